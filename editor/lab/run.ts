/** A run of a plan in the page: streams results, can be paused, and stops at once. */
import type { Runner } from '../../engine/lab/back-end.ts';
import { Collector } from '../../engine/lab/collector.ts';
import type { Plan } from '../../engine/lab/plan.ts';
import type { LabResult } from '../../engine/lab/result.ts';
import { askDesk, pageRunner } from './workers.ts';

export type RunState = 'starting' | 'running' | 'paused' | 'done' | 'stopped' | 'failed';

/** Milliseconds between two pictures of a result that grows. */
const PICTURE = 300;

export class LabRun {
  readonly plan: Plan;
  state: RunState = 'starting';
  result: LabResult | undefined;
  /** Games of each rule set that have been played. */
  played = 0;
  /** Milliseconds of play, pauses left out. */
  elapsed = 0;
  problem: string | undefined;
  private readonly changed: () => void;
  private readonly runner: Runner;
  private readonly stopping = new AbortController();
  private paused: { wait: Promise<void>; go(): void } | undefined;
  private since = 0;

  constructor(plan: Plan, changed: () => void, runner = pageRunner()) {
    this.plan = plan;
    this.changed = changed;
    this.runner = runner;
  }

  async start(): Promise<void> {
    try {
      const answer = await askDesk('settle', { plan: this.plan });
      if (this.stopping.signal.aborted) return;
      if ('problems' in answer) {
        const [problem] = answer.problems;
        throw new Error(
          `${problem?.message ?? 'This plan can’t be played'}${problem?.hint ? `. ${problem.hint}` : ''}`,
        );
      }
      await this.play(new Collector(answer.setting));
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      this.go('failed');
    }
  }

  private async play(collector: Collector): Promise<void> {
    this.since = performance.now();
    this.go('running');
    let drawn = 0;
    let pause = PICTURE;
    const draw = (): void => {
      this.played = collector.played;
      this.count();
      const from = performance.now();
      this.result = collector.result(!collector.complete && this.state === 'running');
      this.changed();
      // A page that is slow draws less often.
      requestAnimationFrame(() => {
        drawn = performance.now();
        pause = Math.max(PICTURE, 8 * (drawn - from));
      });
    };
    const { signal } = this.stopping;
    for await (const part of this.runner.run(collector.plan, collector.chunks, {
      signal,
      gate: () => this.paused?.wait,
    })) {
      collector.add(part);
      if (performance.now() - drawn > pause) draw();
    }
    this.count();
    this.state = collector.complete ? 'done' : 'stopped';
    draw();
  }

  pause(): void {
    if (this.state !== 'running') return;
    let go = (): void => {};
    const wait = new Promise<void>((resume) => {
      go = resume;
    });
    this.paused = { wait, go };
    this.count();
    this.go('paused');
  }

  resume(): void {
    if (this.state !== 'paused') return;
    this.since = performance.now();
    this.paused?.go();
    this.paused = undefined;
    this.go('running');
  }

  /** Ends it at once; what has been found stays. */
  stop(): void {
    if (this.state === 'done' || this.state === 'failed') return;
    this.paused?.go();
    this.stopping.abort();
    this.go('stopped');
  }

  private count(): void {
    const now = performance.now();
    if (this.state === 'running') this.elapsed += now - this.since;
    this.since = now;
  }

  private go(state: RunState): void {
    this.state = state;
    this.changed();
  }
}
