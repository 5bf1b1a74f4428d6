/**
 * Games as a programmer would write them for speed, to measure generated code against: one flat typed array, a legal
 * list built at every decision, a move made in place, an end test around the last move. They share nothing with the engine.
 */
import type { Random } from '../../../engine/runtime/random.ts';

export interface HandShaped {
  /** Integers of a state. */
  size: number;
  /** A new game, in place. */
  start(s: Int32Array): void;
  /** Writes the legal moves into `out` and gives their number; 0 when the game is over. */
  legal(s: Int32Array, out: Int32Array): number;
  apply(s: Int32Array, move: number): void;
  /** A whole random game, in place; gives the number of moves. */
  playOut(s: Int32Array, random: Random): number;
}

/** Leaf nodes at exactly this depth, each move made on a copy; the last level is counted. */
export function handPerft(game: HandShaped, depth: number): number {
  const states = Array.from({ length: depth + 1 }, () => new Int32Array(game.size));
  const lists = Array.from({ length: depth + 1 }, () => new Int32Array(1024));
  const count = (left: number): number => {
    const state = states[left]!;
    const list = lists[left]!;
    const moves = game.legal(state, list);
    if (left === 1) return moves;
    const next = states[left - 1]!;
    let nodes = 0;
    for (let i = 0; i < moves; i++) {
      next.set(state);
      game.apply(next, list[i]!);
      nodes += count(left - 1);
    }
    return nodes;
  };
  game.start(states[depth]!);
  return count(depth);
}
