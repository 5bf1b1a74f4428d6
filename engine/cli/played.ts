/** A game together with moves that were given: what trace, why and play begin with. */
import { type Diagnostic, loadRuleSet, type RuleSet, Session } from '../index.ts';
import { resolveOptions } from '../language/index.ts';
import type { MatchGameInWords } from '../share/match-words.ts';
import { failed, type Io, usage } from './io.ts';
import { type GivenMove, type GivenMoves, type GivenStart, readMoves } from './moves-file.ts';
import { type Choices, findRules, identityOf, type OpenGame, openGame } from './open.ts';
import { textOf } from './report.ts';

export interface PlayedOptions extends Choices {
  seed?: string | number;
  /** Game of a series. */
  game?: number;
  /** File of moves. */
  moves?: string;
}

export interface Played {
  /** Of a match, its game that is being played. */
  readonly game: OpenGame;
  session: Session;
  /** Moves of the file, if there was one; none of them is played yet. */
  moves?: readonly GivenMove[];
  /** How the games of the file were set up, if it was a trace. */
  starts?: readonly GivenStart[];
  /** The games of the match that the session plays whole. */
  match?: readonly MatchGameInWords[];
}

/**
 * Opens a game at its start. A trace among the given moves says how its game was set up; what is given on the command
 * line goes before that.
 * @param otherwise the seed, if none is given
 */
export function openPlayed(io: Io, typed: string, options: PlayedOptions, otherwise: string | number = 1): Played {
  const given = options.moves === undefined ? undefined : readMoves(io, options.moves);
  const game = openGame(io, typed, given ? completed(io, typed, options, given) : options);
  const seed = options.seed ?? given?.start.seed ?? otherwise;
  const session = Session.start(game.program, { seed, game: options.game ?? given?.start.gameIndex ?? 0 });
  return { game, session, ...(given ? { moves: given.moves, starts: given.starts } : {}) };
}

/** Variants and options of a trace are taken only if it is one of this game, and none are given. */
function completed(io: Io, typed: string, options: PlayedOptions, { start }: GivenMoves): Choices {
  const players = options.players ?? start.players;
  const chosen: Choices = { ...options, ...(players === undefined ? {} : { players }) };
  if (options.variant || options.option) return chosen;
  if (start.chosen) return { ...chosen, variant: start.variants, option: start.options };
  if (!start.game || !start.variants) return chosen;
  const { entry, library } = findRules(io, typed, options.base);
  for (const variant of [undefined, start.variants]) {
    const loaded = loadRuleSet(entry, { library, variants: variant });
    const found = loaded.ok ? identityOf(loaded.value) : undefined;
    if (!loaded.ok || found?.name !== start.game || found.variants.join() !== start.variants.join()) continue;
    const known = Object.keys(loaded.value.definition.options ?? {});
    const values = Object.entries(start.options ?? {}).filter(
      ([option, value]) => known.includes(option) && !isSetByMatch(loaded.value, players, option, value),
    );
    return { ...chosen, ...(variant ? { variant } : {}), option: Object.fromEntries(values) };
  }
  return chosen;
}

/** Whether an option has this value in the first game of a match without being chosen; the next game may need another one. */
function isSetByMatch({ definition }: RuleSet, players: number | undefined, option: string, value: unknown): boolean {
  const first = definition.match?.games[0];
  if (!first) return false;
  const values = resolveOptions(definition, players ?? definition.players?.min ?? 1, first.with);
  return values.ok && JSON.stringify(values.value[option]) === JSON.stringify(value);
}

/** Plays a move of a file; an illegal one ends the command. */
export function playGiven({ game, session }: Played, { move, at }: GivenMove): void {
  if (session.awaitsNext) session.beginNext();
  const played = session.play(move);
  if (played.ok) return;
  throw failed(`${at}: ${played.diagnostics.map((each) => describe(each, game)).join('\n')}`);
}

const describe = (diagnostic: Diagnostic, game: OpenGame): string => textOf(diagnostic, game.sources);

/** Checks a seat that was given, which depends on the number of players. */
export function checkSeat(seat: number | undefined, players: number, option: string): void {
  if (seat !== undefined && seat >= players)
    throw usage(`${option} takes a seat from 0 to ${players - 1}, not ${seat}`);
}
