/** Where the course of a game has shown somebody what was hidden: whoever goes back behind it knows more than they did. */
import type { Program, Session, State } from '../../engine/index.ts';

/** By the state that a step leads to. */
const known = new WeakMap<State, Map<number, boolean>>();

/**
 * The last position, up to the one that is shown, whose step has shown something hidden to one of the seats; 0 if there
 * is none. To go back to a position before it is to go back behind a reveal.
 */
export function lastReveal(session: Session, seats: readonly number[]): number {
  const mask = seats.reduce((bits, seat) => bits | (1 << seat), 0);
  for (let position = session.position; position > 0; position--) {
    const after = session.stateAt(position)!;
    const answers = known.get(after) ?? new Map<number, boolean>();
    known.set(after, answers);
    // A game of a match that begins shows nothing of the one before.
    if (session.span(session.roundAt(position))!.from === position) continue;
    if (!answers.has(mask))
      answers.set(mask, reveals(session.programAt(position), session.stateAt(position - 1)!, after, mask));
    if (answers.get(mask)) return position;
  }
  return 0;
}

function reveals(program: Program, before: State, after: State, mask: number): boolean {
  const { layout, model, pending } = program;
  for (const { chosen } of pending) {
    for (let seat = 0; seat < model.players; seat++)
      if (before[chosen + seat] !== 0 && after[chosen + seat] === 0) return true;
  }
  return model.items.some(
    ({ component }, item) =>
      component.kind === 'pieces' && (after[layout.seen + item] & ~before[layout.seen + item] & mask) !== 0,
  );
}
