/** Applies the patches of one document to the tree, and notices when two variants patch the same thing. */
import type { Patch, PatchOperations } from '../../schema/types.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { type EntryOrigin, type Key, originOf, origins } from './origins.ts';
import { findPath } from './paths.ts';
import { isMapping, type Mapping, type Tree } from './tree.ts';
import type { Layer } from './variants.ts';

type Kind = 'set' | 'add' | 'beside' | 'replace' | 'remove';

/** Something that a variant changed. */
interface Touch {
  target: string;
  kind: Kind;
  layer: Layer;
  at: Location;
}

export class Patcher {
  readonly problems: Diagnostic[] = [];
  /** Whether anything was patched at all. */
  used = false;
  private readonly tree: Tree;
  private readonly touches: Touch[] = [];

  constructor(tree: Tree) {
    this.tree = tree;
  }

  apply(layer: Layer, patch: Patch): void {
    for (const path of Object.keys(patch)) {
      this.used = true;
      this.applyOne(layer, patch, path);
    }
  }

  private applyOne(layer: Layer, patch: Patch, written: string): void {
    const operations = patch[written];
    const key = origins.keyAt(patch, written)!;
    const found = findPath(this.tree.root, written);
    if (!found.ok) {
      const removed = this.touches.find(
        ({ kind, target }) =>
          kind === 'remove' && inside(target, found.canonical) && target.split('.').at(-1) === found.step,
      );
      if (removed && removed.layer !== layer) this.conflict(layer, key, removed, written, true);
      else this.notFound(found, written, key);
      return;
    }
    const path = [...found.path];
    for (const kind of ORDER) {
      if (operations[kind] === undefined) continue;
      const at = origins.keyAt(operations, kind) ?? key;
      if (!this.note(layer, kind, operations, found.canonical, written, at)) continue;
      this.operate(kind, path, operations, written, at);
      // What is put before an item moves it on.
      const last = path[path.length - 1];
      if (kind === 'before' && typeof last === 'number' && Array.isArray(operations.before)) {
        path[path.length - 1] = last + operations.before.length;
      }
    }
  }

  private notFound(found: Extract<ReturnType<typeof findPath>, { ok: false }>, path: string, key: Location): void {
    // Only the step that is wrong, if the key stands there as it is.
    const plain = key.range.end.offset - key.range.start.offset === path.length;
    const at = plain ? part(key, found.at, found.at + found.step.length) : key;
    const facts = { path, step: found.step, in: found.in, near: found.near, known: found.known, count: found.count };
    const fixes =
      plain && found.near ? [{ title: `Change to ${found.near}`, edits: [{ range: at.range, text: found.near }] }] : [];
    this.problems.push(
      found.count > 1 ? diagnose('ambiguous-path', facts, at) : diagnose('unknown-path', facts, at, { fixes }),
    );
  }

  /** Writes down what is changed; false if another variant changes the same. */
  private note(
    layer: Layer,
    operation: Operation,
    operations: PatchOperations,
    target: string,
    path: string,
    at: Location,
  ): boolean {
    const kind: Kind = operation === 'before' || operation === 'after' ? 'beside' : operation;
    const targets =
      kind === 'set' || (kind === 'add' && isMapping(operations.add))
        ? Object.keys(operations[operation] as Mapping).map((key) => `${target}.${key}`)
        : [target];
    for (const one of targets) {
      const touch = { target: one, kind, layer, at };
      const other = this.touches.find((earlier) => contrary(earlier, touch));
      if (other) {
        const wiped = !(same(other.kind) && same(kind) && other.target === one);
        this.conflict(layer, at, other, path, wiped);
        return false;
      }
      this.touches.push(touch);
    }
    return true;
  }

  private conflict(layer: Layer, at: Location, other: Touch, path: string, removed: boolean): void {
    const facts = { path, name: layer.document.value.name, other: other.layer.document.value.name, removed };
    this.problems.push(
      diagnose('variant-conflict', facts, at, {
        related: [{ ...other.at, message: `${facts.other} changes it here` }],
      }),
    );
  }

  private operate(operation: Operation, path: Key[], operations: PatchOperations, written: string, at: Location): void {
    const parent = path.slice(0, -1);
    const key = path[path.length - 1];
    const value = operations[operation];
    const from = originOf(operations)?.entries.get(operation);
    const wrong = (expected: string) =>
      this.problems.push(diagnose('patch-shape', { operation, path: written, expected }, at));
    switch (operation) {
      case 'replace':
        this.replace(parent, key, value, from);
        return;
      case 'set':
        if (!isMapping(this.tree.get(path))) return void wrong('a mapping to set keys of; use `replace` here');
        for (const [name, one] of Object.entries(value as Mapping)) {
          this.tree.set(path, name, one, entryOf(value as Mapping, name));
        }
        return;
      case 'add':
        this.add(path, value as Mapping | unknown[], written, wrong);
        return;
      case 'before':
      case 'after':
        this.beside(operation, parent, key, value as Mapping | unknown[], written, wrong);
        return;
      case 'remove':
        this.tree.remove(parent, key);
    }
  }

  /** An effect of a list keeps its name, so that it can be spoken of as before. */
  private replace(parent: Key[], key: Key, value: unknown, from: EntryOrigin | undefined): void {
    const before = this.tree.get([...parent, key]);
    this.tree.set(parent, key, value, from);
    if (typeof key !== 'number' || !isMapping(before) || !isMapping(value)) return;
    if (typeof before.name !== 'string' || value.name !== undefined) return;
    this.tree.set([...parent, key], 'name', before.name, originOf(before)?.entries.get('name'));
  }

  private add(path: Key[], value: Mapping | unknown[], written: string, wrong: (expected: string) => void): void {
    const target = this.tree.get(path);
    if (Array.isArray(value)) {
      const list = Array.isArray(target)
        ? path
        : isMapping(target) && (Array.isArray(target.do) || !isEffect(target))
          ? [...path, 'do']
          : undefined;
      if (!list) {
        wrong('something with `do`, or a list');
        return;
      }
      if (this.tree.get(list) === undefined) this.tree.set(path, 'do', value, originOf(value)?.entry);
      else this.tree.splice(list, (this.tree.get(list) as unknown[]).length, 0, value, itemsOf(value));
      return;
    }
    if (!isMapping(target)) {
      wrong('a list of effects, since what is there is no mapping');
      return;
    }
    const actions = ['choose', 'together'].find((name) => isMapping(target[name]));
    const place = actions ? [...path, actions] : path;
    if (this.exists(place, value, written)) return;
    for (const [name, one] of Object.entries(value)) this.tree.set(place, name, one, entryOf(value, name));
  }

  private beside(
    where: 'before' | 'after',
    parent: Key[],
    key: Key,
    value: Mapping | unknown[],
    written: string,
    wrong: (expected: string) => void,
  ): void {
    if (typeof key === 'number') {
      if (!Array.isArray(value)) {
        wrong('a list of effects, since this is one of a list');
        return;
      }
      this.tree.splice(parent, key + (where === 'after' ? 1 : 0), 0, value, itemsOf(value));
    } else {
      if (!isMapping(value)) {
        wrong('a mapping of names, since this is one of several named things');
        return;
      }
      if (!this.exists(parent, value, written.split('.').slice(0, -1).join('.')))
        this.tree.insert(parent, key, where, value);
    }
  }

  private exists(path: Key[], added: Mapping, section: string): boolean {
    const target = this.tree.get(path) as Mapping;
    let found = false;
    for (const name of Object.keys(added)) {
      if (!Object.hasOwn(target, name)) continue;
      found = true;
      const first = origins.keyAt(target, name);
      this.problems.push(
        diagnose('name-exists', { name, section }, origins.keyAt(added, name)!, {
          related: first ? [{ ...first, message: 'It is here' }] : [],
        }),
      );
    }
    return found;
  }
}

type Operation = keyof PatchOperations;
const ORDER: readonly Operation[] = ['replace', 'set', 'add', 'before', 'after', 'remove'];
const EFFECT_KEYS = ['move', 'set', 'change', 'let', 'hook', 'run', 'if', 'shuffle', 'roll', 'choose', 'together'];
const isEffect = (value: Mapping): boolean => EFFECT_KEYS.some((key) => Object.hasOwn(value, key));

const inside = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`);
const same = (kind: Kind): boolean => kind === 'set' || kind === 'add' || kind === 'replace' || kind === 'remove';

/** Whether what two unrelated variants do can't both stand. */
function contrary(earlier: Touch, later: Touch): boolean {
  if (earlier.layer === later.layer || earlier.layer.kind !== 'variant' || later.layer.kind !== 'variant') return false;
  if (later.layer.ancestors.includes(earlier.layer.document.value.name)) return false;
  if (earlier.target === later.target && same(earlier.kind) && same(later.kind)) return true;
  const takes = (touch: Touch) => touch.kind === 'remove' || touch.kind === 'replace';
  if (takes(later) && inside(earlier.target, later.target) && earlier.kind !== 'beside') return true;
  return earlier.kind === 'remove' && inside(later.target, earlier.target);
}

function entryOf(container: Mapping, key: string): EntryOrigin | undefined {
  return originOf(container)?.entries.get(key);
}

function itemsOf(list: readonly unknown[]): (EntryOrigin | undefined)[] {
  return list.map((_, index) => originOf(list)?.entries.get(index));
}

function part(at: Location, from: number, to: number): Location {
  const { start } = at.range;
  const move = (by: number) => ({ line: start.line, column: start.column + by, offset: start.offset + by });
  return { ...at, range: { start: move(from), end: move(to) } };
}
