/**
 * United Square twice, in lock-step: the engine with the YAML, and the hand-written model. At every decision of random
 * games they must have the same legal moves and the same state, and at the end the same result; for all variants and
 * player counts, by the printed values and by random values of all options. The model is told the deal, and checks it.
 *
 * LOCKSTEP_GAMES=N plays N games instead of a few for each variant and player count.
 */

import { describe, expect, test } from 'vitest';
import { createRandom, type OptionInfo, type PreparedGame, type Random, Session } from '../engine/index.ts';
import {
  apply,
  legalMoves,
  type Mode,
  newGame,
  type Options,
  scores,
  type Wanted,
  winners,
} from './oracles/united-square.ts';
import { handsOf, readable } from './oracles/united-square-readable.ts';
import { gameFor, readableOf, scoresOf, sortedMoves } from './oracles/united-square-table.ts';

const GAMES = Number(process.env.LOCKSTEP_GAMES ?? 6);

const TABLES: [mode: Mode, players: number][] = [
  ['for-themselves', 2],
  ['for-themselves', 3],
  ['for-themselves', 4],
  ['team-spirit', 4],
  ['rival-teammates', 4],
  ['solitaire', 1],
  ['tournament', 2],
];

/** What has come up in all the games, so that agreement about nothing is noticed. */
const seen = new Set<string>();

/** A value for every option of the definition. */
function randomOptions(described: readonly OptionInfo[], random: Random): Partial<Options> {
  const values: Record<string, unknown> = {};
  for (const { name, kind, min, max, choices, value } of described) {
    if (random.below(3) === 0) values[name] = value;
    else if (kind === 'integer') values[name] = min! + random.below(max! - min! + 1);
    else if (kind === 'boolean') values[name] = random.below(2) === 1;
    else if (kind === 'permutation')
      values[name] = shuffled(
        choices!.map((choice) => choice.value),
        random,
      );
    else values[name] = choices![random.below(choices!.length)].value;
  }
  return values;
}

function shuffled<T>(items: T[], random: Random): T[] {
  const left = [...items];
  return items.map(() => left.splice(random.below(left.length), 1)[0]);
}

/** Equal texts first: the comparison with a printed difference would take most of the time. */
function same(engine: unknown, model: unknown): void {
  if (JSON.stringify(engine) !== JSON.stringify(model)) expect(engine).toEqual(model);
}

function play({ program }: Pick<PreparedGame, 'program'>, wanted: Wanted, game: number, random: Random): void {
  const session = Session.start(program, { seed: wanted.mode, game });
  let state = newGame(wanted, handsOf(readableOf(session)));
  for (;;) {
    same(readableOf(session), readable(state));
    same(scoresOf(session), scores(state));
    const moves = legalMoves(state);
    same(sortedMoves(session.legal() as typeof moves), sortedMoves(moves));
    if (moves.length === 0) break;
    const move = moves[random.below(moves.length)];
    seen.add(move.action);
    const played = session.play(move);
    if (!played.ok) throw new Error(JSON.stringify(played.diagnostics));
    state = apply(state, move);
  }
  const result = winners(state);
  seen.add(`${wanted.mode}: ${result.length} win`);
  expect(session.outcome()).toMatchObject({ end: 'nobodyCanLay', winners: result });
}

describe.each(TABLES)('%s with %i players', (mode, players) => {
  test.each([1, 2])('by the printed values, with %i sets', { timeout: 600_000 }, (sets) => {
    const wanted: Wanted = { mode, players, options: { sets } };
    const prepared = gameFor(wanted);
    for (let game = 0; game < GAMES; game++) play(prepared, wanted, game, createRandom('printed', players, game));
  });

  test('with random options', { timeout: 600_000 }, () => {
    const { options: described } = gameFor({ mode, players });
    for (let game = 0; game < GAMES; game++) {
      const random = createRandom(`options ${mode}`, players, game);
      const options = randomOptions(described, random);
      try {
        play(gameFor({ mode, players, options }), { mode, players, options }, game, random);
      } catch (error) {
        throw new Error(`game ${game} with ${JSON.stringify(options)}: ${(error as Error).message}`, { cause: error });
      }
    }
  });
});

test('what can happen has come up', () => {
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'lay',
      'pass',
      'for-themselves: 1 win',
      'for-themselves: 2 win',
      'team-spirit: 2 win',
      'team-spirit: 4 win',
      'rival-teammates: 0 win',
      'rival-teammates: 1 win',
      'rival-teammates: 2 win',
      'solitaire: 0 win',
      'tournament: 1 win',
      'tournament: 2 win',
    ]),
  );
});
