/** A file of rules that was made elsewhere: a text, or a zip; with what it extends, if it carries that. */
import { diagnose } from '../diagnostics/catalogue.ts';
import { type Diagnostic, type Library, NOWHERE, type RuleText } from '../index.ts';
import { type BaseDiffers, type Imported, type ImportedRules, importFile, withBase } from '../share/index.ts';
import { usage } from './io.ts';

/** Which rules a file extends if it carries others than those that are installed here. */
export type WhichBase = 'theirs' | 'installed';

export interface Incoming {
  rules: RuleText;
  /** With the games that came along. */
  library: Library;
  /** What was noticed about the file as such; problems of its rules are found when they are loaded. */
  notes: readonly Diagnostic[];
}

/** What `importFile` says beyond the problems of the rules themselves. */
const NOTES = ['code-not-imported', 'hook-version', 'base-changed'];

/**
 * @param file as it was typed
 * @param base which of two different bases is taken
 * @throws CommandError if it is neither a text nor a zip with rules
 */
export function readIncoming(data: Uint8Array, file: string, library: Library, base: WhichBase): Incoming {
  const imported = importFile(data, file, { library });
  if (!imported.ok) throw usage(imported.diagnostics.map((each) => each.message).join('\n'));
  const { value } = imported;
  if (value.kind === 'save') throw usage(`${file} is a saved game, not a rule set; \`--moves\` takes it`);
  const chosen = chooseBase(value, base);
  const notes = [...imported.diagnostics, ...chosen.diagnostics].filter((each) => NOTES.includes(each.code));
  if (value.kind === 'base-differs') notes.push(differs(value, file, base));
  return {
    rules: asWritten(chosen.rules, data, file),
    library: withBase(library, chosen.base),
    notes: [...new Set(notes)],
  };
}

function chooseBase(
  imported: Exclude<Imported, { kind: 'save' }>,
  base: WhichBase,
): ImportedRules & { diagnostics: readonly Diagnostic[] } {
  if (imported.kind === 'rules') return { ...imported, diagnostics: [] };
  return imported.choose(imported.choices.includes(base) ? base : imported.choices[0]!);
}

/** A text stays as it is, with what it carries, so that diagnostics point into the file. */
function asWritten(rules: RuleText, data: Uint8Array, file: string): RuleText {
  return rules.uri === file
    ? { uri: file, text: new TextDecoder().decode(data) }
    : { uri: `${file}/${rules.uri}`, text: rules.text };
}

function differs({ games, differences, choices }: BaseDiffers, file: string, base: WhichBase): Diagnostic {
  const theirs = choices.includes('theirs') && base === 'theirs';
  return diagnose(
    'base-differs',
    { file, games, differences, theirs },
    { document: '', path: ['origin'], range: NOWHERE },
  );
}
