/** Positions of Squire, written down in short for the rule tests. */

import { type Decision, newGame, type Purse, type Seat, type Wanted } from './squire.ts';
import { type Cell, type City, EXHIBITS, type Exhibit, LETTERS, MAPS, type Region, type Type } from './squire-data.ts';
import { DECISIONS, type Readable, readable } from './squire-readable.ts';
import { type Host, hang, hold, sell, type Table } from './squire-table.ts';

export interface Position {
  /** Where the pawns are. Everybody is on the board, in the first cities of the map, unless said otherwise. */
  at?: Record<Seat, City | null>;
  purse?: Record<Seat, Partial<Purse>>;
  gallery?: Record<Seat, Record<Cell, Exhibit>>;
  /** Bought and not yet hung. */
  crate?: Record<Seat, Exhibit>;
  hand?: Record<Seat, string[]>;
  commissions?: Record<Seat, string[]>;
  /** What is for sale; in other cities lies something else. */
  offer?: Record<City, Exhibit>;
  discard?: Exhibit[];
  /** From the top; the other exhibits are in the box. Eight unless said otherwise. */
  supply?: Exhibit[];
  /** From the top; all that is nowhere else unless said otherwise, else that is out of the game. */
  deck?: string[];
  /** Markers from the top. */
  types?: Type[];
  regions?: Region[];
  /** Who has the exhibition token; nobody while it lies on the board. */
  token?: Seat | null;
  lot?: Exhibit;
  bought?: boolean;
  /** Who is asked; the first player is to move unless said otherwise. */
  asks?: { actor: Seat; decision: Exclude<Decision, 'over'> };
}

/** Takes things out of a pile by name. */
const taker = (pile: string[]) => (names: readonly string[]) => {
  for (const name of names) {
    const at = pile.indexOf(name);
    if (at < 0) throw new Error(`no ${name} is left`);
    pile.splice(at, 1);
  }
  return [...names];
};

const heap = <K extends string>(key: K, names: string[]): { [key in K]?: string[] } =>
  (names.length > 0 ? { [key]: [...names].sort() } : {}) as { [key in K]?: string[] };

export function position(wanted: Wanted, given: Position): Readable {
  const map = MAPS[wanted.map ?? 'british-isles'];
  const base = structuredClone(readable(newGame(wanted)));
  const { zones, variables } = base;
  const seats = Array.from({ length: wanted.players }, (_, seat) => seat);

  const exhibits = [...EXHIBITS];
  const take = taker(exhibits);
  const gallery = given.gallery ?? {};
  for (const name of Object.keys(zones.hung)) zones.hung[name] = [];
  for (const seat of seats) {
    for (const [cell, exhibit] of Object.entries(gallery[seat] ?? {})) zones.hung[`${seat}:${cell}`] = take([exhibit]);
    zones.crate[seat] = take(given.crate?.[seat] ? [given.crate[seat]] : []);
  }
  zones.discard = heap('exhibit', take(given.discard ?? []));
  const offered = take(Object.values(given.offer ?? {}));
  const supply = given.supply && take(given.supply);
  // What is for sale and has no name in the position is worth 4 or 5.
  for (const city of map.cities) {
    const other = () => take([exhibits.find((each) => / [45]$/.test(each))!]);
    zones.forSale[city] = given.offer?.[city] ? [offered[Object.keys(given.offer).indexOf(city)]] : other();
  }
  zones.supply = supply ?? take(exhibits.slice(0, 8));
  zones.box = heap('exhibit', exhibits);

  const letters = LETTERS.map(({ name }) => name);
  const deal = taker(letters);
  for (const seat of seats) {
    zones.hand[seat] = heap('message', deal(given.hand?.[seat] ?? []));
    zones.commissions[seat] = heap('message', deal(given.commissions?.[seat] ?? []));
  }
  zones.deck = deal(given.deck ?? letters.slice());
  zones.played = heap('message', letters);

  for (const city of map.cities) zones.pawns[city] = {};
  for (const seat of seats) {
    const city = given.at?.[seat] === undefined ? map.cities[seat] : given.at[seat];
    zones.home[seat] = city === null ? { pawn: { [seat]: 1 } } : {};
    if (city !== null) zones.pawns[city] = { pawn: { ...zones.pawns[city].pawn, [seat]: 1 } };
    const held = { coin: 10, royalCoin: 0, ticket: 0, royalTicket: 1, ...given.purse?.[seat] };
    zones.purse[seat] = Object.fromEntries(Object.entries(held).filter(([, count]) => count > 0));
  }
  const token = given.token === undefined ? wanted.players - 1 : given.token;
  zones.exhibitionSpace = token === null ? { exhibitionToken: 1 } : {};
  if (token !== null) zones.purse[token].exhibitionToken = 1;

  zones.typeColumn = given.types ?? zones.typeColumn;
  zones.regionColumn = given.regions ?? zones.regionColumn;
  zones.typeColumn.forEach((type, i) => {
    variables.typeDepth[type] = i;
  });
  zones.regionColumn.forEach((region, i) => {
    variables.regionDepth[region] = i;
  });
  variables.lot = given.lot ?? null;
  variables.bought = given.bought ?? false;
  const { actor, decision } = given.asks ?? { actor: 0, decision: 'movement' };
  return { zones, variables, next: { actor, decision: DECISIONS[decision] }, active: actor };
}

/** A table at a position, with three players unless said otherwise. */
export const seated = (host: Host, given: Position, wanted: Wanted = { players: 3 }): Table =>
  host.from(wanted, position(wanted, given));

/** Plays the turn to its end: sells, plays no cards, shows paintings. */
export function finishTurn(table: Table): void {
  for (;;) {
    const { next, zones } = table.state();
    const shown = Object.keys(DECISIONS).find((name) => DECISIONS[name as keyof typeof DECISIONS] === next?.decision);
    if (!next || shown === 'movement') return;
    if (shown === 'deal') table.play(sell);
    else if (shown === 'hold') table.play(hold('paintings'));
    else if (shown === 'hang')
      table.play(
        hang(
          next.actor,
          Object.keys(zones.hung)
            .find((name) => name.startsWith(`${next.actor}:`) && zones.hung[name].length === 0)!
            .slice(2),
        ),
      );
    else table.play(table.legal().find(({ action }) => action === 'decline') ?? table.legal()[0]);
  }
}

/** A whole turn: the first legal way, and `finishTurn`. */
export function anyTurn(table: Table): void {
  table.play(table.legal()[0]);
  finishTurn(table);
}
