/** A YAML text as nodes with their places. Reads whatever there is of a broken text; nothing here says what it means. */
import { isAlias, isMap, isScalar, isSeq, type Scalar, type Node as YamlNode } from 'yaml';
import type { Key } from '../../engine/language/origins.ts';
import { endOf, type Piece, piecesOf } from '../../engine/language/pieces.ts';
import { type ScalarStyle, scalarOffsets } from '../../engine/language/scalar.ts';
import { type Source, sourceOf } from '../../engine/language/source.ts';
import type { RuleText } from '../../engine/language/types.ts';
import { readYaml } from '../../engine/language/yaml.ts';

/** A piece of a text, by offsets. Half-open. */
export interface Span {
  start: number;
  end: number;
}

export interface Node extends Span {
  kind: 'map' | 'list' | 'scalar' | 'empty';
  document: TextTree;
  parent?: Node;
  /** The key that it stands under; absent for items of lists and for the root. */
  key?: Span & { text: string };
  /** Its place in the list or mapping above. */
  index: number;
  children: readonly Node[];
  /** Inside `{ }` or `[ ]`. */
  flow: boolean;
  /** Of a scalar. */
  value?: unknown;
  style?: ScalarStyle;
}

type Place = Pick<Node, 'parent' | 'key' | 'index' | 'flow'>;

export class TextTree {
  readonly source: Source;
  readonly root: Node;
  /** Where the piece starts that is being read: the ranges of its nodes count from there. */
  private base = 0;

  constructor(rules: RuleText) {
    this.source = sourceOf(rules);
    const empty: Node = { kind: 'empty', document: this, index: 0, children: [], flow: false, start: 0, end: 0 };
    this.root = this.readAll() ?? empty;
  }

  private readAll(): Node | undefined {
    const root: Place = { index: 0, flow: false };
    try {
      const pieces = piecesOf(this.text);
      if (pieces) return this.taken(pieces, root, 0);
      const contents = readYaml(this.text).contents as YamlNode | null;
      return contents ? this.read(contents, root, 0) : undefined;
    } catch {
      // Too deep, say: nothing can be told about it.
      return undefined;
    }
  }

  get uri(): string {
    return this.source.uri;
  }

  get text(): string {
    return this.source.text;
  }

  /** A mapping whose entries are pieces of their own. */
  private taken(pieces: readonly Piece[], at: Place, depth: number): Node {
    const [first] = pieces;
    const start = first!.base + first!.pair.key.range![0];
    const end = this.trimmed(start, endOf(pieces));
    const node: Node = { ...at, kind: 'map', document: this, children: [], start, end };
    node.children = pieces.flatMap(({ base, pair, entries }, index) => {
      this.base = base;
      const key = this.keyOf(pair.key);
      if (!key) return [];
      const place = { parent: node, key, index, flow: false };
      return [entries ? this.taken(entries, place, depth + 1) : this.read(pair.value, place, depth + 1)];
    });
    return node;
  }

  private keyOf(key: YamlNode | null): Node['key'] {
    if (!key || !isScalar(key) || !key.range) return undefined;
    const [start, end] = [key.range[0] + this.base, key.range[1] + this.base];
    return { text: typeof key.value === 'string' ? key.value : this.text.slice(start, end), start, end };
  }

  private read(yaml: YamlNode | null, at: Place, depth: number): Node {
    const { base } = this;
    const start = yaml?.range ? yaml.range[0] + base : (at.key?.end ?? 0);
    const end = yaml?.range ? yaml.range[1] + base : start;
    const node: Node = { ...at, kind: 'empty', document: this, children: [], start, end };
    if (!yaml || isAlias(yaml) || depth > 100) return node;
    if (isMap(yaml)) {
      node.kind = 'map';
      const flow = at.flow || yaml.flow === true;
      node.children = yaml.items.flatMap((pair, index) => {
        const key = this.keyOf(pair.key as YamlNode | null);
        if (!key) return [];
        const place = { parent: node, key, index, flow };
        return [this.read(pair.value as YamlNode | null, place, depth + 1)];
      });
    } else if (isSeq(yaml)) {
      node.kind = 'list';
      const flow = at.flow || yaml.flow === true;
      node.children = yaml.items.map((item, index) =>
        this.read(
          'range' in (item as object) ? (item as YamlNode) : null,
          { parent: node, index, flow, key: undefined },
          depth + 1,
        ),
      );
    } else if (isScalar(yaml)) {
      const scalar = yaml as Scalar;
      if (scalar.value === null && (scalar.source ?? '') === '') return node;
      node.kind = 'scalar';
      node.value = typeof scalar.value === 'bigint' ? Number(scalar.value) : scalar.value;
      node.style = STYLES[scalar.type ?? 'PLAIN'];
      return node;
    }
    node.end = this.trimmed(node.start, node.end);
    return node;
  }

  private trimmed(start: number, end: number): number {
    let at = end;
    while (at > start && /\s/.test(this.text[at - 1]!)) at--;
    return at;
  }
}

const STYLES: Record<string, ScalarStyle> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
};

const trees = new Map<string, TextTree>();

/** The tree of a text; the same text under the same name is read once. */
export function treeOf(rules: RuleText): TextTree {
  const key = `${rules.uri}\n${rules.text}`;
  const known = trees.get(key);
  if (known) return known;
  const tree = new TextTree(rules);
  if (trees.size >= 60) trees.delete(trees.keys().next().value as string);
  trees.set(key, tree);
  return tree;
}

export const child = (node: Node | undefined, key: Key): Node | undefined =>
  typeof key === 'number' && node?.kind === 'list'
    ? node.children[key]
    : node?.kind === 'map'
      ? node.children.find((one) => one.key?.text === key)
      : undefined;

export const at = (node: Node | undefined, path: readonly Key[]): Node | undefined =>
  path.reduce<Node | undefined>((here, key) => child(here, key), node);

/** The nodes around one, the nearest first; itself included. */
export function* ancestors(node: Node): Generator<Node> {
  for (let here: Node | undefined = node; here; here = here.parent) yield here;
}

/** A node and everything in it. */
export function* within(node: Node): Generator<Node> {
  yield node;
  for (const one of node.children) yield* within(one);
}

/** What the node holds, as plain data. */
export function dataOf(node: Node): unknown {
  if (node.kind === 'map') return Object.fromEntries(node.children.map((one) => [one.key!.text, dataOf(one)]));
  if (node.kind === 'list') return node.children.map(dataOf);
  return node.kind === 'scalar' ? node.value : null;
}

/** The innermost node whose key or value an offset touches. */
export function nodeAt(tree: TextTree, offset: number): { node: Node; onKey: boolean } {
  let node = tree.root;
  for (;;) {
    const inside = node.children.find(
      (one) => (one.key && touches(one.key, offset)) || (one.kind !== 'empty' && touches(one, offset)),
    );
    if (!inside) return { node, onKey: false };
    if (inside.key && touches(inside.key, offset)) return { node: inside, onKey: true };
    node = inside;
  }
}

export const touches = (span: Span, offset: number): boolean => span.start <= offset && offset <= span.end;

/** For each unit of a string its offset in the text, and one more for the end. */
export function offsetsOf(node: Node): number[] | undefined {
  if (node.kind !== 'scalar' || typeof node.value !== 'string' || !node.style) return undefined;
  const offsets = scalarOffsets(node.document.text, node.start, node.end, node.style);
  // Block scalars may end in line breaks that the reader of offsets leaves out.
  return offsets && offsets.length > 0 ? offsets : undefined;
}
