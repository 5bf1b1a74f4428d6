import type { TextChange } from './types.ts';

/** The text with one change made. Several are made from the last one on. */
export const applySplice = (text: string, { start, end, text: put }: TextChange): string =>
  text.slice(0, start) + put + text.slice(end);

export const applyChanges = (text: string, changes: readonly TextChange[]): string =>
  changes.toSorted((a, b) => b.start - a.start).reduce(applySplice, text);
