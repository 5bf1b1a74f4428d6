/** Adds parts of a result up, each chunk once. */
import { type Chunk, type ClosedPlan, cellsOf, chunksOf } from './grid.ts';
import { type LabResult, resultOf, type Setting } from './result.ts';
import { addSums, type CellSums, emptySums, type Part } from './sums.ts';

export class Collector {
  private readonly setting: Setting;
  private readonly sums: Map<string, CellSums>;
  private readonly seen = new Set<number>();
  readonly chunks: readonly Chunk[];

  constructor(setting: Setting) {
    this.setting = setting;
    this.chunks = chunksOf(setting.plan);
    this.sums = new Map(cellsOf(setting.plan).map(({ id }) => [id, emptySums()]));
  }

  get plan(): ClosedPlan {
    return this.setting.plan;
  }

  /** Answers whether the part was new. */
  add({ chunk, cells }: Part): boolean {
    if (this.seen.has(chunk)) return false;
    this.seen.add(chunk);
    for (const [id, sums] of Object.entries(cells)) addSums(this.sums.get(id)!, sums);
    return true;
  }

  /** Chunks that are still to be played. */
  get missing(): Chunk[] {
    return this.chunks.filter(({ id }) => !this.seen.has(id));
  }

  get complete(): boolean {
    return this.seen.size === this.chunks.length;
  }

  /** Games of each rule set that have been played. */
  get played(): number {
    return this.chunks.reduce((sum, { id, from, to }) => sum + (this.seen.has(id) ? to - from : 0), 0);
  }

  /** @param brief without what is long and looked at in the end: values of choices, distributions */
  result(brief = false): LabResult {
    return resultOf(this.setting, this.sums, this.complete, brief);
  }
}
