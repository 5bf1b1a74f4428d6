/** From what was typed (a game's name or a path, variants, options, players) to a game that can be played. */

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nearest } from '../diagnostics/near.ts';
import { didYouMean } from '../diagnostics/words.ts';
import {
  type Diagnostic,
  type Library,
  loadRuleSet,
  type PreparedGame,
  prepareGame,
  type RuleSet,
  type RuleText,
} from '../index.ts';
import { resolveOptions } from '../language/index.ts';
import { textIn } from '../language/text.ts';
import { readIncoming, type WhichBase } from './incoming.ts';
import { type CommandError, failed, type Io, usage } from './io.ts';
import { isFolder, libraryBeside, readBytes, shippedGames } from './library.ts';
import { isNowhere, report, type Sources } from './report.ts';

/** Rules, before variants and options are chosen. */
export interface Entry {
  /** As it was typed. */
  typed: string;
  entry: RuleText | { game: string };
  library: Library;
  /** The text of a document that a diagnostic names. */
  sources: Sources;
  /** What was noticed about the file as such. */
  notes: readonly Diagnostic[];
}

export interface Choices {
  base?: WhichBase;
  variant?: readonly string[];
  option?: Readonly<Record<string, unknown>>;
  players?: number;
}

export interface OpenGame extends Entry, PreparedGame {
  ruleSet: RuleSet;
  /** Name of the game that is played, the one at the root of what is extended. */
  name: string;
  title: string;
  /** Active variants, in declared order. */
  variants: readonly string[];
  /** What was chosen beside the texts. */
  chosen: Choices;
}

/**
 * Finds a game of the library by its name, or reads the file or folder at a path.
 * @param base which rules it extends, if there are two
 * @throws CommandError if there is neither
 */
export function findRules(io: Io, typed: string, base: WhichBase = 'theirs'): Entry {
  const shipped = shippedGames(io.cwd);
  const texts = new Map<string, string>();
  const keep = (rules: RuleText): RuleText => {
    texts.set(rules.uri, rules.text);
    return rules;
  };
  const recording = (library: Library): Library => ({
    games: () => library.games(),
    find(name) {
      const found = library.find(name);
      for (const rules of found
        ? [found.game, ...Object.values(found.data ?? {}), ...Object.values(found.variants)]
        : [])
        keep(rules);
      return found;
    },
  });
  const sources: Sources = (document) => texts.get(document);

  if (shipped.games().includes(typed))
    return { typed, entry: { game: typed }, library: recording(shipped), sources, notes: [] };
  const path = resolve(io.cwd, typed);
  if (!existsSync(path)) {
    const near = nearest(typed, shipped.games());
    throw usage(
      `there is no game called \`${typed}\`, and no such file${near ? `\n  ${didYouMean(near)}` : '\n  `houserules list` shows all games.'}`,
    );
  }
  const file = isFolder(path) ? join(typed, 'game.yaml') : typed;
  if (isFolder(path) && !existsSync(resolve(io.cwd, file)))
    throw usage(`the folder ${typed} is no game: it has no game.yaml`);
  const incoming = readIncoming(
    readBytes(resolve(io.cwd, file), file),
    file,
    libraryBeside(file, io.cwd, shipped),
    base,
  );
  return {
    typed,
    entry: keep(incoming.rules),
    library: recording(incoming.library),
    sources,
    notes: incoming.notes,
  };
}

/** Chooses variants; says what is wrong and ends the command if that does not go. Warnings are said, too. */
export function loadRules(io: Io, rules: Entry, variants: readonly string[] | undefined): RuleSet {
  report(io.stderr, rules.notes, rules.sources);
  const loaded = loadRuleSet(rules.entry, { library: rules.library, variants });
  if (loaded.ok) {
    report(io.stderr, loaded.diagnostics, rules.sources);
    return loaded.value;
  }
  throw mistypedChoice(loaded.diagnostics) ?? stopped(io, rules, loaded.diagnostics);
}

/** Problems of what was typed, not of a text: variants that are not there or don't go together. */
const WRONG_CHOICES = ['unknown-variant', 'variant-excluded', 'variant-requires', 'players-range'];

export function mistypedChoice(diagnostics: readonly Diagnostic[]): CommandError | undefined {
  const typed = diagnostics.filter((each) => isNowhere(each) && WRONG_CHOICES.includes(each.code));
  return typed.length > 0 ? usage(sentences(typed)) : undefined;
}

const sentences = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics.map((each) => each.message + (each.hint ? `\n  ${each.hint}` : '')).join('\nerror: ');

/** Everything from what was typed to a game that can be played; ends the command if there is an error. */
export function openGame(io: Io, typed: string, choices: Choices): OpenGame {
  const rules = findRules(io, typed, choices.base);
  const ruleSet = loadRules(io, rules, choices.variant);
  const players = choices.players ?? ruleSet.definition.players!.min;
  checkOptions(ruleSet, players, choices.option ?? {});
  const prepared = prepareGame(ruleSet, { players, options: choices.option });
  if (!prepared.ok) throw stopped(io, rules, prepared.diagnostics);
  report(io.stderr, prepared.diagnostics, rules.sources);
  return {
    ...rules,
    ...prepared.value,
    ruleSet,
    ...identityOf(ruleSet),
    chosen: choices,
    title: textIn(ruleSet.definition.title) ?? ruleSet.definition.name,
  };
}

/**
 * The game that is played and the variants that are active; rules in one text remember both, so that they play the
 * same traces as the rules that they were made from.
 */
export function identityOf({ base, definition, variants }: RuleSet): { name: string; variants: readonly string[] } {
  const { origin, name } = definition;
  if (base === undefined && variants.length === 0 && origin?.extends)
    return { name: origin.extends.split('/')[0]!, variants: origin.variants ?? [] };
  return {
    name: base ?? name,
    variants: variants.filter((variant) => variant.active).map((variant) => variant.name),
  };
}

/**
 * Ends the command if an option value or a number of players from the command line does not fit the rules. A value
 * that is wrong in a text is not a wrong use, and found later.
 */
export function checkOptions({ definition }: RuleSet, players: number, given: Readonly<Record<string, unknown>>): void {
  const resolved = resolveOptions(definition, players, given);
  if (resolved.ok) return;
  const unused = resolveOptions(definition, players);
  if (unused.ok || unused.diagnostics.some((each) => each.code === 'players-range'))
    throw usage(sentences(resolved.diagnostics));
}

/** Says what is wrong and ends the command. */
export function stopped(io: Io, { sources }: Pick<Entry, 'sources'>, diagnostics: readonly Diagnostic[]): CommandError {
  report(io.stderr, diagnostics, sources);
  return failed();
}
