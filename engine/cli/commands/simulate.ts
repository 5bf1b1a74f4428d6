/** `houserules simulate GAME`: many games of bots, and what comes out. */

import { type BotSpec, createBot, formatBot } from '../../bots/index.ts';
import { HEADER } from '../../compiler/layout.ts';
import {
  faultOf,
  isFaulty,
  isOver,
  matchResult,
  outcomeOf,
  PLY_LIMIT,
  type Program,
  scoresOf,
  startState,
} from '../../index.ts';
import { botStreams, playOut } from '../../runtime/bots.ts';
import { actorOf, applyPick } from '../../runtime/game.ts';
import { bots as readBots, wholeNumber, withJson, withRules, withSeed } from '../choices.ts';
import type { AddCommand } from '../command.ts';
import { FAILED, FINE, type Io, printJson, usage } from '../io.ts';
import { openMatch } from '../match.ts';
import { type Choices, type OpenGame, openGame } from '../open.ts';
import { progressBar } from '../progress.ts';
import { table } from '../table.ts';
import { seatName, WORDING } from '../wording.ts';

/** Faults and unfinished games that are listed one by one. */
const LISTED = 10;

interface SimulateOptions extends Choices {
  games: number;
  bots: readonly BotSpec[];
  seed?: string | number;
  json?: boolean;
}

export interface Simulation {
  game: string;
  variants: readonly string[];
  options: OpenGame['values'];
  players: number;
  seed: string | number;
  bots: string;
  games: number;
  /** By seat: games won, alone or with others. */
  wins: number[];
  /** Games with several winners. */
  ties: number;
  /** Games that nobody won. */
  unwon: number;
  /** By seat: means over the finished games. */
  scores: Record<string, number>[];
  /** Moves in a finished game. */
  plies: { min: number; mean: number; max: number };
  /** Finished games by the name of what ended them. */
  ends: Record<string, number>;
  faults: number;
  unfinished: number;
  /** The first games with a fault, or that were not over in time. */
  problems: { game: number; problem: string }[];
}

export const addSimulate: AddCommand = (program, io, ends) => {
  withJson(withSeed(withRules(program.command('simulate').argument('<game>', 'a name or path'))))
    .description('let bots play many games: wins, scores, lengths, how they end, faults')
    .option('--games <number>', 'how many games', wholeNumber(1, 100_000_000), 100)
    .option('--bots <kinds>', 'who plays: one bot for all seats, or one for each, with commas', readBots, [
      { kind: 'random' },
    ])
    .action((typed: string, options: SimulateOptions) => {
      const game = openGame(io, typed, options);
      const result = simulate(io, game, options);
      if (options.json) printJson(io, result);
      else io.stdout.write(textOf(game, result));
      ends(result.faults + result.unfinished > 0 ? FAILED : FINE);
    });
};

function simulate(io: Io, game: OpenGame, { games, bots, seed = 1 }: SimulateOptions): Simulation {
  const { players } = game;
  const result: Simulation = {
    game: game.name,
    variants: game.variants,
    options: game.values,
    players,
    seed,
    bots: bots.map(formatBot).join(', '),
    games,
    wins: Array.from({ length: players }, () => 0),
    ties: 0,
    unwon: 0,
    scores: Array.from({ length: players }, () => ({})),
    plies: { min: 0, mean: 0, max: 0 },
    ends: {},
    faults: 0,
    unfinished: 0,
    problems: [],
  };
  const match = openMatch(io, game).map((each) => ({
    program: each.program,
    state: new Int32Array(each.program.stateSize),
  }));
  const progress = progressBar(io.stderr, games);
  const list = (index: number, problem: string): void => {
    if (result.problems.length < LISTED) result.problems.push({ game: index, problem });
  };
  if (bots.length !== 1 && bots.length !== players)
    throw usage(`--bots names ${bots.length} bots, but the game has ${players} seats`);
  const specs = Array.from({ length: players }, (_, seat) => bots[seat % bots.length]!);
  let finished = 0;
  for (let index = 0; index < games; index++) {
    progress.at(index);
    let plies = 0;
    const problem = match
      .map(({ program, state }, k) => {
        const number = index * match.length + k;
        startState(program, state, seed, number);
        plies += playGame(program, state, specs, seed, number);
        if (isFaulty(state)) return { kind: 'faults' as const, text: faultOf(program, state).message };
        return isOver(program, state)
          ? undefined
          : { kind: 'unfinished' as const, text: `Not over after ${plies} moves` };
      })
      .find((each) => each !== undefined);
    if (problem) {
      result[problem.kind]++;
      list(index, problem.text);
      continue;
    }
    finished++;
    count(result, game, match, plies, finished);
  }
  progress.done();
  for (const sums of result.scores) for (const term of Object.keys(sums)) sums[term] = sums[term]! / finished;
  if (finished > 0) result.plies.mean /= finished;
  return result;
}

/** Plays a game to its end, a fault or the limit, in place. @returns how many moves were made */
function playGame(
  program: Program,
  state: Int32Array,
  specs: readonly BotSpec[],
  seed: string | number,
  game: number,
): number {
  if (specs.every(({ kind }) => kind === 'random'))
    return playOut(program, state, botStreams(seed, game, specs.length), PLY_LIMIT);
  const bots = specs.map((spec, seat) => createBot(program, spec, { seed, game, seat }));
  let made = 0;
  for (; made < PLY_LIMIT && !isOver(program, state); made++)
    for (const pick of bots[actorOf(state)]!.choose(state).picks) applyPick(program, state, pick);
  return made;
}

/** Adds a finished game or match; scores and the mean of plies are sums until all are played. */
function count(
  result: Simulation,
  game: OpenGame,
  match: readonly { program: Program; state: Int32Array }[],
  plies: number,
  finished: number,
): void {
  const winners =
    match.length > 1
      ? matchResult(match, game.ruleSet.definition.match?.ties).winners
      : outcomeOf(match[0]!.program, match[0]!.state, WORDING)!.winners;
  for (const seat of winners) result.wins[seat]!++;
  if (winners.length > 1) result.ties++;
  if (winners.length === 0) result.unwon++;
  for (const { program, state } of match) {
    scoresOf(program, state).forEach(({ terms, total }, seat) => {
      const sums = result.scores[seat]!;
      for (const [term, value] of Object.entries({ ...terms, total })) sums[term] = (sums[term] ?? 0) + value;
    });
    const end = program.model.ends[state[HEADER.end]!]?.name ?? 'lastPhase';
    result.ends[end] = (result.ends[end] ?? 0) + 1;
  }
  result.plies.min = finished === 1 ? plies : Math.min(result.plies.min, plies);
  result.plies.max = Math.max(result.plies.max, plies);
  result.plies.mean += plies;
}

function textOf({ title }: OpenGame, result: Simulation): string {
  const { games, seed, bots, wins, ties, unwon, scores, plies, ends, faults, unfinished } = result;
  const finished = games - faults - unfinished;
  const share = (of: number): string => `${((100 * of) / Math.max(1, finished)).toFixed(1)} %`;
  const terms = Object.keys(scores[0] ?? {}).filter((term) => term !== 'total');
  const rows = wins.map((won, seat) => [
    seatName(seat),
    String(won),
    share(won),
    ...[...terms, 'total'].map((term) => (scores[seat]![term] ?? 0).toFixed(2)),
  ]);
  const endings = Object.entries(ends).sort((a, b) => b[1] - a[1]);
  return [
    `${title}, ${wins.length} players, ${games} games of ${bots} bots, seed ${seed}`,
    '',
    ...table([['', 'wins', '', ...terms, 'total'], ...rows]),
    '',
    `ties ${ties}${unwon ? `, no winner ${unwon}` : ''}`,
    ...(finished
      ? [
          `moves ${plies.min} to ${plies.max}, mean ${plies.mean.toFixed(1)}`,
          `ends ${endings.map(([name, times]) => `${name} ${times}`).join(', ')}`,
        ]
      : []),
    `faults ${faults}, unfinished ${unfinished}`,
    ...result.problems.map(({ game, problem }) => `  game ${game}: ${problem}`),
    '',
  ].join('\n');
}
