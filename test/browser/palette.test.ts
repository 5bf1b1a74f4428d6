// Everything by a word or a key.
import { beforeAll, expect, test } from 'vitest';
import { openGame } from './driver.ts';
import { axeViolations, newPage, problems, startApp } from './support.ts';

let url = '';
beforeAll(async () => {
  ({ url } = await startApp());
});

test('commands and rules are found by their words, and keys are listed, by keyboard alone', async () => {
  const page = await newPage({ width: 1440, height: 900 });
  await openGame(page, url);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find a command or a rule' });
  await field.waitFor();
  await page.keyboard.type('versions');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('tab', { name: 'Versions' }).getAttribute('aria-selected')).toBe('true');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('top bid here');
  await page.getByRole('option', { name: /turn\.act\.bid\.square\.notMine/ }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const rule = page.locator('[data-rule="turn.act.bid.square.notMine"]');
  await expect.poll(() => rule.getAttribute('aria-expanded')).toBe('true');

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).getByText('Ctrl+K').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  await page.keyboard.press('Control+e');
  await page.locator('rules-text .text-host').waitFor();
  await page.keyboard.press('Control+e');
  await expect.poll(() => page.locator('rules-text').count()).toBe(0);
  expect(problems(page)).toEqual([]);
});
