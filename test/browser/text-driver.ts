// Reading and writing in the text pane, as a person does.
import type { Locator, Page } from 'playwright';

export const textBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Rules as text' });

export async function openText(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Rules as text' });
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
  await page.locator('rules-text .view-line').first().waitFor({ timeout: 20_000 });
}

async function copied(page: Page, box: Locator): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await box.focus();
  await page.keyboard.press('Control+c');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** What is selected in a text; the line of the cursor if nothing is. */
export const readSelection = (page: Page, box = textBox(page)): Promise<string> => copied(page, box);

/** The whole text. It is selected then. */
export async function readText(page: Page): Promise<string> {
  await textBox(page).focus();
  await page.keyboard.press('Control+a');
  return copied(page, textBox(page));
}

/** Writes another text in place of all there is. */
export async function writeText(page: Page, text: string): Promise<void> {
  await textBox(page).focus();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((all) => navigator.clipboard.writeText(all), text);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
}

/** Puts the cursor at the end and types there, letter by letter. */
export async function typeAtEnd(page: Page, text: string, delay = 15): Promise<void> {
  await textBox(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text, { delay });
}
