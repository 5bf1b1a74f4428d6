import { expect, test } from 'vitest';
import { readRoute, writeRoute } from './route.ts';

test.each([
  ['', { page: 'gallery' }],
  ['#/', { page: 'gallery' }],
  ['#/nowhere/at/all', { page: 'gallery' }],
  ['#/play/square-on-sale', { page: 'play', game: 'square-on-sale' }],
  ['#/play/square-on-sale/bubble?seed=7', { page: 'play', game: 'square-on-sale', variant: 'bubble', seed: '7' }],
  ['#/lab', { page: 'lab' }],
  ['#/lab/square-on-sale', { page: 'lab', game: 'square-on-sale' }],
  ['#/work/abc', { page: 'work', id: 'abc' }],
])('%s', (hash, route) => {
  expect(readRoute(hash)).toEqual(route);
});

test('the address of a work leads back to it', () => {
  const route = { page: 'work', id: 'a/b?c' } as const;
  expect(readRoute(writeRoute(route))).toEqual(route);
});
