/**
 * What the battery looks at: a program and the functions that a runtime is used by. Tests of the battery itself replace
 * one of them by a faulty one.
 */
import type { Program, State } from '../../compiler/program.ts';
import { determinize } from '../determinize.ts';
import type { Random } from '../random.ts';
import { type ReadableState, readState } from '../readable.ts';
import { Session, type SessionOptions } from '../session.ts';

export interface Subject {
  program: Program;
  start(options: SessionOptions): Session;
  copy(state: State): State;
  /** A state as text, and back. */
  save(state: State): string;
  load(text: string): State;
  undo(session: Session): boolean;
  redo(session: Session): boolean;
  view(state: State, seat: number): ReadableState;
  determinize(state: State, seat: number, random: Random): State;
}

/** The runtime as it is. */
export const subjectOf = (program: Program): Subject => ({
  program,
  start: (options) => Session.start(program, options),
  copy: (state) => state.slice(),
  save: (state) => JSON.stringify([...state]),
  load: (text) => Int32Array.from(JSON.parse(text) as number[]),
  undo: (session) => session.undo(),
  redo: (session) => session.redo(),
  view: (state, seat) => readState(program, state, seat),
  determinize: (state, seat, random) => determinize(program, state, seat, random),
});
