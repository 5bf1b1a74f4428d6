/** Places to point at when a whole document, or something that no text holds, is meant. */
import { type Location, NOWHERE } from '../diagnostics/diagnostic.ts';
import type { ReadDocument } from './document.ts';
import { origins } from './origins.ts';
import { locationAt } from './source.ts';

/** The value of a key of a document; if there is none, its name; else its first line. */
export function placeOf(document: ReadDocument, key: string, item?: number): Location {
  const value = document.value as unknown as Record<string, unknown>;
  const list = value[key];
  if (item !== undefined && Array.isArray(list)) {
    const at = origins.at(list, item);
    if (at) return at;
  }
  return origins.at(value, key) ?? origins.at(value, 'name') ?? locationAt(document.source, [], 0, 0);
}

export const nowhere = (document: string): Location => ({ document, path: [], range: NOWHERE });
