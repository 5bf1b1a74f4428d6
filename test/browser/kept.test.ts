// Work is never lost: killed pages, files that come and go, files that are broken.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { compared, log, logTexts, openGame, SIZES } from './driver.ts';
import { mouse } from './hands.ts';
import { type App, newPage, problems, startApp } from './support.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

/** Two moves by a rule that was changed. */
async function tweaked(): Promise<Page> {
  const page = await newPage(SIZES.desktop);
  await openGame(page, app.url);
  await page.getByRole('checkbox', { name: /Bubble rule/ }).check();
  await expect.poll(() => compared(page).count()).toBe(1);
  await mouse.space(page, 'b2');
  await page.getByRole('button', { name: 'Bid 1 on b2' }).click();
  await expect.poll(() => log(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect.poll(() => log(page).count()).toBe(2);
  return page;
}

async function exported(
  page: Page,
  item: string | RegExp,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  await page.getByRole('button', { name: /^File/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: item }).click(),
  ]);
  return {
    name: download.suggestedFilename(),
    mimeType: 'application/octet-stream',
    buffer: readFileSync(await download.path()),
  };
}

const open = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> =>
  page.locator('.intro input[type="file"]').setInputFiles(file);

test('a page that is killed in the middle of a game finds it again', async () => {
  const page = await tweaked();
  await page.getByRole('textbox', { name: 'Name of seat 2' }).fill('Grace');
  await page.keyboard.press('Tab');
  const address = page.url().replace(/#.*/, '');
  await page.waitForTimeout(1000);
  await page.locator('.kept', { hasText: 'Kept' }).waitFor();
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;

  const again = await page.context().newPage();
  await again.goto(address);
  await again.getByRole('link', { name: /^My Square on Sale/ }).click();
  await expect.poll(() => logTexts(again)).toEqual(['Red: Bid 1 on b2', 'Grace: Pass']);
  await expect.poll(() => compared(again).allInnerTexts()).toEqual(['With the house rule “Bubble rule”']);
});

test('the address of a work leads to it, and what was removed can be brought back', async () => {
  const page = await tweaked();
  await page.waitForTimeout(1000);
  expect(page.url()).toMatch(/#\/work\//);
  await page.reload();
  await expect.poll(() => log(page).count()).toBe(2);

  await page.getByRole('link', { name: 'Houserules: all games' }).click();
  await page.getByRole('button', { name: 'Remove My Square on Sale' }).click();
  await expect.poll(() => page.locator('.work').count()).toBe(0);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect.poll(() => page.locator('.work').count()).toBe(1);
});

describe('files', () => {
  test.each([
    ['my changes', /^Export my changes/],
    ['all rules as YAML', /^Export all rules \(YAML\)/],
    ['all rules as JSON', /^Export all rules \(JSON\)/],
    ['zip', /^Export everything/],
  ])('%s: what leaves comes in again', async (_name, item) => {
    const page = await tweaked();
    const file = await exported(page, item);
    const other = await newPage(SIZES.desktop);
    await other.goto(app.url);
    await open(other, file);
    await expect.poll(() => other.locator('.compared').count(), { timeout: 20_000 }).toBe(1);
    await expect.poll(() => other.getByRole('gridcell').count()).toBe(25);
    // The bubble rule puts a gem on every center square.
    await expect.poll(() => other.getByRole('gridcell', { name: /^c3/ }).textContent()).toMatch(/gems: 1/i);
    expect(problems(other)).toEqual([]);
  });

  test('a saved game is played on elsewhere', async () => {
    const page = await tweaked();
    const file = await exported(page, /^Export the game so far/);
    const other = await newPage(SIZES.desktop);
    await other.goto(app.url);
    await open(other, file);
    await expect.poll(() => logTexts(other)).toEqual(['Red: Bid 1 on b2', 'Blue: Pass']);
    await other.getByRole('button', { name: 'Pass', exact: true }).click();
    await expect.poll(() => log(other).count()).toBe(3);
  });

  test('a file can be dropped', async () => {
    const page = await tweaked();
    const file = await exported(page, /^Export my changes/);
    const other = await newPage(SIZES.desktop);
    await other.goto(app.url);
    await other.locator('.intro').waitFor();
    const transfer = await other.evaluateHandle(
      ({ name, text }) => {
        const data = new DataTransfer();
        data.items.add(new File([text], name));
        return data;
      },
      { name: file.name, text: file.buffer.toString('utf8') },
    );
    await other.dispatchEvent('body', 'dragenter', { dataTransfer: transfer });
    await other.getByText('Drop a rule set or a saved game').waitFor();
    await other.dispatchEvent('body', 'drop', { dataTransfer: transfer });
    await expect.poll(() => compared(other).count(), { timeout: 20_000 }).toBe(1);
  });

  test('what cannot be read is said, and nothing is lost', async () => {
    const page = await newPage(SIZES.desktop);
    await page.goto(app.url);
    await open(page, {
      name: 'photo.yaml',
      mimeType: 'image/png',
      buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
    });
    await page.getByText(/photo\.yaml can’t be opened/).waitFor();
    const broken = 'houserules: 1\nextends: square-on-sale\nname: mine\ntitle: Mine\nwith: { mony: 3 }\n';
    await open(page, { name: 'mine.yaml', mimeType: 'text/yaml', buffer: Buffer.from(broken) });
    await page.getByText(/mony/).first().waitFor();
    await page.getByText(/mine\.yaml:5/).waitFor();
    await page.getByRole('link', { name: 'To the games' }).click();
    await page.locator('.game-card').first().waitFor();
  });
});
