/** A run of a plan in the page: streams results, can be paused, and stops at once. */
import type { Plan } from '../../engine/lab/plan.ts';
import type { LabResult, Setting } from '../../engine/lab/result.ts';
import type { FromCollector, ToCollector } from './protocol.ts';
import { askDesk, cores, startCollector } from './workers.ts';

export type RunState = 'starting' | 'running' | 'paused' | 'done' | 'stopped' | 'failed';

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
  private readonly workers: number;
  private collector: Worker | undefined;
  private since = 0;

  /** @param workers how many play */
  constructor(plan: Plan, changed: () => void, workers = cores()) {
    this.plan = plan;
    this.changed = changed;
    this.workers = workers;
  }

  async start(): Promise<void> {
    try {
      const answer = await askDesk('settle', { plan: this.plan });
      if (this.state === 'stopped') return;
      if ('problems' in answer) {
        const [problem] = answer.problems;
        throw new Error(
          `${problem?.message ?? 'This plan can’t be played'}${problem?.hint ? `. ${problem.hint}` : ''}`,
        );
      }
      this.collect(answer.setting);
    } catch (error) {
      this.fail(error instanceof Error ? error.message : String(error));
    }
  }

  private collect(setting: Setting): void {
    this.collector = startCollector();
    this.collector.addEventListener('message', ({ data }: MessageEvent<FromCollector>) => this.hear(data));
    this.collector.addEventListener('error', ({ message }) => this.fail(message || 'A worker did not start.'));
    this.since = performance.now();
    this.go('running');
    this.say({ kind: 'run', setting, workers: this.workers });
  }

  private hear(message: FromCollector): void {
    if (message.kind === 'failed') {
      this.fail(message.problem);
      return;
    }
    const from = performance.now();
    this.count();
    this.played = message.played;
    this.result = message.result;
    if (message.running) {
      requestAnimationFrame(() => this.say({ kind: 'drawn', took: performance.now() - from }));
      this.changed();
    } else {
      this.end();
      this.go(message.result.complete ? 'done' : 'stopped');
    }
  }

  pause(): void {
    if (this.state !== 'running') return;
    this.count();
    this.say({ kind: 'pause' });
    this.go('paused');
  }

  resume(): void {
    if (this.state !== 'paused') return;
    this.since = performance.now();
    this.say({ kind: 'resume' });
    this.go('running');
  }

  /** Ends it at once; what has been found stays. */
  stop(): void {
    if (this.state === 'done' || this.state === 'failed' || this.state === 'stopped') return;
    this.count();
    this.say({ kind: 'stop' });
    this.go('stopped');
  }

  private fail(problem: string): void {
    this.problem = problem;
    this.end();
    this.go('failed');
  }

  private say(message: ToCollector): void {
    this.collector?.postMessage(message);
  }

  private end(): void {
    this.collector?.terminate();
    this.collector = undefined;
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
