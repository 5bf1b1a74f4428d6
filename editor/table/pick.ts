/**
 * Choosing pieces where they lie. Like `choose.ts` it knows no rules: it looks through the legal moves, and through the
 * places that the worker names for their pieces.
 */
import type { Move, Value } from '../../engine/index.ts';
import type { Draft, GameState } from '../app/state.ts';
import type { ActionView, ParamView, Place } from '../worker/protocol.ts';
import { argsBefore, choose, EMPTY } from './choose.ts';
import type { PieceTarget } from './target.ts';

const takesPieces = (param: ParamView): boolean => param.places !== undefined;

const placeKey = ({ zone, owner }: Place): string => `${zone}\n${owner ?? ''}`;

export const pieceKey = (place: Place, name: string): string => `${placeKey(place)}\n${name}`;

const found = new WeakMap<GameState, Map<string, PieceTarget[]>>();

/** For each piece that can be chosen now, by zone, owner and name, what it would be chosen for. */
export function pieceTargets(game: GameState): Map<string, PieceTarget[]> {
  let targets = found.get(game);
  if (!targets) {
    targets = new Map();
    for (const target of allTargets(game)) {
      for (const place of target.param.places?.[target.value] ?? []) {
        const key = pieceKey(place, target.value);
        targets.set(key, [...(targets.get(key) ?? []), target]);
      }
    }
    found.set(game, targets);
  }
  return targets;
}

/** The draft as it counts: at an earlier position nothing is being put together. */
export const draftOf = (game: GameState): Draft =>
  game.held && game.view.position < game.view.length && game.draft.action === undefined ? EMPTY : game.draft;

function allTargets(game: GameState): PieceTarget[] {
  const { next, legal } = game.view;
  if (!next) return [];
  const draft = draftOf(game);
  const { question, action: chosen, actions } = choose(next, legal, draft);
  const asked: PieceTarget[] =
    question && takesPieces(question.param)
      ? question.values
          .map((value) => ({ ...question, value: value as string, asked: true }))
          .filter((target) => question.param.kind !== 'subset' || withPiece(game, target) !== draft)
      : [];
  const others = (chosen ? [chosen] : actions).flatMap((action) => {
    const param = action.params.find(takesPieces);
    if (!param || (question?.action === action && question.param === param)) return [];
    if (param.kind === 'subset' && action.params[0] !== param) return [];
    const before = argsBefore(action, param, draft);
    return valuesOf(legal, action, param, before).map((value) => ({ action, param, value, asked: !question }));
  });
  return [...asked, ...others];
}

/** Values of a parameter in the legal moves that agree with some arguments; of a subset its possible members. */
function valuesOf(legal: readonly Move[], action: ActionView, param: ParamView, args: Draft['args']): string[] {
  const values = new Set<string>();
  for (const move of legal) {
    if (move.action !== action.name || !agrees(move, args)) continue;
    const value = move.args[param.name];
    for (const one of Array.isArray(value) ? value : [value]) if (typeof one === 'string') values.add(one);
  }
  return [...values];
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
const agrees = (move: Move, args: Draft['args']): boolean =>
  Object.entries(args).every(([name, value]) => same(move.args[name], value));

/**
 * The draft with a piece chosen. What was chosen after it stays if it still goes with it.
 * @returns the same draft if a member of a subset cannot join it
 */
export function withPiece(game: GameState, { action, param, value }: PieceTarget): Draft {
  const draft = draftOf(game);
  if (param.kind === 'subset') return withMember(game, draft, action, param, value);
  const kept = draft.action === undefined || draft.action === action.name ? draft.args : {};
  const all = { ...kept, [param.name]: value };
  const whole = game.view.legal.some((move) => move.action === action.name && agrees(move, all));
  const args = whole ? all : { ...argsBefore(action, param, draft), [param.name]: value };
  return { action: action.name, args, ...(draft.turn === undefined ? {} : { turn: draft.turn }) };
}

function withMember(game: GameState, draft: Draft, action: ActionView, param: ParamView, value: Value): Draft {
  const members = draft.members ?? [];
  const args = draft.action === action.name ? draft.args : {};
  const at = members.findIndex((one) => same(one, value));
  const moves = game.view.legal.filter((move) => move.action === action.name && agrees(move, args));
  if (mayJoin(moves, param, members, value)) return { action: action.name, args, members: [...members, value] };
  if (at >= 0) return { action: action.name, args, members: members.toSpliced(at, 1) };
  // Where one member is wanted, another takes its place.
  const rest = members.length === 1 && mayJoin(moves, param, [], value) ? [value] : undefined;
  return rest ? { action: action.name, args, members: rest } : draft;
}

// -------------------------------------------------------------------------------------------------------------- subsets

const count = (values: readonly Value[], value: Value): number => values.filter((one) => same(one, value)).length;

const holds = (subset: readonly Value[], members: readonly Value[]): boolean =>
  members.every((member) => count(subset, member) >= count(members, member));

const subsetsOf = (moves: readonly Move[], param: ParamView): Value[][] =>
  moves.map((move) => (move.args[param.name] ?? []) as Value[]);

/** Whether a value can join the members that are chosen: a piece that has others of its name also more than once. */
export const mayJoin = (moves: readonly Move[], param: ParamView, members: readonly Value[], value: Value): boolean =>
  subsetsOf(moves, param).some((subset) => holds(subset, [...members, value]));

/** The subset as a legal move names it, if the members make one. */
export const wholeSubset = (moves: readonly Move[], param: ParamView, members: readonly Value[]): Value[] | undefined =>
  subsetsOf(moves, param).find((subset) => subset.length === members.length && holds(subset, members));

// ---------------------------------------------------------------------------------------------------- what is chosen

/** How often a piece is chosen in the draft, at a place. */
export function chosenAt(game: GameState, place: Place, name: string): number {
  const draft = draftOf(game);
  const action = game.view.next?.actions.find((one) => one.name === draft.action);
  if (!action) {
    // A single action that is asked at once.
    const { question } = choose(game.view.next, game.view.legal, draft);
    return question?.param.kind === 'subset' && lies(question.param, place, name)
      ? count(draft.members ?? [], name)
      : 0;
  }
  return action.params
    .filter((param) => lies(param, place, name))
    .reduce(
      (sum, param) =>
        sum + (param.kind === 'subset' ? count(draft.members ?? [], name) : draft.args[param.name] === name ? 1 : 0),
      0,
    );
}

const lies = (param: ParamView, place: Place, name: string): boolean =>
  (param.places?.[name] ?? []).some((one) => placeKey(one) === placeKey(place));

/** For each space of a set on which a piece lies that can be chosen, what it would be chosen for. */
export function piecesOnSpaces(game: GameState, set: string): Map<string, PieceTarget[]> {
  const zones = new Set(game.rules.zones.filter((zone) => zone.each === set).map((zone) => zone.name));
  const spaces = new Map<string, PieceTarget[]>();
  for (const targets of pieceTargets(game).values()) {
    for (const target of targets) {
      for (const { zone, owner } of target.param.places![target.value]) {
        if (!zones.has(zone) || owner === undefined) continue;
        const there = spaces.get(owner) ?? [];
        if (!there.includes(target)) spaces.set(owner, [...there, target]);
      }
    }
  }
  return spaces;
}
