// The rules worker does not answer any more: it is started anew, and the game is put back.
import { beforeAll, expect, test } from 'vitest';
import { log, openGame, SIZES } from './driver.ts';
import { mouse } from './hands.ts';
import { type App, newPage, problems, startApp } from './support.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

test('a worker that is stuck is replaced, and the game goes on where it was', { timeout: 60_000 }, async () => {
  const page = await newPage(SIZES.desktop);
  await page.clock.install();
  // What is asked of a worker while it counts as stuck is never heard.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    const stuck = new WeakSet<Worker>();
    Worker.prototype.postMessage = function (message: { request?: { kind: string } }) {
      const page = globalThis as { sticks?: boolean };
      if (page.sticks && message.request?.kind === 'play') {
        page.sticks = false;
        stuck.add(this);
      }
      if (!stuck.has(this)) post.call(this, message);
    };
  });
  await openGame(page, app.url, 'tic-tac-toe');
  await mouse.space(page, 'b2');
  await expect.poll(() => log(page).count()).toBe(1);
  await page.locator('.kept', { hasText: 'Kept' }).waitFor();

  await page.evaluate(() => Object.assign(globalThis, { sticks: true }));
  await mouse.space(page, 'a1');
  await page.clock.fastForward(30_000);
  await page.locator('.notice', { hasText: 'The rules took too long and were stopped' }).waitFor();
  await expect.poll(() => log(page).count()).toBe(1);
  await mouse.space(page, 'a1');
  await expect.poll(() => log(page).count()).toBe(2);
  expect(problems(page)).toEqual([]);
});
