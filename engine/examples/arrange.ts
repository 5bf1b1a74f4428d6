/**
 * A position that says only what differs from the start. What it names is taken from where it lies, and what lay in the
 * places that it names goes back there, so that the components add up.
 */
import type { Program } from '../compiler/program.ts';
import { nearest } from '../diagnostics/near.ts';
import type { Component, ZoneInfo } from '../model/types.ts';
import { instanceNames, type ReadableState, type ZoneContents } from '../runtime/readable.ts';

/** Something that does not fit the game; `at` are the keys that lead to it. */
export class Misfit extends Error {
  readonly at: readonly (string | number)[];
  readonly near: string | undefined;

  constructor(message: string, at: readonly (string | number)[], near?: string) {
    super(message);
    this.at = at;
    this.near = near;
  }
}

export interface GivenPosition {
  zones?: Readonly<Record<string, unknown>>;
  variables?: Readonly<Record<string, unknown>>;
  next?: { actor: number; decision: string };
  active?: number;
  round?: number;
}

/**
 * @param start the readable state of a new game; not changed
 * @throws Misfit
 */
export function arrange(program: Program, start: ReadableState, given: GivenPosition): ReadableState {
  const state = structuredClone(start);
  delete state.pending;
  layZones(program, state, start, given.zones ?? {});
  for (const [name, value] of Object.entries(given.variables ?? {})) {
    const there = state.variables[name];
    if (there === undefined) throw unknown('variable', name, ['variables', name], Object.keys(state.variables));
    if (!isRecord(there)) state.variables[name] = value as typeof there;
    else state.variables[name] = overlaid(there, value, ['variables', name]) as typeof there;
  }
  const { next, active, round } = given;
  if (next) {
    const decisions = program.stops.flatMap((stop) => (stop ? [stop.packed.decision.name] : []));
    if (!decisions.includes(next.decision)) throw unknown('decision', next.decision, ['next', 'decision'], decisions);
    if (next.actor >= program.model.players) throw new Misfit(`There is no seat ${next.actor}`, ['next', 'actor']);
    state.next = { ...next };
    state.active = next.actor;
  }
  if (active !== undefined) state.active = active;
  if (round !== undefined) state.round = round;
  return state;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const unknown = (kind: string, name: string, at: readonly string[], known: readonly string[]): Misfit =>
  new Misfit(`There is no ${kind} called \`${name}\``, at, nearest(name, [...new Set(known)]));

function overlaid(there: Record<string, unknown>, value: unknown, at: readonly string[]): Record<string, unknown> {
  if (!isRecord(value)) throw new Misfit('It has a value for each; name the seat or space', at);
  for (const key of Object.keys(value))
    if (!Object.hasOwn(there, key))
      throw new Misfit(`There is no \`${key}\` here`, [...at, key], nearest(key, Object.keys(there)));
  return { ...there, ...value };
}

/** A place of one sort of thing: an ordered zone, or one component in an unordered one. */
interface Slot {
  zone: ZoneInfo;
  /** Name of the seat or space; absent if there is one zone for all. */
  owner?: string;
  /** Absent in ordered zones. */
  component?: Component;
  /** How many of each kind lie there; a kind is a name, of owned tokens `name:seat`. */
  holds: Map<string, number>;
  /** In ordered zones, from the top. */
  order?: string[];
  named: boolean;
}

function layZones(
  program: Program,
  state: ReadableState,
  start: ReadableState,
  given: Readonly<Record<string, unknown>>,
): void {
  const slots = [...program.model.zones.values()].flatMap((zone) => slotsOf(zone, start));
  const surplus = new Map<string, number>();
  const note = (kind: string, count: number): void => {
    surplus.set(kind, (surplus.get(kind) ?? 0) + count);
  };
  for (const { zone, owner, contents, at } of instancesGiven(program, given)) {
    for (const { component, holds, order, at: where } of partsGiven(zone, contents, at)) {
      const slot = slots.find((each) => each.zone === zone && each.owner === owner && each.component === component)!;
      checkKinds(program, zone, component, holds, where);
      for (const [kind, count] of slot.holds) note(kind, count);
      for (const [kind, count] of holds) note(kind, -count);
      Object.assign(slot, { holds, order, named: true });
    }
  }
  // What is missing is taken first, so that there is room for what is too much.
  for (const [kind, count] of [...surplus].sort(([, a], [, b]) => a - b))
    if (!isUnlimited(program, kind)) settle(slots, kind, count);
  for (const zone of program.model.zones.values()) {
    const own = slots.filter((slot) => slot.zone === zone);
    state.zones[zone.name] =
      zone.each === 'game'
        ? contentsOf(own)
        : Object.fromEntries(
            instanceNames(zone).map((owner) => [owner, contentsOf(own.filter((slot) => slot.owner === owner))]),
          );
  }
}

function slotsOf(zone: ZoneInfo, start: ReadableState): Slot[] {
  const read = start.zones[zone.name]!;
  const instances: [string | undefined, ZoneContents][] =
    zone.each === 'game' ? [[undefined, read as ZoneContents]] : Object.entries(read as Record<string, ZoneContents>);
  return instances.flatMap(([owner, contents]): Slot[] =>
    zone.ordered
      ? [{ zone, owner, holds: countsOf(contents), order: [...(contents as string[])], named: false }]
      : zone.holds.map((component) => ({
          zone,
          owner,
          component,
          holds: countsOf((contents as Record<string, unknown>)[component.name] ?? 0, component),
          named: false,
        })),
  );
}

/** A zone's contents as counts by kind. */
function countsOf(contents: unknown, component?: Component): Map<string, number> {
  const counts = new Map<string, number>();
  if (Array.isArray(contents)) for (const name of contents) counts.set(name, (counts.get(name) ?? 0) + 1);
  else if (typeof contents === 'number') {
    if (contents !== 0) counts.set(component!.name, contents);
  } else
    for (const [seat, count] of Object.entries(contents as Record<string, number>))
      if (count !== 0) counts.set(`${component!.name}:${seat}`, count);
  return counts;
}

function* instancesGiven(
  program: Program,
  given: Readonly<Record<string, unknown>>,
): Generator<{ zone: ZoneInfo; owner: string | undefined; contents: unknown; at: string[] }> {
  for (const [name, value] of Object.entries(given)) {
    const zone = program.model.zones.get(name);
    if (!zone) throw unknown('zone', name, ['zones', name], [...program.model.zones.keys()]);
    const at = ['zones', name];
    if (zone.each === 'game') {
      yield { zone, owner: undefined, contents: value, at };
      continue;
    }
    const owners = instanceNames(zone);
    if (!isRecord(value)) throw new Misfit(`There is one ${name} for each; name the seat or space`, at);
    for (const [owner, contents] of Object.entries(value)) {
      if (!owners.includes(owner))
        throw new Misfit(`There is no ${name} of \`${owner}\``, [...at, owner], nearest(owner, owners));
      yield { zone, owner, contents, at: [...at, owner] };
    }
  }
}

function* partsGiven(
  zone: ZoneInfo,
  contents: unknown,
  at: readonly string[],
): Generator<Pick<Slot, 'component' | 'holds' | 'order'> & { at: readonly string[] }> {
  if (zone.ordered) {
    if (!isNames(contents)) throw new Misfit(`${zone.name} is ordered: a list of names, from the top`, at);
    yield { holds: countsOf(contents), order: contents, at };
    return;
  }
  if (!isRecord(contents)) throw new Misfit('Name the components: a count, or a list of names', at);
  for (const [name, held] of Object.entries(contents)) {
    const component = zone.holds.find((each) => each.name === name);
    const where = [...at, name];
    if (!component) {
      const known = zone.holds.map((each) => each.name);
      throw new Misfit(`${zone.name} holds no \`${name}\``, where, nearest(name, known));
    }
    if (component.kind === 'pieces' ? !isNames(held) : component.perPlayer ? !isCounts(held) : !isCount(held)) {
      const wanted =
        component.kind === 'pieces' ? 'a list of names' : component.perPlayer ? 'counts by seat' : 'a number';
      throw new Misfit(`Expected ${wanted}`, where);
    }
    yield { component, holds: countsOf(held, component), at: where };
  }
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isCounts = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isCount);

/** Every name is one of what the zone can hold. */
function checkKinds(
  program: Program,
  zone: ZoneInfo,
  component: Component | undefined,
  holds: ReadonlyMap<string, number>,
  at: readonly string[],
): void {
  const possible = component ? [component] : zone.holds;
  const { players } = program.model;
  const known = possible.flatMap((each) =>
    each.kind === 'pieces'
      ? each.itemNames
      : each.perPlayer
        ? Array.from({ length: players }, (_, seat) => `${each.name}:${seat}`)
        : [each.name],
  );
  for (const kind of holds.keys())
    if (!known.includes(kind)) throw new Misfit(`${zone.name} holds no \`${kind}\``, at, nearest(kind, known));
}

/** Whether there is an unlimited store of a kind, so that nothing has to add up. */
const isUnlimited = (program: Program, kind: string): boolean =>
  [...program.model.zones.values()].some(
    (zone) => zone.unlimited && zone.holds.some(({ name }) => kind === name || kind.startsWith(`${name}:`)),
  );

/** Puts what is too much where most of its kind lies, and takes what is missing from there. */
function settle(slots: readonly Slot[], kind: string, surplus: number): void {
  const free = slots.filter((slot) => !slot.named);
  const at = (slot: Slot): number => slot.holds.get(kind) ?? 0;
  while (surplus < 0) {
    const from = free.filter((slot) => at(slot) > 0).sort((a, b) => at(b) - at(a))[0];
    if (!from) throw new Misfit(`There are not so many of \`${kind}\`: ${-surplus} too many are laid out`, ['zones']);
    const count = Math.min(at(from), -surplus);
    hold(from, kind, at(from) - count);
    surplus += count;
  }
  if (surplus === 0) return;
  const to = free
    .filter((slot) => couldHold(slot, kind) && hasRoom(slots, slot, surplus))
    .sort((a, b) => at(b) - at(a) || Number(belongs(b, kind)) - Number(belongs(a, kind)))[0];
  if (!to) throw new Misfit(`${surplus} of \`${kind}\` are left over: say where they lie`, ['zones']);
  hold(to, kind, at(to) + surplus);
}

/** In an ordered zone things are taken from the top and put to the bottom. */
function hold({ holds, order }: Slot, kind: string, count: number): void {
  const before = holds.get(kind) ?? 0;
  if (count === 0) holds.delete(kind);
  else holds.set(kind, count);
  for (let n = before; n > count; n--) order?.splice(order.indexOf(kind), 1);
  for (let n = before; n < count; n++) order?.push(kind);
}

/** Whether so much more fits into the zone of a slot. */
function hasRoom(slots: readonly Slot[], { zone, owner }: Slot, more: number): boolean {
  if (zone.limit === undefined) return true;
  const held = slots
    .filter((slot) => slot.zone === zone && slot.owner === owner)
    .flatMap(({ holds }) => [...holds.values()]);
  return held.reduce((sum, count) => sum + count, more) <= zone.limit;
}

const nameOf = (kind: string): string => kind.replace(/:\d+$/, '');

function couldHold({ zone, component }: Slot, kind: string): boolean {
  const holds = component ? [component] : zone.holds;
  return holds.some((each) => (each.kind === 'pieces' ? each.itemNames.includes(kind) : each.name === nameOf(kind)));
}

/** A seat's own things rather lie with that seat. */
const belongs = ({ zone, owner }: Slot, kind: string): boolean =>
  zone.each === 'game' || owner === /:(\d+)$/.exec(kind)?.[1];

function contentsOf(slots: readonly Slot[]): ZoneContents {
  if (slots[0]?.order) return slots[0].order;
  const contents: Record<string, number | Record<string, number> | string[]> = {};
  for (const { component, holds } of slots) {
    if (holds.size === 0) continue;
    if (component!.kind === 'pieces') contents[component!.name] = namesOf(holds).sort();
    else if (!component!.perPlayer) contents[component!.name] = holds.get(component!.name)!;
    else
      contents[component!.name] = Object.fromEntries(
        [...holds].map(([kind, count]) => [kind.slice(component!.name.length + 1), count]),
      );
  }
  return contents;
}

const namesOf = (holds: ReadonlyMap<string, number>): string[] =>
  [...holds].flatMap(([name, count]) => Array.from({ length: count }, () => name));
