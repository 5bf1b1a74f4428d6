/** Makes the edit that takes a value away, with its key, its lines and the comment right above it. */
import { isScalar, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import { isEmpty, Layout, Refusal, type TextEdit } from './layout.ts';
import type { Key } from './origins.ts';

export class Remover extends Layout {
  remove(path: readonly Key[]): TextEdit {
    let spot = this.root;
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
