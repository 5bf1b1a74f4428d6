// Every screen, at both sizes and in both themes: axe, nothing wider than the window, nothing too small to hit.
import { beforeAll, expect, test } from 'vitest';
import { expectNoSidewaysScroll, openGame, openPanel, playOut, SIZES, type Size, smallTargets } from './driver.ts';
import { mouse } from './hands.ts';
import { type App, axeViolations, newPage, problems, startApp } from './support.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const cases = (Object.keys(SIZES) as Size[]).flatMap((size) => [false, true].map((dark) => ({ size, dark })));

test.each(cases)(
  'screens can be used by everybody ($size, dark: $dark)',
  { timeout: 180_000 },
  async ({ size, dark }) => {
    const page = await newPage({ ...SIZES[size], dark, touch: size === 'phone' });
    const check = async (screen: string): Promise<void> => {
      // Transitions would give colors in between.
      await page.waitForTimeout(100);
      expect(await axeViolations(page), screen).toEqual([]);
      expect(await smallTargets(page), screen).toEqual([]);
      await expectNoSidewaysScroll(page);
    };

    await page.goto(app.url);
    await page.locator('.game-card').nth(2).waitFor();
    await page.getByText('Reading the rules').waitFor({ state: 'detached', timeout: 60_000 });
    await check('gallery');

    await openGame(page, app.url);
    await check('table at the start');
    await mouse.space(page, 'b2');
    await check('a number is asked');
    await page.getByRole('button', { name: 'Cancel' }).click();

    await openPanel(page, mouse, 'House rules');
    await page.getByRole('checkbox', { name: /Bubble rule/ }).check();
    for (const summary of await page.locator('.group summary').all()) await summary.click();
    await check('house rules');
    if (size === 'phone') await page.keyboard.press('Escape');

    await openPanel(page, mouse, 'Players');
    await check('players');
    if (size === 'phone') await page.keyboard.press('Escape');
    await playOut(page, mouse);
    await openPanel(page, mouse, 'Game');
    await check('log');
    await page.getByRole('tab', { name: 'Scores' }).click();
    await check('scores at the end');
    if (size === 'phone') await page.keyboard.press('Escape');

    await page.locator('.timeline-track input').evaluate((slider: HTMLInputElement) => {
      slider.value = '40';
      slider.dispatchEvent(new Event('input'));
    });
    await check('an earlier position');
    await page.getByRole('button', { name: /^File/ }).click();
    await check('file menu');
    expect(problems(page)).toEqual([]);
  },
);
