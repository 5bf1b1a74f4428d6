/** Templates: small complete games that a new one starts from. The new one is a text of its own and extends nothing. */
import { ok, type Result } from '../diagnostics/diagnostic.ts';
import { applyEdit, setValue } from '../language/edit.ts';
import type { Library, RuleText } from '../language/types.ts';
import { nameFrom } from './new-rule-set.ts';

/** Names of templates, the shortest text first: whoever begins, begins there. */
export const templateNames = (templates: Library): string[] =>
  [...templates.games()].sort((a, b) => lengthOf(templates, a) - lengthOf(templates, b));

const lengthOf = (templates: Library, name: string): number => templates.find(name)?.game.text.length ?? 0;

/** The text of a template with another name and title; every other byte stays. Codes: those of reading the text. */
export function fromTemplate(template: RuleText, { name, title }: { name: string; title: string }): Result<string> {
  let { text } = template;
  for (const [key, value] of Object.entries({ name, title })) {
    const edit = setValue(text, [key], value);
    if (!edit.ok) return edit;
    text = applyEdit(text, edit.value);
  }
  return ok(text);
}

/** A name for a new game that no game of the library has: a text of the same name would be taken for a change of that game. */
export function newName(title: string, library: Library): string {
  const name = nameFrom(title, 'my-game');
  let free = name;
  for (let n = 2; library.find(free) !== undefined; n++) free = `${name}-${n}`;
  return free;
}
