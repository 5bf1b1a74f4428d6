import { describe, expect, test } from 'vitest';
import { loadRuleSet } from './index.ts';
import { brief, must } from './testing.ts';
import type { GamePackage, Library } from './types.ts';

const GAME = `houserules: 1
name: town
title: Town
players: { min: 2, max: 2 }
data: [map, cards]
variants: [wide]
with: { size: 1 }
turn: {}
`;
const MAP =
  'houserules: 1\nextends: town\nname: map\ntitle: The map\nkinds: { region: [north, south] }\nwith: { size: 2 }\n';
const CARDS = 'houserules: 1\nextends: town\nname: cards\nkinds: { suit: [sun, moon] }\n';
const WIDE =
  'houserules: 1\nextends: town\nname: wide\nwith: { size: 3 }\npatch: { kinds.region: { replace: [east] } }\n';

const texts = (folder: string, all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).map(([name, text]) => [name, { uri: `${folder}/${name}.yaml`, text }]));

const library = (data: Record<string, string> = { map: MAP, cards: CARDS }, game = GAME): Library => {
  const town: GamePackage = {
    name: 'town',
    game: { uri: 'game.yaml', text: game },
    data: texts('data', data),
    variants: texts('variants', { wide: WIDE }),
  };
  return { games: () => ['town'], find: (name) => (name === 'town' ? town : undefined) };
};
/** Option values are not declared in these texts. */
const kinds = (from: Library, variants?: string[]) => loadRuleSet({ game: 'town' }, { library: from, variants });
const OPTION = 'options: { size: { integer: 0, min: 0, max: 9, label: Size } }\n';

describe('data', () => {
  const withOption = library(undefined, GAME + OPTION);

  test('is laid upon the game, in order, before any variant', () => {
    const plain = must(kinds(withOption));
    expect(plain.definition).toMatchObject({
      title: 'Town',
      kinds: { region: ['north', 'south'], suit: ['sun', 'moon'] },
      with: { size: 2 },
    });
    expect(plain.definition).not.toHaveProperty('data');
    expect(plain.documents.map(({ uri }) => uri)).toEqual([
      'game.yaml',
      'data/map.yaml',
      'data/cards.yaml',
      'variants/wide.yaml',
    ]);
    expect(Object.keys(plain.data)).toEqual(['map', 'cards']);
    expect(must(kinds(withOption, ['wide'])).definition).toMatchObject({
      kinds: { region: ['east'] },
      with: { size: 3 },
    });
  });

  test('comes along with what extends the game', () => {
    const mine = { uri: 'mine.yaml', text: 'houserules: 1\nextends: town\nname: mine\n' };
    expect(must(loadRuleSet(mine, { library: withOption })).definition.kinds).toHaveProperty('suit');
  });

  test('may be changed and loaded by itself, in its place', () => {
    const text = CARDS.replace('moon', 'star');
    const ruleSet = must(loadRuleSet({ uri: 'data/cards.yaml', text }, { library: withOption }));
    expect(ruleSet.definition.kinds).toEqual({ region: ['north', 'south'], suit: ['sun', 'star'] });
  });

  test.each([
    ['that is not there', library({ map: MAP }), /^data-not-found 5:13 There is no text for the data `cards`/],
    [
      'of another game',
      library({ map: MAP, cards: CARDS.replace('town', 'city') }),
      /^data-base 2:10 The data `cards` has to extend `town`/,
    ],
    ['with a fault', library({ map: MAP, cards: `${CARDS}wiht: {}\n` }), /^unknown-key 5:1 /],
    [
      'with a name that is there already',
      library({ map: MAP, cards: CARDS.replace('suit', 'region') }),
      /^name-exists 4:10 /,
    ],
  ])('%s', (_, from, message) => {
    expect(kinds(from).diagnostics.map(brief)).toEqual([expect.stringMatching(message)]);
  });

  test('is for games only', () => {
    const mine = { uri: 'mine.yaml', text: 'houserules: 1\nextends: town\nname: mine\ndata: [map]\n' };
    expect(loadRuleSet(mine, { library: withOption }).diagnostics.map(brief)).toEqual([
      expect.stringMatching(/^data-not-found 4:8 /),
    ]);
  });
});
