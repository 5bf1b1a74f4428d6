// Bots at the table: a seat gets a strength and plays; what it weighs is shown; it can be told to move at once; a person
// can ask for a hint; what was set is kept.
import type { Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { expectNoSidewaysScroll, log, openPanel, SIZES, type Size, smallTargets } from './driver.ts';
import { keyboard, mouse, touch } from './hands.ts';
import { axeViolations, newPage, problems, startApp } from './support.ts';

const app = await startApp();
let page: Page;

async function table(game: string, size: Size = 'desktop', dark = false): Promise<void> {
  page = await newPage({ ...SIZES[size], dark, touch: size === 'phone' });
  await page.goto(`${app.url}#/play/${game}?seed=7`);
  await page.getByRole('region', { name: 'Moves', exact: true }).waitFor();
}

afterEach(() => expect(problems(page)).toEqual([]));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const seat = (name: string) => page.getByRole('combobox', { name: `Who plays ${name}` });
const weighed = () => page.getByRole('region', { name: 'Moves weighed' });
const thinking = () => page.getByRole('progressbar', { name: 'Thinking' });

describe('a seat is a bot with a strength', () => {
  test('it thinks, shows what it weighs, and moves at once when it is told to', async () => {
    // A game that takes long to play out.
    await table('draughts');
    await seat('Blue').selectOption({ label: 'Random bot' });
    await button('Pause bots').click();
    await page.getByRole('checkbox', { name: 'Show what bots weigh' }).check();
    await seat('Red').selectOption({ label: 'Strong bot' });
    await button('Go on').click();
    // It weighs its moves, on the board and in a list, while it thinks.
    await expect.poll(() => weighed().getByRole('listitem').count()).toBe(6);
    await expect.poll(() => page.locator('.space .weight').count()).toBeGreaterThan(2);
    await expect.poll(() => log(page).count()).toBe(0);
    // The table answers meanwhile.
    await page.getByRole('tab', { name: 'Scores' }).click();
    await page.getByRole('tab', { name: 'Log' }).click();
    await seat('Blue').selectOption({ label: 'Person' });
    await thinking().waitFor();
    await button('Enough').click();
    await expect.poll(() => log(page).count()).toBe(1);
    await expect.poll(() => weighed().getByRole('heading').innerText()).toMatch(/Red\s+weighs/);
    // What was thought best was played.
    const best = (await weighed().getByRole('listitem').first().locator('.weighed-move').innerText()).trim();
    await expect.poll(() => log(page).last().innerText()).toContain(best);
  });

  test('it can be paused while it thinks, and goes on', async () => {
    await table('draughts');
    await seat('Red').selectOption({ label: 'Strong bot' });
    await thinking().waitFor();
    await button('Pause').click();
    await thinking().waitFor({ state: 'detached' });
    await page.waitForTimeout(300);
    await expect.poll(() => log(page).count()).toBe(0);
    await button('Go on').click();
    await thinking().waitFor();
    await button('Enough').click();
    await expect.poll(() => log(page).count()).toBe(1);
  });

  test('bots of all strengths play a game to its end, and are kept', async () => {
    await table('tic-tac-toe');
    await seat('Blue').selectOption({ label: 'Easy bot' });
    await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: 'Instant' });
    await seat('Red').selectOption({ label: 'Greedy bot' });
    await button('New game').waitFor();
    await page.getByText('Kept', { exact: true }).waitFor();
    await page.waitForTimeout(400);
    await page.reload();
    await button('New game').waitFor();
    await expect.poll(() => seat('Red').inputValue()).toBe('greedy');
    await expect.poll(() => seat('Blue').inputValue()).toBe('easy');
  });

  test('what it weighs is not shown where it would tell what it holds', async () => {
    await table('kuhn-poker');
    await seat('Blue').selectOption({ label: 'Normal bot' });
    await expect.poll(() => page.getByRole('checkbox', { name: 'Show what bots weigh' }).count()).toBe(0);
    await button('Check').click();
    await expect.poll(() => log(page).count()).toBe(2);
    await expect.poll(() => weighed().count()).toBe(0);
  });
});

describe('a hint', () => {
  test('by keyboard: the moves weighed can be chosen where they are listed', async () => {
    await table('square-on-sale');
    await keyboard.press(button('Hint'));
    await weighed().waitFor();
    await thinking().waitFor({ state: 'detached' });
    const first = weighed()
      .getByRole('button', { name: /^Bid|^Pass/ })
      .first();
    await expect.poll(() => first.innerText()).toMatch(/\d+ %/);
    const words = (await first.locator('.weighed-move').innerText()).trim();
    await keyboard.press(first);
    await expect.poll(() => log(page).count()).toBe(1);
    await expect.poll(() => log(page).first().innerText()).toContain(words);
    await expect.poll(() => weighed().count()).toBe(0);
  });

  test.each([
    ['desktop', true],
    ['phone', false],
  ] as const)('on a %s, dark: %s, it is readable and can be closed', async (size, dark) => {
    await table('square-on-sale', size, dark);
    const hands = size === 'phone' ? touch : mouse;
    await hands.press(button('Hint'));
    await weighed().waitFor();
    await thinking().waitFor({ state: 'detached' });
    expect(await axeViolations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    await hands.press(button('Close the moves weighed'));
    await expect.poll(() => weighed().count()).toBe(0);
    await button('Hint').waitFor();
    await openPanel(page, hands, 'Players');
    await seat('Red').waitFor();
  });
});
