/** Scores as seats can know them: what depends on pieces that they have not seen is not told. */
import type { Program, State } from '../compiler/program.ts';
import { determinize } from './determinize.ts';
import { isOver } from './game.ts';
import { createRandom } from './random.ts';
import { scoresOf } from './scoring.ts';

/** A value is null where the viewers cannot know it. */
export interface SeenScore {
  terms: Record<string, number | null>;
  total: number | null;
}

/** Possible states that are compared; what is equal in all of them is taken to be known. */
const TRIES = 8;

/**
 * @param seats who looks on; a value is told if every one of them can know it
 * @returns for every seat of the game its score, in seat order
 */
export function seenScores(program: Program, state: State, seats: readonly number[]): SeenScore[] {
  const truth = scoresOf(program, state);
  const scores = truth.map(({ terms, total }): SeenScore => ({ terms: { ...terms }, total }));
  if (isOver(program, state) || !hasSecrets(program)) return scores;
  for (const viewer of seats) {
    // The same position always gives the same answer.
    const random = createRandom('scores', viewer);
    for (let i = 0; i < TRIES; i++) {
      scoresOf(program, determinize(program, state, viewer, random)).forEach(({ terms, total }, seat) => {
        const score = scores[seat]!;
        for (const [name, value] of Object.entries(terms))
          if (value !== truth[seat]!.terms[name]) score.terms[name] = null;
        if (total !== truth[seat]!.total) score.total = null;
      });
    }
  }
  return scores;
}

/** Whether something can lie where not everybody sees it. */
const hasSecrets = (program: Program): boolean => [...program.model.zones.values()].some((zone) => zone.seen !== 'all');
