/**
 * What the rule tests of Sold!Beta sit down at: a table that plays moves and shows its state, whoever runs it (the
 * hand-written model or the engine).
 */

import type { Card, Move, Score, Seat, State, Wanted } from './sold-beta.ts';
import * as model from './sold-beta.ts';
import { fromReadable, type Readable, readable } from './sold-beta-readable.ts';

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
      state = model.apply(state, move);
    },
    state: () => readable(state),
    scores: () => model.scores(state),
    winners: () => (model.actor(state) === null ? model.winners(state) : []),
  };
};

export const modelHost: Host = {
  start: (wanted) => tableOf(model.newGame(wanted, { properties: model.PROPERTIES, checks: model.CHECKS })),
  from: (wanted, position) => tableOf(fromReadable(wanted, position)),
};

// ── Moves ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export const raise = (amount: number): Move => ({ action: 'raise', args: { amount } });
export const pass: Move = { action: 'pass', args: {} };
export const sell = (property: Card): Move => ({ action: 'sell', args: { property } });
export const pay = (seat: Seat, ...ranks: number[]): Move => ({
  action: 'pay',
  args: { cards: ranks.map((card) => model.moneyName(card, seat)) },
});

// ── What is asked of a table ───────────────────────────────────────────────────────────────────────────────────────

/** Who is asked, and for which actions. */
export const asked = (table: Table): [Seat, ...string[]] | null => {
  const { next } = table.state();
  return next && [next.actor, ...new Set(table.legal().map((move) => move.action))];
};

export const bids = (table: Table): number[] => table.legal().flatMap(({ args }) => (args.amount as number) ?? []);
const rankOf = (name: string): number => Number(/\d+/.exec(name)![0]);

/** The ways to pay, each as ranks. */
export const payments = (table: Table): number[][] =>
  table.legal().flatMap(({ args }) => (args.cards ? [(args.cards as string[]).map(rankOf)] : []));

/** The ranks of a player's money, lowest first. */
export const money = (table: Table, seat: Seat): number[] =>
  (table.state().zones.purse[seat].money ?? []).map(rankOf).sort((a, b) => a - b);
export const paid = (table: Table): string[] => table.state().zones.paid.money ?? [];
export const properties = (table: Table, seat: Seat): Card[] => table.state().zones.properties[seat].property ?? [];
export const checks = (table: Table, seat: Seat): Card[] => table.state().zones.checks[seat].check ?? [];
export const market = (table: Table): Card[] => table.state().zones.market.property ?? [];
