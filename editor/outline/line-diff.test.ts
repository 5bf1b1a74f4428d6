import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineDiff } from './line-diff.ts';

const told = (before: string, after: string): string[] => lineDiff(before, after).map(({ sign, text }) => sign + text);

test('shows what was added and removed, with the lines around', () => {
  expect(told('a\nb\nc\nd\ne\nf\ng', 'a\nb\nc\nd\nE\nf\ng')).toEqual(['…', ' c', ' d', '-e', '+E', ' f', ' g']);
  expect(told('a\nb\n', 'a\nx\nb\n')).toEqual([' a', '+x', ' b', ' ']);
  expect(told('same', 'same')).toEqual([]);
});

test('what was removed and what was added together make both texts', () => {
  const texts = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 5 })
    .map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const lines = lineDiff(before, after);
      if (before === after || lines.some(({ sign }) => sign === '…')) return;
      const without = (sign: string) => lines.filter((line) => line.sign !== sign).map(({ text }) => text);
      expect(without('+').join('\n')).toBe(before);
      expect(without('-').join('\n')).toBe(after);
    }),
  );
});
