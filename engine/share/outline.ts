/**
 * The structure of a rule set in the order of a rulebook: every named rule with its sentence, where it is written, and
 * which numbers stand in it. Made from the definition alone: what the language gets tomorrow has its place here too.
 */
import type { Range } from '../diagnostics/diagnostic.ts';
import { type EntryOrigin, type Key, originOf } from '../language/origins.ts';
import { canonical, findPath, named } from '../language/paths.ts';
import { rangeAt } from '../language/source.ts';
import { textIn } from '../language/text.ts';
import { isMapping, type Mapping } from '../language/tree.ts';
import type { RuleSet } from '../language/types.ts';
import { numbersIn, type RuleNumber } from './numbers.ts';
import { brief, effectInWords, effectKind, winInWords } from './phrases.ts';

export interface OutlineRule {
  /** As a patch names it. */
  path: string;
  name: string;
  /** What it says, in words or as it is written; empty where neither is short. */
  says: string;
  /** The text in which it is written, and where: its key and its value. Absent: it was given from outside. */
  document?: string;
  range?: Range;
  /** It is written in the user's own text. */
  own: boolean;
  /** The path of the patch in the user's own text that changes it, or something in it. */
  patched?: string;
  /** What of the game it is: a section's name, `action`, or `effect`. */
  kind: string;
  numbers: readonly RuleNumber[];
  inner: readonly OutlineRule[];
}

export interface OutlineSection {
  name: string;
  title: string;
  rules: readonly OutlineRule[];
}

export interface Outline {
  sections: readonly OutlineSection[];
  /** Rules that the user's own text takes away: their paths. */
  removed: readonly string[];
}

const TITLES: Record<string, string> = {
  players: 'Players',
  kinds: 'Kinds',
  components: 'Components',
  board: 'Board',
  zones: 'Zones',
  variables: 'What is kept track of',
  setup: 'Setup',
  turns: 'Order of play',
  turn: 'The turn, step by step',
  phases: 'Phases',
  procedures: 'Procedures',
  define: 'Terms',
  end: 'End of the game',
  score: 'Scoring',
  win: 'Winner',
  match: 'Match',
  options: 'Options',
  look: 'Look of the table',
};
const ORDER = Object.keys(TITLES);
/** What says something about the document, not about the game. */
const ABOUT = ['houserules', 'name', 'title', 'about', 'with', 'origin', 'examples'];
/** Sections that are one rule rather than a mapping of rules. */
const WHOLE = ['players', 'turns', 'win', 'match', 'look'];

export function outlineOf(ruleSet: RuleSet, locale?: string): Outline {
  const root = ruleSet.definition as unknown as Mapping;
  const maker = new Maker(ruleSet, locale);
  const known = Object.keys(root).filter((key) => !ABOUT.includes(key));
  const rank = (key: string): number => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
  const sections = known
    .sort((a, b) => rank(a) - rank(b))
    .map((name): OutlineSection => ({ name, title: TITLES[name] ?? capital(name), rules: maker.section(name, root) }))
    .filter(({ rules }) => rules.length > 0);
  return { sections, removed: maker.removed };
}

class Maker {
  /** The user's own patches: as they are written, and what each of them means. */
  private readonly patches: { written: string; target: string }[];
  readonly removed: string[] = [];
  private readonly root: Mapping;
  private readonly own: string;
  private readonly locale: string | undefined;

  constructor({ definition, documents, own }: RuleSet, locale: string | undefined) {
    this.root = definition as unknown as Mapping;
    this.own = documents[documents.length - 1].uri;
    this.locale = locale;
    this.patches = Object.entries(own?.patch ?? {}).map(([written, operations]) => {
      const found = findPath(this.root, written);
      if (isMapping(operations) && operations.remove === true) this.removed.push(written);
      return { written, target: found.ok ? found.canonical : written };
    });
  }

  section(name: string, root: Mapping): OutlineRule[] {
    const value = root[name];
    if (WHOLE.includes(name) || !isMapping(value)) return [this.rule([name], name, name, name)];
    return Object.keys(value).map((key) =>
      this.rule([name, key], `${name}.${key.replace(/\s*\(.*$/, '')}`, key, kindOf(name, value[key])),
    );
  }

  private rule(keys: Key[], path: string, name: string, kind: string): OutlineRule {
    const parent = keys.slice(0, -1).reduce<unknown>((at, key) => (at as Mapping)[key as string], this.root) as Mapping;
    const key = keys[keys.length - 1];
    const value = parent[key as string];
    const entry = originOf(parent)?.entries.get(key);
    const inner = kind === 'look' || kind === 'options' ? [] : this.inner(keys, path, value);
    return {
      path,
      name,
      says: this.says(value, kind),
      ...(entry ? placeOf(entry) : {}),
      own: entry?.owner.source.uri === this.own,
      ...this.patchOf(canonical(this.root, keys)),
      kind,
      numbers: kind === 'look' ? [] : numbersIn(value, inner.length > 0 ? namedKeys(value) : []),
      inner,
    };
  }

  private inner(keys: Key[], path: string, value: unknown): OutlineRule[] {
    return [...named(value)].flatMap(({ name, path: below }) => {
      const [map] = below;
      const inside = below.reduce<unknown>((at, key) => (at as Mapping)[key as string], value);
      // Labels of values are no rules.
      if (map === 'of' || inside === undefined) return [];
      const kind = map === 'choose' || map === 'together' ? 'action' : kindOf(String(map), inside);
      return [this.rule([...keys, ...below], `${path}.${name}`, name, kind)];
    });
  }

  private patchOf(target: string): { patched?: string } {
    const found =
      this.patches.find((patch) => target === patch.target || target.startsWith(`${patch.target}.`)) ??
      this.patches.find((patch) => patch.target.startsWith(`${target}.`));
    return found ? { patched: found.written } : {};
  }

  private says(value: unknown, kind: string): string {
    if (!isMapping(value)) return brief(value) ?? '';
    for (const key of ['text', 'label', 'because']) {
      const said = textIn(value[key] as string | undefined, this.locale);
      if (typeof said === 'string' && said) return said;
    }
    if (kind === 'win') return winInWords(value) ?? '';
    return effectKind(value) ? effectInWords(value) : (brief(value) ?? '');
  }
}

const kindOf = (section: string, value: unknown): string =>
  isMapping(value) && effectKind(value) ? 'effect' : section;

/** From the key to the end of the value. */
function placeOf(entry: EntryOrigin): { document: string; range: Range } {
  const { source } = entry.owner;
  return {
    document: source.uri,
    range: rangeAt(source, entry.keyStart ?? entry.start, Math.max(entry.end, entry.keyEnd ?? 0)),
  };
}

/** Where the named things in a rule begin: their numbers are theirs. */
const namedKeys = (value: unknown): string[] => [...named(value)].map(({ path }) => JSON.stringify(path));

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
