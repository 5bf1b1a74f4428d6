/**
 * Why a move is illegal, with what the rule that decides sees: the values of the pieces of its expressions. They are
 * worked out by the same generated code that decides, printed for a copy of the rules in which the reason says them all.
 */
import { compileModel } from '../compiler/index.ts';
import type { Program, State } from '../compiler/program.ts';
import { parseExpression } from '../expression/parse.ts';
import { printInfix } from '../expression/print.ts';
import type { Key } from '../language/origins.ts';
import { findPath } from '../language/paths.ts';
import { isMapping, type Mapping, Tree } from '../language/tree.ts';
import type { Definition, OptionValues, RuleSet } from '../language/types.ts';
import { buildModel } from '../model/index.ts';
import { isOpen } from '../model/open.ts';
import { setValue } from '../model/sets.ts';
import type { Model } from '../model/types.ts';
import { type Explanation, explainMove, type Wording } from '../runtime/explain.ts';
import { stopOf } from '../runtime/game.ts';
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

/** Whose knowledge is told: all there is, what the seat that is to move may know, or what every seat may know. */
export type Told = 'everything' | 'mover' | 'all';

/** @param session a game that is played by the rule set */
export function reasonsOf(
  ruleSet: RuleSet,
  session: Session,
  move: Move,
  { wording, told = 'everything' }: { wording?: Wording; told?: Told } = {},
): Reasons {
  const explanation = session.why(move, wording);
  const path = explanation.place?.path;
  if (explanation.legal || path === undefined) return { ...explanation, values: [] };
  const root = ruleSet.definition as unknown as Mapping;
  const found = findPath(root, path);
  if (!found.ok) return { ...explanation, values: [] };
  const rule = found.path.reduce<unknown>((at, key) => (at as Mapping)[key as string], root);
  const places = [
    { path: found.path, rule },
    ...unnamed(rule).map((check) => ({ path: [...found.path, 'where'], rule: check })),
  ];
  const asked = { ruleSet, session, move, wording, told };
  const values = places.reduce<Reasons['values']>(
    (known, place) => (known.length > 0 ? known : valuesAt(asked, place)),
    [],
  );
  return { ...explanation, values };
}

/** A check that has no name of its own goes by that of what it stands in. */
const unnamed = (rule: unknown): unknown[] => (isMapping(rule) && isCheck(rule.where) ? [rule.where] : []);

const isCheck = (where: unknown): boolean =>
  typeof where === 'string' || (isMapping(where) && ('check' in where || isLogic(where)));

interface Asked {
  ruleSet: RuleSet;
  session: Session;
  move: Move;
  wording: Wording | undefined;
  told: Told;
}

/** Nothing if it is not this rule that decides. */
function valuesAt({ ruleSet, session, move, wording, told }: Asked, { path, rule }: Place): Reasons['values'] {
  const at = { ruleSet, program: session.program, path, rule };
  let pieces = piecesOf(rule).slice(0, MOST);
  if (pieces.length === 0) return [];
  let model = modelSaying(at, pieces);
  // Some mean nothing by themselves (the name of a choice, say): they are found one by one.
  if (!model) {
    pieces = pieces.filter((piece) => modelSaying(at, [piece]));
    model = modelSaying(at, pieces);
  }
  if (!model || pieces.length === 0) return [];
  const program = compileModel(model);
  if (!fits(program, session.program)) return [];
  const { reason = '' } = explainMove(program, session.state, move, wording);
  const [before, ...words] = reason.split(BETWEEN);
  if (before !== '' || words.length !== pieces.length) return [];
  const known = knownPieces(program, session.state, move, told);
  return pieces.map((expression, i) => ({ expression, value: words[i]! })).filter((_, i) => known[i]);
}

interface Place {
  path: readonly Key[];
  rule: unknown;
}

/** A copy of the rules in which the reason of one rule says pieces of it; nothing if one has no value that a text can show. */
function modelSaying(
  { ruleSet, program, path, rule }: Place & { ruleSet: RuleSet; program: Program },
  pieces: readonly string[],
): Model | undefined {
  const tree = new Tree(ruleSet.definition as unknown as Mapping);
  const because = pieces.map((piece) => `${BETWEEN}{${piece}}`).join('');
  if (isMapping(rule) && !isLogic(rule)) tree.set(path, 'because', because, undefined);
  else tree.set(path.slice(0, -1), path[path.length - 1], { check: rule, because }, undefined);
  const copy = { ...ruleSet, definition: tree.freeze() as unknown as Definition };
  const { players, options } = program.model;
  const model = buildModel(copy, players, options as OptionValues);
  return model.ok ? model.value : undefined;
}

/** Which of the pieces are told. What lies in a place is no value, and some may not know what others read. */
function knownPieces(program: Program, state: State, move: Move, told: Told): readonly boolean[] {
  const { decision } = stopOf(program, state)!.packed;
  const action = decision.actions.find(({ name }) => name === move.action);
  if (!action) return [];
  const reasons = [...action.checks, ...action.params.flatMap(({ domain }) => [...domain.checks, domain])];
  const text = reasons.find(({ because }) => because?.[0] === BETWEEN)?.because ?? [];
  const knowing = { locals: new Set([decision.chooser]), ...(told === 'mover' ? { me: decision.chooser } : {}) };
  for (const { local, domain } of action.params) {
    // What is drawn from what one does not see is not known by being named.
    if (!domain.set || isOpen(setValue(domain.set), knowing)) knowing.locals.add(local);
  }
  return text
    .filter((part) => typeof part !== 'string')
    .map((piece) => piece.type.t !== 'zone' && (told === 'everything' || isOpen(piece, knowing)));
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
