// The game on the table follows the rules while they are changed; versions of them are looked at side by side.
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { compared, logTexts, openGame } from './driver.ts';
import { mouse } from './hands.ts';
import { axeViolations, newPage, problems, startApp } from './support.ts';
import { openText, readSelection, readText, typeAtEnd, writeText } from './text-driver.ts';

let url = '';
beforeAll(async () => {
  ({ url } = await startApp());
});

async function bid(page: Page, square: string): Promise<void> {
  await mouse.space(page, square);
  await page.getByRole('button', { name: `Bid 1 on ${square}` }).click();
  await page.locator('.prompt', { hasText: 'Put a gem' }).waitFor();
  await mouse.space(page, 'c3');
  await page.locator('.prompt', { hasText: 'Bid on one square' }).waitFor();
}

const at = (page: Page, words: string): Promise<void> =>
  page.locator('.timeline-at', { hasText: new RegExp(`^\\s*${words} moves`) }).waitFor();

test('moves that a typed change costs are told above the table, and games that break off beside the figures', async () => {
  const page = await newPage({ width: 1440, height: 900, dark: true });
  page.setDefaultTimeout(15_000);
  await openGame(page, url);
  await bid(page, 'a1');
  await openText(page);
  // Without the pane that tells it otherwise.
  await page.getByRole('button', { name: 'House rules', exact: true }).click();
  const notice = page.locator('moves-lost .notice');
  await expect.poll(() => notice.count()).toBe(0);
  await typeAtEnd(page, 'patch:\n  turn.act.bid.amount:\n    set: { integer: { min: 2, max: 3 } }');
  await expect.poll(() => notice.innerText()).toMatch(/stops after 0 moves: Red: Bid 1 on a1 is not possible any more/);
  expect(await axeViolations(page, 'page-notices')).toEqual([]);
  // By keyboard: it can be closed.
  await notice.getByRole('button', { name: 'Close this message' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => notice.count()).toBe(0);

  const head = (await readText(page)).replace(/patch:[\s\S]*$/, '');
  await writeText(
    page,
    `${head}patch:\n  turn.act.bid.do: { add: [{ move: { what: money, amount: 99, from: me.supply, to: square.bid } }] }\n`,
  );
  const live = page.getByRole('region', { name: 'What it does' });
  await expect
    .poll(() => live.locator('.bad').innerText(), { timeout: 30_000 })
    .toMatch(/My rules: \d+ games broke off.*would take more/s);
  expect(await axeViolations(page, '.live')).toEqual([]);
  expect(problems(page)).toEqual([]);
}, 90_000);

test('a copy of one’s own is tried against what it was made from', async () => {
  const page = await newPage({ width: 1440, height: 900 });
  await openGame(page, url);
  await openText(page);
  await page.getByRole('tab', { name: 'All rules' }).click();
  await page.getByRole('button', { name: 'Make it my own copy' }).click();
  let text = '';
  await expect
    .poll(async () => {
      text = await readText(page);
      return text;
    })
    .toContain('integer: 20');
  await writeText(page, text.replace('integer: 20', 'integer: 10'));
  const live = page.getByRole('region', { name: 'What it does' });
  await expect
    .poll(() => live.getByRole('row', { name: /^Turns/ }).textContent(), { timeout: 30_000 })
    .toMatch(/[\d.]+ to [\d.]+\s*[\d.]+ [\d.]+ to [\d.]+/);
  await live.getByRole('columnheader', { name: 'Printed' }).waitFor();
  expect(problems(page)).toEqual([]);
}, 90_000);

test('the game follows a change as it was chosen; a burst of typing is one version', async () => {
  const page = await newPage({ width: 1600, height: 900 });
  page.setDefaultTimeout(8000);
  await openGame(page, url);
  await bid(page, 'a1');
  await bid(page, 'b1');
  await at(page, '4 of 4');
  await openText(page);
  await typeAtEnd(page, 'with:\n  gemsPlaced: 2');
  await expect.poll(() => compared(page).count()).toBe(1);
  // Each letter was tried, and what was in force in between is no version.
  await page.getByText('1 other version or line').click();
  await expect.poll(() => page.locator('.line-now').innerText()).toMatch(/Gems placed at a time/);
  const how = page.getByRole('combobox', { name: 'After a change of the rules' });
  const notice = page.locator('replay-notice');
  await notice.getByText('Replayed by the changed rules').waitFor();

  await how.selectOption({ label: 'Restart' });
  await notice.getByText('The game begins anew').waitFor();
  await at(page, '0 of 0');
  await how.selectOption({ label: 'Keep position' });
  await notice.getByText('The position stays as it was').waitFor();
  await expect.poll(() => page.getByRole('gridcell', { name: /^a1\b.*Red/ }).count()).toBe(1);
  await bid(page, 'c1');
  expect(await axeViolations(page, '.panel-game')).toEqual([]);

  // What does not fit the rules is not carried, and said.
  await page.getByRole('searchbox', { name: 'Search the options' }).fill('Gems in the box');
  await page.getByRole('spinbutton', { name: /^Gems in the box/ }).fill('0');
  await page.keyboard.press('Enter');
  await expect.poll(() => notice.innerText()).toMatch(/The position could not be kept: there are \d+ fewer of `gem`/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => compared(page).count()).toBe(1);
  await page.getByText('1 other version or line').waitFor();
  await page.reload();
  await expect.poll(() => logTexts(page)).toContainEqual(expect.stringContaining('Bid 1 on c1'));
  await expect.poll(() => how.inputValue()).toBe('keep');
  expect(problems(page)).toEqual([]);
});

test('two versions are looked at side by side, at the same place of the game', async () => {
  const page = await newPage({ width: 1440, height: 900 });
  page.setDefaultTimeout(8000);
  await openGame(page, url);
  await bid(page, 'a1');
  await bid(page, 'b1');
  const gemsOn = (where: string): Promise<string> =>
    page.locator(`${where} [role="gridcell"]`, { hasText: /^\s*c3/ }).innerText();
  await page.getByRole('searchbox', { name: 'Search the options' }).fill('Gems placed at a time');
  await page.locator('.option').getByRole('radio', { name: '3' }).check({ force: true });
  await page.getByText('1 other version or line').click();
  await expect.poll(() => page.locator('.line-now').innerText()).toMatch(/Gems placed at a time/);
  await page.getByRole('button', { name: 'Side by side' }).click();
  const other = page.getByRole('region', { name: 'Another version of the rules' });
  const rows = other.getByRole('row');
  await expect.poll(() => rows.allInnerTexts()).toContainEqual(expect.stringMatching(/^c3: gems\s+6 gems\s+2 gems/));
  await expect.poll(() => gemsOn('.side-now')).toMatch(/6/);
  await expect.poll(() => gemsOn('version-beside')).toMatch(/2/);
  await expect.poll(() => page.locator('.space.differs').count()).toBe(2);
  expect(await axeViolations(page)).toEqual([]);
  // It goes along through the game.
  await page.getByRole('button', { name: 'To the start' }).click();
  await other.getByText('Everything on the table is the same.').waitFor();
  await page.getByRole('button', { name: 'One move on' }).click();
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect.poll(() => rows.allInnerTexts()).toContainEqual(expect.stringMatching(/^c3: gems\s+3 gems\s+1 gem/));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.locator('.side-now').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Now', exact: true }).click();
  await expect.poll(() => page.locator('.side-now').isVisible()).toBe(true);
  await expect.poll(() => other.isVisible()).toBe(false);
  // Versions are kept with the work.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'To the latest move' }).click();
  await page.getByText('Kept', { exact: true }).waitFor();
  await page.waitForTimeout(400);
  await page.reload();
  await page.getByText('1 other version or line').click();
  await expect.poll(() => page.locator('.line-now').innerText()).toMatch(/Gems placed at a time/);
  await page.getByRole('button', { name: 'Side by side' }).click();
  await expect.poll(() => rows.allInnerTexts()).toContainEqual(expect.stringMatching(/^c3: gems\s+6 gems\s+2 gems/));
  expect(problems(page)).toEqual([]);
});

test('in the text expressions have their values now, Ctrl+K is the palette, F8 finds problems from anywhere; rules light up', async () => {
  const page = await newPage({ width: 1600, height: 900 });
  page.setDefaultTimeout(8000);
  await openGame(page, url);
  await bid(page, 'a1');
  await openText(page);
  const start = await readText(page);
  await writeText(
    page,
    `${start}patch:\n  turn.act.bid.amount:\n    set: { integer: { min: count(square.bid) + 1, max: count(me.supply.money) - 2 } }\n`,
  );
  await page.getByText('No problems.').waitFor();
  // To the minus in the last expression.
  await page.keyboard.press('Control+End');
  for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+i');
  const said = page.locator('.monaco-hover:visible');
  await expect.poll(() => said.innerText()).toMatch(/Now, for Blue: 18[\s\S]*count\(me.supply.money\) is 20/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a command or a rule' }).waitFor();
  await page.keyboard.press('Escape');

  await writeText(page, `${start}with: { gemRul: never }\n`);
  await page.getByRole('alert').getByText('The text has a mistake').waitFor();
  await page.keyboard.press('Control+m');
  await page.getByRole('tab', { name: 'House rules' }).focus();
  await page.keyboard.press('F8');
  await expect.poll(() => readSelection(page)).toBe('gemRul');

  await page.getByRole('tab', { name: 'All rules' }).click();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('open');
  // They light up for a moment only: whoever was lit is noted.
  await page.evaluate(() => {
    const lit = new Set<Node>();
    Object.assign(globalThis, { lit });
    new MutationObserver((records) => {
      for (const { target } of records) if ((target as Element).matches('game-board .space')) lit.add(target);
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-flash'] });
  });
  await page.locator('[data-rule="define.open"]').click();
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { lit: Set<Node> }).lit.size)).toBe(24);
  expect(problems(page)).toEqual([]);
});
