/** Games per second of the lab, with everything that it observes: on one worker, on two, through the queue. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { queueRunner } from '../../engine/cli/lab-queue.ts';
import { threadRunner } from '../../engine/cli/lab-threads.ts';
import type { Runner } from '../../engine/lab/back-end.ts';
import { runPlan, settle } from '../../engine/lab/runner.ts';
import { shippedGames } from '../library.ts';
import { ended, hasRedis, said, startRedis } from '../support/redis.ts';
import type { Figure } from './engine.bench.ts';
import { spread } from './measure.ts';

const GAMES = 6000;
const ROUNDS = 3;
const BIN = fileURLToPath(new URL('../../bin/houserules.mjs', import.meta.url));

/** Without a Redis server there is no figure for the queue. */
export async function labFigures(): Promise<Figure[]> {
  const figures = [
    await figureOf('lab: random games of square-on-sale, 4 players, 1 worker', threadRunner(1)),
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

/**
 * Games per second while everybody plays: what is found in the first quarter, while workers start and compile, and in the
 * last tenth, when some have nothing left to do, does not count.
 */
async function figureOf(name: string, runner: Runner): Promise<Figure> {
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
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
    const marks: { played: number; at: number }[] = [];
    await runPlan(setting.value, runner, {
      onPart: ({ played }) => void marks.push({ played, at: performance.now() }),
    });
    const from = marks.find(({ played }) => played >= GAMES * 0.25)!;
    const to = marks.findLast(({ played }) => played <= GAMES * 0.9)!;
    rates.push(((to.played - from.played) * 1000) / (to.at - from.at));
  }
  return { name, unit: 'per s', ...spread(rates) };
}
