import { describe, expect, test } from 'vitest';
import { describeOptions, resolveOptions } from './index.ts';
import { brief, libraryOf, load, marked, must } from './testing.ts';

const GAME = `houserules: 1
name: town
title: Town
players: { min: 2, max: 4 }
turn: {}
options:
  money: { integer: 10 * count(players), min: 5, max: 50, label: { en: Money, ja: お金 }, group: Things }
  loan: { integer: { "-": [{ var: option.money }, 1] }, min: 0, max: option.money, label: Loan }
  rich: { boolean: option.money > 30, label: Rich }
  kind: { choice: 'if option.rich then all else some', of: { all: All, some: Some, 3: Three }, label: Kind, help: Which one }
  cards: { list: [1, 1, 2], of: { integer: { min: 1, max: count(players) } }, minLength: 1, maxLength: 4, label: Cards }
  order: { permutation: [a, b], of: { a: A, b: B }, label: Order }
  half: { integer: floor(option.money / 3), min: 0, max: 'max(option.money, 3)', label: Half }
`;
const rules = (rest = '', choices = {}) =>
  must(load(`houserules: 1\nextends: town\nname: mine\n${rest}`, { library: libraryOf(GAME), ...choices }));

describe('resolving options', () => {
  test('defaults follow the players and each other', () => {
    expect(must(resolveOptions(rules().definition, 3))).toEqual({
      money: 30,
      loan: 29,
      rich: false,
      kind: 'some',
      cards: [1, 1, 2],
      order: ['a', 'b'],
      half: 10,
    });
    expect(must(resolveOptions(rules().definition, 4))).toMatchObject({
      money: 40,
      loan: 39,
      rich: true,
      kind: 'all',
      half: 13,
    });
  });

  test('`with` and what is given', () => {
    const { definition } = rules('with: { money: 31, kind: 3, order: [b, a], loan: option.money - 1 }\n');
    expect(must(resolveOptions(definition, 2))).toMatchObject({
      money: 31,
      kind: '3',
      rich: true,
      order: ['b', 'a'],
      loan: 30,
    });
    expect(must(resolveOptions(definition, 2, { money: 12, rich: true }))).toMatchObject({
      money: 12,
      rich: true,
      loan: 11,
    });
    expect(must(resolveOptions(rules('', { options: { money: 12 } }).definition, 2))).toMatchObject({ money: 12 });
  });

  test.each([
    ['a number too large', 'option-range', 'with: { money: «51» }\n'],
    ['a bound that depends on another option', 'option-range', 'with: { money: 6, loan: «7» }\n'],
    ['a text for a number', 'option-expression', 'with: { money: lots «of» it }\n'],
    ['a word for a number', 'option-type', 'with: { money: «lots» }\n'],
    ['a word for a switch', 'option-type', 'with: { rich: «yes» }\n'],
    ['no value of a choice', 'option-type', 'with: { kind: «al» }\n'],
    ['an item out of range', 'option-range', 'with: { cards: [1, «4»] }\n'],
    ['an item of another kind', 'option-type', 'with: { cards: [1, «a»] }\n'],
    ['too many items', 'option-range', 'with: { cards: «[1, 1, 1, 1, 1]» }\n'],
    ['no permutation', 'option-type', 'with: { order: [a, «a»] }\n'],
    ['half a permutation', 'option-range', 'with: { order: «[a]» }\n'],
    ['an option that comes later', 'option-expression', 'with: { money: 5 + option.«loan» }\n'],
    ['a division that is not rounded', 'option-expression', 'with: { money: «50 / 2» }\n'],
  ])('%s', (_, code, rest) => {
    const { text, line, column } = marked(`houserules: 1\nextends: town\nname: mine\n${rest}`);
    const { definition } = must(load(text, { library: libraryOf(GAME) }));
    const result = resolveOptions(definition, 3);
    expect(result.diagnostics.map(brief)).toEqual([expect.stringMatching(new RegExp(`^${code} ${line}:${column} `))]);
  });

  test('what is given from outside has no place in a text', () => {
    const result = resolveOptions(rules().definition, 3, { mony: 3 });
    expect(result.diagnostics).toMatchObject([
      { code: 'option-unknown', hint: 'Did you mean `money`?', document: 'mine.yaml', range: { start: { line: 1 } } },
    ]);
  });

  test('the number of players', () => {
    expect(resolveOptions(rules().definition, 5).diagnostics.map(({ code }) => code)).toEqual(['players-range']);
  });
});

describe('describing options', () => {
  test('for a panel', () => {
    const infos = must(describeOptions(rules('with: { money: 12 }\n'), 3, { kind: 'all' }, 'ja'));
    expect(infos.map(({ name, value, printed, changed }) => [name, value, printed, changed])).toEqual([
      ['money', 12, 30, true],
      ['loan', 11, 11, false],
      ['rich', false, false, false],
      ['kind', 'all', 'some', true],
      ['cards', [1, 1, 2], [1, 1, 2], false],
      ['order', ['a', 'b'], ['a', 'b'], false],
      ['half', 4, 4, false],
    ]);
    expect(infos[0]).toEqual({
      name: 'money',
      kind: 'integer',
      label: 'お金',
      group: 'Things',
      value: 12,
      printed: 30,
      changed: true,
      min: 5,
      max: 50,
    });
    expect(infos[3]).toMatchObject({
      kind: 'choice',
      help: 'Which one',
      choices: [
        { value: '3', label: 'Three' },
        { value: 'all', label: 'All' },
        { value: 'some', label: 'Some' },
      ],
    });
    expect(infos[4]).toMatchObject({ kind: 'list', min: 1, max: 3, minLength: 1, maxLength: 4 });
  });
});
