/** How the lab's workers are started: as many as there are cores to play, one that collects, one at the desk. */
import type { LabWorker } from '../../engine/lab/pool.ts';
import type { FromLab } from '../../engine/lab/serve.ts';
import type { DeskKind, DeskRequests, FromDesk, ToDesk } from './protocol.ts';

const create = (name: string): Worker =>
  new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module', name });

/** One that plays. */
export function startWorker(): LabWorker {
  const worker = create('lab');
  return {
    send: (message) => worker.postMessage(message),
    listen(heard) {
      worker.addEventListener('message', ({ data }: MessageEvent<FromLab>) => heard(data));
      worker.addEventListener('error', ({ message }) => heard({ error: message || 'A worker did not start.' }));
    },
    end: () => worker.terminate(),
  };
}

export const cores = (): number => Math.max(1, navigator.hardwareConcurrency || 1);

/** One that runs a plan and collects what is found. */
export const startCollector = (): Worker =>
  new Worker(new URL('./lab-collector.ts', import.meta.url), { type: 'module', name: 'lab collector' });

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

let desk: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

export function askDesk<K extends DeskKind>(kind: K, ask: DeskRequests[K]['ask']): Promise<DeskRequests[K]['answer']> {
  desk ??= openDesk();
  const id = ++asked;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
    desk!.postMessage({ desk: id, kind, ...ask } as ToDesk);
  });
}

function openDesk(): Worker {
  const worker = create('lab desk');
  worker.addEventListener('message', ({ data }: MessageEvent<FromDesk>) => {
    const entry = waiting.get(data.desk);
    waiting.delete(data.desk);
    if ('failed' in data) entry?.reject(new Error(data.failed));
    else entry?.resolve(data.value);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const entry of waiting.values()) entry.reject(new Error(message || 'The lab did not start.'));
    waiting.clear();
  });
  return worker;
}
