/** Things are put on stacks and taken off: linked where there may be several, a single slot where there is one at most. */
import type { Component, ZoneInfo } from '../model/types.ts';
import type { Layout } from './layout.ts';

/** Puts an item on a stack, whose address is given; on a stack of one thing it is known that there is room. */
export function putItem(
  zone: ZoneInfo,
  address: string,
  item: string,
  layout: Layout,
  at: 'top' | 'bottom' = 'top',
): string {
  if (!layout.zones.get(zone)!.single) return `${at === 'bottom' ? 'append' : 'push'}(s, ${address}, ${item});`;
  const put = `s[${address}] = ${item};`;
  const linked = layout.linked && zone.holds.some((component) => component.items > 0 && !layout.alike.has(component));
  // Whoever goes through links finds that there is nothing below.
  return linked ? `${put} s[${layout.next} + s[${address}]] = -1;` : put;
}

/** Takes an item off a stack where it lies. */
export const takeOff = (zone: ZoneInfo, address: string, item: string, layout: Layout): string =>
  layout.zones.get(zone)!.single ? `s[${address}] = -1;` : `unlink(s, ${address}, ${item});`;

/** The topmost item from `first` to `end` − 1 and a test that there is none. */
export function topmost(
  zone: ZoneInfo,
  address: string,
  first: string,
  end: string,
  layout: Layout,
): { item: string; none: string } {
  if (layout.zones.get(zone)!.single) return { item: `s[${address}]`, none: `item < ${first} || item >= ${end}` };
  return { item: `topmost(s, ${address}, ${first}, ${end})`, none: 'item < 0' };
}

/** An item for a token of a kind (counted within the component) that comes onto a stack. */
export function takeToken(component: Component, kind: string, layout: Layout): string {
  if (!layout.alike.has(component)) return `takeFree(s, ${sum(component.firstKind, kind)})`;
  return sum(component.firstItem, component.amount === 1 || kind === '0' ? kind : `${component.amount} * ${kind}`);
}

/** The token of an item has left all stacks. */
export const leaveToken = (component: Component, kind: string, item: string, layout: Layout): string =>
  layout.alike.has(component) ? '' : `giveFree(s, ${sum(component.firstKind, kind)}, ${item});`;

const sum = (base: number, rest: string): string =>
  rest === '0' ? String(base) : /^\d+$/.test(rest) ? String(base + Number(rest)) : base ? `${base} + ${rest}` : rest;
