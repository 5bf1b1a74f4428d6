/**
 * The data of Squire as the hand-written model knows it: numbers and names are read from the files of the game, but no
 * rule. What a message card does is worked out from the sentences that are printed on it, not from its expressions.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const TYPES = ['painting', 'ceramics', 'sculpture', 'book', 'jewel'] as const;
export type Type = (typeof TYPES)[number];
export type Region = string;
export type City = string;
/** A token, `painting 4`. */
export type Exhibit = string;
/** A cell of a gallery, `a1` (top left) to `d3`. */
export type Cell = string;
export type MapName = 'british-isles' | 'world';

// biome-ignore lint/suspicious/noExplicitAny: the shapes are those of the files
const file = (path: string): any =>
  parse(readFileSync(fileURLToPath(new URL(`../../games/squire/${path}.yaml`, import.meta.url)), 'utf8'));

export interface GameMap {
  cities: City[];
  region: Record<City, Region>;
  roads: [City, City][];
}

function readMap(name: MapName): GameMap {
  const { nodes, edges } = file(`variants/${name}`).board.city.graph;
  const cities = Object.keys(nodes);
  return { cities, region: Object.fromEntries(cities.map((city) => [city, nodes[city].region])), roads: edges };
}

export const MAPS: Record<MapName, GameMap> = { 'british-isles': readMap('british-isles'), world: readMap('world') };

const market = file('data/market');
export const REGIONS: Region[] = market.kinds.region;
/** Prices and markers, both from the top. */
export const MARKET = {
  typePrices: market.options.typePrices.list as number[],
  regionPrices: market.options.regionPrices.list as number[],
  types: market.components.typeMarker.list.map((row: { type: Type }) => row.type) as Type[],
  regions: market.components.regionMarker.list.map((row: { region: Region }) => row.region) as Region[],
};

/** Every token of the box. */
export const EXHIBITS: Exhibit[] = file('data/exhibits').components.exhibit.list.flatMap(
  (row: { type: Type; value: number; copies: number }) => Array(row.copies).fill(`${row.type} ${row.value}`),
);
export const typeOf = (exhibit: Exhibit): Type => exhibit.split(' ')[0] as Type;
export const worthOf = (exhibit: Exhibit): number => Number(exhibit.split(' ')[1]);

/** Cells row by row from the top. */
export const CELLS: Cell[] = [1, 2, 3].flatMap((row) => ['a', 'b', 'c', 'd'].map((column) => column + row));
export const floorOf = (cell: Cell): number => 4 - Number(cell[1]);
export const columnOf = (cell: Cell): number => 'abcd'.indexOf(cell[0]) + 1;

const halls: string[] = file('data/gallery').board.gallery.groups.trim().split(/\s+/);
const hall = (cell: Cell, what: string): number =>
  Number(new RegExp(`${what}(\\d)`).exec(halls[CELLS.indexOf(cell)])?.[1] ?? 0);
export const hallCoins = (cell: Cell): number => hall(cell, 'coins');
export const hallTickets = (cell: Cell): number => hall(cell, 'tickets');

export interface Reward {
  coins: number;
  tickets: number;
  letters: number;
}

export interface Show {
  name: string;
  type: Type;
  holder: Reward;
  guest: Reward;
}

export const SHOWS: Show[] = file('data/exhibitions').components.show.list.map((row: Record<string, never>) => ({
  name: row.name,
  type: row.type,
  holder: { coins: row.coins, tickets: row.tickets, letters: row.letters },
  guest: { coins: row.guestCoins, tickets: row.guestTickets, letters: row.guestLetters },
}));

export interface Character {
  name: string;
  buying: number;
  selling: number;
  steps: number;
  letters: number;
  commissions: number;
}

const NOTHING = { buying: 0, selling: 0, steps: 0, letters: 0, commissions: 0 };
export const CHARACTERS: Record<string, Character> = Object.fromEntries(
  file('data/characters').components.character.list.map(({ who, ...row }: Character & { who: string }) => [
    who,
    { ...NOTHING, ...row },
  ]),
);

// ── Message cards ──────────────────────────────────────────────────────────────────────────────────────────────────

/** What an offer looks at: the deal that was just made. */
export interface Deal {
  bought: boolean;
  type: Type;
  value: number;
  region: Region;
  /** The numbers of both markers together. */
  stand: number;
}

/** What a commission looks at. */
export interface Estate {
  /** What hangs in each cell. */
  gallery: Record<Cell, Exhibit | null>;
  coins: number;
  royalCoins: number;
  tickets: number;
  royalTickets: number;
  /** How many exhibits of a type the other player with the most has. */
  mostOfOthers(type: Type): number;
}

export interface Letter {
  name: string;
  offer: string;
  commission: string;
  fits(deal: Deal): boolean;
  bonus: Reward;
  worth(estate: Estate): number;
}

type Reader<T> = [pattern: RegExp, read: (...parts: string[]) => T];

/** The first reading that fits the whole sentence. */
function understand<T>(sentence: string, readers: Reader<T>[]): T {
  for (const [pattern, read] of readers) {
    const match = new RegExp(`^(?:${pattern.source})$`).exec(sentence);
    if (match) return read(...match.slice(1));
  }
  throw new Error(`Nobody understands “${sentence}”`);
}

const PLURALS: Record<string, Type> = {
  paintings: 'painting',
  ceramics: 'ceramics',
  sculptures: 'sculpture',
  books: 'book',
  jewels: 'jewel',
  'ceramics token': 'ceramics',
};
const typeCalled = (words: string): Type => {
  const type = PLURALS[words] ?? TYPES.find((each) => each === words.replace(/^a /, ''));
  if (!type) throw new Error(`${words} is no type`);
  return type;
};

const compare = (least: string, how: string | undefined) => (number: number) =>
  how === ' or more'
    ? number >= Number(least)
    : how === ' or less'
      ? number <= Number(least)
      : number === Number(least);

const SUBJECTS: Reader<(deal: Deal) => boolean>[] = [
  [/in the (\w+) region/, (region) => (deal) => deal.region === region],
  [/an exhibit worth (\d)( or more| or less)?/, (n, how) => (deal) => compare(n, how)(deal.value)],
  [
    /where type and region together stand at (\d+)( or more| or less)/,
    (n, how) => (deal) => compare(n, how)(deal.stand),
  ],
  [/anything/, () => () => true],
  [/(.+)/, (words) => (deal) => deal.type === typeCalled(words)],
];

function readOffer(sentence: string): Pick<Letter, 'fits' | 'bonus'> {
  const [, verb, subject, gains] = /^If you (buy or sell|buy|sell) (.+): (.+)$/.exec(sentence)!;
  const about = understand(subject, SUBJECTS);
  const bonus: Reward = { coins: 0, tickets: 0, letters: 0 };
  for (const gain of gains.split(' and ')) {
    const [, n, what] = /^(\d+) (coin|ticket|message card)s?$/.exec(gain)!;
    bonus[({ coin: 'coins', ticket: 'tickets', 'message card': 'letters' } as const)[what]!] += Number(n);
  }
  return { fits: (deal) => (verb === 'buy or sell' || deal.bought === (verb === 'buy')) && about(deal), bonus };
}

const hung = (estate: Estate, where: (cell: Cell) => boolean = () => true): Exhibit[] =>
  CELLS.filter(where).flatMap((cell) => estate.gallery[cell] ?? []);
const ofType = (estate: Estate, type: Type): number => hung(estate).filter((each) => typeOf(each) === type).length;
const varieties = (estate: Estate): number => new Set(hung(estate).map(typeOf)).size;
const ORDINALS: Record<string, number> = { first: 1, second: 2, third: 3 };

/** Lines of cells that are full: of the cells with the same number. */
const fullLines = (estate: Estate, lineOf: (cell: Cell) => number, lines: number[]): number =>
  lines.filter((line) => CELLS.every((cell) => lineOf(cell) !== line || estate.gallery[cell] !== null)).length;

const COMMISSIONS: Reader<(estate: Estate) => number>[] = [
  [
    /1 point for each (.+) and each (.+) in your gallery/,
    (a, b) => (estate) => ofType(estate, typeCalled(a)) + ofType(estate, typeCalled(b)),
  ],
  [
    /(\d) points? for each exhibit worth (\d)(?: or (\d))? in your gallery/,
    (points, a, b) => (estate) =>
      Number(points) * hung(estate).filter((each) => [Number(a), Number(b)].includes(worthOf(each))).length,
  ],
  [
    /1 point for each exhibit on your (\w+) floor/,
    (word) => (estate) => hung(estate, (cell) => floorOf(cell) === ORDINALS[word]).length,
  ],
  [
    /1 point for each exhibit in your left and right rows/,
    () => (estate) => hung(estate, (cell) => [1, 4].includes(columnOf(cell))).length,
  ],
  [/3 points for each full floor of your gallery/, () => (estate) => 3 * fullLines(estate, floorOf, [1, 2, 3])],
  [/2 points for each full row of your gallery/, () => (estate) => 2 * fullLines(estate, columnOf, [1, 2, 3, 4])],
  [/1 point for each type in your gallery/, () => varieties],
  [/2 points for each (.+) in your gallery/, (words) => (estate) => 2 * ofType(estate, typeCalled(words))],
  [
    /5 points if you have 3 or more (.+) in your gallery/,
    (words) => (estate) => (ofType(estate, typeCalled(words)) >= 3 ? 5 : 0),
  ],
  [
    /4 points if you have (.+) in your gallery, and nobody has more/,
    (words) => (estate) => {
      const own = ofType(estate, typeCalled(words));
      return own > 0 && estate.mostOfOthers(typeCalled(words)) <= own ? 4 : 0;
    },
  ],
  [/5 points if all five types are in your gallery/, () => (estate) => (varieties(estate) === 5 ? 5 : 0)],
  [
    /1 point for every two exhibits of the same type in your gallery/,
    () => (estate) => TYPES.reduce((sum, type) => sum + Math.floor(ofType(estate, type) / 2), 0),
  ],
  [
    /1 point for every 3 coins that you have left/,
    () => (estate) => Math.floor((estate.coins + estate.royalCoins) / 3),
  ],
  [
    /1 point for every 2 tickets that you have left/,
    () => (estate) => Math.floor((estate.tickets + estate.royalTickets) / 2),
  ],
  [
    /2 points for each royal coin and royal ticket that you have/,
    () => (estate) => 2 * (estate.royalCoins + estate.royalTickets),
  ],
];

export const LETTERS: Letter[] = file('data/messages').components.message.list.map(
  ({ name, offer, commission }: { name: string; offer: string; commission: string }) => ({
    name,
    offer,
    commission,
    ...readOffer(offer),
    worth: understand(commission, COMMISSIONS),
  }),
);
const letters = new Map(LETTERS.map((letter) => [letter.name, letter]));
export const letterCalled = (name: string): Letter => letters.get(name)!;
