// Once loaded, the app works without a network; and it is always one version of it, whole.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { writeServiceWorker } from '../../scripts/offline.ts';
import { compared, logTexts, openGame } from './driver.ts';
import { mouse } from './hands.ts';
import { appFolder, newPage, problems, startApp } from './support.ts';
import { openText, typeAtEnd } from './text-driver.ts';

/** Until everything is kept. */
const kept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

test('without a network, games are played and written as with one, from any path', async () => {
  const app = await startApp({ base: '/some/where/' });
  const page = await newPage({ width: 1440, height: 900, offline: true });
  await page.goto(app.url);
  await page.locator('.game-card').first().waitFor();
  await kept(page);
  await page.context().setOffline(true);
  await app.close();
  await page.reload();
  await page.locator('.game-card').first().waitFor();
  await openGame(page, app.url);
  await mouse.space(page, 'b2');
  await page.getByRole('button', { name: 'Bid 1 on b2' }).click();
  await expect.poll(() => logTexts(page)).toEqual(['Red: Bid 1 on b2']);
  await openText(page);
  await typeAtEnd(page, 'with: { money: 9 }');
  await expect.poll(() => compared(page).allInnerTexts()).toEqual([expect.stringContaining('9')]);
  // From the worker that knows the language, which is loaded when it is asked.
  await page.keyboard.type('\nabo');
  await page.keyboard.press('Control+Space');
  await page
    .locator('.suggest-widget')
    .getByRole('option', { name: /^about/ })
    .waitFor();
  const fonts = await page.evaluate(() => document.fonts.check('16px "Atkinson Hyperlegible Next"'));
  expect(fonts).toBe(true);
  expect(problems(page)).toEqual([]);
});

// A browser may put off the new worker for as long as the old one still answers somebody.
test('a new version is used as a whole, and when somebody wants it', { retry: 2 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-versions-'));
  cpSync(appFolder(), folder, { recursive: true });
  const app = await startApp({ folder });
  const page = await newPage({ offline: true });
  try {
    await page.goto(app.url);
    await page.locator('.game-card').first().waitFor();
    await kept(page);

    // A version of which not everything is there yet, as in the middle of an upload.
    const script = change(folder, 'Second');
    writeFileSync(join(folder, script), 'throw new Error("half a file");');
    await page.reload();
    await page.evaluate(async () => {
      const { active, installing } = (await navigator.serviceWorker.getRegistration())!;
      if (installing) await new Promise((done) => installing.addEventListener('statechange', done));
      return active?.state;
    });
    await page.locator('.game-card').first().waitFor();
    await expect.poll(() => language(page)).toBe('en');
    await expect.poll(() => page.getByRole('button', { name: 'Use it now' }).count()).toBe(0);

    // Now all of it.
    cpSync(appFolder(), folder, { recursive: true });
    change(folder, 'Third');
    await page.reload();
    await page.getByRole('button', { name: 'Use it now' }).waitFor();
    await expect.poll(() => language(page)).toBe('en');
    const other = await page.context().newPage();
    await other.goto(app.url);
    await other.locator('.game-card').first().waitFor();
    await page.getByRole('button', { name: 'Use it now' }).click();
    await expect.poll(() => language(page), { timeout: 20_000 }).toBe('en-x-third');
    await page.locator('.game-card').first().waitFor();
    // The other page is of the version before, and finds its own parts although the server has them no longer.
    await expect.poll(() => language(other)).toBe('en');
    await openGame(other, app.url);
    await openText(other);
    expect(problems(page)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Tells the versions apart. */
const language = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

/** Makes another version of a built app: its scripts have other names, and its page another language. Answers its main script. */
function change(folder: string, name: string): string {
  const page = join(folder, 'index.html');
  const assets = join(folder, 'assets');
  const tag = name.toLowerCase();
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const main = scripts.find((file) => readFileSync(page, 'utf8').includes(`/${file}`))!;
  // As a build does it: whatever names a script names it by its new name.
  const names = new RegExp(`(?<=["'/\`])(?:${scripts.map((file) => file.replaceAll('.', '\\.')).join('|')})`, 'g');
  const renamed = (text: string): string => text.replace(names, (file) => `${tag}-${file}`);
  for (const file of scripts) {
    writeFileSync(join(assets, `${tag}-${file}`), renamed(readFileSync(join(assets, file), 'utf8')));
    rmSync(join(assets, file));
  }
  writeFileSync(page, renamed(readFileSync(page, 'utf8')).replace('lang="en"', `lang="en-x-${tag}"`));
  writeServiceWorker(folder, ['index.html', ...readdirSync(assets).map((file) => `assets/${file}`)]);
  return `assets/${tag}-${main}`;
}
