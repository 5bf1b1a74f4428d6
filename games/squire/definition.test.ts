/** What the rulebook tells of the pictures, and whether our data agree with it and are balanced. */

import { expect, test } from 'vitest';
import { type OptionInfo, prepareGame } from '../../engine/index.ts';
import { printed } from '../../test/oracles/squire.ts';
import {
  EXHIBITS,
  type GameMap,
  LETTERS,
  MAPS,
  REGIONS,
  SHOWS,
  TYPES,
  typeOf,
  worthOf,
} from '../../test/oracles/squire-data.ts';
import { games, rulesOf } from '../../test/support/library.ts';

const count = <T>(all: readonly T[], one: T): number => all.filter((each) => each === one).length;
const joined = ({ roads }: GameMap, a: string, b: string): boolean =>
  roads.some((road) => road.includes(a) && road.includes(b));

test.each(Object.entries(MAPS))('data: %s has 15 cities in 5 regions of 3, all of them connected', (_, map) => {
  expect(map.cities).toHaveLength(15);
  for (const region of REGIONS) expect(count(Object.values(map.region), region)).toBe(3);
  const reached = new Set([map.cities[0]]);
  for (const city of reached) for (const other of map.cities) if (joined(map, city, other)) reached.add(other);
  expect(reached.size).toBe(15);
  for (const [a, b] of map.roads)
    expect([a, b, a === b].concat(map.cities.includes(a), map.cities.includes(b))).toEqual([a, b, false, true, true]);
  expect(new Set(map.roads.map((road) => [...road].sort().join())).size).toBe(map.roads.length);
});

test('data: Samarkand is next to Tokyo, and Rio de Janeiro in the blue region', () => {
  expect(joined(MAPS.world, 'samarkand', 'tokyo')).toBe(true);
  expect(MAPS.world.region['rio-de-janeiro']).toBe('shell');
  const { look } = rulesOf(games, 'squire', ['world']).definition as unknown as Record<
    string,
    Record<string, { color: string }>
  >;
  expect([look.shell.color, look.ceramics.color, look.rose.color]).toEqual(['blue', 'blue', 'red']);
});

test('data: ways are longer on the map of the world', () => {
  const mean = ({ cities, ...map }: GameMap) => {
    let sum = 0;
    for (const from of cities) {
      const found = new Map([[from, 0]]);
      for (const [city, steps] of found)
        for (const other of cities)
          if (!found.has(other) && joined({ cities, ...map }, city, other)) found.set(other, steps + 1);
      for (const steps of found.values()) sum += steps;
    }
    return sum / 15 / 14;
  };
  expect(mean(MAPS.world)).toBeGreaterThan(mean(MAPS['british-isles']) + 0.2);
});

test('data: 55 exhibits, 11 of each of five types, with the same values from 2 to 6', () => {
  expect(EXHIBITS).toHaveLength(55);
  const valuesOf = (type: string) => EXHIBITS.filter((each) => typeOf(each) === type).map(worthOf);
  for (const type of TYPES) {
    expect(valuesOf(type)).toEqual([2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6]);
  }
});

test('data: the holder’s reward differs from the others’, for each type', () => {
  expect(SHOWS.map(({ type }) => type)).toEqual([...TYPES]);
  for (const { holder, guest } of SHOWS) expect(holder).not.toEqual(guest);
});

test('data: 42 message cards, the same number of offers for each region and each type', () => {
  expect(LETTERS).toHaveLength(42);
  expect(new Set(LETTERS.map(({ name }) => name)).size).toBe(42);
  expect(new Set(LETTERS.map(({ commission }) => commission)).size).toBe(42);
  for (const region of REGIONS)
    expect(LETTERS.filter(({ offer }) => offer.includes(`the ${region} region`))).toHaveLength(3);
  for (const type of TYPES) {
    const deal = { type, region: '', value: 0, stand: 6 };
    const fitting = LETTERS.filter(
      ({ fits }) => fits({ ...deal, bought: true }) && !fits({ ...deal, type: 'none' as never, bought: true }),
    );
    expect(fitting).toHaveLength(3);
  }
});

test('data: the examples of the rulebook are on a card', () => {
  const [first] = LETTERS;
  const deal = { type: 'book', value: 2, stand: 5 } as const;
  for (const bought of [true, false]) {
    expect([first.fits({ ...deal, bought, region: 'rose' }), first.fits({ ...deal, bought, region: 'wheat' })]).toEqual(
      [true, false],
    );
  }
  expect(first.bonus).toEqual({ coins: 3, tickets: 0, letters: 0 });
  expect(first.commission).toBe('1 point for each ceramics token and each sculpture in your gallery');
});

test('definition: 2 to 4 players, one of two maps, the British Isles unless another is chosen', () => {
  const rules = rulesOf(games, 'squire');
  expect(rules.definition.players).toEqual({ min: 2, max: 4 });
  expect(rules.variants.map(({ name, group, active }) => [name, group, active])).toEqual([
    ['british-isles', 'map', true],
    ['world', 'map', false],
  ]);
});

test.each([2, 3, 4])(
  'definition: with %i players nothing is doubtful, and the values are those of the hand-written model',
  (players) => {
    const game = prepareGame(rulesOf(games, 'squire'), { players });
    expect(game.diagnostics).toEqual([]);
    expect(game.ok && game.value.values).toEqual(printed(players));
  },
);

test('definition: every option has a label, help and a group', () => {
  const game = prepareGame(rulesOf(games, 'squire'));
  const options: readonly OptionInfo[] = game.ok ? game.value.options : [];
  expect(options.length).toBe(12);
  for (const option of options)
    expect(option).toMatchObject({ label: expect.any(String), help: expect.any(String), group: expect.any(String) });
});

test('definition: hands, the deck, the supply and the box are secret, everything else is open', () => {
  const zones = Object.entries(rulesOf(games, 'squire').definition.zones!);
  expect(zones.flatMap(([name, { seen }]) => (seen ? [`${name}: ${seen}`] : []))).toEqual([
    'supply: nobody',
    'box: nobody',
    'deck: nobody',
    'hand: owner',
  ]);
});
