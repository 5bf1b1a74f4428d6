/** What was weighed, seen from the spaces of the board. */
import type { Move } from '../../engine/index.ts';
import type { GameState, WeighedMoves } from '../app/state.ts';
import { pointsText } from './words.ts';

export interface Weight {
  /** What the best move there leads to. */
  expected: number;
  /** Its visits, as a part of those of the move with most. */
  share: number;
  /** It is part of the move that is thought best. */
  best: boolean;
}

/** The spaces among some that a move names, in the order of its arguments. */
export const spacesOf = ({ args, then = [] }: Move, names: readonly string[]): string[] => [
  ...Object.values(args)
    .flat()
    .filter((value): value is string => typeof value === 'string' && names.includes(value)),
  ...then.flatMap((part) => spacesOf(part, names)),
];

/** By the name of a space what was weighed for it; a move that names several counts for the last. */
export function weightsOf({ weighed, view }: GameState, names: readonly string[]): Map<string, Weight> {
  const found = new Map<string, Weight>();
  if (!weighed || weighed.position !== view.position) return found;
  const most = Math.max(...weighed.moves.map(({ visits }) => visits));
  for (const { move, visits, expected } of weighed.moves) {
    const space = spacesOf(move, names).at(-1);
    // Moves come best first.
    if (space !== undefined && !found.has(space))
      found.set(space, { expected, share: visits / most, best: move === weighed.moves[0].move });
  }
  return found;
}

/** `63 %` of the win, or `+4` points. */
export const expectedInWords = (expected: number, measure: WeighedMoves['measure']): string =>
  measure === 'lead'
    ? `${expected > 0 ? '+' : ''}${pointsText(Math.round(expected * 10) / 10)}`
    : `${Math.round(expected * 100)} %`;
