/** Finds the place of a value in a text and makes the edit that sets it. */
import { isCollection, isMap, isScalar, type Node, type Pair, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { isEmpty, Layout, Refusal, type Spot, type TextEdit } from './layout.ts';
import type { Key } from './origins.ts';
import { type Style, writeEntry, writeItem, writeKey, writeValue } from './write.ts';

export class Setter extends Layout {
  private readonly json: boolean;
  private readonly newline: string;

  constructor(text: string) {
    super(text);
    this.json = isJson(text);
    this.newline = text.includes('\r\n') ? '\r\n' : '\n';
  }

  set(path: readonly Key[], value: unknown): TextEdit {
    let spot = this.root;
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

  private style(spot: Spot, column: number): Style {
    return { flow: spot.flow, json: this.json, newline: this.newline, column };
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
    const at = this.afterNotes(this.lineEnd(this.lastEnd(node as YAMLMap | YAMLSeq)), column);
    return { start: at, end: at, text: `${this.newline}${' '.repeat(column)}${entry.replace(/[\r\n]+$/, '')}` };
  }

  /** Comments that are indented further belong to what stands above them. */
  private afterNotes(at: number, column: number): number {
    const note = /(?:\r?\n[ \t]*)*\r?\n( +)#[^\r\n]*/y;
    let end = at;
    for (;;) {
      note.lastIndex = end;
      const [lines = '', indent = ''] = note.exec(this.text) ?? [];
      if (indent.length <= column) return end;
      end += lines.length;
    }
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
}

function isJson(text: string): boolean {
  if (!/^\s*\{/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
