/** The bots of the lab: a reader of their names, and one bot for each seat of a game. */
import type { Program, State } from '../compiler/program.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import { fail, NOWHERE, ok, type Result } from '../diagnostics/diagnostic.ts';
import { botStreams, randomMove } from '../runtime/bots.ts';
import type { Random } from '../runtime/random.ts';

export type BotSpec = { kind: 'random' };

export function parseBot(text: string): Result<BotSpec> {
  if (text === 'random') return ok({ kind: 'random' });
  return fail([
    diagnose(
      'plan-value',
      { key: 'bots', expected: '`random`', found: `\`${text}\`` },
      { document: '', path: [], range: NOWHERE },
    ),
  ]);
}

/** Who decides for a seat. A stream of random numbers plays any legal move, pick by pick. */
export type Seated = { random: Random; choose(state: State): number[] | undefined };

export function seatBots(program: Program, bots: readonly BotSpec[], seed: string | number, game: number): Seated[] {
  return botStreams(seed, game, bots.length).map((random) => ({
    random,
    choose: (state) => randomMove(program, state, random),
  }));
}
