/** Changes of a rule set as small edits of its text. */
import type { PreparedGame, Result, RuleSet } from '../../engine/index.ts';
import {
  type ChangedText,
  resetOptions,
  setOption,
  setTitle,
  setVariants,
  toggleVariant,
} from '../../engine/share/document.ts';
import type { RuleEdit } from './protocol.ts';

export function editRules(text: string, edit: RuleEdit, ruleSet: RuleSet, prepared: PreparedGame): Result<ChangedText> {
  switch (edit.kind) {
    case 'title':
      return setTitle(text, edit.title);
    case 'variant':
      return setVariants(text, toggleVariant(ruleSet.variants, edit.name, edit.on));
    case 'reset':
      return setOption(text, edit.name, undefined);
    case 'reset-all':
      return resetOptions(text);
    case 'option': {
      const option = prepared.options.find((one) => one.name === edit.name);
      const asPrinted = option && JSON.stringify(option.printed) === JSON.stringify(edit.value);
      return setOption(text, edit.name, asPrinted ? undefined : edit.value);
    }
  }
}
