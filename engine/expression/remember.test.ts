import { expect, test } from 'vitest';
import { remember } from './remember.ts';

test('keeps what was asked for last, as much as has room, also where the answer is nothing', () => {
  const asked: string[] = [];
  const first = remember(4, (text) => {
    asked.push(text);
    return text[2];
  });
  expect(['aa', 'bb', 'aa', 'cc', 'aa', 'bb'].map(first)).toEqual(Array.from({ length: 6 }));
  // `cc` took the place of `bb`, which was asked for before `aa`.
  expect(asked).toEqual(['aa', 'bb', 'cc', 'bb']);
  expect(['dddd', 'bb', 'dddd', 'eeeee', 'eeeee'].map(first)).toEqual(['d', undefined, 'd', 'e', 'e']);
  // What is longer than there is room for is not kept.
  expect(asked.slice(4)).toEqual(['dddd', 'bb', 'dddd', 'eeeee', 'eeeee']);
});
