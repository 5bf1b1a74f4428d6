/** When two pieces of rules are equal. */
import { isMapping, type Mapping } from '../language/tree.ts';
import { canonical } from './phrases.ts';

/** Equal data; the order of keys counts only where `named` looks at it. */
export function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Equal rules, in whatever spelling. */
export function sameRules(a: unknown, b: unknown): boolean {
  if (same(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => sameRules(item, b[i]));
  if (isMapping(a) && isMapping(b) && keysOf(a, b).every((key) => key in a && key in b && sameRules(a[key], b[key])))
    return true;
  return typeof a !== 'object' && typeof b !== 'object' ? canonical(a) === canonical(b) : oneOf(a, b);
}

/** One of them is JsonLogic, the other perhaps infix. */
function oneOf(a: unknown, b: unknown): boolean {
  const [x, y] = [canonical(a), canonical(b)];
  return typeof x === 'string' && x === y;
}

export const keysOf = (a: Mapping, b: Mapping): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])];
