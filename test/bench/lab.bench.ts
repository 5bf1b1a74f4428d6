/** Games per second of the lab, with everything that it observes: in this thread, on workers, through the queue. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { queueRunner } from '../../engine/cli/lab-queue.ts';
import { threadRunner } from '../../engine/cli/lab-threads.ts';
import type { Runner } from '../../engine/lab/back-end.ts';
import { localRunner, runPlan, settle } from '../../engine/lab/runner.ts';
import { shippedGames } from '../library.ts';
import { ended, hasRedis, said, startRedis } from '../support/redis.ts';
import type { Figure } from './engine.bench.ts';
import { spread } from './measure.ts';

const GAMES = 3000;
const ROUNDS = 3;
const BIN = fileURLToPath(new URL('../../bin/houserules.mjs', import.meta.url));

/** Without a Redis server there is no figure for the queue. */
export async function labFigures(): Promise<Figure[]> {
  const figures = [
    await figureOf('lab: random games of square-on-sale, 4 players, 1 worker', localRunner(shippedGames)),
    await figureOf('lab: the same, 2 workers', threadRunner(2)),
  ];
  return hasRedis ? [...figures, await throughQueue()] : figures;
}

async function throughQueue(): Promise<Figure> {
  const redis = await startRedis();
  const workers = [0, 1].map(() =>
    spawn(process.execPath, [BIN, 'worker', '--queue', redis.url], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  try {
    await Promise.all(workers.map((worker) => said(worker, /waiting for games/)));
    return await figureOf('lab: the same, through the queue, 2 workers', queueRunner(redis.url));
  } finally {
    await Promise.all(workers.map((worker) => ended(worker, 'SIGTERM')));
    await redis.stop();
  }
}

async function figureOf(name: string, runner: Runner): Promise<Figure> {
  const rates: number[] = [];
  // The first round is the warm-up; starting workers and compiling is part of the time.
  for (let round = 0; round <= ROUNDS; round++) {
    const setting = settle(
      {
        kind: 'houserules-plan',
        format: 1,
        ruleSets: [{ game: 'square-on-sale' }],
        players: 4,
        bots: ['random'],
        games: GAMES,
        seed: round,
      },
      shippedGames,
    );
    if (!setting.ok) throw new Error(setting.diagnostics[0]?.message);
    const start = performance.now();
    await runPlan(setting.value, runner);
    if (round > 0) rates.push((GAMES * 1000) / (performance.now() - start));
  }
  return { name, unit: 'per s', ...spread(rates) };
}
