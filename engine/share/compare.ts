/** What differs between rules, in plain sentences: from the printed rules, or between any two rule sets. */
import { both } from '../diagnostics/words.ts';
import { loadRuleSet } from '../language/index.ts';
import { describeOptions } from '../language/options.ts';
import { textIn } from '../language/text.ts';
import type { Library, OptionInfo, OptionValue, RuleSet, VariantInfo } from '../language/types.ts';
import { type Difference, differencesOf } from './differences.ts';
import { printedRules } from './printed.ts';

export interface Change {
  /** `wording`: only texts for people; `look`: only how it is drawn. */
  kind: 'variant' | 'option' | Difference['kind'];
  /** The name of a variant or option, or the patch path of the named thing that is different. */
  path: string;
  sentence: string;
  /** Of an option: its value in both. */
  before?: OptionValue;
  after?: OptionValue;
}

export interface Comparison {
  /** In the order in which they are best read. Empty if the rules are the same. */
  sentences: readonly string[];
  /** The same one by one; changes of wording, which share a sentence above, each have their own. */
  changes: readonly Change[];
}

export interface CompareChoices {
  /** For titles and labels. */
  locale?: string;
  /** Options may depend on it; the least number of players if absent. */
  players?: number;
  /** Where a rule set that stands alone but remembers its origin finds it. */
  library?: Library;
}

/**
 * What differs from the printed rules: variants that are not chosen by default, options with another value than they have
 * in the printed rules, and every rule that the user's own document changes.
 * @param options as `prepareGame` or `describeOptions` answer them for this rule set
 */
export function compareWithPrinted(
  ruleSet: RuleSet,
  options: readonly OptionInfo[],
  { locale, players, library }: CompareChoices = {},
): Comparison {
  const printed = printedRules(ruleSet, library);
  const variants = variantChanges(printed?.from === 'origin' ? printed.ruleSet.variants : ruleSet.variants, undefined);
  const remembered = printed?.from === 'origin' ? describe(printed.ruleSet, players, locale) : undefined;
  const values = remembered
    ? optionChanges(remembered, options)
    : ownOptionChanges(ruleSet, options, printed?.ruleSet, players);
  const rules = printed ? differencesOf(printed.ruleSet.definition, ruleSet.definition, locale) : [];
  return comparison([...variants, ...values, ...rules]);
}

/** What is different in `after`. Variants count by what they do, and are named if both games have them. */
export function compareRuleSets(before: RuleSet, after: RuleSet, { locale, players }: CompareChoices = {}): Comparison {
  const count = players ?? commonPlayers(before, after);
  const [was, is] = [describe(before, count, locale), describe(after, count, locale)];
  return comparison([
    ...titleChange(before, after, locale),
    ...variantChanges(after.variants, before.variants),
    ...(was && is ? optionChanges(was, is) : []),
    ...differencesOf(before.definition, after.definition, locale),
  ]);
}

function commonPlayers(a: RuleSet, b: RuleSet): number | undefined {
  const least = Math.max(a.definition.players?.min ?? 1, b.definition.players?.min ?? 1);
  return [a, b].every(({ definition }) => least <= (definition.players?.max ?? least)) ? least : undefined;
}

function describe(ruleSet: RuleSet, players: number | undefined, locale?: string): readonly OptionInfo[] | undefined {
  const count = players ?? ruleSet.definition.players?.min ?? 1;
  const infos = describeOptions(ruleSet, count, {}, locale);
  return infos.ok ? infos.value : undefined;
}

function titleChange(before: RuleSet, after: RuleSet, locale?: string): Change[] {
  const [was, is] = [before, after].map(({ definition }) => textIn(definition.title, locale) ?? definition.name);
  return was === is ? [] : [{ kind: 'wording', path: 'title', sentence: `Called “${is}”, was: “${was}”` }];
}

/** @param before absent: what is active by default */
function variantChanges(after: readonly VariantInfo[], before: readonly VariantInfo[] | undefined): Change[] {
  const was = (info: VariantInfo) =>
    before ? (before.find(({ name }) => name === info.name)?.active ?? info.active) : info.default;
  const changed = after.filter((info) => was(info) !== info.active);
  return changed.flatMap((info): Change[] => {
    const said = (sentence: string): Change[] => [{ kind: 'variant', path: info.name, sentence }];
    const rival = changed.find((other) => other !== info && info.group !== undefined && other.group === info.group);
    // Of a group the one that is played now speaks for both.
    if (!info.active) return rival ? [] : said(`Without “${info.title}”`);
    if (rival) return said(`“${info.title}” instead of “${rival.title}”`);
    return said(info.houseRule ? `With the house rule “${info.title}”` : `With “${info.title}”`);
  });
}

/** An option whose declaration the user's own document changes has its printed value in the rules without that. */
function ownOptionChanges(
  ruleSet: RuleSet,
  options: readonly OptionInfo[],
  printed: RuleSet | undefined,
  players: number | undefined,
): Change[] {
  const { options: was = {} } = printed?.definition ?? {};
  const { options: is = {} } = ruleSet.definition;
  const redeclared = (name: string) => printed !== undefined && JSON.stringify(was[name]) !== JSON.stringify(is[name]);
  const known = printed && options.some(({ name }) => redeclared(name)) ? describe(printed, players) : undefined;
  return options.flatMap((info) => {
    const before = redeclared(info.name) ? known?.find(({ name }) => name === info.name) : undefined;
    const value = before ? before.value : info.printed;
    if (JSON.stringify(value) === JSON.stringify(info.value)) return [];
    return [optionChange(info, value, before ?? info)];
  });
}

/** Options that have another value, in sentences. */
export const compareOptions = (before: readonly OptionInfo[], after: readonly OptionInfo[]): string[] =>
  optionChanges(before, after).map(({ sentence }) => sentence);

function optionChanges(before: readonly OptionInfo[], after: readonly OptionInfo[]): Change[] {
  return after.flatMap((info) => {
    const was = before.find(({ name }) => name === info.name);
    if (!was || JSON.stringify(was.value) === JSON.stringify(info.value)) return [];
    return [optionChange(info, was.value, was)];
  });
}

function optionChange(info: OptionInfo, before: OptionValue, was: OptionInfo): Change {
  const sentence = `${info.label}: ${valueInWords(info, info.value)}, was: ${valueInWords(was, before)}`;
  return { kind: 'option', path: info.name, sentence, before, after: info.value };
}

/** A value of an option as people read it: `on`, a label, a list of labels. */
export function valueInWords(info: Pick<OptionInfo, 'choices'>, value: OptionValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const label = (one: number | string) => info.choices?.find((choice) => choice.value === one)?.label ?? String(one);
  if (typeof value === 'number' || typeof value === 'string') return label(value);
  return value.length > 0 ? value.map(label).join(', ') : 'nothing';
}

/** So many things are named one by one. */
const NAMED = 6;

function comparison(found: readonly (Change | Difference)[]): Comparison {
  const changes = found.map((one): Change => ('subject' in one ? changeOf(one) : one));
  const sentences = found.filter(({ kind, path }) => kind !== 'wording' || path === 'title').map((one) => one.sentence);
  const worded = found.flatMap((one) => (one.kind === 'wording' && 'subject' in one ? [lower(one.subject)] : []));
  if (worded.length > 0) {
    const named = worded.slice(0, NAMED);
    const rest = worded.length - named.length;
    sentences.push(`Worded differently: ${both(rest > 0 ? [...named, `${rest} more`] : named)}`);
  }
  return { sentences, changes };
}

const changeOf = ({ kind, path, sentence }: Difference): Change => ({ kind, path, sentence });
const lower = (subject: string): string => {
  const start = subject[0].toLowerCase() + subject.slice(1);
  return start.startsWith('the ') ? start : `the ${start}`;
};

/** What is different for one rule set between two libraries that both have its base; what does not fit is said too. */
export function compareBases(
  rules: { uri: string; text: string },
  before: Library,
  after: Library,
  choices: CompareChoices = {},
): string[] {
  const [was, is] = [before, after].map((library) => loadRuleSet(rules, { library, locale: choices.locale }));
  if (!is.ok) return [`It does not fit the installed rules: ${is.diagnostics[0].message}`];
  if (!was.ok) return [`It does not fit the rules that it was made with: ${was.diagnostics[0].message}`];
  const { sentences } = compareRuleSets(was.value, is.value, choices);
  return sentences.length > 0 ? [...sentences] : ['Only comments, or rules that are not in play here'];
}
