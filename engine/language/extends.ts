/** What a document extends: the chain of documents from the game at its root to the document itself. */
import { diagnose } from '../diagnostics/catalogue.ts';
import { fail, ok, type Result } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/near.ts';
import type { ReadDocument } from './document.ts';
import { placeOf } from './places.ts';
import { readDocument } from './read.ts';
import type { GamePackage, Library } from './types.ts';

export interface Chain {
  /** The game that stands alone first, the entry last. */
  documents: ReadDocument[];
  /** The package of the root, if it was found in the library. */
  root?: GamePackage;
}

export const splitExtends = (name: string): { game: string; variant?: string } => {
  const [game, variant] = name.split('/');
  return { game, ...(variant ? { variant } : {}) };
};

/** Follows `extends` from a document to the game that stands alone. */
export function followExtends(entry: ReadDocument, library: Library, own?: GamePackage): Result<Chain> {
  const documents = [entry];
  const seen = [entry.value.name];
  let root = own;
  for (let at = entry; at.value.extends !== undefined; ) {
    const { game, variant } = splitExtends(at.value.extends);
    const here = placeOf(at, 'extends');
    const found = library.find(game);
    if (!found) {
      const near = nearest(game, library.games());
      return fail([diagnose('extends-not-found', { name: game, near }, here)]);
    }
    if (variant && !found.variants[variant]) {
      const near = nearest(variant, Object.keys(found.variants));
      const facts = { name: at.value.extends, near: near && `${game}/${near}` };
      return fail([diagnose('extends-not-found', facts, here)]);
    }
    // A game that extends itself, or two that extend each other; not a rule set that happens to have the game's name.
    if (
      documents.some((document) => document.rules.uri === found.game.uri && document.rules.text === found.game.text)
    ) {
      return fail([diagnose('extends-cycle', { chain: [...seen, game] }, here)]);
    }
    const next = readDocument(found.game);
    if (!next.ok) return next;
    seen.push(game);
    documents.unshift(next.value);
    root = found;
    at = next.value;
  }
  return ok({ documents, root });
}
