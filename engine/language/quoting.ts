/** Mistakes that a pair of quotes mends: commas and brackets of expressions inside `{ }` and `[ ]`. */
import type { Scalar } from 'yaml';
import type { Fix } from '../diagnostics/diagnostic.ts';
import { rangeAt, type Source } from './source.ts';

/** A value that ends too early, if the parenthesis left open in `previous` is closed in `stray` or behind it. */
export function splitCall(
  source: Source,
  previous: Scalar,
  stray: Scalar,
): { start: number; end: number; value: string; fix: Fix } | undefined {
  if (previous.type !== 'PLAIN' || stray.type !== 'PLAIN') return undefined;
  const start = previous.range![0];
  const value = source.text.slice(start, previous.range![1]);
  if (openBrackets(value) <= 0) return undefined;
  return { start, end: previous.range![1], value, fix: quoteFix(source, start, flowValueEnd(source.text, start)) };
}

function openBrackets(text: string): number {
  let open = 0;
  for (const character of text) {
    if (character === '(') open++;
    if (character === ')') open--;
  }
  return open;
}

/** Where a value inside `{ }` or `[ ]` was meant to end: at a comma or a closing bracket that is not its own. */
export function flowValueEnd(text: string, start: number): number {
  let open = 0;
  let at = start;
  for (; at < text.length; at++) {
    const character = text[at];
    if (character === '\n' || character === '\r') break;
    if (open === 0 && (character === ',' || character === '}' || character === ']')) break;
    if (character === '#' && /\s/.test(text[at - 1] ?? '')) break;
    if ('([{'.includes(character)) open++;
    if (')]}'.includes(character)) open--;
  }
  while (at > start && /\s/.test(text[at - 1])) at--;
  return at;
}

/** Where a value on a line of its own ends: before a comment, at the end of the line. */
export function lineValueEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') {
    if (text[at] === '#' && /\s/.test(text[at - 1] ?? '')) break;
    at++;
  }
  while (at > start && /\s/.test(text[at - 1])) at--;
  return at;
}

export function quoted(text: string): string {
  return text.includes("'") && !/["\\]/.test(text) ? `"${text}"` : `'${text.replaceAll("'", "''")}'`;
}

export function quoteFix(source: Source, start: number, end: number): Fix {
  return {
    title: 'Quote it',
    edits: [{ range: rangeAt(source, start, end), text: quoted(source.text.slice(start, end)) }],
  };
}
