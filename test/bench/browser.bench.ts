/**
 * What a person waits for, in a real browser on the built app: the table, the text, a switch, a keystroke; and how much
 * has to be fetched for the table.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { browserFlags, findBrowser } from '../../scripts/browser.mjs';
import { textBox } from '../browser/text-driver.ts';
import type { Figure } from './engine.bench.ts';
import { ownCopy, tweak, typeOften, watchKeys } from './keystrokes.bench.ts';
import { spread } from './measure.ts';
import { countSizes } from './sizes.bench.ts';

const CONFIG = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
const CHANGES = 50;
const MOVES = 60;

/** Nothing if there is no browser. */
export async function browserFigures(): Promise<Figure[]> {
  const executablePath = findBrowser();
  if (!executablePath) return [];
  const outDir = mkdtempSync(join(tmpdir(), 'bench-'));
  await build({ configFile: CONFIG, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    configFile: CONFIG,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await context.newPage();
    // What runs in the page was compiled with names kept, by a function that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named;');
    const sizes = countSizes(page);
    const opened = performance.now();
    await page.goto(`${server.resolvedUrls!.local[0]}#/play/square-on-sale?seed=7`);
    await page.getByRole('gridcell').first().waitFor();
    const open = performance.now() - opened;
    const bytes = await sizes();
    await playOn(page, MOVES);
    const changes = await page.evaluate(changeOften, CHANGES);
    const asked = performance.now();
    await page.getByRole('button', { name: 'Rules as text' }).click();
    await page.locator('rules-text .view-line').first().waitFor();
    await textBox(page).focus();
    const text = performance.now() - asked;
    await tweak(page);
    await watchKeys(page);
    const small = await typeOften(page, CHANGES);
    await ownCopy(page);
    const full = await typeOften(page, CHANGES);
    const one = (value: number) => spread([value]);
    return [
      { name: 'open square-on-sale at its table', unit: 'ms', goal: 2000, ...one(open) },
      { name: 'open its text, from the click to the cursor', unit: 'ms', goal: 2000, ...one(text) },
      { name: `option change to table, in a game of ${MOVES} moves`, unit: 'ms', goal: 100, ...spread(changes) },
      { name: 'keystroke to table, in a small tweak', unit: 'ms', goal: 100, ...spread(small) },
      { name: 'keystroke to table, in the full text', unit: 'ms', goal: 100, ...spread(full) },
      { name: 'fetched for that table, gzipped', unit: 'kB', goal: 250, ...one(bytes / 1000) },
    ];
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Bots play until there are enough moves, then people again. */
async function playOn(page: Page, moves: number): Promise<void> {
  const kinds = page.getByRole('combobox', { name: /^Who plays/ });
  await kinds.first().selectOption({ label: 'Random bot' });
  await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: 'Instant' });
  for (let i = 1; i < (await kinds.count()); i++) await kinds.nth(i).selectOption({ label: 'Random bot' });
  await page.waitForFunction(
    (least) => Number(/(\d+) of \d+ moves/.exec(document.body.textContent ?? '')?.[1] ?? 0) >= least,
    moves,
    { polling: 20 },
  );
  for (let i = 0; i < (await kinds.count()); i++) await kinds.nth(i).selectOption({ label: 'Person' });
  // Nothing goes on by itself while it is measured.
  await page.getByRole('checkbox', { name: /Moves without a choice/ }).uncheck();
  await page.getByRole('slider', { name: 'Position in the game' }).fill(String(moves));
  await page.locator('.timeline-at', { hasText: new RegExp(`^\\s*${moves} of`) }).waitFor();
}

/** In the page: chooses one value of an option after another, and waits each time until the comparison says so. */
async function changeOften(times: number): Promise<number[]> {
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[name="option-gemScore"]')].slice(2, 6);
  const said = (): string => document.querySelector('.compared')?.textContent ?? '';
  const durations: number[] = [];
  for (let i = 0; i < times; i++) {
    const radio = radios[i % radios.length]!;
    const before = said();
    const start = performance.now();
    radio.click();
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (said() !== before) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
    durations.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  return durations;
}
