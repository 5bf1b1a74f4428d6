/**
 * Puts a text into its usual form without touching what it says: two spaces for each level, one behind a colon, none at
 * the ends of lines, at most one empty line. Comments stay where they are.
 */
import { between } from '../../engine/language/between.ts';
import { applyChanges } from './changes.ts';
import { dataOf, type Node, type TextTree, treeOf, within } from './tree.ts';
import type { TextChange } from './types.ts';

export function format(tree: TextTree): TextChange[] {
  const first = once(tree);
  let text = applyChanges(tree.text, first);
  // What one change lays bare, another puts into form.
  for (let pass = 0; pass < 4; pass++) {
    const more = once(treeOf({ uri: tree.uri, text }));
    if (more.length === 0) return pass === 0 ? first : [between(tree.text, text)];
    text = applyChanges(text, more);
  }
  return first;
}

function once(tree: TextTree): TextChange[] {
  const { text } = tree;
  if (text.trim() === '' || text.includes('\r')) return [];
  const changes = [...indentation(tree), ...spacing(tree), ...emptyLines(tree)].sort((a, b) => a.start - b.start);
  const apart = changes.filter(
    (one, i) => i === 0 || one.start >= Math.max(...changes.slice(Math.max(0, i - 3), i).map(({ end }) => end)),
  );
  const after = treeOf({ uri: tree.uri, text: applyChanges(text, apart) });
  // What would say something else is not put into form.
  return JSON.stringify(dataOf(after.root)) === JSON.stringify(dataOf(tree.root)) && comments(after) === comments(tree)
    ? apart
    : [];
}

const comments = (tree: TextTree): number => tree.text.split('\n').filter((line) => /^\s*#/.test(line)).length;

/** By how much each line has to move. */
function indentation(tree: TextTree): TextChange[] {
  const { text, source } = tree;
  const { lines } = source;
  const wanted = new Map<number, number>();
  const lineOf = (offset: number): number => {
    let low = 0;
    let high = lines.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (lines[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const indentOf = (line: number): number =>
    /^ */.exec(text.slice(lines[line]!, lines[line + 1] ?? text.length))![0].length;
  /** @param column where the node's own lines start */
  const place = (node: Node, column: number): void => {
    for (const one of node.children) {
      const from = one.key?.start ?? one.start;
      const line = lineOf(node.kind === 'list' ? dash(text, from) : from);
      if (!wanted.has(line)) wanted.set(line, column);
      const delta = (wanted.get(line) ?? column) - indentOf(line);
      const last = lineOf(Math.max(one.end - 1, from));
      if (one.kind === 'map' || one.kind === 'list') {
        const own = text[one.start] === '{' || text[one.start] === '[';
        if (!own) {
          place(one, column + 2);
          continue;
        }
      }
      // What goes over several lines moves as one.
      for (let next = line + 1; next <= last; next++) if (!wanted.has(next)) wanted.set(next, indentOf(next) + delta);
    }
  };
  place(tree.root, 0);
  const changes: TextChange[] = [];
  let following: number | undefined;
  for (let line = lines.length - 1; line >= 0; line--) {
    const content = text.slice(lines[line]!, lines[line + 1] ?? text.length);
    if (content.trim() === '') continue;
    const now = indentOf(line);
    const isComment = /^\s*#/.test(content);
    const to = wanted.get(line) ?? (isComment ? following : now);
    if (!isComment || wanted.has(line)) following = to;
    if (to !== undefined && to !== now)
      changes.push({ start: lines[line]!, end: lines[line]! + now, text: ' '.repeat(Math.max(0, to)) });
  }
  return changes;
}

const dash = (text: string, from: number): number =>
  Math.max(text.lastIndexOf('-', from), text.lastIndexOf('\n', from) + 1);

/** One space behind a colon and a comma, one inside braces. */
function spacing(tree: TextTree): TextChange[] {
  const { text } = tree;
  const changes: TextChange[] = [];
  for (const node of within(tree.root)) {
    if (!node.key || node.kind === 'empty') continue;
    const gap = text.slice(node.key.end, node.start);
    const colon = /^:( *)$/.exec(gap);
    if (colon && colon[1]!.length > 1) changes.push({ start: node.key.end + 1, end: node.start, text: ' ' });
  }
  return changes;
}

function emptyLines(tree: TextTree): TextChange[] {
  const { text } = tree;
  const kept = [...within(tree.root)].filter(
    ({ kind, style, value }) => kind === 'scalar' && (style !== 'plain' || String(value).includes('\n')),
  );
  const inside = (offset: number): boolean => kept.some(({ start, end }) => start < offset && offset < end);
  const changes: TextChange[] = [];
  const end = /\s*$/.exec(text)!;
  for (const found of text.matchAll(/[ \t]+(?=\n|$)/g)) {
    if (found.index < end.index && !inside(found.index) && !/^\s*$/.test(lineOf(text, found.index)))
      changes.push({ start: found.index, end: found.index + found[0].length, text: '' });
  }
  for (const found of text.matchAll(/\n([ \t]*\n){2,}/g)) {
    if (!inside(found.index + 1))
      changes.push({ start: found.index, end: found.index + found[0].length, text: '\n\n' });
  }
  if (end[0] !== '\n' && !inside(text.length - 1)) changes.push({ start: end.index, end: text.length, text: '\n' });
  return changes;
}

const lineOf = (text: string, offset: number): string =>
  text.slice(
    text.lastIndexOf('\n', offset - 1) + 1,
    (text.indexOf('\n', offset) + text.length + 1) % (text.length + 1),
  );
