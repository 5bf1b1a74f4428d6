/** Small versions of the measurements of docs/bots.md. */
import { describe, expect, test } from 'vitest';
import { type BotSpec, createBot } from '../../engine/bots/index.ts';
import { actorOf, applyPick, isOver, listPicks, newState } from '../../engine/runtime/game.ts';
import { readState } from '../../engine/runtime/readable.ts';
import { contest, programOf, shares, wilson } from './match.ts';
import { ROWS } from './rows.ts';

const RANDOM: BotSpec = { kind: 'random' };
const NIM = { game: 'nim', options: { heaps: [1, 2, 3] } };
const mcts = (iterations: number): BotSpec => ({ kind: 'mcts', iterations });

test('the interval of Wilson, against published values', () => {
  // Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, method 3.
  const published: [number, number, number, number][] = [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ];
  for (const [successes, trials, low, high] of published) {
    const interval = wilson(successes, trials);
    expect(interval[0]).toBeCloseTo(low, 4);
    expect(interval[1]).toBeCloseTo(high, 4);
  }
});

describe('against random play', () => {
  test.each([
    ['connect-four', 50, 10],
    ['breakthrough', 50, 4],
    ['othello', 50, 6],
  ] as const)('%s', (game, iterations, games) => {
    const { lost } = contest({ game, bot: mcts(iterations), against: RANDOM }, games);
    expect(lost).toBeLessThanOrEqual(1);
  });

  test.each(['sos-random', 'sold-beta-random', 'squire-random', 'united-square-random'])('%s', (row) => {
    const { share, fair } = contest({ ...ROWS[row]!, bot: mcts(40) }, 6);
    expect(share).toBeGreaterThan(fair);
  });

  test('one ply ahead is better than none', () => {
    const { interval, fair } = contest(ROWS['united-square-greedy']!, 40);
    expect(interval[0]).toBeGreaterThan(fair);
  });
});

test('longer thought wins', () => {
  const { share } = contest({ game: 'connect-four', bot: mcts(400), against: mcts(40) }, 8);
  expect(share).toBeGreaterThan(0.7);
});

describe('perfect play', () => {
  test('tic-tac-toe: never loses, and draws with itself', () => {
    expect(contest({ game: 'tic-tac-toe', bot: mcts(1000), against: RANDOM }, 30).lost).toBe(0);
    const itself = contest({ game: 'tic-tac-toe', bot: mcts(1000), against: mcts(1000) }, 6);
    expect(itself.drawn).toBe(6);
  });

  test('nim 1-2-3: after every first move it leaves a sum of zero each time, and wins', () => {
    const program = programOf(NIM);
    const heaps = heapsOf(program, newState(program, 1));
    expect([...heaps].sort()).toEqual([1, 2, 3]);
    // The heaps sum to zero (1 xor 2 xor 3): whoever begins loses against perfect play.
    const first = newState(program, 1);
    for (const pick of listPicks(program, first)) {
      const state = first.slice();
      applyPick(program, state, pick);
      while (!isOver(program, state)) {
        const seat = actorOf(state);
        if (seat === 0) {
          applyPick(program, state, listPicks(program, state)[0]!);
          continue;
        }
        const bot = createBot(program, mcts(500), { seed: pick, game: 0, seat });
        for (const own of bot.choose(state).picks) applyPick(program, state, own);
        expect(heapsOf(program, state).reduce((sum, heap) => sum ^ heap, 0)).toBe(0);
      }
      expect(readState(program, state).variables.last).toBe(1);
    }
  });

  test('nim 1-2-3: of two who think, the second wins', () => {
    const program = programOf(NIM);
    for (let game = 0; game < 4; game++)
      expect([...shares(program, [mcts(500), mcts(500)], 'nim', game)]).toEqual([0, 1]);
  });
});

function heapsOf(program: ReturnType<typeof programOf>, state: Int32Array): number[] {
  const { pile } = readState(program, state).zones as Record<string, Record<string, { stick?: number }>>;
  return Object.values(pile!).map(({ stick = 0 }) => stick);
}
