/** A match: several games whose scores are added. */
import type { Program, State } from '../compiler/program.ts';
import { isOver } from './game.ts';
import { scoresOf } from './scoring.ts';
import type { Session } from './session.ts';

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

/** How a match stands at the position of its session: of every game that is over, what each seat has in it. */
export interface MatchStanding {
  /** Which game is being played, or was played last; from 0. */
  round: number;
  /** The total of each seat, game by game; only games that are over. */
  games: number[][];
  /** Sums over those games. */
  totals: number[];
  /** Seats that win the match; absent until its last game is over. */
  winners?: number[];
}

/** Nothing if there is no match. */
export function matchStanding(session: Session, ties?: 'shared' | 'nobody'): MatchStanding | undefined {
  const { round, rounds } = session;
  if (rounds === 1) return undefined;
  const ended = Array.from({ length: round + 1 }, (_, i) => {
    const end = i === round ? session.position : session.span(i)!.to;
    return { program: session.programAt(end), state: session.stateAt(end)! };
  }).filter(({ program, state }) => isOver(program, state));
  const games = ended.map(({ program, state }) => scoresOf(program, state).map(({ total }) => total));
  const { totals, winners } = matchResult(ended, ties);
  const none = Array.from({ length: session.program.model.players }, () => 0);
  return {
    round,
    games,
    totals: ended.length > 0 ? totals : none,
    ...(ended.length === rounds ? { winners } : {}),
  };
}
