/** The lines of a trace. */
import type { Move, Ply, Session } from '../index.ts';
import { revealedAt, seenMove } from '../runtime/secrets.ts';
import type { Played } from './played.ts';
import { WORDING } from './wording.ts';

/** How the game is set up, and how it looks before the first move. */
export function startRecord({ game, session }: Played, seat?: number): unknown {
  const { name, variants, values, players } = game;
  const number = session.game * session.rounds + session.round;
  return {
    type: 'start',
    game: name,
    variants,
    options: values,
    players,
    ...(seat === undefined ? { seed: session.seed, ...(number ? { gameIndex: number } : {}) } : { seat }),
    state: session.readable(seat),
  };
}

/** The last ply. @param legal what could be done; absent: nobody has asked */
export function plyRecord(session: Session, legal?: readonly Move[]): unknown {
  const { n, actor, decision, move } = lastPly(session);
  // Each game of a match counts its own.
  const { from } = session.span(session.round)!;
  return { type: 'ply', n: n - from, actor, decision, ...(legal ? { legal } : {}), move, state: session.readable() };
}

/** The last ply as a seat sees it: no secret move, but those that are secret no longer. */
export function seenPlyRecord(session: Session, legal: readonly Move[], seat: number): unknown {
  const { n, actor, decision } = lastPly(session);
  const move = seenMove(session, n, seat);
  const revealed = session.plies.slice(0, n).flatMap((ply) => {
    const now = ply.actor !== seat && revealedAt(session, ply.n) === session.position;
    return now ? [{ n: ply.n, move: seenMove(session, ply.n, seat) }] : [];
  });
  return {
    type: 'ply',
    n,
    actor,
    decision,
    ...(actor === seat ? { legal } : {}),
    ...(move ? { move } : {}),
    ...(revealed.length ? { revealed } : {}),
    state: session.readable(seat),
  };
}

const lastPly = (session: Session): Ply => session.plies[session.position - 1]!;

export function endRecord(session: Session): unknown {
  const outcome = session.outcome(WORDING);
  if (!outcome) return undefined;
  const scores = session.scores().map(({ terms, total }) => ({ ...terms, total }));
  return { type: 'end', scores, winners: outcome.winners, reason: outcome.reason };
}
