/** The command as a process of its own: what no test within a process can show. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './testing.ts';

const BIN = join(ROOT, 'bin/houserules.mjs');

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/**
 * @param open whether standard input stays open
 * @param until ends reading standard output when this many characters have come
 */
function houserules(
  args: readonly string[],
  { input = '', open = false, until = Number.POSITIVE_INFINITY } = {},
): Promise<Ended> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [BIN, ...args], { cwd: ROOT });
    const said = { out: '', err: '' };
    child.stdout.on('data', (data) => {
      said.out += data;
      if (said.out.length >= until) child.stdout.destroy();
    });
    child.stderr.on('data', (data) => {
      said.err += data;
    });
    child.on('error', failed);
    child.on('close', (code) => done({ code, ...said }));
    child.stdin.on('error', () => {});
    child.stdin.write(input);
    if (!open) child.stdin.end();
  });
}

// Few, as each of them reads all sources anew; test/pack.test.ts runs the bundle.
test('results on standard output, problems on standard error, exit codes', async () => {
  const wrong = await houserules(['trace', 'engine/cli/fixtures/two-problems.yaml']);
  expect(wrong).toMatchObject({ code: 1, out: '' });
  expect(wrong.err).toContain('two-problems.yaml:10:59: error unknown-name');
}, 60_000);

test('whoever stops reading ends the command silently', async () => {
  // Far more than a pipe holds.
  const trace = await houserules(['trace', 'square-on-sale'], { until: 1000 });
  expect(trace).toMatchObject({ code: 0, err: '' });
}, 60_000);

test('a game through a pipe, which stays open', async () => {
  const whole = await houserules(['play', 'test/fixtures/kuhn-poker', '--seed', '5'], {
    input: 'check\ncheck\n',
    open: true,
  });
  expect(whole).toMatchObject({ code: 0, err: '' });
  expect(whole.out).toContain('The higher card wins.');
}, 60_000);
