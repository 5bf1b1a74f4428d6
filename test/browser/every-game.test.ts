// Every game of the gallery, and every variant, is played to its end by clicks on what is legal.
import type { ElementHandle, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { games, rulesOf } from '../support/library.ts';
import { SIZES } from './driver.ts';
import { type App, newPage, problems, startApp } from './support.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

/** Each variant is played by itself; where one of a group is active anyway, the game stands for that one. */
const addresses = games.games().flatMap((name) => {
  const { variants } = rulesOf(games, name);
  const plain = variants.some(({ group }) => group !== undefined) ? [] : [name];
  return [...plain, ...variants.map((variant) => `${name}/${variant.name}`)];
});

/** So many clicks are made with the mouse; the rest of the game goes on within the page. */
const BY_MOUSE = 10;
const MOST_CLICKS = 3000;

test('the gallery shows every game', async () => {
  const page = await newPage(SIZES.desktop);
  await page.goto(app.url);
  const links = page.getByRole('link', { name: /^Play / });
  await expect.poll(() => links.count(), { timeout: 60_000 }).toBe(games.games().length);
  const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!.replace('#/play/', '')));
  expect(shown.sort()).toEqual([...games.games()].sort());
  await expect.poll(() => page.locator('.gallery .loading').count()).toBe(0);
  await expect.poll(() => page.locator('.card-text .bad').allInnerTexts()).toEqual([]);
});

test.each(addresses)('%s is played to its end', { timeout: 180_000 }, async (address) => {
  const page = await newPage(SIZES.desktop);
  await page.goto(`${app.url}#/play/${address}?seed=5`);
  await page.locator('.prompt').waitFor();
  await page.evaluate(install);
  for (let n = 0; n < BY_MOUSE; n++) {
    const next = (await page.evaluateHandle(() => clicker().next())) as ElementHandle<HTMLElement>;
    if (!next.asElement()) break;
    const before = await page.evaluate(() => clicker().signature());
    await next.click();
    await page.waitForFunction((sign) => clicker().settled(sign), before);
  }
  const end = await page.evaluate((most) => clicker().play(most), MOST_CLICKS);
  expect(end).toMatchObject({ over: true });
  expect(await problems(page)).toEqual([]);
  await expectRanking(page);
});

async function expectRanking(page: Page): Promise<void> {
  await page.locator('.prompt', { hasText: /win|Nobody/ }).waitFor();
  await page.getByRole('tab', { name: 'Scores' }).click();
  await page.locator('.ranking').waitFor();
}

// ---------------------------------------------------------------------------------------------- what runs in the page

interface Clicker {
  /** What to click next: a legal target or a button of the moves, drawn at random, always the same ones. */
  next(): HTMLElement | null;
  /** Changes with everything that a click can do. */
  signature(): string;
  settled(before: string): boolean;
  play(most: number): Promise<{ over?: boolean; stuck?: string; after: string[] }>;
}

declare function clicker(): Clicker;

/** Puts the clicker into the page. It stands by itself: nothing from outside can be named in it. */
function install(): void {
  let random = 7;
  const below = (bound: number): number => {
    random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor(random / 65536) % bound;
  };
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.getClientRects().length > 0 && !(element as HTMLButtonElement).disabled,
    );
  const over = (): boolean =>
    all('.move-controls .primary').some((button) => /New (game|match)/.test(button.textContent));
  const texts = (selector: string): string =>
    all(selector)
      .map((element) => element.textContent)
      .join();
  const next = (): HTMLElement | null => {
    if (over()) return null;
    const [first = all('.move-controls .primary').find((button) => /Next game/.test(button.textContent))] =
      all('dialog[open] .primary, .take');
    const [confirm] = all('.move-controls .confirm');
    const others = [
      ...all('.space.legal:not(.chosen), .thing.legal:not(.chosen)'),
      ...all('.move-controls button:not(.confirm, .quiet-button, .square)').filter(
        (button) => !button.closest('.turn-choice') && button.getAttribute('aria-pressed') !== 'true',
      ),
    ];
    if (first) return first;
    return confirm && (others.length === 0 || below(3) > 0) ? confirm : (others[below(others.length)] ?? null);
  };
  const signature = (): string =>
    [
      texts('.timeline-at, .move-controls, .prompt, .chosen, [aria-pressed="true"]'),
      all('dialog[open], .legal').length,
      document.querySelector('.notice.bad')?.textContent,
    ].join();
  const settled = (before: string): boolean =>
    signature() !== before && document.querySelector('.table')?.getAttribute('aria-busy') !== 'true';
  // The page is looked at again only when something in it has changed: looking costs more than what is looked for.
  let mutated = true;
  new MutationObserver(() => {
    mutated = true;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const changed = (before: string): boolean => {
    if (!mutated) return false;
    mutated = false;
    return settled(before);
  };
  const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
  const play: Clicker['play'] = async (most) => {
    const after: string[] = [];
    const stuck = (why: string) => ({ stuck: why, after: after.slice(-5) });
    for (let n = 0; n < most && !over(); n++) {
      let target = next();
      // A move without a choice is played by the table after a moment.
      for (let i = 0; !target && !over() && i < 30; i++) {
        await pause(100);
        target = next();
      }
      if (over()) break;
      if (!target) return stuck('there is nothing to click');
      after.push(target.textContent.trim().replace(/\s+/g, ' '));
      const before = signature();
      target.click();
      let done = false;
      for (let i = 0; !done && i < 1000; i++) {
        await pause(6);
        done = changed(before);
      }
      if (!done && !settled(before)) return stuck('the click changed nothing');
      const problem = document.querySelector('.notice.bad');
      if (problem) return stuck(problem.textContent);
    }
    return over() ? { over: true, after: [] } : stuck('the game does not end');
  };
  Object.assign(globalThis, { clicker: () => ({ next, signature, settled, play }) satisfies Clicker });
}
