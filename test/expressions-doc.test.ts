/** docs/expressions.md names every function and query, and its examples are what it says. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseExpression } from '../engine/expression/parse.ts';
import { QUERY_WORDS } from '../engine/expression/words.ts';
import { BUILTINS } from '../engine/model/builtins.ts';

const page = readFileSync(fileURLToPath(new URL('../docs/expressions.md', import.meta.url)), 'utf8');

test.each(Object.entries(BUILTINS))('the function %s is there with what it gives', (_, { usage, about }) => {
  expect(page).toContain(`| \`${usage}\` | ${about} |`);
});

test.each([...QUERY_WORDS])('the query %s is there', (word) => {
  expect(page).toMatch(new RegExp(`\`[^\`]*\\b${word}\\b[^\`]*\``));
});

test('every query of the page can be read', () => {
  const section = page.slice(page.indexOf('## Queries'), page.indexOf('## Functions'));
  const queries = [...section.matchAll(/^\| `([^`]+)` \|/gm)].map((match) => match[1]!);
  expect(queries.length).toBeGreaterThan(5);
  for (const query of queries) expect(parseExpression(query), query).toMatchObject({ ok: true });
});
