/** The smallest change between two texts. */
import type { TextEdit } from './layout.ts';

/** The smallest single edit that leads from one text to another. */
export function between(before: string, after: string): TextEdit {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let same = 0;
  while (same < shorter - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}
