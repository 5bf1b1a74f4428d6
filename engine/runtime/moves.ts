/** Moves in names: what logs, saves, traces and people use. Integers live only inside one program. */

import type { Stop } from '../compiler/flow.ts';
import { codes, laterGroups, type PackedAction, type PackedDecision, type Slot } from '../compiler/picks.ts';
import type { Program, State } from '../compiler/program.ts';
import { NONE, NONE_INT, type Type } from '../model/types.ts';
import { applyPick, stopOf, wholeMoves } from './game.ts';

/** A value as people read it: a number, yes/no, a name, a seat, none, or a list of those. */
export type Value = number | boolean | string | null | Value[];

/** `decline` is the action of that name, without arguments. */
export interface Move {
  action: string;
  args: Readonly<Record<string, Value>>;
  /** Further parts of the same move: jumps that go on. */
  then?: readonly Move[];
}

export const DECLINE = 'decline';

/** An integer of the program as a readable value. */
export function readValue(program: Program, value: number, type: Type): Value {
  if (type.t === 'integer') return value === NONE_INT ? null : value;
  if (type.t === 'boolean') return value !== 0;
  if (value === NONE) return null;
  if (type.t === 'choice') return type.values[value] ?? null;
  if (type.t === 'space') return type.set.names[value] ?? null;
  if (type.t === 'item') return program.model.items[value]?.name ?? null;
  return value;
}

/** The integers that a readable value can stand for (pieces that share a name are several); empty if it is none of this type. */
export function writeValue(program: Program, value: unknown, type: Type): number[] {
  if (value === null) return [type.t === 'integer' ? NONE_INT : NONE];
  switch (type.t) {
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value) ? [value] : [];
    case 'boolean':
      return typeof value === 'boolean' ? [value ? 1 : 0] : [];
    case 'player':
      return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < program.model.players
        ? [value]
        : [];
    case 'choice':
      return indexes(type.values, value);
    case 'space':
      return indexes(type.set.names, value);
    case 'item':
      return program.model.items.flatMap((item, i) =>
        item.name === value && type.components.includes(item.component) ? [i] : [],
      );
    default:
      return [];
  }
}

const indexes = (names: readonly string[], value: unknown): number[] => {
  const found = names.indexOf(value as string);
  return found < 0 ? [] : [found];
};

/** Values of a packed group’s parameters, from its code; none where a parameter is not asked. */
export function unpack(slots: readonly Slot[], code: number): number[] {
  const values: number[] = [];
  let rest = code;
  for (let i = slots.length - 1; i >= 0; i--) {
    const slot = slots[i]!;
    const width = codes(slot);
    const digit = i === 0 ? rest : rest % width;
    rest = Math.floor(rest / width);
    const none = slot.param.local.type.t === 'integer' ? NONE_INT : NONE;
    values[i] = slot.optional && digit === slot.width ? none : digit + slot.first;
  }
  return values;
}

/**
 * A whole move from its picks.
 * @param state where its first pick was made; not changed
 * @param read how values are named; views name hidden pieces otherwise
 */
export function readMove(program: Program, state: State, picks: readonly number[], read = readValue): Move {
  const { move, used } = readPart(program, stopOf(program, state)!, picks, read);
  if (used >= picks.length) return move;
  const next = state.slice();
  for (const pick of picks.slice(0, used)) applyPick(program, next, pick);
  const { then = [], ...part } = readMove(program, next, picks.slice(used), read);
  return { ...move, then: [part, ...then] };
}

/** What is answered at one decision, and how many picks that took. */
function readPart(
  program: Program,
  stop: Stop,
  picks: readonly number[],
  read: typeof readValue,
): { move: Move; used: number } {
  const { packed } = stop;
  let action: PackedAction;
  let at = 0;
  const args: Record<string, Value> = {};
  if (packed.direct) action = packed.actions[0]!;
  else {
    const first = picks[at++]!;
    if (first === packed.decline) return { move: { action: DECLINE, args }, used: at };
    action = packed.actions.find((each) => first < each.base + each.size)!;
    const group = action.groups[0];
    if (group?.kind === 'packed') readSlots(program, group.slots, first - action.base, args, read);
  }
  for (const group of laterGroups(action)) {
    if (group.kind === 'packed') {
      readSlots(program, group.slots, picks[at++]!, args, read);
      continue;
    }
    const { param, first, width } = group.slot;
    const members: Value[] = [];
    const of = param.domain.set!.of;
    while (at < picks.length && picks[at] !== width) members.push(read(program, picks[at++]! + first, of));
    at++;
    args[param.name] = members;
  }
  return { move: { action: action.action.name, args }, used: at };
}

function readSlots(
  program: Program,
  slots: readonly Slot[],
  code: number,
  args: Record<string, Value>,
  read: typeof readValue,
): void {
  const values = unpack(slots, code);
  slots.forEach((slot, i) => {
    if (slot.optional && (values[i] === NONE || values[i] === NONE_INT)) return;
    args[slot.param.name] = read(program, values[i]!, slot.param.local.type);
  });
}

/** All legal whole moves with their picks, in canonical order; moves that read the same are one. */
export function legalMoves(program: Program, state: State): { move: Move; picks: number[] }[] {
  const stop = stopOf(program, state);
  if (!stop) return [];
  const moves = wholeMoves(program, state);
  // Only alike pieces make moves that read the same.
  if (!stop.alike) return moves.map((picks) => ({ move: readMove(program, state, picks), picks }));
  const seen = new Set<string>();
  return moves.flatMap((picks) => {
    const move = readMove(program, state, picks);
    const key = moveKey(move);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ move, picks }];
  });
}

/** Equal for equal moves, whatever the order of arguments. */
export const moveKey = (move: Move): string =>
  JSON.stringify(move.then?.length ? [move, ...move.then].map(partKey) : partKey(move));

const partKey = ({ action, args }: Move): unknown[] => [
  action,
  ...Object.keys(args)
    .sort()
    .map((name) => [name, args[name]]),
];

export function actionOf(packed: PackedDecision, name: string): PackedAction | undefined {
  return packed.actions.find((action) => action.action.name === name);
}

/** An argument as integers: one, or the members of a subset. */
export type ArgumentValue = number | readonly number[];

/** Of a subset of alike pieces, no more ways to choose them are looked at. */
const MOST_WAYS = 256;

/** Everything that a parameter's value can stand for, as pieces that share a name are several; empty if it is no such value. */
export function writeArgument(program: Program, action: PackedAction, index: number, value: unknown): ArgumentValue[] {
  const { local, domain } = action.action.params[index]!;
  if (domain.kind !== 'subset') return writeValue(program, value === undefined ? null : value, local.type);
  if (!Array.isArray(value)) return [];
  const ways: number[][] = [];
  const extend = (members: number[]): void => {
    if (ways.length >= MOST_WAYS) return;
    if (members.length === value.length) ways.push(members);
    else {
      const name = value[members.length];
      const after = name === value[members.length - 1] ? members.at(-1)! : -1;
      for (const item of writeValue(program, name, domain.set!.of)) {
        if (item > after && !members.includes(item)) extend([...members, item]);
      }
    }
  };
  extend([]);
  return ways;
}
