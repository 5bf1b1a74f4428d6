/** Why a move is legal or not, in words and with the rule that decides; and the sentences of moves. */
import type { TextTemplate } from '../compiler/explanations.ts';
import type { Stop } from '../compiler/flow.ts';
import type { PackedAction } from '../compiler/picks.ts';
import type { Program, State } from '../compiler/program.ts';
import { noneOf, universe } from '../model/make.ts';
import type { RulePlace, Type } from '../model/types.ts';
import { encodeMove } from './encode.ts';
import { applyPick, stopOf } from './game.ts';
import { handOver, judge } from './judge.ts';
import { type ArgumentValue, DECLINE, legalMoves, type Move, readValue, type Value, writeArgument } from './moves.ts';

export interface Explanation {
  legal: boolean;
  /** Why not, as a sentence without a full stop. */
  reason?: string;
  /** The rule that decides. */
  place?: RulePlace;
  /** The argument that is at fault; absent if it is the move as a whole. */
  param?: string;
}

/** How values are worded: players and pieces by the names that the reader knows them by. */
export interface Wording {
  player?(seat: number): string;
  space?(name: string): string;
  piece?(name: string): string;
}

const NO_WORDING: Wording = {};

/**
 * A text of the rules with its values in.
 * @param args the values that it can name: those of an action's parameters, as far as they are known
 */
export function renderText(
  program: Program,
  state: State,
  template: TextTemplate,
  args: readonly ArgumentValue[] = [],
  wording: Wording = NO_WORDING,
): string {
  const values = args.map((value) => (typeof value === 'number' ? value : 0));
  const computed = program.code.named[template.fn]!(state, ...values) as (number | Int32Array)[];
  let at = 0;
  return template.parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const value = computed[at++]!;
      if (part.t === 'set') return memberNames(program, value as Int32Array, part, wording);
      return worded(readValue(program, value as number, part), part, wording);
    })
    .join('');
}

/** @param words bits of the members, counted from the first of what the set is of */
function memberNames(program: Program, words: Int32Array, type: Type & { t: 'set' }, wording: Wording): string {
  const { first, size } = universe(type.of, program.model.players);
  const members = Array.from({ length: size }, (_, i) => i).filter((i) => (words[i >> 5]! >>> (i & 31)) & 1);
  const names = members.map((i) => worded(readValue(program, first + i, type.of), type.of, wording));
  return names.length ? names.join(', ') : 'nothing';
}

function worded(value: Value, type: Type, wording: Wording): string {
  if (value === null) return 'none';
  if (type.t === 'player') return wording.player?.(value as number) ?? `Player ${(value as number) + 1}`;
  if (type.t === 'space')
    return (
      wording.space?.(value as string) ?? type.set.labels?.[type.set.names.indexOf(value as string)] ?? String(value)
    );
  if (type.t === 'item') return wording.piece?.(value as string) ?? String(value);
  if (type.t === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/**
 * Explains a move, whole or with its first arguments only.
 * @returns legal if it is, or can be completed to, a legal move
 */
export function explainMove(program: Program, state: State, move: Move, wording?: Wording): Explanation {
  const stop = stopOf(program, state);
  if (!stop) return { legal: false, reason: 'The game is over' };
  const { packed } = stop;
  if (move.action === DECLINE)
    return packed.decline === undefined
      ? { legal: false, reason: 'This can’t be declined', place: packed.decision.place }
      : { legal: true };
  const index = packed.actions.findIndex((action) => action.action.name === move.action);
  const action = packed.actions[index];
  if (!action)
    return {
      legal: false,
      reason: `This is the time for: ${packed.actions.map((each) => each.action.name).join(', ')}`,
      place: packed.decision.place,
    };
  const { params } = action.action;
  const given = params.findIndex((param) => move.args[param.name] === undefined && !param.domain.when);
  const n = given < 0 ? params.length : given;
  const candidates: ArgumentValue[][] = [];
  for (const [i, param] of params.slice(0, n).entries()) {
    const values = writeArgument(program, action, i, move.args[param.name]);
    if (values.length === 0)
      return {
        legal: false,
        reason: `${JSON.stringify(move.args[param.name])} is no ${param.name}`,
        place: param.place,
        param: param.name,
      };
    candidates.push(values);
  }
  if (n === params.length ? encodeMove(program, state, move) !== undefined : canComplete(program, state, move))
    return { legal: true };
  const { values, failing } = closest(program, state, stop, index, candidates);
  if (failing !== undefined) return because(program, state, stop, index, failing, values, wording);
  if (action.action.otherwise)
    return { legal: false, reason: 'This is only possible when nothing else is', place: action.action.place };
  return unfinished(program, state, stop, index, n, values, wording);
}

/** Where pieces share a name, the ones that get furthest are meant. */
function closest(
  program: Program,
  state: State,
  stop: Stop,
  index: number,
  candidates: readonly (readonly ArgumentValue[])[],
): { values: ArgumentValue[]; failing?: number } {
  let best: { values: ArgumentValue[]; failing?: number } | undefined;
  const extend = (values: ArgumentValue[]): boolean => {
    const failing = judge(program, state, stop, index, values);
    if (failing !== undefined) {
      if (!best || values.length > best.values.length) best = { values, failing };
      return false;
    }
    if (values.length === candidates.length) {
      best = { values };
      return true;
    }
    return candidates[values.length]!.some((value) => extend([...values, value]));
  };
  extend([]);
  return best!;
}

function because(
  program: Program,
  state: State,
  stop: Stop,
  index: number,
  failing: number,
  values: readonly ArgumentValue[],
  wording?: Wording,
): Explanation {
  const { params } = stop.packed.actions[index]!.action;
  const { because: text, place, param } = stop.explained[index]!.reasons[failing]!;
  // A text names no more than the values that its check knows; what is not chosen yet is none.
  const known = params
    .slice(0, param < 0 ? params.length : param + 1)
    .map(({ local, domain }, i): ArgumentValue => values[i] ?? (domain.kind === 'subset' ? [] : noneOf(local.type)));
  if (text) handOverAll(program, stop, index, known);
  return {
    legal: false,
    reason: text ? renderText(program, state, text, known, wording) : `The rule ${place.path} forbids it`,
    place,
    param: params[param]?.name,
  };
}

/** Everything so far passes, but no value of the next parameter does: what speaks against its values is the reason. */
function unfinished(
  program: Program,
  state: State,
  stop: Stop,
  index: number,
  n: number,
  values: readonly ArgumentValue[],
  wording?: Wording,
): Explanation {
  const { params, place } = stop.packed.actions[index]!.action;
  const at = stop.explained[index]!.reasons.findIndex((reason) => reason.param === n && reason.because !== undefined);
  if (at >= 0) return { ...because(program, state, stop, index, at, values, wording), param: undefined };
  return {
    legal: false,
    reason: params[n] ? `There is no ${params[n].name} to choose` : 'It can’t be completed',
    place: params[n]?.place ?? place,
  };
}

function canComplete(program: Program, state: State, move: Move): boolean {
  return legalMoves(program, state).some(
    (legal) =>
      legal.move.action === move.action &&
      Object.entries(move.args).every(
        ([name, value]) => JSON.stringify(legal.move.args[name]) === JSON.stringify(value),
      ),
  );
}

/** What a move does, in the words of its action's text; of its further parts too. */
export function describeMove(program: Program, state: State, move: Move, wording?: Wording): string {
  const told = describePart(program, state, move, wording);
  const [next, ...then] = move.then ?? [];
  const after = next && afterPart(program, state, move);
  return after ? `${told} ${describeMove(program, after, { ...next, then }, wording)}` : told;
}

/** The state in which the next part of a move is chosen. */
function afterPart(program: Program, state: State, move: Move): State | undefined {
  const after = state.slice();
  for (const pick of encodeMove(program, state, move) ?? []) {
    applyPick(program, after, pick);
    if (!stopOf(program, after)?.stage) return after;
  }
  return undefined;
}

function describePart(program: Program, state: State, move: Move, wording?: Wording): string {
  const stop = stopOf(program, state);
  if (!stop) return move.action;
  if (move.action === DECLINE) return stop.packed.decision.decline ?? 'Decline';
  const index = stop.packed.actions.findIndex((action) => action.action.name === move.action);
  const action = stop.packed.actions[index];
  const text = action && stop.explained[index]!.text;
  if (!action || !text) return [move.action, ...argumentWords(action, move, wording)].join(' ');
  const values = action.action.params.map(({ name }, i) => writeArgument(program, action, i, move.args[name])[0] ?? -1);
  handOverAll(program, stop, index, values);
  return renderText(program, state, text, values, wording);
}

/** The arguments of a move whose action has no text. */
function argumentWords(action: PackedAction | undefined, { args }: Move, wording: Wording = NO_WORDING): string[] {
  return Object.entries(args).map(([name, value]) => {
    const param = action?.action.params.find((one) => one.name === name);
    const type = param?.domain.set?.of ?? param?.local.type;
    const word = (one: Value): string => (type ? worded(one, type, wording) : String(one));
    return Array.isArray(value) ? value.map(word).join(', ') : word(value);
  });
}

/** Hands over every subset among the values. */
function handOverAll(program: Program, stop: Stop, index: number, values: readonly ArgumentValue[]): void {
  for (const [i, value] of values.entries()) if (typeof value !== 'number') handOver(program, stop, index, i, value);
}
