/** How long a search goes on: until so many iterations are made or so much time is over, whichever comes first. */
import { type BotSpec, DEFAULT_ITERATIONS } from './spec.ts';

/** More iterations than any search makes: its tree would not fit. */
const MOST_ITERATIONS = 4_000_000;

export class Budget {
  readonly iterations: number;
  private readonly milliseconds: number;
  private readonly start = Date.now();
  made = 0;

  constructor({ iterations, milliseconds }: BotSpec & { kind: 'mcts' }) {
    this.milliseconds = milliseconds ?? Number.POSITIVE_INFINITY;
    this.iterations = Math.min(
      iterations ?? (milliseconds === undefined ? DEFAULT_ITERATIONS : MOST_ITERATIONS),
      MOST_ITERATIONS,
    );
  }

  get progress(): number {
    const timed = this.milliseconds === Number.POSITIVE_INFINITY ? 0 : (Date.now() - this.start) / this.milliseconds;
    return Math.min(1, Math.max(timed, this.made / this.iterations));
  }

  get spent(): boolean {
    return this.made >= this.iterations || this.outOfTime;
  }

  private get outOfTime(): boolean {
    return this.milliseconds !== Number.POSITIVE_INFINITY && Date.now() - this.start >= this.milliseconds;
  }
}
