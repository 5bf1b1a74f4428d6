/** All addresses of the state: where variables and zones lie. Every read and write of the program goes through here. */
import type { Typed, ZoneRef } from '../model/types.ts';
import { type Context, plus, wrap } from './context.ts';
import { remark } from './emitter.ts';

export function slotOf(
  context: Context,
  variable: Extract<Typed, { k: 'variable' }>['variable'],
  owner: Typed | undefined,
): string {
  const base = context.layout.variables.get(variable)!;
  const name = remark(variable.name);
  if (!owner) return `s[${name}${base}]`;
  // Variables of pieces count from the first piece of the component.
  const first = typeof variable.each === 'object' && 'kind' in variable.each ? variable.each.firstItem : 0;
  return `s[${name}${plus(base - first, context.print.expression(owner, context))}]`;
}

/** The instance of a zone among those of the zone. */
export const ownerIndex = (ref: ZoneRef, context: Context): string =>
  ref.owner ? context.print.expression(ref.owner, context) : '0';

/** The instance of a zone among all instances. */
export const instanceOf = (ref: ZoneRef, context: Context): string =>
  plus(context.layout.zones.get(ref.zone)!.firstInstance, ownerIndex(ref, context));

/** Address of a slot at `offset` within the instance. */
export function zoneSlot(ref: ZoneRef, offset: number, context: Context, owner = ownerIndex(ref, context)): string {
  const { base, stride } = context.layout.zones.get(ref.zone)!;
  if (/^\d+$/.test(owner)) return String(base + offset + stride * Number(owner));
  return stride === 1 ? `${base + offset} + ${owner}` : `${base + offset} + ${stride} * ${wrap(owner)}`;
}

/** Whether a zone is a stack of one thing at most. */
export const isSingle = ({ zone }: ZoneRef, context: Context): boolean => context.layout.zones.get(zone)!.single;

/** The item below one in an ordered zone. */
export const nextBelow = (ref: ZoneRef, item: string, context: Context): string =>
  isSingle(ref, context) ? '-1' : `s[${context.layout.next} + ${item}]`;

export function liesIn(item: string, optional: boolean | undefined, ref: ZoneRef, context: Context): string {
  if (ref.zone.holds.every((component) => component.kind === 'pieces')) {
    const test = `s[${context.layout.place} + ${wrap(item)}] === ${instanceOf(ref, context)}`;
    return optional ? `(${item} >= 0 && ${test})` : test;
  }
  if (isSingle(ref, context)) {
    const test = `s[${zoneSlot(ref, 0, context)}] === ${wrap(item)}`;
    return optional ? `(${wrap(item)} >= 0 && ${test})` : test;
  }
  const body = `  for (let i = s[top]; i >= 0; i = s[${context.layout.next} + i]) if (i === item) return true;\n  return false;`;
  return `${context.module.fn('lies_in', ['s', 'top', 'item'], body)}(s, ${zoneSlot(ref, 0, context)}, ${item})`;
}
