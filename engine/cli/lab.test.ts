/** `houserules lab`: the same bytes however many work on it, reports, wrong plans. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cli } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'houserules-lab-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, value: unknown): string => {
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
  return join(folder, name);
};
const plan = {
  kind: 'houserules-plan',
  format: 1,
  title: 'Bubble | or *not*',
  ruleSets: [
    { game: 'square-on-sale', variants: ['original-basic'], title: 'Basic rules' },
    { game: 'square-on-sale', variants: ['original-bubble'], title: 'Bubble rules' },
  ],
  players: 3,
  bots: ['random'],
  games: 80,
  seed: 1,
};

test('one worker or two, the bytes are the same; another seed gives others', async () => {
  const path = write('plan.json', plan);
  const one = await cli(['lab', '--plan', path, '--workers', '1', '--json']);
  const two = await cli(['lab', '--plan', path, '--workers', '2', '--json']);
  expect([one.code, two.code, one.err, two.err]).toEqual([0, 0, '', '']);
  expect(two.out === one.out).toBe(true);
  expect(one.json()).toMatchObject({
    kind: 'houserules-lab',
    complete: true,
    cells: [{ finished: 80 }, { finished: 80 }],
  });
  const other = await cli(['lab', '--plan', path, '--seed', '2', '--workers', '1', '--json']);
  expect(other.json()).toMatchObject({ seed: 2 });
  expect((other.json() as { cells: unknown }).cells).not.toEqual((one.json() as { cells: unknown }).cells);
});

test('what it prints and writes: findings, tables, the command', async () => {
  const path = write('plan.json', plan);
  const report = join(folder, 'report.md');
  const ran = await cli(['lab', '--plan', path, '--workers', '1', '--report', report]);
  expect(ran.code).toBe(0);
  expect(ran.out).toMatch(/^80 games of each rule set, 3 players, bots random, seed 1\n/);
  expect(ran.out).toMatch(
    /\nWith the bubble rules a player scores [\d.]+ more points from Gems \(95 %: [\d.]+ to [\d.]+\)\.\n/,
  );
  const text = readFileSync(report, 'utf8');
  expect(text).toMatch(/^# Bubble \| or \\\*not\\\*\n/);
  expect(text).toContain(`    npx houserules lab --plan ${path} --seed 1 --report ${report}\n`);
  expect(text).toMatch(/\n\| Turns \| [\d.]+ \([\d.]+ to [\d.]+\) \| [\d.]+ \([\d.]+ to [\d.]+\) \|\n/);
  const page = join(folder, 'report.html');
  await cli(['lab', '--plan', path, '--workers', '1', '--report', page]);
  expect(readFileSync(page, 'utf8')).toMatch(/<table>.*Basic rules/s);
  const sheet = join(folder, 'report.csv');
  await cli(['lab', '--plan', path, '--workers', '1', '--report', sheet]);
  expect(readFileSync(sheet, 'utf8')).toMatch(/\nr1,Bubble rules,,turns,Turns,[\d.]+,[\d.]+,[\d.]+,80\n/);
});

test('a rule set can be a file beside the plan; a sweep is charted', async () => {
  write(
    'mine.yaml',
    'houserules: 1\nextends: square-on-sale/original-basic\nname: mine\ntitle: Mine\nwith: { startGemsCenter: 2 }\n',
  );
  const path = write(
    'sweep.yaml',
    'kind: houserules-plan\nformat: 1\nruleSets: [{ game: mine.yaml }]\nbots: [random]\ngames: 20\nseed: x\nsweep: { option: money, from: 10, to: 20, step: 10 }\n',
  );
  const page = join(folder, 'sweep.html');
  const ran = await cli(['lab', '--plan', path, '--workers', '1', '--json', '--report', page]);
  expect(ran.err).toBe('');
  expect(ran.json()).toMatchObject({
    ruleSets: [{ title: 'Mine', game: 'square-on-sale', options: { startGemsCenter: 2 } }],
    sweep: { values: [10, 20], label: 'Money tokens of each player' },
    cells: [
      { id: 'r0@0', value: 10 },
      { id: 'r0@1', value: 20, baseline: 'r0@0' },
    ],
  });
  expect(readFileSync(page, 'utf8')).toMatch(/<svg [^>]*role="img" aria-label="Turns by Money tokens/);
});

test.each([
  [
    'a misspelt key',
    { ...plan, gmaes: 3 },
    /plan\.json:1:\d+: error plan-key: A plan has nothing called `gmaes`[\s\S]*Did you mean `games`\?/,
  ],
  ['an unknown variant', { ...plan, ruleSets: [{ game: 'square-on-sale', variants: ['bubbel'] }] }, /bubbel/],
  [
    'an option that is not there',
    { ...plan, sweep: { option: 'mony', values: [1] } },
    /There is no option called `mony`/,
  ],
  ['too few seats', { ...plan, players: 9 }, /for 3 to 5 players, not for 9/],
])('%s is refused', async (_, wrong, message) => {
  const ran = await cli(['lab', '--plan', write('plan.json', wrong)]);
  expect(ran.code).toBe(1);
  expect(ran.err).toMatch(message);
});

test('a report needs a kind, a plan has to be there', async () => {
  expect((await cli(['lab', '--plan', write('plan.json', plan), '--report', 'x.txt'])).code).toBe(2);
  expect((await cli(['lab', '--plan', join(folder, 'none.json')])).code).toBe(2);
  expect((await cli('lab')).code).toBe(2);
});
