/** From sums to figures with intervals, and to differences between rule sets. */
import { isZeroed, kindOf, scaleOf } from './keys.ts';
import { compareKeys, isProportion } from './measures.ts';
import { type Estimate, meanInterval, normalQuantile, wilson, Z95 } from './statistics.ts';
import type { CellSums } from './sums.ts';

export interface Figure extends Estimate {
  key: string;
  least: number;
  most: number;
}

export interface Difference extends Estimate {
  key: string;
  /** Whether the difference may be claimed: the interval stays away from zero, also if all differences are to hold at once. */
  clear: boolean;
}

/** Fewer pairs say nothing. */
const FEW = 30;

/** What is looked at part by part (values of choices, seats, tenths of a game) is told with its intervals and never claimed. */
const isClaimed = (key: string): boolean => !['value', 'total'].includes(kindOf(key)) && !/^branching:/.test(key);

/** Digits behind which nothing depends on the machine. */
export const rounded = (value: number): number => (Number.isFinite(value) ? Number(value.toPrecision(7)) : value);

const tidy = <T extends Estimate>(estimate: T): T => ({
  ...estimate,
  value: rounded(estimate.value),
  low: rounded(estimate.low),
  high: rounded(estimate.high),
});

/** All figures of a cell, in their order. */
export function figuresOf(sums: CellSums, players: number, brief = false): Figure[] {
  const { games, finished, series } = sums;
  const figures: Figure[] = Object.entries(series)
    .filter(([key]) => !brief || kindOf(key) !== 'value')
    .map(([key, [n, sum, squares, least, most]]) => {
      const scale = scaleOf(key, players);
      const all = isZeroed(key) ? finished : n;
      const low = isZeroed(key) && n < finished ? Math.min(0, least) : least;
      const estimate = isProportion(key) && most <= 1 ? wilson(sum, all) : meanInterval(all, sum, squares, scale);
      return tidy({ key, ...estimate, least: rounded(low / scale), most: rounded(most / scale) });
    });
  if (games > 0)
    figures.push(
      tidy({
        key: 'completion',
        ...wilson(finished, games),
        least: finished < games ? 0 : 1,
        most: finished > 0 ? 1 : 0,
      }),
    );
  return figures.sort((a, b) => compareKeys(a.key, b.key));
}

/** What is more in a cell than in its baseline, game by game on the same draws. */
export function differencesOf(sums: CellSums, players: number, brief = false): Difference[] {
  const { paired, pairs } = sums;
  const entries = Object.entries(pairs).filter(([key]) => !brief || isClaimed(key));
  const claims = entries.filter(([key]) => isClaimed(key)).length;
  // Bonferroni: all claims hold at once with 95 %.
  const strict = claims > 1 ? normalQuantile(1 - 0.025 / claims) : Z95;
  return entries
    .map(([key, [n, sum, squares]]): Difference => {
      const scale = scaleOf(key, players);
      const all = isZeroed(key) ? paired : n;
      const estimate = meanInterval(all, sum, squares, scale);
      const sure = meanInterval(all, sum, squares, scale, strict);
      const clear = isClaimed(key) && all >= FEW && (sure.low > 0 || sure.high < 0);
      return { key, ...tidy(estimate), clear };
    })
    .sort((a, b) => compareKeys(a.key, b.key));
}
