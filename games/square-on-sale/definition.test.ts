/** What the rulebooks say of the game as a whole, read off its definition. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { EDITIONS } from '../../test/oracles/square-on-sale-printed.ts';

const read = (path: string) => parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const game = read('game.yaml');
const variants = Object.fromEntries(
  readdirSync(new URL('variants', import.meta.url)).map((file) => [
    file.replace('.yaml', ''),
    read(`variants/${file}`),
  ]),
);

test('definition: 3 or 4 players, on the original page up to 5', () => {
  expect(game.players).toEqual({ min: 3, max: 4 });
  expect(variants['new-games-order'].players).toBeUndefined();
  expect(variants['original-basic'].players).toEqual({ min: 3, max: 5 });
});

test('definition: nothing is hidden from anybody', () => {
  for (const zone of Object.values(game.zones)) expect(zone).not.toHaveProperty('seen');
});

test('definition: the printed values are those of the hand-written model', () => {
  const defaults = Object.fromEntries(
    Object.entries<Record<string, unknown>>(game.options).map(([name, option]) => [
      name,
      option.integer ?? option.boolean ?? option.choice,
    ]),
  );
  for (const [name, { options }] of Object.entries(EDITIONS)) {
    const chain = [variants[name]];
    for (let parent = /\/(.+)$/.exec(chain[0].extends)?.[1]; parent; parent = /\/(.+)$/.exec(chain[0].extends)?.[1]) {
      chain.unshift(variants[parent]);
    }
    expect(Object.assign({}, defaults, ...chain.map((document) => document.with))).toEqual(options);
  }
});

test('definition: every option has a label, help and a group', () => {
  for (const option of Object.values<Record<string, unknown>>(game.options)) {
    expect(option).toMatchObject({
      label: expect.any(String),
      help: expect.any(String),
      group: expect.any(String),
    });
  }
});
