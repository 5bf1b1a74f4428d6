// What tests of the table do again and again.
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Hands } from './hands.ts';

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
export type Size = keyof typeof SIZES;

/** Opens a game at its table. The seed makes bots play the same again. */
export async function openGame(page: Page, url: string, path = 'square-on-sale', seed = '7'): Promise<void> {
  await page.goto(`${url}#/play/${path}?seed=${seed}`);
  await page.getByRole('gridcell').first().waitFor();
}

const panels = (page: Page): Locator => page.getByRole('navigation', { name: 'Panels' });

/** Panels stand beside the table on a wide screen, and are opened by a button on a small one. */
export async function openPanel(page: Page, hands: Hands, name: 'House rules' | 'Players' | 'Game'): Promise<void> {
  if (!(await panels(page).isVisible())) return;
  const button = panels(page).getByRole('button', { name });
  if ((await button.getAttribute('aria-expanded')) === 'false') await hands.press(button);
}

export async function closePanels(page: Page, hands: Hands): Promise<void> {
  const close = page.getByRole('button', { name: /^Close (House rules|Players|Course)/ });
  if (await close.first().isVisible()) await hands.press(close.locator('visible=true').first());
}

/** Lets random bots play every seat to the end. */
export async function playOut(page: Page, hands: Hands): Promise<void> {
  await openPanel(page, hands, 'Players');
  const kinds = page.getByRole('combobox', { name: /^Who plays/ });
  await hands.pick(kinds.first(), 'Random bot');
  await hands.pick(page.getByRole('combobox', { name: 'Speed' }), 'Instant');
  for (let i = 1; i < (await kinds.count()); i++) await hands.pick(kinds.nth(i), 'Random bot');
  await closePanels(page, hands);
  await page.getByRole('button', { name: 'New game', exact: true }).waitFor({ timeout: 30_000 });
}

export const compared = (page: Page): Locator => page.locator('.compared li');

export const log = (page: Page): Locator => page.locator('.log-entry');

/** The sentences of the log, as a screen reader reads them. */
export const logTexts = async (page: Page): Promise<string[]> =>
  (await log(page).allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());

/** The page is not wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window);
}

/** What can be pressed and is smaller than 24 × 24 pixels, apart from links within sentences. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, input, select, summary, [role="gridcell"], [role="tab"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // A label around a control is part of what can be pressed.
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(
        ({ element, box }) => `${element.outerHTML.slice(0, 100)} ${Math.round(box.width)}×${Math.round(box.height)}`,
      ),
  );
