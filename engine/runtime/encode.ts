/** A move in names → picks, if it is legal in a state. */
import type { PackedAction, Slot } from '../compiler/picks.ts';
import { codes, type Group, laterGroups } from '../compiler/picks.ts';
import type { Program, State } from '../compiler/program.ts';
import { NONE, NONE_INT } from '../model/types.ts';
import { applyPick, goesOn, listPicks, stopOf } from './game.ts';
import { actionOf, DECLINE, type Move, readValue, type Value, writeValue } from './moves.ts';

/** The picks of a legal move, or nothing if it is not legal. */
export function encodeMove(program: Program, state: State, move: Move): number[] | undefined {
  const picks = encodePart(program, state, move);
  if (!picks || !program.continues) return picks && !move.then?.length ? picks : undefined;
  const next = state.slice();
  for (const pick of picks) applyPick(program, next, pick);
  const [part, ...then] = move.then ?? [];
  // A move that goes on is whole only with its further parts.
  if (!goesOn(program, next)) return part ? undefined : picks;
  const rest = part && encodeMove(program, next, { ...part, then });
  return rest && [...picks, ...rest];
}

/** What is answered at one decision. */
function encodePart(program: Program, state: State, move: Move): number[] | undefined {
  const stop = stopOf(program, state);
  if (!stop) return undefined;
  const { packed } = stop;
  if (move.action === DECLINE && packed.decline !== undefined) return [packed.decline];
  const action = actionOf(packed, move.action);
  if (!action) return undefined;
  const known = new Set(action.action.params.map((param) => param.name));
  if (Object.keys(move.args).some((name) => !known.has(name))) return undefined;
  if (packed.direct) return continueMove(program, state, action, 0, move, []);
  const group = action.groups[0];
  const openings =
    group?.kind === 'packed'
      ? packedCodes(program, group.slots, move).map((code) => action.base + code)
      : [action.base];
  const legal = listPicks(program, state);
  for (const pick of openings) {
    if (!legal.includes(pick)) continue;
    if (laterGroups(action).length === 0) return [pick];
    const next = state.slice();
    applyPick(program, next, pick);
    const picks = continueMove(program, next, action, 0, move, [pick]);
    if (picks) return picks;
  }
  return undefined;
}

/** Every code that the arguments can stand for: pieces that share a name are several. */
function packedCodes(program: Program, slots: readonly Slot[], move: Move): number[] {
  let found = [0];
  for (const slot of slots) {
    const value = move.args[slot.param.name];
    const digits =
      value === undefined || value === null
        ? slot.optional
          ? [slot.width]
          : []
        : writeValue(program, value, slot.param.local.type)
            .filter((each) => each !== NONE && each !== NONE_INT)
            .map((each) => each - slot.first)
            .filter((digit) => digit >= 0 && digit < slot.width);
    found = found.flatMap((code) => digits.map((digit) => code * codes(slot) + digit));
  }
  return found;
}

function continueMove(
  program: Program,
  state: State,
  action: PackedAction,
  at: number,
  move: Move,
  picks: number[],
): number[] | undefined {
  const groups = laterGroups(action);
  const group = groups[at];
  if (!group) return picks;
  const current = state.slice();
  if (group.kind === 'packed') {
    const legal = listPicks(program, current);
    for (const code of packedCodes(program, group.slots, move)) {
      if (!legal.includes(code)) continue;
      if (at === groups.length - 1) return [...picks, code];
      const next = current.slice();
      applyPick(program, next, code);
      const rest = continueMove(program, next, action, at + 1, move, [...picks, code]);
      if (rest) return rest;
    }
    return undefined;
  }
  const value = move.args[group.slot.param.name];
  return Array.isArray(value) ? continueSubset(program, current, action, at, move, value, picks) : undefined;
}

/** Chooses the members that are left, smallest first; of pieces that share a name whichever lead to a legal move. */
function continueSubset(
  program: Program,
  state: State,
  action: PackedAction,
  at: number,
  move: Move,
  left: readonly Value[],
  picks: number[],
): number[] | undefined {
  const groups = laterGroups(action);
  const { slot } = groups[at] as Group & { kind: 'subset' };
  const { of } = slot.param.domain.set!;
  for (const pick of listPicks(program, state)) {
    const done = pick === slot.width;
    const member = done ? -1 : left.indexOf(readValue(program, pick + slot.first, of));
    if (done ? left.length > 0 : member < 0) continue;
    const all = [...picks, pick];
    if (done && at === groups.length - 1) return all;
    const next = state.slice();
    applyPick(program, next, pick);
    const rest = done
      ? continueMove(program, next, action, at + 1, move, all)
      : continueSubset(program, next, action, at, move, left.toSpliced(member, 1), all);
    if (rest) return rest;
  }
  return undefined;
}
