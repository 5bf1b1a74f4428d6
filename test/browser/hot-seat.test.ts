// Several people at one screen: what is for one of them is shown only when the device is in their hands.
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { log, logTexts, openPanel, SIZES } from './driver.ts';
import { mouse, touch } from './hands.ts';
import { type App, axeViolations, newPage, problems, startApp } from './support.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

/** Opens a game; everything that the worker tells the page is written down. */
async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    const Original = globalThis.Worker;
    class Overheard extends Original {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        this.addEventListener('message', ({ data }) => told.push(data));
      }
    }
    Object.assign(globalThis, { Worker: Overheard, told });
  });
  await page.goto(`${app.url}#/play/${address}?seed=5`);
  await page.locator('.prompt').waitFor();
}

/** Names of all pieces in the last view that the worker sent: of one zone, by its owner. */
const lastZone = (page: Page, zone: string): Promise<Record<string, unknown>> =>
  page.evaluate((name) => {
    const { told } = globalThis as unknown as { told: unknown[] };
    const states = told.flatMap((message) => (/"zones":/.test(JSON.stringify(message)) ? [find(message)] : []));
    function find(value: unknown): Record<string, unknown> | undefined {
      if (typeof value !== 'object' || value === null) return undefined;
      const { state } = value as { state?: { zones: Record<string, unknown> } };
      if (state?.zones) return state.zones;
      for (const part of Object.values(value)) {
        const found = find(part);
        if (found) return found;
      }
      return undefined;
    }
    return states.findLast((state) => state !== undefined)![name] as Record<string, unknown>;
  }, zone);

const take = (page: Page, name: string) => page.getByRole('button', { name: `I am ${name}` });
const mat = (page: Page, name: string) => page.getByRole('region', { name: `Before ${name}` });

test('a hand is shown when its owner has the device, and to nobody else', async () => {
  const page = await newPage(SIZES.desktop);
  await open(page, 'kuhn-poker');
  await take(page, 'Red').waitFor();
  await expect.poll(() => page.locator('.hand-over').innerText()).toMatch(/Pass the device to\s+Red/);
  expect(await lastZone(page, 'hand')).toEqual({ 0: { card: ['?'] }, 1: { card: ['?'] } });
  expect(await page.locator('.mats .thing, .mat.near .thing').count()).toBe(0);

  await take(page, 'Red').click();
  await mat(page, 'Red')
    .getByRole('button', { name: /^(Jack|Queen|King)/ })
    .waitFor();
  expect(await lastZone(page, 'hand')).toMatchObject({ 1: { card: ['?'] } });
  expect(await mat(page, 'Blue').locator('.thing').count()).toBe(0);

  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await take(page, 'Blue').waitFor();
  expect(await lastZone(page, 'hand')).toEqual({ 0: { card: ['?'] }, 1: { card: ['?'] } });
  expect(await page.locator('.mat .thing').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(problems(page)).toEqual([]);
});

test('against a bot nobody has to be asked', async () => {
  const page = await newPage(SIZES.desktop);
  await open(page, 'kuhn-poker');
  await take(page, 'Red').waitFor();
  await page.getByRole('combobox', { name: 'Who plays Blue' }).selectOption({ label: 'Random bot' });
  await mat(page, 'Red').locator('.thing').waitFor();
  expect(await take(page, 'Red').count()).toBe(0);
  expect(await lastZone(page, 'hand')).toMatchObject({ 1: { card: ['?'] } });
});

test('a secret choice stays secret until all have chosen; going back behind it is asked', async () => {
  const page = await newPage({ ...SIZES.phone, touch: true });
  await open(page, 'rock-paper-scissors');
  await take(page, 'Red').tap();
  await page.getByRole('button', { name: 'paper' }).tap();
  await take(page, 'Blue').waitFor();
  await openPanel(page, touch, 'Game');
  await expect.poll(() => logTexts(page)).toEqual([expect.stringMatching(/Red: Chooses in secret/)]);
  expect(
    await page.evaluate(() => JSON.stringify((globalThis as unknown as { told: unknown[] }).told.at(-1))),
  ).not.toMatch(/Show paper/);
  await page.getByRole('button', { name: 'Close Course of the game' }).tap();

  await take(page, 'Blue').tap();
  await page.getByRole('button', { name: 'rock' }).tap();
  await take(page, 'Red').waitFor();
  await openPanel(page, touch, 'Game');
  await expect
    .poll(() => logTexts(page))
    .toEqual([expect.stringMatching(/Show paper/), expect.stringMatching(/Show rock/)]);

  const question = page.getByRole('dialog', { name: 'Go back behind a reveal?' });
  await page.getByRole('button', { name: 'One move back' }).tap();
  await question.getByRole('button', { name: 'Stay here' }).tap();
  await expect.poll(() => page.locator('.timeline-at').innerText()).toMatch(/^2 of 2/);
  await page.getByRole('button', { name: 'One move back' }).tap();
  await question.getByRole('button', { name: 'Go back', exact: true }).tap();
  await expect.poll(() => page.locator('.timeline-at').innerText()).toMatch(/^1 of 2/);
  // Asked once: whoever has seen it may look further back.
  await page.getByRole('button', { name: 'One move back' }).tap();
  await expect.poll(() => page.locator('.timeline-at').innerText()).toMatch(/^0 of 2/);
  expect(problems(page)).toEqual([]);
});

test('a tile is chosen, turned and laid by keyboard alone', async () => {
  const page = await newPage(SIZES.desktop);
  await open(page, 'united-square');
  await take(page, 'Red').focus();
  await page.keyboard.press('Enter');
  const hand = mat(page, 'Red').getByRole('group', { name: /^Hand/ });
  await hand.locator('.thing.legal').first().waitFor();
  await hand.locator('.thing[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('.turn-choice').waitFor();
  const turned = () => page.locator('.turn-tile .face').getAttribute('style');
  const before = await turned();
  await page.keyboard.press('r');
  await expect.poll(() => turned()).not.toBe(before);

  // To a space on which it may lie, by arrow keys.
  const space = page.locator('.space.legal').first();
  const [from, to] = [22, Number(await space.getAttribute('data-space'))];
  await page.locator(`[data-space="${from}"]`).focus();
  const columns = 5;
  const step = async (key: string, times: number) => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key);
  };
  await step('ArrowUp', Math.floor(from / columns) - Math.floor(to / columns));
  await step(to % columns < from % columns ? 'ArrowLeft' : 'ArrowRight', Math.abs((to % columns) - (from % columns)));
  await page.keyboard.press('Enter');
  await page.locator('.space.chosen .preview .face').waitFor();
  await page.keyboard.press('Enter');
  await take(page, 'Blue').waitFor();
  await expect.poll(() => logTexts(page)).toEqual([expect.stringMatching(/^Red: Lay/)]);
});

test('a tile is laid by touch, with a button to turn it', async () => {
  const page = await newPage({ ...SIZES.phone, touch: true });
  await open(page, 'united-square');
  await take(page, 'Red').tap();
  await page.locator('.thing.legal').first().tap();
  await page.getByRole('button', { name: /^Turn/ }).tap();
  await page.locator('.space.legal').first().tap();
  await page.locator('.space.chosen .preview .face').waitFor();
  await page.getByRole('button', { name: 'Lay', exact: true }).tap();
  await take(page, 'Blue').waitFor();
  await openPanel(page, touch, 'Game');
  await expect.poll(() => log(page).count()).toBe(1);
});

test('cards of a subset are chosen where they lie, and it says why it is not enough', async () => {
  const page = await newPage(SIZES.desktop);
  await open(page, 'sold-beta');
  await page.getByRole('button', { name: 'Raise' }).click();
  await page.getByRole('spinbutton', { name: 'Amount' }).fill('9');
  await page.getByRole('button', { name: 'Bid 9' }).click();
  for (let i = 0; i < 2; i++) {
    await page.locator('.prompt', { hasText: i === 0 ? 'Blue' : 'Yellow' }).waitFor();
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
  }
  await page.locator('.prompt', { hasText: 'worth exactly' }).waitFor();
  const pay = page.getByRole('button', { name: /^Pay/ });
  await expect.poll(() => pay.isDisabled()).toBe(true);
  await page.locator('.subset-reason', { hasText: 'You owe 9' }).waitFor();
  const card = (rank: number) => mat(page, 'Red').getByRole('button', { name: new RegExp(`^money ${rank}`) });
  await card(4).click();
  await expect.poll(() => card(4).getAttribute('aria-pressed')).toBe('true');
  await page.locator('.subset-reason', { hasText: 'You owe 9' }).waitFor();
  await card(5).click();
  await page.getByRole('button', { name: /^Pay 9 with/ }).click();
  await expect.poll(() => logTexts(page)).toContainEqual(expect.stringMatching(/Red: Pay 9 with money 4.*money 5/));
  expect(problems(page)).toEqual([]);
});

test.each(['squire', 'sold-beta', 'united-square'])(
  'the table of %s is for everybody',
  { timeout: 120_000 },
  async (game) => {
    for (const [size, dark] of [
      ['desktop', false],
      ['desktop', true],
      ['phone', false],
      ['phone', true],
    ] as const) {
      const page = await newPage({ ...SIZES[size], dark });
      await open(page, game);
      const holder = page.locator('.take');
      if (await holder.count()) await mouse.press(holder);
      await page.locator('.space.legal, .thing.legal, .move-controls button').first().waitFor();
      expect(await axeViolations(page)).toEqual([]);
    }
  },
);
