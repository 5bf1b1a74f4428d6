/** A position in names, adapted to other rules: their zones, variables and amounts. */
import type { Program } from '../compiler/program.ts';
import type { Component, VariableInfo, ZoneInfo } from '../model/types.ts';
import { variableName } from '../model/variables.ts';
import { type Value, writeValue } from './moves.ts';
import type { ReadableState, ZoneContents } from './readable.ts';

type Contents = Record<string, number | Record<string, number> | string[]>;

/**
 * @param start the position at the first decision of a new game
 * @returns a position of these rules; `kept` is not changed
 * @throws RangeError with the reason why there is none
 */
export function adapted(program: Program, start: ReadableState, kept: ReadableState): ReadableState {
  const { model } = program;
  const { next } = kept;
  if (!next || !program.stops.some((stop) => stop?.packed.decision.name === next.decision))
    throw new RangeError(`\`${next?.decision}\` is not decided any more`);
  const { zones: held } = structuredClone(kept);
  const zones: ReadableState['zones'] = {};
  for (const zone of model.zones.values()) zones[zone.name] = emptied(start.zones[zone.name]!, zone);
  for (const [name, contents] of Object.entries(held)) {
    const zone = model.zones.get(name);
    if (zone && zone.each !== 'game') layEach(name, contents, zones[name] as Record<string, ZoneContents>);
    else if (zone && Array.isArray(contents) === zone.ordered) zones[name] = contents;
    else if (!isEmpty(contents)) throw new RangeError(`there is no \`${name}\` any more for what lies in it`);
  }
  const variables: ReadableState['variables'] = {};
  for (const variable of model.variables.values()) {
    const name = variableName(model, variable);
    variables[name] = carried(program, variable, name, start.variables[name]!, kept.variables[name]);
  }
  const laid = { zones, variables, next, active: kept.active, round: kept.round };
  settle(program, laid, start);
  return laid;
}

const isEmpty = (contents: unknown): boolean =>
  typeof contents === 'number' ? contents === 0 : Object.values(contents as object).every(isEmpty);

const emptied = (contents: ReadableState['zones'][string], zone: ZoneInfo): ReadableState['zones'][string] => {
  const none = (): ZoneContents => (zone.ordered ? [] : {});
  if (zone.each === 'game') return none();
  return Object.fromEntries(Object.keys(contents).map((owner) => [owner, none()]));
};

function layEach(name: string, held: unknown, to: Record<string, ZoneContents>): void {
  const from = Array.isArray(held) ? {} : (held as Record<string, ZoneContents>);
  for (const [owner, contents] of Object.entries(from)) {
    const fits = owner in to && Array.isArray(contents) === Array.isArray(to[owner]);
    if (fits) to[owner] = contents;
    else if (!isEmpty(contents)) throw new RangeError(`there is no \`${name}\` of \`${owner}\` for what lies in it`);
  }
}

function carried(
  program: Program,
  { type }: VariableInfo,
  name: string,
  first: Variable,
  value: Variable | undefined,
): Variable {
  const fits = (one: unknown): boolean =>
    writeValue(program, one, type).length > 0 &&
    (type.t !== 'integer' || typeof one !== 'number' || (one >= type.min && one <= type.max));
  const fitting = (one: Value): Value => {
    if (fits(one)) return one;
    throw new RangeError(`\`${name}\` can’t be ${JSON.stringify(one)} any more`);
  };
  if (!isEach(first)) return value === undefined || isEach(value) ? first : fitting(value);
  if (value === undefined || !isEach(value)) return first;
  return Object.fromEntries(
    Object.entries(first).map(([key, one]) => [key, key in value ? fitting(value[key]!) : one]),
  );
}

type Variable = ReadableState['variables'][string];

const isEach = (one: Variable): one is Record<string, Value> =>
  typeof one === 'object' && one !== null && !Array.isArray(one);

// ------------------------------------------------------------------------------------------------------------ components

/** Makes the components add up: what is new or gone is put where it starts, or taken from there. */
function settle(program: Program, laid: ReadableState, start: ReadableState): void {
  const { model } = program;
  const wanted = countIn(program, start);
  const there = countIn(program, laid);
  for (const kind of new Set([...wanted.keys(), ...there.keys()])) {
    const [name, which] = JSON.parse(kind) as [string, string];
    const component = model.components.get(name);
    const more = (wanted.get(kind) ?? 0) - (there.get(kind) ?? 0);
    if (!component) throw new RangeError(`there is no \`${name}\` any more`);
    if (more === 0 || component.endless) continue;
    if (!component.start || !put(laid, component, which, more))
      throw new RangeError(
        `there are ${Math.abs(more)} ${more < 0 ? 'fewer' : 'more'} of \`${which || name}\`, and they do not lie where they start`,
      );
  }
}

/** Of tokens by owner (or none), of pieces by name. */
function countIn({ model }: Program, { zones }: ReadableState): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (component: string, which: string, count: number): void => {
    const key = JSON.stringify([component, which]);
    counts.set(key, (counts.get(key) ?? 0) + count);
  };
  for (const [name, held] of Object.entries(zones)) {
    const zone = model.zones.get(name)!;
    const all = (zone.each === 'game' ? [held] : Object.values(held)) as ZoneContents[];
    for (const contents of all) {
      if (Array.isArray(contents)) for (const piece of contents) add(...ofOrdered(zone, piece), 1);
      else
        for (const [component, each] of Object.entries(contents as Contents)) {
          if (!zone.holds.some((one) => one.name === component))
            throw new RangeError(`\`${name}\` can’t hold \`${component}\` any more`);
          if (typeof each === 'number') add(component, '', each);
          else if (Array.isArray(each)) for (const piece of each) add(component, piece, 1);
          else for (const [owner, count] of Object.entries(each)) add(component, owner, count);
        }
    }
  }
  return counts;
}

/** The component of what lies in an ordered zone, and which of it. */
function ofOrdered({ name: zone, holds }: ZoneInfo, item: string): [string, string] {
  const component = holds.find(({ itemNames }) => itemNames.includes(item));
  if (!component) throw new RangeError(`\`${zone}\` can’t hold \`${item}\` any more`);
  if (component.kind === 'pieces') return [component.name, item];
  return [component.name, component.perPlayer ? item.slice(component.name.length + 1) : ''];
}

/** @returns false if it can't be done */
function put(laid: ReadableState, component: Component, which: string, more: number): boolean {
  const zone = component.start!;
  const zones = laid.zones as Record<string, Record<string, ZoneContents>>;
  const owner = component.kind === 'tokens' && component.perPlayer ? which : Object.keys(zones[zone.name]!)[0]!;
  const contents = (zone.each === 'game' ? laid.zones[zone.name] : zones[zone.name]![owner]) as
    | ZoneContents
    | undefined;
  if (!contents) return false;
  const tokens = component.perPlayer ? `${component.name}:${which}` : component.name;
  if (Array.isArray(contents)) return change(contents, component.kind === 'tokens' ? tokens : which, more);
  const held = contents as Contents;
  if (component.kind === 'pieces') {
    const pieces = [...((held[component.name] as string[] | undefined) ?? [])];
    held[component.name] = pieces;
    return change(pieces, which, more);
  }
  if (!component.perPlayer) held[component.name] = ((held[component.name] as number | undefined) ?? 0) + more;
  else {
    const counts = { ...((held[component.name] as Record<string, number> | undefined) ?? {}) };
    counts[which] = (counts[which] ?? 0) + more;
    held[component.name] = counts;
    return counts[which] >= 0;
  }
  return (held[component.name] as number) >= 0;
}

function change(list: string[], name: string, more: number): boolean {
  for (let n = 0; n < more; n++) list.push(name);
  for (let n = 0; n > more; n--) {
    const at = list.lastIndexOf(name);
    if (at < 0) return false;
    list.splice(at, 1);
  }
  return true;
}
