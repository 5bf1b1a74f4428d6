/** The queue with a real Redis server: a worker is killed in the middle, and the result is the same to the byte. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ended, hasRedis, type RedisServer, said, startRedis } from '../../test/support/redis.ts';
import { cli, ROOT } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'houserules-queue-'));
const started: ChildProcess[] = [];
let redis: RedisServer | undefined;
afterAll(async () => {
  for (const child of started) await ended(child, 'SIGKILL');
  await redis?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const plan = join(folder, 'plan.json');
writeFileSync(
  plan,
  JSON.stringify({
    kind: 'houserules-plan',
    format: 1,
    ruleSets: [{ game: 'square-on-sale' }, { game: 'square-on-sale', variants: ['bubble'] }],
    players: 3,
    bots: ['random'],
    games: 200,
    seed: 'queue',
  }),
);

async function startWorker(url: string): Promise<ChildProcess> {
  const worker = spawn(
    process.execPath,
    [join(ROOT, 'bin/houserules.mjs'), 'worker', '--queue', url, '--patience', '1'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  started.push(worker);
  await said(worker, /waiting for games/);
  return worker;
}

// `.ci/run` installs a server if it can.
test.skipIf(!hasRedis)(
  'a killed worker’s chunk is played again, nothing counts twice, the bytes are those of one process',
  async () => {
    redis = await startRedis();
    const alone = await cli(['lab', '--plan', plan, '--workers', '1', '--json']);
    const doomed = await startWorker(redis.url);
    const queued = cli(['lab', '--plan', plan, '--queue', redis.url, '--json']);
    // It has begun the next chunk when it says that it has played one.
    await said(doomed, /played games/);
    await ended(doomed, 'SIGKILL');
    const second = await startWorker(redis.url);
    const result = await queued;
    expect(result.err).toBe('');
    expect(result.out === alone.out).toBe(true);
    await ended(second, 'SIGTERM');
    expect(second.exitCode).toBe(0);
  },
  120_000,
);

test('where no server answers, it is said', async () => {
  const ran = await cli(['lab', '--plan', plan, '--queue', 'redis://127.0.0.1:1']);
  expect([ran.code, ran.err]).toEqual([2, 'error: no Redis server answers at redis://127.0.0.1:1\n']);
  expect((await cli(['worker', '--queue', 'localhost'])).err).toMatch(/takes an address such as redis:/);
});
