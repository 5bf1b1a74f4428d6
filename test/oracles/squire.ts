/**
 * Squire, written by hand from the rulebook and the rulings: a plain model to compare the engine with. A state is a value;
 * `apply` gives a new one. Decks and supply are in the order in which they are given.
 */

import {
  CELLS,
  type Cell,
  CHARACTERS,
  type City,
  columnOf,
  type Deal,
  type Estate,
  EXHIBITS,
  type Exhibit,
  floorOf,
  type GameMap,
  hallCoins,
  hallTickets,
  LETTERS,
  letterCalled,
  MAPS,
  MARKET,
  type MapName,
  type Region,
  type Reward,
  SHOWS,
  type Type,
  typeOf,
  worthOf,
} from './squire-data.ts';

export type Seat = number;

export interface Options {
  market: 'shift' | 'independent';
  startCoins: number;
  startRoyalTickets: number;
  startMessages: number;
  removed: number;
  handBase: number;
  commissionBase: number;
  acceptMax: number;
  leftoversPerPoint: number;
  typePrices: number[];
  regionPrices: number[];
  characters: string[];
}

export const PLAYERS = [2, 3, 4] as const;

export const printed = (players: number): Options => ({
  market: 'shift',
  startCoins: 10,
  startRoyalTickets: 1,
  startMessages: 1,
  removed: { 2: 16, 3: 7, 4: 0 }[players]!,
  handBase: 1,
  commissionBase: 1,
  acceptMax: 0,
  leftoversPerPoint: 5,
  typePrices: MARKET.typePrices,
  regionPrices: MARKET.regionPrices,
  characters: ['fox', 'hare', 'badger', 'owl'],
});

export interface Wanted {
  players: number;
  map?: MapName;
  options?: Partial<Options>;
}

export interface Move {
  action: string;
  args: Record<string, string>;
}

export interface Purse {
  coin: number;
  royalCoin: number;
  ticket: number;
  royalTicket: number;
}

export interface Player {
  city: City | null;
  purse: Purse;
  gallery: Record<Cell, Exhibit | null>;
  crate: Exhibit | null;
  hand: string[];
  commissions: string[];
  character: string;
}

/** A part of the market: the markers from the top, and how far below the highest price each of them is. */
export interface Column<T extends string> {
  order: T[];
  depth: Record<T, number>;
}

export type Decision = 'movement' | 'deal' | 'offers' | 'hang' | 'rescue' | 'hold' | 'accept' | 'replace' | 'over';

export interface State {
  options: Options;
  map: GameMap;
  players: Player[];
  active: Seat;
  waiting: { decision: Decision; seat: Seat };
  supply: Exhibit[];
  box: Exhibit[];
  discard: Exhibit[];
  offer: Record<City, Exhibit | null>;
  types: Column<Type>;
  regions: Column<Region>;
  deck: string[];
  played: string[];
  /** Who has the exhibition token; nobody while it lies on the board. */
  token: Seat | null;
  lot: Exhibit | null;
  bought: boolean;
  accepted: number;
  /** At an exhibition of sculptures: who is still to get a reward or to be asked. */
  guests: Seat[];
}

export interface Decks {
  /** All exhibits, the first 15 in the order of the cities behind those that go back to the box. */
  exhibits: Exhibit[];
  letters: string[];
}

export const optionsOf = ({ players, options }: Wanted): Options => ({ ...printed(players), ...options });

const column = <T extends string>(order: T[]): Column<T> => ({
  order,
  depth: Object.fromEntries(order.map((each, i) => [each, i])) as Record<T, number>,
});

/** A game before its first turn. Without decks they are in the order of the data. */
export function newGame(wanted: Wanted, decks?: Decks): State {
  const options = optionsOf(wanted);
  const map = MAPS[wanted.map ?? 'british-isles'];
  const exhibits = [...(decks?.exhibits ?? EXHIBITS)];
  const letters = [...(decks?.letters ?? LETTERS.map(({ name }) => name))];
  const box = exhibits.splice(0, options.removed);
  const offer = Object.fromEntries(map.cities.map((city) => [city, exhibits.shift()!]));
  const players = Array.from({ length: wanted.players }, (_, seat): Player => {
    return {
      city: null,
      purse: { coin: options.startCoins, royalCoin: 0, ticket: 0, royalTicket: options.startRoyalTickets },
      gallery: Object.fromEntries(CELLS.map((cell) => [cell, null])),
      crate: null,
      hand: letters.splice(0, options.startMessages),
      commissions: [],
      character: options.characters[seat],
    };
  });
  return {
    options,
    map,
    players,
    active: 0,
    waiting: { decision: 'movement', seat: 0 },
    supply: exhibits,
    box,
    discard: [],
    offer,
    types: column(MARKET.types),
    regions: column(MARKET.regions),
    deck: letters,
    played: [],
    token: wanted.players - 1,
    lot: null,
    bought: false,
    accepted: 0,
    guests: [],
  };
}

// ── What the rules ask ─────────────────────────────────────────────────────────────────────────────────────────────

const journeys = new Map<GameMap, Record<City, Record<City, number>>>();

/** The fewest steps of a real journey, also of one that ends where it began. */
export function steps(map: GameMap, from: City, to: City): number {
  if (!journeys.has(map))
    journeys.set(map, Object.fromEntries(map.cities.map((city) => [city, journeysFrom(map, city)])));
  return journeys.get(map)![from][to];
}

function journeysFrom({ roads, cities }: GameMap, from: City): Record<City, number> {
  const next = (city: City) => roads.flatMap(([a, b]) => (a === city ? [b] : b === city ? [a] : []));
  const found: Record<City, number> = {};
  let reached = new Set(next(from));
  for (let count = 1; count <= cities.length; count++) {
    for (const city of reached) found[city] ??= count;
    reached = new Set([...reached].flatMap(next));
  }
  return found;
}

const ability = (player: Player) => CHARACTERS[player.character];
const hung = (player: Player): Exhibit[] => CELLS.flatMap((cell) => player.gallery[cell] ?? []);
const ofType = (player: Player, type: Type): number => hung(player).filter((each) => typeOf(each) === type).length;
const emptyCells = (player: Player): Cell[] => CELLS.filter((cell) => player.gallery[cell] === null);
const lineFull = (player: Player, cell: Cell, lineOf: (cell: Cell) => number): boolean =>
  emptyCells(player).every((other) => lineOf(other) !== lineOf(cell));

/** Regular tickets for a journey: royal ones and free steps come first. */
export function fare(state: State, player: Player, city: City): number {
  const free = player.purse.royalTicket + ability(player).steps;
  return Math.max(0, steps(state.map, player.city!, city) - free);
}

function priceAt<T extends string>({ order, depth }: Column<T>, marker: T, prices: number[], market: string): number {
  return prices[market === 'shift' ? order.indexOf(marker) : depth[marker]];
}

/** The numbers beside the markers of a type and a region, together. */
export function stand({ types, regions, options }: State, type: Type, region: Region): number {
  return (
    priceAt(types, type, options.typePrices, options.market) +
    priceAt(regions, region, options.regionPrices, options.market)
  );
}

const standOfLot = (state: State): number => stand(state, typeOf(state.lot!), state.map.region[whose(state).city!]);
const whose = (state: State): Player => state.players[state.active];
export const buyingPrice = (state: State): number => Math.max(0, standOfLot(state) + ability(whose(state)).buying);
export const sellingPrice = (state: State): number => Math.max(0, standOfLot(state) + ability(whose(state)).selling);
const due = (state: State): number => Math.max(0, buyingPrice(state) - whose(state).purse.royalCoin);

export function handLimit(state: State, player: Player): number {
  const floor = emptyCells(player).every((cell) => floorOf(cell) !== 2) ? 2 : 0;
  return state.options.handBase + ofType(player, 'ceramics') + floor + ability(player).letters;
}

export const commissionLimit = (state: State, player: Player): number =>
  state.options.commissionBase + ofType(player, 'sculpture') + ability(player).commissions;

function canAccept(state: State): boolean {
  const player = whose(state);
  const { acceptMax } = state.options;
  const open = player.commissions.length < commissionLimit(state, player);
  return player.hand.length > 0 && open && (acceptMax === 0 || state.accepted < acceptMax);
}

const dealOf = (state: State): Deal => ({
  bought: state.bought,
  type: typeOf(state.lot!),
  value: worthOf(state.lot!),
  region: state.map.region[whose(state).city!],
  stand: standOfLot(state),
});

// ── Moves ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const decline: Move = { action: 'decline', args: {} };

export function legalMoves(state: State): Move[] {
  const { waiting, map } = state;
  const player = state.players[waiting.seat];
  switch (waiting.decision) {
    case 'movement':
      return player.city === null
        ? map.cities.map((city) => ({ action: 'begin', args: { city } }))
        : map.cities
            .filter((city) => fare(state, player, city) <= player.purse.ticket)
            .map((city) => ({ action: 'travel', args: { city } }));
    case 'deal': {
      const sell = { action: 'sell', args: {} };
      const buys = emptyCells(player).length > 0 && due(state) <= player.purse.coin;
      return buys ? [{ action: 'buy', args: {} }, sell] : [sell];
    }
    case 'offers': {
      const fitting = player.hand.filter((card) => letterCalled(card).fits(dealOf(state)));
      return [...fitting.map((card) => ({ action: 'playOffer', args: { card } })), decline];
    }
    case 'hang':
      return emptyCells(player).map((cell) => ({ action: 'hang', args: { cell: `${waiting.seat}:${cell}` } }));
    case 'rescue':
      return [...new Set(state.discard)].map((exhibit) => ({ action: 'rescue', args: { exhibit } }));
    case 'hold':
      return SHOWS.map(({ name }) => ({ action: 'hold', args: { show: name } }));
    case 'accept':
      return [...player.hand.map((card) => ({ action: 'accept', args: { card } })), decline];
    case 'replace':
      return [
        ...player.commissions.flatMap((old) => player.hand.map((card) => ({ action: 'replace', args: { old, card } }))),
        decline,
      ];
    case 'over':
      return [];
  }
}

export function apply(before: State, move: Move): State {
  const { map, options, ...changing } = before;
  const state: State = { ...structuredClone(changing), map, options };
  const { seat, decision } = state.waiting;
  const player = state.players[seat];
  const { args } = move;
  if (move.action === 'decline') {
    if (decision === 'offers') market(state);
    else if (decision === 'accept') welcome(state);
    else nextGuest(state);
    return state;
  }
  switch (move.action) {
    case 'begin':
      arrive(state, args.city);
      break;
    case 'travel':
      player.purse.ticket -= fare(state, player, args.city);
      arrive(state, args.city);
      break;
    case 'buy':
      player.purse.coin -= due(state);
      player.crate = state.lot;
      state.bought = true;
      dealt(state);
      break;
    case 'sell':
      player.purse.coin += sellingPrice(state);
      state.discard.push(state.lot!);
      state.bought = false;
      dealt(state);
      break;
    case 'playOffer':
      discardCard(state, player.hand, args.card);
      earn(state, seat, letterCalled(args.card).bonus);
      askOffers(state);
      break;
    case 'hang':
      hang(state, args.cell.split(':')[1]);
      break;
    case 'rescue':
      state.discard.splice(state.discard.indexOf(args.exhibit), 1);
      player.crate = args.exhibit;
      state.waiting = { decision: 'hang', seat };
      break;
    case 'hold':
      hold(state, args.show);
      break;
    case 'accept':
      takeOut(player.hand, args.card);
      player.commissions.push(args.card);
      state.accepted++;
      askAccept(state);
      break;
    case 'replace':
      discardCard(state, player.commissions, args.old);
      takeOut(player.hand, args.card);
      player.commissions.push(args.card);
      nextGuest(state);
      break;
  }
  return state;
}

function arrive(state: State, city: City): void {
  whose(state).city = city;
  state.lot = state.offer[city];
  state.waiting = { decision: 'deal', seat: state.active };
}

function dealt(state: State): void {
  state.offer[whose(state).city!] = state.supply.shift() ?? null;
  askOffers(state);
}

function askOffers(state: State): void {
  if (whose(state).hand.length > 0) state.waiting = { decision: 'offers', seat: state.active };
  else market(state);
}

function shift<T extends string>(side: Column<T>, marker: T, up: boolean): void {
  const others = side.order.filter((each) => each !== marker);
  side.order = up ? [marker, ...others] : [...others, marker];
  side.depth[marker] = up ? 0 : side.order.length - 1;
}

function market(state: State): void {
  const { type, region } = dealOf(state);
  shift(state.types, type, state.bought);
  shift(state.regions, region, state.bought);
  if (whose(state).crate !== null) state.waiting = { decision: 'hang', seat: state.active };
  else exhibit(state);
}

function hang(state: State, cell: Cell): void {
  const player = whose(state);
  player.gallery[cell] = player.crate;
  player.crate = null;
  player.purse.coin += hallCoins(cell);
  player.purse.ticket += hallTickets(cell);
  if (lineFull(player, cell, columnOf)) {
    if (columnOf(cell) === 1) player.purse.royalTicket++;
    if (columnOf(cell) === 4) player.purse.royalCoin++;
  }
  const third = floorOf(cell) === 3 && lineFull(player, cell, floorOf);
  if (third && state.discard.length > 0 && emptyCells(player).length > 0)
    state.waiting = { decision: 'rescue', seat: state.active };
  else exhibit(state);
}

function exhibit(state: State): void {
  if (state.token === state.active) {
    state.waiting = { decision: 'hold', seat: state.active };
    return;
  }
  // With two players the token lies on the board after an exhibition until the end of the other's turn.
  if (state.token === null) state.token = state.active;
  endTurn(state);
}

function hold(state: State, name: string): void {
  const show = SHOWS.find((each) => each.name === name)!;
  const { players, active } = state;
  earn(state, active, show.holder);
  const guests = players.map((_, i) => (active + i) % players.length).slice(1);
  if (show.type === 'sculpture') {
    state.accepted = 0;
    state.guests = guests;
    askAccept(state);
    return;
  }
  for (const guest of guests) if (ofType(players[guest], show.type) > 0) earn(state, guest, show.guest);
  passToken(state);
}

function askAccept(state: State): void {
  if (canAccept(state)) state.waiting = { decision: 'accept', seat: state.active };
  else welcome(state);
}

/** The first guest of an exhibition of sculptures. */
const welcome = (state: State): void => nextGuest(state);

function nextGuest(state: State): void {
  const guest = state.guests.shift();
  if (guest === undefined) {
    passToken(state);
    return;
  }
  const player = state.players[guest];
  const show = SHOWS.find(({ type }) => type === 'sculpture')!;
  if (ofType(player, 'sculpture') > 0) earn(state, guest, show.guest);
  if (player.commissions.length > 0 && player.hand.length > 0) state.waiting = { decision: 'replace', seat: guest };
  else nextGuest(state);
}

function passToken(state: State): void {
  const { players, active } = state;
  state.token = players.length === 2 ? null : (active + players.length - 1) % players.length;
  endTurn(state);
}

function endTurn(state: State): void {
  if (state.supply.length === 0) {
    state.waiting = { decision: 'over', seat: state.active };
    return;
  }
  state.active = (state.active + 1) % state.players.length;
  state.waiting = { decision: 'movement', seat: state.active };
}

function earn(state: State, seat: Seat, { coins, tickets, letters }: Reward): void {
  const player = state.players[seat];
  player.purse.coin += coins;
  player.purse.ticket += tickets;
  for (let n = 0; n < letters && state.deck.length > 0 && player.hand.length < handLimit(state, player); n++)
    player.hand.push(state.deck.shift()!);
}

function takeOut(cards: string[], card: string): void {
  cards.splice(cards.indexOf(card), 1);
}

function discardCard(state: State, from: string[], card: string): void {
  takeOut(from, card);
  state.played.push(card);
}

// ── The end ────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Score {
  exhibits: number;
  commissions: number;
  leftovers: number;
  total: number;
}

export const leftovers = ({ purse }: Player): number => purse.coin + purse.royalCoin + purse.ticket + purse.royalTicket;

const estateOf = (state: State, seat: Seat): Estate => {
  const { gallery, purse } = state.players[seat];
  return {
    gallery,
    coins: purse.coin,
    royalCoins: purse.royalCoin,
    tickets: purse.ticket,
    royalTickets: purse.royalTicket,
    mostOfOthers: (type) => Math.max(...state.players.flatMap((other, i) => (i === seat ? [] : [ofType(other, type)]))),
  };
};

export function scores(state: State): Score[] {
  return state.players.map((player, seat) => {
    const exhibits = hung(player).reduce((sum, each) => sum + worthOf(each), 0);
    const estate = estateOf(state, seat);
    const commissions = player.commissions.reduce((sum, card) => sum + letterCalled(card).worth(estate), 0);
    const points = Math.floor(leftovers(player) / state.options.leftoversPerPoint);
    return { exhibits, commissions, leftovers: points, total: exhibits + commissions + points };
  });
}

export function winners(state: State): Seat[] {
  const totals = scores(state).map(({ total }) => total);
  const keys = state.players.map((player, seat) => [totals[seat], leftovers(player), hung(player).length]);
  const ahead = (a: number[], b: number[]): number => {
    const at = a.findIndex((value, i) => value !== b[i]);
    return at < 0 ? 0 : a[at] - b[at];
  };
  return keys.flatMap((key, seat) => (keys.every((other) => ahead(key, other) >= 0) ? [seat] : []));
}
