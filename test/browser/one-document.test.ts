// Text and panels are two faces of one document: what one changes the other shows, and one undo undoes both.
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { compared, logTexts, openGame } from './driver.ts';
import { mouse } from './hands.ts';
import { axeViolations, newPage, problems, startApp } from './support.ts';

let url = '';
beforeAll(async () => {
  ({ url } = await startApp());
});

async function table(path = 'square-on-sale'): Promise<Page> {
  const page = await newPage({ width: 1440, height: 900 });
  await openGame(page, url, path);
  return page;
}

const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Rules as text' });
const openText = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Rules as text' }).click();
  await text(page).waitFor();
};
const undo = (page: Page): Promise<void> => page.getByRole('button', { name: 'Undo' }).click();

describe('text and switches', () => {
  test('a switch edits the text, the text moves the switch, undo goes back over both and over what was played', async () => {
    const page = await newPage({ width: 1900, height: 900 });
    page.setDefaultTimeout(6000);
    await openGame(page, url);
    await openText(page);
    const start = await text(page).inputValue();
    await mouse.space(page, 'a1');
    await page.getByRole('button', { name: 'Bid 1 on a1' }).click();
    await expect.poll(() => logTexts(page)).toContain('Red: Bid 1 on a1');

    await page.getByRole('searchbox', { name: 'Search the options' }).fill('Own turns that a bid');
    const option = page.locator('.option', { hasText: 'Own turns that a bid' }).first();
    await option.getByRole('radio').first().check({ force: true });
    await expect.poll(() => text(page).inputValue()).not.toBe(start);
    const switched = await text(page).inputValue();
    expect(switched).toMatch(/^with:\n {2}\w+: \d+$/m);
    expect(await option.getByRole('radio').first().isChecked()).toBe(true);

    await text(page).fill(switched.replace(/(\w+): \d+\n$/, '$1: 3\n'));
    await expect.poll(() => option.getByRole('radio', { name: '3' }).isChecked()).toBe(true);
    expect(await logTexts(page)).toContain('Red: Bid 1 on a1');

    await undo(page);
    await expect.poll(() => text(page).inputValue()).toBe(switched);
    await expect.poll(() => option.getByRole('radio').first().isChecked()).toBe(true);
    await undo(page);
    await expect.poll(() => text(page).inputValue()).toBe(start);
    await expect.poll(() => compared(page).count()).toBe(0);
    await undo(page);
    await page.locator('.timeline-at', { hasText: '0 of' }).waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);

    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => text(page).inputValue()).toMatch(/: 3\n$/);
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
    const start = await text(page).inputValue();
    await text(page).fill(`${start}with: { noSuchOption: 3 }\n`);
    const banner = page.getByRole('alert');
    await banner.getByText('you are playing the last rules that worked').waitFor();
    await mouse.space(page, 'b1');
    await page.getByRole('button', { name: 'Bid 1 on b1' }).click();
    await expect.poll(() => logTexts(page)).toContain('Red: Bid 1 on b1');
    await banner.getByRole('button', { name: /^Line \d+/ }).click();
    const selected = await text(page).evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(selected).toContain('noSuchOption');
    // Panels still change what is written.
    await page.getByRole('button', { name: 'House rules' }).click();
    await page.locator('.variant').last().getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Rules as text' }).click();
    await expect.poll(() => text(page).inputValue()).toMatch(/^variants:/m);
    await text(page).fill((await text(page).inputValue()).replace('with: { noSuchOption: 3 }\n', ''));
    await banner.waitFor({ state: 'detached' });
    await expect.poll(() => compared(page).count()).toBeGreaterThan(0);
    expect(await logTexts(page)).toContain('Red: Bid 1 on b1');
  });
});

describe('panes', () => {
  test('are resized by keys, remembered, and give way where there is no room', async () => {
    const page = await table();
    const edge = page.getByRole('separator', { name: 'Width of House rules' });
    await edge.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await edge.getAttribute('aria-valuenow')).toBe('372');
    expect((await page.locator('#panel-rules').boundingBox())?.width).toBe(372);
    await openText(page);
    expect(await page.locator('#panel-rules').isVisible()).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await text(page).waitFor();
    await page.getByRole('button', { name: 'House rules' }).click();
    expect((await page.locator('#panel-rules').boundingBox())?.width).toBe(372);
  });
});
