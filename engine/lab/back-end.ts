/**
 * The one interface of everything that plays plans: a plan in, parts of the result out, in any order; some may come twice.
 * What collects them adds each chunk once. Back ends: this thread (`runner.ts`), workers (`pool.ts`), a queue (on the
 * command line).
 */
import type { Chunk, ClosedPlan } from './grid.ts';
import type { Part } from './sums.ts';

export interface RunOptions {
  signal?: AbortSignal;
  /** Awaited before each chunk: to pause. */
  gate?: () => Promise<void> | undefined;
}

export interface Runner {
  run(plan: ClosedPlan, chunks: readonly Chunk[], options?: RunOptions): AsyncIterable<Part>;
}
