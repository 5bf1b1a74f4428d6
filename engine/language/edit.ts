/**
 * Changes one value of a text and leaves every other byte alone: comments, quoting, blank lines stay. The result is read
 * again, and an edit that would not lead to exactly the intended value is refused.
 *
 * edit.ts finds the place; write.ts makes the text of a value.
 */
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { diagnose } from '../diagnostics/catalogue.ts';
import { fail, ok, type Result } from '../diagnostics/diagnostic.ts';
import type { Key } from './origins.ts';
import { parseText, readYaml } from './parse.ts';
import { nowhere } from './places.ts';
import { isMapping, type Mapping } from './tree.ts';
import { type Style, writeEntry, writeItem, writeKey, writeValue } from './write.ts';

/** Replaces what stands from `start` to `end` (offsets in UTF-16 units). */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

export const applyEdit = (text: string, { start, end, text: inserted }: TextEdit): string =>
  text.slice(0, start) + inserted + text.slice(end);

/**
 * Writes a value under a path of keys and indexes. Mappings on the way that don't exist are made; an index may be one
 * past the end of a list. `value` is plain data. Codes: those of reading the text, and edit-refused.
 */
export function setValue(text: string, path: readonly Key[], value: unknown): Result<TextEdit> {
  return change(
    text,
    path,
    (editor) => editor.set(path, value),
    (root) => withValue(root, path, value),
  );
}

export interface RemoveOptions {
  /** Removes mappings and lists too that become empty by it. Without it they stay as `{}` or `[]`. */
  prune?: boolean;
}

/** Takes the value under a path away, with its key and the comment right above it. */
export function removeValue(
  text: string,
  path: readonly Key[],
  { prune = false }: RemoveOptions = {},
): Result<TextEdit> {
  let target = path;
  const parsed = parseText({ uri: '', text });
  while (parsed.ok && target.length > 1) {
    const parent = target
      .slice(0, -1)
      .reduce<unknown>((at, key) => (at as Mapping | undefined)?.[key as string], parsed.value.value);
    if (typeof parent !== 'object' || parent === null || Object.keys(parent).length !== 1) break;
    if (!prune) {
      const empty = Array.isArray(parent) ? [] : {};
      return Object.hasOwn(parent, target[target.length - 1])
        ? setValue(text, target.slice(0, -1), empty)
        : refuse('there is nothing to remove');
    }
    target = target.slice(0, -1);
  }
  const aim = target;
  return change(
    text,
    aim,
    (editor) => editor.remove(aim),
    (root) => withoutValue(root, aim),
  );
}

/** A reason not to edit, in words. */
class Refusal extends Error {}

function refuse(problem: string): Result<never> {
  return fail([diagnose('edit-refused', { problem }, nowhere(''))]);
}

function change(
  text: string,
  path: readonly Key[],
  edit: (editor: Editor) => TextEdit,
  intended: (root: unknown) => unknown,
): Result<TextEdit> {
  const before = parseText({ uri: '', text });
  if (!before.ok) return before;
  try {
    if (path.length === 0) throw new Refusal('the whole text can’t be replaced');
    const result = edit(new Editor(text));
    const after = parseText({ uri: '', text: applyEdit(text, result) });
    if (!after.ok || !same(after.value.value, intended(before.value.value))) {
      return refuse('the text would not say what is meant');
    }
    return ok(result);
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.message);
    return fail([diagnose('internal', { problem: String(error) }, nowhere(''))]);
  }
}

function withValue(at: unknown, path: readonly Key[], value: unknown): unknown {
  if (path.length === 0) return value;
  const [key, ...rest] = path;
  const copy: Mapping | unknown[] = Array.isArray(at) ? [...at] : { ...(at as Mapping | null) };
  (copy as Mapping)[key as string] = withValue((at as Mapping | null)?.[key as string], rest, value);
  return copy;
}

function withoutValue(at: unknown, [key, ...rest]: readonly Key[]): unknown {
  if (Array.isArray(at) && rest.length === 0) return at.filter((_, index) => index !== key);
  const copy: Mapping | unknown[] = Array.isArray(at) ? [...at] : { ...(at as Mapping) };
  if (rest.length === 0) delete (copy as Mapping)[key as string];
  else (copy as Mapping)[key as string] = withoutValue((at as Mapping)[key as string], rest);
  return copy;
}

/** Equal data, the order of keys aside. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => same(item, b[index]));
  if (!isMapping(a) || !isMapping(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}

/** A value's node, and what it stands in. */
interface Spot {
  node: Node | null;
  pair?: Pair<Node, Node | null>;
  parent?: YAMLMap | YAMLSeq;
  index: number;
  flow: boolean;
}

class Editor {
  private readonly text: string;
  private readonly document: Document.Parsed;
  private readonly json: boolean;
  private readonly newline: string;

  constructor(text: string) {
    this.text = text;
    this.document = readYaml(text);
    this.json = isJson(text);
    this.newline = text.includes('\r\n') ? '\r\n' : '\n';
  }

  set(path: readonly Key[], value: unknown): TextEdit {
    let spot: Spot = { node: this.document.contents as Node, index: 0, flow: false };
    for (const [depth, key] of path.entries()) {
      const next = this.step(spot, key);
      if (next) {
        spot = next;
        continue;
      }
      const rest = path.slice(depth + 1);
      if (rest.some((one) => typeof one === 'number')) throw new Refusal('there is no such list');
      const built = rest.reduceRight<unknown>((inner, one) => ({ [one]: inner }), value);
      return this.insert(spot, key, built, rest.length > 0);
    }
    return this.replace(spot, value);
  }

  private step(spot: Spot, key: Key): Spot | undefined {
    const { node } = spot;
    if (isAlias(node)) throw new Refusal('it is repeated from another place (`*`)');
    const flow = spot.flow || (isCollection(node) && node.flow === true);
    if (isMap(node) && typeof key === 'string') {
      const index = node.items.findIndex((pair) => this.keyText(pair.key as Node) === key);
      if (index < 0) return undefined;
      const pair = node.items[index] as Pair<Node, Node | null>;
      return { node: pair.value, pair, parent: node, index, flow };
    }
    if (isSeq(node) && typeof key === 'number') {
      if (key > node.items.length) throw new Refusal('the list is shorter');
      if (key === node.items.length) return undefined;
      return { node: node.items[key] as Node, parent: node, index: key, flow };
    }
    if (isEmpty(node) && typeof key === 'string') return undefined;
    throw new Refusal('something else stands there');
  }

  private keyText(key: Node): string | undefined {
    if (!isScalar(key)) return undefined;
    return typeof key.value === 'string' ? key.value : this.text.slice(key.range![0], key.range![1]);
  }

  private style(spot: Spot, column: number): Style {
    return { flow: spot.flow, json: this.json, newline: this.newline, column };
  }

  /** The column (from 0) that something starts in. */
  private column(offset: number): number {
    return offset - this.lineStart(offset);
  }
  private lineStart(offset: number): number {
    return this.text.lastIndexOf('\n', offset - 1) + 1;
  }
  /** Where the line ends, before its line break. */
  private lineEnd(offset: number): number {
    let at = offset;
    while (at < this.text.length && this.text[at] !== '\n' && this.text[at] !== '\r') at++;
    return at;
  }
  /** Behind the line break. */
  private nextLine(offset: number): number {
    const at = this.lineEnd(offset);
    if (this.text[at] === '\r' && this.text[at + 1] === '\n') return at + 2;
    return Math.min(at + 1, this.text.length);
  }

  /** Where the text of a node ends, without the white space and comments that follow it. */
  private end(node: Node): number {
    let at = node.range![1];
    // Block collections reach to the start of what follows them.
    if (isCollection(node) && !node.flow) at = this.lastEnd(node);
    while (at > node.range![0] && /\s/.test(this.text[at - 1])) at--;
    return at;
  }

  private lastEnd(node: YAMLMap | YAMLSeq): number {
    const last = node.items[node.items.length - 1] as Pair<Node, Node | null> | Node | undefined;
    if (last === undefined) return node.range![0];
    if (!('key' in last)) return this.end(last);
    return this.pairEnd(last);
  }

  private pairEnd(pair: Pair<Node, Node | null>): number {
    if (pair.value && !isEmpty(pair.value)) return this.end(pair.value);
    return this.colonEnd(pair);
  }

  /** Behind the `:` of an entry. */
  private colonEnd(pair: Pair<Node, Node | null>): number {
    const at = this.text.indexOf(':', pair.key.range![1]);
    if (at < 0 || this.text.slice(pair.key.range![1], at).trim() !== '') throw new Refusal('its key has no `:`');
    return at + 1;
  }

  private replace(spot: Spot, value: unknown): TextEdit {
    const { node, pair } = spot;
    if (node === null || isEmpty(node)) {
      if (!pair) throw new Refusal('nothing stands there');
      const start = this.colonEnd(pair);
      const style = this.style(spot, this.column(pair.key.range![0]) + 2);
      return { start, end: start, text: this.behindColon(value, style) };
    }
    if ((node as Scalar).tag || (node as Scalar).anchor) throw new Refusal('it is marked with `&` or `!`');
    const start = node.range![0];
    const block = isCollection(node) && !node.flow;
    if (isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'))
      return this.replaceBlock(spot, node, value);
    const end = this.end(node);
    if (block && pair) {
      const colon = this.colonEnd(pair);
      const between = this.text.slice(colon, start);
      if (between.trim() === '') {
        const style = this.style(spot, this.column(pair.key.range![0]) + 2);
        return { start: colon, end, text: this.behindColon(value, style) };
      }
    }
    const inner = pair ? this.column(pair.key.range![0]) + 2 : this.column(start);
    const written = writeValue(
      value,
      this.style(spot, block ? this.column(start) : inner),
      isScalar(node) ? node.type : undefined,
    );
    if (written.block && !block) {
      // Several lines can only stand behind the key, and only if no comment shares the line.
      const alone =
        pair &&
        !spot.flow &&
        this.text.slice(this.colonEnd(pair), start).trim() === '' &&
        this.text.slice(end, this.lineEnd(end)).trim() === '';
      if (alone) return { start: this.colonEnd(pair), end, text: this.behindColon(value, this.style(spot, inner)) };
      return { start, end, text: writeValue(value, { ...this.style(spot, inner), flow: true }).text };
    }
    return { start, end, text: written.text };
  }

  /** A block scalar holds its line break; what follows stays on its own line. */
  private replaceBlock(spot: Spot, node: Scalar, value: unknown): TextEdit {
    const [start, end] = node.range!;
    const parent = spot.pair ? this.column(spot.pair.key.range![0]) : this.column(start) - 2;
    const written = writeValue(value, this.style(spot, parent + 2), typeof value === 'string' ? node.type : undefined);
    const broken = /[\r\n]$/.test(this.text.slice(start, end));
    const text =
      written.block && !written.text.startsWith('|') && !written.text.startsWith('>')
        ? this.newline + ' '.repeat(parent + 2) + written.text
        : written.text;
    const ends = /[\r\n]$/.test(text);
    // A comment behind the `|` stays.
    const note = /^[|>][^#\r\n]*?([ \t]+#[^\r\n]*)/.exec(this.text.slice(start, end))?.[1] ?? '';
    const noted = note ? text.replace(/^[^\r\n]*/, (line) => line + note) : text;
    return { start, end, text: broken && !ends ? noted + this.newline : noted };
  }

  private behindColon(value: unknown, style: Style): string {
    const { text, block } = writeValue(value, style);
    const ownLine = block && !/^[|>]/.test(text);
    return ownLine ? `${style.newline}${' '.repeat(style.column)}${text}` : ` ${text}`;
  }

  private insert(spot: Spot, key: Key, value: unknown, nested: boolean): TextEdit {
    const { node } = spot;
    if (node === null || isEmpty(node)) {
      if (!spot.pair) throw new Refusal('nothing stands there');
      return this.replace(spot, { [key]: value });
    }
    if (!isCollection(node)) throw new Refusal('something else stands there');
    if (node.flow || spot.flow) return this.insertFlow(node as YAMLMap | YAMLSeq, spot, key, value);
    const [first] = node.items as (Pair<Node> | Node)[];
    const column = this.column(isMap(node) ? (first as Pair<Node>).key.range![0] : node.range![0]);
    const style: Style = { ...this.style(spot, column), nested };
    const entry = isMap(node) ? writeEntry(key as string, value, style) : writeItem(value, style);
    const last = this.lastValue(node as YAMLMap | YAMLSeq);
    if (isScalar(last) && /^BLOCK/.test(last.type ?? '')) {
      // Behind all lines of a block scalar, since its blank lines may count.
      const at = last.range![1];
      const open = /[\r\n]$/.test(this.text.slice(0, at)) ? '' : this.newline;
      return {
        start: at,
        end: at,
        text: `${open}${' '.repeat(column)}${entry}${/[\r\n]$/.test(entry) ? '' : this.newline}`,
      };
    }
    const at = this.lineEnd(this.lastEnd(node as YAMLMap | YAMLSeq));
    return { start: at, end: at, text: `${this.newline}${' '.repeat(column)}${entry.replace(/[\r\n]+$/, '')}` };
  }

  private lastValue(node: YAMLMap | YAMLSeq): Node | null {
    const last = node.items[node.items.length - 1] as Pair<Node, Node | null> | Node;
    const value = 'key' in last ? last.value : last;
    return isCollection(value) && !value.flow && value.items.length > 0
      ? this.lastValue(value as YAMLMap | YAMLSeq)
      : value;
  }

  private insertFlow(node: YAMLMap | YAMLSeq, spot: Spot, key: Key, value: unknown): TextEdit {
    const [start, end] = node.range!;
    const style: Style = { ...this.style(spot, this.column(start) + 2), flow: true };
    const written = writeValue(value, style).text;
    const entry = isMap(node) ? `${this.flowKey(node, key as string)}: ${written}` : written;
    if (node.items.length === 0) {
      const padding = isMap(node) && !this.json ? ' ' : '';
      // A comment inside stays where it is.
      if (this.text.slice(start + 1, end - 1).trim() !== '') throw new Refusal('a comment stands there');
      return { start: start + 1, end: end - 1, text: `${padding}${entry}${padding}` };
    }
    const last = node.items[node.items.length - 1] as Pair<Node, Node | null> | Node;
    const from = 'key' in last ? last.key.range![0] : last.range![0];
    const at =
      'key' in last ? (last.value && !isEmpty(last.value) ? last.value.range![1] : last.key.range![1]) : last.range![1];
    const ownLine = this.text.slice(this.lineStart(from), from).trim() === '' && this.lineStart(from) > start;
    const gap = ownLine ? this.newline + ' '.repeat(this.column(from)) : ' ';
    const comma = /^\s*,/.exec(this.text.slice(at, end));
    return comma
      ? { start: at + comma[0].length, end: at + comma[0].length, text: `${gap}${entry}` }
      : { start: at, end: at, text: `,${gap}${entry}` };
  }

  private flowKey(node: YAMLMap, key: string): string {
    const [first] = node.items as Pair<Node>[];
    const quoted = this.json || (isScalar(first?.key) && (first.key as Scalar).type === 'QUOTE_DOUBLE');
    return quoted ? JSON.stringify(key) : writeKey(key);
  }

  remove(path: readonly Key[]): TextEdit {
    let spot: Spot = { node: this.document.contents as Node, index: 0, flow: false };
    for (const key of path) {
      const next = this.step(spot, key);
      if (!next) throw new Refusal('there is nothing to remove');
      spot = next;
    }
    const { pair, node, parent, index } = spot;
    if (!parent) throw new Refusal('there is nothing to remove');
    const start = pair ? pair.key.range![0] : node!.range![0];
    if (parent.flow) return this.removeFlow(parent, index, start, pair, node);
    const dash = pair ? start : this.text.lastIndexOf('-', start);
    const lineStart = this.lineStart(dash);
    const value = pair ? pair.value : node;
    const blockScalar = isScalar(value) && /^BLOCK/.test(value.type ?? '');
    const end = blockScalar ? value.range![1] : this.nextLine(pair ? this.pairEnd(pair) : this.end(node!));
    if (this.text.slice(lineStart, dash).trim() !== '') {
      // The first entry of a mapping in a list: what follows moves up behind the dash.
      const next = parent.items[index + 1] as Pair<Node> | undefined;
      if (!pair || !next) throw new Refusal('it shares its line with something else');
      return { start, end: next.key.range![0], text: '' };
    }
    const from = this.commentAbove(lineStart, this.column(dash));
    // Without a line break at the end of the text, the one before goes.
    const atEnd = end === this.text.length && !/[\r\n]$/.test(this.text.slice(from, end));
    return { start: atEnd ? this.beforeBreak(from) : from, end, text: '' };
  }

  private beforeBreak(offset: number): number {
    if (this.text[offset - 1] !== '\n') return offset;
    return this.text[offset - 2] === '\r' ? offset - 2 : offset - 1;
  }

  private commentAbove(lineStart: number, column: number): number {
    let from = lineStart;
    while (from > 0) {
      const above = this.lineStart(from - 1);
      const line = this.text.slice(above, from);
      if (!line.trimStart().startsWith('#') || line.length - line.trimStart().length !== column) break;
      from = above;
    }
    return from;
  }

  private removeFlow(
    parent: YAMLMap | YAMLSeq,
    index: number,
    start: number,
    pair: Pair<Node, Node | null> | undefined,
    node: Node | null,
  ): TextEdit {
    const value = pair ? pair.value : node;
    const end =
      value && !isEmpty(value) ? value.range![1] : pair ? Math.max(pair.key.range![1], this.tryColon(pair)) : start;
    const behind = /^\s*,[ \t]*/.exec(this.text.slice(end));
    if (behind && (index > 0 || parent.items.length > 1)) {
      const lineStart = this.lineStart(start);
      const rest = /^[ \t]*(\r\n|\n|\r)/.exec(this.text.slice(end + behind[0].length));
      // An entry on a line of its own goes with its line.
      if (rest && this.text.slice(lineStart, start).trim() === '')
        return { start: lineStart, end: end + behind[0].length + rest[0].length, text: '' };
      return { start, end: end + behind[0].length, text: '' };
    }
    const before = /,\s*$/.exec(this.text.slice(parent.range![0], start));
    if (before) return { start: start - before[0].length, end, text: '' };
    return { start: parent.range![0] + 1, end: parent.range![1] - 1, text: '' };
  }

  private tryColon(pair: Pair<Node, Node | null>): number {
    const behind = /^\s*:/.exec(this.text.slice(pair.key.range![1]));
    return pair.key.range![1] + (behind?.[0].length ?? 0);
  }
}

const isEmpty = (node: Node | null): boolean =>
  node === null || (isScalar(node) && node.value === null && (node.source ?? '') === '');

function isJson(text: string): boolean {
  if (!/^\s*\{/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
