/** Intervals against published tables and an independent library. */
import { mean, probit, sampleVariance } from 'simple-statistics';
import { describe, expect, test } from 'vitest';
import { meanInterval, normalQuantile, studentT, variance, wilson, Z95 } from './statistics.ts';

describe('Wilson’s score interval', () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (successes, n, low, high) => {
    const interval = wilson(successes, n);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
    expect(interval.value).toBe(successes / n);
    // What fails is the mirror image of what succeeds.
    const mirrored = wilson(n - successes, n);
    expect(mirrored.low).toBeCloseTo(1 - interval.high, 12);
  });

  test('nothing played says nothing', () => expect(wilson(0, 0)).toMatchObject({ low: 0, high: 1 }));
});

// The usual table of two-sided 95 % quantiles.
test.each([
  [1, 12.706],
  [2, 4.303],
  [4, 2.776],
  [5, 2.571],
  [9, 2.262],
  [20, 2.086],
  [30, 2.042],
  [60, 2.0],
  [120, 1.98],
  [1e9, 1.96],
])('Student’s t with %i degrees of freedom', (degrees, quantile) => {
  expect(Math.abs(studentT(degrees) - quantile)).toBeLessThan(0.001);
});

// Published quantiles; simple-statistics has the upper ones to two digits.
test.each([
  [0.5, 0],
  [0.7, 0.524401],
  [0.975, 1.959964],
  [0.99, 2.326348],
  [0.999, 3.090232],
  [0.0001, -3.719016],
])('quantile %f of the normal distribution', (p, quantile) => {
  expect(normalQuantile(p)).toBeCloseTo(quantile, 5);
  expect(Math.abs(normalQuantile(p) - probit(p))).toBeLessThan(0.02);
});

test('the constant for 95 % is the quantile', () => expect(normalQuantile(0.975)).toBeCloseTo(Z95, 7));

test('means and variances agree with simple-statistics, from sums alone', () => {
  const values = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9];
  const sum = values.reduce((a, b) => a + b, 0);
  const squares = values.reduce((a, b) => a + b * b, 0);
  expect(variance(values.length, sum, squares)).toBeCloseTo(sampleVariance(values), 12);
  const interval = meanInterval(values.length, sum, squares);
  expect(interval.value).toBeCloseTo(mean(values), 12);
  // t with 14 degrees of freedom is 2.145 in the table.
  const half = 2.145 * Math.sqrt(sampleVariance(values) / values.length);
  expect(Math.abs(interval.high - interval.value - half)).toBeLessThan(0.001);
  expect(meanInterval(values.length, sum * 10, squares * 100, 10).high).toBeCloseTo(interval.high, 12);
});

test('large sums lose nothing', () => {
  // 1,000,000 and 1,000,001 in turn: the variance is n / 4 / (n − 1), but the squares of the sums have 19 digits.
  const n = 1000;
  const sum = (n / 2) * 2_000_001;
  const squares = (n / 2) * (1e12 + 1_000_001 ** 2);
  expect(variance(n, sum, squares)).toBeCloseTo(n / 4 / (n - 1), 12);
});

test('one game has no spread', () => {
  expect(meanInterval(1, 5, 25)).toMatchObject({ value: 5, low: Number.NEGATIVE_INFINITY });
});
