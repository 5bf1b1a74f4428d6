// Nothing that was written is lost, and what was written can be marked, compared, gone back to and passed on.
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { compared, log, openGame } from './driver.ts';
import { mouse } from './hands.ts';
import { axeViolations, newPage, problems, startApp } from './support.ts';
import { openText, readText, typeAtEnd, writeText } from './text-driver.ts';

let url = '';
beforeAll(async () => {
  ({ url } = await startApp());
});

async function table(): Promise<Page> {
  const page = await newPage({ width: 1440, height: 900 });
  page.setDefaultTimeout(8000);
  await openGame(page, url);
  return page;
}

async function switchBubble(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'House rules' }).click();
  await page.getByRole('checkbox', { name: /Bubble rule/ }).check();
  await expect.poll(() => compared(page).count()).toBe(1);
}

test('a page that is killed in the middle of typing finds every letter again, also where the text is broken', async () => {
  const page = await table();
  await openText(page);
  await writeText(page, `${await readText(page)}with: { gemsPlaced: 2 }\ndefine: { half\n`);
  await page.waitForURL(/#\/work\//);
  await typeAtEnd(page, '# every letter', 0);
  const address = page.url();
  // Nothing is waited for: the last letters are not in the work yet.
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;

  const again = await page.context().newPage();
  await again.goto(address);
  await again.getByText('The text has a mistake; you are playing the last rules that worked.').waitFor();
  await openText(again);
  const found = await readText(again);
  expect(found).toMatch(/with: \{ gemsPlaced: 2 \}\ndefine: \{ half\n# every letter$/);
  await writeText(again, found.replace('define: { half\n', ''));
  await again.getByRole('tab', { name: 'House rules' }).waitFor();
  await expect
    .poll(() => compared(again).allTextContents())
    .toEqual([expect.stringMatching(/Gems placed at a time: 2/)]);
});

test('a snapshot is compared in sentences and line by line, and gone back to', async () => {
  const page = await table();
  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByRole('textbox', { name: 'Mark the rules as they are now' }).fill('As printed');
  await page.keyboard.press('Enter');
  await page.getByText('As printed', { exact: true }).waitFor();
  await switchBubble(page);
  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'What is different now' }).click();
  await expect
    .poll(() => page.locator('.snapshot-says li').allTextContents())
    .toContainEqual(expect.stringContaining('Bubble rule'));
  await expect.poll(() => page.locator('.diff .added').allTextContents()).toEqual(['+ variants: [bubble]\n']);
  expect(await axeViolations(page)).toEqual([]);
  // It is kept with the work.
  await page.waitForTimeout(1200);
  await page.reload();
  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Go back to it' }).click();
  await page.getByRole('tab', { name: 'House rules' }).click();
  await expect.poll(() => compared(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => compared(page).count()).toBe(1);
});

test('a link carries the rules to somebody else, who plays them, and remixes them', async () => {
  const page = await table();
  await switchBubble(page);
  await page.getByRole('button', { name: /^File/ }).click();
  await page.getByRole('button', { name: /^Share a link/ }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toMatch(/#\/shared\/[\w-]+$/);
  expect(link.length).toBeLessThan(1000);
  expect(await axeViolations(page)).toEqual([]);

  const other = await newPage({ width: 1440, height: 900 });
  other.setDefaultTimeout(8000);
  await other.goto(link);
  await other.getByText('These rules were shared with you.').waitFor();
  await expect.poll(() => compared(other).allTextContents()).toEqual([expect.stringContaining('Bubble rule')]);
  await mouse.space(other, 'a1');
  await other.getByRole('button', { name: 'Bid 1 on a1' }).click();
  await expect.poll(() => log(other).count()).toBe(1);
  await other.getByRole('checkbox', { name: /Bubble rule/ }).click();
  await other.getByText('Remix them, and they are yours to change.').waitFor();
  await expect.poll(() => compared(other).count()).toBe(1);
  expect(other.url()).toBe(link);

  await other.getByRole('button', { name: 'Remix' }).click();
  await expect.poll(() => other.url()).toContain('#/work/');
  await other.getByRole('checkbox', { name: /Bubble rule/ }).uncheck();
  await expect.poll(() => compared(other).count()).toBe(0);
  await expect.poll(() => log(other).count()).toBe(1);
  expect([...problems(page), ...problems(other)]).toEqual([]);
});

test('a link that was cut off says so; rules that are too long for one go into a file', async () => {
  const page = await newPage({ width: 1440, height: 900 });
  await page.goto(`${url}#/shared/S0lOa2ls`);
  await page.getByText('This link is damaged').waitFor();
  await page.goto(`${url}#/play/square-on-sale?seed=7`);
  await openText(page);
  // A note that can't be made small.
  const noise = Array.from(
    { length: 500 },
    (_, i) => `# ${(Math.sin(i) * 1e16).toString(36)}${(Math.cos(i) * 1e16).toString(36)}`,
  );
  await writeText(page, `${await readText(page)}${noise.join('\n')}\n`);
  await page.getByRole('button', { name: /^File/ }).click();
  await page.getByRole('button', { name: /^Share a link/ }).click();
  await page.getByText('These rules are too long for a link').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-square-on-sale.yaml');
});
