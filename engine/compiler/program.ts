/** What the compiler makes: generated code with the tables that say what its integers mean. */
import type { Model } from '../model/types.ts';
import type { Pending } from './blocks.ts';
import type { TextTemplate } from './explanations.ts';
import type { FaultyRule } from './faults.ts';
import type { Stop } from './flow.ts';
import type { Layout } from './layout.ts';

/** A state of the game: flat, of `Program.stateSize` integers. Copy it with `set`. */
export type State = Int32Array;

/** The generated functions of one stop of the flow machine. */
export interface StopCode {
  any(s: State): boolean;
  count(s: State): number;
  /** Writes all legal picks into `out`, ascending, and gives their number. */
  list(s: State, out: Int32Array): number;
  /** The k-th legal pick (from 0), or −1. */
  nth(s: State, k: number): number;
  apply(s: State, pick: number): number;
  /** A uniformly random legal pick, or −1 if there is none. */
  draw(s: State, random: { below(bound: number): number }): number;
}

/** All functions of a generated program. */
export interface Code {
  /** Lays out a new game up to its first decision. */
  start(s: State): void;
  /** Goes on from a block to the next stop. */
  run(s: State, block: number): void;
  stops: (StopCode | undefined)[];
  /**
   * Plays on at random to the end, a fault, `limit` moves, or a decision among pieces that share a name.
   * @returns how many moves were made
   */
  playOut(
    s: State,
    bots: readonly { below(bound: number): number }[],
    limit: number,
    list: Int32Array | undefined,
  ): number;
  /** Makes the indexes anew, for a state that was written by hand. */
  reindex(s: State): void;
  /** From now on the number of each roll (`Program.rolls`) and what came of it are added to a list. Absent without rolls. */
  follow?(list: number[] | null): void;
  scores: ((s: State, player: number) => number)[];
  wins: ((s: State, player: number, total: number) => number)[];
  /** Who wins, where the rules say it themselves. */
  winWhen?: (s: State, player: number) => boolean;
  /** Explanations and texts by generated name. */
  named: Record<string, (s: State, ...values: number[]) => number | number[]>;
  /** Scratch words by name, in which subsets are handed to explanations. */
  words: Record<string, Int32Array>;
}

export interface Program {
  model: Model;
  layout: Layout;
  stateSize: number;
  /** Readable JavaScript, named after the rules. */
  source: string;
  code: Code;
  /** The state at the first decision, without seeds, where it is the same for all of them. */
  opening?: State;
  /** The most legal picks that a decision can have. */
  mostPicks: number;
  /** By block. */
  stops: (Stop | undefined)[];
  /** Rules that a fault can name. */
  rules: readonly FaultyRule[];
  /** What rolls call their numbers. */
  rolls: readonly string[];
  endTexts: (TextTemplate | undefined)[];
  /** Whether some decisions continue the move that led to them. */
  continues: boolean;
  /** The block of a game that is over. */
  overBlock: number;
  /** Slots of pending secret picks: who has chosen, and their parameters. */
  pending: Pending[];
  /** Slots of the counters of random rules. */
  random: ReadonlyMap<string, number>;
  /** Slots of the frame that hold items, or sets of them. */
  frameItems: import('./layout.ts').Frame['items'];
  /** The first slot of the frame; what lies before it is what rules can read. */
  frameStart: number;
  /** Slot of a local that lives in the state. */
  slotOf(local: import('../model/types.ts').Local): number;
}
