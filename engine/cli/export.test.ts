import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cli } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'houserules-export-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GAMES = [
  ...['new-games-order', 'original-basic', 'original-standard', 'original-bubble', 'bubble'].map(
    (variant) => `square-on-sale --variant ${variant}`,
  ),
  'square-on-sale --variant original-bubble --option money=9 --option spillover=straight --players 5',
  ...['kuhn-poker', 'rock-paper-scissors', 'auction', 'gifts'].map((name) => `${join('test/fixtures', name)}`),
];
const FORMATS = ['yaml', 'json', 'zip', 'yaml --extends', 'json --extends'];

describe.each(GAMES)('%s', (game) => {
  const [name, ...choices] = game.split(' ');
  const players = /--players \d/.exec(game)?.[0] ?? '';

  test.each(FORMATS)('exported as %s plays the same game', async (format) => {
    const file = join(folder, `rules.${format.split(' ')[0]}`);
    const written = await cli(`export ${game} --format ${format} --out ${file} --json`);
    expect(written).toMatchObject({ code: 0, err: '' });
    expect(written.json()).toEqual({
      file,
      format: format.split(' ')[0],
      extends: format.includes('extends') || format === 'zip',
      bytes: readFileSync(file).length,
    });
    const source = await cli(`trace ${name} ${choices.join(' ')} --seed two`);
    const copy = await cli(`trace ${file} ${players} --seed two`, { cwd: folder });
    expect(copy).toMatchObject({ code: 0, err: '' });
    expect(copy.out).toBe(source.out);
    expect(await cli(`check ${file}`)).toMatchObject({ code: 0, err: '' });
  });
});

test('a trace fits the exported rules, and the other way round', async () => {
  const choices = '--variant bubble --option money=9';
  const [file, trace] = [join(folder, 'tweak.json'), join(folder, 'tweak.jsonl')];
  await cli(`export square-on-sale ${choices} --out ${file}`);
  const source = await cli(`trace square-on-sale ${choices} --seed 5`);
  writeFileSync(trace, source.out);
  expect((await cli(`trace ${file} --moves ${trace}`)).out).toBe(source.out);
  expect((await cli(`trace square-on-sale --moves ${trace}`)).out).toBe(source.out);
});

test('a text is printed if no file is named; the name of a file says its format', async () => {
  const { out } = await cli('export square-on-sale --option money=9 --extends');
  expect(out).toMatch(/^houserules: 1\nextends: square-on-sale\n/);
  expect(out).toContain('money: 9');
  expect(JSON.parse((await cli('export test/fixtures/gifts --format json')).out)).toMatchObject({ name: 'gifts' });
  await cli(`export test/fixtures/gifts --out ${join(folder, 'g.zip')}`);
  expect(readFileSync(join(folder, 'g.zip')).subarray(0, 2).toString()).toBe('PK');
  await cli(`export test/fixtures/gifts --out ${join(folder, 'g.json')}`);
  expect(JSON.parse(readFileSync(join(folder, 'g.json'), 'utf8'))).toMatchObject({ name: 'gifts' });
});

test.each([
  [2, 'export square-on-sale --format zip'],
  [2, 'export square-on-sale --format pdf --out x.pdf'],
  [2, 'export square-on-sale --out /no/such/folder/x.yaml'],
  [2, 'export square-on-sale --option money=0 --out x.yaml'],
  [2, 'export nothing --out x.yaml'],
  [1, 'export engine/cli/fixtures/two-problems.yaml'],
])('exit code %i: %s', async (code, line) => {
  expect(await cli(line)).toMatchObject({ code });
});

test('rules that were made with another version of their game: theirs are played, or the installed ones', async () => {
  const file = join(folder, 'old.yaml');
  await cli(`export square-on-sale --variant bubble --extends --out ${file}`);
  // As if the game had had more money then; the hash goes with it.
  const old = readFileSync(file, 'utf8')
    .replace('integer: 20\n', 'integer: 18\n')
    .replace(/hash: sha256-\w+/, 'hash: sha256-0');
  writeFileSync(file, old);
  const theirs = await cli(`trace ${file}`);
  expect(theirs.code).toBe(0);
  expect(theirs.lines()[0]).toMatchObject({ options: { money: 18 } });
  expect(theirs.err).toContain(
    'was made with other rules of `square-on-sale` than those that are installed; the ones it was made with are taken',
  );
  expect(theirs.err).toContain('was changed inside it after it was written'.replace('was', 'were'));
  const installed = await cli(`trace ${file} --base installed`);
  expect(installed.lines()[0]).toMatchObject({ options: { money: 20 } });
  expect(installed.err).toContain('the installed ones are taken');
});

test('problems of a zip are said at its rules; what is no zip is no rule set', async () => {
  const file = join(folder, 'damaged.zip');
  writeFileSync(file, 'PK\u0003\u0004 nothing');
  expect(await cli(`trace ${file}`)).toMatchObject({ code: 2 });
  const save = join(folder, 'save.json');
  writeFileSync(save, '{"kind":"houserules-save","format":1}');
  expect((await cli(`trace ${save}`)).err).toContain('is a saved game');
});
