/**
 * `npm run rules:coverage`: does a rule and a test stand for every sentence of the rulebooks?
 *
 * Every games/NAME/coverage.yaml maps the sentences of its rulebooks to rules and tests, or says why one is no rule. The
 * rulebooks themselves are not part of the project: they are looked for in ../shared/seeds beside it, and where that
 * folder is missing only the rules and tests that are named are checked.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { findPath } from '../engine/language/paths.ts';
import { sentences } from './sentences.ts';

type Mapping = Record<string, unknown>;

/** What stands for one sentence: rules and tests, or a reason why there are none. */
export interface Entry {
  hash: string;
  rules?: string[];
  tests?: string[];
  'not-a-rule'?: string;
}

export interface Game {
  /** By rulebook and sentence (`34.2`). */
  rulebooks: Record<string, Record<string, Entry>>;
  /** The game's document, and those of its data and variants by name. */
  document: Mapping;
  variants: Record<string, Mapping>;
  /** The names of all tests. */
  tests: Set<string>;
}

/** Every problem in a sentence of its own. `textOf` gives a rulebook's text, or undefined where it is not at hand. */
export function gaps(game: Game, textOf: (rulebook: string) => string | undefined): string[] {
  return Object.entries(game.rulebooks).flatMap(([rulebook, entries]) => {
    const text = textOf(rulebook);
    return [
      ...Object.entries(entries).flatMap(([at, entry]) =>
        entryProblems(game, entry).map((problem) => `${rulebook} ${at}: ${problem}`),
      ),
      ...(text === undefined ? [] : drift(text, entries).map((problem) => `${rulebook} ${problem}`)),
    ];
  });
}

function entryProblems(game: Game, entry: Entry): string[] {
  const { rules = [], tests = [], 'not-a-rule': why } = entry;
  if (why !== undefined) {
    return rules.length + tests.length > 0 ? ['is called no rule, but names rules or tests'] : [];
  }
  return [
    ...(rules.length === 0 ? ['has no rule'] : []),
    ...(tests.length === 0 ? ['has no test'] : []),
    ...rules.filter((path) => !ruleExists(game, path)).map((path) => `there is no rule \`${path}\``),
    ...tests.filter((name) => !game.tests.has(name)).map((name) => `there is no test \`${name}\``),
  ];
}

/** `turn.act.bid` is a rule of the game; `NAME/turn.act.bid` what a variant or data of that name holds or patches. */
function ruleExists({ document, variants }: Game, path: string): boolean {
  const slash = path.indexOf('/');
  if (slash < 0) return findPath(document, path).ok;
  const variant = variants[path.slice(0, slash)];
  const inside = path.slice(slash + 1);
  if (!variant) return false;
  return findPath(variant, inside).ok || Object.hasOwn((variant.patch ?? {}) as Mapping, inside);
}

function drift(text: string, entries: Record<string, Entry>): string[] {
  const found = sentences(text);
  const known = new Set(found.map((sentence) => sentence.at));
  return [
    ...found.flatMap(({ at, hash }) => {
      if (!Object.hasOwn(entries, at)) return [`${at}: nothing stands for this sentence (hash ${hash})`];
      return entries[at].hash === hash ? [] : [`${at}: the sentence has changed (hash ${hash})`];
    }),
    ...Object.keys(entries).flatMap((at) => (known.has(at) ? [] : [`${at}: there is no such sentence`])),
  ];
}

/** The names of the tests that a test file declares, as they are written there (`%s` and all). */
export function testNames(source: string): string[] {
  const title = String.raw`(['"${'`'}])((?:\\.|(?!\1)[\s\S])*)\1`;
  // `test('…'`, and `test.each(…)('…'` with two levels of parentheses in the table.
  const table = String.raw`(?:\.each\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?`;
  const pattern = new RegExp(String.raw`\b(?:test|it)${table}\(\s*${title}`, 'g');
  return [...source.matchAll(pattern)].map((match) => match[2].replace(/\\(.)/g, '$1'));
}

function filesUnder(folder: string, ending: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path, ending);
    return entry.name.endsWith(ending) ? [path] : [];
  });
}

const readYaml = (path: string) => parse(readFileSync(path, 'utf8')) as Mapping;

/** All games of the project that have a coverage.yaml, by name. */
export function coveredGames(root: string): Record<string, Game> {
  const shared = filesUnder(join(root, 'test'), '.test.ts');
  const games = readdirSync(join(root, 'games')).filter((name) =>
    existsSync(join(root, 'games', name, 'coverage.yaml')),
  );
  return Object.fromEntries(
    games.map((name) => {
      const folder = join(root, 'games', name);
      const parts = ['data', 'variants'].map((part) => join(folder, part)).filter((part) => existsSync(part));
      const documents = parts.flatMap((part) => filesUnder(part, '.yaml')).map(readYaml);
      const game: Game = {
        rulebooks: readYaml(join(folder, 'coverage.yaml')).rulebooks as Game['rulebooks'],
        document: readYaml(join(folder, 'game.yaml')),
        variants: Object.fromEntries(documents.map((document) => [String(document.name), document])),
        tests: new Set(
          [...filesUnder(folder, '.test.ts'), ...shared].flatMap((path) => testNames(readFileSync(path, 'utf8'))),
        ),
      };
      return [name, game];
    }),
  );
}

function main(root: string): void {
  const seeds = resolve(root, '../shared/seeds');
  const textOf = (rulebook: string) =>
    existsSync(join(seeds, rulebook)) ? readFileSync(join(seeds, rulebook), 'utf8') : undefined;
  let failed = false;
  for (const [name, game] of Object.entries(coveredGames(root))) {
    const problems = gaps(game, textOf);
    const entries = Object.values(game.rulebooks).flatMap((sentencesOf) => Object.values(sentencesOf));
    const rules = entries.filter((entry) => entry['not-a-rule'] === undefined).length;
    for (const problem of problems) console.error(`games/${name}/coverage.yaml: ${problem}`);
    console.log(`${name}: ${entries.length} sentences, ${rules} of them rules, ${problems.length} problems`);
    const missing = Object.keys(game.rulebooks).filter((rulebook) => textOf(rulebook) === undefined);
    if (missing.length > 0)
      console.log(`${name}: skipped the sentences of ${missing.join(', ')}, not found in ../shared/seeds`);
    failed ||= problems.length > 0;
  }
  if (failed) process.exitCode = 1;
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) {
  main(fileURLToPath(new URL('..', import.meta.url)));
}
