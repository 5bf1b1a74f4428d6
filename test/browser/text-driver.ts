// Reading and writing in the text pane, as a person does.
import type { Locator, Page } from 'playwright';

export const textBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Rules as text' });

export async function openText(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Rules as text' });
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
  await page.locator('rules-text .view-line').first().waitFor({ timeout: 20_000 });
}

/** The lines that are in sight, as they are read. */
export const readText = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('rules-text .view-line')]
      .sort((a, b) => Number.parseFloat(a.style.top) - Number.parseFloat(b.style.top))
      .map((line) => (line.textContent ?? '').replaceAll('\u00a0', ' '))
      .join('\n'),
  );

/** Writes another text in place of all there is. */
export async function writeText(page: Page, text: string): Promise<void> {
  await textBox(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
  await page.keyboard.press('Escape');
}

/** Puts the cursor at the end and types there, letter by letter. */
export async function typeAtEnd(page: Page, text: string, delay = 15): Promise<void> {
  await textBox(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text, { delay });
}
