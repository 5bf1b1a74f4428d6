/**
 * The lab on several machines: chunks are jobs of a BullMQ queue on Redis. Whoever has the plan puts them in and collects
 * what comes out; workers anywhere take one after another. A worker that dies gives no sign of life any more: its chunk
 * goes back to the queue, and if it had been finished after all, the collector counts it once.
 *
 *     plan ──key──▶ Redis ◀── worker (reads it once)
 *     chunk ──job──▶ queue ──▶ worker ──part──▶ completed ──▶ collector
 */
import { randomUUID } from 'node:crypto';
import type { ConnectionOptions, Job } from 'bullmq';
import type { Runner } from '../lab/back-end.ts';
import { openCells } from '../lab/cells.ts';
import { Player } from '../lab/chunks.ts';
import type { Chunk, ClosedPlan } from '../lab/grid.ts';
import type { Part } from '../lab/sums.ts';
import type { Library } from '../language/types.ts';
import { usage } from './io.ts';

const QUEUE = 'houserules-lab';
/** A plan that nobody has fetched for so long is forgotten, in seconds. */
const KEPT = 7 * 24 * 3600;

interface ChunkJob {
  /** The run that it belongs to. */
  run: string;
  chunk: Chunk;
}

const planKey = (run: string): string => `${QUEUE}:plan:${run}`;

/** Both packages are brought by those who use the queue. */
async function packages() {
  try {
    const [bullmq, ioredis] = await Promise.all([import('bullmq'), import('ioredis')]);
    return { ...bullmq, Redis: ioredis.Redis };
  } catch {
    throw usage('the queue needs two packages that are not installed\n  npm install bullmq ioredis');
  }
}

function connectionOf(url: string): ConnectionOptions {
  try {
    const { protocol, hostname, port, username, password, pathname } = new URL(url);
    if (!/^rediss?:$/.test(protocol)) throw new Error();
    return {
      host: hostname,
      port: Number(port || 6379),
      ...(username ? { username: decodeURIComponent(username) } : {}),
      ...(password ? { password: decodeURIComponent(password) } : {}),
      ...(pathname.length > 1 ? { db: Number(pathname.slice(1)) } : {}),
      ...(protocol === 'rediss:' ? { tls: {} } : {}),
      maxRetriesPerRequest: null,
    };
  } catch {
    throw usage(`--queue takes an address such as redis://localhost:6379, not ${url}`);
  }
}

/** Ends the command at once where no server answers, instead of trying for ever. */
async function reach(url: string): Promise<void> {
  const { Redis } = await packages();
  const redis = new Redis({ ...(connectionOf(url) as object), lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => {});
  try {
    await redis.connect();
    await redis.quit();
  } catch {
    redis.disconnect();
    throw usage(`no Redis server answers at ${url}`);
  }
}

/** Has the chunks played by whoever works at the queue. */
export function queueRunner(url: string): Runner {
  return {
    async *run(plan, chunks, { signal, gate } = {}) {
      const { Queue, QueueEvents, Redis } = await packages();
      await reach(url);
      const connection = connectionOf(url);
      const run = randomUUID();
      const redis = new Redis(connection as object);
      const queue = new Queue<ChunkJob, Part>(QUEUE, { connection });
      const events = new QueueEvents(QUEUE, { connection });
      const ids = new Map(chunks.map((chunk) => [`${run}-${chunk.id}`, chunk.id]));
      const parts: Part[] = [];
      let failure: Error | undefined;
      let wake = (): void => {};
      events.on('completed', ({ jobId, returnvalue }) => {
        if (!ids.has(jobId)) return;
        parts.push(returnvalue as unknown as Part);
        wake();
      });
      events.on('failed', ({ jobId, failedReason }) => {
        if (!ids.has(jobId)) return;
        failure = new Error(failedReason);
        wake();
      });
      const stop = (): void => wake();
      signal?.addEventListener('abort', stop, { once: true });
      try {
        await events.waitUntilReady();
        await redis.set(planKey(run), JSON.stringify(plan), 'EX', KEPT);
        await gate?.();
        await queue.addBulk(
          chunks.map((chunk) => ({
            name: 'chunk',
            data: { run, chunk },
            opts: { jobId: `${run}-${chunk.id}`, removeOnComplete: true, removeOnFail: true },
          })),
        );
        const done = new Set<number>();
        while (done.size < chunks.length) {
          if (failure) throw failure;
          if (signal?.aborted) return;
          const part = parts.shift();
          if (!part)
            await new Promise<void>((next) => {
              wake = next;
            });
          else if (!done.has(part.chunk)) {
            done.add(part.chunk);
            yield part;
          }
        }
      } finally {
        signal?.removeEventListener('abort', stop);
        // What nobody has begun is taken back.
        for (const id of ids.keys()) await queue.remove(id).catch(() => 0);
        await redis.del(planKey(run));
        await Promise.all([events.close(), queue.close(), redis.quit()]);
      }
    },
  };
}

export interface QueueWorker {
  close(): Promise<void>;
}

/**
 * Works at a queue until it is closed.
 * @param patience seconds without a sign of life after which the chunk of a worker is given to another one
 * @param told is called for every chunk that has been played
 */
export async function workAtQueue(
  url: string,
  library: Library,
  patience: number,
  told: (chunk: Chunk) => void,
): Promise<QueueWorker> {
  const { Worker, Redis } = await packages();
  await reach(url);
  const connection = connectionOf(url);
  const redis = new Redis(connection as object);
  let open: { run: string; player: Player } | undefined;
  const playerOf = async (run: string): Promise<Player | undefined> => {
    if (open?.run === run) return open.player;
    const text = await redis.get(planKey(run));
    if (text === null) return undefined;
    const plan = JSON.parse(text) as ClosedPlan;
    const cells = openCells(plan, library);
    if (!cells.ok) throw new Error(cells.diagnostics[0]?.message);
    open = { run, player: new Player(cells.value, plan.seed) };
    return open.player;
  };
  const worker = new Worker<ChunkJob, Part>(
    QUEUE,
    async ({ data }: Job<ChunkJob, Part>) => {
      const player = await playerOf(data.run);
      // Whoever wanted it has left.
      if (!player) return { chunk: data.chunk.id, cells: {} };
      const part = await player.play(data.chunk, breather());
      told(data.chunk);
      return part;
    },
    {
      connection,
      lockDuration: patience * 1000,
      stalledInterval: Math.max(500, (patience * 1000) / 2),
      // However many workers die over it, a chunk is not given up.
      maxStalledCount: 1000,
    },
  );
  worker.on('error', () => {});
  await worker.waitUntilReady();
  return {
    async close() {
      await worker.close();
      await redis.quit();
    },
  };
}

/** Milliseconds of play after which messages are let in: signs of life go out then. */
const BREATH = 100;

function breather(): () => Promise<void> | undefined {
  let last = Date.now();
  return () => {
    if (Date.now() - last < BREATH) return undefined;
    last = Date.now();
    return new Promise((done) => setImmediate(done));
  };
}
