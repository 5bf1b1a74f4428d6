/**
 * A move in names means the first of the pieces that share a name. This finds it from the integers of a pick that is
 * known to be legal, without spelling the move out and reading it again.
 */
import type { Stop } from '../compiler/flow.ts';
import { codes, type PackedAction, type Slot } from '../compiler/picks.ts';
import type { Program, State } from '../compiler/program.ts';
import { NONE, NONE_INT } from '../model/types.ts';

/** For each item those of a lower number with the same name, ascending; made once for each program. */
const namesakes = new WeakMap<Program, readonly (readonly number[])[]>();

function namesakesOf(program: Program): readonly (readonly number[])[] {
  const known = namesakes.get(program);
  if (known) return known;
  const { items } = program.model;
  const made = items.map(({ name }, item) =>
    items.slice(0, item).flatMap((other, i) => (other.name === name ? [i] : [])),
  );
  namesakes.set(program, made);
  return made;
}

/**
 * The first legal pick that reads the same as this one.
 * @param pick a legal opening pick
 * @returns nothing where that cannot be told from this pick alone
 */
export function firstNamesake(program: Program, state: State, stop: Stop, pick: number): number | undefined {
  const { packed, stage } = stop;
  if (stage || program.continues) return undefined;
  if (pick === packed.decline) return pick;
  const action = packed.actions.find((each) => pick < each.base + each.size)!;
  if (action.groups.length === 0) return pick;
  const [group] = action.groups;
  if (action.groups.length > 1 || group!.kind !== 'packed') return undefined;
  const named = group!.slots.findIndex(isItem);
  if (named < 0) return pick;
  if (group!.slots.slice(named + 1).some(isItem)) return undefined;
  return firstOf(program, state, stop, action, group!.slots, named, pick);
}

const isItem = ({ param }: Slot): boolean => param.local.type.t === 'item';

function firstOf(
  program: Program,
  state: State,
  stop: Stop,
  action: PackedAction,
  slots: readonly Slot[],
  named: number,
  pick: number,
): number {
  const values: number[] = [];
  let code = pick - action.base;
  /** What one more of the named piece's number adds to the pick. */
  let weight = 1;
  for (let i = slots.length - 1; i >= 0; i--) {
    const slot = slots[i]!;
    const digit = code % codes(slot);
    code = Math.floor(code / codes(slot));
    if (i > named) weight *= codes(slot);
    const none = slot.param.local.type.t === 'integer' ? NONE_INT : NONE;
    values[i] = slot.optional && digit === slot.width ? none : digit + slot.first;
  }
  const item = values[named]!;
  if (item < 0) return pick;
  const explain = program.code.named[stop.explained[action.index]!.fn]!;
  const { first } = slots[named]!;
  for (const other of namesakesOf(program)[item]!) {
    if (other < first) continue;
    values[named] = other;
    // Nothing speaks against it. Of pieces that are alike in everything the first is found first.
    if (explain(state, values.length, ...values) === 0) return pick - (item - other) * weight;
  }
  return pick;
}
