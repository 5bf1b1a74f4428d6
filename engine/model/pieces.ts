/** Individual pieces and cards: listed one by one, or generated as a deck of all combinations. */
import { attributeOf } from './boards.ts';
import { type Builder, isNode, type Node } from './builder.ts';
import type { Component, FieldType, RuleField } from './types.ts';

const MOST_PIECES = 2000;

/** Fills in a component's items, fields and names from `list`, `deck` or `pieces`. */
export function pieceList(builder: Builder, component: Component, declared: Node, owners: number): void {
  const rows =
    'list' in declared
      ? (declared.list as Node[])
      : 'deck' in declared
        ? deckRows(builder, declared.deck)
        : Array.from({ length: Math.max(0, builder.constant(declared, 'pieces', 0)) }, () => ({}));
  const copies = declared.copies === undefined ? 1 : Math.max(1, builder.constant(declared, 'copies', 1));
  const copiesOf = (row: Node): number =>
    row.copies === undefined ? copies : Math.min(MOST_PIECES + 1, Math.max(0, builder.constant(row, 'copies', 1)));
  const one: Node[] = rows.flatMap((row) => Array.from({ length: copiesOf(row) }, () => row));
  if (one.length * owners > MOST_PIECES) {
    builder.report('too-many-pieces', { count: one.length * owners, most: MOST_PIECES }, component.location);
    one.length = Math.floor(MOST_PIECES / owners);
  }
  component.amount = one.length * owners;
  component.items = component.amount;
  const all = Array.from({ length: owners }, () => one).flat();
  const keys = new Set(rows.flatMap((row) => Object.keys(row)));
  keys.delete('name');
  keys.delete('copies');
  const declaredRules: Node = declared.rules ?? {};
  for (const key of keys) {
    if (Object.hasOwn(declaredRules, key)) continue;
    // A row without copies still says what the field is.
    const values = [...all, ...rows].map((row) => optionOr(builder, row, key));
    const field = fieldOf(builder, component, values, key);
    component.fields.set(key, { ...field, values: field.values.slice(0, all.length * (field.width ?? 1)) });
  }
  for (const [key, kind] of Object.entries<RuleField['kind']>(declaredRules)) {
    component.rules.set(key, { kind, rows: all.map((row) => (row[key] === undefined ? undefined : row)) });
  }
  component.itemNames = all.map((row, i) => {
    const base =
      row.name ??
      (declared.name ? fill(declared.name, row) : [component.name, ...plainValues(row, declared)].join('-'));
    return component.perPlayer ? `${base}:${Math.floor(i / one.length)}` : String(base);
  });
}

/** A value of a field as it is written, or that of the option which it names: `option.NAME`. */
function optionOr(builder: Builder, row: Node, key: string): unknown {
  const value: unknown = row[key];
  if (typeof value !== 'string' || !value.startsWith('option.')) return value;
  const { options, used } = builder.world;
  const name = value.slice('option.'.length);
  const option = options.get(name);
  if (!option) {
    builder.report('unknown-option', { name, candidates: [...options.keys()] }, builder.origins.at(row, key));
    return undefined;
  }
  used.add(`options.${name}`);
  if (option.kind === 'boolean') return option.value !== 0;
  if (option.kind === 'choice') return option.values[option.value];
  return option.kind === 'list' ? option.items.map((item) => option.values?.[item] ?? item) : option.value;
}

/** A list field has the same number of values in every row that has it. */
function fieldOf(builder: Builder, component: Component, values: readonly unknown[], key: string): FieldType {
  const { kinds } = builder.world;
  const first = values.find((value) => Array.isArray(value)) as unknown[] | undefined;
  if (!first) return attributeOf(values, kinds);
  const width = first.length;
  const lists = values.map((value) =>
    Array.isArray(value) ? value : value === undefined ? Array.from({ length: width }) : [value],
  );
  if (lists.some((list) => list.length !== width))
    builder.report('uneven-lists', { field: key, width }, component.location);
  return {
    ...attributeOf(
      lists.flatMap((list) => list.slice(0, width)),
      kinds,
    ),
    width,
  };
}

const plainValues = (row: Node, declared: Node): unknown[] =>
  Object.entries(row).flatMap(([key, value]) =>
    Object.hasOwn(declared.rules ?? {}, key) ? [] : [Array.isArray(value) ? value.join('') : value],
  );

/** A list of values is called by all of them. */
const fill = (template: string, row: Node): string =>
  template.replace(/\{(\w+)\}/g, (_, key: string) => [row[key] ?? ''].flat().join('-'));

/** Every combination of the values of the fields, the first field slowest. */
function deckRows(builder: Builder, deck: Node): Node[] {
  let rows: Node[] = [{}];
  for (const [field, values] of Object.entries<unknown>(deck)) {
    const list = Array.isArray(values) ? values : isNode(values) ? range(builder, values) : [values];
    rows = rows.flatMap((row) => list.map((value) => ({ ...row, [field]: value })));
    if (rows.length > MOST_PIECES) break;
  }
  return rows;
}

function range(builder: Builder, values: Node): number[] {
  const from = builder.constant(values, 'from', 1);
  const to = builder.constant(values, 'to', from);
  return Array.from({ length: Math.max(0, Math.min(to - from + 1, MOST_PIECES)) }, (_, i) => from + i);
}
