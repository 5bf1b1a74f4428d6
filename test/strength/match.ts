/** One bot against others: how large its share of the wins is. */
import { type BotSpec, createBot } from '../../engine/bots/index.ts';
import { Standing } from '../../engine/bots/standing.ts';
import { type Program, prepareGame } from '../../engine/index.ts';
import { actorOf, applyPick, isFaulty, isOver, newState } from '../../engine/runtime/game.ts';
import { games, rulesOf } from '../support/library.ts';

export interface Contest {
  game: string;
  variants?: readonly string[];
  players?: number;
  options?: Readonly<Record<string, unknown>>;
  bot: BotSpec;
  /** Who plays all other seats. */
  against: BotSpec;
  /** Where the bot sits; absent: on every seat in turn. */
  seat?: number;
}

export interface Outcome {
  games: number;
  /** Games won alone, shared or drawn, lost. */
  won: number;
  drawn: number;
  lost: number;
  /** Mean share of the win: a game shared by two counts a half. */
  share: number;
  /** 95 % interval of the share (Wilson's score interval). */
  interval: [number, number];
  /** Without skill. */
  fair: number;
}

export function programOf({ game, variants, players, options }: Omit<Contest, 'bot' | 'against' | 'seat'>): Program {
  const prepared = prepareGame(rulesOf(games, game, variants), {
    ...(players === undefined ? {} : { players }),
    ...(options === undefined ? {} : { options }),
  });
  if (!prepared.ok) throw new Error(prepared.diagnostics[0]!.message);
  return prepared.value.program;
}

/** Moves after which a game counts as it stands. */
const LIMIT = 2000;

/** Plays a game and gives every seat its share of the win. */
export function shares(program: Program, bots: readonly BotSpec[], seed: string, game: number): Float64Array {
  const players = bots.map((spec, seat) => createBot(program, spec, { seed, game, seat }));
  const state = newState(program, seed, game);
  for (let n = 0; n < LIMIT && !isOver(program, state); n++)
    for (const pick of players[actorOf(state)]!.choose(state).picks) applyPick(program, state, pick);
  if (isFaulty(state)) throw new Error(`game ${game} has a fault`);
  const out = new Float64Array(bots.length);
  new Standing(program).shares(state, out);
  return out;
}

/** Plays so many games and counts those of the bot. */
export function contest(given: Contest, count: number, seed = 'strength'): Outcome {
  const program = programOf(given);
  const { players } = program.model;
  const outcome = { won: 0, drawn: 0, lost: 0, sum: 0 };
  for (let game = 0; game < count; game++) {
    const seat = given.seat ?? game % players;
    const bots = Array.from({ length: players }, (_, other) => (other === seat ? given.bot : given.against));
    const share = shares(program, bots, seed, game)[seat]!;
    outcome.sum += share;
    outcome[share === 1 ? 'won' : share === 0 ? 'lost' : 'drawn']++;
  }
  const { sum, ...counts } = outcome;
  return { games: count, ...counts, share: sum / count, interval: wilson(sum, count), fair: 1 / players };
}

/** The score interval of Wilson (1927) for a share, 95 %. */
export function wilson(successes: number, trials: number): [number, number] {
  const z = 1.959963984540054;
  const p = successes / trials;
  const scale = 1 + (z * z) / trials;
  const center = (p + (z * z) / (2 * trials)) / scale;
  const half = (z * Math.sqrt((p * (1 - p)) / trials + (z * z) / (4 * trials * trials))) / scale;
  return [center - half, center + half];
}
