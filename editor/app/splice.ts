/** Changes of a text as replaced stretches. */
import { between } from '../../engine/language/between.ts';

/** Puts `text` in place of what stands from `from` up to `to`; offsets are UTF-16 code units of the text before. */
export interface Splice {
  from: number;
  to: number;
  text: string;
}

/** Stretches in their order. @throws RangeError if they overlap or lie outside of the text */
export function inOrder(splices: readonly Splice[], length: number): Splice[] {
  const sorted = [...splices].sort((a, b) => a.from - b.from || a.to - b.to);
  let end = 0;
  for (const { from, to } of sorted) {
    if (from < end || to < from || to > length)
      throw new RangeError(`no stretch ${from}–${to} in ${length} characters`);
    end = to;
  }
  return sorted;
}

/** @param splices in order, all in offsets of `text` */
export function applySplices(text: string, splices: readonly Splice[]): string {
  let out = '';
  let at = 0;
  for (const splice of splices) {
    out += text.slice(at, splice.from) + splice.text;
    at = splice.to;
  }
  return out + text.slice(at);
}

/** What leads back from the changed text. @param splices in order */
export function invertSplices(text: string, splices: readonly Splice[]): Splice[] {
  let shift = 0;
  return splices.map(({ from, to, text: put }) => {
    const start = from + shift;
    shift += put.length - (to - from);
    return { from: start, to: start + put.length, text: text.slice(from, to) };
  });
}

/** The smallest single stretch that leads from one text to another; none if they are the same. */
export function spliceBetween(before: string, after: string): Splice[] {
  if (before === after) return [];
  const { start, end, text } = between(before, after);
  return [{ from: start, to: end, text }];
}
