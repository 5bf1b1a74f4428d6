/**
 * A game as it is kept: rule-set texts, choices, seed and moves, in names. Positions are played again; only where
 * a line begins with one that was carried over from other rules, that one is stored, in names too.
 */
import type { Library, RuleText } from '../language/types.ts';
import { readState } from '../runtime/readable.ts';
import type { Ply, Session } from '../runtime/session.ts';
import { baseTexts } from './base.ts';
import { sha256 } from './sha256.ts';
import type { SavedGame, SavedPly, SavedSeat } from './types.ts';

export interface SaveChoices {
  /** As it was loaded: a text, or a game of the library. */
  rules: RuleText | { game: string };
  /** The library with which it was loaded, carried base included (`withBase`). */
  library: Library;
  /** A session that was started (not one from a snapshot), of a game or a match. All of its line is saved, and where it stands. */
  session: Session;
  /** By seat; what is left out is a person without a name. */
  seats?: readonly SavedSeat[];
  /** Chosen outside the text. */
  variants?: readonly string[];
  options?: Readonly<Record<string, unknown>>;
}

/** Plain data, for `JSON.stringify` or a database. The moves come last, so that a file that is cut off loses only those. */
export function saveGame({ rules, library, session, seats = [], variants, options }: SaveChoices): SavedGame {
  const base = baseTexts(rules, library);
  const { players } = session.program.model;
  return {
    kind: 'houserules-save',
    format: 1,
    rules: 'game' in rules ? { game: rules.game } : { uri: rules.uri, text: rules.text },
    base: base.ok ? base.value : {},
    ...(variants && { variants: [...variants] }),
    ...(options && { options: structuredClone(options) }),
    players,
    seed: session.seed,
    game: session.game,
    seats: Array.from({ length: players }, (_, seat) => ({ ...seats[seat] })),
    position: session.position,
    ...(session.begin && { begin: structuredClone(session.begin) }),
    state: hashState(session),
    plies: session.plies.map(savedPly),
  };
}

const savedPly = ({ actor, decision, move, filled }: Ply): SavedPly => ({
  actor,
  decision,
  action: move.action,
  args: structuredClone(move.args),
  ...(move.then?.length ? { then: structuredClone(move.then) } : {}),
  ...(filled && { filled }),
});

/** Hash of the whole readable state behind the last ply of the line. */
export function hashState(session: Session): string {
  const end = session.plies.length;
  return sha256(stable(readState(session.programAt(end), session.stateAt(end)!)));
}

/** JSON with the keys in a fixed order. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
