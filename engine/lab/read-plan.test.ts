import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { planOf } from '../../test/support/lab.ts';
import { readPlan } from './read-plan.ts';

const schema = JSON.parse(readFileSync(new URL('../../schema/files/plan.schema.json', import.meta.url), 'utf8'));
const validate = new Ajv2020({ allowUnionTypes: true }).compile(schema);
const read = (value: object) => readPlan({ uri: 'p.json', text: JSON.stringify(value) });

test('a plan is read as it was written; a range becomes its values', () => {
  const plan = planOf({ players: 2, sweep: { option: 'throws', values: [1, true, 'a', ['b']] } });
  expect(read(plan)).toMatchObject({ ok: true, value: plan });
  expect(validate(plan)).toBe(true);
  const range = { ...planOf({}), sweep: { option: 'throws', from: 1, to: 6, step: 2 } };
  expect(validate(range)).toBe(true);
  const result = read(range);
  expect(result.ok && result.value.sweep).toEqual({ option: 'throws', values: [1, 3, 5] });
});

const plan = planOf({});
test.each([
  ['another file', { ...plan, kind: 'houserules-save' }, /^This is no plan of the lab/],
  ['a misspelt key', { ...plan, game: 3 }, /^A plan has nothing called `game` here/],
  ['no rule sets', { ...plan, ruleSets: [] }, /^`ruleSets` takes a list of 1 to 16 rule sets/],
  ['neither game nor text', { ...plan, ruleSets: [{}] }, /^A rule set is either a `game` by its name or `rules`/],
  ['both', { ...plan, ruleSets: [{ game: 'a', rules: { uri: 'a', text: 'b' } }] }, /^A rule set is either/],
  ['no number of games', { ...plan, games: undefined }, /^The plan does not say `games`: it takes a whole number/],
  ['half a game', { ...plan, games: 0.5 }, /^`games` takes a whole number from 1 to 10000000, but this is `0.5`/],
  ['too many bots', { ...plan, players: 2, bots: ['random', 'random', 'random'] }, /^The plan has 3 bots for 2 seats/],
  ['an endless sweep', { ...plan, sweep: { option: 'a', from: 1, to: 1e9 } }, /^Rule sets times values of the sweep/],
  ['a sweep backwards', { ...plan, sweep: { option: 'a', from: 3, to: 1 } }, /^`to` takes a whole number from 3/],
  ['an unknown bot', { ...plan, bots: ['randm'] }, /randm/],
])('%s', (_, written, message) => {
  const result = read(written);
  expect(result.ok).toBe(false);
  expect(result.diagnostics[0]!.message).toMatch(message);
  // Every problem has its place in the text.
  expect(result.diagnostics[0]!.range.end.offset).toBeGreaterThan(0);
});
