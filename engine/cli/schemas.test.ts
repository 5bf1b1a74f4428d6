/** Every JSON that the command line prints fits its schema. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { cli, ROOT } from './testing.ts';

const folder = join(ROOT, 'schema/cli');
const schemas = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, schemas });

function expectFit(schema: string, values: readonly unknown[]): void {
  const validate = ajv.getSchema(`cli/${schema}.schema.json`)!;
  for (const value of values) {
    validate(value);
    expect(validate.errors ?? [], JSON.stringify(value).slice(0, 300)).toEqual([]);
  }
}

const FIXTURES = ['kuhn-poker', 'rock-paper-scissors', 'auction', 'gifts'].map((name) => `test/fixtures/${name}`);
const GAMES = ['square-on-sale', ...FIXTURES];

test('the schemas say what everything means', () => {
  const silent: string[] = [];
  const look = (node: unknown, at: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { properties = {} } = node as {
      properties?: Record<string, { description?: string; $ref?: string; const?: string; enum?: unknown }>;
    };
    for (const [name, property] of Object.entries(properties)) {
      if (!(property.description || property.$ref || property.const || property.enum) && !Array.isArray(property))
        silent.push(`${at}/${name}`);
    }
    for (const [key, value] of Object.entries(node)) look(value, `${at}/${key}`);
  };
  for (const schema of schemas) look(schema, schema.$id);
  expect(silent.filter((place) => !/total$/.test(place))).toEqual([]);
});

test.each(GAMES)('%s: traces, whole and as each seat sees them', async (game) => {
  expectFit('trace', (await cli(`trace ${game} --seed x`)).lines());
  expectFit('trace', (await cli(`trace ${game} --seat 0 --game 3`)).lines());
  expectFit('trace', (await cli(`trace ${game} --seat 1`)).lines());
});

test.each(GAMES)('%s: everything else', async (game) => {
  expectFit('list', [(await cli(`list ${game} --json`)).json()]);
  expectFit('check', [(await cli(`check ${game} --json`)).json()]);
  expectFit('simulate', [(await cli(`simulate ${game} --games 5 --json`)).json()]);
  expectFit('perft', [(await cli(`perft ${game} --depth 1 --json`)).json()]);
  expectFit('test', [(await cli(`test ${game} --games 1 --json`)).json()]);
  expectFit('record', [(await cli(`record ${game} --check --json`)).json()]);
  expectFit('types', [(await cli(`types ${game} --json`)).json()]);
  expectFit('compile', [
    (await cli(`compile ${game} --json`)).json(),
    (await cli(`compile ${game} --print --json`)).json(),
  ]);
  expectFit('play', (await cli(`play ${game} --json --bot all=random`)).lines());
});

test('the result of a plan, with a sweep', async () => {
  const path = join(ROOT, 'docs/examples/pig-target.plan.json');
  expectFit('lab', [(await cli(['lab', '--plan', path, '--workers', '1', '--json'])).json()]);
});

test('the list of games, problems, reasons, a game fed by a program', async () => {
  expectFit('list', [(await cli('list --json')).json()]);
  expectFit('hooks', [(await cli('hooks --json')).json()]);
  expectFit('hooks', [(await cli('hooks --json')).json()]);
  const broken = await cli(['check', '--json', 'test/fixtures/gifts', 'engine/cli/fixtures/two-problems.yaml']);
  expect(broken.code).toBe(1);
  expectFit('check', [broken.json()]);
  expectFit('why', [
    (
      await cli(['why', 'square-on-sale', '--json', '--move', '{"action":"bid","args":{"square":"a1","amount":3}}'])
    ).json(),
    (
      await cli(['why', 'square-on-sale', '--json', '--move', '{"action":"bid","args":{"square":"a1","amount":300}}'])
    ).json(),
    (await cli(['why', 'square-on-sale', '--json', '--move', '{"action":"bake"}'])).json(),
  ]);
  const input = 'check\nundo\nundo\nfoo\n{"action":"check"}\nscores\nhelp\ncheck\n';
  const played = await cli('play test/fixtures/kuhn-poker --json --seed 1', { input });
  expectFit('play', played.lines());
  expect(played.lines().map((line) => line.type)).toEqual([
    'start',
    'ask',
    'ply',
    'ask',
    'moved',
    'ask',
    'refused',
    'ask',
    'refused',
    'ask',
    'ply',
    'ask',
    'said',
    'ask',
    'said',
    'ask',
    'ply',
    'end',
  ]);
});
