/**
 * Rule sets and games on their way out of the program and into it: pure functions over texts and bytes, for the command
 * line and the editor alike.
 *
 *     compareWithPrinted, compareRuleSets   what differs, in sentences
 *     newRuleSet, setOption, setVariants …  a person's own rule set as a text
 *     exportRules                           rule set → YAML, JSON, zip
 *     importFile                            YAML, JSON, zip → rule set, or a question, or a saved game
 *     saveGame, loadGame                    a game in names, and back
 */
export { baseTexts, hashTexts, withBase } from './base.ts';
export {
  type Change,
  type CompareChoices,
  type Comparison,
  compareRuleSets,
  compareWithPrinted,
  valueInWords,
} from './compare.ts';
export {
  type ChangedText,
  resetOptions,
  setOption,
  setOptions,
  setTitle,
  setVariants,
  toggleVariant,
} from './document.ts';
export { exportRules } from './export.ts';
export type { ExportChoices } from './export-text.ts';
export { folderOf } from './folder.ts';
export { hooksOf, hookVersions } from './hooks.ts';
export { importFile, importFolder, isSave } from './import.ts';
export { loadGame } from './load.ts';
export { type NewRuleSet, nameFrom, newRuleSet } from './new-rule-set.ts';
export { printedRules } from './printed.ts';
export { type SaveChoices, saveGame } from './save.ts';
export type * from './types.ts';
