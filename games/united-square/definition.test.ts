/** Board, tiles, colors, deal and what is seen, read off the definition and off games that have just begun. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { HIDDEN, loadRuleSet, Session } from '../../engine/index.ts';
import { countPicks } from '../../engine/runtime/game.ts';
import { shippedGames } from '../../test/library.ts';
import {
  allTiles,
  COLORS,
  isDark,
  type Mode,
  type Options,
  PRINTED,
  type Tile,
} from '../../test/oracles/united-square.ts';
import { handsOf, type Readable } from '../../test/oracles/united-square-readable.ts';
import { gameFor, readableOf } from '../../test/oracles/united-square-table.ts';

const read = (path: string) => parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const game = read('game.yaml');
const variants = Object.fromEntries(
  readdirSync(new URL('variants', import.meta.url)).map((file) => [
    file.replace('.yaml', ''),
    read(`variants/${file}`),
  ]),
);

function start(mode: Mode, players: number, options: Partial<Options> = {}, seed: string | number = 1): Session {
  return Session.start(gameFor({ mode, players, options }).program, { seed });
}

const zones = (session: Session) => readableOf(session).zones;
const view = (session: Session, seat: number) => session.readable(seat) as unknown as Readable;
const counted = (tiles: Tile[]): Record<Tile, number> =>
  Object.fromEntries(tiles.map((tile) => [tile, tiles.filter((other) => other === tile).length]));

test('definition: which variant is for how many players', () => {
  const players = Object.fromEntries(
    Object.keys(variants).map((name) => {
      const rules = loadRuleSet({ game: 'united-square' }, { library: shippedGames, variants: [name] });
      if (!rules.ok) throw new Error(JSON.stringify(rules.diagnostics));
      const { min, max } = rules.value.definition.players!;
      return [name, [min, max]];
    }),
  );
  expect(players).toEqual({
    'for-themselves': [2, 4],
    'team-spirit': [4, 4],
    'rival-teammates': [4, 4],
    solitaire: [1, 1],
    tournament: [2, 2],
    'large-board': [2, 4],
  });
});

test('definition: every option has a label, help and a group', () => {
  for (const document of [game, ...Object.values(variants)]) {
    for (const option of Object.values<Record<string, unknown>>(document.options ?? {})) {
      expect(option).toMatchObject({ label: expect.any(String), help: expect.any(String), group: expect.any(String) });
    }
  }
});

test('definition: every step and action has its sentence and its source', () => {
  const rules = {
    ...game.setup,
    ...game.turn,
    ...game.turn.play.choose,
    deal: variants.tournament.patch['setup.deal'].replace,
  };
  for (const rule of Object.values<Record<string, unknown>>(rules)) {
    expect(rule).toMatchObject({ text: expect.any(String), source: expect.any(String) });
  }
});

test('board: 25 spaces, and the tile with the logo in the middle', () => {
  const { laid } = zones(start('for-themselves', 2));
  expect(Object.keys(laid)).toHaveLength(25);
  expect(Object.entries(laid).filter(([, tiles]) => tiles.length > 0)).toEqual([['c3', ['center']]]);
});

test('board: 49 spaces with two sets, in every variant', () => {
  for (const [mode, players] of [
    ['for-themselves', 3],
    ['team-spirit', 4],
    ['solitaire', 1],
    ['tournament', 2],
  ] as const) {
    const { laid, hand } = zones(start(mode, players, { sets: 2 }));
    expect(Object.keys(laid)).toHaveLength(49);
    expect(Object.entries(laid).filter(([, tiles]) => tiles.length > 0)).toEqual([['d4', ['center']]]);
    expect(Object.values(hand).map(({ tile }) => tile?.length)).toEqual(
      Array.from({ length: players }, () => 48 / players),
    );
  }
});

test('board: the variant with 49 spaces goes with every other one', () => {
  for (const mode of ['for-themselves', 'team-spirit', 'rival-teammates', 'solitaire', 'tournament']) {
    const rules = loadRuleSet({ game: 'united-square' }, { library: shippedGames, variants: [mode, 'large-board'] });
    expect(rules.ok && rules.value.definition.with).toMatchObject({ sets: 2 });
  }
});

test('tiles: 24, each with all four colors; the six ways in which they go round, four times each', () => {
  const dealt = handsOf(readableOf(start('for-themselves', 3))).flat();
  expect(dealt).toHaveLength(24);
  expect(Object.values(counted(dealt))).toEqual([4, 4, 4, 4, 4, 4]);
  for (const tile of dealt) expect(tile.split('-').sort()).toEqual([...COLORS].sort());
  expect([...dealt].sort()).toEqual(allTiles(PRINTED).sort());
});

test('tiles: 24 that all differ if they can’t be turned', () => {
  const dealt = handsOf(readableOf(start('for-themselves', 3, { rotation: false }))).flat();
  expect(new Set(dealt).size).toBe(24);
  const twice = handsOf(readableOf(start('for-themselves', 3, { rotation: false, sets: 2 }))).flat();
  expect(new Set(Object.values(counted(twice)))).toEqual(new Set([2]));
});

test('tiles: equal ones in a hand are one move', () => {
  for (const mode of ['for-themselves', 'tournament', 'solitaire'] as const) {
    const session = start(mode, mode === 'solitaire' ? 1 : 2);
    while (!session.over) {
      const moves = session.legal();
      expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length);
      expect(countPicks(session.program, session.state)).toBe(moves.length);
      session.play(moves[moves.length >> 1]);
    }
  }
});

test.each([
  [2, 12, { 0: ['green', 'yellow'], 1: ['blue', 'red'] }, []],
  [3, 8, { 0: ['yellow'], 1: ['green'], 2: ['blue'] }, ['red']],
  [4, 6, { 0: ['yellow'], 1: ['green'], 2: ['blue'], 3: ['red'] }, []],
] as const)('deal: with %i players %i tiles each, and their colors', (players, tiles, colors, neutral) => {
  for (const [sets, mode] of [
    [1, 'for-themselves'],
    [2, 'for-themselves'],
  ] as const) {
    const { hand, stock, ...rest } = zones(start(mode, players, { sets }));
    expect(Object.values(hand).map(({ tile }) => tile?.length)).toEqual(
      Array.from({ length: players }, () => tiles * sets),
    );
    expect(stock).toEqual([]);
    expect(Object.fromEntries(Object.entries(rest.colors!).map(([seat, { solid }]) => [seat, solid]))).toEqual(colors);
    expect(rest.neutral!.solid ?? []).toEqual(neutral);
  }
});

test('deal: by chance, and the same for the same seed', () => {
  const deals = [1, 2, 3, 1].map((seed) => JSON.stringify(zones(start('for-themselves', 4, {}, seed)).hand));
  expect(new Set(deals).size).toBe(3);
  expect(deals[3]).toBe(deals[0]);
});

test('tournament: one player takes all tiles with the same back and begins', () => {
  const session = start('tournament', 2);
  const [first, second] = handsOf(readableOf(session));
  expect(first.length).toBe(12);
  expect(first.every(isDark)).toBe(true);
  expect(second.some(isDark)).toBe(false);
  expect(session.next).toMatchObject({ actor: 0 });
  // The backs are ours: the tiles of one hand are the mirror images of those of the other.
  const mirrored = second.map((tile) => {
    const [north, east, south, west] = tile.split('-');
    return [north, west, south, east].join('-');
  });
  expect(mirrored.sort()).toEqual([...first].sort());
});

test('tournament: for the second round the tiles and the start change over', () => {
  const [first, second] = [0, 1].map((startPlayer) => start('tournament', 2, { startPlayer }, startPlayer));
  expect(handsOf(readableOf(second))).toEqual(handsOf(readableOf(first)).reverse());
  expect([first.next?.actor, second.next?.actor]).toEqual([0, 1]);
  const darkTiles = start('tournament', 2, { startPlayer: 0, darkTiles: 1 });
  expect(handsOf(readableOf(darkTiles))).toEqual(handsOf(readableOf(second)));
  expect(darkTiles.next?.actor).toBe(0);
});

test('secret: a hand is seen by its owner only', () => {
  const session = start('for-themselves', 3);
  for (let ply = 0; !session.over; ply++) {
    const whole = zones(session).hand;
    for (const seat of [0, 1, 2]) {
      const { hand } = view(session, seat).zones;
      for (const other of [0, 1, 2]) {
        const { tile = [] } = whole[other];
        expect(hand[other].tile ?? []).toEqual(other === seat ? tile : tile.map(() => HIDDEN));
      }
    }
    const moves = session.legal();
    session.play(moves[ply % moves.length]);
  }
});

test('secret: views are equal if only hands differ that the viewer has not seen', () => {
  const session = start('for-themselves', 3);
  const { zones: shown, ...rest } = session.readable() as unknown as Readable;
  const exchanged = { ...rest, zones: { ...shown, hand: { ...shown.hand, 1: shown.hand[2], 2: shown.hand[1] } } };
  expect(exchanged.zones.hand).not.toEqual(shown.hand);
  expect(view(session, 0)).toEqual({
    ...exchanged,
    zones: {
      ...exchanged.zones,
      hand: Object.fromEntries(
        Object.entries(exchanged.zones.hand).map(([seat, { tile = [] }]) => [
          seat,
          { tile: seat === '0' ? tile : tile.map(() => HIDDEN) },
        ]),
      ),
    },
  });
});

test('open hands: in a tournament, in solitaire, and as an option', () => {
  for (const session of [
    start('tournament', 2),
    start('solitaire', 1),
    start('for-themselves', 4, { openHands: true }),
    start('team-spirit', 4, { openHands: true, sets: 2 }),
  ]) {
    for (const seat of Object.keys(zones(session).hand))
      expect(view(session, Number(seat))).toEqual(session.readable());
  }
  const closed = start('tournament', 2, { openHands: false });
  expect(view(closed, 0).zones.hand[1].tile).toEqual(Array.from({ length: 12 }, () => HIDDEN));
});

test('words: moves and reasons are said in sentences', () => {
  const session = start('solitaire', 1);
  const move = (tile: Tile, cell: string, quarters: number) => ({ action: 'lay', args: { tile, cell, quarters } });
  const first = move('yellow-green-blue-red', 'c2', 2);
  expect(session.describeMove(first)).toBe('Lay yellow-green-blue-red on c2, blue to the north');
  const why = (tile: Tile, cell: string, quarters: number) => session.why(move(tile, cell, quarters)).reason;
  expect(why('yellow-green-blue-red', 'c3', 0)).toBe('A tile lies here already');
  expect(why('yellow-green-blue-red', 'a1', 0)).toBe('A tile has to form a SQUARE with one that lies there already');
  expect(why('yellow-green-blue-red', 'c2', 0)).toBe('Colors that touch have to match');
  expect(session.why({ action: 'pass', args: {} }).legal).toBe(false);
  // c2 shows red to d2 then, and so does y-g-r-b on d3.
  for (const next of [first, move('yellow-green-red-blue', 'd3', 2)]) expect(session.play(next).ok).toBe(true);
  expect(why('yellow-green-blue-red', 'd2', 0)).toBe('The space is blocked by two sides of the same color');
  // c1 shows yellow to the border then, and red to b1. With red to the east the tile would show blue to the border.
  expect(session.play(move('yellow-green-blue-red', 'c1', 0)).ok).toBe(true);
  expect(why('yellow-green-blue-red', 'b1', 2)).toBe(
    'The border has to show the same color all along this side of the board',
  );
});
