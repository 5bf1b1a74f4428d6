// Whatever is pressed and typed, in whatever order: nothing breaks. MONKEY_SECONDS plays for longer, MONKEY_SEED otherwise.
import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../engine/index.ts';
import { SIZES } from './driver.ts';
import { type App, newPage, problems, startApp } from './support.ts';

const SECONDS = Number(process.env.MONKEY_SECONDS ?? 10);
const SEED = process.env.MONKEY_SEED ?? '1';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const PRESSED = 'button:not([disabled]), summary, input[type=checkbox], input[type=radio], [role=tab], .space, select';
const KEYS = [
  'Escape',
  'Enter',
  'Tab',
  'ArrowRight',
  'ArrowDown',
  'Control+z',
  'Control+y',
  'F8',
  'Control+k',
  'Delete',
];
const TYPED = ['\n', 'a', ' ', '2', 'patch:\n  x: 1', '{', '"', '- ', 'me.', '0', '#'];
/** What opens a dialog of the browser, or leads away. */
const LEFT_ALONE = /Import|folder|Save|Export|Share|Lab|All games|Open/;

test.for([
  { game: 'squire', size: SIZES.desktop, touch: false, text: true },
  { game: 'sold-beta', size: SIZES.phone, touch: true, text: false },
])('$game', { timeout: 60_000 + SECONDS * 1000 }, async ({ game, size, touch, text }) => {
  const page = await newPage({ ...size, touch });
  await page.goto(`${app.url}#/play/${game}?seed=${SEED}`);
  await page.locator('.prompt').waitFor();
  if (text) await page.getByRole('button', { name: 'Rules as text' }).click();
  const random = createRandom(`monkey ${SEED} ${game}`);
  const oneOf = <T>(all: readonly T[]): T => all[random.below(all.length)]!;
  const done: string[] = [];
  const end = Date.now() + SECONDS * 1000;
  while (Date.now() < end && problems(page).length === 0) {
    const what = random.below(10);
    // What has gone in the meantime can't be pressed.
    const act = what < 8 ? press(page, random.below) : what === 8 ? key(page, oneOf(KEYS)) : type(page, oneOf(TYPED));
    done.push(await act.catch(() => ''));
  }
  expect(problems(page), done.filter(Boolean).slice(-12).join('\n')).toEqual([]);
  expect(done.filter(Boolean).length).toBeGreaterThan(SECONDS);
  // Wherever that has led to, there is a way back.
  await page.goto(`${app.url}#/play/${game}`);
  await page.reload();
  await page.locator('.prompt').waitFor();
  expect(problems(page)).toEqual([]);
});

async function press(page: Page, below: (n: number) => number): Promise<string> {
  const all = page.locator(PRESSED).filter({ visible: true });
  const one = all.nth(below(await all.count()));
  const name = await nameOf(one);
  if (LEFT_ALONE.test(name)) return '';
  const options = await one.locator('option').count();
  if (options > 0) await one.selectOption({ index: below(options) }, { timeout: 500 });
  else await one.click({ timeout: 500, force: below(2) === 0 });
  return `press ${name}`;
}

const nameOf = (one: Locator): Promise<string> =>
  one.evaluate((node) => node.getAttribute('aria-label') ?? node.textContent?.trim().slice(0, 40) ?? '', undefined, {
    timeout: 500,
  });

async function key(page: Page, name: string): Promise<string> {
  await page.keyboard.press(name);
  return `key ${name}`;
}

async function type(page: Page, words: string): Promise<string> {
  const text = page.locator('.monaco-editor .view-lines').filter({ visible: true });
  if ((await text.count()) === 0) return '';
  await text.first().click({ timeout: 500 });
  await page.keyboard.type(words);
  return `type ${words}`;
}
