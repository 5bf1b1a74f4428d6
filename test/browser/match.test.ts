// A match is played whole: its games one after the other, what they add up to, and back again.
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openPanel, SIZES } from './driver.ts';
import { mouse } from './hands.ts';
import { type App, axeViolations, newPage, problems, startApp } from './support.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const bar = (page: Page) => page.getByRole('list', { name: 'Games of the match' });
const game = (page: Page, label: string) => bar(page).getByRole('listitem').filter({ hasText: label });
const next = (page: Page) => page.getByRole('button', { name: 'Next game of the match: Second round' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const at = async (page: Page): Promise<[number, number]> => {
  const [position, length] = (await page.locator('.timeline-at').innerText()).match(/\d+/g)!.map(Number);
  return [position, length];
};
/** What each seat has by a line of the bar: `First round 14 : 12`. */
const points = async (page: Page, label: string): Promise<number[]> =>
  (await game(page, label).locator('b').innerText()).split(' : ').map(Number);

async function botsPlay(page: Page): Promise<void> {
  await openPanel(page, mouse, 'Players');
  const kinds = page.getByRole('combobox', { name: /^Who plays/ });
  await mouse.pick(kinds.first(), 'Random bot');
  await mouse.pick(page.getByRole('combobox', { name: 'Speed' }), 'Instant');
  await mouse.pick(kinds.nth(1), 'Random bot');
}

test('a tournament is played to its end, back and forth, under other rules, and kept', {
  timeout: 120_000,
}, async () => {
  const page = await newPage(SIZES.desktop);
  await page.goto(`${app.url}#/play/united-square/tournament?seed=3`);
  await page.getByRole('gridcell').first().waitFor();
  await expect.poll(() => game(page, 'First round').getAttribute('aria-current')).toBe('step');
  await page.locator('.prompt h2', { hasText: 'Red' }).waitFor();
  const dark = await hand(page, 'Red');
  expect(dark.length).toBeGreaterThan(2);
  await botsPlay(page);

  // The first game is over, the match is not.
  await next(page).waitFor();
  const first = await points(page, 'First round');
  await expect.poll(() => points(page, 'Together')).toEqual(first);
  await page.locator('.prompt', { hasText: 'First round: ' }).waitFor();
  await page.locator('.prompt', { hasText: 'Second round comes next. The tiles change over' }).waitFor();
  await expect.poll(() => button(page, 'New match').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  const [end] = await at(page);

  // The other one begins, with the tiles that the first one had.
  await button(page, 'Pause bots').click();
  await next(page).click();
  await page.locator('.prompt h2', { hasText: 'Blue' }).waitFor();
  await expect.poll(() => game(page, 'Second round').getAttribute('aria-current')).toBe('step');
  await expect.poll(() => at(page)).toEqual([end + 1, end + 1]);
  await expect.poll(() => hand(page, 'Blue')).toEqual(dark);
  // The beginning of a game is undone and done again like a move.
  await page.getByRole('button', { name: /^Undo/ }).click();
  await next(page).waitFor();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await page.locator('.prompt h2', { hasText: 'Blue' }).waitFor();
  await expect.poll(() => at(page)).toEqual([end + 1, end + 1]);
  await thinkAboutThisGame(page, end + 1);

  // The match is over: its games are added.
  await button(page, 'New match').waitFor();
  const second = await points(page, 'Second round');
  const sums = first.map((one, seat) => one + second[seat]);
  await expect.poll(() => points(page, 'Together')).toEqual(sums);
  const [red, blue] = sums;
  const result = red === blue ? /share the match with/ : red > blue ? /^Red wins the match/ : /^Blue wins the match/;
  await page.locator('.prompt h2', { hasText: result }).waitFor();
  await expect.poll(() => page.locator('.prompt h2').innerText()).toContain(`with ${Math.max(...sums)} points`);
  await page.getByRole('tab', { name: 'Scores' }).click();
  const table = page.getByRole('table', { name: 'The match' });
  const cells = async (row: string) =>
    (await table.getByRole('row', { name: row }).getByRole('cell').allInnerTexts()).map(Number);
  await expect.poll(() => cells('First round')).toEqual(first);
  await expect.poll(() => cells('Second round')).toEqual(second);
  await expect.poll(() => cells('Together')).toEqual(sums);
  expect(await axeViolations(page)).toEqual([]);
  const [whole] = await at(page);

  // Back into the first game, and on again.
  await page.getByRole('tab', { name: 'Log' }).click();
  await button(page, 'Second round begins').click();
  await expect.poll(() => at(page)).toEqual([end + 1, whole]);
  await button(page, 'One move back').click();
  await expect.poll(() => at(page)).toEqual([end, whole]);
  await expect.poll(() => game(page, 'First round').getAttribute('aria-current')).toBe('step');
  await page.locator('.prompt', { hasText: 'First round: ' }).waitFor();
  await button(page, 'To the latest move').click();
  await expect.poll(() => at(page)).toEqual([whole, whole]);

  // Other colors for the players: all moves of both games still hold, and count otherwise.
  await page.locator('.group summary').filter({ hasText: 'Players' }).click();
  const colors = page.getByRole('list', { name: 'Colors of the players' });
  await colors.getByRole('button', { name: 'Blue earlier' }).click();
  await page.locator('.notice', { hasText: `all ${whole - 1} moves still hold` }).waitFor();
  await expect.poll(() => at(page)).toEqual([whole, whole]);
  const changed = [await points(page, 'First round'), await points(page, 'Second round')];
  const sum = (totals: number[]): number => totals[0] + totals[1];
  expect(changed.map(sum)).toEqual([first, second].map(sum));
  expect(changed).not.toEqual([first, second]);

  // Kept: the page finds the match again where it stood.
  const before = [await at(page), await bar(page).innerText()];
  await page.locator('.kept', { hasText: 'Kept' }).waitFor();
  await page.reload();
  await bar(page).waitFor();
  await expect.poll(async () => [await at(page), await bar(page).innerText()]).toEqual(before);
  expect(problems(page)).toEqual([]);
});

/** Blue is to move in a later game: a hint and a bot that searches think about that one, not about the first. */
async function thinkAboutThisGame(page: Page, from: number): Promise<void> {
  const who = (seat: string) => page.getByRole('combobox', { name: `Who plays ${seat}` });
  await mouse.pick(who('Blue'), 'Person');
  await button(page, 'Hint').click();
  const weighed = page.getByRole('region', { name: 'Moves weighed' });
  await weighed.waitFor();
  await page.getByRole('progressbar', { name: 'Thinking' }).waitFor({ state: 'detached' });
  const best = weighed.getByRole('button', { name: /\d+ %/ }).first();
  await best.click();
  await expect.poll(async () => (await at(page))[0]).toBeGreaterThan(from);
  const [hinted] = await at(page);
  await mouse.pick(who('Red'), 'Easy bot');
  await button(page, 'Go on').click();
  await page.locator('.prompt h2', { hasText: 'Blue' }).waitFor();
  await expect.poll(async () => (await at(page))[0]).toBeGreaterThan(hinted);
  await mouse.pick(who('Red'), 'Random bot');
  await mouse.pick(who('Blue'), 'Random bot');
}

/** The tiles in a hand, as a screen reader names them. */
const hand = (page: Page, name: string): Promise<(string | null)[]> =>
  page
    .getByRole('region', { name: `Before ${name}` })
    .getByRole('group', { name: /^Hand/ })
    .locator('.thing')
    .evaluateAll((all) => all.map((thing) => thing.getAttribute('aria-label') ?? thing.textContent));
