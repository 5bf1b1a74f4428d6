/** The bots of the lab on the seats of a game. */
import { type BotSpec, createBot } from '../bots/index.ts';
import type { Program, State } from '../compiler/program.ts';
import { botStreams } from '../runtime/bots.ts';
import type { Random } from '../runtime/random.ts';

/** Who decides for a seat: a stream that draws any legal pick, one after another, or a bot that thinks of whole moves. */
export type Seated = { random: Random } | { choose(state: State): readonly number[] };

export function seatBots(program: Program, bots: readonly BotSpec[], seed: string | number, game: number): Seated[] {
  const streams = botStreams(seed, game, bots.length);
  return bots.map((spec, seat) => {
    if (spec.kind === 'random') return { random: streams[seat]! };
    const bot = createBot(program, spec, { seed, game, seat });
    return { choose: (state) => bot.choose(state).picks };
  });
}
