/** `houserules play GAME`: a game at the terminal, hot-seat or against bots; also fed by a pipe. */
import { createInterface } from 'node:readline';
import { InvalidArgumentError } from 'commander';
import { type Bot, type BotSpec, createBot, formatBot } from '../../bots/index.ts';
import type { Session } from '../../index.ts';
import { bot as readBot, wholeNumber, withJson, withRules, withSeed } from '../choices.ts';
import type { AddCommand } from '../command.ts';
import { FAILED, FINE, failed, type Io, isTerminal } from '../io.ts';
import { playedWhole } from '../match.ts';
import { stopped } from '../open.ts';
import { answer } from '../play/answer.ts';
import { JsonTable } from '../play/json-table.ts';
import type { Table } from '../play/table.ts';
import { TextTable } from '../play/text-table.ts';
import { checkSeat, openPlayed, type Played, type PlayedOptions, playGiven } from '../played.ts';

interface PlayOptions extends PlayedOptions {
  bot?: readonly SeatBot[];
  json?: boolean;
}

/** Which bot plays a seat, or all seats. */
interface SeatBot {
  seat: number;
  spec: BotSpec;
}

const ALL_SEATS = -1;

/** A bot at the table. */
interface SeatPlayer {
  /** As it is kept. */
  text: string;
  /** Who plays in a game of the match. */
  in(round: number): Bot;
}

export const addPlay: AddCommand = (program, io, ends) => {
  withJson(withSeed(withRules(program.command('play').argument('<game>', 'a name or path'))))
    .description('play at the terminal; `help` there says how')
    .option('--bot <seat=kind>', 'a bot plays this seat (from 0, or `all`); can be given several times', collectBot)
    .option('--moves <file>', 'begin with these moves: a saved game, a trace, or JSON Lines of {action, args}')
    .option('--game <number>', 'game of that number of `simulate`', wholeNumber(0))
    .action(async (typed: string, options: PlayOptions) => ends(await play(io, typed, options)));
};

function collectBot(value: string, before: readonly SeatBot[] = []): readonly SeatBot[] {
  const [, seat, kind] = /^(\d+|all)=(.+)$/.exec(value) ?? [];
  if (seat === undefined || kind === undefined)
    throw new InvalidArgumentError('It is written SEAT=BOT, as `1=random` or `all=mcts:200`, with seats from 0.');
  return [...before, { seat: seat === 'all' ? ALL_SEATS : Number(seat), spec: readBot(kind) }];
}

async function play(io: Io, typed: string, options: PlayOptions): Promise<number> {
  // Another game each time, unless a seed is asked for.
  const played = playedWhole(io, openPlayed(io, typed, options, Math.floor(Math.random() * 1_000_000)));
  const { session } = played;
  for (const given of played.moves ?? []) playGiven(played, given);
  const bots = botsOf(options.bot ?? [], played);
  const table: Table = options.json ? new JsonTable(io, played) : new TextTable(io, played);
  const lines = readLines(io);
  let illegal = false;
  try {
    table.begin();
    for (;;) {
      if (session.over) {
        if (!session.outcome()) throw failed(`error: the game is not over after ${session.position} moves`);
        table.end();
        if (!session.beginNext()) break;
        table.begin();
      }
      const bot = bots.get(session.next!.actor);
      if (bot) {
        const made = session.playPicks(bot.in(session.round).choose(session.state).picks);
        if (!made.ok) throw stopped(io, played.game, made.diagnostics);
        table.played();
        continue;
      }
      table.ask();
      const line = await lines.next();
      table.heard(line ?? '');
      if (line === undefined) throw failed(`error: the game is not over after ${session.position} moves`);
      const done = answer(line, { io, played, table, botOf: (seat) => bots.get(seat)?.text });
      if (done === 'quit') return FAILED;
      if (done === 'illegal') illegal = true;
    }
  } finally {
    lines.close();
  }
  // A person may try; a program that feeds an illegal move is wrong.
  return illegal && !isTerminal(io) ? FAILED : FINE;
}

/** For several bots on a seat the last one counts. */
function botsOf(given: readonly SeatBot[], { session, game }: Played): Map<number, SeatPlayer> {
  for (const { seat } of given) if (seat !== ALL_SEATS) checkSeat(seat, game.players, '--bot');
  const bots = new Map<number, SeatPlayer>();
  for (let seat = 0; seat < game.players; seat++) {
    const spec = given.findLast((each) => each.seat === seat || each.seat === ALL_SEATS)?.spec;
    if (spec) bots.set(seat, playerOf(spec, seat, session));
  }
  return bots;
}

/** As in `simulate`, each game of a match has a bot of its own. */
function playerOf(spec: BotSpec, seat: number, session: Session): SeatPlayer {
  const byRound: Bot[] = [];
  return {
    text: formatBot(spec),
    in: (round) => {
      const key = { seed: session.seed, game: session.game * session.rounds + round, seat };
      byRound[round] ??= createBot(session.program, spec, key);
      return byRound[round];
    },
  };
}

interface Lines {
  /** The next line, or nothing at the end. */
  next(): Promise<string | undefined>;
  close(): void;
}

/** Standard input is not touched before the first line is asked for. */
function readLines(io: Io): Lines {
  let reader: ReturnType<typeof createInterface> | undefined;
  let iterator: AsyncIterator<string> | undefined;
  return {
    async next() {
      reader ??= createInterface({ input: io.stdin, terminal: false });
      iterator ??= reader[Symbol.asyncIterator]();
      const { value, done } = await iterator.next();
      return done ? undefined : value;
    },
    close() {
      reader?.close();
    },
  };
}
