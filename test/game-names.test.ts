/** Engine, schema and editor know no game and no template by name: what they need of a game is a concept of the language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shippedGames } from './library.ts';
import { templates } from './support/library.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = /\.(ts|mts|mjs|js|json|css|html)$/;

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return SOURCES.test(path) && !/\.test\.ts$/.test(path) ? [path] : [];
  });
}

const files = ['engine', 'schema', 'editor'].flatMap(sources);

test('there is something to look at', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(shippedGames.games().length).toBeGreaterThan(0);
});

test.each([...shippedGames.games(), ...templates.games()])('%s is not named', (id) => {
  // As an id, in words, or run together.
  const name = new RegExp(`(?<![\\w-])${id.split('-').join('[- ]?')}(?![\\w-])`, 'i');
  const found = files.filter((file) => name.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(found).toEqual([]);
});
