// Every shipped game: its table opens, bots play it to the end, and everybody can use what is on the screen.
import { beforeAll, expect, test } from 'vitest';
import { shippedGames } from '../library.ts';
import { expectNoSidewaysScroll, playOut, SIZES, type Size, smallTargets } from './driver.ts';
import { mouse } from './hands.ts';
import { type App, axeViolations, newPage, problems, startApp } from './support.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

// Sizes and themes take turns: each game is seen in one of each.
const sizes = Object.keys(SIZES) as Size[];
const cases = shippedGames.games().map((game, i) => ({ game, size: sizes[i % 2], dark: i % 4 > 1 }));

test.each(cases)('$game ($size)', { timeout: 120_000 }, async ({ game, size, dark }) => {
  const page = await newPage({ ...SIZES[size], dark });
  const check = async (when: string): Promise<void> => {
    await page.waitForTimeout(100);
    expect(await axeViolations(page), when).toEqual([]);
    expect(await smallTargets(page), when).toEqual([]);
    await expectNoSidewaysScroll(page);
  };
  await page.goto(`${app.url}#/play/${game}?seed=7`);
  await page.locator('.prompt').waitFor();
  await check('at the start');
  await playOut(page, mouse);
  await check('at the end');
  expect(problems(page)).toEqual([]);
  await page.context().close();
});
