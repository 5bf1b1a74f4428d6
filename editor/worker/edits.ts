/** Changes of a rule set as small edits of its text. */
import { fail, ok, type PreparedGame, type Result, type RuleSet } from '../../engine/index.ts';
import { applyEdit, removeValue, setValue, type TextEdit } from '../../engine/language/edit.ts';
import type { RuleEdit } from './protocol.ts';

export function editRules(text: string, edit: RuleEdit, ruleSet: RuleSet, prepared: PreparedGame): Result<string> {
  switch (edit.kind) {
    case 'text':
      return ok(edit.text);
    case 'variants':
      return edited(text, setValue(text, ['variants'], edit.names));
    case 'reset':
      return reset(text, edit.name, ruleSet);
    case 'option': {
      const option = prepared.options.find((one) => one.name === edit.name);
      if (option && JSON.stringify(option.printed) === JSON.stringify(edit.value)) return reset(text, edit.name, ruleSet);
      return edited(text, setValue(text, ['with', edit.name], edit.value));
    }
  }
}

function reset(text: string, name: string, ruleSet: RuleSet): Result<string> {
  if (!Object.hasOwn(ruleSet.own?.with ?? {}, name)) return ok(text);
  return edited(text, removeValue(text, ['with', name], { prune: true }));
}

const edited = (text: string, edit: Result<TextEdit>): Result<string> =>
  edit.ok ? ok(applyEdit(text, edit.value)) : fail(edit.diagnostics);
