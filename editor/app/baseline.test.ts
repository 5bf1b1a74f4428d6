import { expect, test } from 'vitest';
import { baselineOf } from './baseline.ts';

type Compared = Parameters<typeof baselineOf>[0];

const variant = (name: string, active: boolean, houseRule = false) => ({
  name,
  title: name,
  active,
  default: false,
  houseRule,
  requires: [],
  excludes: [],
  uri: '',
});
const game = (rules: Partial<Compared['rules']>, more: Partial<Compared> = {}): Compared => ({
  rules: { game: 'town', compared: [], asPrinted: true, variants: [], ...rules } as Compared['rules'],
  text: 'now',
  opened: 'now',
  snapshots: [],
  ...more,
});

test('house rules are compared with the printed variant that is played', () => {
  const variants = [variant('basic', true), variant('other', false), variant('mine', true, true)];
  expect(baselineOf(game({ variants }))).toBeUndefined();
  const changed = game({ variants, compared: ['Something'], asPrinted: false });
  expect(baselineOf(changed)).toEqual({ title: 'Printed rules', game: 'town', variants: ['basic'] });
});

test('a printed variant is compared with what is played by default, not with itself', () => {
  const chosen = game({ variants: [variant('basic', true)], compared: ['With “basic”'] });
  expect(baselineOf(chosen)).toEqual({ title: 'Printed rules', game: 'town' });
});

test('a copy is compared with what it was made from, as it carries that along', () => {
  const texts = { hash: '' } as never;
  const copy = {
    game: 'my-town',
    compared: ['Something'],
    asPrinted: false,
    origin: { game: 'town', variants: ['basic'], texts },
  };
  expect(baselineOf(game(copy))).toEqual({ title: 'Printed rules', game: 'town', variants: ['basic'], base: texts });
});

test('a game of one’s own is compared with the last snapshot that is another one, or with what was opened', () => {
  const own = (more: Partial<Compared>) => baselineOf(game({ own: true }, more));
  const snapshots = [
    { at: 2, name: 'as now', text: 'now' },
    { at: 1, name: 'before', text: 'old' },
  ];
  expect(own({})).toBeUndefined();
  expect(own({ opened: 'first' })).toEqual({ title: 'As opened', text: 'first', game: 'town' });
  expect(own({ opened: 'first', snapshots })).toEqual({ title: 'before', text: 'old', game: 'town' });
});
