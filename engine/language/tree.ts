/**
 * A tree of frozen values that is changed by copying what lies on the way. Copies keep the origins of their entries, and
 * what is not changed is shared with the texts it came from.
 */
import { type ContainerOrigin, type EntryOrigin, type Key, originOf, setOrigin } from './origins.ts';

export type Mapping = Record<string, unknown>;
type Container = Mapping | unknown[];

export const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export class Tree {
  root: Mapping;
  private readonly copies = new Set<object>();

  constructor(root: Mapping) {
    this.root = root;
    this.root = this.copy(root) as Mapping;
  }

  get(path: readonly Key[]): unknown {
    return path.reduce<unknown>((value, key) => (value as Mapping | undefined)?.[key as string], this.root);
  }

  /** The container at a path, as a copy that may be changed until `freeze`. */
  private open(path: readonly Key[]): Container {
    let at: Container = this.root;
    for (const key of path) {
      const child = (at as Mapping)[key as string] as Container;
      const copy = this.copy(child);
      if (copy !== child) (at as Mapping)[key as string] = copy;
      at = copy;
    }
    return at;
  }

  private copy<T extends Container>(container: T): T {
    if (this.copies.has(container)) return container;
    const copy = (Array.isArray(container) ? [...container] : { ...container }) as T;
    const origin = originOf(container);
    if (origin) setOrigin(copy, { ...origin, entries: new Map(origin.entries) });
    this.copies.add(copy);
    return copy;
  }

  /** Puts a value under a key; `from` says where it was written. */
  set(path: readonly Key[], key: Key, value: unknown, from: EntryOrigin | undefined): void {
    const container = this.open(path) as Mapping;
    container[key as string] = value;
    this.note(container, key, from);
  }

  private note(container: object, key: Key, from: EntryOrigin | undefined): void {
    const origin = originOf(container);
    if (!origin) return;
    if (from) origin.entries.set(key, from);
    else origin.entries.delete(key);
  }

  remove(path: readonly Key[], key: Key): void {
    const container = this.open(path);
    if (Array.isArray(container)) this.splice(path, key as number, 1, [], []);
    else {
      delete container[key as string];
      originOf(container)?.entries.delete(key);
    }
  }

  /** New items of a list in place of some. */
  splice(
    path: readonly Key[],
    index: number,
    removed: number,
    items: readonly unknown[],
    from: readonly (EntryOrigin | undefined)[],
  ): void {
    const list = this.open(path) as unknown[];
    const origin = originOf(list);
    const entries = list.map((_, i) => origin?.entries.get(i));
    entries.splice(index, removed, ...from);
    list.splice(index, removed, ...items);
    renumber(origin, entries);
  }

  /** New entries of a mapping before or after one of its keys. */
  insert(path: readonly Key[], key: string, where: 'before' | 'after', added: Mapping): void {
    const container = this.open(path) as Mapping;
    const all = Object.entries(container);
    const at = all.findIndex(([name]) => name === key) + (where === 'after' ? 1 : 0);
    all.splice(at, 0, ...Object.entries(added));
    for (const name of Object.keys(container)) delete container[name];
    for (const [name, value] of all) container[name] = value;
    for (const name of Object.keys(added)) this.note(container, name, originOf(added)?.entries.get(name));
  }

  /** Nothing can be changed any more. */
  freeze(): Mapping {
    for (const copy of this.copies) Object.freeze(copy);
    return this.root;
  }
}

function renumber(origin: ContainerOrigin | undefined, entries: readonly (EntryOrigin | undefined)[]): void {
  if (!origin) return;
  origin.entries = new Map();
  entries.forEach((entry, index) => {
    if (entry) origin.entries.set(index, entry);
  });
}
