/** The published package: packed, installed into an empty folder without a registry, and played. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cli, ROOT } from '../engine/cli/testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'houserules-pack-'));
const empty = join(folder, 'empty');
afterAll(() => rmSync(folder, { recursive: true }));

const npm = (args: readonly string[], cwd: string): string =>
  execFileSync('npm', [...args, '--loglevel=error', '--offline', '--no-audit', '--no-fund'], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });

function houserules(args: string): string {
  return execFileSync(
    process.execPath,
    [join(empty, 'node_modules/houserules/bin/houserules.mjs'), ...args.split(' ')],
    {
      cwd: empty,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
    },
  );
}

beforeAll(() => {
  npm(['pack', '--pack-destination', folder], ROOT);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'))!;
  mkdirSync(empty);
  // Without one of its own npm would look for a project in the folders above.
  writeFileSync(join(empty, 'package.json'), '{}');
  npm(['install', join(folder, tarball)], empty);
}, 60_000);

test('it needs no other package and brings no sources', () => {
  expect(readdirSync(join(empty, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['houserules']);
  const inside = join(empty, 'node_modules/houserules');
  expect(existsSync(join(inside, 'engine'))).toBe(false);
  expect(existsSync(join(inside, 'dist/cli/houserules.mjs'))).toBe(true);
  expect(existsSync(join(inside, 'games/square-on-sale/game.yaml'))).toBe(true);
  expect(existsSync(join(empty, 'node_modules/.bin/houserules'))).toBe(true);
});

test('it lists the same games', async () => {
  expect(JSON.parse(houserules('list --json'))).toEqual((await cli('list --json')).json());
});

test('its lab plays on several threads, with the same result', async () => {
  const plan = join(ROOT, 'docs/examples/pig-target.plan.json');
  const here = (await cli(['lab', '--plan', plan, '--workers', '1', '--json'])).out;
  expect(houserules(`lab --plan ${plan} --workers 2 --json`) === here).toBe(true);
});

test('it plays the same games, from what is shipped and from what was exported', async () => {
  const choices = '--variant original-bubble --players 4 --seed packed';
  const trace = (await cli(`trace square-on-sale ${choices}`)).out;
  expect(houserules(`trace square-on-sale ${choices}`) === trace).toBe(true);
  for (const format of ['yaml', 'json', 'zip']) {
    // Written here, played there.
    await cli(
      `export square-on-sale ${choices.replace(/ --seed.*/, '')} --format ${format} --out ${empty}/rules.${format}`,
    );
    expect(houserules(`trace rules.${format} --players 4 --seed packed`) === trace, format).toBe(true);
  }
  writeFileSync(join(empty, 'a'), trace);
  expect(houserules(`trace square-on-sale ${choices} --moves a`) === trace).toBe(true);
  // Written there, played here.
  houserules('export square-on-sale --variant original-bubble --out theirs.zip');
  expect((await cli(`trace ${empty}/theirs.zip --players 4 --seed packed`)).out === trace).toBe(true);
  expect(readFileSync(join(empty, 'theirs.zip')).length).toBeGreaterThan(1000);
}, 60_000);

test('its diagnostics name files as they would be typed', () => {
  writeFileSync(join(empty, 'wrong.yaml'), 'houserules: 1\nname: wrong\ntitle: Wrong\nextends: square-on-sael\n');
  expect(() => houserules('check wrong.yaml')).toThrow(
    expect.objectContaining({ status: 1, stdout: expect.stringContaining('wrong.yaml:4:10: error extends-not-found') }),
  );
});
