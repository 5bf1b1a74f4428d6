/** What is kept, and the places that keep it. */
import type { RuleText } from '../../engine/index.ts';
import type { BaseTexts, SavedGame } from '../../engine/share/types.ts';

/** A state of the rules that somebody marked to come back to. */
export interface Snapshot {
  /** Milliseconds since 1970. */
  at: number;
  name: string;
  text: string;
}

/** Everything that a person is working on: a rule set, and the game that is on the table. */
export interface WorkContent {
  /** As a list of works shows it. */
  title: string;
  /** The user's own text, as it stands in the editor; it may be broken. */
  rules: RuleText;
  /** What the text extends, if that is not what is installed. */
  base?: BaseTexts;
  /** Made by `saveGame`. */
  game?: SavedGame;
  /** Newest first. */
  snapshots?: readonly Snapshot[];
}

/** A line of the list of kept works. */
export interface WorkSummary {
  id: string;
  title: string;
  /** Milliseconds since 1970. */
  created: number;
  updated: number;
  /** Plies of the game on the table; absent without one. */
  plies?: number;
}

export interface Work extends WorkSummary {
  /** What was there last, perhaps broken. */
  current: WorkContent;
  /** The last one that could be played; the same object as `current` if that can be. */
  good: WorkContent;
  /** The page died while it was opening this work last time: offer `good`. */
  suspect: boolean;
  /** Counts the writes; a second page that writes the same work is noticed by it. */
  revision: number;
}

/** `waiting`: changed, not yet written; `failed`: could not be written (see `problem`), tried again with the next change. */
export type KeeperState = 'saved' | 'waiting' | 'saving' | 'failed';

export interface KeeperStatus {
  state: KeeperState;
  /** When the last write was done. */
  saved?: number;
  /** In words. */
  problem?: string;
  /** Another page wrote the same work, so this one goes on as a copy with this id. */
  copiedTo?: string;
}

/** Writes one work, again and again. */
export interface Keeper {
  readonly id: string;
  readonly status: KeeperStatus;
  /** Called at every change of the status. */
  onStatus: ((status: KeeperStatus) => void) | undefined;
  /** The work has changed. Cheap: it is written within 500 ms, and when the page is hidden or closed. @param good it can be played */
  update(content: WorkContent, good: boolean): void;
  /** Writes down what the work is now, at once and for the next page, should this one die before the work is written. */
  jot(): void;
  /** The work is on the table and nothing has died of it. */
  settled(): void;
  /** Writes now. */
  flush(): Promise<void>;
  /** Writes what is waiting and lets go of the page's events. */
  stop(): Promise<void>;
}

export interface Shelf {
  /** False if the browser gives no storage: works are gone with the page then, and the page should say so. */
  readonly lasting: boolean;
  /** Newest first. */
  list(): Promise<WorkSummary[]>;
  load(id: string): Promise<Work | undefined>;
  /** The work that was open last, with what a killed page could still write down. */
  latest(): Promise<Work | undefined>;
  /** Keeps a work from now on: one that was loaded, or a new one. */
  keep(work?: Work): Keeper;
  /** Answers what brings the work back. */
  remove(id: string): Promise<() => Promise<void>>;
}
