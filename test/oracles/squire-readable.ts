/** The hand-written model's state as the engine shows its own, and back. */

import {
  type Decision,
  type Options,
  optionsOf,
  type Player,
  type Purse,
  type Seat,
  type State,
  type Wanted,
} from './squire.ts';
import { CELLS, CHARACTERS, type Exhibit, MAPS, type Region, SHOWS, type Type } from './squire-data.ts';

type BySeat<T> = Record<number, T>;

export interface Readable {
  zones: {
    supply: Exhibit[];
    box: { exhibit?: Exhibit[] };
    forSale: Record<string, Exhibit[]>;
    discard: { exhibit?: Exhibit[] };
    crate: BySeat<Exhibit[]>;
    hung: Record<string, Exhibit[]>;
    home: BySeat<{ pawn?: BySeat<number> }>;
    pawns: Record<string, { pawn?: BySeat<number> }>;
    bank: Record<string, never>;
    purse: BySeat<Partial<Purse> & { exhibitionToken?: number }>;
    typeColumn: Type[];
    regionColumn: Region[];
    exhibitionSpace: { exhibitionToken?: number };
    shows: { show: string[] };
    deck: string[];
    hand: BySeat<{ message?: string[] }>;
    commissions: BySeat<{ message?: string[] }>;
    played: { message?: string[] };
    characterBox: { character?: string[] };
    character: BySeat<{ character: string[] }>;
  };
  variables: {
    lot: Exhibit | null;
    bought: boolean;
    accepted: number;
    typeDepth: Record<Type, number>;
    regionDepth: Record<Region, number>;
  };
  next: { actor: Seat; decision: string } | null;
  active: Seat;
}

/** Names of the engine's decisions. */
export const DECISIONS: Record<Exclude<Decision, 'over'>, string> = {
  movement: 'turn.movement',
  deal: 'turn.deal',
  offers: 'turn.offers',
  hang: 'turn.hanging',
  rescue: 'turn.hanging.hang.thirdFloor',
  hold: 'turn.exhibition',
  accept: 'turn.exhibition.hold.acceptCommissions',
  replace: 'turn.exhibition.hold.others.replaceCommission',
};

const bySeat = <T>(players: Player[], read: (player: Player, seat: Seat) => T): BySeat<T> =>
  Object.fromEntries(players.map((player, seat) => [seat, read(player, seat)]));
/** A heap of pieces that are listed by name; nothing if there are none. */
const heap = <K extends string>(key: K, names: string[]): { [key in K]?: string[] } =>
  (names.length > 0 ? { [key]: [...names].sort() } : {}) as { [key in K]?: string[] };
/** Only what there is. */
const counts = <T extends object>(all: T): Partial<T> =>
  Object.fromEntries(Object.entries(all).filter(([, count]) => count !== 0)) as Partial<T>;
const list = <T>(thing: T | null): T[] => (thing === null ? [] : [thing]);

export function readable(state: State): Readable {
  const { players, map, waiting, token } = state;
  const pawns = (city: string) =>
    counts(bySeat(players, (player) => (player.city === city ? 1 : 0)) as Record<string, number>);
  const standing = (city: string) =>
    Object.keys(pawns(city)).length > 0 ? { pawn: pawns(city) as BySeat<number> } : {};
  const taken = players.map(({ character }) => character);
  const rest = Object.keys(CHARACTERS).filter((who) => !taken.includes(who));
  return {
    zones: {
      supply: state.supply,
      box: heap('exhibit', state.box),
      forSale: Object.fromEntries(map.cities.map((city) => [city, list(state.offer[city])])),
      discard: heap('exhibit', state.discard),
      crate: bySeat(players, ({ crate }) => list(crate)),
      hung: Object.fromEntries(
        players.flatMap(({ gallery }, seat) => CELLS.map((cell) => [`${seat}:${cell}`, list(gallery[cell])])),
      ),
      home: bySeat(players, ({ city }, seat) => (city === null ? { pawn: { [seat]: 1 } } : {})),
      pawns: Object.fromEntries(map.cities.map((city) => [city, standing(city)])),
      bank: {},
      purse: bySeat(players, ({ purse: { coin, royalCoin, ticket, royalTicket } }, seat) =>
        counts({ coin, royalCoin, ticket, royalTicket, exhibitionToken: token === seat ? 1 : 0 }),
      ),
      typeColumn: state.types.order,
      regionColumn: state.regions.order,
      exhibitionSpace: token === null ? { exhibitionToken: 1 } : {},
      shows: { show: SHOWS.map(({ name }) => name).sort() },
      deck: state.deck,
      hand: bySeat(players, ({ hand }) => heap('message', hand)),
      commissions: bySeat(players, ({ commissions }) => heap('message', commissions)),
      played: heap('message', state.played),
      characterBox: heap(
        'character',
        rest.map((who) => CHARACTERS[who].name),
      ),
      character: bySeat(players, ({ character }) => ({ character: [CHARACTERS[character].name] })),
    },
    variables: {
      lot: state.lot,
      bought: state.bought,
      accepted: state.accepted,
      typeDepth: state.types.depth,
      regionDepth: state.regions.depth,
    },
    next: waiting.decision === 'over' ? null : { actor: waiting.seat, decision: DECISIONS[waiting.decision] },
    active: state.active,
  };
}

/** A state from what can be read of it: at a decision that is not within a move. */
export function fromReadable(wanted: Wanted, { zones, variables, next, active }: Readable): State {
  const options: Options = optionsOf(wanted);
  const map = MAPS[wanted.map ?? 'british-isles'];
  const who = (name: string) => Object.keys(CHARACTERS).find((key) => CHARACTERS[key].name === name)!;
  const players = Array.from({ length: wanted.players }, (_, seat): Player => {
    const { exhibitionToken: _token, ...purse } = zones.purse[seat];
    return {
      city: map.cities.find((city) => zones.pawns[city].pawn?.[seat]) ?? null,
      purse: { coin: 0, royalCoin: 0, ticket: 0, royalTicket: 0, ...purse },
      gallery: Object.fromEntries(CELLS.map((cell) => [cell, zones.hung[`${seat}:${cell}`][0] ?? null])),
      crate: zones.crate[seat][0] ?? null,
      hand: [...(zones.hand[seat].message ?? [])],
      commissions: [...(zones.commissions[seat].message ?? [])],
      character: who(zones.character[seat].character[0]),
    };
  });
  const holder = players.findIndex((_, seat) => zones.purse[seat].exhibitionToken);
  const decision = (Object.keys(DECISIONS) as (keyof typeof DECISIONS)[]).find(
    (name) => DECISIONS[name] === next?.decision,
  );
  return {
    options,
    map,
    players,
    active,
    waiting: { decision: decision ?? 'over', seat: next?.actor ?? active },
    supply: zones.supply,
    box: zones.box.exhibit ?? [],
    discard: zones.discard.exhibit ?? [],
    offer: Object.fromEntries(map.cities.map((city) => [city, zones.forSale[city][0] ?? null])),
    types: { order: zones.typeColumn, depth: variables.typeDepth },
    regions: { order: zones.regionColumn, depth: variables.regionDepth },
    deck: zones.deck,
    played: zones.played.message ?? [],
    token: holder < 0 ? null : holder,
    lot: variables.lot,
    bought: variables.bought,
    accepted: variables.accepted,
    guests: [],
  };
}
