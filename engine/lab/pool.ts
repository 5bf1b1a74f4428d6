/** Plays a plan on several workers of this machine. Each has one chunk at a time; the next one goes to whoever is free. */
import type { Runner } from './back-end.ts';
import type { Chunk } from './grid.ts';
import type { FromLab, ToLab } from './serve.ts';
import type { Part } from './sums.ts';

export interface LabWorker {
  send(message: ToLab): void;
  /** Whatever the worker says; an error of the worker itself too. */
  listen(heard: (message: FromLab) => void): void;
  /** Ends it at once, in the middle of whatever it does. */
  end(): void;
}

export function poolRunner(start: () => LabWorker, size: number): Runner {
  return {
    async *run(plan, chunks, { signal, gate } = {}) {
      if (signal?.aborted) return;
      const waiting: Chunk[] = [...chunks];
      const parts: Part[] = [];
      let left = chunks.length;
      let failure: Error | undefined;
      let wake = (): void => {};
      const next = async (worker: LabWorker): Promise<void> => {
        await gate?.();
        const chunk = waiting.shift();
        if (chunk) worker.send({ play: chunk });
      };
      const workers = Array.from({ length: Math.min(size, chunks.length) }, start);
      const stop = (): void => {
        for (const worker of workers) worker.end();
        wake();
      };
      signal?.addEventListener('abort', stop, { once: true });
      for (const worker of workers) {
        worker.listen((message) => {
          if ('error' in message) failure = new Error(message.error);
          else {
            if ('part' in message) parts.push(message.part);
            void next(worker);
          }
          wake();
        });
        worker.send({ open: plan });
      }
      try {
        while (left > 0) {
          if (failure) throw failure;
          if (signal?.aborted) return;
          const part = parts.shift();
          if (part) {
            left--;
            yield part;
          } else
            await new Promise<void>((done) => {
              wake = done;
            });
        }
      } finally {
        signal?.removeEventListener('abort', stop);
        stop();
      }
    },
  };
}
