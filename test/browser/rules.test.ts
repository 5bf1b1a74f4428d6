// All rules in the order of a rulebook: found, shown in the text and on the table, changed, switched off, put back.
import type { LitElement } from 'lit';
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { compared, openGame } from './driver.ts';
import { mouse } from './hands.ts';
import { axeViolations, newPage, problems, startApp } from './support.ts';
import { readSelection, readText, writeText } from './text-driver.ts';

let url = '';
beforeAll(async () => {
  ({ url } = await startApp());
});

async function allRules(path = 'square-on-sale'): Promise<Page> {
  const page = await newPage({ width: 1900, height: 1000 });
  page.setDefaultTimeout(8000);
  await openGame(page, url, path);
  await page.getByRole('button', { name: 'Rules as text' }).click();
  await page.getByRole('tab', { name: 'All rules' }).click();
  await page.getByRole('searchbox', { name: 'Search the rules' }).waitFor();
  return page;
}

const rule = (page: Page, path: string): Locator => page.locator(`[data-rule="${path}"]`);
async function choose(page: Page, path: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill(path);
  await rule(page, path).click();
}
describe('a rule of the base', () => {
  test('is shown where it is written, changed in the own text, played, and put back', async () => {
    const page = await allRules();
    const start = await readText(page);
    await choose(page, 'turn.act.bid.amount');
    const base = page.getByRole('textbox', { name: /game\.yaml, read-only/ });
    await expect
      .poll(() => readSelection(page, base))
      .toMatch(/^amount:\n\s+integer: \{ min: count\(square\.bid\) \+ 1/);
    await page.getByRole('button', { name: 'Change this rule' }).click();
    await expect.poll(() => readSelection(page)).toMatch(/^patch:\n {2}turn\.act\.bid\.amount:\n {4}replace:/);
    // Bids by twos.
    const changed = await readText(page);
    await writeText(page, changed.replace('count(square.bid) + 1', 'count(square.bid) + 2'));
    await expect.poll(() => compared(page).count()).toBe(0);
    await page.getByRole('tab', { name: 'House rules' }).click();
    await expect.poll(() => compared(page).allTextContents()).toEqual([expect.stringContaining('amount')]);
    await mouse.space(page, 'a1');
    await page.getByRole('button', { name: 'Bid 2 on a1' }).waitFor();

    await page.getByRole('tab', { name: 'All rules' }).click();
    await page.getByRole('button', { name: 'Reset to printed' }).click();
    await expect.poll(() => readText(page)).toBe(start);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => readText(page)).toContain('count(square.bid) + 2');
    expect(problems(page)).toEqual([]);
  });

  test('the spillover: changed, edited and played', async () => {
    const page = await allRules();
    await choose(page, 'procedures.construct.spillover');
    await page.getByRole('button', { name: 'Change this rule' }).click();
    await expect.poll(() => readText(page)).toContain('procedures.construct.spillover:');
    const copy = await readText(page);
    await writeText(page, copy.replace('when: option.spillover != off', 'when: false'));
    await page.getByRole('tab', { name: 'House rules' }).click();
    await expect.poll(() => compared(page).allTextContents()).toEqual([expect.stringMatching(/spillover/)]);
    await mouse.space(page, 'a1');
    await page.getByRole('button', { name: 'Bid 1 on a1' }).click();
    await page.locator('.log-entry', { hasText: 'Bid 1 on a1' }).waitFor();
  });

  test('is switched off and brought back', async () => {
    const page = await allRules();
    const start = await readText(page);
    await choose(page, 'turn.gem');
    await page.getByRole('button', { name: 'Switch it off' }).click();
    await expect.poll(() => readText(page)).toContain('turn.gem:\n    remove: true');
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect.poll(() => readText(page)).toBe(start);
  });

  test('gives one of its numbers to an option, which then is a switch', async () => {
    const page = await allRules();
    await choose(page, 'turn.act.bid.amount');
    await page.getByRole('button', { name: /^Make 1 an option/ }).click();
    await page.getByRole('textbox', { name: 'What the option is called' }).fill('Least raise');
    await page.keyboard.press('Enter');
    await expect.poll(() => readText(page)).toContain('count(square.bid) + option.leastRaise');
    await page.getByRole('tab', { name: 'House rules' }).click();
    await page.getByRole('searchbox', { name: 'Search the options' }).fill('Least raise');
    await page.getByRole('spinbutton', { name: 'Least raise' }).fill('3');
    // What is half typed stays when the panel is drawn anew, as it is when a bot moves.
    await page.evaluate(async () => {
      const panel = document.querySelector<HTMLElement & LitElement>('house-rules')!;
      panel.requestUpdate();
      await panel.updateComplete;
    });
    await page.keyboard.press('Enter');
    await expect.poll(() => readText(page)).toContain('leastRaise: 3');
    await expect.poll(() => compared(page).allTextContents()).toContainEqual(expect.stringContaining('Least raise'));
    await mouse.space(page, 'a1');
    await page.getByRole('button', { name: 'Bid 3 on a1' }).waitFor();
  });
});

test('a copy of my own stands alone, remembers where it came from, and is changed in place', async () => {
  const page = await allRules();
  await page.getByRole('button', { name: 'Make it my own copy' }).click();
  await expect.poll(() => readText(page)).toMatch(/^# My Square on Sale/);
  const copy = await readText(page);
  expect(copy).not.toMatch(/^extends:/m);
  expect(copy).toMatch(/^origin:\n {2}extends: square-on-sale/m);
  await choose(page, 'turn.act.bid');
  await expect.poll(() => page.getByRole('button', { name: 'Change this rule' }).count()).toBe(0);
  // All rules are in the own text now: none is more changed than another.
  await expect.poll(() => page.locator('.outline-rules mark, .outline-section mark').count()).toBe(0);
  await expect.poll(() => readSelection(page)).toMatch(/^bid:\n/);
  await page.getByRole('tab', { name: 'House rules' }).click();
  await page.locator('.compared', { hasText: 'Nothing is changed' }).waitFor();
});

test('by keyboard alone: a rule is found, chosen and switched off; nothing is wrong for readers', async () => {
  const page = await allRules('tic-tac-toe');
  await page.getByRole('tab', { name: 'All rules' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('end');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.rule-detail').waitFor();
  expect(await axeViolations(page, 'html', '.monaco-editor')).toEqual([]);
});

test('why not? An illegal bid leads to the check that forbids it, with what it sees; a line of the log to its rule', async () => {
  const page = await newPage({ width: 1440, height: 900 });
  page.setDefaultTimeout(8000);
  await openGame(page, url);
  await mouse.space(page, 'a1');
  await page.getByRole('button', { name: 'Bid 1 on a1' }).click();
  for (const gem of ['b2', 'c2', 'd2']) {
    await page.locator('.prompt', { hasText: 'Put a gem' }).waitFor();
    await mouse.space(page, gem);
    if (gem !== 'd2') await page.getByRole('button', { name: 'Pass', exact: true }).click();
  }
  await page.locator('.prompt', { hasText: 'Bid on one square' }).waitFor();
  await page.getByRole('gridcell', { name: /^a1\b/ }).click({ force: true });
  const why = page.locator('why-not');
  await why.getByText('You hold the top bid here already.').waitFor();
  await why.getByText('What the rule sees').click();
  await expect
    .poll(() => why.getByRole('row').allTextContents())
    .toEqual(['square.bidder != meno', 'square.bidderRed', 'squarea1', 'meRed']);
  expect(await axeViolations(page)).toEqual([]);
  await why.getByRole('button', { name: 'Show the rule' }).click();
  const check = page.locator('[data-rule="turn.act.bid.square.notMine"]');
  await expect.poll(() => check.getAttribute('aria-expanded')).toBe('true');
  await page.locator('.rule-text', { hasText: 'square.bidder != me' }).waitFor();

  await page.locator('.log-line', { hasText: 'Bid 1 on a1' }).hover();
  await page
    .locator('.log-line', { hasText: 'Bid 1 on a1' })
    .getByRole('button', { name: 'The rule of this move' })
    .click();
  await expect.poll(() => page.locator('[data-rule="turn.act.bid"]').getAttribute('aria-expanded')).toBe('true');
  await page.locator('[data-rule="turn.act.bid"][data-flash]').waitFor();
  // The reason goes as soon as something else is done.
  await mouse.space(page, 'e1');
  await expect.poll(() => why.locator('.notice').count()).toBe(0);
  expect(problems(page)).toEqual([]);
});
