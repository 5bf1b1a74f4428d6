/** Games on disk as a library, for tests: those that are shipped, and the fixtures. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GamePackage, type Library, loadRuleSet, type RuleSet, type RuleText } from '../../engine/index.ts';

/** Every folder with a `game.yaml` in a folder of the project (`games` or `test/fixtures`, say). */
export function libraryAt(folder: string): Library {
  const root = fileURLToPath(new URL(`../../${folder}/`, import.meta.url));
  const read = (path: string): RuleText => ({ uri: `${folder}/${path}`, text: readFileSync(root + path, 'utf8') });
  const games = readdirSync(root).filter((name) => existsSync(`${root}${name}/game.yaml`));
  const textsIn = (path: string): Record<string, RuleText> => {
    const files = existsSync(root + path) ? readdirSync(root + path).filter((file) => file.endsWith('.yaml')) : [];
    return Object.fromEntries(files.map((file) => [file.replace(/\.yaml$/, ''), read(path + file)]));
  };
  const packageOf = (name: string): GamePackage => ({
    name,
    game: read(`${name}/game.yaml`),
    data: textsIn(`${name}/data/`),
    variants: textsIn(`${name}/variants/`),
  });
  return { games: () => games, find: (name) => (games.includes(name) ? packageOf(name) : undefined) };
}

export const fixtures: Library = libraryAt('test/fixtures');
export const games: Library = libraryAt('games');

/** A game of a library with the given variants; fails with what is wrong with it. */
export function rulesOf(library: Library, game: string, variants?: readonly string[]): RuleSet {
  const rules = loadRuleSet({ game }, { library, variants });
  if (!rules.ok)
    throw new Error(
      rules.diagnostics
        .map(
          (each) => `${each.code} ${each.document}:${each.range.start.line}:${each.range.start.column} ${each.message}`,
        )
        .join('\n'),
    );
  return rules.value;
}
