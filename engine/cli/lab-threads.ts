/** Threads of Node as workers of the lab. */
import { Worker } from 'node:worker_threads';
import type { Runner } from '../lab/back-end.ts';
import { type LabWorker, poolRunner } from '../lab/pool.ts';

/** The sources and the bundle of the published package lie equally deep. */
const THREAD = new URL('../../bin/lab-thread.mjs', import.meta.url);

export const threadRunner = (size: number): Runner => poolRunner(startThread, size);

function startThread(): LabWorker {
  const thread = new Worker(THREAD);
  return {
    send: (message) => thread.postMessage(message),
    listen(heard) {
      thread.on('message', heard);
      thread.on('error', (error: Error) => heard({ error: error.message }));
    },
    end: () => void thread.terminate(),
  };
}
