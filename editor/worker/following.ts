/**
 * How the game on the table follows a change of its rules: its moves are played again, it begins anew with the same seed,
 * or its position is carried over. What can't be done as wished is done by playing the moves again, and said.
 */
import { keepPosition, layPosition, type Program, type Replay, replayAligned, Session } from '../../engine/index.ts';
import type { SessionOptions } from '../../engine/runtime/session.ts';
import type { Following } from './protocol.ts';

export interface Followed {
  how: Following;
  /** Why it was not done as wished, in words. */
  why?: string;
  replay: Replay;
}

/** @param before the game as it was played by the rules before; its position is the one that is to be reached */
export function followRules(
  programs: readonly Program[],
  before: Session,
  wished: Following,
  options: SessionOptions,
): Followed {
  if (wished === 'restart') return begun(programs, options, 'restart');
  if (wished === 'replay' || (before.position === 0 && !before.begin)) return replayed(programs, before, options);
  const why = cannotKeep(programs, before, options);
  return 'kept' in why
    ? begun(programs, { ...options, begin: why.kept }, 'keep')
    : { ...replayed(programs, before, options), why: why.why };
}

function cannotKeep(
  programs: readonly Program[],
  before: Session,
  { seed = 1, game = 0 }: SessionOptions,
): { why: string } | { kept: NonNullable<SessionOptions['begin']> } {
  if (before.round > 0) return { why: 'an earlier game of the match has been played' };
  const position = keepPosition(before.program, before.state);
  if (!position.ok) return position;
  const laid = layPosition(programs[0], position.kept, seed, game * programs.length);
  return laid.ok ? position : laid;
}

function replayed(programs: readonly Program[], before: Session, options: SessionOptions): Followed {
  const plies = before.plies.slice(0, before.position);
  try {
    return { how: 'replay', replay: replayAligned(programs, plies, { ...options, begin: before.begin }) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const why = `the position that this game began with does not fit: ${error.message}`;
    return { ...begun(programs, options, 'restart'), why };
  }
}

const begun = (programs: readonly Program[], options: SessionOptions, how: Following): Followed => ({
  how,
  replay: { session: Session.start(programs, options), dropped: [], filled: [], kept: 0 },
});
