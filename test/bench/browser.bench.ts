/** What a person waits for: from the click on an option to the table and the comparison under the new rules. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { browserFlags, findBrowser } from '../../scripts/browser.mjs';
import type { Figure } from './engine.bench.ts';
import { spread } from './measure.ts';
import { countSizes } from './sizes.bench.ts';

const CONFIG = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
const CHANGES = 50;

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
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // What runs in the page was compiled with names kept, by a function that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named;');
    const sizes = countSizes(page);
    const opened = performance.now();
    await page.goto(`${server.resolvedUrls!.local[0]}#/play/square-on-sale?seed=7`);
    await page.getByRole('gridcell').first().waitFor();
    const open = performance.now() - opened;
    const bytes = await sizes();
    await playOn(page, 60);
    const changes = await page.evaluate(changeOften, CHANGES);
    return [
      { name: 'fetched for that table, gzipped', unit: 'kB', goal: 250, ...spread([bytes / 1000]) },
      { name: 'open square-on-sale at its table', unit: 'ms', goal: 2000, ...spread([open]) },
      { name: 'option change to table, in a game of 60 moves', unit: 'ms', goal: 100, ...spread(changes) },
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
