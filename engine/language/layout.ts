/** Where the nodes of a YAML text start and end in it, as an edit sees them. */
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Key } from './origins.ts';
import { readYaml } from './yaml.ts';

/** Replaces what stands from `start` to `end` (offsets in UTF-16 units). */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** A reason not to edit, in words. */
export class Refusal extends Error {}

/** A value's node, and what it stands in. */
export interface Spot {
  /** `null` where nothing is written. */
  node: Node | null;
  /** The entry of a mapping that holds it. */
  pair?: Pair<Node, Node | null>;
  parent?: YAMLMap | YAMLSeq;
  index: number;
  /** Inside `{ }` or `[ ]`. */
  flow: boolean;
}

export const isEmpty = (node: Node | null): boolean =>
  node === null || (isScalar(node) && node.value === null && (node.source ?? '') === '');

export class Layout {
  protected readonly text: string;
  private readonly document: Document.Parsed;

  constructor(text: string) {
    this.text = text;
    this.document = readYaml(text);
  }

  protected get root(): Spot {
    return { node: this.document.contents as Node, index: 0, flow: false };
  }

  protected step(spot: Spot, key: Key): Spot | undefined {
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

  /** The column (from 0) that something starts in. */
  protected column(offset: number): number {
    return offset - this.lineStart(offset);
  }

  protected lineStart(offset: number): number {
    return this.text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** Where the line ends, before its line break. */
  protected lineEnd(offset: number): number {
    let at = offset;
    while (at < this.text.length && this.text[at] !== '\n' && this.text[at] !== '\r') at++;
    return at;
  }

  /** Behind the line break. */
  protected nextLine(offset: number): number {
    const at = this.lineEnd(offset);
    if (this.text[at] === '\r' && this.text[at + 1] === '\n') return at + 2;
    return Math.min(at + 1, this.text.length);
  }

  /** Where the text of a node ends, without the white space and comments that follow it. */
  protected end(node: Node): number {
    let at = node.range![1];
    // Block collections reach to the start of what follows them.
    if (isCollection(node) && !node.flow) at = this.lastEnd(node);
    while (at > node.range![0] && /\s/.test(this.text[at - 1])) at--;
    return at;
  }

  protected lastEnd(node: YAMLMap | YAMLSeq): number {
    const last = node.items[node.items.length - 1] as Pair<Node, Node | null> | Node | undefined;
    if (last === undefined) return node.range![0];
    if (!('key' in last)) return this.end(last);
    return this.pairEnd(last);
  }

  protected pairEnd(pair: Pair<Node, Node | null>): number {
    if (pair.value && !isEmpty(pair.value)) return this.end(pair.value);
    return this.colonEnd(pair);
  }

  /** Behind the `:` of an entry. */
  protected colonEnd(pair: Pair<Node, Node | null>): number {
    const at = this.text.indexOf(':', pair.key.range![1]);
    if (at < 0 || this.text.slice(pair.key.range![1], at).trim() !== '') throw new Refusal('its key has no `:`');
    return at + 1;
  }
}
