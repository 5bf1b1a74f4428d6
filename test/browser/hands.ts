// How a person reaches things: with a mouse, by touch, or with the keyboard alone.
import type { Locator, Page } from 'playwright';

export interface Hands {
  name: 'mouse' | 'touch' | 'keyboard';
  /** Presses a button or follows a link. */
  press(thing: Locator): Promise<void>;
  /** Switches a checkbox or a radio button on. */
  tick(thing: Locator): Promise<void>;
  /** Opens a disclosure. */
  unfold(summary: Locator): Promise<void>;
  /** Chooses the nth option of a list. */
  pick(list: Locator, label: string): Promise<void>;
  /** Chooses a space of the board by its name. */
  space(page: Page, name: string): Promise<void>;
}

export const spaceOf = (page: Page, name: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) });

export const mouse: Hands = {
  name: 'mouse',
  press: (thing) => thing.click(),
  tick: (thing) => thing.check(),
  unfold: (summary) => summary.click(),
  pick: async (list, label) => void (await list.selectOption({ label })),
  space: (page, name) => spaceOf(page, name).click(),
};

export const touch: Hands = {
  name: 'touch',
  press: (thing) => thing.tap(),
  tick: (thing) => thing.tap(),
  unfold: (summary) => summary.tap(),
  // A list opens a menu of the system, which no page can tap.
  pick: async (list, label) => {
    await list.tap();
    await list.selectOption({ label });
  },
  space: (page, name) => spaceOf(page, name).tap(),
};

export const keyboard: Hands = {
  name: 'keyboard',
  async press(thing) {
    await tabTo(thing);
    await thing.page().keyboard.press('Enter');
  },
  async tick(thing) {
    const page = thing.page();
    if (await thing.isChecked()) return;
    if ((await thing.getAttribute('type')) !== 'radio') {
      await tabTo(thing);
      return page.keyboard.press('Space');
    }
    // A group of radio buttons is one stop; arrow keys go through it.
    const name = await thing.getAttribute('name');
    await tabTo(page.locator(`input[name="${name}"]:checked`));
    for (let i = 0; i < 12 && !(await thing.isChecked()); i++) await page.keyboard.press('ArrowDown');
  },
  async unfold(summary) {
    await tabTo(summary);
    await summary.page().keyboard.press('Enter');
  },
  async pick(list, label) {
    await tabTo(list);
    const labels = await list.locator('option').allInnerTexts();
    const now = labels.indexOf(await list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0].text));
    const steps = labels.indexOf(label) - now;
    for (let i = 0; i < Math.abs(steps); i++) await list.page().keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
  },
  async space(page, name) {
    await tabTo(page.locator('[role="gridcell"][tabindex="0"]').first());
    const to = spaceOf(page, name);
    const columns = await to.evaluate((cell) => cell.parentElement!.children.length);
    const index = async (cell: Locator): Promise<number> => Number(await cell.getAttribute('data-space'));
    const [from, goal] = [await index(page.locator(':focus')), await index(to)];
    const down = Math.floor(goal / columns) - Math.floor(from / columns);
    const right = (goal % columns) - (from % columns);
    for (let i = 0; i < Math.abs(down); i++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
    for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    await page.keyboard.press('Enter');
  },
};

/** Goes through the page with the tab key until something has the focus. */
export async function tabTo(thing: Locator): Promise<void> {
  const page = thing.page();
  await thing.waitFor();
  const far = async (): Promise<number> => thing.evaluate(stopsTo);
  // Not quite as far as it seems: what seems to be a stop may be none.
  const jump = await far();
  for (let i = 2; i < Math.abs(jump); i++) await page.keyboard.press(jump < 0 ? 'Shift+Tab' : 'Tab');
  for (let i = 0; i < 250; i++) {
    const left = await far();
    if (left === 0) return;
    await page.keyboard.press(left < 0 ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`The tab key does not lead to ${thing}.`);
}

/** How many stops of the tab key lead to an element, about; less than 0 if it lies behind. Runs in the page. */
function stopsTo(element: Element): number {
  const now = document.activeElement;
  if (element === now) return 0;
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';
  const stops = [...document.querySelectorAll<HTMLInputElement>(selector)].filter(
    (one) =>
      one === element ||
      one === now ||
      (one.tabIndex >= 0 &&
        !one.disabled &&
        !one.closest('[inert]') &&
        one.checkVisibility({ visibilityProperty: true }) &&
        (one.type !== 'radio' || one.checked)),
  );
  const [from, to] = [now ? stops.indexOf(now as HTMLInputElement) : -1, stops.indexOf(element as HTMLInputElement)];
  return to - from || 1;
}
