/** A rule set that was loaded to be played by: its games, and what can be set. */
import {
  type Diagnostic,
  fail,
  type Library,
  loadRuleSet,
  type OptionInfo,
  ok,
  type PreparedGame,
  type Program,
  prepareMatch,
  type Result,
  type RuleSet,
  type RuleText,
} from '../../engine/index.ts';
import { describeOptions } from '../../engine/language/index.ts';

export interface Loaded {
  ruleSet: RuleSet;
  /** The games of the match, each with its own options; without a match the one game. */
  games: readonly PreparedGame[];
  /** As the whole match has them. */
  options: readonly OptionInfo[];
  warnings: readonly Diagnostic[];
}

export const programsOf = ({ games }: { games: readonly PreparedGame[] }): Program[] =>
  games.map(({ program }) => program);

/** @param wanted how many players; as near to it as the rules allow */
export function load(library: Library, rules: RuleText, wanted: number | undefined): Result<Loaded> {
  const loaded = loadRuleSet(rules, { library });
  if (!loaded.ok) return loaded;
  const ruleSet = loaded.value;
  const { min, max } = (ruleSet.definition.players as { min: number; max: number } | undefined) ?? { min: 1, max: 1 };
  const players = wanted === undefined ? min : Math.min(Math.max(wanted, min), max);
  const games = prepareMatch(ruleSet, { players });
  if (!games.ok) return fail(games.diagnostics);
  // As the one game has them, if there is no match.
  const options = ruleSet.definition.match ? describeOptions(ruleSet, players) : ok(games.value[0].options);
  if (!options.ok) return fail(options.diagnostics);
  const warnings = [...loaded.diagnostics, ...games.diagnostics];
  return ok({ ruleSet, games: games.value, options: options.value, warnings });
}
