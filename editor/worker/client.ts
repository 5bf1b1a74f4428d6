/** The page's end of the worker protocol. */
import type { FromWorker, Request, RequestKind, Requests, ToWorker } from './protocol.ts';

/** A request that was taken back, by the page or because the worker had to be started anew. */
export class Cancelled extends Error {}

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** How long the worker may think about one request before it counts as stuck, in milliseconds. */
const PATIENCE = 20_000;

export class RulesClient {
  private worker: Worker;
  private pending = new Map<number, Pending>();
  private nextId = 1;
  private watch: ReturnType<typeof setTimeout> | undefined;
  /** Called when the worker was stuck and has been started anew: tables have to be opened again. */
  onRestart: (() => void) | undefined;

  constructor() {
    this.worker = this.start();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'rules' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.receive(data));
    worker.addEventListener('error', (event) =>
      this.fail(new Error(event.message || 'The rules worker did not start.')),
    );
    return worker;
  }

  ask<K extends RequestKind>(kind: K, ask: Requests[K]['ask'], signal?: AbortSignal): Promise<Requests[K]['answer']> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new Cancelled());
      signal?.addEventListener('abort', () => this.send({ cancel: id }), { once: true });
      this.pending.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.send({ id, request: { kind, ...ask } as Request });
      this.keepWatch();
    });
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private receive(data: FromWorker): void {
    const pending = this.pending.get(data.id);
    if (!pending) return;
    this.pending.delete(data.id);
    if ('error' in data) pending.reject(new Error(data.error));
    else if ('cancelled' in data) pending.reject(new Cancelled());
    else pending.resolve(data.value);
    this.keepWatch();
  }

  private keepWatch(): void {
    clearTimeout(this.watch);
    if (this.pending.size > 0) this.watch = setTimeout(() => this.restart(), PATIENCE);
  }

  private restart(): void {
    this.worker.terminate();
    this.worker = this.start();
    this.fail(new Cancelled('The rules took too long.'));
    this.onRestart?.();
  }

  private fail(error: Error): void {
    const pending = [...this.pending.values()];
    this.pending.clear();
    clearTimeout(this.watch);
    for (const each of pending) each.reject(error);
  }
}
