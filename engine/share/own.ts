/** The own text of a rule set as it travels: with what was chosen outside of it written in, and with what it extends. */
import { diagnose } from '../diagnostics/catalogue.ts';
import { fail, ok, type Result } from '../diagnostics/diagnostic.ts';
import { applyEdit, removeValue, setValue } from '../language/edit.ts';
import { parseText } from '../language/parse.ts';
import { nowhere } from '../language/places.ts';
import { isMapping } from '../language/tree.ts';
import type { Library, OptionValue, RuleText } from '../language/types.ts';
import { writeEntry } from '../language/write.ts';
import { baseTexts, hashTexts } from './base.ts';
import { setOptions, setVariants } from './document.ts';
import { newRuleSet } from './new-rule-set.ts';
import type { BaseTexts } from './types.ts';

export interface Chosen {
  library: Library;
  /** Chosen outside the text, as on the command line. */
  variants?: readonly string[];
  options?: Readonly<Record<string, unknown>>;
}

export interface Travelling {
  rules: RuleText;
  base: BaseTexts;
}

/** A game as such travels as a text that extends it and says what was chosen. */
export function travelling(
  entry: RuleText | { game: string },
  { library, variants, options }: Chosen,
): Result<Travelling> {
  const own = 'game' in entry ? undefined : entry;
  const game = own ? gameOf(own, library) : (entry as { game: string }).game;
  if (game !== undefined) {
    const base = baseTexts({ game }, own ? withGame(library, game, own) : library);
    if (!base.ok) return base;
    const text = newRuleSet(game, { name: game, variants, with: options });
    return ok({ rules: { uri: `${game}.yaml`, text }, base: base.value });
  }
  const rules = own!;
  const base = baseTexts(rules, library);
  if (!base.ok) return base;
  const chosen =
    variants && Object.keys(base.value).length > 0 ? setVariants(rules.text, variants) : ok({ text: rules.text });
  if (!chosen.ok) return chosen;
  const set = setOptions(chosen.value.text, (options ?? {}) as Record<string, OptionValue>);
  return set.ok ? ok({ rules: { uri: rules.uri, text: set.value.text }, base: base.value }) : set;
}

/** The name of a text that is itself a game with variants or data beside it. */
function gameOf(rules: RuleText, library: Library): string | undefined {
  const parsed = parseText(rules);
  if (!parsed.ok) return undefined;
  const { extends: base, variants, data, name } = parsed.value.value;
  const more = [variants, data].some((names) => Array.isArray(names) && names.length > 0);
  return base === undefined && more && typeof name === 'string' && library.find(name) ? name : undefined;
}

function withGame(library: Library, name: string, game: RuleText): Library {
  const find = (wanted: string) => {
    const found = library.find(wanted);
    return found && wanted === name ? { ...found, game } : found;
  };
  return { games: () => library.games(), find };
}

/** Notes in a text what it extends: the hash, the hooks, and the texts themselves. The text stays as it is if it extends nothing. */
export function withOrigin(
  { rules, base }: Travelling,
  hooks: Readonly<Record<string, number>>,
  carry: boolean,
): Result<string> {
  if (Object.keys(base).length === 0) return ok(rules.text);
  const parsed = parseText(rules);
  if (!parsed.ok) return parsed;
  const { texts: _, hooks: __, ...before } = (parsed.value.value.origin ?? {}) as Record<string, unknown>;
  const origin = {
    ...before,
    hash: hashTexts(base),
    ...(Object.keys(hooks).length > 0 && { hooks }),
    ...(carry && { texts: base }),
  };
  const edit = setValue(rules.text, ['origin'], origin);
  if (edit.ok) return ok(applyEdit(rules.text, edit.value));
  // An indented comment at the end would become part of the last text: then the notes come behind it.
  const text = `${rules.text.trimEnd()}\n${writeEntry('origin', origin, { flow: false, json: false, newline: '\n', column: 0 })}`;
  const read = parseText({ uri: rules.uri, text });
  const same = read.ok && JSON.stringify(read.value.value) === JSON.stringify({ ...parsed.value.value, origin });
  return same ? ok(text) : edit;
}

export interface Unpacked {
  text: string;
  /** Of what the text extends. */
  hash?: string;
  texts?: BaseTexts;
  /** Versions of the hooks that the rules name. */
  hooks?: Readonly<Record<string, unknown>>;
}

/** Takes the notes of `withOrigin` out of a text again. A text with errors stays as it is. */
export function withoutOrigin(rules: RuleText): Unpacked {
  const parsed = parseText(rules);
  const value = parsed.ok ? parsed.value.value : {};
  const { origin } = value;
  if (!isMapping(origin)) return { text: rules.text };
  const hooks = isMapping(origin.hooks) && { hooks: origin.hooks };
  // A text that stands alone goes on remembering what it was made from.
  if (value.extends === undefined) return { text: rules.text, ...hooks };
  let { text } = rules;
  for (const key of ['texts', 'hash', 'hooks']) {
    const removed = Object.hasOwn(origin, key) ? removeValue(text, ['origin', key], { prune: true }) : undefined;
    if (removed?.ok) text = applyEdit(text, removed.value);
  }
  return {
    text,
    ...(typeof origin.hash === 'string' && { hash: origin.hash }),
    ...(isTexts(origin.texts) && { texts: origin.texts }),
    ...hooks,
  };
}

export const isTexts = (value: unknown): value is BaseTexts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');

/** Never happens with definitions that were read from texts; said rather than written wrongly. */
export const unwritable = (problem: string): Result<never> => fail([diagnose('internal', { problem }, nowhere(''))]);
