/**
 * Games are played in chunks: a range of numbers of games, in all cells. Game k of every cell has the same seed, so a
 * chunk holds the pairs that comparisons are made of. How a plan is cut depends on the plan alone.
 */
import type { OpenCell } from './cells.ts';
import type { Chunk } from './grid.ts';
import { isZeroed } from './keys.ts';
import { Observer } from './observe.ts';
import { type CellSums, countValue, emptySums, listProblem, observe, observePair, type Part } from './sums.ts';
import { Names } from './tally.ts';

/** Measures of which the whole distribution is kept. */
const DISTRIBUTIONS: ReadonlySet<string> = new Set(['turns', 'moves', 'margin:', 'winner:', 'leadChanges']);

/** What was observed in the games of a cell that others are compared with. */
type Kept = ReadonlyMap<number, ReadonlyMap<number, number>>;

/** Plays chunks. Programs, bots and names live on from one to the next. */
export class Player {
  private readonly names = new Names();
  private readonly observers: Observer[];
  private readonly open: readonly OpenCell[];
  private readonly baselines: ReadonlySet<string>;

  constructor(open: readonly OpenCell[], seed: string | number) {
    this.open = open;
    this.observers = open.map((each) => new Observer(each, seed, this.names));
    this.baselines = new Set(open.flatMap(({ cell }) => cell.baseline ?? []));
  }

  /** @param breathe is awaited after each game: it may let messages in */
  async play({ id, from, to }: Chunk, breathe?: () => Promise<void> | undefined): Promise<Part> {
    const cells: Record<string, CellSums> = {};
    const kept = new Map<string, Kept>();
    for (const [i, { cell }] of this.open.entries()) {
      const sums = emptySums();
      const observer = this.observers[i]!;
      const games = new Map<number, Map<number, number>>();
      for (let game = from; game < Math.min(to, cell.games); game++) {
        const ending = observer.play(game);
        sums.games++;
        if (ending.over) {
          sums.finished++;
          this.collect(sums, observer);
          const baseline = cell.baseline ? kept.get(cell.baseline)?.get(game) : undefined;
          if (baseline) this.compare(sums, observer, baseline);
          if (this.baselines.has(cell.id)) games.set(game, snapshot(observer));
        } else {
          sums[ending.kind]++;
          listProblem(sums, game, ending.problem);
        }
        await breathe?.();
      }
      kept.set(cell.id, games);
      cells[cell.id] = sums;
    }
    return { chunk: id, cells };
  }

  private collect(sums: CellSums, { tally }: Observer): void {
    for (const id of tally.touched) {
      const key = this.names.list[id]!;
      const value = tally.get(id);
      observe(sums, key, value);
      if (DISTRIBUTIONS.has(key)) countValue(sums, key, value);
    }
  }

  private compare(sums: CellSums, { tally }: Observer, baseline: ReadonlyMap<number, number>): void {
    sums.paired++;
    for (const id of tally.touched) {
      const key = this.names.list[id]!;
      const other = baseline.get(id);
      if (other !== undefined) observePair(sums, key, tally.get(id) - other);
      else if (isZeroed(key)) observePair(sums, key, tally.get(id));
    }
    for (const [id, value] of baseline) {
      const key = this.names.list[id]!;
      if (!tally.has(id) && isZeroed(key)) observePair(sums, key, -value);
    }
  }
}

function snapshot({ tally }: Observer): Map<number, number> {
  return new Map(tally.touched.map((id) => [id, tally.get(id)]));
}
