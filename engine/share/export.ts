/** A rule set as a file: its own text, all rules in one text, or a zip with everything that a receiver needs. */
import { ok, type Result } from '../diagnostics/diagnostic.ts';
import { loadRuleSet } from '../language/index.ts';
import type { RuleText } from '../language/types.ts';
import { type ExportChoices, exportText, told } from './export-text.ts';
import { travelling, withOrigin } from './own.ts';
import type { Exported } from './types.ts';
import { zipRules } from './zip-write.ts';

/**
 * Writes a rule set to a file's contents. `entry` is a text or a game of the library.
 * Codes: those of `loadRuleSet`, and edit-refused if choices can't be written into the text. A text with errors can still
 * be written as it is (`extends`, nothing chosen); its errors come along.
 */
export function exportRules(entry: RuleText | { game: string }, choices: ExportChoices): Result<Exported> {
  const { format, ...more } = choices;
  return format === 'zip' ? exportZip(entry, choices) : exportText(entry, { ...more, format });
}

function exportZip(entry: RuleText | { game: string }, choices: ExportChoices): Result<Exported> {
  const { library, variants, options, locale } = choices;
  const loaded = loadRuleSet(entry, { library, variants, options, locale });
  if (!loaded.ok) return loaded;
  const packed = travelling(entry, choices);
  if (!packed.ok) return packed;
  const rules = withOrigin(packed.value, {}, false);
  if (!rules.ok) return rules;
  const ruleSet = loaded.value;
  const { base } = packed.value;
  const data = zipRules({ rules: rules.value, base, ruleSet, sentences: told(ruleSet, choices), locale });
  return ok({ fileName: `${ruleSet.definition.name}.zip`, mediaType: 'application/zip', data });
}
