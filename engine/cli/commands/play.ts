/** `houserules play GAME`: a game at the terminal, hot-seat or against bots; also fed by a pipe. */
import { createInterface } from 'node:readline';
import { InvalidArgumentError } from 'commander';
import type { Random } from '../../index.ts';
import { botStreams } from '../../runtime/bots.ts';
import { wholeNumber, withJson, withRules, withSeed } from '../choices.ts';
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
  bot?: readonly number[];
  json?: boolean;
}

const ALL_SEATS = -1;

export const addPlay: AddCommand = (program, io, ends) => {
  withJson(withSeed(withRules(program.command('play').argument('<game>', 'a name or path'))))
    .description('play at the terminal; `help` there says how')
    .option('--bot <seat=random>', 'a bot plays this seat (from 0, or `all`); can be given several times', collectBot)
    .option('--moves <file>', 'begin with these moves: a saved game, a trace, or JSON Lines of {action, args}')
    .option('--game <number>', 'game of that number of `simulate`', wholeNumber(0))
    .action(async (typed: string, options: PlayOptions) => ends(await play(io, typed, options)));
};

function collectBot(value: string, before: readonly number[] = []): readonly number[] {
  const [, seat, kind] = /^(\d+|all)=(.+)$/.exec(value) ?? [];
  if (seat === undefined || kind !== 'random')
    throw new InvalidArgumentError('It is written SEAT=random, with seats from 0.');
  return [...before, seat === 'all' ? ALL_SEATS : Number(seat)];
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
        const made = session.playRandom(bot());
        if (!made.ok) throw stopped(io, played.game, made.diagnostics);
        table.played();
        continue;
      }
      table.ask();
      const line = await lines.next();
      table.heard(line ?? '');
      if (line === undefined) throw failed(`error: the game is not over after ${session.position} moves`);
      const done = answer(line, { io, played, table, isBot: (seat) => bots.has(seat) });
      if (done === 'quit') return FAILED;
      if (done === 'illegal') illegal = true;
    }
  } finally {
    lines.close();
  }
  // A person may try; a program that feeds an illegal move is wrong.
  return illegal && !isTerminal(io) ? FAILED : FINE;
}

function botsOf(seats: readonly number[], { session, game }: Played): Map<number, () => Random> {
  for (const seat of seats) if (seat !== ALL_SEATS) checkSeat(seat, game.players, '--bot');
  // As in `simulate`, each game of a match has streams of its own.
  const streams = Array.from({ length: session.rounds }, (_, round) =>
    botStreams(session.seed, session.game * session.rounds + round, game.players),
  );
  const played = (seat: number): boolean => seats.includes(seat) || seats.includes(ALL_SEATS);
  return new Map(
    streams[0]!.flatMap((_, seat) => (played(seat) ? [[seat, () => streams[session.round]![seat]!] as const] : [])),
  );
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
