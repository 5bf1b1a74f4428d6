// The lab as a person uses it: comparing rule sets, a sweep, cancelling, files that agree with the command line.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { expectNoSidewaysScroll, openGame, SIZES, smallTargets } from './driver.ts';
import { type App, axeViolations, newPage, problems, startApp } from './support.ts';

let app: App;
const folder = mkdtempSync(join(tmpdir(), 'houserules-lab-page-'));
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bin = fileURLToPath(new URL('../../bin/houserules.mjs', import.meta.url));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const played = (page: Page) => page.locator('.lab-progress strong');

async function openLab(page: Page, game: string): Promise<void> {
  await page.goto(`${app.url}#/lab/${game}`);
  await page.getByRole('button', { name: 'Run', exact: true }).waitFor();
}

async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
  return readFileSync(await download.path(), 'utf8');
}

test('rule sets are compared, and the command line finds the same, to the byte', async () => {
  const page = await newPage({ ...SIZES.desktop });
  await openLab(page, 'square-on-sale');
  await page.getByLabel('New Games Order edition').uncheck();
  await page.getByLabel('Original page, basic rules').check();
  await page.getByLabel('Original page, standard rules').check();
  await page.getByLabel('Original page, bubble rules').check();
  await page.getByLabel('Games of each').fill('120');
  await page.getByLabel('Games of each').blur();
  await press(page, 'Run');
  await expect.poll(() => played(page).textContent(), { timeout: 60_000 }).toBe('All games are played');
  const findings = await page.locator('.lab-findings li').allTextContents();
  expect(findings).toContainEqual(
    expect.stringMatching(
      /^With the original page, bubble rules a player scores [\d.]+ more points from Gems \(95 %: /,
    ),
  );
  await expect
    .poll(() =>
      page
        .getByRole('row', { name: /^Turns/ })
        .first()
        .textContent(),
    )
    .toMatch(/6\d\.\d+ 6\d\.\d+ to 6\d\.\d+/);
  expect(await axeViolations(page, '.lab')).toEqual([]);
  const result = await saved(page, 'Result (JSON)');
  writeFileSync(join(folder, 'plan.json'), await saved(page, 'Plan (JSON)'));
  const command = [bin, 'lab', '--plan', join(folder, 'plan.json'), '--workers', '1', '--json'];
  expect(execFileSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 1e8 }) === result).toBe(true);
  expect(await saved(page, 'Report (Markdown)')).toContain('## At a glance');
  expect(await saved(page, 'Figures (CSV)')).toMatch(/^cell,rule set,/);
  expect(problems(page)).toEqual([]);
}, 120_000);

test('a sweep is charted, with a table; the chart can be kept', async () => {
  const page = await newPage({ ...SIZES.phone, dark: true });
  await openLab(page, 'pig');
  await page.getByLabel('Try every value of an option').selectOption({ label: 'Points that win' });
  await page.getByLabel('How often does better play win?').check();
  for (const [name, value] of [
    ['From', '20'],
    ['To', '60'],
    ['Step', '20'],
    ['Games of each', '60'],
  ] as const) {
    await page.getByRole('spinbutton', { name, exact: true }).fill(value);
    await page.getByRole('spinbutton', { name, exact: true }).blur();
  }
  await press(page, 'Run');
  await expect.poll(() => played(page).textContent(), { timeout: 60_000 }).toBe('All games are played');
  await page.getByLabel('Show').selectOption({ label: 'Decisions' });
  await page.getByRole('img', { name: 'Decisions by Points that win' }).waitFor();
  await page.getByText('The chart as a table').click();
  await expect
    .poll(() => page.getByRole('row', { name: /^60 / }).first().textContent())
    .toMatch(/\d+\.\d+ \(\d+\.\d+ to \d+\.\d+\)/);
  expect(await saved(page, 'Chart as SVG')).toMatch(/^<svg .*<\/svg>$/s);
  expect((await saved(page, 'Chart as CSV')).split('\n')).toHaveLength(5);
  const { option, lines } = JSON.parse(await saved(page, 'Chart as JSON'));
  expect(option).toEqual({ name: 'target', label: 'Points that win' });
  expect(lines[0].points.map(({ option, n }: { option: number; n: number }) => [option, n])).toEqual([
    [20, 60],
    [40, 60],
    [60, 60],
  ]);
  await expectNoSidewaysScroll(page);
  expect(await smallTargets(page)).toEqual([]);
  expect(await axeViolations(page, '.lab')).toEqual([]);
  expect(problems(page)).toEqual([]);
});

test('a long run can be paused, goes on, and is cancelled at once; what was found stays, and the page never hangs', async () => {
  const page = await newPage({ ...SIZES.desktop });
  await openLab(page, 'square-on-sale');
  await page.getByLabel('Games of each').fill('200000');
  await page.getByLabel('Games of each').blur();
  await watchTasks(page);
  await press(page, 'Run');
  await page.locator('.lab-findings').waitFor({ timeout: 30_000 });
  await press(page, 'Pause');
  await expect.poll(() => played(page).textContent()).toBe('Paused');
  await press(page, 'Go on');
  await expect.poll(() => played(page).textContent()).toBe('Playing');
  const games = page.getByRole('progressbar', { name: 'Games played' });
  await expect.poll(async () => Number(await games.getAttribute('value')), { timeout: 60_000 }).toBeGreaterThan(2500);
  await expect.poll(() => labWorkers(page)).toBeGreaterThan(1);
  await press(page, 'Cancel');
  // No chunk is waited for: the workers are ended.
  await expect.poll(() => played(page).textContent(), { timeout: 1000 }).toBe('Stopped');
  await expect.poll(() => labWorkers(page)).toBe(1);
  const { longest, count } = await stopWatching(page);
  expect(count).toBeGreaterThan(100);
  expect(longest).toBeLessThan(100);
  await page.getByText('provisional').waitFor();
  await expect
    .poll(() =>
      page
        .getByRole('row', { name: /^Turns/ })
        .first()
        .isVisible(),
    )
    .toBe(true);
  await page.getByRole('button', { name: 'Run', exact: true }).waitFor();
}, 120_000);

/**
 * Those that play and collect, and the one at the desk, which stays. Whether they live is asked: of a worker that ends with
 * the one that started it the list of the page is not always told.
 */
async function labWorkers(page: Page): Promise<number> {
  const answers = page
    .workers()
    .filter((worker) => /\/lab-/.test(worker.url()))
    .map((worker) =>
      Promise.race([
        worker.evaluate(() => 1).catch(() => 0),
        new Promise<number>((done) => {
          setTimeout(done, 2000, 0);
        }),
      ]),
    );
  return (await Promise.all(answers)).reduce((sum, one) => sum + one, 0);
}

/**
 * From now on, how long the tasks of the page's own thread are. What counts is the time that the thread works: on a busy
 * machine it waits for a core in between.
 */
async function watchTasks(page: Page): Promise<void> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['toplevel'] });
  onTestFailed(async () => void (await browser.stopTracing().catch(() => {})));
}

/** @returns milliseconds of the longest task, and how many there were */
async function stopWatching(page: Page): Promise<{ longest: number; count: number }> {
  const trace = JSON.parse((await page.context().browser()!.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = trace.traceEvents.filter(({ tdur, pid, tid }) => tdur !== undefined && threads.has(`${pid} ${tid}`));
  return { longest: Math.max(...tasks.map(({ tdur }) => tdur! / 1000)), count: tasks.length };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of work. */
  tdur?: number;
  args: { name?: string };
}

test('from the table to the lab: the rules there are one of the rule sets', async () => {
  const page = await newPage({ ...SIZES.desktop });
  await openGame(page, app.url, 'square-on-sale');
  await page.getByRole('checkbox', { name: 'Bubble rule' }).check();
  await page.locator('.compared li').first().waitFor();
  // Beside the table the change is tried at once.
  const live = page.getByRole('region', { name: 'What it does' });
  await expect
    .poll(() => live.getByRole('row', { name: /^Turns/ }).textContent(), { timeout: 30_000 })
    .toMatch(/[\d.]+ [\d.]+ to [\d.]+\s*[\d.]+ [\d.]+ to [\d.]+/);
  await expect.poll(() => live.textContent(), { timeout: 45_000 }).toMatch(/600 games of each/);
  expect(await axeViolations(page, '.live')).toEqual([]);
  // Wherever the table is: without the pane of the rules too. Switched off, nothing is played, and that is remembered.
  await page.getByRole('button', { name: 'House rules', exact: true }).click();
  await expect.poll(() => live.isVisible()).toBe(true);
  await live.getByLabel('Live').uncheck();
  await expect.poll(() => live.getByRole('table').count()).toBe(0);
  await expect.poll(() => labWorkers(page)).toBe(1);
  await live.getByLabel('Live').check();
  await live.getByRole('table').waitFor({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Lab', exact: true }).click();
  const mine = page.getByRole('checkbox', { name: /^My Square on Sale/ });
  await mine.first().waitFor();
  await expect.poll(() => mine.first().isChecked()).toBe(true);
  await press(page, '200');
  await press(page, 'Run');
  await expect.poll(() => played(page).textContent(), { timeout: 60_000 }).toBe('All games are played');
  await expect
    .poll(() => page.locator('.lab-findings li').allTextContents())
    .toContainEqual(expect.stringMatching(/^With my Square on Sale /));
  expect(problems(page)).toEqual([]);
}, 120_000);

test('a game of one’s own: its options, and its snapshots against it', async () => {
  const page = await newPage({ ...SIZES.desktop });
  await page.goto(app.url);
  await press(page, 'New game');
  await page.getByRole('radio').first().waitFor();
  await page.keyboard.type('Field');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'House rules', exact: true }).click();
  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByRole('textbox', { name: 'Mark the rules as they are now' }).fill('six by six');
  await press(page, 'Take a snapshot');
  await page.getByRole('tab', { name: 'House rules' }).click();
  await page.locator('summary', { hasText: 'Options' }).click();
  await page.getByRole('spinbutton', { name: 'Columns and rows' }).fill('3');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('gridcell').count()).toBe(9);
  // Beside the table, against the state that was marked.
  const live = page.getByRole('region', { name: 'What it does' });
  await live.getByRole('columnheader', { name: 'six by six' }).waitFor({ timeout: 30_000 });
  await expect.poll(() => live.getByRole('row', { name: /^Turns/ }).textContent()).toMatch(/36\.00.*9\.00/s);
  await page.getByRole('link', { name: 'Lab', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Field yours' }).waitFor();
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Game' }).locator('option:checked').innerText())
    .toBe('Field');
  await page.getByRole('checkbox', { name: 'Field: six by six' }).check();
  await press(page, '200');
  await press(page, 'Run');
  await expect.poll(() => played(page).textContent(), { timeout: 60_000 }).toBe('All games are played');
  // 36 squares in place of 9.
  await expect
    .poll(() => page.locator('.lab-findings li').allTextContents())
    .toContainEqual(expect.stringMatching(/27.00 more uses of put in a game/));
  // The page alone, without a table that was left for it.
  await page.reload();
  await page.getByRole('checkbox', { name: 'Field: six by six' }).waitFor();
  expect(problems(page)).toEqual([]);
}, 120_000);
