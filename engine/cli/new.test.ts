import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cli } from './testing.ts';

const cwd = mkdtempSync(join(tmpdir(), 'houserules-new-'));
afterAll(() => rmSync(cwd, { recursive: true }));

const names = async (): Promise<string[]> =>
  ((await cli('new --json', { cwd })).json() as { name: string }[]).map(({ name }) => name);

test('templates are listed with a sentence each, and are no games', async () => {
  const { out } = await cli('new', { cwd });
  const all = await names();
  expect(all.length).toBeGreaterThanOrEqual(4);
  expect(out.trimEnd().split('\n')).toHaveLength(all.length);
  for (const name of all) expect(out).toMatch(new RegExp(`^${name} +[A-Z].+\\.$`, 'm'));
  const games = (await cli('list --json')).json() as { name: string }[];
  expect(games.filter(({ name }) => all.includes(name))).toEqual([]);
});

test('a game from every template can be checked, tested and played', async () => {
  for (const template of await names()) {
    const file = `our-${template}.yaml`;
    const made = await cli(['new', template, file, '--json'], { cwd });
    const title = `Our ${template.replace(/-/g, ' ')}`;
    expect(made.json()).toEqual({ file, template, name: `our-${template}`, title });
    const text = readFileSync(join(cwd, file), 'utf8');
    expect(text).toContain(`\nname: our-${template}\ntitle: ${title}\n`);
    expect(text).toMatch(/^# /);
    expect((await cli(`check ${file}`, { cwd })).out).toBe(`${file}: no problems found\n`);
    expect(await cli(`test ${file} --games 5`, { cwd })).toMatchObject({ code: 0 });
    const played = (await cli(`simulate ${file} --games 100 --json`, { cwd })).json();
    expect(played).toMatchObject({ games: 100, faults: 0, unfinished: 0 });
  }
});

test('the title can be said, and a game that is shipped keeps its name', async () => {
  const [template] = await names();
  const made = await cli(['new', template!, 'pig.yaml', '--title', 'Ours: #1', '--json'], { cwd });
  expect(made.json()).toMatchObject({ name: 'pig-2', title: 'Ours: #1' });
  expect((await cli('list pig.yaml', { cwd })).out).toMatch(/^pig-2: Ours: #1, /);
});

test('nothing is written over, and what was typed wrong is said', async () => {
  const [template] = await names();
  expect(await cli(['new', template!, 'mine.yaml'], { cwd })).toMatchObject({ code: 0 });
  const before = readFileSync(join(cwd, 'mine.yaml'), 'utf8');
  expect(await cli(['new', template!, 'mine.yaml', '--title', 'X'], { cwd })).toMatchObject({
    code: 2,
    err: 'error: mine.yaml is there already\n',
  });
  expect(readFileSync(join(cwd, 'mine.yaml'), 'utf8')).toBe(before);
  expect((await cli(['new', template!], { cwd })).code).toBe(2);
  expect((await cli(['new', template!, 'mine'], { cwd })).err).toContain('`mine.yaml`');
  expect((await cli(['new', template!.slice(1), 'x.yaml'], { cwd })).err).toContain(`Did you mean \`${template}\`?`);
  expect(await cli(['new', template!, 'no-folder/x.yaml'], { cwd })).toMatchObject({ code: 2 });
});
