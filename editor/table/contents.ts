/** What lies in a zone and what a variable says: as a list to draw, and in words. */
import type { Value } from '../../engine/index.ts';
import type { VariableView, ZoneView } from '../worker/protocol.ts';
import { type Drawable, labelOf } from './look.ts';

/** Some things of one kind. */
export interface Heap {
  component: string;
  seat?: number;
  count: number;
}

/** A piece by its name; of an owned token `name` is its component. */
export interface Item {
  component?: string;
  name: string;
  seat?: number;
}

export interface Contents {
  heaps: Heap[];
  /** Pieces one by one; of an ordered zone from the top. */
  items: Item[];
}

export const HIDDEN_PIECE = '?';

export function contentsOf(rules: Drawable, zone: ZoneView, raw: unknown): Contents {
  if (Array.isArray(raw)) return { heaps: [], items: (raw as string[]).map((name) => itemOf(rules, zone, name)) };
  const contents: Contents = { heaps: [], items: [] };
  for (const [component, held] of Object.entries(
    (raw ?? {}) as Record<string, number | Record<string, number> | string[]>,
  )) {
    if (typeof held === 'number') contents.heaps.push({ component, count: held });
    else if (Array.isArray(held)) contents.items.push(...held.map((name) => itemOf(rules, zone, name, component)));
    else
      for (const [seat, count] of Object.entries(held)) contents.heaps.push({ component, seat: Number(seat), count });
  }
  return contents;
}

/** Tokens in an ordered zone are named `component` or `component:seat`. */
function itemOf(rules: Drawable, zone: ZoneView, name: string, component?: string): Item {
  const [kind, seat] = name.split(':');
  const tokens = rules.components.find(
    (one) => one.name === kind && one.kind === 'tokens' && zone.holds.includes(kind),
  );
  if (tokens)
    return { component: kind, name: labelOf(rules, kind), ...(seat === undefined ? {} : { seat: Number(seat) }) };
  return { name, ...(component ? { component } : zone.holds.length === 1 ? { component: zone.holds[0] } : {}) };
}

export const isEmpty = ({ heaps, items }: Contents): boolean => heaps.length === 0 && items.length === 0;

export type NameOf = (seat: number) => string;

/** `3 money of Red, 2 gem`. */
export function contentsInWords(rules: Drawable, zone: ZoneView, contents: Contents, nameOf: NameOf): string {
  const heaps = contents.heaps.map(
    ({ component, seat, count }) =>
      `${count} ${labelOf(rules, component)}${seat === undefined ? '' : ` of ${nameOf(seat)}`}`,
  );
  const { items } = contents;
  if (items.length > 0 && items.every((item) => item.seat !== undefined) && zone.ordered) {
    const owners = items.map((item) => nameOf(item.seat!));
    heaps.push(items.length === 1 ? `1 of ${owners[0]}` : `${items.length} high, from the top: ${owners.join(', ')}`);
  } else if (items.length > 0) {
    const hidden = items.filter((item) => item.name === HIDDEN_PIECE).length;
    const known = items.filter((item) => item.name !== HIDDEN_PIECE).map((item) => item.name.replace(/:\d+$/, ''));
    if (known.length > 0) heaps.push(known.join(', '));
    if (hidden > 0) heaps.push(`${hidden} face down`);
  }
  return heaps.join(', ');
}

export function valueInWords(variable: VariableView, value: Value | undefined, nameOf: NameOf): string {
  if (value === null || value === undefined) return 'none';
  if (variable.type === 'player' && typeof value === 'number') return nameOf(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (variable.type === 'item' || variable.type === 'space') return String(value).replace(/^\d+:|:\d+$/, '');
  return String(value);
}
