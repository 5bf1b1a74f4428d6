/** What the language service answers: plain data, places as offsets into the text. */
import type { Span } from './tree.ts';

export interface TextChange extends Span {
  text: string;
}

export interface Completion {
  label: string;
  kind: 'key' | 'value' | 'name' | 'function' | 'word';
  /** Behind the label, short. */
  detail?: string;
  /** Markdown. */
  documentation?: string;
  insert: string;
  replace: Span;
  /** Sorts before others of a higher number. */
  rank: number;
  /** Whether more is offered right behind it. */
  more?: boolean;
}

export interface Hover extends Span {
  /** Markdown, a piece each. */
  contents: readonly string[];
}

export interface TextPlace extends Span {
  uri: string;
}

export type Renamed = { ok: true; changes: readonly TextChange[] } | { ok: false; reason: string };

export interface OutlineItem extends Span {
  name: string;
  /** As the schema calls it: `step`, `option`, or `section`. */
  kind: string;
  detail?: string;
  /** Where its name stands. */
  select: Span;
  children: readonly OutlineItem[];
}
