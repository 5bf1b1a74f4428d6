import { describe, expect, test } from 'vitest';
import { catalogue, diagnose } from './catalogue.ts';
import type { Diagnostic } from './diagnostic.ts';
import { formatDiagnostic } from './format.ts';
import { mergeMessages } from './messages/merge.ts';
import { optionMessages } from './messages/options.ts';
import { ruleMessages } from './messages/rules.ts';
import { structureMessages } from './messages/structure.ts';
import { textMessages } from './messages/text.ts';
import { editDistance, nearest } from './near.ts';
import { both, either, shown } from './words.ts';

describe('the catalogue', () => {
  test('has every code once', () => {
    const parts = [textMessages, structureMessages, mergeMessages, optionMessages, ruleMessages];
    const codes = parts.flatMap((part) => Object.keys(part));
    expect(new Set(codes).size).toBe(codes.length);
    for (const part of parts)
      for (const [code, entry] of Object.entries(part))
        expect([code, catalogue[code as keyof typeof catalogue]]).toEqual([code, entry]);
  });

  test('codes are words joined by hyphens', () => {
    for (const code of Object.keys(catalogue)) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('makes diagnostics', () => {
    const start = { line: 2, column: 3, offset: 9 };
    const at = { document: 'a.yaml', path: ['x'], range: { start, end: { line: 2, column: 5, offset: 11 } } };
    expect(diagnose('unknown-name', { name: 'sqare', near: 'square' }, at)).toEqual({
      code: 'unknown-name',
      severity: 'error',
      message: 'There is no thing called `sqare`',
      hint: 'Did you mean `square`?',
      ...at,
    });
    expect(diagnose('unknown-name', { name: 'x' }, at, { severity: 'warning', hint: 'Look above.' })).toMatchObject({
      severity: 'warning',
      hint: 'Look above.',
    });
  });
});

describe('near names', () => {
  test.each([
    ['ca', 'abc', 3],
    ['mvoe', 'move', 1],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['same', 'same', 0],
    ['abcdef', 'badcfe', 3],
  ])('%s to %s is %d', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
    expect(editDistance(a, b, 2)).toBe(Math.min(2, distance));
  });

  test.each<[string, string[], string | undefined]>([
    ['mvoe', ['move', 'set', 'more'], 'move'],
    ['startgems', ['startGems', 'gems'], 'startGems'],
    ['start-gems', ['startGems'], 'startGems'],
    ['banana', ['move', 'set'], undefined],
    ['a', ['b', 'of'], undefined],
    ['by', ['be', 'of'], 'be'],
    ['neighbors', ['neighbours', 'columns'], 'neighbours'],
    ['count', ['countdown', 'x'], 'countdown'],
    ['move', ['move'], undefined],
  ])('%s among %j is %s', (written, candidates, near) => expect(nearest(written, candidates)).toBe(near));
});

describe('words', () => {
  test('lists', () => {
    expect([either([]), either(['a']), either(['a', 'b']), both(['a', 'b', 'c'])]).toEqual([
      'nothing',
      'a',
      'a or b',
      'a, b and c',
    ]);
  });
  test('values', () => {
    expect([null, [1], {}, 'x', 'y'.repeat(60)].map(shown)).toEqual([
      'nothing',
      'a list',
      'a mapping',
      '`x`',
      `\`${'y'.repeat(39)}…\``,
    ]);
  });
});

describe('printing a diagnostic', () => {
  const print = (text: string, start: number, length: number, more: Partial<Diagnostic> = {}): string[] => {
    const at = (offset: number) => {
      const before = text.slice(0, offset).split('\n');
      return { line: before.length, column: before[before.length - 1].length + 1, offset };
    };
    const range = { start: at(start), end: at(start + length) };
    const diagnostic: Diagnostic = {
      code: 'some-code',
      severity: 'error',
      message: 'It is wrong',
      document: 'a.yaml',
      path: [],
      range,
      ...more,
    };
    return formatDiagnostic(diagnostic, (name) => (name === 'a.yaml' ? text : undefined)).split('\n');
  };

  test('one line, the source and a caret', () => {
    expect(print('a: 1\nb: two\n', 8, 3, { hint: 'Write 2.' })).toEqual([
      'a.yaml:2:4: error some-code: It is wrong',
      '  b: two',
      '     ^^^',
      '  Write 2.',
    ]);
  });
  test('an empty range has one caret', () => {
    expect(print('abc', 1, 0).slice(1)).toEqual(['  abc', '   ^']);
  });
  test('a range over several lines ends with the first', () => {
    expect(print('a:\n  b\n', 0, 6).slice(1)).toEqual(['  a:', '  ^^']);
  });
  test('tabs and wide characters', () => {
    expect(print('\ta\tx', 3, 1).slice(1)).toEqual(['      a   x', '          ^']);
    expect(print('日本: x', 4, 1).slice(1)).toEqual(['  日本: x', '        ^']);
    expect(print('日本: x', 0, 2).slice(1)).toEqual(['  日本: x', '  ^^^^']);
    expect(print('e\u0301: x', 4, 1).slice(1)).toEqual(['  e\u0301: x', '     ^']);
  });
  test('a long line is cut', () => {
    const lines = print(`${'a'.repeat(300)}X${'b'.repeat(300)}`, 300, 1);
    expect(lines[1].length).toBeLessThan(170);
    expect(lines[1][lines[2].indexOf('^')]).toBe('X');
  });
  test('related places, and a document whose text is not at hand', () => {
    const range = { start: { line: 7, column: 2, offset: 0 }, end: { line: 7, column: 2, offset: 0 } };
    expect(
      print('x', 0, 1, {
        document: 'b.yaml',
        related: [{ document: 'c.yaml', path: [], range, message: 'The first one' }],
      }),
    ).toEqual(['b.yaml:1:1: error some-code: It is wrong', '  c.yaml:7:2: The first one']);
  });
});
