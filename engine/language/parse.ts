/**
 * Text to values with positions. YAML 1.2 core without tags, directives and merges, or JSON (which is YAML too).
 *
 * What comes out is plain, deeply frozen, and known to `origins`. The same text under the same name is read once.
 */
import {
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { diagnose } from '../diagnostics/catalogue.ts';
import { type Diagnostic, fail, ok, type Result } from '../diagnostics/diagnostic.ts';
import { shown } from '../diagnostics/words.ts';
import { type ContainerOrigin, type EntryOrigin, pathOf, setOrigin } from './origins.ts';
import { endOf, type Piece, piecesOf } from './pieces.ts';
import { splitCall } from './quoting.ts';
import type { ScalarStyle } from './scalar.ts';
import { locationAt, MAX_DEPTH, type Source, sourceOf } from './source.ts';
import { syntaxDiagnostics } from './syntax.ts';
import type { RuleText } from './types.ts';
import { readYaml } from './yaml.ts';

/** In UTF-16 units. */
export const MAX_SIZE = 2 * 1024 * 1024;
/** Values, counting what aliases repeat. */
const MAX_VALUES = 500_000;

export interface ParsedText {
  source: Source;
  value: Record<string, unknown>;
}

const cache = new Map<string, { uri: string; result: Result<ParsedText> }>();
const CACHED_TEXTS = 200;

/** Reads a text as one mapping. */
export function parseText(rules: RuleText): Result<ParsedText> {
  const cached = cache.get(rules.text);
  if (cached && cached.uri === rules.uri) return cached.result;
  const result = read(rules);
  if (cache.size >= CACHED_TEXTS) cache.delete(cache.keys().next().value as string);
  cache.set(rules.text, { uri: rules.uri, result });
  return result;
}

function read(rules: RuleText): Result<ParsedText> {
  const source = sourceOf(rules);
  if (rules.text.length > MAX_SIZE) {
    const top = locationAt(source, [], 0, 0);
    return fail([diagnose('too-large', { size: rules.text.length, limit: MAX_SIZE }, top)]);
  }
  return readInPieces(source) ?? readWhole(source);
}

/** Nothing where there is anything to be said of the text: that is worked out from the whole of it. */
export function readInPieces(source: Source): Result<ParsedText> | undefined {
  const reader = new Reader(source);
  try {
    const pieces = piecesOf(source.text);
    const value = pieces && reader.pieces(pieces);
    return value && reader.problems.length === 0 ? ok({ source, value }) : undefined;
  } catch {
    return undefined;
  }
}

export function readWhole(source: Source): Result<ParsedText> {
  const top = locationAt(source, [], 0, 0);
  const reader = new Reader(source);
  try {
    const document = readYaml(source.text);
    const problems = syntaxDiagnostics(document, source);
    if (problems.length > 0) return fail(problems);
    const { contents } = document;
    if (contents === null || (isScalar(contents) && contents.value === null)) {
      return fail([diagnose('empty-document', {}, top)]);
    }
    const value = reader.root(contents as Node);
    if (reader.problems.length > 0) return fail(reader.problems);
    if (!isMap(contents)) {
      const [start, end] = contents.range!;
      const stop = start + source.text.slice(start, end).trimEnd().length;
      return fail([diagnose('not-a-mapping', { found: shown(value) }, locationAt(source, [], start, stop))]);
    }
    return ok({ source, value: value as Record<string, unknown> });
  } catch (error) {
    if (error instanceof Stop) return fail(reader.problems);
    if (error instanceof RangeError) return fail([diagnose('too-deep', { limit: MAX_DEPTH }, top)]);
    return fail([diagnose('internal', { problem: String(error) }, top)]);
  }
}

class Reader {
  readonly problems: Diagnostic[] = [];
  private readonly source: Source;
  private readonly anchors = new Map<string, { value: unknown; size: number; depth: number }>();
  private open = new Set<string>();
  private values = 0;
  /** Where the piece starts that is being read: the ranges of its nodes count from there. */
  private base = 0;

  constructor(source: Source) {
    this.source = source;
  }

  root(node: Node): unknown {
    return this.value(node, undefined, 0).value;
  }

  pieces(pieces: readonly Piece[]): Record<string, unknown> {
    return this.taken(pieces, undefined, 0).value;
  }

  private range(node: Node): [start: number, end: number] {
    const [start, end] = node.range!;
    return [start + this.base, end + this.base];
  }

  private problem(
    start: number,
    end: number,
    entry: EntryOrigin | undefined,
    make: (at: ReturnType<typeof locationAt>) => Diagnostic,
  ): void {
    if (this.problems.length < 50)
      this.problems.push(make(locationAt(this.source, entry ? pathOf(entry) : [], start, end)));
  }

  private value(node: Node, entry: EntryOrigin | undefined, depth: number): { value: unknown; depth: number } {
    const [start, end] = this.range(node);
    this.values++;
    if (depth > MAX_DEPTH) {
      this.problem(start, end, entry, (at) => diagnose('too-deep', { limit: MAX_DEPTH }, at));
      throw new Stop();
    }
    if (isAlias(node)) return this.alias(node.source, entry, start, end, depth);
    const tag = (node as { tag?: string }).tag;
    if (tag) this.problem(start, end, entry, (at) => diagnose('yaml-tag', { tag }, at));
    const anchor = (node as { anchor?: string }).anchor;
    const before = this.values;
    if (anchor) this.open.add(anchor);
    let found: { value: unknown; depth: number };
    if (isMap(node)) found = this.mapping(node, entry, depth);
    else if (isSeq(node)) found = this.list(node, entry, depth);
    else found = { value: this.scalar(node as Scalar, entry), depth };
    if (anchor) {
      this.open.delete(anchor);
      this.anchors.set(anchor, { value: found.value, size: this.values - before + 1, depth: found.depth - depth });
    }
    return found;
  }

  private alias(name: string, entry: EntryOrigin | undefined, start: number, end: number, depth: number) {
    const anchor = this.anchors.get(name);
    if (!anchor) {
      const problem = this.open.has(name)
        ? `\`*${name}\` stands inside what it repeats`
        : `\`*${name}\` repeats something that is not marked with \`&${name}\` above`;
      this.problem(start, end, entry, (at) =>
        diagnose('yaml-syntax', { problem, hint: 'If it is an expression, quote it.' }, at),
      );
      return { value: null, depth };
    }
    this.values += anchor.size;
    if (this.values > MAX_VALUES) {
      this.problem(start, end, entry, (at) => diagnose('too-many-aliases', { limit: MAX_VALUES }, at));
      throw new Stop();
    }
    if (depth + anchor.depth > MAX_DEPTH) {
      this.problem(start, end, entry, (at) => diagnose('too-deep', { limit: MAX_DEPTH }, at));
      throw new Stop();
    }
    if (entry && typeof anchor.value === 'string') entry.style = undefined;
    return { value: anchor.value, depth: depth + anchor.depth };
  }

  private scalar(node: Scalar, entry: EntryOrigin | undefined): unknown {
    if (typeof node.value === 'string' && entry) entry.style = STYLES[node.type ?? 'PLAIN'];
    // Within a double number's precision; anything larger is out of every range anyway.
    return typeof node.value === 'bigint' ? Number(node.value) : node.value;
  }

  private container(node: YAMLMap | YAMLSeq, entry: EntryOrigin | undefined): ContainerOrigin {
    const [start, valueEnd] = this.range(node);
    return { source: this.source, entry, start, end: this.trimmed(start, valueEnd), entries: new Map() };
  }

  /** Block collections and block scalars end where the next thing starts; what is shown ends with the last word. */
  private trimmed(start: number, end: number): number {
    const { text } = this.source;
    let at = end;
    while (at > start && /\s/.test(text[at - 1])) at--;
    return at;
  }

  private list(node: YAMLSeq, entry: EntryOrigin | undefined, depth: number) {
    const out: unknown[] = [];
    const owner = this.container(node, entry);
    let deepest = depth;
    node.items.forEach((item, index) => {
      const child = (isPair(item) ? this.pairInList(item as never) : item) as Node | undefined;
      if (!child) return;
      if (node.flow) this.splitExpression(node.items[index - 1] as Node | undefined, child, entry);
      const own: EntryOrigin = { owner, key: index, start: this.range(child)[0], end: this.endOf(child) };
      const found = this.value(child, own, depth + 1);
      deepest = Math.max(deepest, found.depth);
      owner.entries.set(index, own);
      out.push(found.value);
    });
    setOrigin(out, owner);
    return { value: Object.freeze(out), depth: deepest };
  }

  /** `[a: b]` is read as a list with one mapping; the language never needs it. */
  private pairInList(pair: { key: Node }): undefined {
    const [start, end] = this.range(pair.key);
    this.problem(start, end, undefined, (at) =>
      diagnose(
        'yaml-syntax',
        { problem: 'A `:` inside `[ ]` has to stand in `{ }`', hint: 'Quote the value, or write `{ key: value }`.' },
        at,
      ),
    );
    return undefined;
  }

  private mapping(node: YAMLMap, entry: EntryOrigin | undefined, depth: number) {
    const out: Record<string, unknown> = {};
    const owner = this.container(node, entry);
    let deepest = depth;
    let previous: Node | undefined;
    for (const pair of node.items as Pair<Node, Node | null>[]) {
      const key = this.keyOf(pair.key, entry);
      if (key === undefined) continue;
      if (node.flow && (pair.value === null || isBare(pair.value))) this.splitExpression(previous, pair.key, entry);
      previous = pair.value ?? undefined;
      const own = this.entry(owner, key, pair.key);
      if (own) deepest = Math.max(deepest, this.fill(out, own, pair.value, depth));
    }
    setOrigin(out, owner);
    return { value: Object.freeze(out), depth: deepest };
  }

  /** A mapping whose entries are pieces of their own. */
  private taken(pieces: readonly Piece[], entry: EntryOrigin | undefined, depth: number) {
    this.values++;
    const out: Record<string, unknown> = {};
    const [first] = pieces;
    const start = first.base + first.pair.key.range![0];
    const end = this.trimmed(start, endOf(pieces));
    const owner: ContainerOrigin = { source: this.source, entry, start, end, entries: new Map() };
    let deepest = depth;
    for (const { base, pair, entries } of pieces) {
      this.base = base;
      const key = this.keyOf(pair.key, entry);
      const own = key === undefined ? undefined : this.entry(owner, key, pair.key);
      if (!own) continue;
      if (entries) {
        const found = this.taken(entries, own, depth + 1);
        deepest = Math.max(deepest, found.depth);
        out[own.key] = found.value;
        own.start = found.owner.start;
        own.end = found.owner.end;
      } else deepest = Math.max(deepest, this.fill(out, own, pair.value, depth));
    }
    setOrigin(out, owner);
    return { value: Object.freeze(out), depth: deepest, owner };
  }

  /** The origin of a new entry; nothing if there is one with the same key. */
  private entry(owner: ContainerOrigin, key: string, node: Node): EntryOrigin | undefined {
    const [keyStart, keyEnd] = this.range(node);
    const own: EntryOrigin = { owner, key, keyStart, keyEnd, start: keyEnd, end: keyEnd };
    const first = owner.entries.get(key);
    if (first) {
      const at = locationAt(this.source, pathOf(first), first.keyStart!, first.keyEnd!);
      this.problem(keyStart, keyEnd, own, (here) =>
        diagnose('duplicate-key', { key, line: at.range.start.line }, here, {
          related: [{ ...at, message: 'The first one is here' }],
        }),
      );
      return undefined;
    }
    owner.entries.set(key, own);
    return own;
  }

  /** Reads the value of an entry. @returns how deep it goes */
  private fill(out: Record<string, unknown>, own: EntryOrigin, value: Node | null, depth: number): number {
    if (value === null) {
      out[own.key] = null;
      return depth;
    }
    own.start = this.range(value)[0];
    own.end = this.endOf(value);
    const found = this.value(value, own, depth + 1);
    out[own.key] = found.value;
    return found.depth;
  }

  private endOf(node: Node): number {
    const [start, end] = this.range(node);
    const block =
      isCollection(node) || (isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'));
    // A block scalar keeps its line breaks: its value may end with them.
    return isCollection(node) && block ? this.trimmed(start, end) : end;
  }

  private keyOf(node: Node, entry: EntryOrigin | undefined): string | undefined {
    const [start, end] = node ? this.range(node) : [0, 0];
    if (isScalar(node)) {
      const key =
        node.value === null ? '' : typeof node.value === 'string' ? node.value : this.source.text.slice(start, end);
      if (node.tag) this.problem(start, end, entry, (at) => diagnose('yaml-tag', { tag: node.tag! }, at));
      if (key === '<<') this.problem(start, end, entry, (at) => diagnose('merge-key', {}, at));
      else if (FORBIDDEN.has(key)) this.problem(start, end, entry, (at) => diagnose('forbidden-key', { key }, at));
      else if (key === '') this.problem(start, end, entry, (at) => diagnose('bad-key', { found: 'nothing' }, at));
      else return key;
      return undefined;
    }
    const found = isMap(node) ? 'a mapping' : isSeq(node) ? 'a list' : 'an alias';
    this.problem(start, end, entry, (at) => diagnose('bad-key', { found }, at));
    return undefined;
  }

  /** `{ x: f(a, b) }` is read as `x: f(a` and a stray `b)`. */
  private splitExpression(previous: Node | undefined, stray: Node, entry: EntryOrigin | undefined): void {
    if (!previous || !isScalar(previous) || !isScalar(stray)) return;
    const split = splitCall(this.source, previous, stray);
    if (!split) return;
    this.problem(split.start, split.end, entry, (at) =>
      diagnose('unquoted-comma', { value: split.value }, at, { fixes: [split.fix] }),
    );
  }
}

/** Already said what is wrong; nothing more is read. */
class Stop extends Error {}

const isBare = (node: Node): boolean => isScalar(node) && node.value === null && node.source === '';
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const STYLES: Record<string, ScalarStyle> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
};
