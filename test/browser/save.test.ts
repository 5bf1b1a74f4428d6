// Files and folders that are written again. A person's choice in the browser's own dialogs is stood in for by handles of the
// page's private files, which are the real thing but for the dialog.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { cli } from '../../engine/cli/testing.ts';
import { templateNames } from '../../engine/share/templates.ts';
import { templates } from '../support/library.ts';
import { compared, logTexts, openGame, SIZES } from './driver.ts';
import { mouse } from './hands.ts';
import { type App, newPage, problems, startApp } from './support.ts';
import { openText, readText, textBox, typeAtEnd } from './text-driver.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

/** What somebody chooses in the dialogs: always this file, always this folder. */
async function choosing(page: Page, file: string, folder: string): Promise<void> {
  await page.addInitScript(
    ([name, dir]) => {
      const root = () => navigator.storage.getDirectory();
      Object.assign(globalThis, {
        showOpenFilePicker: async () => [await (await root()).getFileHandle(name)],
        showSaveFilePicker: async () => (await root()).getFileHandle(name, { create: true }),
        showDirectoryPicker: async () => (await root()).getDirectoryHandle(dir, { create: true }),
      });
    },
    [file, folder] as const,
  );
}

const write = (page: Page, file: string, text: string): Promise<void> =>
  page.evaluate(
    async ([name, content]) => {
      const handle = await (await navigator.storage.getDirectory()).getFileHandle(name, { create: true });
      const stream = await handle.createWritable();
      await stream.write(content);
      await stream.close();
    },
    [file, text] as const,
  );

const read = (page: Page, file: string): Promise<string> =>
  page.evaluate(async (name) => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle(name);
    return (await handle.getFile()).text();
  }, file);

/** Every file in a folder, by its path. */
const readAll = (page: Page, folder: string): Promise<Record<string, string>> =>
  page.evaluate(async (name) => {
    const files: Record<string, string> = {};
    const look = async (at: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [part, handle] of at.entries()) {
        if (handle.kind === 'directory') await look(handle as FileSystemDirectoryHandle, `${path}${part}/`);
        else files[path + part] = await (await (handle as FileSystemFileHandle).getFile()).text();
      }
    };
    await look(await (await navigator.storage.getDirectory()).getDirectoryHandle(name), '');
    return files;
  }, folder);

const toast = (page: Page) => page.locator('.toast');

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await toast(page)
    .getByText(/^Saved to/)
    .waitFor();
  await toast(page).getByRole('button', { name: 'Close this message' }).click();
}

const [first] = templateNames(templates);
const TEXT = templates.find(first!)!.game.text;

test('a file that was opened is written again, with its comments, also in the next visit', async () => {
  const page = await newPage(SIZES.desktop);
  await choosing(page, 'stones.yaml', 'unused');
  await page.goto(app.url);
  await write(page, 'stones.yaml', TEXT);
  await page.locator('.intro input[type="file"]').click();
  await expect.poll(() => page.getByRole('gridcell').count()).toBe(36);
  await openText(page);
  await expect.poll(() => readText(page)).toBe(TEXT);
  await typeAtEnd(page, '# mine');
  await save(page);
  await expect.poll(() => read(page, 'stones.yaml')).toBe(`${TEXT}# mine`);

  // In another visit; what is broken is saved as it is.
  await page.reload();
  await page.locator('rules-text .view-line').first().waitFor();
  await typeAtEnd(page, '\nscore: [');
  await save(page);
  await expect.poll(() => read(page, 'stones.yaml')).toMatch(/# mine\nscore: \[/);

  // Another program has written it meanwhile.
  await write(page, 'stones.yaml', 'houserules: 1\n');
  await typeAtEnd(page, ' ');
  await page.keyboard.press('Control+s');
  await toast(page).getByText('stones.yaml was changed by another program.').waitFor();
  await expect.poll(() => read(page, 'stones.yaml')).toBe('houserules: 1\n');
  await page.getByRole('button', { name: 'Write over it' }).click();
  await toast(page).getByText('Saved to stones.yaml.').waitFor();
  await expect.poll(() => read(page, 'stones.yaml')).toContain('# mine');
  await page.getByRole('button', { name: /^File/ }).click();
  await page.getByRole('button', { name: /^Save To stones\.yaml/ }).waitFor();
  expect(problems(page)).toEqual([]);
});

test('a folder holds the rules and what they extend, is played elsewhere, and opened again', async () => {
  const page = await newPage(SIZES.desktop);
  await choosing(page, 'unused.yaml', 'ours');
  await openGame(page, app.url);
  await page.getByRole('checkbox', { name: /Bubble rule/ }).check();
  await expect.poll(() => compared(page).count()).toBe(1);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('to a folder');
  await page.keyboard.press('Enter');
  await toast(page).getByText('Saved to ours.').waitFor();
  // Or it would be taken for that of the next time.
  await toast(page).getByRole('button', { name: 'Close this message' }).click();
  const files = await readAll(page, 'ours');
  expect(files['game.yaml']).toMatch(/^houserules: 1\nextends: square-on-sale\n/);
  const disk = mkdtempSync(join(tmpdir(), 'houserules-folder-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(disk, path)), { recursive: true });
      writeFileSync(join(disk, path), text);
    }
    expect(await cli('check .', { cwd: disk })).toMatchObject({ code: 0, err: '' });
  } finally {
    rmSync(disk, { recursive: true });
  }

  await page.goto(`${app.url}#/`);
  await page.getByRole('button', { name: /^File/ }).click();
  await page.getByRole('button', { name: /^Open a folder/ }).click();
  await expect.poll(() => compared(page).allInnerTexts()).toEqual(['With the house rule “Bubble rule”']);
  await mouse.space(page, 'b2');
  await page.getByRole('button', { name: 'Bid 1 on b2' }).click();
  await expect.poll(() => logTexts(page)).toEqual(['Red: Bid 1 on b2']);
  await page.getByRole('textbox', { name: 'Name of these rules' }).fill('Ours');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).getAttribute('title')).toContain('“Ours”');
  await save(page);
  const after = await readAll(page, 'ours');
  expect(after['game.yaml']).toContain('title: Ours');
  expect({ ...after, 'game.yaml': '' }).toEqual({ ...files, 'game.yaml': '' });
  expect(problems(page)).toEqual([]);
});

test('a browser without such files saves into the downloads', async () => {
  const page = await newPage(SIZES.desktop);
  await page.addInitScript(() => {
    for (const name of ['showOpenFilePicker', 'showSaveFilePicker', 'showDirectoryPicker'])
      delete (globalThis as Record<string, unknown>)[name];
  });
  await openGame(page, app.url);
  await page.getByRole('button', { name: /^File/ }).click();
  await expect.poll(() => page.getByRole('button', { name: /folder/ }).count()).toBe(0);
  const [rules] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Save the rules to a file/ }).click(),
  ]);
  expect(rules.suggestedFilename()).toBe('my-square-on-sale.yaml');
  const [game] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+s')]);
  expect(game.suggestedFilename()).toBe('my-square-on-sale-game.json');
  await expect.poll(() => textBox(page).count()).toBe(0);
  expect(problems(page)).toEqual([]);
});
