// A game of one's own, from a template to a file: with the mouse, and with the keyboard alone.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { loadRuleSet } from '../../engine/index.ts';
import { templateNames } from '../../engine/share/templates.ts';
import { shippedGames } from '../library.ts';
import { templates } from '../support/library.ts';
import { expectNoSidewaysScroll, log, logTexts, SIZES } from './driver.ts';
import { type Hands, keyboard, mouse } from './hands.ts';
import { type App, axeViolations, newPage, problems, startApp } from './support.ts';
import { readText, textBox } from './text-driver.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const squares = (page: Page) => page.getByRole('gridcell');

/** Goes to the end of a word in the text, and writes something in its place. */
async function rewrite(page: Page, sought: string, steps: number, text: string): Promise<void> {
  await textBox(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+f');
  await page.keyboard.type(sought);
  await page.keyboard.press('Escape');
  // Found words are selected.
  await page.keyboard.press('ArrowRight');
  for (let i = 0; i < steps; i++) await page.keyboard.press('Backspace');
  await page.keyboard.type(text);
}

async function exportAll(page: Page, hands: Hands): Promise<{ name: string; text: string }> {
  await hands.press(page.getByRole('button', { name: /^File/ }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    hands.press(page.getByRole('button', { name: /^Export all rules \(YAML\)/ })),
  ]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

test.each([mouse, keyboard])(
  'a game of one’s own begins with a template ($name)',
  { timeout: 90_000 },
  async (hands) => {
    const page = await newPage({ ...SIZES.desktop, dark: hands === keyboard });
    await page.goto(app.url);
    await hands.press(page.getByRole('button', { name: 'New game' }));
    const dialog = page.getByRole('dialog', { name: 'New game' });
    const all = dialog.getByRole('radio');
    await expect.poll(() => all.count()).toBe(templates.games().length);
    expect(await axeViolations(page)).toEqual([]);
    // The focus is among the templates: arrow keys go through them.
    await all.first().waitFor();
    if (hands === mouse) {
      await all.last().check();
      await all.first().check();
    } else {
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => all.last().isChecked()).toBe(true);
      await page.keyboard.press('ArrowDown');
    }
    await expect.poll(() => all.first().isChecked()).toBe(true);
    // Enter would create it.
    const name = dialog.getByRole('textbox', { name: 'Name' });
    if (hands === mouse) {
      await name.click();
      await page.keyboard.press('Control+a');
    }
    // From the templates on, letters go into the name.
    await page.keyboard.type('Stones: a #game');
    await expect.poll(() => name.inputValue()).toBe('Stones: a #game');
    await page.keyboard.press('Enter');

    // Its text is open beside the table, and it is kept under its name.
    await page.locator('rules-text .view-line').first().waitFor({ timeout: 20_000 });
    await expect.poll(() => page.title()).toMatch(/^Stones: a #game/);
    await expect.poll(() => squares(page).count()).toBe(36);
    await hands.space(page, 'b2');
    await expect.poll(() => logTexts(page)).toEqual(['Red: Put a stone on b2']);
    await rewrite(page, 'integer: 6', 1, '4');
    await expect.poll(() => squares(page).count()).toBe(16);
    await expect.poll(() => log(page).count()).toBe(1);
    if (hands === keyboard) await page.keyboard.press('Control+m');
    const file = await exportAll(page, hands);
    expect(file.name).toBe('stones-a-game.yaml');
    expect(file.text).toContain('size: { integer: 4,');
    const rules = loadRuleSet({ uri: file.name, text: file.text }, { library: shippedGames });
    expect(rules.ok && rules.value.definition.title).toBe('Stones: a #game');
    expect(file.text).not.toContain('extends');
    expect(problems(page)).toEqual([]);
    if (hands === mouse) return;

    await page.locator('.kept', { hasText: 'Kept' }).waitFor();
    await page.reload();
    await expect.poll(() => logTexts(page)).toEqual(['Red: Put a stone on b2']);
    await expect.poll(() => squares(page).count()).toBe(16);
    await expect.poll(() => readText(page)).toContain('title: "Stones: a #game"');
    await page.keyboard.press('Control+m');
    await hands.press(page.getByRole('link', { name: 'Houserules: all games' }));
    await page.getByRole('link', { name: /^Stones: a #game/ }).waitFor();
    await hands.press(page.getByRole('button', { name: 'Remove Stones: a #game' }));
    await expect.poll(() => page.locator('.work').count()).toBe(0);
    expect(problems(page)).toEqual([]);
  },
);

test('every template is played from the palette, on a phone', { timeout: 90_000 }, async () => {
  const page = await newPage({ ...SIZES.phone, touch: true });
  await page.goto(app.url);
  for (const [i, name] of templateNames(templates).entries()) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('from a template');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New game' });
    await dialog.getByRole('radio').nth(i).check();
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Create the game' }).tap();
    await page.locator('rules-text .view-line').first().waitFor({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Close Rules as text' }).tap();
    await page.locator('.prompt').waitFor();
    const me = page.getByRole('button', { name: 'I am Red' });
    if (await me.isVisible()) await me.tap();
    await page.locator('.legal, .move-controls button').first().waitFor();
    expect(await axeViolations(page), name).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
  expect(problems(page)).toEqual([]);
});

test('at a table, what is fetched later brings its styles along', async () => {
  const page = await newPage(SIZES.desktop);
  await page.goto(`${app.url}#/play/tic-tac-toe`);
  await squares(page).first().waitFor();
  const file = page.getByRole('button', { name: /^File/ });
  await file.click();
  await expect
    .poll(() => page.getByLabel('Import a file').evaluate((input) => getComputedStyle(input).opacity))
    .toBe('0');
  await page.getByRole('button', { name: /^New game from a template/ }).click();
  const picture = page.getByRole('dialog', { name: 'New game' }).locator('.picture').first();
  await picture.waitFor();
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeLessThan(120);
  await page.keyboard.press('Escape');
  // The tabs of the rules fit their pane, whichever is open.
  for (const name of ['All rules', 'Examples', 'Versions', 'House rules']) {
    const tab = page.getByRole('tab', { name, exact: true });
    await tab.click();
    const [inner, outer] = await Promise.all([tab.boundingBox(), page.locator('.rules-tabs').boundingBox()]);
    expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width);
    expect(inner!.height).toBeLessThan(40);
  }
  expect(problems(page)).toEqual([]);
});
