/** A match: several games whose scores are added. */
import type { Program, State } from '../compiler/program.ts';
import { scoresOf } from './scoring.ts';

export interface MatchResult {
  /** Sum of every seat's totals over all games. */
  totals: number[];
  /** Seats that win the match, ascending; empty if nobody does. */
  winners: number[];
}

/**
 * @param games each game's program with the state in which it ended
 * @param ties what becomes of seats with the same sum
 */
export function matchResult(
  games: readonly { program: Program; state: State }[],
  ties: 'shared' | 'nobody' = 'shared',
): MatchResult {
  const totals = Array.from({ length: games[0]?.program.model.players ?? 0 }, () => 0);
  for (const { program, state } of games) {
    scoresOf(program, state).forEach((score, seat) => {
      totals[seat]! += score.total;
    });
  }
  const best = Math.max(...totals);
  const first = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  return { totals, winners: first.length > 1 && ties === 'nobody' ? [] : first };
}
