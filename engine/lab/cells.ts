/**
 * From a plan to what is played: a cell is one rule set with one value of the sweep, for all games of the plan.
 *
 *     plan ──close──▶ plan that carries its texts ──cells──▶ cells ──open──▶ programs
 */
import { type BotSpec, parseBot } from '../bots/index.ts';
import type { Program } from '../compiler/program.ts';
import { type Diagnostic, fail, ok, type Result } from '../diagnostics/diagnostic.ts';
import { loadRuleSet, type PreparedGame, prepareMatch, type RuleSet } from '../index.ts';
import { describeOptions } from '../language/index.ts';
import { textIn } from '../language/text.ts';
import type { Library, OptionValue } from '../language/types.ts';
import { baseTexts, hashTexts, withBase } from '../share/base.ts';
import { type Cell, type ClosedPlan, cellsOf, type RuleSetInfo } from './grid.ts';
import type { Plan, PlannedRules } from './plan.ts';

/** A cell whose rules are compiled. */
export interface OpenCell {
  cell: Cell;
  ruleSet: RuleSet;
  /** The games of a match; one if the rules say nothing of a match. */
  match: readonly PreparedGame[];
  /** By seat; of a `skill` cell first the stronger one. */
  bots: readonly BotSpec[];
}

/** Options of a cell: those of its rule set, and the value of the sweep. */
const optionsOf = (plan: Plan, { options }: PlannedRules, value?: OptionValue): Record<string, unknown> => ({
  ...options,
  ...(plan.sweep && value !== undefined ? { [plan.sweep.option]: value } : {}),
});

const entryOf = ({ game, rules }: PlannedRules) => (rules ? rules : { game: game! });

function loadPlanned(planned: PlannedRules, library: Library): Result<RuleSet> {
  return loadRuleSet(entryOf(planned), {
    library: withBase(library, planned.base),
    ...(planned.variants ? { variants: planned.variants } : {}),
  });
}

/** Writes the texts of everything that the rule sets extend into the plan, so that nothing depends on what is installed elsewhere. */
export function closePlan(plan: Plan, library: Library): Result<ClosedPlan> {
  const ruleSets: PlannedRules[] = [];
  const notes: Diagnostic[] = [];
  let { players } = plan;
  for (const planned of plan.ruleSets) {
    const own = withBase(library, planned.base);
    const base = baseTexts(entryOf(planned), own);
    if (!base.ok) return base;
    const loaded = loadPlanned(planned, library);
    if (!loaded.ok) return loaded;
    players ??= loaded.value.definition.players!.min;
    ruleSets.push({ ...planned, base: base.value });
  }
  return ok({ ...plan, ruleSets, players: players! }, notes);
}

/** Compiles every cell. */
export function openCells(plan: ClosedPlan, library: Library): Result<OpenCell[]> {
  const open: OpenCell[] = [];
  const loaded = plan.ruleSets.map((planned) => loadPlanned(planned, library));
  const wrong = loaded.flatMap((each) => (each.ok ? [] : each.diagnostics));
  if (wrong.length > 0) return fail(wrong);
  const known = new Map<string, readonly PreparedGame[]>();
  for (const cell of cellsOf(plan)) {
    const result = loaded[cell.ruleSet]!;
    if (!result.ok) continue;
    const key = `${cell.ruleSet}@${cell.step}`;
    let match = known.get(key);
    if (!match) {
      const options = optionsOf(plan, plan.ruleSets[cell.ruleSet]!, cell.value);
      const prepared = prepareMatch(result.value, { players: plan.players, options });
      if (!prepared.ok) return prepared;
      match = prepared.value;
      known.set(key, match);
    }
    const bots = botsOf(plan, cell);
    if (!bots.ok) return bots;
    open.push({ cell, ruleSet: result.value, match, bots: bots.value });
  }
  return ok(open);
}

function botsOf({ bots, skill, players }: ClosedPlan, { kind }: Cell): Result<BotSpec[]> {
  const texts = kind === 'skill' ? [skill!.stronger, skill!.weaker] : bots;
  const specs: BotSpec[] = [];
  for (const text of texts) {
    const parsed = parseBot(text);
    if (!parsed.ok) return parsed;
    specs.push(parsed.value);
  }
  return ok(Array.from({ length: players }, (_, seat) => specs[Math.min(seat, specs.length - 1)]!));
}

/** Titles and values of the rule sets, each title once. */
export function describeRules(plan: ClosedPlan, library: Library): Result<RuleSetInfo[]> {
  const infos: RuleSetInfo[] = [];
  for (const planned of plan.ruleSets) {
    const loaded = loadPlanned(planned, library);
    if (!loaded.ok) return loaded;
    const ruleSet = loaded.value;
    const options = describeOptions(ruleSet, plan.players, planned.options);
    if (!options.ok) return options;
    const title = planned.title ?? titleOf(ruleSet);
    const same = infos.filter((info) => info.title === title || info.title.startsWith(`${title} (`)).length;
    infos.push({
      title: same > 0 ? `${title} (${same + 1})` : title,
      game: ruleSet.base ?? ruleSet.definition.name,
      variants: ruleSet.variants.filter((variant) => variant.active).map((variant) => variant.name),
      options: Object.fromEntries(options.value.map(({ name, value }) => [name, value])),
      hash: hashTexts({ ...planned.base, ...(planned.rules ? { [planned.rules.uri]: planned.rules.text } : {}) }),
    });
  }
  return ok(infos);
}

/** The rules' own title; of a shipped game the titles of the variants that make it another one. */
function titleOf({ definition, variants, own, base }: RuleSet): string {
  const title = textIn(definition.title) ?? definition.name;
  if (own || base !== undefined) return title;
  const chosen = variants.filter((variant) => variant.active && !variant.default);
  return chosen.length > 0 ? chosen.map((variant) => variant.title).join(' + ') : title;
}

export const programsOf = ({ match }: OpenCell): Program[] => match.map(({ program }) => program);
