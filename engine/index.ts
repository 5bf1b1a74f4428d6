/**
 * The engine in one place: rule texts in, a playable program out.
 *
 *     loadRuleSet     texts → merged rules              (language)
 *     prepareGame     rules, players, options → program (options, model, compiler)
 *     Session         a program being played            (runtime)
 */
import { compileModel } from './compiler/index.ts';
import type { Program } from './compiler/program.ts';
import { fail, ok, type Result } from './diagnostics/diagnostic.ts';
import { describeOptions, resolveOptions } from './language/index.ts';
import type { OptionInfo, OptionValues, RuleSet } from './language/types.ts';
import { buildModel } from './model/index.ts';

export interface PreparedGame {
  program: Program;
  players: number;
  values: OptionValues;
  options: readonly OptionInfo[];
}

export interface PrepareChoices {
  /** Absent: the least number that the rules allow. */
  players?: number;
  /** Option values beyond those of the texts. */
  options?: Readonly<Record<string, unknown>>;
}

/** Works out options, types the rules and compiles them. Answers with all problems found. */
export function prepareGame(ruleSet: RuleSet, choices: PrepareChoices = {}): Result<PreparedGame> {
  const players = choices.players ?? (ruleSet.definition.players as { min: number }).min;
  const values = resolveOptions(ruleSet.definition, players, choices.options);
  if (!values.ok) return values;
  const options = describeOptions(ruleSet, players, choices.options);
  if (!options.ok) return options;
  const model = buildModel(ruleSet, players, values.value);
  if (!model.ok) return fail([...values.diagnostics, ...model.diagnostics]);
  return ok({ program: compileModel(model.value), players, values: values.value, options: options.value }, [
    ...values.diagnostics,
    ...model.diagnostics,
  ]);
}

/** The games of a match in their order, each prepared with its own options; without `match:` the one game. */
export function prepareMatch(ruleSet: RuleSet, choices: PrepareChoices = {}): Result<PreparedGame[]> {
  const games = ruleSet.definition.match?.games ?? [{}];
  const prepared: PreparedGame[] = [];
  for (const game of games) {
    const result = prepareGame(ruleSet, { ...choices, options: { ...choices.options, ...game.with } });
    if (!result.ok) return result;
    prepared.push(result.value);
  }
  return ok(prepared);
}

export type { Program, State } from './compiler/program.ts';
export * from './diagnostics/diagnostic.ts';
export { loadRuleSet } from './language/index.ts';
export type * from './language/types.ts';
export { type Kept, type KeptPosition, keepPosition, layPosition } from './runtime/carry.ts';
export { determinize } from './runtime/determinize.ts';
export type { Explanation, Wording } from './runtime/explain.ts';
export * from './runtime/game.ts';
export { type MatchResult, type MatchStanding, matchResult, matchStanding } from './runtime/match.ts';
export { DECLINE, legalMoves, type Move, moveKey, type Value } from './runtime/moves.ts';
export { census, writeState } from './runtime/position.ts';
export { createRandom, type Random } from './runtime/random.ts';
export { HIDDEN, type ReadableState, readState } from './runtime/readable.ts';
export { type Replay, replayAligned } from './runtime/replay.ts';
export { type Rolled, rolledInWords, rollsInto } from './runtime/rolls.ts';
export { type Outcome, outcomeOf, type SeatScore, scoresOf } from './runtime/scoring.ts';
export { type SeenScore, seenScores } from './runtime/seen-scores.ts';
export { beginsGame, faultOf, NEXT_GAME, PLY_LIMIT, type Ply, Session } from './runtime/session.ts';
