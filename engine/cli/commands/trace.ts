/** `houserules trace GAME`: one game as JSON Lines, complete or as a seat sees it. */
import { matchResult } from '../../index.ts';
import { botStreams } from '../../runtime/bots.ts';
import { wholeNumber, withRules, withSeed } from '../choices.ts';
import type { AddCommand } from '../command.ts';
import { failed, type Io, printJson } from '../io.ts';
import { playedMatch } from '../match.ts';
import type { GivenMove } from '../moves-file.ts';
import { stopped } from '../open.ts';
import { checkSeat, openPlayed, type Played, type PlayedOptions, playGiven } from '../played.ts';
import { endRecord, plyRecord, seenPlyRecord, startRecord } from '../records.ts';

interface TraceOptions extends PlayedOptions {
  seat?: number;
}

export const addTrace: AddCommand = (program, io) => {
  withSeed(withRules(program.command('trace').argument('<game>', 'a name or path')))
    .description('print one game as JSON Lines: how it starts, each decision, how it ends; random bots play')
    .option('--moves <file>', 'play these moves instead: a trace, or JSON Lines of {action, args}')
    .option('--seat <number>', 'print what this seat may see', wholeNumber(0))
    .option('--game <number>', 'game of that number of `simulate`', wholeNumber(0))
    .option('--json', 'the same: a trace is always JSON')
    .action((game: string, options: TraceOptions) => trace(io, openPlayed(io, game, options), options.seat));
};

/** Prints the game or the match that begins here; ends the command if it does not come to its end. */
export function trace(io: Io, played: Played, seat: number | undefined): void {
  checkSeat(seat, played.game.players, '--seat');
  const games = playedMatch(io, played);
  const left = played.moves ? [...played.moves] : undefined;
  for (const game of games) traceGame(io, game, left, seat);
  if (left?.length) throw failed(`${left[0]!.at}: the game is over before this move`);
  if (games.length === 1) return;
  const ends = games.map(({ session }) => ({ program: session.program, state: session.state }));
  printJson(io, { type: 'match', ...matchResult(ends, played.game.ruleSet.definition.match?.ties) });
}

/** @param left given moves that are still to be played; those of this game are taken from it */
function traceGame(io: Io, played: Played, left: GivenMove[] | undefined, seat: number | undefined): void {
  const { game, session } = played;
  printJson(io, startRecord(played, seat));
  const bots = botStreams(session.seed, session.game, game.players);
  while (!session.over && (left === undefined || left.length > 0)) {
    const legal = seat === undefined ? session.legal() : session.legal(seat);
    if (left) playGiven(played, left.shift()!);
    else {
      const made = session.playRandom(bots[session.next!.actor]!);
      if (!made.ok) throw stopped(io, game, made.diagnostics);
    }
    printJson(io, seat === undefined ? plyRecord(session, legal) : seenPlyRecord(session, legal, seat));
  }
  const end = endRecord(session);
  if (!end) throw failed(`error: the game is not over after ${session.position} moves`);
  printJson(io, end);
}
