/** Why a move is legal or not, in words and with the rule that decides; and the sentences of moves. */
import type { ExplainedAction, TextTemplate } from '../compiler/explanations.ts';
import type { Stop } from '../compiler/flow.ts';
import type { Program, State } from '../compiler/program.ts';
import type { RulePlace, Type } from '../model/types.ts';
import { encodeMove } from './encode.ts';
import { stopOf } from './game.ts';
import { DECLINE, legalMoves, type Move, readValue, type Value, writeArgument } from './moves.ts';

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
}

const NO_WORDING: Wording = {};

/** A text of the rules with its values in. */
export function renderText(
  program: Program,
  state: State,
  template: TextTemplate,
  values: readonly number[],
  sets: Record<number, readonly number[]>,
  wording: Wording = NO_WORDING,
): string {
  const computed = program.code.named[template.fn]!(state, ...values) as (number | Int32Array)[];
  let at = 0;
  return template.parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const value = computed[at++]!;
      if (part.t === 'set') return memberNames(program, sets, part, wording);
      return worded(readValue(program, value as number, part), part, wording);
    })
    .join('');
}

function memberNames(
  program: Program,
  sets: Record<number, readonly number[]>,
  type: Type & { t: 'set' },
  wording: Wording,
): string {
  const members = Object.values(sets)[0] ?? [];
  const names = members.map((member) => worded(readValue(program, member, type.of as Type), type.of as Type, wording));
  return names.length ? names.join(', ') : 'nothing';
}

function worded(value: Value, type: Type, wording: Wording): string {
  if (value === null) return 'none';
  if (type.t === 'player') return wording.player?.(value as number) ?? `Player ${(value as number) + 1}`;
  if (type.t === 'space') return wording.space?.(value as string) ?? String(value);
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
  const explained = stop.explained[index]!;
  const { params } = action.action;
  const given = params.findIndex((param) => move.args[param.name] === undefined && !param.domain.when);
  const n = given < 0 ? params.length : given;
  const values: number[] = [];
  const sets: Record<number, number[]> = {};
  for (let i = 0; i < n; i++) {
    const value = writeArgument(program, action, i, move.args[params[i]!.name]);
    if (value === undefined)
      return {
        legal: false,
        reason: `${JSON.stringify(move.args[params[i]!.name])} is no ${params[i]!.name}`,
        place: params[i]!.place,
        param: params[i]!.name,
      };
    if (Array.isArray(value)) {
      sets[i] = value;
      fillWords(program, explained.sets.get(i)!, value, params[i]!.domain.set!, program.model.players);
      values.push(0);
    } else values.push(value);
  }
  const code = program.code.named[explained.fn]!(state, n, ...values) as number;
  if (code > 0)
    return because(
      program,
      state,
      explained,
      code - 1,
      params.map((param) => param.name),
      values,
      sets,
      wording,
    );
  if (n === params.length ? encodeMove(program, state, move) !== undefined : canComplete(program, state, move))
    return { legal: true };
  if (action.action.otherwise)
    return { legal: false, reason: 'This is only possible when nothing else is', place: action.action.place };
  return unfinished(program, state, stop, index, n, values, sets, wording);
}

function because(
  program: Program,
  state: State,
  explained: ExplainedAction,
  index: number,
  names: string[],
  values: number[],
  sets: Record<number, number[]>,
  wording?: Wording,
): Explanation {
  const reason = explained.reasons[index]!;
  const text = reason.because && renderText(program, state, reason.because, values, sets, wording);
  return {
    legal: false,
    reason: text ?? `The rule ${reason.place.path} forbids it`,
    place: reason.place,
    param: names[reason.param],
  };
}

/** Everything so far passes, but no value of the next parameter does: what speaks against its values is the reason. */
function unfinished(
  program: Program,
  state: State,
  stop: Stop,
  index: number,
  n: number,
  values: number[],
  sets: Record<number, number[]>,
  wording?: Wording,
): Explanation {
  const explained = stop.explained[index]!;
  const { params, place } = stop.packed.actions[index]!.action;
  const at = explained.reasons.findIndex((reason) => reason.param === n && reason.because !== undefined);
  if (at >= 0)
    return {
      ...because(
        program,
        state,
        explained,
        at,
        params.map((param) => param.name),
        values,
        sets,
        wording,
      ),
      param: undefined,
    };
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

/** Hands a subset over to generated code. */
function fillWords(
  program: Program,
  name: string,
  members: readonly number[],
  set: { of: { t: string } & Record<string, unknown> },
  _players: number,
): void {
  const words = program.code.words[name]!;
  words.fill(0);
  const first =
    set.of.t === 'item'
      ? Math.min(...(set.of.components as { firstItem: number }[]).map((component) => component.firstItem))
      : 0;
  for (const member of members) words[(member - first) >> 5]! |= 1 << ((member - first) & 31);
}

/** What a move does, in the words of its action's text. */
export function describeMove(program: Program, state: State, move: Move, wording?: Wording): string {
  const stop = stopOf(program, state);
  if (!stop) return move.action;
  if (move.action === DECLINE) return stop.packed.decision.decline ?? 'Decline';
  const index = stop.packed.actions.findIndex((action) => action.action.name === move.action);
  const action = stop.packed.actions[index];
  const text = action && stop.explained[index]!.text;
  if (!action || !text)
    return [
      move.action,
      ...Object.values(move.args).map((value) => (Array.isArray(value) ? value.join(', ') : String(value))),
    ].join(' ');
  const sets: Record<number, number[]> = {};
  const values = action.action.params.map((_, i) => {
    const value = writeArgument(program, action, i, move.args[action.action.params[i]!.name]);
    if (Array.isArray(value)) {
      sets[i] = value;
      return 0;
    }
    return value ?? -1;
  });
  return renderText(program, state, text, values, sets, wording);
}
