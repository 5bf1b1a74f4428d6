/** The log as those who look may read it: what is still secret, or was done with hidden pieces, is not told. */

import { HEADER } from '../../engine/compiler/layout.ts';
import { beginsGame, DECLINE, type Ply, rolledInWords, rollsInto, type Session } from '../../engine/index.ts';
import { revealedAt, seenMove } from '../../engine/runtime/secrets.ts';
import { capitalized, humanized } from '../table/words.ts';
import type { LogEntry, MatchView } from './protocol.ts';
import type { Sight } from './sight.ts';
import { wording } from './wording.ts';

/** Sentences that were made before, for each ply by who looks and whether it was revealed. */
const made = new WeakMap<Ply, Map<string, string>>();

export const logEntries = (session: Session, sight: Sight, from: number, match?: MatchView): LogEntry[] =>
  session.plies.slice(from).map((ply, i) => {
    const n = from + i;
    const { actor, decision, turn } = ply;
    const round = session.stateAt(n)![HEADER.round];
    if (beginsGame(ply)) {
      const text = `${match?.named[session.roundAt(n + 1)].label ?? 'The next game'} begins`;
      return { n, actor, decision, text, begins: true, turn, round };
    }
    const text = textOf(session, sight, n);
    const rule = ruleOf(session, sight, n);
    const rolled = rolledInto(session, n + 1);
    return {
      n,
      actor,
      decision,
      text,
      rule,
      ...(rolled ? { rolled } : {}),
      ...(ply.filled ? { filled: ply.filled } : {}),
      turn,
      round,
    };
  });

const rolled = new WeakMap<Ply, string>();

/** Dice lie open on the table: everybody is told. */
export function rolledInto(session: Session, position: number): string {
  const ply = session.plies[position - 1];
  const known = ply && rolled.get(ply);
  if (known !== undefined) return known;
  const words = rolledInWords(rollsInto(session, position), (name) => capitalized(humanized(name)));
  if (ply) rolled.set(ply, words);
  return words;
}

/** The rule that was played by: that of the action, or of the decision where the action is not known to all who look. */
function ruleOf(session: Session, { seats }: Sight, n: number): string {
  const { decision, move } = session.plies[n];
  const known = (seats ?? []).every((seat) => seenMove(session, n, seat, session.plies.length));
  return known && move.action !== DECLINE ? `${decision}.${move.action}` : decision;
}

/** What was done in a ply. Whoever looks has seen the whole line, so its end is the position from which is looked. */
function textOf(session: Session, { seats }: Sight, n: number): string {
  const ply = session.plies[n];
  const end = session.plies.length;
  const revealed = !seats || revealedAt(session, n, end) !== undefined;
  const key = `${seats?.join() ?? 'all'} ${revealed}`;
  const texts = made.get(ply) ?? new Map<string, string>();
  made.set(ply, texts);
  let text = texts.get(key);
  if (text === undefined) {
    text = write(session, seats, n, end);
    texts.set(key, text);
  }
  return text;
}

function write(session: Session, seats: readonly number[] | undefined, n: number, end: number): string {
  const { move } = session.plies[n];
  const whole = JSON.stringify(move);
  for (const seat of seats ?? []) {
    const seen = seenMove(session, n, seat, end);
    if (!seen) return 'Chooses in secret';
    if (JSON.stringify(seen) !== whole) return `${capitalized(humanized(move.action))}, face down`;
  }
  return capitalized(session.describe(n, wording));
}
