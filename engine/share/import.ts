/** A file that came in: a rule set as YAML, JSON or zip, or a saved game. What it is, its contents say. */
import { diagnose } from '../diagnostics/catalogue.ts';
import { type Diagnostic, fail, ok, type Result } from '../diagnostics/diagnostic.ts';
import { loadRuleSet } from '../language/index.ts';
import { nowhere } from '../language/places.ts';
import type { Library, RuleText } from '../language/types.ts';
import { baseTexts, differingGames, extendedGame, gamesIn, hashTexts, withBase } from './base.ts';
import { compareBases } from './compare.ts';
import { hookProblems } from './hooks.ts';
import { withoutOrigin } from './own.ts';
import { rulesIn } from './rules-in.ts';
import type { BaseDiffers, BaseTexts, Imported, ImportedRules } from './types.ts';
import { readZip } from './zip-read.ts';

/** Bytes. */
export const MAX_FILE = 16 * 1024 * 1024;

/** What came in, apart from where it was in the file. */
interface Incoming {
  rules: RuleText;
  texts?: BaseTexts;
  hash?: string;
  hooks: Readonly<Record<string, unknown>>;
  diagnostics: readonly Diagnostic[];
}

export interface ImportChoices {
  library: Library;
  locale?: string;
}

/**
 * Reads a file. Fails if it is neither a text nor a zip with rules. Rules with errors come in all the same, to be mended
 * (`ruleSet` is absent then), and their errors are the diagnostics. Codes beyond those of `loadRuleSet`: not-text,
 * file-too-large, zip-damaged, zip-refused, zip-no-rules, code-not-imported, unknown-hook, hook-version, base-changed.
 */
export function importFile(data: Uint8Array | string, name: string, choices: ImportChoices): Result<Imported> {
  const incoming = read(data, name);
  if (!incoming.ok) return incoming;
  return 'kind' in incoming.value ? ok(incoming.value) : take(incoming.value, name, choices);
}

/**
 * Reads a folder: a game with its variants and data, or a rule set beside what it extends. The own text keeps its path within the
 * folder. Codes: those of `importFile`.
 * @param texts the texts in it, by their paths
 */
export function importFolder(
  texts: Readonly<Record<string, string>>,
  name: string,
  choices: ImportChoices,
): Result<Imported> {
  const found = rulesIn(new Map(Object.entries(texts)));
  if (!found) return fail([diagnose('zip-no-rules', { name }, nowhere(name))]);
  const rules = { ...found.rules, uri: found.path };
  return take(unnoted({ ...found, rules, diagnostics: [] }), name, choices);
}

function take(incoming: Incoming, name: string, { library, locale }: ImportChoices): Result<Imported> {
  const { rules, texts, hash, hooks } = incoming;
  const diagnostics = [...incoming.diagnostics];
  if (texts && hash !== undefined && hashTexts(texts) !== hash)
    diagnostics.push(diagnose('base-changed', { name }, nowhere(name)));

  const finish = (base: BaseTexts | undefined): ImportedRules & { diagnostics: readonly Diagnostic[] } => {
    const loaded = loadRuleSet(rules, { library: withBase(library, base), locale });
    const problems = hookProblems(loaded.ok ? loaded.value.definition : undefined, hooks, rules.uri);
    return {
      kind: 'rules',
      rules,
      ...(base && { base }),
      ...(loaded.ok && { ruleSet: loaded.value }),
      diagnostics: [...diagnostics, ...loaded.diagnostics, ...problems],
    };
  };
  const done = (base?: BaseTexts): Result<Imported> => {
    const { diagnostics: all, ...imported } = finish(base);
    return ok(imported, all);
  };

  const differing = texts ? differingGames(texts, library) : [];
  if (texts) {
    const game = extendedGame(rules);
    // A game that came with its own variants, or games that nobody has here, raise no question.
    if (differing.length === 0) return done();
    if (game === undefined || differing.every(({ missing }) => missing)) return done(texts);
    return ok(
      question(differing, compareBases(rules, withBase(library, texts), library, { locale }), ['theirs', 'installed']),
      diagnostics,
    );
  }
  const installed = hash === undefined ? undefined : baseTexts(rules, library);
  if (installed?.ok && hashTexts(installed.value) !== hash) {
    const games = gamesIn(installed.value).map((each) => ({ name: each }));
    return ok(
      question(
        games,
        ['The file does not hold the rules that it was made with, so what differs is not known'],
        ['installed'],
      ),
      diagnostics,
    );
  }
  return done();

  function question(
    games: readonly { name: string }[],
    differences: readonly string[],
    choices: BaseDiffers['choices'],
  ): BaseDiffers {
    return {
      kind: 'base-differs',
      games: games.map((game) => game.name),
      differences,
      choices,
      choose: (choice) => finish(choice === 'theirs' ? texts : undefined),
    };
  }
}

/** The notes in the own text are taken out of it; what the files say goes before them. */
function unnoted({ rules, texts, hash, hooks, diagnostics }: Incoming): Incoming {
  const own = withoutOrigin(rules);
  return {
    rules: { uri: rules.uri, text: own.text },
    texts: texts ?? own.texts,
    hash: hash ?? own.hash,
    hooks: { ...own.hooks, ...hooks },
    diagnostics,
  };
}

function read(data: Uint8Array | string, name: string): Result<Incoming | Extract<Imported, { kind: 'save' }>> {
  if (data.length > MAX_FILE) return fail([diagnose('file-too-large', { name, limit: MAX_FILE }, nowhere(name))]);
  if (typeof data !== 'string' && data[0] === 0x50 && data[1] === 0x4b) {
    const zip = readZip(data, name);
    if (!zip.ok) return zip;
    return ok(unnoted(zip.value));
  }
  let text: string;
  try {
    text = typeof data === 'string' ? data : new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return fail([diagnose('not-text', { name }, nowhere(name))]);
  }
  text = text.replace(/^\uFEFF/, '');
  if (isSave(text)) return ok({ kind: 'save', text });
  const own = withoutOrigin({ uri: name, text });
  return ok({
    rules: { uri: name, text: own.text },
    texts: own.texts,
    hash: own.hash,
    hooks: own.hooks ?? {},
    diagnostics: [],
  });
}

/** Also of a save that is damaged further on. */
export const isSave = (text: string): boolean => /^\s*\{\s*"kind"\s*:\s*"houserules-save"/.test(text);
