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
  const one: Node[] = rows.flatMap((row) => Array.from({ length: copies }, () => row));
  if (one.length * owners > MOST_PIECES) {
    builder.report('too-many-pieces', { count: one.length * owners, most: MOST_PIECES }, component.location);
    one.length = Math.floor(MOST_PIECES / owners);
  }
  component.amount = one.length * owners;
  component.items = component.amount;
  const all = Array.from({ length: owners }, () => one).flat();
  const keys = new Set(one.flatMap((row) => Object.keys(row)));
  keys.delete('name');
  keys.delete('copies');
  const declaredRules: Node = declared.rules ?? {};
  for (const key of keys) {
    if (Object.hasOwn(declaredRules, key)) continue;
    component.fields.set(
      key,
      fieldOf(
        builder,
        component,
        all.map((row) => row[key]),
        key,
      ),
    );
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

/** A list field has the same number of values in every row. */
function fieldOf(builder: Builder, component: Component, values: readonly unknown[], key: string): FieldType {
  const { kinds } = builder.world;
  if (!values.some(Array.isArray)) return attributeOf(values, kinds);
  const lists = values.map((value) => (Array.isArray(value) ? value : [value]));
  const width = lists[0]!.length;
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

const fill = (template: string, row: Node): string =>
  template.replace(/\{(\w+)\}/g, (_, key: string) => String(row[key] ?? ''));

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
