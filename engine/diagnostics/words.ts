/** Small pieces of sentences that messages share. */

/** "a", "a or b", "a, b or c". */
export const either = (items: readonly string[]): string => listed(items, 'or');
/** "a", "a and b", "a, b and c". */
export const both = (items: readonly string[]): string => listed(items, 'and');

function listed(items: readonly string[], word: string): string {
  if (items.length <= 1) return items[0] ?? 'nothing';
  return `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
}

export const code = (text: string): string => `\`${text}\``;
export const codes = (items: readonly string[]): string[] => items.map(code);

/** A value as a message shows it: short, in one line. */
export function shown(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  const text = String(value);
  return code(text.length > 40 ? `${text.slice(0, 39)}…` : text);
}

export const didYouMean = (near: string | undefined): string | undefined =>
  near ? `Did you mean ${code(near)}?` : undefined;
