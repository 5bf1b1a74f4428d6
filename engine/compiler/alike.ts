/**
 * Pieces that are alike in everything are interchangeable: where several of them lie in the zone that a parameter is
 * drawn from, only the first is offered, so that what reads as one move is one move.
 */
import type { Component, TypedSet } from '../model/types.ts';
import { instanceOf } from './access.ts';
import type { Context } from './context.ts';
import type { Slot } from './picks.ts';

/** A test that an alike piece of a lower number lies in the same zone; nothing where that cannot be. */
export function alikeBefore(slot: Slot, item: string, context: Context): string | undefined {
  const { set } = slot.param.domain;
  return set && !slot.tellsApart ? twinIn(set, item, context) : undefined;
}

function twinIn(set: TypedSet, item: string, context: Context): string | undefined {
  if (set.s === 'where') return twinIn(set.set, item, context);
  if (set.s !== 'zone' || set.ref.zone.ordered) return undefined;
  const { model, layout } = context;
  const components = set.ref.zone.holds.filter((component) => component.kind === 'pieces');
  const table = context.module.printed(set.ref.zone, 'alike', () => tableOfTwins(components, context));
  if (!table) return undefined;
  const variables = [...model.variables.values()].filter((variable) =>
    components.some((component) => component === variable.each),
  );
  const equal = variables.map((variable) => {
    const base = layout.variables.get(variable)! - (variable.each as Component).firstItem;
    return ` && s[${base} + y] === s[${base} + x]`;
  });
  const body = `  for (let y = ${table}[x]; y >= 0; y = ${table}[y]) if (s[${layout.place} + y] === zone${equal.join('')}) return true;\n  return false;`;
  return `${context.module.fn('has_twin', ['s', 'x', 'zone'], body)}(s, ${item}, ${instanceOf(set.ref, context)})`;
}

/** For each item the one before it that is alike, as a table; nothing where no two are alike. */
function tableOfTwins(components: readonly Component[], { model, module }: Context): string {
  const before = model.items.map(() => -1);
  const owners = model.items.map((each) => each.owner);
  for (const component of components) linkAlike(component, before, owners);
  return before.some((each) => each >= 0) ? module.table('alike_before', before) : '';
}

/** Links each item to the one before it that has the same owner, fields and rules. */
function linkAlike(component: Component, before: number[], owners: readonly number[]): void {
  const last = new Map<string, number>();
  const rules = [...component.rules.values()];
  const rows = new Map<object | undefined, number>();
  for (let i = 0; i < component.items; i++) {
    const item = component.firstItem + i;
    const fields = [...component.fields.values()].map(({ values, width = 1 }) =>
      values.slice(i * width, (i + 1) * width).join(),
    );
    const written = rules.map((rule) => {
      const row = rule.rows[i];
      if (!rows.has(row)) rows.set(row, rows.size);
      return rows.get(row);
    });
    const key = JSON.stringify([owners[item], component.itemNames[i], fields, written]);
    before[item] = last.get(key) ?? -1;
    last.set(key, item);
  }
}
