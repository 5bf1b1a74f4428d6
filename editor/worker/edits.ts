/** Changes of a rule set as small edits of its text. */
import {
  fail,
  type Library,
  loadRuleSet,
  ok,
  type PreparedGame,
  prepareGame,
  type Result,
  type RuleSet,
  type RuleText,
} from '../../engine/index.ts';
import { between } from '../../engine/language/between.ts';
import {
  type ChangedText,
  resetOptions,
  setOption,
  setPrinted,
  setTitle,
  setVariants,
  toggleVariant,
} from '../../engine/share/document.ts';
import { exportText } from '../../engine/share/export-text.ts';
import { changeRule, makeOption, neverWhen, resetRule, switchOff } from '../../engine/share/rule-edits.ts';
import type { RuleEdit } from './protocol.ts';

export interface Edited {
  /** What is edited: the text in force, or what somebody is writing. */
  rules: RuleText;
  library: Library;
  /** Of the text in force. */
  ruleSet: RuleSet;
  prepared: Pick<PreparedGame, 'players' | 'options'>;
}

export function editRules({ rules, library, ruleSet, prepared }: Edited, edit: RuleEdit): Result<ChangedText> {
  const { text } = rules;
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
      const own = ruleSet.base === undefined && !ruleSet.definition.origin?.extends;
      return (own ? setPrinted : setOption)(text, edit.name, asPrinted ? undefined : edit.value);
    }
    case 'own-copy':
      return ownCopy(rules, library, prepared.players);
    default:
      return editRule(rules, library, prepared.players, edit);
  }
}

type RuleOnly = Extract<RuleEdit, { path: string }>;

/** Where rules stand is known of the text as it is, which therefore has to be one that can be read. */
function editRule(rules: RuleText, library: Library, players: number, edit: RuleOnly): Result<ChangedText> {
  const loaded = loadRuleSet(rules, { library });
  if (!loaded.ok) return loaded;
  const { text } = rules;
  switch (edit.kind) {
    case 'change-rule':
      return changeRule(text, loaded.value, edit.path);
    case 'reset-rule':
      return resetRule(text, loaded.value, edit.path);
    case 'switch-off': {
      const gone = switchOff(text, loaded.value, edit.path);
      if (gone.ok && works({ ...rules, text: gone.value.text }, library, players)) return gone;
      // Others speak of it: it stays in its place, and never happens.
      const never = neverWhen(text, loaded.value, edit.path);
      return never.ok && works({ ...rules, text: never.value.text }, library, players) ? never : gone;
    }
    case 'make-option': {
      const copy = changeRule(text, loaded.value, edit.path);
      if (!copy.ok) return copy;
      const own = { ...rules, text: copy.value.text };
      const again = loadRuleSet(own, { library });
      if (!again.ok) return again;
      const made = makeOption(own.text, again.value, edit.path, edit.number, edit.option);
      return made.ok ? ok({ text: made.value.text, edit: between(text, made.value.text) }) : made;
    }
  }
}

function works(rules: RuleText, library: Library, players: number): boolean {
  const loaded = loadRuleSet(rules, { library });
  return loaded.ok && prepareGame(loaded.value, { players }).ok;
}

function ownCopy(rules: RuleText, library: Library, players: number): Result<ChangedText> {
  const written = exportText(rules, { library, format: 'yaml', players });
  if (!written.ok) return fail(written.diagnostics);
  const text = written.value.data as string;
  return ok({ text, edit: between(rules.text, text) });
}
