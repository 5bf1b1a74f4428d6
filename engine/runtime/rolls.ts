/** What was rolled on the way to a position. It is found by making the last move again: states do not hold it. */
import type { Program } from '../compiler/program.ts';
import { encodeMove } from './encode.ts';
import { applyPick, newState } from './game.ts';
import { beginsGame, type Session } from './session.ts';

export interface Rolled {
  /** What the rules call the number. */
  name: string;
  value: number;
}

/** Numbers of the same name go together: `die 4, 2; steps 3`. @param called what a name is called; as in the rules if absent */
export function rolledInWords(rolls: readonly Rolled[], called = (name: string): string => name): string {
  const names = [...new Set(rolls.map(({ name }) => name))];
  return names
    .map((name) => {
      const values = rolls.filter((roll) => roll.name === name).map(({ value }) => value);
      return `${called(name)} ${values.join(', ')}`;
    })
    .join('; ');
}

/** @param position of the session's line; that of its beginning tells what was rolled before the first decision */
export function rollsInto(session: Session, position: number): Rolled[] {
  const program = session.programAt(position);
  if (program.rolls.length === 0 || !session.stateAt(position)) return [];
  const ply = session.plies[position - 1];
  if (ply && !beginsGame(ply)) {
    const state = session.stateAt(position - 1)!.slice();
    const picks = encodeMove(program, state, ply.move) ?? [];
    return following(program, () => {
      for (const pick of picks) applyPick(program, state, pick);
    });
  }
  // A position that was carried over from other rules was not rolled for.
  if (!ply && session.begin) return [];
  return following(program, () => newState(program, session.seed, session.gameAt(position)));
}

function following(program: Program, run: () => void): Rolled[] {
  const told: number[] = [];
  program.code.follow!(told);
  try {
    run();
  } finally {
    program.code.follow!(null);
  }
  return Array.from({ length: told.length / 2 }, (_, i) => ({
    name: program.rolls[told[2 * i]!]!,
    value: told[2 * i + 1]!,
  }));
}
