// `npm run screenshots -- --out DIR [--only NAME]`: pictures of the built editor, light and dark, on a desktop and a phone.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { browserFlags, findBrowser } from './browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: { out: { type: 'string', default: 'screenshots' }, only: { type: 'string' } },
});
const out = resolve(values.out);
mkdirSync(out, { recursive: true });

const SIZES = {
  desktop: { width: 1440, height: 900, touch: false },
  phone: { width: 390, height: 844, touch: true },
};

/** What is pictured, by the name of the file. Each begins at a fresh page of the gallery. */
const SCENES = {
  gallery: async (page) => {
    await page.waitForFunction(() => document.querySelectorAll('.game-card').length > 3);
    await page.getByText('Reading the rules').waitFor({ state: 'detached' });
  },
  start: open,
  bid: async (page) => {
    await open(page);
    await page.locator('.space').nth(7).click();
  },
  middle: async (page) => {
    await playOut(page);
    await goTo(page, 0.55);
  },
  why: async (page, size) => {
    await playOut(page);
    await goTo(page, 0.4);
    const taken = page.locator('.space[aria-disabled="true"]').first();
    await (size.touch ? taken.tap({ force: true }) : taken.hover());
    await page.locator('.tip-reason:not([hidden])').waitFor();
  },
  rules: async (page, size) => {
    await playOut(page);
    await goTo(page, 0.5);
    await panel(page, size, 'House rules');
    await page.getByRole('checkbox', { name: /Bubble rule/ }).check();
    await page.locator('.group', { hasText: 'Construction' }).locator('summary').click();
    await page.getByRole('radio', { name: 'rows and columns' }).check();
    await page.getByText(/Compared with the printed rules/).scrollIntoViewIfNeeded();
    if (!size.touch) await page.getByRole('region', { name: 'What it does' }).getByText('600 games').waitFor();
  },
  text: async (page, size) => {
    await SCENES.rules(page, size);
    if (size.touch) await page.getByRole('button', { name: 'Close House rules' }).click();
    await page.getByRole('button', { name: size.touch ? 'Text' : 'Rules as text', exact: true }).click();
    await page.locator('rules-text .view-line').first().waitFor();
    await page.waitForTimeout(1500);
  },
  end: async (page, size) => {
    await playOut(page);
    await panel(page, size, 'Game');
    await page.getByRole('tab', { name: 'Scores' }).click();
  },
  players: async (page, size) => {
    await playOut(page);
    await goTo(page, 0.3);
    await panel(page, size, 'Players');
  },
};

async function open(page) {
  await page.goto(`${page.url().split('#')[0]}#/play/square-on-sale?seed=7`);
  await page.locator('.space').first().waitFor();
}

async function panel(page, size, name) {
  if (size.touch) await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name }).click();
}

/** Bots play to the end. */
async function playOut(page) {
  await open(page);
  const tabs = page.getByRole('navigation', { name: 'Panels' });
  const small = await tabs.isVisible();
  if (small) await tabs.getByRole('button', { name: 'Players' }).click();
  await page.locator('.seat-kind').first().selectOption('random');
  await page.getByRole('button', { name: 'Pause bots' }).click();
  await page.getByLabel('Speed').selectOption('instant');
  for (const kind of await page.locator('.seat-kind').all()) await kind.selectOption('random');
  await page.getByRole('button', { name: 'Let bots play' }).click();
  await page
    .getByText('Why it ended')
    .or(page.getByText('The game is over'))
    .or(page.getByRole('button', { name: 'New game', exact: true }))
    .first()
    .waitFor({ timeout: 60_000 });
  if (small) await page.getByRole('button', { name: 'Close Players' }).click();
  await page.waitForTimeout(500);
}

/** Goes to a part of the game, and on to a decision with a choice; people play from there. */
async function goTo(page, part) {
  await page.evaluate((wanted) => {
    const slider = document.querySelector('.timeline-track input');
    slider.value = String(Math.round(slider.max * wanted));
    slider.dispatchEvent(new Event('input'));
  }, part);
  for (const kind of await page.locator('.seat-kind').all())
    await kind.evaluate((select) => {
      select.value = 'human';
      select.dispatchEvent(new Event('change'));
    });
  for (let i = 0; i < 6; i++) {
    await page.waitForTimeout(150);
    if ((await page.locator('.prompt').innerText()).includes('Bid on one square')) break;
    await page.evaluate(() => document.querySelector('.timeline [aria-label="One move on"]').click());
  }
  await page.waitForTimeout(300);
}

const folder = mkdtempSync(join(tmpdir(), 'houserules-app-'));
execFileSync(
  process.execPath,
  [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--logLevel', 'warn'],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
);
const server = await preview({
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: folder },
  preview: { port: 0, host: '127.0.0.1' },
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
  for (const [sizeName, size] of Object.entries(SIZES)) {
    for (const dark of [false, true]) {
      for (const [name, prepare] of Object.entries(SCENES)) {
        if (values.only && !values.only.split(',').includes(name)) continue;
        const context = await browser.newContext({
          viewport: { width: size.width, height: size.height },
          colorScheme: dark ? 'dark' : 'light',
          hasTouch: size.touch,
          isMobile: size.touch,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        page.on('pageerror', (error) => process.stderr.write(`${name}: ${error.message}\n`));
        await page.goto(server.resolvedUrls.local[0]);
        await prepare(page, size).catch(async (error) => {
          await page.screenshot({ path: join(out, 'failed.png') });
          throw error;
        });
        await page.waitForTimeout(400);
        const file = `${name}-${sizeName}-${dark ? 'dark' : 'light'}.png`;
        await page.screenshot({ path: join(out, file) });
        process.stdout.write(`${file}\n`);
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
