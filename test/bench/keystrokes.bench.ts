/** From the keystroke to the table, in a text that is typed as a person does. */
import type { Page } from 'playwright';
import { readText, textBox, writeText } from '../browser/text-driver.ts';

const OPTION = 'gemsPlaced';

const untweaked = (text: string): string => text.replace(/^with:[\s\S]*$/m, '');

/** Below the option; at least as long as its line, so that the way down and up again leads back behind the value. */
const COMMENT = '# one letter changes';
/** So many that no text comes twice: digits and letters come in turn. */
const LETTERS = 'abcdefghijklmnopqrstuvwxy';

/** A few lines that change one option; the cursor stands behind its value, above a comment. */
export async function tweak(page: Page): Promise<void> {
  await writeText(page, `${untweaked(await readText(page))}with:\n  ${OPTION}: 1\n  ${COMMENT}`);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
}

/** All rules in one text; the cursor stands behind the value of the option, above a comment. */
export async function ownCopy(page: Page): Promise<void> {
  // As printed, so that it is the value there that counts.
  await writeText(page, untweaked(await readText(page)));
  await page.waitForFunction(() => document.querySelectorAll('.compared mark').length === 0);
  await page.getByRole('tab', { name: 'All rules' }).click();
  await page.getByRole('button', { name: 'Make it my own copy' }).click();
  await page.waitForFunction(() => document.querySelectorAll('rules-text .view-line').length > 20);
  let text = await readText(page);
  for (let tries = 0; text.split('\n').length < 100 && tries < 50; tries++) text = await readText(page);
  const lines = text.split('\n');
  const option = lines.findIndex((line) => line.trim() === `${OPTION}:`);
  const value = lines.findIndex((line, n) => n > option && /^ +integer: \d+$/.test(line));
  if (option < 0 || value < 0) throw new Error(`no ${OPTION} in the own copy`);
  await page.keyboard.press('Control+g');
  await page.keyboard.type(String(value + 1), { delay: 30 });
  await page.keyboard.press('Enter');
  await textBox(page).focus();
  // A line below.
  await page.keyboard.press('Control+Enter');
  await page.keyboard.insertText(COMMENT);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
}

/** In the page: from now on each digit is measured, in milliseconds from the key to the board as the changed rules have it. */
export const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watch = { on: false, measured: [] as number[] };
    Object.assign(globalThis, { watch });
    const board = (): string => document.querySelector('.board')?.textContent ?? '';
    addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (!/^\d$/.test(key) || !watch.on) return;
        const before = board();
        const look = (): void => {
          if (board() === before) requestAnimationFrame(look);
          else watch.measured.push(performance.now() - timeStamp);
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
  });

/** As far apart as a person types, in milliseconds. */
const BETWEEN = 120;

interface Watch {
  on: boolean;
  measured: number[];
}

/**
 * Replaces the digit before the cursor again and again. Before each time a letter of the comment below is replaced, so
 * that no text has been there before.
 */
export async function typeOften(page: Page, changes: number): Promise<number[]> {
  const switched = (on: boolean): Promise<void> =>
    page.evaluate((to) => {
      const { watch } = globalThis as unknown as { watch: Watch };
      watch.on = to;
      if (to) watch.measured = [];
    }, on);
  await switched(true);
  // The first ones warm up.
  const warmUp = 5;
  for (let n = 0; n < changes + warmUp; n++) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press(LETTERS[n % LETTERS.length]!);
    await page.keyboard.press('ArrowUp');
    await page.waitForTimeout(BETWEEN);
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press(String(2 + (n % 4)));
    await page.waitForFunction((done) => (globalThis as unknown as { watch: Watch }).watch.measured.length > done, n, {
      polling: 20,
    });
    await page.waitForTimeout(BETWEEN);
  }
  await switched(false);
  return (await page.evaluate(() => (globalThis as unknown as { watch: Watch }).watch.measured)).slice(warmUp);
}
