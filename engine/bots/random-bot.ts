/** Plays any legal move: each pick uniform among the legal ones, drawn from the stream of `botStreams`. */
import type { Program, State } from '../compiler/program.ts';
import { botStreams, randomMove } from '../runtime/bots.ts';
import { atOnce, type Bot, type BotKey } from './bot.ts';

export function createRandomBot(program: Program, { seed, game, seat }: BotKey): Bot {
  const random = botStreams(seed, game, program.model.players)[seat]!;
  const choose = (state: State) => ({ picks: randomMove(program, state, random)! });
  return {
    spec: { kind: 'random' },
    seat,
    choose,
    think: (state) => {
      const own = state.slice();
      return atOnce(() => choose(own));
    },
  };
}
