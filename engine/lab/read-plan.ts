/** Reads a plan and says what is wrong with it, at its place in the text. Its schema is plan.schema.json. */
import { parseBot } from '../bots/index.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import { type Diagnostic, fail, hasErrors, type Location, ok, type Result } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/near.ts';
import { shown } from '../diagnostics/words.ts';
import { origins } from '../language/origins.ts';
import { parseText } from '../language/parse.ts';
import { nowhere } from '../language/places.ts';
import { isMapping } from '../language/tree.ts';
import type { OptionValue, RuleText } from '../language/types.ts';
import { MOST_CELLS, MOST_GAMES, type Plan, type PlannedRules, type Skill, type Sweep } from './plan.ts';

type Mapping = Readonly<Record<string, unknown>>;

/** @param source JSON, or YAML */
export function readPlan(source: RuleText): Result<Plan> {
  const parsed = parseText(source);
  if (!parsed.ok) return parsed;
  const reader = new Reader(source.uri);
  const plan = reader.plan(parsed.value.value);
  return hasErrors(reader.problems) ? fail(reader.problems) : ok(plan, reader.problems);
}

const KEYS = ['kind', 'format', 'title', 'ruleSets', 'players', 'bots', 'games', 'seed', 'sweep', 'skill'];
const RULE_KEYS = ['title', 'game', 'rules', 'base', 'variants', 'options'];
const SWEEP_KEYS = ['option', 'from', 'to', 'step', 'values'];
const SKILL_KEYS = ['stronger', 'weaker', 'games'];

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);
const isCount =
  (most: number) =>
  (value: unknown): value is number =>
    isWhole(value) && value >= 1 && value <= most;
const isSeed = (value: unknown): value is string | number => isText(value) || isWhole(value);
const isTextMap = (value: unknown): value is Record<string, string> =>
  isMapping(value) && Object.values(value).every(isText);
const isOptionValue = (value: unknown): value is OptionValue =>
  isText(value) || typeof value === 'boolean' || isWhole(value) || (Array.isArray(value) && value.every(isSeed));

class Reader {
  readonly problems: Diagnostic[] = [];
  private readonly document: string;

  constructor(document: string) {
    this.document = document;
  }

  plan(value: Mapping): Plan {
    if (value.kind !== 'houserules-plan') this.say(value, 'kind', 'plan-kind', { found: shown(value.kind ?? null) });
    this.keys(value, KEYS);
    if (value.format !== 1) this.wrong(value, 'format', '1');
    const games = this.need(value, 'games', isCount(MOST_GAMES), `a whole number from 1 to ${MOST_GAMES}`, 1);
    const plan: Plan = {
      kind: 'houserules-plan',
      format: 1,
      ...this.may(value, 'title', isText, 'a text'),
      ruleSets: this.ruleSets(value),
      ...this.may(value, 'players', isCount(64), 'a whole number from 1'),
      bots: this.bots(value),
      games,
      seed: this.need(value, 'seed', isSeed, 'a text or a whole number', 1),
      ...(value.sweep === undefined ? {} : { sweep: this.sweep(value) }),
      ...(value.skill === undefined ? {} : { skill: this.skill(value, games) }),
    };
    const cells = plan.ruleSets.length * (plan.sweep?.values.length ?? 1);
    if (cells > MOST_CELLS) this.say(value, 'ruleSets', 'plan-too-large', { cells, most: MOST_CELLS });
    const { players, bots } = plan;
    if (players !== undefined && bots.length !== 1 && bots.length !== players)
      this.say(value, 'bots', 'plan-bots', { bots: bots.length, players });
    return plan;
  }

  private ruleSets(plan: Mapping): PlannedRules[] {
    const isList = (list: unknown): list is unknown[] => Array.isArray(list) && list.length >= 1 && list.length <= 16;
    const list = this.need(plan, 'ruleSets', isList, 'a list of 1 to 16 rule sets', []);
    return list.map((item, i) => {
      if (!isMapping(item)) {
        this.wrong(list, i, 'a rule set, such as `{ game: NAME }`');
        return {};
      }
      this.keys(item, RULE_KEYS);
      if ((item.game === undefined) === (item.rules === undefined)) this.say(list, i, 'plan-rules', {});
      const isRules = (rules: unknown): rules is { uri: string; text: string } =>
        isMapping(rules) && isText(rules.uri) && isText(rules.text);
      return {
        ...this.may(item, 'title', isText, 'a text'),
        ...this.may(item, 'game', isText, 'the name of a game'),
        ...this.may(item, 'rules', isRules, 'a mapping of `uri` and `text`'),
        ...this.may(item, 'base', isTextMap, 'a mapping of file names to texts'),
        ...this.may(item, 'variants', isTexts, 'a list of names'),
        ...this.may(item, 'options', isMapping, 'a mapping of options to values'),
      };
    });
  }

  private bots(plan: Mapping): string[] {
    const some = (list: unknown): list is string[] => isTexts(list) && list.length > 0;
    const bots = this.need(plan, 'bots', some, 'a list of bots, such as `[random]`', ['random']);
    for (const [i, bot] of bots.entries()) this.bot(bots, i, bot);
    return bots;
  }

  private bot(container: object, key: string | number, text: string): void {
    const parsed = parseBot(text);
    if (parsed.ok) return;
    const place = this.at(container, key);
    this.problems.push(...parsed.diagnostics.map((each) => ({ ...each, ...place })));
  }

  private sweep(plan: Mapping): Sweep {
    const sweep = this.need(plan, 'sweep', isMapping, 'a mapping of `option` and its values', {});
    this.keys(sweep, SWEEP_KEYS);
    const option = this.need(sweep, 'option', isText, 'the name of an option', '');
    if (sweep.values !== undefined) {
      const some = (list: unknown): list is OptionValue[] =>
        Array.isArray(list) && list.length > 0 && list.every(isOptionValue);
      return { option, values: this.need(sweep, 'values', some, 'a list of values', [0]) };
    }
    const from = this.need(sweep, 'from', isWhole, 'a whole number, the first value', 0);
    const to = this.need(sweep, 'to', isWhole, 'a whole number, the last value', from);
    const { step = 1 } = this.may(sweep, 'step', isCount(1_000_000), 'a whole number from 1') as { step?: number };
    if (to < from) this.wrong(sweep, 'to', `a whole number from ${from}`);
    const count = Math.max(1, Math.min(MOST_CELLS + 1, Math.floor((to - from) / step) + 1));
    return { option, values: Array.from({ length: count }, (_, i) => from + i * step) };
  }

  private skill(plan: Mapping, games: number): Skill {
    const skill = this.need(plan, 'skill', isMapping, 'a mapping of `stronger` and `weaker`', {});
    this.keys(skill, SKILL_KEYS);
    const stronger = this.need(skill, 'stronger', isText, 'a bot', 'random');
    const weaker = this.need(skill, 'weaker', isText, 'a bot', 'random');
    this.bot(skill, 'stronger', stronger);
    this.bot(skill, 'weaker', weaker);
    return { stronger, weaker, games, ...this.may(skill, 'games', isCount(MOST_GAMES), 'a whole number from 1') };
  }

  // ------------------------------------------------------------------------------------------------- fields and places

  private need<T>(
    container: Mapping,
    key: string,
    fits: (value: unknown) => value is T,
    expected: string,
    other: T,
  ): T {
    const value = container[key];
    if (fits(value)) return value;
    if (value === undefined) this.say(container, key, 'plan-missing', { key, expected: `it takes ${expected}` });
    else this.wrong(container, key, expected);
    return other;
  }

  private may<K extends string, T>(
    container: Mapping,
    key: K,
    fits: (value: unknown) => value is T,
    expected: string,
  ): { [P in K]?: T } {
    const value = container[key];
    if (value === undefined) return {};
    if (fits(value)) return { [key]: value } as { [P in K]: T };
    this.wrong(container, key, expected);
    return {};
  }

  private keys(container: Mapping, known: readonly string[]): void {
    for (const key of Object.keys(container)) {
      if (known.includes(key)) continue;
      const near = nearest(key, known);
      this.problems.push(
        diagnose('plan-key', { key, known, ...(near ? { near } : {}) }, origins.keyAt(container, key) ?? this.here()),
      );
    }
  }

  private wrong(container: object, key: string | number, expected: string): void {
    const found = shown((container as Record<string | number, unknown>)[key] ?? null);
    const name = typeof key === 'number' ? 'ruleSets' : key;
    this.problems.push(diagnose('plan-value', { key: name, expected, found }, this.at(container, key)));
  }

  private say(container: object, key: string | number, id: PlanCode, facts: never | object): void {
    this.problems.push(diagnose(id, facts as never, this.at(container, key)));
  }

  private at(container: object, key: string | number): Location {
    return origins.at(container, key) ?? origins.self(container) ?? this.here();
  }

  private here(): Location {
    return nowhere(this.document);
  }
}

type PlanCode = 'plan-kind' | 'plan-missing' | 'plan-rules' | 'plan-bots' | 'plan-too-large';
