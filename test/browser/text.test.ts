// Rules are written while the game is on the table: every change of the text is played at once.
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { compared, log, openGame, playOut } from './driver.ts';
import { mouse } from './hands.ts';
import { axeViolations, newPage, problems, startApp } from './support.ts';
import { openText, readSelection, readText, textBox, typeAtEnd, writeText } from './text-driver.ts';

let url = '';
beforeAll(async () => {
  ({ url } = await startApp());
});

async function writing(): Promise<Page> {
  const page = await newPage({ width: 1600, height: 900 });
  await openGame(page, url);
  await openText(page);
  return page;
}

test('in a game of 40 plies a change of the bubble trigger that is typed is seen on the table', async () => {
  const page = await newPage({ width: 1600, height: 900 });
  await openGame(page, url);
  await playOut(page, mouse);
  // From now on people sit there: nothing goes on by itself.
  const kinds = page.getByRole('combobox', { name: /^Who plays/ });
  for (let i = 0; i < (await kinds.count()); i++) await mouse.pick(kinds.nth(i), 'Person');
  await page.getByRole('checkbox', { name: /Moves without a choice/ }).uncheck();
  await page.getByRole('slider', { name: 'Position in the game' }).fill('40');
  await page.locator('.timeline-at', { hasText: /^\s*40 of/ }).waitFor();
  // The log has followed.
  const inSight = page.locator('.log-entry[aria-current="true"]').evaluate((entry) => {
    const seen = entry.closest('.course-body')!.getBoundingClientRect();
    const { top, bottom } = entry.getBoundingClientRect();
    return top >= seen.top && bottom <= seen.bottom;
  });
  expect(await inSight).toBe(true);
  const gems = (): Promise<string> => page.locator('.board-room').first().innerText();
  const before = await gems();
  await openText(page);
  // Indented by hand: whether Monaco indents by itself depends on how far it is loaded.
  await typeAtEnd(page, 'with:\n  gemRule: freshBid');
  await page.getByText('Replayed by the changed rules').waitFor();
  await expect.poll(() => compared(page).allTextContents()).toContainEqual(expect.stringContaining('fresh bid'));
  await expect.poll(gems).not.toBe(before);
  // A word that is not whole yet: the game stays, and comes back with the next letter.
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await page.getByText('you are playing the last rules that worked').waitFor();
  await expect.poll(() => log(page).count()).toBeGreaterThan(5);
  await page.keyboard.type('d');
  await page.getByText('you are playing the last rules that worked').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  for (let i = 0; i < 6 && (await readText(page)).includes('with:'); i++) await page.keyboard.press('Control+z');
  await expect.poll(() => readText(page)).not.toContain('with:');
  await expect.poll(gems).toBe(before);
  expect(problems(page)).toEqual([]);
}, 90_000);

test('by keyboard: a rule is found by completion, a misspelt name is mended, Tab leaves after Ctrl+M', async () => {
  const page = await writing();
  await typeAtEnd(page, 'patch:\nturn.ac', 40);
  await page.locator('.suggest-widget.visible').getByText('act', { exact: true }).first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => readText(page)).toMatch(/\n {2}turn\.act$/);
  const start = (await readText(page)).replace(/patch:[\s\S]*$/, '');
  await writeText(page, `${start}with: { gemRul: never }\n`);
  await page.getByText('There is no option called').first().waitFor();
  // F8 goes to the mistake, Ctrl+. mends it.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect.poll(() => readSelection(page)).toContain('gemRul');
  await page.keyboard.press('Control+.');
  await page.getByText('Change to gemRule').first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => readText(page)).toContain('gemRule: never');
  await page.getByText('No problems.').waitFor();
  await page.keyboard.press('Control+m');
  await page.keyboard.press('Tab');
  await expect.poll(() => textBox(page).evaluate((box) => box === document.activeElement)).toBe(false);
  expect(await axeViolations(page, 'rules-text', '.monaco-editor')).toEqual([]);
});

test('an option of my own is renamed everywhere', async () => {
  const page = await writing();
  const start = await readText(page);
  await writeText(
    page,
    `${start}options:\n  raise: { integer: 1, min: 1, max: 5, label: Raise }\nwith: { raise: 2 }\npatch:\n  turn.act.bid.amount:\n    set: { integer: { min: count(square.bid) + option.raise, max: me.supply.money } }\n`,
  );
  await page.getByText('No problems.').waitFor();
  await mouse.space(page, 'a1');
  await page.getByRole('button', { name: 'Bid 2 on a1' }).waitFor();
  await textBox(page).focus();
  await page.keyboard.press('Control+Home');
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowDown');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await page.locator('.rename-box input').fill('step');
  await page.keyboard.press('Enter');
  await expect.poll(() => readText(page)).toContain('option.step');
  const text = await readText(page);
  expect(text).toContain('  step: { integer: 1');
  expect(text).toContain('with: { step: 2 }');
  expect(text).not.toContain('raise');
  await page.getByText('No problems.').waitFor();
  expect(problems(page)).toEqual([]);
});
