/** Games on disk as a library, for tests: those that are shipped, and the fixtures. */
import { fileURLToPath } from 'node:url';
import { libraryOf } from '../../engine/cli/library.ts';
import { type Library, loadRuleSet, type RuleSet } from '../../engine/index.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Every folder with a `game.yaml` in a folder of the project (`games` or `test/fixtures`, say), and in those beneath it. */
export const libraryAt = (folder: string): Library => libraryOf(`${ROOT}${folder}`, ROOT);

export const fixtures: Library = libraryAt('test/fixtures');
export const games: Library = libraryAt('games');
export const templates: Library = libraryAt('templates');

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
