import { expect, test } from 'vitest';
import { cli } from './testing.ts';

interface Line {
  type: string;
  gameIndex?: number;
  options?: Record<string, unknown>;
  scores?: { total: number }[];
  totals?: number[];
  winners?: number[];
}

test('a match is traced as its games and their sum, and fed back it is the same', async () => {
  const traced = await cli('trace united-square --variant tournament --seed 11');
  expect(traced.code).toBe(0);
  const lines = traced.lines() as unknown as Line[];
  const starts = lines.filter(({ type }) => type === 'start');
  const ends = lines.filter(({ type }) => type === 'end');
  expect(starts.map(({ options }) => options!.startPlayer)).toEqual([0, 1]);
  expect(ends).toHaveLength(2);
  const sums = [0, 1].map((seat) => ends.reduce((sum, { scores }) => sum + scores![seat]!.total, 0));
  const best = Math.max(...sums);
  expect(lines.at(-1)).toEqual({ type: 'match', totals: sums, winners: [0, 1].filter((seat) => sums[seat] === best) });
});

test('a simulated match counts its games together', async () => {
  const result = (await cli('simulate united-square --variant tournament --games 5 --json')).json() as {
    ends: Record<string, number>;
    faults: number;
    unfinished: number;
  };
  expect(Object.values(result.ends).reduce((sum, count) => sum + count, 0)).toBe(10);
  expect([result.faults, result.unfinished]).toEqual([0, 0]);
});
