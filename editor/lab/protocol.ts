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
  /** Rule sets that are shipped with it. */
  variants: { name: string; title: string; default: boolean }[];
}

export interface DeskRequests {
  games: { ask: Record<never, never>; answer: { name: string; title: string }[] };
  game: { ask: { game: string }; answer: LabGame };
  /** The game that a text extends, or that it is. */
  belongs: { ask: { rules: RuleText; base?: BaseTexts }; answer: string | undefined };
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
