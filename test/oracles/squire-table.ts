/**
 * What the rule tests of Squire sit down at: a table that plays moves and shows its state, whoever runs it (the
 * hand-written model or the engine).
 */

import type { Move, Purse, Score, Seat, State, Wanted } from './squire.ts';
import * as model from './squire.ts';
import type { Cell, City, Exhibit } from './squire-data.ts';
import { fromReadable, type Readable, readable } from './squire-readable.ts';

export interface Table {
  legal(): Move[];
  /** Throws if the move is not legal. */
  play(move: Move): void;
  state(): Readable;
  scores(): Score[];
  /** Of a game that is over. */
  winners(): Seat[];
}

/** Somebody who can run a game from the start, or from a position. */
export interface Host {
  /** With decks in some order. */
  start(wanted: Wanted): Table;
  from(wanted: Wanted, position: Readable): Table;
}

const tableOf = (start: State): Table => {
  let state = start;
  return {
    legal: () => model.legalMoves(state),
    play: (move) => {
      const legal = model.legalMoves(state).some((each) => JSON.stringify(each) === JSON.stringify(move));
      if (!legal) throw new Error(`${JSON.stringify(move)} is not legal`);
      state = model.apply(state, move);
    },
    state: () => readable(state),
    scores: () => model.scores(state),
    winners: () => (state.waiting.decision === 'over' ? model.winners(state) : []),
  };
};

export const modelHost: Host = {
  start: (wanted) => tableOf(model.newGame(wanted)),
  from: (wanted, position) => tableOf(fromReadable(wanted, structuredClone(position))),
};

// ── Moves ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export const begin = (city: City): Move => ({ action: 'begin', args: { city } });
export const travel = (city: City): Move => ({ action: 'travel', args: { city } });
export const buy: Move = { action: 'buy', args: {} };
export const sell: Move = { action: 'sell', args: {} };
export const playOffer = (card: string): Move => ({ action: 'playOffer', args: { card } });
export const hang = (seat: Seat, cell: Cell): Move => ({ action: 'hang', args: { cell: `${seat}:${cell}` } });
export const rescue = (exhibit: Exhibit): Move => ({ action: 'rescue', args: { exhibit } });
export const hold = (show: string): Move => ({ action: 'hold', args: { show } });
export const accept = (card: string): Move => ({ action: 'accept', args: { card } });
export const replace = (old: string, card: string): Move => ({ action: 'replace', args: { old, card } });
export const decline: Move = { action: 'decline', args: {} };

// ── What is asked of a table ───────────────────────────────────────────────────────────────────────────────────────

/** Who is asked, and for which actions. */
export const asked = (table: Table): [Seat, ...string[]] | null => {
  const { next } = table.state();
  return next && [next.actor, ...new Set(table.legal().map((move) => move.action))];
};

/** The values that an action may have for a parameter. */
export const values = (table: Table, action: string, param: string): string[] => [
  ...new Set(table.legal().flatMap((move) => (move.action === action ? move.args[param] : []))),
];

export const purse = (table: Table, seat: Seat): Purse => {
  const { exhibitionToken: _, ...held } = table.state().zones.purse[seat];
  return { coin: 0, royalCoin: 0, ticket: 0, royalTicket: 0, ...held };
};
export const cityOf = (table: Table, seat: Seat): City | undefined => {
  const { pawns } = table.state().zones;
  return Object.keys(pawns).find((city) => pawns[city].pawn?.[seat]);
};
/** Who has the exhibition token, or nobody. */
export const tokenOf = (table: Table): Seat | null => {
  const { purse: purses } = table.state().zones;
  const seat = Object.keys(purses).find((each) => purses[Number(each)].exhibitionToken);
  return seat === undefined ? null : Number(seat);
};
export const hand = (table: Table, seat: Seat): string[] => table.state().zones.hand[seat].message ?? [];
export const commissions = (table: Table, seat: Seat): string[] => table.state().zones.commissions[seat].message ?? [];
export const played = (table: Table): string[] => table.state().zones.played.message ?? [];
export const discarded = (table: Table): Exhibit[] => table.state().zones.discard.exhibit ?? [];
export const hung = (table: Table, seat: Seat, cell: Cell): Exhibit | undefined =>
  table.state().zones.hung[`${seat}:${cell}`][0];
export const offered = (table: Table, city: City): Exhibit | undefined => table.state().zones.forSale[city][0];
