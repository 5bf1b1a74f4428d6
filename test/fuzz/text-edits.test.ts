import { expect, test } from 'vitest';
import { shippedGames } from '../library.ts';
import { fuzzTexts } from './text-edits.ts';

test('random writing never loses the table, and never leaves a question without an answer', () => {
  const report = fuzzTexts(shippedGames, 1, 60);
  expect(report.failures).toEqual([]);
  expect(report.edits).toBe(60);
  expect(report.inForce).toBeGreaterThan(2);
}, 60_000);
