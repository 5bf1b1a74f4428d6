/**
 * What the page and the workers of the lab say to each other. The desk is a worker too: it reads rules, and settles plans
 * before they are played.
 */
import type { Diagnostic, OptionInfo, RuleText } from '../../engine/index.ts';
import type { Plan } from '../../engine/lab/plan.ts';
import type { LabResult, Setting } from '../../engine/lab/result.ts';
import type { BaseTexts } from '../../engine/share/types.ts';

/** A game that can be looked into. */
export interface LabGame {
  name: string;
  title: string;
  players: { min: number; max: number };
  /** Whether it is shipped: a game of one's own has no printed rules to compare with. */
  printed: boolean;
  /** Rule sets that are shipped with it. */
  variants: { name: string; title: string; default: boolean }[];
}

export interface DeskRequests {
  games: { ask: Record<never, never>; answer: { name: string; title: string }[] };
  /** A game by its name; one that is not shipped is read from a rule set that belongs to it. */
  game: { ask: { game: string; own?: { rules: RuleText; base?: BaseTexts } }; answer: LabGame };
  /** The names of the games that a text belongs to: the one that it extends or is, and the one that it was made from. */
  belongs: { ask: { rules: RuleText; base?: BaseTexts }; answer: string[] };
  /** The options of a rule set, for a sweep. */
  options: {
    ask: { game: string; variants?: readonly string[]; rules?: RuleText; base?: BaseTexts; players: number };
    answer: OptionInfo[];
  };
  settle: { ask: { plan: Plan }; answer: { setting: Setting } | { problems: readonly Diagnostic[] } };
}

export type DeskKind = keyof DeskRequests;
export type ToDesk = { [K in DeskKind]: { desk: number; kind: K } & DeskRequests[K]['ask'] }[DeskKind];
export type FromDesk = { desk: number; value: unknown } | { desk: number; failed: string };

/** What the page says to the worker that runs a plan. */
export type ToCollector =
  | { kind: 'run'; setting: Setting /** How many workers play. */; workers: number }
  /** The last picture is on the screen; that took so many milliseconds. */
  | { kind: 'drawn'; took: number }
  | { kind: 'pause' | 'resume' | 'stop' };

export type FromCollector =
  /** What is known so far; the last one comes when nothing is played any more. */
  { kind: 'picture'; running: boolean; played: number; result: LabResult } | { kind: 'failed'; problem: string };
