// Monaco draws in the page itself, so a rule of ours for a class of that name would change what it draws.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const selectors = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{};]+)\{/g),
  ].flatMap(([, list]) => list.split(',').map((selector) => selector.trim()));

const stylesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file));

/** A class alone, or within what is around the text, too. */
const REACHING =
  /^(?:\.(?:table|rich|no-boards|beside|felt-first|rules-closed)(?::\S+)? )?\.([a-z][\w-]*)(?::[\w-]+(?:\([^)]*\))?)*$/i;

it('no class alone is both ours and Monaco’s', () => {
  const theirs = new Set(
    stylesIn('node_modules/monaco-editor/esm')
      .flatMap(selectors)
      .flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)),
  );
  expect(theirs).toContain('find-widget');
  const clashes = stylesIn('editor').flatMap((file) =>
    selectors(file).filter((selector) => {
      const [, name] = REACHING.exec(selector) ?? [];
      return name !== undefined && theirs.has(name);
    }),
  );
  expect(clashes).toEqual([]);
});
