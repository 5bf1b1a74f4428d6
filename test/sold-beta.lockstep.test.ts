/**
 * Sold!Beta in lock-step: the engine plays games/sold-beta, the hand-written model plays the same moves, and after every
 * move states, legal moves, scores and winners must be equal. The order of the shuffled decks is the engine's.
 */

import { describe, expect, test } from 'vitest';
import {
  createRandom,
  loadRuleSet,
  type PreparedGame,
  prepareGame,
  type Random,
  type RuleSet,
  Session,
} from '../engine/index.ts';
import { perft } from '../engine/runtime/perft.ts';
import { shippedGames } from './library.ts';
import { apply, type Decks, legalMoves, type Move, newGame, type State, scores, winners } from './oracles/sold-beta.ts';
import { readableOf, scoresOf } from './oracles/sold-beta-engine.ts';
import { type Options, PLAYERS, printed, type Variant } from './oracles/sold-beta-printed.ts';
import { type Readable, readable } from './oracles/sold-beta-readable.ts';

const GAMES = Number(process.env.LOCKSTEP_GAMES ?? 10);

/** What has come up in all the games, so that agreement about nothing is noticed. */
const seen = new Set<string>();

function ruleSet(variant: Variant): RuleSet {
  const rules = loadRuleSet({ game: 'sold-beta' }, { library: shippedGames, variants: [variant] });
  if (!rules.ok) throw new Error(JSON.stringify(rules.diagnostics));
  return rules.value;
}

function prepare(rules: RuleSet, players: number, options: Partial<Options> = {}): PreparedGame {
  const game = prepareGame(rules, { players, options });
  if (!game.ok) throw new Error(JSON.stringify(game.diagnostics));
  return game.value;
}

/** Small suits of money and few rounds are likelier than large ones: what is short makes rules meet. */
function randomOptions(players: number, variant: Variant, random: Random): Options {
  const between = (min: number, max: number) => min + random.below(max - min + 1);
  const either = <T>(...values: T[]): T => values[random.below(values.length)];
  return {
    moneyLow: either(1, 1, between(1, 13)),
    moneyHigh: either(8, between(1, 10), between(1, 13)),
    setAside: either(printed(players, variant).setAside, between(0, 26 - players)),
    openingBid: either(1, between(1, 6), between(1, 20)),
    equalBids: either(true, false),
    halfBid: either('down', 'up'),
    unopenedPrice: either(0, between(0, 5)),
    aceCheck: either(0, 1, 14, between(0, 14)),
    leftoverMoney: either('cards', 'worth'),
    startPlayer: between(0, players - 1),
  };
}

/** Three kinds of players: any move, low bids, and low bids that are given up soon. */
function choose(moves: Move[], kind: number, random: Random): Move {
  const any = moves[random.below(moves.length)];
  const pass = moves.find(({ action }) => action === 'pass');
  if (kind === 0 || !pass) return any;
  if (random.below(kind === 1 ? 6 : 3) === 0) return pass;
  return moves[random.below(Math.min(moves.length, 4))];
}

/** The whole decks as they were shuffled, from a state behind the first cards that were turned up. */
function decksOf({ zones }: Readable): Decks {
  const { aside, market, propertyDeck, checkDeck } = zones;
  return {
    properties: [...(aside.property ?? []), ...(market.property ?? []), ...propertyDeck],
    checks: [...(aside.check ?? []), ...checkDeck],
  };
}

/** Equal texts first: the comparison with a printed difference would take most of the time. */
function same(engine: unknown, model: unknown): void {
  if (JSON.stringify(engine) !== JSON.stringify(model)) expect(engine).toEqual(model);
}

function note(state: State): void {
  const { waiting, options, players } = state;
  seen.add(waiting.decision);
  if (waiting.decision === 'act') {
    const moves = legalMoves(state).length;
    if (moves === 1) seen.add('forced pass');
    if (options.equalBids && state.highBid > 0 && legalMoves(state)[0].args.amount === state.highBid)
      seen.add('equal bid');
  }
  if (waiting.decision === 'pay') {
    const { money } = players[waiting.seat];
    const ways = legalMoves(state);
    if (money.includes(waiting.owed)) seen.add('exact card');
    else if (ways.length === 1) seen.add('single payment');
    else seen.add('several payments');
    if (ways.some(({ args }) => (args.cards as string[]).length === money.length)) seen.add('all money');
  }
}

function play({ program }: PreparedGame, start: (decks: Decks) => State, kind: number, game: number, random: Random) {
  const session = Session.start(program, { seed: 'lockstep', game });
  let state = start(decksOf(readableOf(session)));
  for (;;) {
    same(readableOf(session), readable(state));
    const moves = legalMoves(state);
    same(session.legal(), moves);
    note(state);
    if (moves.length === 0) break;
    const move = choose(moves, kind, random);
    const played = session.play(move);
    if (!played.ok) throw new Error(JSON.stringify(played.diagnostics));
    state = apply(state, move);
    if (session.position % 7 === 0) same(scoresOf(session), scores(state));
  }
  same(scoresOf(session), scores(state));
  const outcome = session.outcome()!;
  expect(outcome.winners).toEqual(winners(state));
  expect(outcome.end).toBe('sold');
}

const TABLES = (['printed', 'published'] as const).flatMap((variant) =>
  PLAYERS.map((players) => [variant, players] as const),
);

describe.each(TABLES)('%s rules with %i players', (variant, players) => {
  const rules = ruleSet(variant);

  test('by the printed values', { timeout: 600_000 }, () => {
    const game = prepare(rules, players);
    expect(game.values).toEqual(printed(players, variant));
    for (let i = 0; i < GAMES; i++) {
      play(game, (decks) => newGame({ players, variant }, decks), i % 3, i, createRandom('printed', i));
    }
  });

  test('with random options', { timeout: 600_000 }, () => {
    for (let i = 0; i < GAMES; i++) {
      const random = createRandom(`options ${players}`, i);
      const options = randomOptions(players, variant, random);
      try {
        play(prepare(rules, players, options), (decks) => newGame({ players, options }, decks), i % 3, i, random);
      } catch (error) {
        throw new Error(`game ${i} with ${JSON.stringify(options)}: ${(error as Error).message}`, { cause: error });
      }
    }
  });
});

function countMoves(state: State, depth: number): number {
  const moves = legalMoves(state);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + countMoves(apply(state, move), depth - 1), 0);
}

test.each([
  [3, [37, 703, 9139]],
  [4, [37, 703, 9139]],
] as const)('perft of the engine and of the model with %i players', (players, leaves) => {
  const session = Session.start(prepare(ruleSet('printed'), players).program);
  const state = newGame({ players }, decksOf(readableOf(session)));
  const depths = leaves.map((_, i) => i + 1);
  expect(depths.map((depth) => perft(session.program, session.state, depth))).toMatchObject(
    leaves.map((value) => ({ value })),
  );
  expect(depths.map((depth) => countMoves(state, depth))).toEqual(leaves);
});

test('every decision and every kind of payment have come up', () => {
  expect([...seen].sort()).toEqual(
    [
      ...['act', 'pay', 'sell', 'over'],
      ...['forced pass', 'equal bid', 'exact card', 'single payment', 'several payments', 'all money'],
    ].sort(),
  );
});
