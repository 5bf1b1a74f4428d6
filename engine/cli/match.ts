/** The games of a match on the command line: the same rules, each game with its own options. */

import { type PreparedGame, prepareGame, prepareMatch, Session } from '../index.ts';
import { matchInWords } from '../share/match-words.ts';
import type { Io } from './io.ts';
import { type OpenGame, stopped } from './open.ts';
import type { Played } from './played.ts';

/** How many games the rules count together; 1 where they say nothing of a match. */
export const matchLength = ({ ruleSet }: OpenGame): number => ruleSet.definition.match?.games.length ?? 1;

/** Every game of the match, each with its own program; without a match the one game. */
export function openMatch(io: Io, game: OpenGame): OpenGame[] {
  if (matchLength(game) === 1) return [game];
  const prepared = prepareMatch(game.ruleSet, { players: game.players, options: game.chosen.option });
  if (!prepared.ok) throw stopped(io, game, prepared.diagnostics);
  return prepared.value.map((each: PreparedGame) => ({ ...game, ...each }));
}

/** The match, or the one game, as one line that can be played and gone back over. */
export function playedWhole(io: Io, played: Played): Played {
  const rounds = playedMatch(io, played);
  if (rounds.length === 1) return played;
  const { seed, game } = rounds[0]!.session;
  const programs = rounds.map((round) => round.game.program);
  const session = Session.start(programs, { seed, game: Math.floor(game / rounds.length) });
  return {
    ...played,
    session,
    get game() {
      return rounds[session.round]!.game;
    },
    match: matchInWords(
      played.game.ruleSet,
      rounds.map((round) => round.game),
    ),
  };
}

/** The games of a match one after the other, each at its start. A trace that is fed back says how each was set up. */
export function playedMatch(io: Io, played: Played): Played[] {
  const { game, session, moves, starts = [] } = played;
  const length = matchLength(game);
  if (length === 1) return [played];
  return openMatch(io, game).map((each, k) => {
    const options = starts[k]?.options;
    const again = options ? prepareGame(game.ruleSet, { players: game.players, options }) : undefined;
    if (again && !again.ok) throw stopped(io, game, again.diagnostics);
    const own = again?.ok ? { ...each, ...again.value } : each;
    const number = starts.length ? session.game + k : session.game * length + k;
    return {
      game: own,
      session: Session.start(own.program, { seed: session.seed, game: number }),
      ...(moves ? { moves } : {}),
    };
  });
}
