/** What is measured of the bots' strength, by the name of the row in docs/bots.md. */
import type { BotSpec } from '../../engine/bots/index.ts';
import type { Contest } from './match.ts';

const RANDOM: BotSpec = { kind: 'random' };
const GREEDY: BotSpec = { kind: 'greedy' };
const mcts = (iterations: number): BotSpec => ({ kind: 'mcts', iterations });

/** The game, and who plays it how often. */
type Row = Contest & { games: number };

const RULEBOOKS = {
  sos: { game: 'square-on-sale', players: 3 },
  'sos-original': { game: 'square-on-sale', variants: ['original-basic'], players: 3 },
  'sold-beta': { game: 'sold-beta', players: 3 },
  squire: { game: 'squire', players: 2 },
  'united-square': { game: 'united-square', players: 2 },
};
const CLASSICS = {
  'connect-four': { game: 'connect-four' },
  othello: { game: 'othello' },
  breakthrough: { game: 'breakthrough' },
};

/** Heaps that sum to zero: whoever goes second can win. */
const NIM = { game: 'nim', options: { heaps: [1, 2, 3] }, seat: 1 };

type Setting = Omit<Contest, 'bot' | 'against'>;

const rows = (suffix: string, settings: Record<string, Setting>, bot: BotSpec, against: BotSpec, games: number) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, setting]): [string, Row] => [
      `${name}-${suffix}`,
      { ...setting, bot, against, games },
    ]),
  );

export const ROWS: Record<string, Row> = {
  ...rows('random', CLASSICS, mcts(100), RANDOM, 100),
  ...rows('random', RULEBOOKS, mcts(100), RANDOM, 60),
  'kuhn-poker-random': { game: 'kuhn-poker', bot: mcts(200), against: RANDOM, games: 1000 },
  'goofspiel-random': { game: 'goofspiel', players: 2, bot: mcts(200), against: RANDOM, games: 100 },
  'pig-random': { game: 'pig', players: 2, bot: mcts(200), against: RANDOM, games: 100 },
  'tic-tac-toe-random': { game: 'tic-tac-toe', bot: mcts(1000), against: RANDOM, games: 500 },
  'tic-tac-toe-itself': { game: 'tic-tac-toe', bot: mcts(1000), against: mcts(1000), games: 100 },
  'nim-second-random': { ...NIM, bot: mcts(500), against: RANDOM, games: 200 },
  'nim-second-itself': { ...NIM, bot: mcts(500), against: mcts(500), games: 100 },
  ...rows('1000-100', CLASSICS, mcts(1000), mcts(100), 30),
  ...rows('1000-100', RULEBOOKS, mcts(1000), mcts(100), 24),
  // Longer thought gains less here, among three players: it takes more games to see it.
  'sos-1000-100': { ...RULEBOOKS.sos, bot: mcts(1000), against: mcts(100), games: 99 },
  'sold-beta-1000-100': { ...RULEBOOKS['sold-beta'], bot: mcts(1000), against: mcts(100), games: 99 },
  ...rows('greedy', { ...CLASSICS, ...RULEBOOKS }, GREEDY, RANDOM, 200),
};
