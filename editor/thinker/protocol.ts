/**
 * What the page and the thinker say to each other. The thinker is a worker of its own, so that the table and its rules
 * answer while a bot thinks. A job says everything: the rules, and a position as the seat that decides may know it.
 *
 *     page ──{ id, job }──▶ thinker      page ◀──{ id, progress, thought }── thinker, now and then
 *     page ──{ stop: id }──▶ thinker     page ◀──{ id, done: thought }── thinker, once
 */
import type { Move, RuleText } from '../../engine/index.ts';
import type { BaseTexts } from '../../engine/share/types.ts';

/** A decision that somebody should think about. */
export interface Position {
  rules: RuleText;
  /** What the rules extend, if that is not what is installed. */
  base?: BaseTexts;
  players: number;
  /** Which game of a match; each has options of its own. */
  round: number;
  /** A possible state for the seat: what it has not seen is not in it. */
  state: Int32Array;
  seat: number;
  /** What the choice depends on besides the position. */
  seed: string;
  game: number;
}

export interface Job extends Position {
  /** Which bot thinks, as `parseBot` reads it. */
  bot: string;
  /** It answers after so many milliseconds in any case. */
  patience: number;
}

/** A move that was weighed. */
export interface WeighedMove {
  move: Move;
  /** In words; names of seats and spaces are marked. */
  text: string;
  visits: number;
  expected: number;
}

export interface Thought {
  move: Move;
  /** Best first; empty if there was nothing to weigh. */
  weighed: WeighedMove[];
  /** What `expected` is: a share of the win from 0 to 1, or a lead in points. */
  measure?: 'result' | 'lead';
}

export type ToThinker = { id: number; job: Job } | { stop: number };
export type FromThinker =
  | { id: number; progress: number; thought: Thought }
  | { id: number; done: Thought }
  | { id: number; error: string };
