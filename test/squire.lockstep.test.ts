/**
 * Squire in lock-step: the engine plays games/squire, the hand-written model plays the same moves, and after every move
 * states, legal moves, scores and winners must be equal. The order of supply and deck is the engine's.
 */

import { describe, expect, test } from 'vitest';
import { createRandom, type PreparedGame, prepareGame, type Random, type RuleSet, Session } from '../engine/index.ts';
import {
  apply,
  legalMoves,
  type Move,
  newGame,
  type Options,
  PLAYERS,
  printed,
  type State,
  scores,
  type Wanted,
  winners,
} from './oracles/squire.ts';
import { CHARACTERS, MAPS, type MapName } from './oracles/squire-data.ts';
import { readableOf, scoresOf } from './oracles/squire-engine.ts';
import { type Readable, readable } from './oracles/squire-readable.ts';
import { games, rulesOf } from './support/library.ts';

const GAMES = Number(process.env.LOCKSTEP_GAMES ?? 3);

/** What has come up in all the games, so that agreement about nothing is noticed. */
const seen = new Set<string>();

function prepare(rules: RuleSet, players: number, options: Partial<Options> = {}): PreparedGame {
  const game = prepareGame(rules, { players, options: options as Record<string, unknown> });
  if (!game.ok) throw new Error(JSON.stringify(game.diagnostics));
  return game.value;
}

function randomOptions(players: number, random: Random): Options {
  const between = (min: number, max: number) => min + random.below(max - min + 1);
  const either = <T>(...values: T[]): T => values[random.below(values.length)];
  const shuffled = Object.keys(CHARACTERS);
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
  }
  const prices = () =>
    either(
      [5, 4, 3, 2, 1],
      Array.from({ length: 5 }, () => between(0, 3)),
    );
  return {
    market: either('shift', 'independent'),
    startCoins: either(10, between(0, 50)),
    startRoyalTickets: either(1, between(1, 4)),
    startMessages: either(1, between(0, 5)),
    removed: either(printed(players).removed, between(0, 39)),
    handBase: either(1, between(0, 10)),
    commissionBase: either(1, between(0, 4)),
    acceptMax: either(0, 1, 2),
    leftoversPerPoint: either(5, between(1, 20)),
    typePrices: prices(),
    regionPrices: prices(),
    characters: shuffled,
  };
}

/** Players who buy what they can, so that galleries fill, or do anything; who play cards, or do anything. */
function choose(moves: Move[], kind: number, random: Random): Move {
  const any = moves[random.below(moves.length)];
  if (kind === 0 || random.below(8) === 0) return any;
  const eager = moves.filter(({ action }) => action === 'buy' || action === 'playOffer' || action === 'accept');
  if (eager.length > 0) return eager[random.below(eager.length)];
  // The third floor first, and shows that bring or use message cards.
  if (kind === 2 && any.action === 'hang') return moves[0];
  if (any.action === 'hold') return moves.find(({ args }) => args.show === (kind === 2 ? 'sculptures' : 'ceramics'))!;
  return any;
}

/** All exhibits and letters in the order in which they were dealt. */
function decksOf({ zones }: Readable, players: number) {
  const { box, forSale, supply, hand, deck } = zones;
  const dealt = Array.from({ length: players }, (_, seat) => hand[seat].message ?? []);
  return {
    exhibits: [...(box.exhibit ?? []), ...Object.values(forSale).flat(), ...supply],
    letters: [...dealt.flat(), ...deck],
  };
}

/** Equal texts first: the comparison with a printed difference would take most of the time. */
function same(engine: unknown, model: unknown): void {
  if (JSON.stringify(engine) !== JSON.stringify(model)) expect(engine).toEqual(model);
}

const sorted = (moves: Move[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

function note(state: State): void {
  seen.add(state.waiting.decision);
  for (const { action } of legalMoves(state)) seen.add(action);
  for (const { purse } of state.players) {
    if (purse.royalCoin > 0) seen.add('royal coin');
    if (purse.royalTicket > state.options.startRoyalTickets) seen.add('royal ticket');
  }
  if (state.deck.length === 0) seen.add('empty deck');
}

function play({ program }: PreparedGame, wanted: Wanted, kind: number, game: number, random: Random): number {
  const session = Session.start(program, { seed: 'lockstep', game });
  let state = newGame(wanted, decksOf(readableOf(session), wanted.players));
  for (;;) {
    same(readableOf(session), readable(state));
    const moves = legalMoves(state);
    same(sorted(session.legal() as Move[]), sorted(moves));
    note(state);
    if (session.position % 5 === 0) same(scoresOf(session), scores(state));
    if (moves.length === 0) break;
    const move = choose(moves, kind, random);
    const done = session.play(move);
    if (!done.ok) throw new Error(JSON.stringify(done.diagnostics));
    state = apply(state, move);
  }
  same(scoresOf(session), scores(state));
  const outcome = session.outcome()!;
  expect(outcome.winners).toEqual(winners(state));
  expect(outcome.end).toBe('supplyOut');
  return session.plies.at(-1)!.turn;
}

const TABLES = (Object.keys(MAPS) as MapName[]).flatMap((map) => PLAYERS.map((players) => [map, players] as const));

describe.each(TABLES)('%s with %i players', (map, players) => {
  const rules = rulesOf(games, 'squire', [map]);

  test('by the printed values', { timeout: 600_000 }, () => {
    const game = prepare(rules, players);
    expect(game.values).toEqual(printed(players));
    for (let i = 0; i < GAMES; i++) {
      const turns = play(game, { players, map }, i % 3, i, createRandom('printed', i));
      expect(turns).toBe(players * { 2: 12, 3: 11, 4: 10 }[players]!);
    }
  });

  test('with random options', { timeout: 600_000 }, () => {
    for (let i = 0; i < GAMES; i++) {
      const random = createRandom(`options ${players}`, i);
      const options = randomOptions(players, random);
      try {
        play(prepare(rules, players, options), { players, map, options }, i % 3, i, random);
      } catch (error) {
        throw new Error(`game ${i} with ${JSON.stringify(options)}: ${(error as Error).message}`, { cause: error });
      }
    }
  });
});

test('every decision and every kind of bonus have come up', () => {
  expect([...seen].sort()).toEqual(
    [
      ...['movement', 'deal', 'offers', 'hang', 'rescue', 'hold', 'accept', 'replace', 'over'],
      ...['begin', 'travel', 'buy', 'sell', 'playOffer', 'decline'],
      ...['royal coin', 'royal ticket', 'empty deck'],
    ].sort(),
  );
});
