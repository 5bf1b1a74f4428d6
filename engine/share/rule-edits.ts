/**
 * What a designer does to one rule: take it into their own text, switch it off, put it back, make a number of it an
 * option. Each is an edit of the user's own text; what the base says stays as it is.
 */
import { diagnose } from '../diagnostics/catalogue.ts';
import { fail, ok, type Result } from '../diagnostics/diagnostic.ts';
import { between } from '../language/between.ts';
import { applyEdit, removeValue, setValue } from '../language/edit.ts';
import { type Key, originOf } from '../language/origins.ts';
import { parseText } from '../language/parse.ts';
import { canonical, findPath } from '../language/paths.ts';
import { nowhere } from '../language/places.ts';
import { isMapping, type Mapping } from '../language/tree.ts';
import type { RuleSet } from '../language/types.ts';
import { copied } from './copied.ts';
import type { ChangedText } from './document.ts';
import type { RuleNumber } from './numbers.ts';

const refuse = (problem: string): Result<never> => fail([diagnose('edit-refused', { problem }, nowhere(''))]);

/** Copies a rule as it is now into `patch:` of the user's own text. A rule that stands there already stays. */
export function changeRule(text: string, ruleSet: RuleSet, path: string): Result<ChangedText> {
  const found = locate(ruleSet, path);
  if (!found.ok) return found;
  const { parent, key, value, target, own } = found.value;
  if (own) return ok({ text });
  const cleared = withoutPatches(text, ruleSet, target);
  if (!cleared.ok) return cleared;
  const keys = ['patch', path, 'replace'];
  const written = setValue(cleared.value, keys, value);
  if (!written.ok) return written;
  const plain = applyEdit(cleared.value, written.value);
  // With its comments, if it can be copied as it stands.
  return changed(text, copied(plain, keys, value, originOf(parent)?.entries.get(key)) ?? plain);
}

/** Takes a rule out of the game: one of the base by a patch, one of the user's own by taking away its lines. */
export function switchOff(text: string, ruleSet: RuleSet, path: string): Result<ChangedText> {
  const found = locate(ruleSet, path);
  if (!found.ok) return found;
  const cleared = withoutPatches(text, ruleSet, found.value.target);
  if (!cleared.ok) return cleared;
  const parsed = parseText({ uri: '', text: cleared.value });
  if (!parsed.ok) return parsed;
  const inText = findPath(parsed.value.value as Mapping, path);
  const edit = inText.ok
    ? removeValue(cleared.value, inText.path, { prune: true })
    : setValue(cleared.value, ['patch', path], { remove: true });
  return edit.ok ? changed(text, applyEdit(cleared.value, edit.value)) : edit;
}

/** A rule that does not happen, but keeps its place: others may name it. Effects only. */
export function neverWhen(text: string, ruleSet: RuleSet, path: string): Result<ChangedText> {
  const found = locate(ruleSet, path);
  if (!found.ok) return found;
  const inText = ownPlace(text, ruleSet, path);
  const edit = setValue(text, inText ? [...inText, 'when'] : ['patch', path, 'set', 'when'], false);
  return edit.ok ? changed(text, applyEdit(text, edit.value)) : edit;
}

/** Takes every patch of a rule, and of what is in it, out of the user's own text. */
export function resetRule(text: string, ruleSet: RuleSet, path: string): Result<ChangedText> {
  const found = findPath(ruleSet.definition as unknown as Mapping, path);
  const cleared = withoutPatches(text, ruleSet, found.ok ? found.canonical : path);
  return cleared.ok ? changed(text, cleared.value) : cleared;
}

export interface NewOption {
  name: string;
  label: string;
  min?: number;
  max?: number;
}

/**
 * Puts an option in place of a number of a rule that stands in the user's own text; `changeRule` brings it there.
 * @param ruleSet of `text`
 */
export function makeOption(
  text: string,
  ruleSet: RuleSet,
  path: string,
  number: Pick<RuleNumber, 'keys' | 'span' | 'value'>,
  { name, label, min, max }: NewOption,
): Result<ChangedText> {
  const rule = ownPlace(text, ruleSet, path);
  if (!rule) return refuse('the rule does not stand in your own text');
  if (Object.hasOwn(ruleSet.definition.options ?? {}, name)) return refuse(`there is an option \`${name}\` already`);
  const keys = [...rule, ...number.keys];
  const parsed = parseText({ uri: '', text });
  if (!parsed.ok) return parsed;
  const there = keys.reduce<unknown>((at, key) => (at as Mapping | undefined)?.[key as string], parsed.value.value);
  const { span } = number;
  const put = `option.${name}`;
  const value =
    typeof there === 'string' && span
      ? there.slice(0, span.start) + put + there.slice(span.end)
      : there === number.value
        ? put
        : undefined;
  if (value === undefined) return refuse('the number stands somewhere else now');
  const edit = setValue(text, keys, value);
  if (!edit.ok) return edit;
  const used = applyEdit(text, edit.value);
  const option = {
    integer: number.value,
    min: min ?? Math.min(0, number.value),
    max: max ?? Math.max(10, number.value * 2),
    label,
  };
  const declared = setValue(used, ['options', name], option);
  return declared.ok ? changed(text, applyEdit(used, declared.value)) : declared;
}

// ------------------------------------------------------------------------------------------------------------------

interface Located {
  parent: Mapping;
  key: Key;
  value: unknown;
  target: string;
  /** All of it is written in the user's own text. */
  own: boolean;
}

function locate({ definition, documents }: RuleSet, path: string): Result<Located> {
  const root = definition as unknown as Mapping;
  const found = findPath(root, path);
  if (!found.ok) return refuse(`there is no rule \`${path}\``);
  const parent = found.path.slice(0, -1).reduce<unknown>((at, key) => (at as Mapping)[key as string], root) as Mapping;
  const key = found.path[found.path.length - 1];
  const own = originOf(parent)?.entries.get(key)?.owner.source.uri === documents[documents.length - 1].uri;
  return ok({ parent, key, value: parent[key as string], target: canonical(root, found.path), own });
}

/** Where a rule stands in the user's own text: in a patch, or by itself. */
function ownPlace(text: string, ruleSet: RuleSet, path: string): Key[] | undefined {
  const parsed = parseText({ uri: '', text });
  if (!parsed.ok) return undefined;
  const root = parsed.value.value as Mapping;
  const direct = findPath(root, path);
  if (direct.ok) return direct.path;
  const target = findPath(ruleSet.definition as unknown as Mapping, path);
  if (!target.ok || !isMapping(root.patch)) return undefined;
  for (const [written, operations] of Object.entries(root.patch)) {
    const patched = findPath(ruleSet.definition as unknown as Mapping, written);
    if (!patched.ok || !isMapping(operations) || operations.replace === undefined) continue;
    if (target.canonical === patched.canonical) return ['patch', written, 'replace'];
    if (!target.canonical.startsWith(`${patched.canonical}.`)) continue;
    return ['patch', written, 'replace', ...target.path.slice(patched.path.length)];
  }
  return undefined;
}

function withoutPatches(text: string, ruleSet: RuleSet, target: string): Result<string> {
  const parsed = parseText({ uri: '', text });
  if (!parsed.ok) return parsed;
  const { patch } = parsed.value.value as Mapping;
  let result = text;
  for (const written of Object.keys(isMapping(patch) ? patch : {})) {
    const found = findPath(ruleSet.definition as unknown as Mapping, written);
    const name = found.ok ? found.canonical : written;
    if (name !== target && !name.startsWith(`${target}.`)) continue;
    const edit = removeValue(result, ['patch', written], { prune: true });
    if (!edit.ok) return edit;
    result = applyEdit(result, edit.value);
  }
  return ok(result);
}

const changed = (before: string, after: string): Result<ChangedText> =>
  ok({ text: after, ...(before === after ? {} : { edit: between(before, after) }) });
