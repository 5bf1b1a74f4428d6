/**
 * Random playouts per second of generated code against the same games written by hand and in boardgame.io: all of them
 * in turn, round after round, so that a noisy machine is noisy for everybody.
 */
import type { Program } from '../../engine/compiler/program.ts';
import { prepareGame } from '../../engine/index.ts';
import { loadRuleSet } from '../../engine/language/index.ts';
import { botStreams, playOut } from '../../engine/runtime/bots.ts';
import { startState } from '../../engine/runtime/game.ts';
import { perft } from '../../engine/runtime/perft.ts';
import { createRandom } from '../../engine/runtime/random.ts';
import { shippedGames } from '../library.ts';
import { boardgameIo, boardgamePlayer } from './boardgame-io.ts';
import { connectFour } from './hand/connect-four.ts';
import { type HandShaped, handPerft } from './hand/hand.ts';
import { othello } from './hand/othello.ts';
import { squareOnSale } from './hand/square-on-sale.ts';
import { ticTacToe } from './hand/tic-tac-toe.ts';
import { spread } from './measure.ts';

interface Duel {
  game: string;
  players: number;
  hand: HandShaped;
  /** Goals as ratios to the hand-shaped one. */
  goals: { listed: number; sampled?: number };
  perftDepth: number;
}

export const DUELS: readonly Duel[] = [
  { game: 'tic-tac-toe', players: 2, hand: ticTacToe, goals: { listed: 1.3 }, perftDepth: 7 },
  { game: 'connect-four', players: 2, hand: connectFour, goals: { listed: 1 }, perftDepth: 6 },
  { game: 'othello', players: 2, hand: othello, goals: { listed: 1.2 }, perftDepth: 6 },
  { game: 'square-on-sale', players: 4, hand: squareOnSale, goals: { listed: 0.9, sampled: 2 }, perftDepth: 2 },
];

/** Games, or leaf nodes, per second, with the ratio to the hand-shaped one. */
export interface Ratio {
  game: string;
  what: 'playouts' | 'perft';
  who: string;
  /** Medians over the rounds. */
  perSecond: number;
  ratio: number;
  goal?: number;
}

function programOf(game: string, players: number): Program {
  const rules = loadRuleSet({ game }, { library: shippedGames });
  if (!rules.ok) throw new Error(rules.diagnostics[0]!.message);
  const prepared = prepareGame(rules.value, { players });
  if (!prepared.ok) throw new Error(prepared.diagnostics[0]!.message);
  return prepared.value.program;
}

/** Milliseconds of work of this process: unlike the time of day, it does not run on while others work. */
const cpu = (): number => process.cpuUsage().user / 1000;

/** Does something again and again and says how often in a second of work. */
function rateFor(work: () => number, milliseconds: number): number {
  let done = 0;
  let batch = 1;
  const start = cpu();
  let now = start;
  while (now - start < milliseconds) {
    for (let i = 0; i < batch; i++) done += work();
    const before = now;
    now = cpu();
    // The clock is read seldom: it takes as long as a short game.
    if (now - before < 2) batch *= 2;
  }
  return done / ((now - start) / 1000);
}

export function ratios({ rounds = 7, milliseconds = 500, games = DUELS.map(({ game }) => game) } = {}): Ratio[] {
  return DUELS.filter(({ game }) => games.includes(game)).flatMap((duel) => duelRatios(duel, rounds, milliseconds));
}

interface Contender {
  what: Ratio['what'];
  who: string;
  goal?: number;
  work: () => number;
}

function duelRatios(duel: Duel, rounds: number, milliseconds: number): Ratio[] {
  const entries = contenders(duel);
  const rates = entries.map((): number[] => []);
  // One round that does not count, to warm up.
  for (let round = 0; round <= rounds; round++)
    entries.forEach(({ work }, i) => {
      const rate = rateFor(work, milliseconds);
      if (round > 0) rates[i]!.push(rate);
    });
  return entries.map(({ what, who, goal }, i) => {
    const hand = rates[entries.findIndex((entry) => entry.what === what && entry.who === 'hand-shaped')]!;
    return {
      game: duel.game,
      what,
      who,
      perSecond: spread(rates[i]!).median,
      ratio: spread(rates[i]!.map((rate, round) => rate / hand[round]!)).median,
      goal,
    };
  });
}

const once = (play: () => void) => (): number => {
  play();
  return 1;
};

function contenders({ game, players, hand, goals, perftDepth }: Duel): Contender[] {
  const program = programOf(game, players);
  const handState = new Int32Array(hand.size);
  const state = new Int32Array(program.stateSize);
  const random = createRandom('bench');
  const bots = botStreams('bench', 0, players);
  let seed = 0;
  const boardgame = boardgameIo[game] && boardgamePlayer(boardgameIo[game], createRandom('bench'));
  const nodes = (count: number) => count;
  return [
    {
      what: 'playouts',
      who: 'hand-shaped',
      work: once(() => {
        hand.start(handState);
        hand.playOut(handState, random);
      }),
    },
    {
      what: 'playouts',
      who: 'engine, every legal move listed',
      goal: goals.listed,
      work: once(() => {
        startState(program, state, 'bench', seed++);
        playOut(program, state, bots, 10_000, { listed: true });
      }),
    },
    {
      what: 'playouts',
      who: 'engine, sampled',
      goal: goals.sampled,
      work: once(() => {
        startState(program, state, 'bench', seed++);
        playOut(program, state, bots, 10_000);
      }),
    },
    ...(boardgame
      ? [
          {
            what: 'playouts' as const,
            who: 'boardgame.io',
            work: once(boardgame),
          },
        ]
      : []),
    { what: 'perft', who: 'hand-shaped', work: () => nodes(handPerft(hand, perftDepth)) },
    {
      what: 'perft',
      who: 'engine',
      goal: 0.5,
      work: () => {
        startState(program, state, 1);
        const result = perft(program, state, perftDepth);
        if (!result.ok) throw new Error(result.diagnostics[0]!.message);
        return result.value;
      },
    },
  ];
}
