// Examples of the rules: a rule is switched off, the example that showed it no longer holds, and is let go.
import { beforeAll, expect, test } from 'vitest';
import { openGame } from './driver.ts';
import { axeViolations, newPage, problems, startApp } from './support.ts';

let url = '';
beforeAll(async () => {
  ({ url } = await startApp());
});

test.each([
  { width: 1440, height: 900, dark: false },
  { width: 1900, height: 1000, dark: true },
])('examples are tried when the rules change, $width pixels wide', async ({ dark, ...size }) => {
  const page = await newPage({ ...size, dark });
  page.setDefaultTimeout(8000);
  await openGame(page, url);
  await page.getByRole('tab', { name: 'Examples' }).click();
  await page.getByText('All 12 examples hold.').waitFor();

  await page.getByRole('tab', { name: 'All rules' }).click();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('turn.act.bid.square.notMine');
  await page.locator('[data-rule="turn.act.bid.square.notMine"]').click();
  await page.getByRole('button', { name: 'Switch it off' }).click();
  await page.getByRole('tab', { name: 'Examples 1' }).click();
  await page.getByText('1 of 12 examples no longer holds').waitFor();
  await expect
    .poll(() => page.locator('.example').first().textContent())
    .toMatch(/Nobody tops a bid of his own.*bid b1 4 is legal/s);
  expect(await axeViolations(page)).toEqual([]);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/examples-${size.width}.png` });

  await page.getByRole('button', { name: 'It need not hold any more' }).click();
  await page.getByText('All 11 examples hold.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('1 of 12 examples no longer holds').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('All 12 examples hold.').waitFor();
  expect(problems(page)).toEqual([]);
});

test('while examples are tried the table is not kept waiting', async () => {
  const page = await newPage();
  // Right behind the examples the table is asked for something else.
  await page.addInitScript(() => {
    const answered: string[] = [];
    const heard = new WeakSet<Worker>();
    const asked = new Map<number, string>();
    const post = Worker.prototype.postMessage as (this: Worker, message: unknown) => void;
    Object.assign(globalThis, { answered });
    Worker.prototype.postMessage = function (this: Worker, message: { id: number; request?: { kind: string } }) {
      post.call(this, message);
      if (message.request?.kind !== 'examples') return;
      asked.set(message.id, 'examples');
      post.call(this, { id: -1, request: { ...message.request, kind: 'history' } });
      post.call(this, { id: -2, request: { ...message.request, kind: 'line' } });
      asked.set(-1, 'beside').set(-2, 'table');
      if (heard.has(this)) return;
      heard.add(this);
      this.addEventListener('message', ({ data }) => {
        const what = asked.get(data.id);
        if (what) answered.push(what);
      });
    };
  });
  await openGame(page, url);
  await page.getByRole('tab', { name: 'Examples' }).click();
  await page.getByText('All 12 examples hold.').waitFor();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { answered: string[] }).answered.slice(0, 3)))
    .toEqual(['table', 'examples', 'beside']);
});
