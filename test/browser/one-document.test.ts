// Text and panels are two faces of one document: what one changes the other shows, and one undo undoes both.
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { compared, logTexts, openGame } from './driver.ts';
import { mouse } from './hands.ts';
import { axeViolations, newPage, problems, startApp } from './support.ts';
import { openText, readSelection, readText, textBox, writeText } from './text-driver.ts';

let url = '';
beforeAll(async () => {
  ({ url } = await startApp());
});

async function table(width = 1440): Promise<Page> {
  const page = await newPage({ width, height: 900 });
  await openGame(page, url);
  return page;
}

const undo = (page: Page): Promise<void> => page.getByRole('button', { name: 'Undo' }).click();

describe('text and switches', () => {
  test('a switch edits the text, the text moves the switch, undo goes back over both and over what was played', async () => {
    const page = await newPage({ width: 1900, height: 900 });
    page.setDefaultTimeout(6000);
    await openGame(page, url);
    await openText(page);
    const start = await readText(page);
    await mouse.space(page, 'a1');
    await page.getByRole('button', { name: 'Bid 1 on a1' }).click();
    await expect.poll(() => logTexts(page)).toContain('Red: Bid 1 on a1');

    await page.getByRole('searchbox', { name: 'Search the options' }).fill('Own turns that a bid');
    const option = page.locator('.option', { hasText: 'Own turns that a bid' }).first();
    await option.getByRole('radio').first().check({ force: true });
    await expect.poll(() => readText(page)).not.toBe(start);
    const switched = await readText(page);
    expect(switched).toMatch(/^with:\n {2}\w+: \d+$/m);
    await expect.poll(() => option.getByRole('radio').first().isChecked()).toBe(true);

    await writeText(page, switched.replace(/(\w+): \d+\n$/, '$1: 3\n'));
    await expect.poll(() => option.getByRole('radio', { name: '3' }).isChecked()).toBe(true);
    await expect.poll(() => logTexts(page)).toContain('Red: Bid 1 on a1');

    await undo(page);
    await expect.poll(() => readText(page)).toBe(switched);
    await expect.poll(() => option.getByRole('radio').first().isChecked()).toBe(true);
    await undo(page);
    await expect.poll(() => readText(page)).toBe(start);
    await expect.poll(() => compared(page).count()).toBe(0);
    await undo(page);
    await page.locator('.timeline-at', { hasText: '0 of' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);

    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => readText(page)).toMatch(/: 3\s*$/);
    await expect.poll(() => option.getByRole('radio', { name: '3' }).isChecked()).toBe(true);
    await expect.poll(() => logTexts(page)).toContain('Red: Bid 1 on a1');
    expect(problems(page)).toEqual([]);
  });

  test('undo of a switch brings its control into sight and says what it undid', async () => {
    const page = await table();
    const variant = page.locator('.variant').last();
    await variant.getByRole('checkbox').click();
    await expect.poll(() => compared(page).count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'House rules' }).click();
    await page.keyboard.press('Control+z');
    await page.locator('.variant[data-flash]').waitFor();
    await expect
      .poll(() => page.locator('[aria-live]').allInnerTexts())
      .toContainEqual(expect.stringContaining('Undone'));
    await expect.poll(() => compared(page).count()).toBe(0);
  });

  test('broken text keeps the game going, says where the mistake is, and recovers', async () => {
    const page = await table();
    await openText(page);
    const start = await readText(page);
    await writeText(page, `${start}with: { noSuchOption: 3 }\n`);
    const banner = page.getByRole('alert').filter({ hasText: 'The text has a mistake' });
    await banner.getByText('you are playing the last rules that worked').waitFor();
    await mouse.space(page, 'b1');
    await page.getByRole('button', { name: 'Bid 1 on b1' }).click();
    await expect.poll(() => logTexts(page)).toContain('Red: Bid 1 on b1');
    await page
      .getByRole('region', { name: 'Problems' })
      .getByRole('button', { name: /Line \d+/ })
      .click();
    await expect.poll(() => readSelection(page)).toBe('noSuchOption');
    // Panels still change what is written.
    await page.locator('.variant').last().getByRole('checkbox').click();
    await expect.poll(() => readText(page)).toMatch(/^variants:/m);
    await writeText(page, (await readText(page)).replace(/^with:.*\n/m, ''));
    await banner.waitFor({ state: 'detached' });
    await expect.poll(() => compared(page).count()).toBeGreaterThan(0);
    await expect.poll(() => logTexts(page)).toContain('Red: Bid 1 on b1');
  });
});

describe('panes', () => {
  test('are resized by keys, remembered, and give way where there is no room', async () => {
    const page = await table(1200);
    const edge = page.getByRole('separator', { name: 'Width of House rules' });
    await edge.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => edge.getAttribute('aria-valuenow')).toBe('372');
    await expect.poll(async () => (await page.locator('#panel-rules').boundingBox())?.width).toBe(372);
    await openText(page);
    await expect.poll(() => page.locator('#panel-rules').isVisible()).toBe(false);
    expect(await axeViolations(page, 'html', '.monaco-editor')).toEqual([]);
    await page.reload();
    await textBox(page).waitFor();
    await page.getByRole('button', { name: 'House rules' }).click();
    await expect.poll(async () => (await page.locator('#panel-rules').boundingBox())?.width).toBe(372);
  });

  test('what a pane gives up for another one, or for a small window, comes back', async () => {
    const page = await table(1500);
    const width = async (): Promise<number | undefined> => (await page.locator('#panel-text').boundingBox())?.width;
    const rules = page.getByRole('button', { name: 'House rules' });
    await openText(page);
    const beside = await width();
    await rules.click();
    await expect.poll(width).toBe(500);
    expect(beside).toBeLessThan(500);
    await page.setViewportSize({ width: 1150, height: 800 });
    await expect.poll(width).toBeLessThan(500);
    await page.setViewportSize({ width: 1500, height: 800 });
    await expect.poll(width).toBe(500);
    await rules.click();
    await expect.poll(width).toBe(beside);
  });
});
