/** Scores by term at any time, and the ranking that they make. */
import { HEADER } from '../compiler/layout.ts';
import type { Program, State } from '../compiler/program.ts';
import { renderText, type Wording } from './explain.ts';
import { isFaulty, isOver } from './game.ts';

export interface SeatScore {
  terms: Record<string, number>;
  total: number;
}

export interface Outcome {
  /** Seats that win, ascending; empty if nobody does. */
  winners: number[];
  /** Seats from best to worst; those that nothing separates share a rank (from 1). */
  ranking: { seat: number; rank: number; by: number[] }[];
  /** Why the game ended. */
  reason: string;
  /** Name of the end condition that was met, if one was. */
  end?: string;
}

/** Scores of every seat in this position, as if the game ended here. */
export function scoresOf(program: Program, state: State): SeatScore[] {
  return Array.from({ length: program.model.players }, (_, seat) => {
    const terms: Record<string, number> = {};
    let total = 0;
    program.model.scores.forEach((term, i) => {
      // A 32-bit integer: 0 × −1 is 0, not −0.
      const value = program.code.scores[i]!(state, seat) | 0;
      terms[term.name] = value;
      total += value;
    });
    return { terms, total };
  });
}

/** The result of a game that is over; nothing while it goes on, or if a rule could not be carried out. */
export function outcomeOf(program: Program, state: State, wording?: Wording): Outcome | undefined {
  if (!isOver(program, state) || isFaulty(state)) return undefined;
  const scores = scoresOf(program, state);
  const { win, ends } = program.model;
  const keys = scores.map(({ total }, seat) =>
    program.code.wins.map((by, i) => (win.by[i]!.highest ? 1 : -1) * by(state, seat, total)),
  );
  const compare = (a: number, b: number): number => {
    for (let i = 0; i < win.by.length; i++) if (keys[a]![i] !== keys[b]![i]) return keys[b]![i]! - keys[a]![i]!;
    return 0;
  };
  const order = scores.map((_, seat) => seat).sort((a, b) => compare(a, b) || a - b);
  const ranking = order.map((seat) => ({
    seat,
    rank: order.findIndex((other) => compare(other, seat) === 0) + 1,
    by: win.by.map((entry, i) => (entry.highest ? 1 : -1) * keys[seat]![i]!),
  }));
  const first = ranking
    .filter((entry) => entry.rank === 1)
    .map((entry) => entry.seat)
    .sort((a, b) => a - b);
  const chosen =
    program.code.winWhen && scores.flatMap((_, seat) => (program.code.winWhen!(state, seat) ? [seat] : []));
  const end = ends[state[HEADER.end]!];
  const text = end && program.endTexts[end.index];
  return {
    winners: chosen ?? (first.length > 1 && win.ties === 'nobody' ? [] : first),
    ranking,
    reason: text ? renderText(program, state, text, [], wording) : (end?.name ?? 'The last phase is over'),
    ...(end ? { end: end.name } : {}),
  };
}
