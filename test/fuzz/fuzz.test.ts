import { expect, test } from 'vitest';
import { shippedGames } from '../library.ts';
import { fuzz } from './fuzz.ts';
import { fuzzPanels } from './panels.ts';

test.each([1, 2])('mutated rules are played or diagnosed near the mutation (seed %i)', (seed) => {
  const report = fuzz(shippedGames, seed, 150);
  expect(report.failures).toEqual([]);
  expect(report.diagnosed).toBeGreaterThan(50);
  expect(report.near / report.diagnosed).toBeGreaterThanOrEqual(0.9);
});

test('random edits of panels keep text, meaning and comments together, also when they are undone', () => {
  const report = fuzzPanels(shippedGames, 1, 120);
  expect(report.failures).toEqual([]);
  expect(report.made).toBeGreaterThan(40);
});
