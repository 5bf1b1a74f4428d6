/**
 * Intervals from counts and sums. Everything that goes in is an integer, so that it does not matter in which order or in
 * which parts games were counted; divisions come last.
 */

export interface Estimate {
  /** How many games it is made from. */
  n: number;
  value: number;
  /** The 95 % interval. */
  low: number;
  high: number;
}

/** 97.5 % quantile of the normal distribution. */
export const Z95 = 1.959963984540054;

/** 97.5 % quantiles of Student's t with 1 to 4 degrees of freedom, from the closed forms and published tables. */
const T95 = [12.706204736432095, 4.302652729696142, 3.182446305284263, 2.7764451051977987];

/**
 * Quantile of Student's t that belongs to a quantile of the normal distribution (Cornish and Fisher's expansion; with the
 * normal 97.5 % quantile the error is below 0.001 from 5 degrees of freedom on, and exact tables serve below).
 */
export function studentT(degrees: number, z = Z95): number {
  if (z === Z95 && degrees <= T95.length) return T95[degrees - 1]!;
  const z2 = z * z;
  const terms = [
    (z * (z2 + 1)) / 4,
    (z * (5 * z2 * z2 + 16 * z2 + 3)) / 96,
    (z * (3 * z2 ** 3 + 19 * z2 * z2 + 17 * z2 - 15)) / 384,
    (z * (79 * z2 ** 4 + 776 * z2 ** 3 + 1482 * z2 * z2 - 1920 * z2 - 945)) / 92160,
  ];
  return terms.reduce((sum, term, i) => sum + term / degrees ** (i + 1), z);
}

/** Wilson's score interval for a proportion. Without any game it is everything. */
export function wilson(successes: number, n: number, z = Z95): Estimate {
  if (n === 0) return { n, value: 0, low: 0, high: 1 };
  const p = successes / n;
  const z2 = z * z;
  const center = (p + z2 / (2 * n)) / (1 + z2 / n);
  const half = (z / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  return {
    n,
    value: p,
    low: successes === 0 ? 0 : Math.max(0, center - half),
    high: successes === n ? 1 : Math.min(1, center + half),
  };
}

/** Sample variance from n, Σx and Σx², exact up to the last division. */
export function variance(n: number, sum: number, squares: number): number {
  if (n < 2) return 0;
  const scaled = BigInt(n) * BigInt(squares) - BigInt(sum) * BigInt(sum);
  return Number(scaled) / n / (n - 1);
}

/**
 * Mean with its interval by Student's t. One game says nothing about the spread: its interval has no bounds.
 * @param scale what the integers were multiplied by
 */
export function meanInterval(n: number, sum: number, squares: number, scale = 1, z = Z95): Estimate {
  if (n === 0) return { n, value: 0, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const mean = sum / n;
  if (n === 1) return { n, value: mean / scale, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const half = studentT(n - 1, z) * Math.sqrt(variance(n, sum, squares) / n);
  return { n, value: mean / scale, low: (mean - half) / scale, high: (mean + half) / scale };
}

/** Quantile of the normal distribution (Acklam's rational approximation, relative error below 1.2e-9). */
export function normalQuantile(p: number): number {
  const [a, b, c, d] = [
    [
      -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
      2.506628277459239,
    ],
    [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572],
    [
      -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
      2.938163982698783,
    ],
    [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416],
  ] as const;
  const fold = (of: readonly number[], x: number): number => of.reduce((sum, each) => sum * x + each, 0);
  if (p < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(p));
    return fold(c, q) / (fold(d, q) * q + 1);
  }
  if (p > 1 - 0.02425) return -normalQuantile(1 - p);
  const q = p - 0.5;
  const r = q * q;
  return (fold(a, r) * q) / (fold(b, r) * r + 1);
}
