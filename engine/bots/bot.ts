/** What a bot is: it is shown states one after another and says what its seat does. */
import type { State } from '../compiler/program.ts';
import type { BotSpec } from './spec.ts';

/** What all of a bot's chance comes from. Bots with the same key that see the same states choose the same. */
export interface BotKey {
  seed: string | number;
  /** Which game of a series. */
  game: number;
  seat: number;
}

export interface Bot {
  readonly spec: BotSpec;
  readonly seat: number;
  /**
   * Thinks to the end of its budget.
   * @param state where the bot's seat is to decide, at the opening of a decision; is not changed
   */
  choose(state: State): Choice;
  /** Thinks step by step, so that it can be watched and stopped. `state` is copied. */
  think(state: State): Thinking;
}

/** A decision that is being thought about. */
export interface Thinking {
  /**
   * Thinks on for about so many iterations.
   * @returns whether the budget is used up
   */
  step(iterations: number): boolean;
  /** How much of the budget is used, from 0 to 1. */
  readonly progress: number;
  /** The choice as it stands; there is one at any time. */
  best(): Choice;
}

export interface Choice {
  /** The picks of a whole legal move. */
  picks: number[];
  /** The moves that were weighed against each other, best first; nothing where none were. */
  weighed?: readonly Weighed[];
  /**
   * What `expected` means: `result` is the share of the win, from 0 (lost) to 1 (won alone); `lead` is how far the seat
   * is ahead of the best other one after the move, in points.
   */
  measure?: 'result' | 'lead';
}

export interface Weighed {
  picks: number[];
  /** How many games or deals it was tried in. */
  visits: number;
  /** For the seat that decides; see `Choice.measure`. */
  expected: number;
}

/** A bot that needs no time. */
export const atOnce = (choose: () => Choice): Thinking => {
  let choice: Choice | undefined;
  const best = (): Choice => {
    choice ??= choose();
    return choice;
  };
  return {
    step: () => {
      best();
      return true;
    },
    get progress() {
      return choice ? 1 : 0;
    },
    best,
  };
};
