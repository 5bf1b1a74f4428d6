/** Games on disk as a library, for tests: those that are shipped, and the fixtures. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GamePackage, type Library, loadRuleSet, type RuleSet, type RuleText } from '../../engine/index.ts';

/** Every folder with a `game.yaml` in a folder of the project (`games` or `test/fixtures`, say), and in those beneath it. */
export function libraryAt(folder: string): Library {
  const root = fileURLToPath(new URL(`../../${folder}/`, import.meta.url));
  const read = (path: string): RuleText => ({ uri: `${folder}/${path}`, text: readFileSync(root + path, 'utf8') });
  const folders = readdirSync(root, { withFileTypes: true }).flatMap(({ name }) => {
    if (existsSync(`${root}${name}/game.yaml`)) return [name];
    const inner = existsSync(`${root}${name}/.`) ? readdirSync(root + name) : [];
    return inner.filter((each) => existsSync(`${root}${name}/${each}/game.yaml`)).map((each) => `${name}/${each}`);
  });
  const names = new Map(folders.map((path) => [path.slice(path.lastIndexOf('/') + 1), path]));
  const packageOf = (name: string, path: string): GamePackage => {
    const variants = `${path}/variants/`;
    const files = existsSync(root + variants)
      ? readdirSync(root + variants).filter((file) => file.endsWith('.yaml'))
      : [];
    return {
      name,
      game: read(`${path}/game.yaml`),
      variants: Object.fromEntries(files.map((file) => [file.replace(/\.yaml$/, ''), read(variants + file)])),
    };
  };
  return {
    games: () => [...names.keys()],
    find: (name) => {
      const path = names.get(name);
      return path === undefined ? undefined : packageOf(name, path);
    },
  };
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
