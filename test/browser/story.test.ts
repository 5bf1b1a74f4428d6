// What a person can do, told once for each kind of hands and size of screen.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { compared, expectNoSidewaysScroll, log, logTexts, openPanel, playOut, SIZES, type Size } from './driver.ts';
import { type Hands, keyboard, mouse, spaceOf, touch } from './hands.ts';
import { type App, newPage, problems, startApp } from './support.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const cases: [Hands, Size][] = [
  [mouse, 'desktop'],
  [touch, 'phone'],
  [keyboard, 'desktop'],
  [keyboard, 'phone'],
];

test.each(cases.map(([hands, size]) => ({ hands, size, name: `${hands.name}, ${size}` })))(
  'from the gallery to house rules, a finished game, a file, and back ($name)',
  { timeout: 120_000 },
  async ({ hands, size }) => {
    const page = await newPage({ ...SIZES[size], touch: hands.name === 'touch' });
    await page.goto(app.url);

    // The gallery shows the game with its players and variants.
    const card = page.locator('.game-card', { has: page.getByRole('heading', { name: 'Square on Sale' }) });
    await card.waitFor();
    await expect.poll(() => card.innerText()).toMatch(/3 to 4 players/);
    await expect.poll(() => card.innerText()).toMatch(/Original page, bubble rules/);
    await hands.press(card.getByRole('link', { name: 'Play Square on Sale' }));

    // A playable table.
    await expect.poll(() => page.getByRole('gridcell').count()).toBe(25);
    await hands.space(page, 'b2');
    await hands.press(page.getByRole('button', { name: '3', exact: true }));
    await hands.press(page.getByRole('button', { name: 'Bid 3 on b2' }));
    await page.locator('.prompt', { hasText: 'Put a gem on a center square' }).waitFor();
    await hands.space(page, 'c3');
    await page.locator('.prompt', { hasText: 'Blue' }).waitFor();
    await expect.poll(() => spaceOf(page, 'b2').textContent()).toMatch(/bid: 3 money of Red/i);

    // House rules, and on at once.
    await openPanel(page, hands, 'House rules');
    await hands.tick(page.getByRole('checkbox', { name: /Bubble rule/ }));
    await expect.poll(() => compared(page).allInnerTexts()).toEqual(['With the house rule “Bubble rule”']);
    await page.locator('.notice', { hasText: '1 move kept, 1 dropped, 0 filled in' }).waitFor();
    await hands.unfold(page.locator('summary', { hasText: 'Gems' }));
    const gems = page.getByRole('radiogroup', { name: 'Gems on each center square at the start' });
    await hands.tick(gems.getByRole('radio', { name: '2' }));
    await expect.poll(() => compared(page).count()).toBe(2);
    await hands.unfold(page.locator('summary', { hasText: 'Construction' }));
    await hands.tick(page.getByRole('radio', { name: 'rows and columns' }));
    await expect
      .poll(() => compared(page).allInnerTexts())
      .toEqual([
        'With the house rule “Bubble rule”',
        'Spillover: rows and columns, was: all 8 directions',
        'Gems on each center square at the start: 2, was: 1',
      ]);
    await expect.poll(() => spaceOf(page, 'c3').textContent()).toMatch(/gems: 2/i);
    await expectNoSidewaysScroll(page);
    if (size === 'phone') await page.keyboard.press('Escape');

    // Hot-seat, then bots to the end.
    await hands.space(page, 'a1');
    await hands.press(page.getByRole('button', { name: 'Bid 1 on a1' }));
    await expect.poll(() => logTexts(page)).toContain('Blue: Bid 1 on a1');
    await playOut(page, hands);
    await expect.poll(() => page.locator('.prompt').innerText()).toMatch(/wins? with|share the win|Nobody wins/);

    // Out of the page.
    await hands.press(page.getByRole('button', { name: /^File/ }));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      hands.press(page.getByRole('button', { name: /^Export everything/ })),
    ]);
    const file = {
      name: download.suggestedFilename(),
      mimeType: 'application/zip',
      buffer: readFileSync(await download.path()),
    };
    expect(file.name).toMatch(/\.zip$/);

    // Closed, and found again.
    const plies = await log(page).count();
    await page.waitForTimeout(800);
    const context = page.context();
    expect(problems(page)).toEqual([]);
    await page.close();
    const again = await context.newPage();
    await again.goto(app.url);
    await hands.press(again.getByRole('link', { name: /^My Square on Sale/ }));
    await expect.poll(() => log(again).count()).toBe(plies);
    await expect.poll(() => compared(again).count()).toBe(3);

    // Elsewhere.
    const elsewhere = await newPage(SIZES[size]);
    await elsewhere.goto(app.url);
    await elsewhere.locator('.intro input[type="file"]').setInputFiles(file);
    await expect.poll(() => compared(elsewhere).count()).toBe(3);
    await expect
      .poll(() => compared(elsewhere).allInnerTexts())
      .toContain('Spillover: rows and columns, was: all 8 directions');
    expect(problems(elsewhere)).toEqual([]);
  },
);
