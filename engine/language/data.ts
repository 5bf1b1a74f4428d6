/** The documents that a game names under `data`: parts of it that are kept in files of their own and always laid upon it. */
import { diagnose } from '../diagnostics/catalogue.ts';
import { type Diagnostic, fail, hasErrors, ok, type Result } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/near.ts';
import type { ReadDocument } from './document.ts';
import type { Chain } from './extends.ts';
import { placeOf } from './places.ts';
import { readDocument } from './read.ts';
import type { RuleText } from './types.ts';

export interface GameData {
  /** In the order in which the game names them. The entry itself, where it is one of them. */
  documents: ReadDocument[];
  /** The texts of the game's own, by name. */
  texts: Record<string, RuleText>;
}

/** Codes: data-not-found, data-base, and those of reading the texts. */
export function readData({ documents, root }: Chain): Result<GameData> {
  const [game, ...own] = documents;
  const problems: Diagnostic[] = [];
  const found: GameData = { documents: [], texts: {} };
  const known = root?.data ?? {};
  for (const document of documents) {
    document.value.data?.forEach((name, index) => {
      const rules = document === game && Object.hasOwn(known, name) ? known[name] : undefined;
      if (!rules) {
        const near = document === game ? nearest(name, Object.keys(known)) : undefined;
        problems.push(diagnose('data-not-found', { name, near }, placeOf(document, 'data', index)));
        return;
      }
      found.texts[name] = rules;
      const instead = own.find(({ value }) => value.name === name && value.extends === game.value.name);
      const read = instead ? ok(instead) : readDocument(rules);
      if (!read.ok) problems.push(...read.diagnostics);
      else if (read.value.value.extends !== game.value.name)
        problems.push(diagnose('data-base', { name, base: game.value.name }, placeOf(read.value, 'extends')));
      else found.documents.push(read.value);
    });
  }
  return hasErrors(problems) ? fail(problems) : ok(found, problems);
}
