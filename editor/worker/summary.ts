/** What became of a game whose rules were changed, in words. */
import type { Ply, Session } from '../../engine/index.ts';
import type { Followed } from './following.ts';
import { markSeat } from './marks.ts';
import type { ReplaySummary } from './protocol.ts';
import { wording } from './wording.ts';

/**
 * @param before the game as it was: those who read it know the sentences of the rules that were in force when the moves were made
 * @param recorded how many plies there were to be followed
 */
export function summaryOf({ replay, how, why }: Followed, before: Session, recorded: number): ReplaySummary {
  const told = (ply: Ply): string =>
    `${markSeat(ply.actor)}: ${before.plies[ply.n] ? before.describe(ply.n, wording) : ply.move.action}`;
  const { stopped } = replay;
  return {
    how,
    ...(why ? { why } : {}),
    kept: replay.kept,
    dropped: replay.dropped.map(told),
    filled: replay.filled.map((ply) => `${markSeat(ply.actor)}: ${replay.session.describe(ply.n, wording)}`),
    ...(stopped
      ? {
          stopped: {
            move: told(stopped.ply),
            reason: stopped.reason,
            after: replay.session.position,
            lost: recorded - stopped.ply.n,
          },
        }
      : {}),
  };
}
