/** The lines of a work: other versions of its rules with what was played by them. */
import type { PlayedLine } from '../worker/protocol.ts';
import { aside } from './aside.ts';

/** A version of the rules. Texts are named by their number among `KeptLines.texts`. */
export interface KeptVersion {
  at: number;
  from?: number;
  says?: string;
}

export interface KeptLine extends PlayedLine {
  text: number;
  players: number;
  seed: string;
  version: KeptVersion;
}

export interface KeptLines {
  /** Versions share most of their texts with others: each is kept once. */
  texts: readonly string[];
  /** The text that was in force, and how it came to be. */
  now: { text: number; version: KeptVersion };
  lines: readonly KeptLine[];
}

export const keptLines = aside<KeptLines>('lines');
