/** A value as it stands in one text, put into another one: with its comments, its quoting, its line breaks. */
import { applyEdit, setValue } from '../language/edit.ts';
import type { EntryOrigin, Key } from '../language/origins.ts';
import { parseText } from '../language/parse.ts';

/** What stands for the value until it is there. */
const STAND_IN = 'houserules-copy';

/**
 * @param text in which the value is already written under `keys`, in some way
 * @returns nothing if the value can't be copied as it stands: parts of it were written elsewhere
 */
export function copied(
  text: string,
  keys: readonly Key[],
  value: unknown,
  from: EntryOrigin | undefined,
): string | undefined {
  if (!from || typeof value !== 'object' || value === null) return undefined;
  const { source } = from.owner;
  const stood = setValue(text, keys, STAND_IN);
  if (!stood.ok) return undefined;
  const standing = applyEdit(text, stood.value);
  const at = standing.indexOf(`: ${STAND_IN}`, Math.max(0, stood.value.start - 2));
  if (at < 0) return undefined;
  const slice = source.text.slice(from.start, from.end).trimEnd();
  const column = from.start - (source.text.lastIndexOf('\n', from.start - 1) + 1);
  const line = standing.slice(standing.lastIndexOf('\n', at) + 1, at);
  const indent = line.length - line.trimStart().length + 2;
  const flow = /^[[{]/.test(slice);
  const moved = slice
    .split('\n')
    .map((one, index) =>
      index === 0 ? one : shifted(one, indent - (flow ? lineIndent(source.text, from.start) : column)),
    )
    .join('\n');
  const put = flow ? ` ${moved}` : `\n${' '.repeat(indent)}${moved}`;
  const result = `${standing.slice(0, at + 1)}${put}${standing.slice(at + 2 + STAND_IN.length)}`;
  const [wanted, got] = [parseText({ uri: '', text }), parseText({ uri: '', text: result })];
  if (!wanted.ok || !got.ok) return undefined;
  return JSON.stringify(wanted.value.value) === JSON.stringify(got.value.value) ? result : undefined;
}

function shifted(line: string, by: number): string {
  if (line.trim() === '') return '';
  return by >= 0 ? ' '.repeat(by) + line : line.slice(Math.min(-by, line.length - line.trimStart().length));
}

function lineIndent(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^ */.exec(text.slice(start))![0].length + 2;
}
