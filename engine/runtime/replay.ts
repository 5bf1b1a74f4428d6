/**
 * Replay under changed rules. A recorded decision that is asked again is played; one that is no longer asked is dropped;
 * a new one is played if it is forced, else filled by a seeded choice; one that is asked but illegal stops the replay.
 */
import { HEADER } from '../compiler/layout.ts';
import type { Program } from '../compiler/program.ts';
import { encodeMove } from './encode.ts';
import { explainMove } from './explain.ts';
import { legalMoves } from './moves.ts';
import { createRandom, type Random } from './random.ts';
import { beginsGame, PLY_LIMIT, type Ply, Session, type SessionOptions } from './session.ts';

export interface Replay {
  session: Session;
  /** Recorded plies that were not asked for any more. */
  dropped: Ply[];
  /** Plies of the new game that nobody recorded. */
  filled: Ply[];
  /** The recorded ply that is illegal now, and why; what came after it is not replayed. */
  stopped?: { ply: Ply; reason: string };
  /** Recorded plies that were played. */
  kept: number;
}

/**
 * @param programs of a match, those of its games
 * @param plies what was recorded, up to the position that is to be reached
 */
export function replayAligned(
  programs: Program | readonly Program[],
  plies: readonly Ply[],
  options: SessionOptions = {},
): Replay {
  const session = Session.start(programs, options);
  const replay: Replay = { session, dropped: [], filled: [], kept: 0 };
  const random = createRandom(`fill ${options.seed ?? 1}`, options.game ?? 0);
  for (let from = 0; ; ) {
    const begin = plies.findIndex((ply, i) => i >= from && beginsGame(ply));
    replayGame(replay, begin < 0 ? plies.slice(from) : plies.slice(from, begin), random);
    if (begin < 0) break;
    // The next game of the match can't begin before this one is over; without a match there is none.
    if (replay.stopped || !session.beginNext()) {
      if (!replay.stopped) replay.dropped.push(...plies.slice(begin).filter((ply) => !beginsGame(ply)));
      break;
    }
    from = begin + 1;
  }
  return replay;
}

/** Goes on with the plies of one game. */
function replayGame(replay: Replay, plies: readonly Ply[], random: Random): void {
  const { session } = replay;
  const { program } = session;
  const first = session.position;
  let i = 0;
  while (i < plies.length && session.position - first < PLY_LIMIT) {
    const next = session.next;
    if (!next) {
      replay.dropped.push(...plies.slice(i));
      break;
    }
    const turn = session.state[HEADER.turns]!;
    // Turns that are over ask nothing any more.
    while (i < plies.length && plies[i]!.turn < turn) replay.dropped.push(plies[i++]!);
    if (i === plies.length) break;
    const match = findMatch(plies, i, next, turn);
    if (match !== undefined) {
      replay.dropped.push(...plies.slice(i, match));
      i = match;
      const ply = plies[i]!;
      const picks = encodeMove(program, session.state, ply.move);
      if (!picks) {
        replay.stopped = { ply, reason: explainMove(program, session.state, ply.move).reason ?? 'it is not legal' };
        break;
      }
      // What was only filled in before stays marked as such.
      const played = session.playPicks(picks, ply.filled);
      if (!played.ok) {
        replay.stopped = { ply, reason: played.diagnostics[0]!.message };
        break;
      }
      replay.kept++;
      i++;
      continue;
    }
    const legal = legalMoves(program, session.state);
    const chosen = legal[legal.length === 1 ? 0 : random.below(legal.length)]!;
    const filled = session.playPicks(chosen.picks, legal.length === 1 ? 'forced' : 'chosen');
    if (!filled.ok) {
      replay.stopped = { ply: plies[i]!, reason: filled.diagnostics[0]!.message };
      break;
    }
    replay.filled.push(filled.value);
  }
}

/** The recorded ply that answers this decision: the next one of the same turn, seat and name; earlier turns are over. */
function findMatch(
  plies: readonly Ply[],
  from: number,
  next: { actor: number; decision: string },
  turn: number,
): number | undefined {
  for (let i = from; i < plies.length && plies[i]!.turn <= turn; i++) {
    const ply = plies[i]!;
    if (ply.turn === turn && ply.actor === next.actor && ply.decision === next.decision) return i;
  }
  return undefined;
}
