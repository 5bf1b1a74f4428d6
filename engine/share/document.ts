/**
 * A person's own rule set as a text that extends a game, and the changes that a panel makes to it. Each change leaves
 * every other byte of the text alone, and the text stays the only place where anything is kept.
 */
import { diagnose } from '../diagnostics/catalogue.ts';
import { fail, ok, type Result } from '../diagnostics/diagnostic.ts';
import { between } from '../language/between.ts';
import { applyEdit, removeValue, setValue, type TextEdit } from '../language/edit.ts';
import type { Key } from '../language/origins.ts';
import { parseText } from '../language/parse.ts';
import { nowhere } from '../language/places.ts';
import { isMapping } from '../language/tree.ts';
import type { OptionValue, VariantInfo } from '../language/types.ts';

/** A changed text, and the one place in the old text that is changed (absent if nothing is). */
export interface ChangedText {
  text: string;
  edit?: TextEdit;
}

/**
 * Gives an option a value, or takes its value out of the text again (`undefined`), with `with:` if that becomes empty.
 * Codes: those of reading the text, and edit-refused.
 */
export function setOption(text: string, name: string, value: OptionValue | undefined): Result<ChangedText> {
  return value === undefined ? unset(text, ['with', name]) : set(text, ['with', name], value);
}

/**
 * In a text that stands alone an option gets its value where it is declared, unless that is worked out there or `with:` sets it
 * already: then as by `setOption`. Codes: those of reading the text, and edit-refused.
 */
export function setPrinted(text: string, name: string, value: OptionValue | undefined): Result<ChangedText> {
  const read = parseText({ uri: '', text });
  if (!read.ok) return read;
  const { options, with: set_ } = read.value.value as Record<string, Record<string, unknown> | undefined>;
  const declared = options?.[name];
  const kind = isMapping(declared) ? OPTION_KINDS.find((key) => Object.hasOwn(declared, key)) : undefined;
  if (value === undefined || !kind || set_?.[name] !== undefined) return setOption(text, name, value);
  const there = (declared as Record<string, unknown>)[kind];
  // A choice is a word; any other text is an expression.
  const plain =
    typeof there !== 'string' || (kind === 'choice' && isValueOf(declared as Record<string, unknown>, there));
  return plain ? set(text, ['options', name, kind], value) : setOption(text, name, value);
}

const OPTION_KINDS = ['integer', 'boolean', 'choice', 'list', 'permutation'] as const;

const isValueOf = ({ of }: Record<string, unknown>, word: string): boolean => isMapping(of) && Object.hasOwn(of, word);

/** Takes all option values out of the text: everything is as printed, apart from variants and patches. */
export const resetOptions = (text: string): Result<ChangedText> => unset(text, ['with']);

/** Says which variants are chosen. `undefined`: those that are active by default. */
export function setVariants(text: string, variants: readonly string[] | undefined): Result<ChangedText> {
  const read = parseText({ uri: '', text });
  if (!read.ok) return read;
  const base = read.value.value.extends;
  const [game, own]: (string | undefined)[] = typeof base === 'string' ? base.split('/') : [];
  if (game === undefined) {
    return fail([diagnose('edit-refused', { problem: 'it extends no game' }, nowhere(''))]);
  }
  const steps: ((text: string) => Result<ChangedText>)[] = [
    // A variant that is named in `extends` would stay chosen.
    ...(own !== undefined && !variants?.includes(own) ? [(at: string) => set(at, ['extends'], game)] : []),
    (at) => (variants ? set(at, ['variants'], variants) : unset(at, ['variants'])),
  ];
  return inTurn(text, steps);
}

/** Sets several options one after the other; `undefined` takes a value away. */
export function setOptions(
  text: string,
  values: Readonly<Record<string, OptionValue | undefined>>,
): Result<ChangedText> {
  return inTurn(
    text,
    Object.entries(values).map(
      ([name, value]) =>
        (at) =>
          setOption(at, name, value),
    ),
  );
}

export const setTitle = (text: string, title: string): Result<ChangedText> => set(text, ['title'], title);

/**
 * The list for `setVariants` after a person switched one variant on or off: the others of its group give way, those that
 * need what is no longer there go too. The list is as short as it can be, and `undefined` if it says nothing.
 */
export function toggleVariant(infos: readonly VariantInfo[], name: string, on: boolean): string[] | undefined {
  const toggled = infos.find((info) => info.name === name);
  if (!toggled) return variantList(infos, (info) => info.active);
  const active = new Set(infos.filter((info) => info.active).map((info) => info.name));
  const group = infos.filter((info) => toggled.group !== undefined && info.group === toggled.group);
  if (on) {
    for (const other of group) active.delete(other.name);
    active.add(name);
    for (const other of infos) {
      const clash = other.name !== name && (other.excludes.includes(name) || toggled.excludes.includes(other.name));
      if (clash && other.group === undefined) active.delete(other.name);
    }
  } else {
    active.delete(name);
    const standard = group.find((info) => info.default);
    if (standard && standard !== toggled) active.add(standard.name);
    else if (toggled.group !== undefined) active.add(name);
  }
  for (let again = true; again; ) {
    const lost = infos.find((info) => active.has(info.name) && info.requires.some((each) => !active.has(each)));
    again = lost !== undefined && lost.group === undefined;
    if (again) active.delete(lost!.name);
  }
  return variantList(infos, (info) => active.has(info.name));
}

function variantList(infos: readonly VariantInfo[], active: (info: VariantInfo) => boolean): string[] | undefined {
  if (infos.every((info) => active(info) === info.default)) return undefined;
  // The first of a group is chosen unless another one is.
  return infos.filter((info) => active(info) && !(info.default && info.group !== undefined)).map((info) => info.name);
}

function set(text: string, path: readonly Key[], value: unknown): Result<ChangedText> {
  const read = parseText({ uri: '', text });
  if (!read.ok) return read;
  const there = path.reduce<unknown>(
    (at, key) => (at as Record<string, unknown> | undefined)?.[key as string],
    read.value.value,
  );
  if (JSON.stringify(there) === JSON.stringify(value)) return ok({ text });
  return applied(text, setValue(text, path, value));
}

function unset(text: string, path: readonly Key[]): Result<ChangedText> {
  const read = parseText({ uri: '', text });
  if (!read.ok) return read;
  let at: unknown = read.value.value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return ok({ text });
    at = (at as Record<string, unknown>)[key as string];
  }
  return applied(text, removeValue(text, path, { prune: true }));
}

function applied(text: string, edit: Result<TextEdit>): Result<ChangedText> {
  return edit.ok ? ok({ text: applyEdit(text, edit.value), edit: edit.value }) : edit;
}

function inTurn(text: string, steps: readonly ((text: string) => Result<ChangedText>)[]): Result<ChangedText> {
  let changed = text;
  for (const step of steps) {
    const next = step(changed);
    if (!next.ok) return next;
    changed = next.value.text;
  }
  return ok({ text: changed, ...(changed === text ? {} : { edit: between(text, changed) }) });
}
