/**
 * A state in names, complete: every zone with its contents, every variable, who decides next. With a seat, what that
 * seat may see: hidden pieces are only counted, pending secret picks are not there.
 */
import { below, HEADER } from '../compiler/layout.ts';
import type { Program, State } from '../compiler/program.ts';
import type { Component, Holder, ZoneInfo } from '../model/types.ts';
import { variableName } from '../model/variables.ts';
import { stopOf } from './game.ts';
import { readValue, type Value } from './moves.ts';

/** Unordered: counts by component (and by owner's seat for owned tokens), names of pieces; ordered: names from the top. */
export type ZoneContents = string[] | Record<string, number | Record<string, number> | string[]>;

export interface ReadableState {
  zones: Record<string, ZoneContents | Record<string, ZoneContents>>;
  variables: Record<string, Value | Record<string, Value>>;
  next: { actor: number; decision: string } | null;
  /** Whose turn it is. */
  active: number;
  round: number;
  /** Secret picks that wait for the others, by seat; only in the full state. */
  pending?: Record<string, string>;
}

/** How a hidden piece is named in a view. */
export const HIDDEN = '?';

/** @param seat the viewer; without one the whole truth is told */
export function readState(program: Program, state: State, seat?: number): ReadableState {
  const { model, layout } = program;
  const zones: ReadableState['zones'] = {};
  for (const zone of model.zones.values()) {
    zones[zone.name] =
      zone.each === 'game'
        ? readZone(program, state, zone, 0, seat)
        : perInstance(zone, (owner) => readZone(program, state, zone, owner, seat));
  }
  const variables: ReadableState['variables'] = {};
  for (const variable of model.variables.values()) {
    const base = layout.variables.get(variable)!;
    const name = variableName(model, variable);
    const read = (owner: number) => {
      const value = state[base + owner]!;
      return variable.type.t === 'item' && value >= 0
        ? nameFor(program, state, value, seat)
        : readValue(program, value, variable.type);
    };
    variables[name] =
      variable.each === 'game'
        ? read(0)
        : perInstance(variable, (owner) =>
            isHiddenItem(program, state, variable.each, owner, seat) ? null : read(owner),
          );
  }
  const stop = stopOf(program, state);
  const result: ReadableState = {
    zones,
    variables,
    next: stop ? { actor: state[HEADER.actor]!, decision: stop.packed.decision.name } : null,
    active: state[HEADER.active]!,
    round: state[HEADER.round]!,
  };
  const pending = seat === undefined ? readPending(program, state) : undefined;
  if (pending) result.pending = pending;
  return result;
}

function perInstance<T>(thing: { each: Holder; instances: number }, read: (owner: number) => T): Record<string, T> {
  return Object.fromEntries(instanceNames(thing).map((name, owner) => [name, read(owner)]));
}

/** Names of what a thing belongs to: seats, spaces, or pieces (numbered where several share a name). */
export function instanceNames({ each, instances }: { each: Holder; instances: number }): string[] {
  if (typeof each === 'string') return Array.from({ length: instances }, (_, owner) => String(owner));
  if (!('kind' in each)) return each.names;
  const seen = new Map<string, number>();
  return each.itemNames.map((name, i) => {
    if (each.itemNames.indexOf(name) === i && !each.itemNames.includes(name, i + 1)) return name;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return `${name}#${count}`;
  });
}

/** Whether a variable belongs to a piece that the seat has not seen. */
function isHiddenItem(program: Program, state: State, each: Holder, owner: number, seat: number | undefined): boolean {
  if (seat === undefined || typeof each === 'string' || !('kind' in each)) return false;
  return ((state[program.layout.seen + each.firstItem + owner]! >>> seat) & 1) === 0;
}

function readZone(
  program: Program,
  state: State,
  zone: ZoneInfo,
  owner: number,
  seat: number | undefined,
): ZoneContents {
  const { layout, model } = program;
  const zoneLayout = layout.zones.get(zone)!;
  const start = zoneLayout.base + zoneLayout.stride * owner;
  if (zone.ordered) {
    const names: string[] = [];
    for (let item = state[start]!; item >= 0; item = below(layout, zoneLayout, state, item))
      names.push(nameFor(program, state, item, seat));
    return names;
  }
  const contents: Record<string, number | Record<string, number> | string[]> = {};
  for (const component of zone.holds) {
    const offsets = zoneLayout.components.get(component)!;
    if (component.kind === 'pieces') {
      const names = model.items.flatMap((_, item) =>
        isOf(item, component) && state[layout.place + item] === zoneLayout.firstInstance + owner
          ? [nameFor(program, state, item, seat)]
          : [],
      );
      if (names.length) contents[component.name] = names.sort();
      continue;
    }
    if (!component.perPlayer) {
      const count = state[start + offsets.kinds]!;
      if (count) contents[component.name] = count;
      continue;
    }
    const counts: Record<string, number> = {};
    for (let kind = 0; kind < component.kinds; kind++) {
      const count = state[start + offsets.kinds + kind]!;
      if (count) counts[String(kind)] = count;
    }
    if (Object.keys(counts).length) contents[component.name] = counts;
  }
  return contents;
}

const isOf = (item: number, component: Component): boolean =>
  item >= component.firstItem && item < component.firstItem + component.items;

/** A piece's name for a viewer: those that the seat has never seen are hidden, wherever they lie. */
function nameFor(program: Program, state: State, item: number, seat: number | undefined): string {
  const { component, name } = program.model.items[item]!;
  if (seat === undefined || component.kind === 'tokens') return name;
  return (state[program.layout.seen + item]! >>> seat) & 1 ? name : HIDDEN;
}

function readPending(program: Program, state: State): Record<string, string> | undefined {
  const result: Record<string, string> = {};
  for (const { packed, chosen, slots } of program.pending) {
    for (let seat = 0; seat < program.model.players; seat++) {
      const action = packed.actions[state[chosen + seat]! - 1];
      if (!action) continue;
      const args = action.action.params.map((param) => {
        const base = slots.get(param.local)!;
        return `${param.name}: ${JSON.stringify(readValue(program, state[base + seat]!, param.local.type))}`;
      });
      result[String(seat)] = [action.action.name, ...args].join(' ');
    }
  }
  return Object.keys(result).length ? result : undefined;
}
