/**
 * The one interface of everything that plays plans: a plan in, parts of the result out, in any order; some may come twice.
 * What collects them adds each chunk once. Back ends: this thread (here), workers (`pool.ts`), a queue (on the command line).
 */
import { diagnose } from '../diagnostics/catalogue.ts';
import { fail, NOWHERE, ok, type Result } from '../diagnostics/diagnostic.ts';
import { describeOptions } from '../language/index.ts';
import type { Library } from '../language/types.ts';
import { type ClosedPlan, cellsOf, closePlan, describeRules, openCells } from './cells.ts';
import { type Chunk, chunksOf, Player } from './chunks.ts';
import type { Plan } from './plan.ts';
import { type LabResult, resultOf, type Setting } from './result.ts';
import { addSums, type CellSums, emptySums, type Part } from './sums.ts';
import { wordsOf } from './words.ts';

export interface RunOptions {
  signal?: AbortSignal;
  /** Awaited before each chunk: to pause. */
  gate?: () => Promise<void> | undefined;
}

export interface Runner {
  run(plan: ClosedPlan, chunks: readonly Chunk[], options?: RunOptions): AsyncIterable<Part>;
}

/** Closes and checks a plan: everything that can be wrong with it is said here. */
export function settle(plan: Plan, library: Library): Result<Setting> {
  const closed = closePlan(plan, library);
  if (!closed.ok) return closed;
  const { players, bots, sweep } = closed.value;
  if (bots.length !== 1 && bots.length !== players)
    return fail([
      diagnose('plan-bots', { bots: bots.length, players }, { document: '', path: ['bots'], range: NOWHERE }),
    ]);
  const cells = openCells(closed.value, library);
  if (!cells.ok) return cells;
  const ruleSets = describeRules(closed.value, library);
  if (!ruleSets.ok) return ruleSets;
  const setting: Setting = { plan: closed.value, ruleSets: ruleSets.value, words: wordsOf(cells.value) };
  if (!sweep) return ok(setting);
  const options = describeOptions(cells.value[0]!.ruleSet, players, {});
  const option = options.ok ? options.value.find(({ name }) => name === sweep.option) : undefined;
  const values = sweep.values.map(
    (value) => option?.choices?.find((choice) => choice.value === value)?.label ?? valueWords(value),
  );
  return ok({ ...setting, sweep: { label: option?.label ?? sweep.option, values } });
}

const valueWords = (value: unknown): string =>
  value === true ? 'on' : value === false ? 'off' : Array.isArray(value) ? value.join(', ') : String(value);

/** Plays everything in this thread. */
export function localRunner(library: Library, breathe?: () => Promise<void> | undefined): Runner {
  return {
    async *run(plan, chunks, { signal, gate } = {}) {
      const cells = openCells(plan, library);
      if (!cells.ok) throw new Error(cells.diagnostics[0]?.message);
      const player = new Player(cells.value, plan.seed);
      for (const chunk of chunks) {
        await gate?.();
        if (signal?.aborted) return;
        yield await player.play(chunk, breathe);
      }
    },
  };
}

/** Adds parts up, each chunk once. */
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

  result(): LabResult {
    return resultOf(this.setting, this.sums, this.complete);
  }
}

/** Plays a plan to its end. */
export async function runPlan(
  setting: Setting,
  runner: Runner,
  { onPart, ...options }: RunOptions & { onPart?: (collector: Collector) => void } = {},
): Promise<LabResult> {
  const collector = new Collector(setting);
  for await (const part of runner.run(setting.plan, collector.chunks, options)) {
    collector.add(part);
    onPart?.(collector);
  }
  return collector.result();
}
