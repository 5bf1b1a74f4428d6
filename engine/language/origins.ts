/**
 * Where values were written. Every mapping and list that comes out of a text has an origin beside it, kept by identity;
 * merging copies what it changes, and the copies take the origins of their entries along.
 */
import { type Location, NOWHERE } from '../diagnostics/diagnostic.ts';
import type { Span } from '../expression/ast.ts';
import { type ScalarStyle, scalarOffsets } from './scalar.ts';
import { locationAt, type Source } from './source.ts';
import type { Origins } from './types.ts';

export type Key = string | number;

/** A mapping or list in a text. */
export interface ContainerOrigin {
  source: Source;
  /** Its own entry in what contains it; absent at the root. */
  entry?: EntryOrigin;
  start: number;
  end: number;
  entries: Map<Key, EntryOrigin>;
}

/** A value in a mapping or list, and its key. Offsets into the text. */
export interface EntryOrigin {
  owner: ContainerOrigin;
  key: Key;
  /** Absent for items of lists. */
  keyStart?: number;
  keyEnd?: number;
  start: number;
  end: number;
  /** How a string is written, if it is one. */
  style?: ScalarStyle;
}

const containers = new WeakMap<object, ContainerOrigin>();

export const originOf = (container: object): ContainerOrigin | undefined => containers.get(container);
export const setOrigin = (container: object, origin: ContainerOrigin): void => {
  containers.set(container, origin);
};

export function pathOf(entry: EntryOrigin): Key[] {
  const path: Key[] = [];
  for (let at: EntryOrigin | undefined = entry; at; at = at.owner.entry) path.unshift(at.key);
  return path;
}

export function entryLocation(entry: EntryOrigin): Location {
  const { source } = entry.owner;
  // Where nothing is written, the key is shown.
  if (entry.end <= entry.start && entry.keyStart !== undefined) return keyLocation(entry);
  return locationAt(source, pathOf(entry), entry.start, entry.end);
}

export function keyLocation(entry: EntryOrigin): Location {
  if (entry.keyStart === undefined || entry.keyEnd === undefined) {
    return locationAt(entry.owner.source, pathOf(entry), entry.start, entry.end);
  }
  return locationAt(entry.owner.source, pathOf(entry), entry.keyStart, entry.keyEnd);
}

export function containerLocation(origin: ContainerOrigin): Location {
  return locationAt(origin.source, origin.entry ? pathOf(origin.entry) : [], origin.start, origin.end);
}

/** A piece of the string that an entry holds; the whole entry if it holds no string. */
export function spanLocation(entry: EntryOrigin, span: Span): Location {
  const whole = entryLocation(entry);
  if (!entry.style) return whole;
  const { source } = entry.owner;
  const offsets = scalarOffsets(source.text, entry.start, entry.end, entry.style);
  if (!offsets || span.start > offsets.length - 1 || span.end > offsets.length - 1) return whole;
  const start = offsets[span.start];
  const end = span.end > span.start ? offsets[span.end - 1] + 1 : start;
  return locationAt(source, whole.path, start, Math.max(end, span.end > span.start ? start + 1 : start));
}

/** Origins of whatever was parsed or merged in this program. */
export const origins: Origins = {
  at(container, key) {
    const entry = containers.get(container)?.entries.get(key);
    return entry && entryLocation(entry);
  },
  keyAt(container, key) {
    const entry = containers.get(container)?.entries.get(key);
    return entry && keyLocation(entry);
  },
  self(container) {
    const origin = containers.get(container);
    return origin && containerLocation(origin);
  },
  expression(container, key, span) {
    const origin = containers.get(container);
    const entry = origin?.entries.get(key);
    if (entry) return spanLocation(entry, span);
    return origin ? containerLocation(origin) : { document: '', path: [], range: NOWHERE };
  },
};
