/**
 * Positions of Square on Sale, written down in short for the rule tests.
 */

import { DECISIONS, type Seat, SQUARES, type Square } from './square-on-sale.ts';
import { EDITIONS, type Options } from './square-on-sale-printed.ts';
import type { Counts, Readable } from './square-on-sale-readable.ts';
import { type Host, pass, type Setup, type Table } from './square-on-sale-table.ts';

export const CENTER = ['b2', 'c2', 'd2', 'b3', 'c3', 'd3', 'b4', 'c4', 'd4'];
export const EDGE = ['b1', 'c1', 'd1', 'a2', 'e2', 'a3', 'e3', 'a4', 'e4', 'b5', 'c5', 'd5'];
export const CORNER = ['a1', 'e1', 'a5', 'e5'];

export const without = (squares: Square[], ...gone: Square[]): Square[] =>
  squares.filter((square) => !gone.includes(square));

export const each = <T>(squares: Square[], value: T): Record<Square, T> =>
  Object.fromEntries(squares.map((square) => [square, value]));

export interface Position {
  /** Buildings by square, as the seats of their owners, bottom first: `10` is player 0's piece on player 1's. */
  stacks?: Record<Square, string>;
  /** Bids that stand, with the turns of the bidder that they still have to stand; 0 is a square just won. */
  bids?: Record<Square, { seat: Seat; tokens: number; left: number }>;
  /** Spent money by square and seat. */
  spent?: Record<Square, Record<Seat, number>>;
  /** Gems by square. */
  gems?: Record<Square, number>;
  /** Gems by seat. */
  hands?: Record<Seat, number>;
  passesInARow?: number;
  /** Who decides what. */
  asks: { actor: Seat; decision: keyof typeof DECISIONS };
}

/** The whole state of a position: what is not on the board is in the supplies and in the bank. */
export function position(setup: Setup, given: Position): Readable {
  const edition = EDITIONS[setup.variant ?? 'new-games-order'];
  const options: Options = { ...edition.options, ...setup.options };
  const { stacks = {}, bids = {}, spent = {}, gems = {}, hands = {} } = given;
  const each = <T>(value: (square: Square) => T) =>
    Object.fromEntries(SQUARES.map((square) => [square, value(square)]));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  /** A fresh bid of the original page has one cube; it gets another one each time that it comes nearer. */
  const markersOn = (left: number) => {
    if (left === 0) return 0;
    return edition.page === 'new' ? 1 : options.bidStands - left + 1;
  };
  const owned = (amounts: Record<number, number>): Counts['money'] | undefined => {
    const some = Object.entries(amounts).filter(([, amount]) => amount > 0);
    return some.length > 0 ? Object.fromEntries(some) : undefined;
  };
  const counts = (all: Counts): Counts => Object.fromEntries(Object.entries(all).filter(([, count]) => count));

  const supply = (seat: Seat): Counts => {
    const money = Object.values(bids).map((one) => (one.seat === seat ? one.tokens : 0));
    const placed = [...Object.values(stacks).join('')].map(Number);
    return counts({
      money: owned({ [seat]: options.money - sum(money) - sum(Object.values(spent).map((here) => here[seat] ?? 0)) }),
      building: owned({ [seat]: options.buildings - placed.filter((piece) => piece === seat).length }),
      gem: hands[seat],
    });
  };
  return {
    zones: {
      bank: counts({
        gem: options.gems - sum(Object.values(gems)) - sum(Object.values(hands)),
        marker: options.markers - sum(Object.values(bids).map(({ left }) => markersOn(left))),
      }),
      supply: Object.fromEntries(Array.from({ length: setup.players }, (_, seat) => [String(seat), supply(seat)])),
      bid: each((square) => counts({ money: bids[square] && owned({ [bids[square].seat]: bids[square].tokens }) })),
      spent: each((square) => counts({ money: owned(spent[square] ?? {}) })),
      markers: each((square) => counts({ marker: bids[square] && markersOn(bids[square].left) })),
      stack: each((square) => [...(stacks[square] ?? '')].map((seat) => `building:${seat}`).reverse()),
      gems: each((square) => counts({ gem: gems[square] })),
    },
    variables: {
      passesInARow: given.passesInARow ?? 0,
      bidWasFresh: false,
      bidder: each((square) => bids[square]?.seat ?? null),
      countdown: each((square) => bids[square]?.left ?? null),
    },
    next: { actor: given.asks.actor, decision: DECISIONS[given.asks.decision] },
  };
}

/** The start of a player's turn: the one before passes, in a game without gems to place. */
export function startOfTurn(host: Host, setup: Setup, seat: Seat, given: Omit<Position, 'asks'>): Table {
  const before = (seat + setup.players - 1) % setup.players;
  const table = host.from(setup, position(setup, { ...given, asks: { actor: before, decision: 'act' } }));
  table.play(pass);
  return table;
}

/** Three players, and no gems to place, so that one turn follows the other. */
export const QUIET: Setup = { players: 3, options: { gemRule: 'never' } };

export const quietWith = (options: Setup['options']): Setup => ({
  ...QUIET,
  options: { ...QUIET.options, ...options },
});

/** Player 0 is about to bid or pass. */
export const act = (host: Host, given: Omit<Position, 'asks'>, setup: Setup = QUIET): Table =>
  host.from(setup, position(setup, { ...given, asks: { actor: 0, decision: 'act' } }));

/** Player 0 has won the squares, for one token each, and is about to build. */
export const won = (host: Host, squares: Square[], given: Omit<Position, 'asks'> = {}, setup: Setup = QUIET): Table =>
  host.from(
    setup,
    position(setup, {
      ...given,
      bids: { ...given.bids, ...each(squares, { seat: 0, tokens: 1, left: 0 }) },
      asks: { actor: 0, decision: 'construction' },
    }),
  );
