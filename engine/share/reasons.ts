/**
 * Why a move is illegal, with what the rule that decides sees: the values of the pieces of its expressions. They are
 * worked out by the same generated code that decides, printed for a copy of the rules in which the reason says them all.
 */
import { compileModel } from '../compiler/index.ts';
import type { Program } from '../compiler/program.ts';
import { parseExpression } from '../expression/parse.ts';
import { printInfix } from '../expression/print.ts';
import type { Key } from '../language/origins.ts';
import { findPath } from '../language/paths.ts';
import { isMapping, type Mapping, Tree } from '../language/tree.ts';
import type { Definition, OptionValues, RuleSet } from '../language/types.ts';
import { buildModel } from '../model/index.ts';
import { type Explanation, explainMove, type Wording } from '../runtime/explain.ts';
import type { Move } from '../runtime/moves.ts';
import type { Session } from '../runtime/session.ts';
import { partsOf } from './parts.ts';

export interface Reasons extends Explanation {
  /** Pieces of the expressions of the rule that decides, the whole ones first, each with its value in words. */
  values: readonly { expression: string; value: string }[];
}

/** So many pieces are worth reading. */
const MOST = 10;
/** Stands between the values in the text of the copied rules; no rule can write it into a value. */
const BETWEEN = '\u0001';

/** @param session a game that is played by the rule set */
export function reasonsOf(ruleSet: RuleSet, session: Session, move: Move, wording?: Wording): Reasons {
  const explanation = session.why(move, wording);
  const path = explanation.place?.path;
  if (explanation.legal || path === undefined) return { ...explanation, values: [] };
  const root = ruleSet.definition as unknown as Mapping;
  const found = findPath(root, path);
  if (!found.ok) return { ...explanation, values: [] };
  const rule = found.path.reduce<unknown>((at, key) => (at as Mapping)[key as string], root);
  const told: { expression: string; value: string }[] = [];
  for (const expression of piecesOf(rule)) {
    if (told.length === MOST) break;
    const value = pieceValue(ruleSet, session, found.path, rule, expression, move, wording);
    if (value !== undefined) told.push({ expression, value });
  }
  return { ...explanation, values: told };
}

/** The value of one piece; nothing if it has none that a text can show. */
function pieceValue(
  ruleSet: RuleSet,
  session: Session,
  path: readonly Key[],
  rule: unknown,
  expression: string,
  move: Move,
  wording: Wording | undefined,
): string | undefined {
  const tree = new Tree(ruleSet.definition as unknown as Mapping);
  const because = `${BETWEEN}{${expression}}`;
  if (isMapping(rule) && !isLogic(rule)) tree.set(path, 'because', because, undefined);
  else tree.set(path.slice(0, -1), path[path.length - 1], { check: rule, because }, undefined);
  const copy = { ...ruleSet, definition: tree.freeze() as unknown as Definition };
  const { players, options } = session.program.model;
  const model = buildModel(copy, players, options as OptionValues);
  if (!model.ok) return undefined;
  const program = compileModel(model.value);
  if (!fits(program, session.program)) return undefined;
  const { reason } = explainMove(program, session.state, move, wording);
  return reason?.startsWith(BETWEEN) ? reason.slice(1) : undefined;
}

/** The copy reads the states of the rules in force. */
const fits = (copy: Program, program: Program): boolean => copy.layout.size === program.layout.size;

const isLogic = (rule: Mapping): boolean => Object.keys(rule).length === 1 && Array.isArray(Object.values(rule)[0]);

/** Keys of a check or a parameter behind which stands an expression that decides. */
const DECIDING = ['check', 'when', 'while', 'min', 'max', 'size', 'in', 'piece', 'subset', 'member', 'player'];

/** Expressions of a rule in one spelling, each followed by its pieces, without what only a query knows. */
function piecesOf(rule: unknown): string[] {
  const pieces = new Set<string>();
  for (const written of expressionsOf(rule)) {
    const parsed = parseExpression(written);
    if (parsed.ok) for (const piece of partsOf(parsed.expr)) pieces.add(printInfix(piece));
  }
  // Braces would end the piece of the text that it is put into.
  return [...pieces].filter((piece) => !/[{}]/.test(piece));
}

function expressionsOf(rule: unknown): unknown[] {
  if (!isMapping(rule) || isLogic(rule)) return [rule];
  return DECIDING.flatMap((key) => (rule[key] === undefined ? [] : [rule[key]])).concat(
    isMapping(rule.integer) ? expressionsOf(rule.integer) : [],
  );
}
