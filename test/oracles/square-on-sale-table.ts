/**
 * What the rule tests of Square on Sale sit down at: a table that plays moves and shows its state, whoever runs it (the
 * hand-written model or the engine).
 */

import type { EndReason, Move, Score, Seat, Square } from './square-on-sale.ts';
import * as model from './square-on-sale.ts';
import type { Options, Variant } from './square-on-sale-printed.ts';
import { type Counts, fromReadable, type Readable, readable } from './square-on-sale-readable.ts';

export interface Setup {
  players: number;
  variant?: Variant;
  options?: Partial<Options>;
}

export interface Table {
  legal(): Move[];
  /** Throws if the move is not legal. */
  play(move: Move): void;
  state(): Readable;
  scores(): Score[];
  winners(): Seat[];
  /** The name of the end condition, or null while the game runs. */
  ended(): EndReason | null;
}

/** Somebody who can run a game from the start, or from a position. */
export interface Host {
  start(setup: Setup): Table;
  from(setup: Setup, position: Readable): Table;
}

const tableOf = (start: model.State): Table => {
  let state = start;
  return {
    legal: () => model.legalMoves(state),
    play: (move) => {
      state = model.apply(state, move);
    },
    state: () => readable(state),
    scores: () => model.scores(state),
    winners: () => model.winners(state),
    ended: () => model.endReason(state),
  };
};

export const modelHost: Host = {
  start: (setup) => tableOf(model.newGame(setup)),
  from: (setup, position) => tableOf(fromReadable(setup, position)),
};

// ── Moves ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export const bid = (square: Square, amount: number): Move => ({ action: 'bid', args: { square, amount } });
export const pass: Move = { action: 'pass', args: {} };
export const build = (square: Square): Move => ({ action: 'build', args: { square } });
export const spread = (...targets: Square[]): Move => ({ action: 'spread', args: { targets } });
export const gem = (square: Square): Move => ({ action: 'placeGem', args: { square } });

// ── What is asked of a table ───────────────────────────────────────────────────────────────────────────────────────

export const money = (table: Table, seat: Seat): number => table.state().zones.supply[seat].money?.[seat] ?? 0;
export const pieces = (table: Table, seat: Seat): number => table.state().zones.supply[seat].building?.[seat] ?? 0;
export const gemsOf = (table: Table, seat: Seat): number => table.state().zones.supply[seat].gem ?? 0;
export const spentOn = (table: Table, square: Square, seat: Seat): number =>
  table.state().zones.spent[square].money?.[seat] ?? 0;
/** The owners of the pieces of a stack, bottom first: `10` is player 0's piece on player 1's. */
export const stack = (table: Table, square: Square): string =>
  table
    .state()
    .zones.stack[square].map((piece) => piece.split(':')[1])
    .reverse()
    .join('');
export const gemsOn = (table: Table, square: Square): number => table.state().zones.gems[square].gem ?? 0;
export const markersOn = (table: Table, square: Square): number => table.state().zones.markers[square].marker ?? 0;
export const bank = (table: Table): Counts => table.state().zones.bank;

/** The bid that stands on a square, and how many turns of its bidder it still has to stand. */
export function standing(table: Table, square: Square): { seat: Seat; tokens: number; left: number } | null {
  const { zones, variables } = table.state();
  const seat = variables.bidder[square];
  if (seat === null) return null;
  return { seat, tokens: zones.bid[square].money?.[seat] ?? 0, left: variables.countdown[square]! };
}

/** Who is asked, and for which actions. */
export const asked = (table: Table): [Seat, ...string[]] | null => {
  const { next } = table.state();
  return next && [next.actor, ...new Set(table.legal().map((move) => move.action))];
};

/** The squares that an action may go to. */
export const targets = (table: Table, action: string): Square[] => [
  ...new Set(table.legal().flatMap((move) => (move.action === action ? (move.args.square as Square) : []))),
];
