import { basename, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { cli, ROOT } from './testing.ts';

/** The messages of TypeScript's checker about each file. */
function check(files: Readonly<Record<string, string>>): Record<string, string[]> {
  const options: ts.CompilerOptions = { strict: true, noEmit: true, lib: ['lib.es5.d.ts'], types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  const own = (name: string): string | undefined => files[basename(name)];
  host.getSourceFile = (name, ...rest) => {
    const text = own(name);
    return text === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
  };
  host.fileExists = (name) => own(name) !== undefined || fileExists(name);
  host.readFile = (name) => own(name) ?? readFile(name);
  const names = Object.keys(files).map((name) => join(ROOT, name));
  const program = ts.createProgram(names, options, host);
  const problems = ts.getPreEmitDiagnostics(program);
  return Object.fromEntries(
    names.map((name) => [
      basename(name),
      problems
        .filter((each) => each.file?.fileName === name)
        .map((each) => ts.flattenDiagnosticMessageText(each.messageText, '\n')),
    ]),
  );
}

const RIGHT = `
  import type * as Game from './square';
  const zone: Game.ZoneName = 'stack';
  const ofSquares: Game.ZonesOf<'square'> = 'bid';
  const held: Game.Zones['bank']['holds'] = 'gem';
  const group: Game.Spaces['square']['group'] = 'corner';
  const name: Game.Spaces['square']['name'] = 'e5';
  const bidder: Game.Variables['bidder']['value'] = null;
  const way: Game.Options['spillover'] = 'diagonal';
  const owner: Game.Definitions['owner'] = (square: Game.SquareId) => square;
  export const used = [zone, ofSquares, held, group, name, bidder, way, owner];`;

const WRONG = [
  ["ZoneName = 'stack'", "ZoneName = 'stock'"],
  ["ZonesOf<'square'> = 'bid'", "ZonesOf<'square'> = 'supply'"],
  ["= 'gem'", "= 'money'"],
  ["= 'corner'", "= 'rim'"],
  ["= 'e5'", "= 'f5'"],
  ["['bidder']", "['bider']"],
  ["= 'diagonal'", '= 3'],
  ['(square: Game.SquareId)', '(square: Game.PlayerId)'],
] as const;

test('types of a game compile, and what names a zone wrongly does not', async () => {
  const square = (await cli('types square-on-sale')).out;
  expect(square).toMatch(/^\/\/ The names of Square on Sale, for its hooks\./);
  const files: Record<string, string> = { 'square.ts': square, 'right.ts': RIGHT };
  for (const name of ['kuhn-poker', 'rock-paper-scissors', 'auction', 'gifts'])
    files[`${name}.ts`] = (await cli(`types test/fixtures/${name}`)).out;
  const fine = Object.keys(files);
  WRONG.forEach(([mine, wrong], i) => {
    expect(RIGHT).toContain(mine);
    files[`wrong${i}.ts`] = RIGHT.replace(mine, wrong);
  });
  const problems = check(files);
  for (const name of fine) expect(problems[name], name).toEqual([]);
  WRONG.forEach(([, wrong], i) => {
    expect(problems[`wrong${i}.ts`], wrong).toHaveLength(1);
  });
}, 60_000);
