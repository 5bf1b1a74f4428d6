/** The moves that are compared one by one: all of them if they are not too many, else a random part. */
import type { Program, State } from '../compiler/program.ts';
import { randomMove } from '../runtime/bots.ts';
import { applyPick, countPicks, endsMove, isFaulty, isLastPick, listPicks, stopOf } from '../runtime/game.ts';
import { legalMoves } from '../runtime/moves.ts';
import type { Random } from '../runtime/random.ts';

/** So many moves are listed; where there are more, so many are drawn. */
const MOST = 1000;

/** @param state where somebody decides; not changed */
export function candidates(program: Program, state: State, random: Random): number[][] {
  const all = movesUpTo(program, state, MOST);
  if (all) return stopOf(program, state)!.alike ? legalMoves(program, state).map(({ picks }) => picks) : all;
  const drawn = new Map<string, number[]>();
  for (let i = 0; i < MOST; i++) {
    const picks = randomMove(program, state, random)!;
    drawn.set(picks.join(), picks);
  }
  return [...drawn.values()];
}

/** Every whole move, or nothing if there are more than `most`. */
function movesUpTo(program: Program, state: State, most: number): number[][] | undefined {
  const moves: number[][] = [];
  const walk = (at: State, picks: readonly number[]): boolean => {
    const stop = stopOf(program, at)!;
    for (const pick of listPicks(program, at)) {
      const made = [...picks, pick];
      const last = isLastPick(stop, pick);
      if (last && !program.continues) moves.push(made);
      else {
        const next = at.slice();
        applyPick(program, next, pick);
        if (isFaulty(next) || endsMove(program, stop, pick, next)) moves.push(made);
        else if (!walk(next, made)) return false;
      }
      if (moves.length > most) return false;
    }
    return true;
  };
  return walk(state, []) ? moves : undefined;
}

/** The picks of the only legal move, if there is no more than one. */
export function onlyMove(program: Program, state: State): number[] | undefined {
  if (countPicks(program, state) !== 1) return undefined;
  const at = state.slice();
  const picks: number[] = [];
  for (;;) {
    if (countPicks(program, at) !== 1) return undefined;
    const stop = stopOf(program, at)!;
    const pick = listPicks(program, at)[0]!;
    picks.push(pick);
    if (isLastPick(stop, pick) && !program.continues) return picks;
    applyPick(program, at, pick);
    if (isFaulty(at) || endsMove(program, stop, pick, at)) return picks;
  }
}
