/** The page's end of the thinker. It thinks about one thing at a time; a new job ends the one before. */
import { Cancelled } from '../worker/client.ts';
import type { FromThinker, Job, Thought, ToThinker } from './protocol.ts';

interface Waiting {
  id: number;
  progress(share: number, thought: Thought): void;
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

export class ThinkerClient {
  private worker: Worker | undefined;
  private waiting: Waiting | undefined;
  private lastId = 0;

  /** @param progress is told now and then how much of the time is over, and what is best so far */
  think(job: Job, progress: Waiting['progress'], signal: AbortSignal): Promise<Thought> {
    this.cancel();
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(new Cancelled());
      signal.addEventListener('abort', () => this.waiting?.id === id && this.cancel(), { once: true });
      this.waiting = { id, progress, resolve, reject };
      this.send({ id, job });
    });
  }

  /** Ends the thinking: the best so far is the answer. */
  stop(): void {
    if (this.waiting) this.send({ stop: this.waiting.id });
  }

  private cancel(): void {
    const { waiting } = this;
    if (!waiting) return;
    this.waiting = undefined;
    this.send({ stop: waiting.id });
    waiting.reject(new Cancelled());
  }

  private send(message: ToThinker): void {
    this.worker ??= this.start();
    this.worker.postMessage(message);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'thinker' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => this.receive(data));
    worker.addEventListener('error', (event) => {
      this.worker?.terminate();
      this.worker = undefined;
      this.waiting?.reject(new Error(event.message || 'The bots’ worker did not start.'));
      this.waiting = undefined;
    });
    return worker;
  }

  private receive(data: FromThinker): void {
    const { waiting } = this;
    if (waiting?.id !== data.id) return;
    if ('progress' in data) {
      waiting.progress(data.progress, data.thought);
      return;
    }
    this.waiting = undefined;
    if ('error' in data) waiting.reject(new Error(data.error));
    else waiting.resolve(data.done);
  }
}
