/** Text of the generated program: lines with indentation, names made readable, tables and helper functions collected once. */
import type { Local } from '../model/types.ts';

/** An identifier that nobody's rules can choose: word characters, and a number where uniqueness is needed. */
export const identifier = (name: string): string =>
  name
    .replace(/[^a-zA-Z0-9]+/g, '_')
    .replace(/^(\d)/, '_$1')
    .slice(0, 60);

/** A name as it may stand in a comment. */
export const remark = (name: string): string => `/*${name.replace(/[^\w.:\- ]/g, '')}*/`;

export class Lines {
  readonly lines: string[] = [];
  private depth = 1;
  private readonly names = new Map<string, number>();
  /** What has been worked out and given a name, by the block that it was in. */
  private known: Map<string, string>[] = [new Map()];

  /** A name that is new in these lines. */
  fresh(base: string): string {
    const count = this.names.get(base) ?? 0;
    this.names.set(base, count + 1);
    return count === 0 ? base : `${base}_${count + 1}`;
  }

  add(line: string): void {
    this.lines.push(`${'  '.repeat(this.depth)}${line}`);
  }

  /** A name for what is used more than once; the same for the same code, until something may have changed it (`forget`). */
  constant(code: string, base: string): string {
    const known = this.known.find((scope) => scope.has(code))?.get(code);
    if (known) return known;
    const name = this.fresh(base);
    this.known.at(-1)!.set(code, name);
    this.add(`const ${name} = ${code};`);
    return name;
  }

  forget(): void {
    for (const scope of this.known) scope.clear();
  }

  /** Lines on the side, which `take` adds. */
  copy(): Lines {
    const copy = new Lines();
    copy.depth = this.depth;
    copy.known = this.known.map((scope) => new Map(scope));
    for (const [name, count] of this.names) copy.names.set(name, count);
    return copy;
  }

  take(side: Lines): void {
    this.lines.push(...side.lines);
    this.known = side.known;
    for (const [name, count] of side.names) this.names.set(name, count);
  }

  /** `head {`, what `inside` adds, `}`. */
  block(head: string, inside: () => void): void {
    this.open(head);
    inside();
    this.close();
  }

  /** Brackets that are opened and closed by hand, for nests of unknown depth. */
  open(head: string): void {
    this.add(head ? `${head} {` : '{');
    this.depth++;
    this.known.push(new Map());
  }

  close(): void {
    this.depth--;
    this.known.pop();
    this.add('}');
  }

  get text(): string {
    return this.lines.join('\n');
  }
}

/** Where a set-valued local is kept. */
export type SetStore = { at: 'mask'; name: string } | { at: 'words'; array: string; base: number };

/** Tables and functions that the program needs, each written once. */
export class Module {
  private readonly parts: string[] = [];
  private readonly known = new Map<string, string>();
  private readonly names = new Map<string, number>();
  private readonly tableNames = new Map<readonly number[], string>();
  private readonly functions = new Map<object, Map<string, string>>();

  /** What rolls call their numbers. */
  readonly rolls: string[] = [];

  /** @returns the number by which generated code tells of a roll */
  roll(name: string): number {
    const known = this.rolls.indexOf(name);
    return known < 0 ? this.rolls.push(name) - 1 : known;
  }

  unique(base: string): string {
    const name = identifier(base);
    const count = this.names.get(name) ?? 0;
    this.names.set(name, count + 1);
    return count === 0 ? name : `${name}_${count + 1}`;
  }

  /** A constant table of integers, shared by all who need the same. */
  table(base: string, values: readonly number[]): string {
    const known = this.tableNames.get(values);
    if (known) return known;
    const name = this.constant(base, `Int32Array.of(${values.join(', ')})`);
    this.tableNames.set(values, name);
    return name;
  }

  tables(base: string, rows: readonly (readonly number[])[]): string {
    return this.constant(base, `[${rows.map((row) => `Int32Array.of(${row.join(', ')})`).join(', ')}]`);
  }

  constant(base: string, text: string): string {
    const known = this.known.get(text);
    if (known) return known;
    const name = this.unique(`t_${base}`);
    this.known.set(text, name);
    this.parts.push(`const ${name} = ${text};`);
    return name;
  }

  /** A helper function; equal ones are shared. */
  fn(base: string, params: readonly string[], body: string): string {
    const text = `(${params.join(', ')}) {\n${body}\n}`;
    const known = this.known.get(text);
    if (known) return known;
    const name = this.unique(base);
    this.known.set(text, name);
    this.parts.push(`function ${name}${text}`);
    return name;
  }

  /** The function that was printed for this and for names bound in this way, or else what `print` gives. */
  printed(key: object, way: string, print: () => string): string {
    const ways = this.functions.get(key) ?? new Map<string, string>();
    this.functions.set(key, ways);
    const name = ways.get(way) ?? print();
    ways.set(way, name);
    return name;
  }

  raw(text: string): void {
    this.parts.push(text);
  }

  get text(): string {
    return this.parts.join('\n');
  }
}

/** How locals are written at a place: bound to JavaScript names, or else in the state. Each adds one to those before it. */
export class Bindings {
  static readonly NONE = new Bindings();

  private readonly before: Bindings | undefined;
  private readonly local: Local | undefined;
  private readonly value: string | SetStore | undefined;

  private constructor(before?: Bindings, local?: Local, value?: string | SetStore) {
    this.before = before;
    this.local = local;
    this.value = value;
  }

  with(local: Local, value: string | SetStore): Bindings {
    return new Bindings(this, local, value);
  }

  get(local: Local): string | SetStore | undefined {
    for (let at: Bindings | undefined = this; at; at = at.before) if (at.local === local) return at.value;
    return undefined;
  }

  has(local: Local): boolean {
    return this.get(local) !== undefined;
  }
}
