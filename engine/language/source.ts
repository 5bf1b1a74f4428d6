/** A text with its lines, so that offsets become positions. */
import type { Location, Position, Range } from '../diagnostics/diagnostic.ts';
import type { RuleText } from './types.ts';

/** Levels of mappings and lists within each other. */
export const MAX_DEPTH = 100;

export interface Source extends RuleText {
  /** Offsets at which lines start. */
  readonly lines: readonly number[];
}

export function sourceOf({ uri, text }: RuleText): Source {
  const lines = [0];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 10 || (unit === 13 && text.charCodeAt(i + 1) !== 10)) lines.push(i + 1);
  }
  return { uri, text, lines };
}

export function positionAt(source: Source, offset: number): Position {
  const at = Math.max(0, Math.min(offset, source.text.length));
  let low = 0;
  let high = source.lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (source.lines[middle] <= at) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: at - source.lines[low] + 1, offset: at };
}

export function rangeAt(source: Source, start: number, end: number): Range {
  return { start: positionAt(source, start), end: positionAt(source, Math.max(start, end)) };
}

export function locationAt(source: Source, path: readonly (string | number)[], start: number, end: number): Location {
  return { document: source.uri, path, range: rangeAt(source, start, end) };
}

/** The text of the line that an offset is in, and where it starts. */
export function lineAt(source: Source, offset: number): { text: string; start: number; line: number } {
  const { line } = positionAt(source, offset);
  const start = source.lines[line - 1];
  const end = line < source.lines.length ? source.lines[line] : source.text.length;
  return { text: source.text.slice(start, end).replace(/[\r\n]+$/, ''), start, line };
}
