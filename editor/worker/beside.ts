/** The game on the table as another version of the rules has it: at the same place of the same course. */
import { HEADER } from '../../engine/compiler/layout.ts';
import { type Ply, type Session, stopOf } from '../../engine/index.ts';

/**
 * Whether a line has all that was played up to a position: then the game on the table came from it, or it from the game,
 * by a change of rules. What a replay filled in counts for nothing.
 */
export function hasAll(line: readonly Ply[], played: readonly Ply[]): boolean {
  let at = 0;
  for (const ply of played) {
    if (ply.filled) continue;
    const key = keyOf(ply);
    while (at < line.length && keyOf(line[at]) !== key) at++;
    if (at++ >= line.length) return false;
  }
  return true;
}

const keyOf = ({ actor, decision, move, turn }: Ply): string => JSON.stringify([turn, actor, decision, move]);

/**
 * The position of another session that is the same place of the game: in the same turn, where the same is decided; if
 * there is none, the last one before it.
 */
export function samePlace(session: Session, other: Session): number {
  const here = placeAt(session, session.position);
  let best = 0;
  let rank = Number.POSITIVE_INFINITY;
  for (let n = 0; n <= other.plies.length; n++) {
    const there = placeAt(other, n);
    if (there.round !== here.round || there.turn > here.turn) continue;
    // Another turn is far, another decision is further than some plies.
    const far =
      (here.turn - there.turn) * 1000 + (there.asks === here.asks ? 0 : 100) + Math.abs(there.within - here.within);
    if (far > rank) continue;
    best = n;
    rank = far;
  }
  return best;
}

function placeAt(session: Session, n: number) {
  const state = session.stateAt(n)!;
  const turn = state[HEADER.turns];
  let within = 0;
  while (within < n && session.stateAt(n - within - 1)![HEADER.turns] === turn) within++;
  const decision = stopOf(session.programAt(n), state)?.packed.decision.name;
  return { round: session.roundAt(n), turn, within, asks: `${decision} ${state[HEADER.actor]}` };
}
