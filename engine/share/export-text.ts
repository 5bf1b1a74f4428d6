/** A rule set as a text: its own, or all rules in one. */
import { hasErrors, ok, type Result } from '../diagnostics/diagnostic.ts';
import { loadRuleSet } from '../language/index.ts';
import { describeOptions } from '../language/options.ts';
import { parseText } from '../language/parse.ts';
import { textIn } from '../language/text.ts';
import type { Definition, RuleSet, RuleText } from '../language/types.ts';
import { hashTexts } from './base.ts';
import { compareWithPrinted } from './compare.ts';
import { hookVersions } from './hooks.ts';
import { type Chosen, type Travelling, travelling, unwritable, withOrigin } from './own.ts';
import type { Exported, ExportFormat } from './types.ts';
import { writeYaml } from './write-yaml.ts';

export interface ExportChoices extends Chosen {
  format: ExportFormat;
  /** For titles, labels and sentences in what is written for people. */
  locale?: string;
  /** The number of players for which option values are told; the least one if absent. */
  players?: number;
  /** `extends` only: false leaves the texts of what is extended out, and only notes their hash. */
  carry?: boolean;
}

export type TextChoices = ExportChoices & { format: Exclude<ExportFormat, 'zip'> };

/** As `exportRules`, which is loaded with all that a zip needs. */
export function exportText(entry: RuleText | { game: string }, choices: TextChoices): Result<Exported> {
  const { library, variants, options, locale, format } = choices;
  const loaded = loadRuleSet(entry, { library, variants, options, locale });
  if (!loaded.ok) {
    if (format !== 'extends' || 'game' in entry || variants || options) return loaded;
    return ok(yaml(nameOf(entry), entry.text), loaded.diagnostics);
  }
  const ruleSet = loaded.value;
  const packed = travelling(entry, choices);
  if (!packed.ok) return packed;
  const { name } = ruleSet.definition;
  if (format !== 'extends') return selfContained(ruleSet, packed.value, choices);
  const text = withOrigin(packed.value, hookVersions(ruleSet.definition), choices.carry ?? true);
  return text.ok ? ok(yaml(name, text.value)) : text;
}

const yaml = (name: string, data: string): Exported => ({
  fileName: `${name}.yaml`,
  mediaType: 'application/yaml',
  data,
});

function nameOf(rules: RuleText): string {
  const parsed = parseText(rules);
  const name = parsed.ok ? parsed.value.value.name : undefined;
  return typeof name === 'string' ? name : 'rules';
}

/** What differs from the printed rules, in sentences. */
export function told(ruleSet: RuleSet, { library, locale, players }: ExportChoices): readonly string[] {
  const count = players ?? ruleSet.definition.players?.min ?? 1;
  const options = describeOptions(ruleSet, count, {}, locale);
  return compareWithPrinted(ruleSet, options.ok ? options.value : [], { library, locale, players: count }).sentences;
}

/** All rules of a rule set as one definition that stands alone and remembers what it was made from. */
export function standAlone(ruleSet: RuleSet, { base }: Pick<Travelling, 'base'>): Definition {
  const { origin: before, ...rules } = ruleSet.definition;
  const active = ruleSet.variants.filter((variant) => variant.active).map((variant) => variant.name);
  const hooks = hookVersions(ruleSet.definition);
  const origin: Definition['origin'] = {
    ...(Object.keys(base).length > 0
      ? {
          extends: ruleSet.base ?? ruleSet.definition.name,
          ...(active.length > 0 && { variants: active }),
          hash: hashTexts(base),
        }
      : before),
    ...(Object.keys(hooks).length > 0 && { hooks }),
  };
  return { ...rules, ...(Object.keys(origin).length > 0 && { origin }) };
}

function selfContained(ruleSet: RuleSet, packed: Travelling, choices: TextChoices): Result<Exported> {
  const definition = ordered(standAlone(ruleSet, packed));
  const { name } = ruleSet.definition;
  if (choices.format === 'json') {
    return ok({
      fileName: `${name}.json`,
      mediaType: 'application/json',
      data: `${JSON.stringify(definition, null, 2)}\n`,
    });
  }
  const text = writeYaml(definition, heading(ruleSet, choices));
  const read = parseText({ uri: name, text });
  if (!read.ok || hasErrors(read.diagnostics)) return unwritable(`${name}: ${read.diagnostics[0]?.message}`);
  if (JSON.stringify(read.value.value) !== JSON.stringify(definition)) return unwritable(`${name} reads differently`);
  return ok(yaml(name, text));
}

function heading(ruleSet: RuleSet, choices: ExportChoices): string[] {
  const title = textIn(ruleSet.definition.title, choices.locale) ?? ruleSet.definition.name;
  const sentences = told(ruleSet, choices);
  return sentences.length === 0
    ? [`${title}: all rules in one text.`]
    : [
        `${title}: all rules in one text. Compared with the printed rules:`,
        ...sentences.map((sentence) => `- ${sentence.replace(/\s+/g, ' ')}`),
      ];
}

/** Names first, sections as games have them, notes last. */
const ORDER = ['houserules', 'name', 'title', 'about', 'players'];
const LAST = ['look', 'origin'];

function ordered(definition: Definition): Record<string, unknown> {
  const rank = (key: string) =>
    ORDER.includes(key) ? ORDER.indexOf(key) : LAST.includes(key) ? 200 + LAST.indexOf(key) : 100;
  return Object.fromEntries(Object.entries(definition).sort(([a], [b]) => rank(a) - rank(b)));
}
