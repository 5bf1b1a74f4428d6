/** Timing that can be trusted on a noisy machine: warmed up, many samples, medians. */

export interface Spread {
  median: number;
  p95: number;
  samples: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
  return { median: at(0.5), p95: at(0.95), samples: sorted.length };
}

/** Milliseconds of each run after some that do not count. */
export function times(work: () => void, { warmUp = 5, runs = 30 } = {}): Spread {
  const values: number[] = [];
  for (let i = 0; i < warmUp + runs; i++) {
    const start = performance.now();
    work();
    if (i >= warmUp) values.push(performance.now() - start);
  }
  return spread(values);
}

/** How often `work` (which answers how much it did) gets done in a second; the median of rounds. */
export function rate(work: () => number, { rounds = 5, seconds = 0.5 } = {}): Spread {
  const values: number[] = [];
  for (let round = 0; round < rounds + 1; round++) {
    const start = performance.now();
    let done = 0;
    while (performance.now() - start < seconds * 1000) done += work();
    // The first round is the warm-up.
    if (round > 0) values.push(done / ((performance.now() - start) / 1000));
  }
  return spread(values);
}
