/**
 * Putting a move together from what is legal: which actions and values go with what was chosen so far, and what is asked
 * next. Knows no rules: it only looks through the list of legal moves.
 */
import type { Move, Value } from '../../engine/index.ts';
import type { Draft } from '../app/state.ts';
import type { ActionView, NextView, ParamView } from '../worker/protocol.ts';
import type { Target } from './target.ts';

export interface Question {
  action: ActionView;
  param: ParamView;
  /** Values that can be completed to a legal move; of a subset: its possible members. */
  values: Value[];
}

export interface Choice {
  /** Legal moves that agree with the draft. */
  moves: Move[];
  /** Actions that can be chosen. */
  actions: ActionView[];
  /** The action that the draft is about. */
  action?: ActionView;
  /** What is asked next; nothing if no action is chosen, or the move is whole. */
  question?: Question;
  /** The move that the draft makes, when nothing more is asked. */
  complete?: Move;
  /** Moves of several parts that agree with the draft in the first one. */
  ways?: Move[];
}

export const EMPTY: Draft = { args: {} };

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const agrees = (move: Move, draft: Draft): boolean =>
  (draft.action === undefined || move.action === draft.action) &&
  Object.entries(draft.args).every(([name, value]) => same(move.args[name], value));

export function distinct(values: readonly Value[]): Value[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = JSON.stringify(value);
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

export function choose(next: NextView | undefined, legal: readonly Move[], draft: Draft): Choice {
  if (!next) return { moves: [], actions: [] };
  const actions = next.actions.filter((action) => legal.some((move) => move.action === action.name));
  // A single action is not asked for, unless it can be declined.
  const name = draft.action ?? (actions.length === 1 && next.decline === undefined ? actions[0].name : undefined);
  const action = actions.find((one) => one.name === name);
  if (!action) return { moves: [...legal], actions };
  const moves = legal.filter((move) => agrees(move, { action: action.name, args: draft.args }));
  for (const param of action.params) {
    if (draft.args[param.name] !== undefined) continue;
    const asked = moves.filter((move) => move.args[param.name] !== undefined);
    if (asked.length === 0) continue;
    const values = distinct(
      asked.flatMap((move) => (param.kind === 'subset' ? (move.args[param.name] as Value[]) : [move.args[param.name]])),
    );
    return { moves, actions, action, question: { action, param, values } };
  }
  // Moves that begin alike and go on in other ways.
  if (moves.length > 1 && moves.some((move) => move.then)) return { moves, actions, action, ways: moves };
  return { moves, actions, action, ...(moves.length > 0 ? { complete: moves[0] } : {}) };
}

const takesSpaces = (param: ParamView, set: string): boolean =>
  param.set === set && (param.kind === 'space' || param.kind === 'subset');

/** For each space of a set that can be chosen now, what it would be chosen for. */
export function targets(
  next: NextView | undefined,
  legal: readonly Move[],
  draft: Draft,
  set: string,
): Map<string, Target[]> {
  const found = new Map<string, Target[]>();
  if (!next) return found;
  const { question, action: chosen } = choose(next, legal, draft);
  const add = (space: Value, target: Target): void => {
    const there = found.get(space as string) ?? [];
    if (!there.some((other) => other.action === target.action)) found.set(space as string, [...there, target]);
  };
  if (question && takesSpaces(question.param, set)) {
    const { action, param, values } = question;
    for (const value of values) add(value, { action, param });
    return found;
  }
  // Another space may still be chosen instead of the one chosen before, and any space while no action is.
  for (const action of next.actions) {
    if (chosen && action !== chosen) continue;
    const param = action.params.find((one) => one.kind === 'space' && one.set === set);
    if (!param) continue;
    const before = argsBefore(action, param, draft);
    for (const move of legal) {
      if (move.args[param.name] !== undefined && agrees(move, { action: action.name, args: before }))
        add(move.args[param.name], { action, param });
    }
  }
  return found;
}

/** The arguments that were chosen before a parameter. */
export function argsBefore(action: ActionView, param: ParamView, draft: Draft): Draft['args'] {
  const names = action.params.slice(0, action.params.indexOf(param)).map((one) => one.name);
  return Object.fromEntries(Object.entries(draft.args).filter(([name]) => names.includes(name)));
}

/** What pointing at a space asks about when it cannot be chosen: the first action that takes such a space. */
export function questionFor(
  next: NextView | undefined,
  legal: readonly Move[],
  draft: Draft,
  set: string,
): Target | undefined {
  if (!next) return undefined;
  const { question, action: chosen, actions } = choose(next, legal, draft);
  if (question && takesSpaces(question.param, set)) return question;
  for (const action of chosen ? [chosen] : [...actions, ...next.actions]) {
    const param = action.params.find((one) => takesSpaces(one, set));
    if (param) return { action, param };
  }
  return undefined;
}

/** Members that can join a subset that is being chosen, and whether it may stay as it is. */
export function subsetChoices(
  moves: readonly Move[],
  param: ParamView,
  chosen: readonly Value[],
): { open: Value[]; whole: boolean } {
  const subsets = moves.map((move) => (move.args[param.name] ?? []) as Value[]);
  const holds = (subset: readonly Value[], members: readonly Value[]): boolean => {
    const rest = [...subset];
    return members.every((member) => {
      const at = rest.findIndex((one) => same(one, member));
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
  };
  const supersets = subsets.filter((subset) => holds(subset, chosen));
  return {
    open: distinct(supersets.flat()).filter((value) => !chosen.some((one) => same(one, value))),
    whole: supersets.some((subset) => subset.length === chosen.length),
  };
}
