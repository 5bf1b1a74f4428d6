// The table: choosing, reasons, going back, bots, scores.
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { countSizes } from '../bench/sizes.bench.ts';
import { log, logTexts, openGame, openPanel, playOut, SIZES } from './driver.ts';
import { keyboard, mouse, spaceOf, tabTo } from './hands.ts';
import { type App, newPage, problems, startApp } from './support.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

async function table(path?: string): Promise<Page> {
  const page = await newPage(SIZES.desktop);
  await openGame(page, app.url, path);
  return page;
}

/** Bids 1 on a space, and lays the gem that the rules ask for. */
async function bid(page: Page, name: string, gem = 'c3'): Promise<void> {
  await mouse.space(page, name);
  await page.getByRole('button', { name: `Bid 1 on ${name}` }).click();
  await page.locator('.prompt', { hasText: 'Put a gem' }).waitFor();
  await mouse.space(page, gem);
  await page.locator('.prompt', { hasText: 'Bid on one square' }).waitFor();
}

const prompt = (page: Page): Promise<string> => page.locator('.prompt').innerText();

test('a game is on the table within two seconds, and asks nothing of other hosts', { retry: 2 }, async () => {
  const page = await newPage(SIZES.desktop);
  await page.goto(`${app.url}#/play/square-on-sale`);
  await page.getByRole('gridcell').first().waitFor();
  const took = await page.evaluate(() => performance.now());
  expect(took).toBeLessThan(2000);
  expect(problems(page)).toEqual([]);
});

test('less than 250 kB are fetched until a game is on the table', async () => {
  const page = await newPage(SIZES.desktop);
  const sizes = countSizes(page);
  await page.goto(`${app.url}#/play/square-on-sale`);
  await page.getByRole('gridcell').first().waitFor();
  const bytes = await sizes();
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(250_000);
});

describe('what can be chosen', () => {
  test('legal spaces are marked; another one says why, to the pointer and to a screen reader', async () => {
    const page = await table();
    await expect.poll(() => page.locator('[role="gridcell"][aria-disabled="false"]').count()).toBe(25);
    await bid(page, 'a1');
    await bid(page, 'b1');
    await bid(page, 'c1');
    const mine = spaceOf(page, 'a1');
    await expect.poll(() => mine.getAttribute('aria-disabled')).toBe('true');
    await mine.hover();
    await expect.poll(() => page.getByRole('tooltip').innerText()).toMatch(/You hold the top bid here already/);
    await spaceOf(page, 'e5').hover();
    await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);

    await tabTo(page.locator('[role="gridcell"][tabindex="0"]').first());
    await keyboard.space(page, 'a1');
    await expect.poll(() => mine.getAttribute('aria-describedby')).not.toBeNull();
    const tip = await mine.getAttribute('aria-describedby');
    await expect.poll(() => page.locator(`#${tip}`).innerText()).toMatch(/You hold the top bid here already/);
  });

  test('a chosen space asks for the number; another space can be chosen instead; Cancel takes it back', async () => {
    const page = await table();
    await mouse.space(page, 'b2');
    await page.getByRole('spinbutton', { name: 'Amount' }).fill('7');
    await page.getByRole('button', { name: 'Bid 7 on b2' }).waitFor();
    await mouse.space(page, 'd4');
    await page.getByRole('button', { name: 'Bid 1 on d4' }).waitFor();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Bid 2 on d4' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByRole('button', { name: /^Bid/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Pass', exact: true }).waitFor();
    await expect.poll(() => log(page).count()).toBe(0);
  });

  test('a number that is not possible goes to the nearest that is', async () => {
    const page = await table();
    await mouse.space(page, 'b2');
    const amount = page.getByRole('spinbutton', { name: 'Amount' });
    await amount.fill('99');
    await amount.press('Tab');
    await page.getByRole('button', { name: 'Bid 20 on b2' }).waitFor();
  });

  test('by keyboard the number is next, and the board when it is done', async () => {
    const page = await table();
    await keyboard.space(page, 'b2');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Amount');
    await page.keyboard.press('ArrowUp');
    await page.getByRole('button', { name: 'Bid 2 on b2' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.prompt', { hasText: 'Put a gem' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell');
    await expect.poll(() => logTexts(page)).toEqual(['Red: Bid 2 on b2']);
  });

  test('a change of turn is told to screen readers', async () => {
    const page = await table();
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await expect
      .poll(() => page.locator('[aria-live]').allInnerTexts())
      .toContainEqual(expect.stringMatching(/Red: Pass.*(Red|Blue) decides/));
  });
});

describe('going back', () => {
  test('undo, redo and the timeline lead through the game; a move made there starts a new line', async () => {
    const page = await table();
    await bid(page, 'a1');
    await bid(page, 'b1');
    await bid(page, 'c1');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => prompt(page)).toMatch(/Yellow\s+Put a gem/);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => prompt(page)).toMatch(/Red\s+Bid/);

    await page.getByRole('slider', { name: 'Position in the game' }).fill('2');
    await expect.poll(() => prompt(page)).toMatch(/Blue\s+Bid/);
    await page.getByText('Move 2 of 6.').waitFor();
    await mouse.space(page, 'e5');
    await page.getByRole('button', { name: 'Bid 1 on e5' }).click();
    await expect
      .poll(() => logTexts(page))
      .toEqual(['Red: Bid 1 on a1', 'Red: Place a gem on c3', 'Blue: Bid 1 on e5']);

    await page.getByText('1 other version or line').click();
    await page.getByRole('button', { name: '6 moves' }).click();
    await expect.poll(() => log(page).count()).toBe(6);
  });

  test('a line of the log leads to the position behind it', async () => {
    const page = await table();
    await bid(page, 'a1');
    await bid(page, 'b1');
    await log(page).first().click();
    await expect.poll(() => prompt(page)).toMatch(/Red\s+Put a gem/);
    await expect.poll(() => log(page).first().getAttribute('aria-current')).toBe('true');
    await page.getByRole('button', { name: 'Back to the latest' }).click();
    await expect.poll(() => prompt(page)).toMatch(/Yellow\s+Bid/);
  });
});

describe('players and bots', () => {
  test('players can be named, and sentences use their names', async () => {
    const page = await table();
    await page.getByRole('textbox', { name: 'Name of seat 1' }).fill('Ada');
    await page.keyboard.press('Tab');
    await expect.poll(() => prompt(page)).toMatch(/^Ada/);
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await expect.poll(() => logTexts(page)).toContain('Ada: Pass');
  });

  test('bots can be paused and stepped', async () => {
    const page = await table();
    await page.getByRole('combobox', { name: 'Who plays Blue' }).selectOption('random');
    await page.getByRole('button', { name: 'Pause bots' }).click();
    await bid(page, 'a1').catch(() => undefined);
    await expect.poll(() => prompt(page)).toMatch(/^Blue/);
    await page.waitForTimeout(900);
    await expect.poll(() => log(page).count()).toBe(2);
    await page.getByRole('button', { name: 'Step' }).click();
    await expect.poll(() => log(page).count()).toBe(3);
    await page.getByRole('button', { name: 'Let bots play' }).click();
    await expect.poll(() => prompt(page)).toMatch(/^Yellow/);
  });

  test('at the end the ranking explains itself', async () => {
    const page = await table();
    await playOut(page, mouse);
    await page.getByRole('tab', { name: 'Scores' }).click();
    const ranking = page.locator('.ranking');
    await expect.poll(() => ranking.innerText()).toMatch(/Why it ended/);
    await expect.poll(() => ranking.locator('li').count()).toBe(3);
    await expect
      .poll(() => ranking.locator('li').first().innerText())
      .toMatch(/Buildings owned \d+ · Gems \d+ · Unbuilt pieces/);
    // Terms add up to the totals.
    const columns = await page
      .locator('.scores tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent!.replace('−', '-')))),
      );
    const totals = await page.locator('.scores tfoot td').allInnerTexts();
    totals.forEach((total, seat) => {
      expect(Number(total.replace('−', '-'))).toBe(columns.reduce((sum, row) => sum + row[seat], 0));
    });
    await page.getByRole('slider', { name: 'Position in the game' }).fill('10');
    await page.getByText('Points if the game ended now').waitFor();
  });
});

describe('house rules', () => {
  test('a value can be put back to what is printed, one by one and all at once', async () => {
    const page = await table();
    await page.locator('summary', { hasText: 'Components' }).click();
    await page.getByRole('spinbutton', { name: 'Money tokens of each player' }).fill('12');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('.compared').innerText()).toMatch(/Money tokens of each player: 12, was: 20/);
    await expect.poll(() => page.locator('.seat').first().innerText()).toMatch(/\b12\b/);
    await page.getByRole('button', { name: 'Printed: 20. Reset Money tokens of each player' }).click();
    await expect.poll(() => page.locator('.compared').innerText()).toMatch(/Nothing is changed/);

    await page.locator('summary', { hasText: 'Bidding' }).click();
    await page
      .getByRole('radiogroup', { name: 'Own turns that a bid must stand' })
      .getByRole('radio', { name: '3' })
      .check();
    await expect.poll(() => page.locator('.compared li').count()).toBe(1);
    await page.getByRole('button', { name: 'Reset all' }).click();
    await expect.poll(() => page.locator('.compared li').count()).toBe(0);
  });

  test('variants that do not go together are greyed, with the reason', async () => {
    const page = await table('square-on-sale/bubble');
    const basic = page.getByRole('radio', { name: /Original page, basic rules/ });
    await expect.poll(() => basic.isDisabled()).toBe(true);
    await expect
      .poll(() => page.locator('.variant', { has: basic }).innerText())
      .toMatch(/“Bubble rule” is only for “New Games Order edition”/);
    await page.getByRole('checkbox', { name: /Bubble rule/ }).uncheck();
    await expect.poll(() => basic.isDisabled()).toBe(false);
    await basic.check();
    await expect.poll(() => page.locator('.header').innerText()).toMatch(/Original page, basic rules/);
    await expect.poll(() => page.getByRole('checkbox', { name: /Bubble rule/ }).isDisabled()).toBe(true);
  });

  test('a replay says what it left out and where it stopped; changing the rule back gives the game back', async () => {
    const page = await table();
    await bid(page, 'a1');
    await mouse.space(page, 'b1');
    await page.getByRole('button', { name: '8', exact: true }).click();
    await page.getByRole('button', { name: 'Bid 8 on b1' }).click();
    await page.locator('.prompt', { hasText: 'Put a gem' }).waitFor();
    await mouse.space(page, 'c3');
    await expect.poll(() => log(page).count()).toBe(4);
    await page.locator('summary', { hasText: 'Components' }).click();
    const money = page.getByRole('spinbutton', { name: 'Money tokens of each player' });
    await money.fill('5');
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.locator('.notice').innerText())
      .toMatch(/2 moves kept.*stops after 2 moves: Blue: Bid 8 on b1 is not possible any more/s);
    await expect.poll(() => log(page).count()).toBe(2);
    await page.getByRole('button', { name: /Reset Money tokens/ }).click();
    await expect.poll(() => log(page).count()).toBe(4);
  });

  test('rules that cannot be played leave the last good ones in play, under a banner', async () => {
    const page = await table();
    await bid(page, 'a1');
    await page.locator('summary', { hasText: 'End' }).click();
    const rounds = page.getByRole('radiogroup', { name: 'Rounds of nothing but passes that end the game' });
    await rounds.getByRole('radio', { name: '0' }).check();
    await page.getByRole('switch', { name: 'The game ends when a player has no pieces left' }).uncheck();
    await expect.poll(() => page.locator('.compared li').count()).toBe(2);
    const last = page.getByRole('switch', { name: 'The game ends when every square is built on' });
    await last.click();
    await expect
      .poll(() => page.getByRole('alert').innerText())
      .toMatch(/last good rules stay in play.*No end condition is switched on/s);
    await expect.poll(() => last.isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await expect.poll(() => logTexts(page)).toContain('Blue: Pass');
    await page.getByRole('button', { name: 'Close this message' }).first().click();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  test('another number of players starts a new game, and the one before can be taken up again', async () => {
    const page = await table();
    await bid(page, 'a1');
    await page.getByRole('radiogroup', { name: 'Number of players' }).getByRole('radio', { name: '4' }).check();
    await expect.poll(() => page.locator('.seat').count()).toBe(4);
    await expect.poll(() => log(page).count()).toBe(0);
    await page.getByText('1 other version or line').click();
    await page.getByRole('button', { name: /2 moves, 3 players/ }).click();
    await expect.poll(() => page.locator('.seat').count()).toBe(3);
  });

  test('a board of a player who is no longer there goes, also while one of its spaces is looked at', async () => {
    const page = await newPage(SIZES.desktop);
    await page.goto(`${app.url}#/play/squire?seed=8`);
    const players = page.getByRole('radiogroup', { name: 'Number of players' });
    await players.getByRole('radio', { name: '3' }).check();
    await page.getByRole('button', { name: 'What lies before Yellow' }).click();
    await page.getByRole('region', { name: 'Before Yellow' }).locator('[data-space]').last().hover();
    // From afar: the pointer stays where it is.
    await players.getByRole('radio', { name: '2' }).evaluate((radio) => (radio as HTMLInputElement).click());
    await expect.poll(() => page.locator('.seat').count()).toBe(2);
    await expect.poll(() => page.getByRole('region', { name: 'Before Yellow' }).count()).toBe(0);
    expect(problems(page)).toEqual([]);
  });
});

test('what is rolled is told beside the question and in the log', async () => {
  const page = await newPage(SIZES.desktop);
  await page.goto(`${app.url}#/play/pig?seed=7`);
  const roll = page.getByRole('button', { name: 'Roll', exact: true });
  // A 1 would begin another turn.
  await roll.click();
  await expect.poll(() => log(page).count()).toBe(1);
  const [, value] = /Rolled:\s*Die ([2-6])/.exec(await prompt(page)) ?? [];
  expect(value).toBeDefined();
  await expect.poll(async () => (await logTexts(page))[0]).toMatch(new RegExp(`Roll\\s*Rolled:\\s*Die ${value}$`));
  await page.getByRole('button', { name: /^Hold/ }).click();
  await expect.poll(() => log(page).count()).toBe(2);
  await expect.poll(async () => (await logTexts(page))[1]).toContain(`Hold ${value} points`);
  await expect.poll(() => prompt(page)).not.toContain('Rolled');
  expect(problems(page)).toEqual([]);
});

test('on a phone the panels are sheets over the table, closed by Escape', async () => {
  const page = await newPage({ ...SIZES.phone, touch: true });
  await openGame(page, app.url);
  await openPanel(page, mouse, 'House rules');
  await page.getByRole('heading', { name: 'House rules' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('heading', { name: 'House rules' }).isVisible()).toBe(false);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-controls')))
    .toBe('panel-rules');
});
