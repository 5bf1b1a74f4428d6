/** What a seat may know of a move: logs, traces and timelines follow the same rule as views. */
import type { Program, State } from '../compiler/program.ts';
import type { Type } from '../model/types.ts';
import { encodeMove } from './encode.ts';
import { stopOf } from './game.ts';
import { type Move, readMove, readValue, type Value } from './moves.ts';
import { HIDDEN } from './readable.ts';
import type { Session } from './session.ts';

/**
 * The position at which a ply is no secret any more: the one behind it, or, if it was chosen together with others, the
 * one at which all have chosen; nothing while that is still to come.
 * @param at the position that is looked from
 */
export function revealedAt(session: Session, n: number, at = session.position): number | undefined {
  const ply = session.plies[n]!;
  const program = session.programAt(n);
  const { packed } = stopOf(program, session.stateAt(n)!)!;
  const pending = program.pending.find((entry) => entry.packed === packed);
  const last = Math.min(at, session.span(session.roundAt(n))!.to);
  for (let position = n + 1; position <= last; position++) {
    if (!pending || session.stateAt(position)![pending.chosen + ply.actor] === 0) return position;
  }
  return undefined;
}

/**
 * The move of a ply as a seat knows it: whole if it is its own; nothing if it is still secret; pieces that the seat has
 * not seen when the move is made are called `HIDDEN`.
 */
export function seenMove(session: Session, n: number, seat: number, at = session.position): Move | undefined {
  const ply = session.plies[n]!;
  if (ply.actor === seat) return ply.move;
  const revealed = revealedAt(session, n, at);
  if (revealed === undefined) return undefined;
  const program = session.programAt(n);
  const before = session.stateAt(n)!;
  const picks = encodeMove(program, before, ply.move);
  if (!picks) return ply.move;
  return readMove(program, before, picks, seenValue(session.stateAt(revealed)!, seat));
}

/** @param state where it is looked up who has seen a piece */
const seenValue =
  (state: State, seat: number) =>
  (program: Program, value: number, type: Type): Value => {
    const item = type.t === 'item' && value >= 0 ? program.model.items[value] : undefined;
    if (item?.component.kind === 'pieces' && ((state[program.layout.seen + value]! >>> seat) & 1) === 0) return HIDDEN;
    return readValue(program, value, type);
  };
