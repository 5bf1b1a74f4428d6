/**
 * What the rule tests of United Square sit down at: a table that plays moves and shows its state, whoever runs it (the
 * hand-written model or the engine).
 */

import { loadRuleSet, type OptionInfo, type Program, prepareGame, Session, writeState } from '../../engine/index.ts';
import { shippedGames } from '../library.ts';
import type { Color, Move, Score, Seat, Space, State, Tile, Wanted } from './united-square.ts';
import * as model from './united-square.ts';
import { type Readable, readable } from './united-square-readable.ts';

export interface Table {
  legal(): Move[];
  /** Throws if the move is not legal. */
  play(move: Move): void;
  state(): Readable;
  scores(): Score[];
  /** Of a game that is over. */
  winners(): Seat[];
}

/** Somebody who can run a game from a position. */
export type Host = (start: State) => Table;

const modelHost: Host = (start) => {
  let state = start;
  return {
    legal: () => model.legalMoves(state),
    play: (move) => {
      state = model.apply(state, move);
    },
    state: () => readable(state),
    scores: () => model.scores(state),
    winners: () => (state.over ? model.winners(state) : []),
  };
};

// ── The engine ─────────────────────────────────────────────────────────────────────────────────────────────────────

const games = new Map<string, { program: Program; options: readonly OptionInfo[] }>();

/** The compiled game; throws where the rules have an error. */
export function gameFor({ mode, players, options }: Wanted): { program: Program; options: readonly OptionInfo[] } {
  const key = JSON.stringify([mode, players, options]);
  const known = games.get(key);
  if (known) return known;
  const rules = loadRuleSet({ game: 'united-square' }, { library: shippedGames, variants: [mode] });
  if (!rules.ok) throw new Error(JSON.stringify(rules.diagnostics));
  const game = prepareGame(rules.value, { players, options });
  if (!game.ok) throw new Error(JSON.stringify(game.diagnostics));
  games.set(key, game.value);
  return game.value;
}

export function readableOf(session: Session): Readable {
  const { zones, variables, next } = session.readable();
  return { zones, variables, next } as unknown as Readable;
}

/** By tile, in the order of their names, as the model has none. */
export const sortedMoves = (moves: readonly Move[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

export const scoresOf = (session: Session): Score[] =>
  session.scores().map(({ terms, total }) => ({ ...terms, total }));

const engineHost: Host = (start) => {
  const { mode, players, options } = start;
  const { program } = gameFor({ mode, players, options: declaredFor(mode, options) });
  const shown = { ...readable(start), active: start.active, round: 1 };
  const session = Session.fromSnapshot(program, writeState(program, shown as never));
  return {
    legal: () => session.legal() as Move[],
    play: (move) => {
      const played = session.play(move);
      if (!played.ok) throw new Error(played.diagnostics[0].message);
    },
    state: () => readableOf(session),
    scores: () => scoresOf(session),
    winners: () => session.outcome()?.winners ?? [],
  };
};

/** Not every variant has all options. */
function declaredFor(mode: model.Mode, all: Partial<model.Options>): Partial<model.Options> {
  const { colors, teams, rivalTie, darkTiles, ...options } = all;
  return {
    ...options,
    ...(mode === 'solitaire' ? {} : { colors }),
    ...(mode === 'team-spirit' || mode === 'rival-teammates' ? { teams } : {}),
    ...(mode === 'rival-teammates' ? { rivalTie } : {}),
    ...(mode === 'tournament' ? { darkTiles } : {}),
  };
}

export const HOSTS: [name: string, host: Host][] = [
  ['the model', modelHost],
  ['the engine', engineHost],
];

// ── Moves and tiles ────────────────────────────────────────────────────────────────────────────────────────────────

const LETTERS: Record<string, Color> = { y: 'yellow', g: 'green', b: 'blue', r: 'red' };

/** `ygbr`: yellow to the north, green to the east, blue to the south, red to the west. */
export const tile = (letters: string): Tile => [...letters].map((letter) => LETTERS[letter]).join('-');
export const tiles = (...all: string[]): Tile[] => all.map(tile);

export const lay = (letters: string, cell: Space, quarters = 0): Move => ({
  action: 'lay',
  args: { tile: tile(letters), cell, quarters },
});
/** A tile that lies already, for a position. */
export const laid = (letters: string, cell: Space, quarters = 0): [Tile, Space, number] => [
  tile(letters),
  cell,
  quarters,
];
export const pass: Move = { action: 'pass', args: {} };

// ── What is asked of a table ───────────────────────────────────────────────────────────────────────────────────────

/** Who is asked, and for which actions; nothing if the game is over. */
export const asked = (table: Table): [Seat, ...string[]] | null => {
  const { next } = table.state();
  return next && [next.actor, ...new Set(table.legal().map((move) => move.action))];
};

/** Where a tile of a hand can go, with quarter turns: `c2 2`. */
export const ways = (table: Table, letters: string): string[] =>
  table
    .legal()
    .flatMap((move) =>
      move.action === 'lay' && move.args.tile === tile(letters) ? [`${move.args.cell} ${move.args.quarters}`] : [],
    );

export const targets = (table: Table): Space[] =>
  [...new Set(table.legal().flatMap((move) => (move.action === 'lay' ? [move.args.cell] : [])))].sort();

export const hand = (table: Table, seat: Seat): Tile[] => table.state().zones.hand[seat].tile ?? [];
export const totals = (table: Table): number[] => table.scores().map(({ total }) => total);
