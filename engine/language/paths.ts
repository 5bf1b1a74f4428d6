/**
 * Patch paths: names joined by dots, from a section on. A step is a key of the thing at hand, else something named inside
 * it: in its maps of named things, or in its lists of effects, where effects without a name are looked through.
 */
import { nearest } from '../diagnostics/near.ts';
import type { Key } from './origins.ts';
import { isMapping, type Mapping } from './tree.ts';

const NAME_MAPS = ['choose', 'together', 'params', 'where', 'variables', 'of', 'begin', 'turn', 'finish', 'setup'];
const EFFECT_LISTS = ['do', 'then', 'else', 'begin', 'setup', 'finish'];

export type Found =
  | { ok: true; path: Key[]; canonical: string }
  | {
      ok: false;
      /** The step that names nothing, or more than one thing (`count`), and the steps before it as written. */
      step: string;
      in: string;
      /** Where the step starts in the path. */
      at: number;
      count: number;
      /** What the steps before it name. */
      canonical: string;
      near?: string;
      known: string[];
    };

/** Finds what a path names. `canonical` is equal for all ways to write the path of one thing. */
export function findPath(root: Mapping, path: string): Found {
  const steps = path.split('.');
  let here: Key[] = [];
  let value: unknown = root;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i];
    const candidates = matches(value, step);
    if (candidates.length !== 1) {
      const known = names(value);
      return {
        ok: false,
        step,
        in: steps.slice(0, i).join('.'),
        at: steps.slice(0, i).join('.').length + (i > 0 ? 1 : 0),
        count: candidates.length,
        canonical: canonical(root, here),
        near: nearest(step, known),
        known,
      };
    }
    here = [...here, ...candidates[0]];
    value = candidates[0].reduce<unknown>((at, key) => (at as Mapping)[key as string], value);
  }
  return { ok: true, path: here, canonical: canonical(root, here) };
}

/** The name of a definition without its parameters. */
export const baseName = (key: string): string => key.replace(/\s*\(.*$/, '');

function matches(value: unknown, step: string): Key[][] {
  if (isMapping(value)) {
    if (Object.hasOwn(value, step)) return [[step]];
    const key = Object.keys(value).find((name) => baseName(name) === step);
    if (key !== undefined) return [[key]];
  }
  return [...named(value)].filter(({ name }) => name === step).map(({ path }) => path);
}

function names(value: unknown): string[] {
  const keys = isMapping(value) ? Object.keys(value).map(baseName) : [];
  return [...new Set([...keys, ...[...named(value)].map(({ name }) => name)])];
}

/** Everything with a name inside a thing, not looking into things with a name. */
export function* named(value: unknown): Generator<{ name: string; path: Key[] }> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (!isMapping(item)) continue;
      if (typeof item.name === 'string') yield { name: item.name, path: [index] };
      else yield* under(named(item), index);
    }
    return;
  }
  if (!isMapping(value)) return;
  for (const map of NAME_MAPS) {
    const inside = value[map];
    if (isMapping(inside)) for (const name of Object.keys(inside)) yield { name, path: [map, name] };
  }
  for (const list of EFFECT_LISTS) {
    if (Array.isArray(value[list])) yield* under(named(value[list]), list);
  }
}

function* under(found: Iterable<{ name: string; path: Key[] }>, key: Key): Generator<{ name: string; path: Key[] }> {
  for (const { name, path } of found) yield { name, path: [key, ...path] };
}

/** A path in names, so that it stays the same when something is put before it. */
export function canonical(root: Mapping, path: readonly Key[]): string {
  let value: unknown = root;
  const steps: string[] = [];
  for (const key of path) {
    value = (value as Mapping)[key as string];
    const name = typeof key === 'number' && isMapping(value) && typeof value.name === 'string' ? value.name : key;
    steps.push(String(name));
  }
  return steps.join('.');
}
