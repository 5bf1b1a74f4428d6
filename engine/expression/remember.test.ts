import { expect, test } from 'vitest';
import { remember } from './remember.ts';

test('keeps what was asked for last, also where the answer is nothing', () => {
  const asked: string[] = [];
  const length = remember(2, (text) => {
    asked.push(text);
    return text.length || undefined;
  });
  expect(['', 'a', '', 'bb', '', 'a'].map(length)).toEqual([undefined, 1, undefined, 2, undefined, 1]);
  // The third text took the place of `a`, which was asked for before the empty one.
  expect(asked).toEqual(['', 'a', 'bb', 'a']);
});
