/**
 * Bots: from random play to tree search, for every game.
 *
 *     parseBot    text → BotSpec, plain data
 *     createBot   program, spec, key → Bot
 *     choose      state → picks, and the moves that were weighed
 *     think       the same step by step, to be watched and stopped
 */
import type { Program } from '../compiler/program.ts';
import type { Bot, BotKey } from './bot.ts';
import { createGreedyBot } from './greedy-bot.ts';
import { createMctsBot } from './mcts-bot.ts';
import { createRandomBot } from './random-bot.ts';
import type { BotSpec } from './spec.ts';

/** A bot for one seat of one game. It may be asked for any number of decisions; each draws further from its stream. */
export function createBot(program: Program, spec: BotSpec, key: BotKey): Bot {
  switch (spec.kind) {
    case 'random':
      return createRandomBot(program, key);
    case 'greedy':
      return createGreedyBot(program, key);
    case 'mcts':
      return createMctsBot(program, spec, key);
  }
}

export type { Bot, BotKey, Choice, Thinking, Weighed } from './bot.ts';
export {
  type BotSpec,
  formatBot,
  isRepeatable,
  parseBot,
  STRENGTHS,
  type Strength,
} from './spec.ts';
