/** A progress bar, on a terminal only. */
import type { Out } from './io.ts';

export interface Progress {
  /** @param done how many of them are done */
  at(done: number): void;
  done(): void;
}

/** Milliseconds between two pictures. */
const PAUSE = 100;

export function progressBar(out: Out, of: number): Progress {
  if (!out.isTTY) return { at: () => {}, done: () => {} };
  let next = Date.now() + PAUSE;
  let drawn = false;
  return {
    at(done) {
      // The clock is asked now and then only: a game can take a few microseconds.
      if ((done & 15) !== 0 || Date.now() < next) return;
      next = Date.now() + PAUSE;
      drawn = true;
      const width = Math.max(10, Math.min(40, out.columns - 30));
      const filled = Math.floor((width * done) / of);
      out.write(`\r[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done} of ${of}`);
    },
    done() {
      if (drawn) out.write('\r\x1b[K');
    },
  };
}
