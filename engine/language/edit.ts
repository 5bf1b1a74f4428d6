/**
 * Changes one value of a text and leaves every other byte alone: comments, quoting, blank lines stay. The result is read
 * again, and an edit that would not lead to exactly the intended value is refused.
 *
 * edit-set.ts and edit-remove.ts find the place (layout.ts measures the text); write.ts makes the text of a value.
 */
import { diagnose } from '../diagnostics/catalogue.ts';
import { fail, ok, type Result } from '../diagnostics/diagnostic.ts';
import { Remover } from './edit-remove.ts';
import { Setter } from './edit-set.ts';
import { Refusal, type TextEdit } from './layout.ts';
import type { Key } from './origins.ts';
import { parseText } from './parse.ts';
import { nowhere } from './places.ts';
import { isMapping, type Mapping } from './tree.ts';

export type { TextEdit } from './layout.ts';

export const applyEdit = (text: string, { start, end, text: inserted }: TextEdit): string =>
  text.slice(0, start) + inserted + text.slice(end);

/**
 * Writes a value under a path of keys and indexes. Mappings on the way that don't exist are made; an index may be one
 * past the end of a list. `value` is plain data. Codes: those of reading the text, and edit-refused.
 */
export function setValue(text: string, path: readonly Key[], value: unknown): Result<TextEdit> {
  return change(
    text,
    path,
    () => new Setter(text).set(path, value),
    (root) => withValue(root, path, value),
  );
}

export interface RemoveOptions {
  /** Removes mappings and lists too that become empty by it. Without it they stay as `{}` or `[]`. */
  prune?: boolean;
}

/** Takes the value under a path away, with its key and the comment right above it. */
export function removeValue(
  text: string,
  path: readonly Key[],
  { prune = false }: RemoveOptions = {},
): Result<TextEdit> {
  let target = path;
  const parsed = parseText({ uri: '', text });
  while (parsed.ok && target.length > 1) {
    const parent = target
      .slice(0, -1)
      .reduce<unknown>((at, key) => (at as Mapping | undefined)?.[key as string], parsed.value.value);
    if (typeof parent !== 'object' || parent === null || Object.keys(parent).length !== 1) break;
    if (!prune) {
      const empty = Array.isArray(parent) ? [] : {};
      return Object.hasOwn(parent, target[target.length - 1])
        ? setValue(text, target.slice(0, -1), empty)
        : refuse('there is nothing to remove');
    }
    target = target.slice(0, -1);
  }
  const aim = target;
  return change(
    text,
    aim,
    () => new Remover(text).remove(aim),
    (root) => withoutValue(root, aim),
  );
}

function refuse(problem: string): Result<never> {
  return fail([diagnose('edit-refused', { problem }, nowhere(''))]);
}

function change(
  text: string,
  path: readonly Key[],
  edit: () => TextEdit,
  intended: (root: unknown) => unknown,
): Result<TextEdit> {
  const before = parseText({ uri: '', text });
  if (!before.ok) return before;
  try {
    if (path.length === 0) throw new Refusal('the whole text can’t be replaced');
    const result = edit();
    const after = parseText({ uri: '', text: applyEdit(text, result) });
    if (!after.ok || !same(after.value.value, intended(before.value.value))) {
      return refuse('the text would not say what is meant');
    }
    return ok(result);
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.message);
    return fail([diagnose('internal', { problem: String(error) }, nowhere(''))]);
  }
}

function withValue(at: unknown, path: readonly Key[], value: unknown): unknown {
  if (path.length === 0) return value;
  const [key, ...rest] = path;
  const copy: Mapping | unknown[] = Array.isArray(at) ? [...at] : { ...(at as Mapping | null) };
  (copy as Mapping)[key as string] = withValue((at as Mapping | null)?.[key as string], rest, value);
  return copy;
}

function withoutValue(at: unknown, [key, ...rest]: readonly Key[]): unknown {
  if (Array.isArray(at) && rest.length === 0) return at.filter((_, index) => index !== key);
  const copy: Mapping | unknown[] = Array.isArray(at) ? [...at] : { ...(at as Mapping) };
  if (rest.length === 0) delete (copy as Mapping)[key as string];
  else (copy as Mapping)[key as string] = withoutValue((at as Mapping)[key as string], rest);
  return copy;
}

/** Equal data, the order of keys aside. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => same(item, b[index]));
  if (!isMapping(a) || !isMapping(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}
