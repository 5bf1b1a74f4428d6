/**
 * What is known after some games: sums of integers, so that parts can be added in any order and split in any way.
 * Plain data, as workers on this or other machines send it.
 */

/** Games in which it was observed, sum, sum of squares, least, most. */
export type Series = [n: number, sum: number, squares: number, least: number, most: number];
/** Pairs of games, sum of the differences, sum of their squares. */
export type Pairs = [n: number, sum: number, squares: number];

export interface CellSums {
  /** Games that were played, and those of them that came to an end. */
  games: number;
  finished: number;
  faults: number;
  unfinished: number;
  /** By the key of a measure. */
  series: Record<string, Series>;
  /** How often a value was observed, for the measures of which a distribution is shown. */
  histograms: Record<string, Record<string, number>>;
  /** Pairs of finished games with the same number, here and in the baseline. */
  paired: number;
  /** What is more here than in the baseline. */
  pairs: Record<string, Pairs>;
  /** The first games with a fault, or that were not over in time. */
  problems: { game: number; problem: string }[];
}

/** A part of the result. A part that comes twice counts once. */
export interface Part {
  chunk: number;
  /** By the id of the cell. */
  cells: Record<string, CellSums>;
}

/** Faults and unfinished games that are listed one by one. */
const LISTED = 10;

export const emptySums = (): CellSums => ({
  games: 0,
  finished: 0,
  faults: 0,
  unfinished: 0,
  series: {},
  histograms: {},
  paired: 0,
  pairs: {},
  problems: [],
});

export function observe(sums: CellSums, key: string, value: number): void {
  const series = sums.series[key];
  if (series) {
    series[0]++;
    series[1] += value;
    series[2] += value * value;
    if (value < series[3]) series[3] = value;
    if (value > series[4]) series[4] = value;
  } else sums.series[key] = [1, value, value * value, value, value];
}

export function observePair(sums: CellSums, key: string, difference: number): void {
  const pairs = sums.pairs[key];
  if (pairs) {
    pairs[0]++;
    pairs[1] += difference;
    pairs[2] += difference * difference;
  } else sums.pairs[key] = [1, difference, difference * difference];
}

export function countValue(sums: CellSums, key: string, value: number): void {
  sums.histograms[key] ??= {};
  const histogram = sums.histograms[key];
  histogram[value] = (histogram[value] ?? 0) + 1;
}

export function listProblem(sums: CellSums, game: number, problem: string): void {
  sums.problems.push({ game, problem });
  sums.problems.sort((a, b) => a.game - b.game);
  sums.problems.length = Math.min(LISTED, sums.problems.length);
}

/** Adds the second to the first. */
export function addSums(into: CellSums, from: CellSums): void {
  into.games += from.games;
  into.finished += from.finished;
  into.faults += from.faults;
  into.unfinished += from.unfinished;
  into.paired += from.paired;
  for (const [key, [n, sum, squares, least, most]] of Object.entries(from.series)) {
    const series = into.series[key];
    if (!series) into.series[key] = [n, sum, squares, least, most];
    else {
      series[0] += n;
      series[1] += sum;
      series[2] += squares;
      series[3] = Math.min(series[3], least);
      series[4] = Math.max(series[4], most);
    }
  }
  for (const [key, values] of Object.entries(from.pairs)) {
    const pairs = into.pairs[key];
    if (!pairs) into.pairs[key] = [...values];
    else for (let i = 0; i < 3; i++) pairs[i]! += values[i]!;
  }
  for (const [key, counts] of Object.entries(from.histograms)) {
    into.histograms[key] ??= {};
    const histogram = into.histograms[key];
    for (const [value, count] of Object.entries(counts)) histogram[value] = (histogram[value] ?? 0) + count;
  }
  for (const { game, problem } of from.problems) listProblem(into, game, problem);
}
