/** A state from its readable form: for examples that begin in the middle, and for tests. */
import { below, HEADER } from '../compiler/layout.ts';
import type { Program, State } from '../compiler/program.ts';
import type { Component, VariableInfo, ZoneInfo } from '../model/types.ts';
import { variableName } from '../model/variables.ts';
import { startState } from './game.ts';
import { writeValue } from './moves.ts';
import { instanceNames, type ReadableState, type ZoneContents } from './readable.ts';

/**
 * Sets zones, variables and who decides. Loops and secret picks of the flow are not in a readable state: the game goes on
 * as if the decision had just been reached.
 * @throws RangeError if the text does not fit the program (an unknown zone, piece or decision; components that do not add up)
 */
export function writeState(program: Program, readable: ReadableState, seed: string | number = 1): State {
  const state = new Int32Array(program.stateSize);
  startState(program, state, seed);
  // What the start left there belongs to other rules than those that go on here.
  state.fill(0, program.frameStart);
  clearZones(program, state);
  const used = new Set<number>();
  for (const [name, contents] of Object.entries(readable.zones)) {
    const zone = program.model.zones.get(name);
    if (!zone) throw new RangeError(`no zone ${name}`);
    const instances =
      zone.each === 'game'
        ? [contents as ZoneContents]
        : instanceNames(zone).map((owner) => (contents as Record<string, ZoneContents>)[owner] ?? {});
    instances.forEach((each, owner) => {
      fillZone(program, state, zone, owner, each, used);
    });
  }
  for (const variable of program.model.variables.values()) writeVariable(program, state, variable, readable);
  program.code.reindex(state);
  state[HEADER.active] = readable.active ?? readable.next?.actor ?? 0;
  state[HEADER.round] = readable.round ?? 1;
  state[HEADER.steps] = 0;
  if (!readable.next) {
    state[HEADER.position] = program.overBlock;
    return state;
  }
  const block = program.stops.findIndex(
    (stop) =>
      stop?.packed.decision.name === readable.next!.decision && (stop.stage === undefined || stop.packed.direct),
  );
  if (block < 0) throw new RangeError(`no decision ${readable.next.decision}`);
  state[HEADER.position] = block;
  state[HEADER.actor] = readable.next.actor;
  const { packed, stage } = program.stops[block]!;
  state[program.slotOf(packed.decision.chooser)] = readable.next.actor;
  if (stage?.cursor) state[stage.cursor.slot] = stage.cursor.start;
  return state;
}

function clearZones(program: Program, state: State): void {
  const { layout, model } = program;
  for (const [zone, { base, stride }] of layout.zones) {
    state.fill(0, base, base + stride * zone.instances);
    if (zone.ordered) for (let owner = 0; owner < zone.instances; owner++) state[base + stride * owner] = -1;
  }
  model.kinds.forEach(({ component, owner }, kind) => {
    if (!component.items || layout.alike.has(component)) return;
    const first = component.firstItem + Math.max(0, owner) * component.amount;
    state[layout.free + kind] = component.amount ? first : -1;
    for (let i = 0; i < component.amount; i++)
      state[layout.next + first + i] = i === component.amount - 1 ? -1 : first + i + 1;
  });
}

function fillZone(
  program: Program,
  state: State,
  zone: ZoneInfo,
  owner: number,
  contents: ZoneContents,
  used: Set<number>,
): void {
  const { layout, model } = program;
  const { base, stride, firstInstance, components } = layout.zones.get(zone)!;
  const start = base + stride * owner;
  if (zone.ordered) {
    const { single } = layout.zones.get(zone)!;
    if (single && (contents as string[]).length > 1) throw new RangeError(`${zone.name} holds one thing at most`);
    // Written top first, so the lowest is put down first.
    for (const name of [...(contents as string[])].reverse()) {
      const item = takeItem(program, state, zone, name, used);
      if (layout.linked && !layout.alike.has(model.items[item]!.component)) state[layout.next + item] = state[start]!;
      state[start] = item;
      if (!single) state[start + 1]!++;
      place(program, state, zone, owner, item, firstInstance);
    }
    return;
  }
  for (const component of zone.holds) {
    const held = (contents as Record<string, unknown>)[component.name];
    if (held === undefined) continue;
    const { total, kinds } = components.get(component)!;
    if (component.kind === 'pieces') {
      for (const name of held as string[]) {
        const item = takeItem(program, state, zone, name, used);
        state[start + total]!++;
        place(program, state, zone, owner, item, firstInstance);
      }
    } else if (!component.perPlayer) state[start + kinds] = held as number;
    else {
      for (const [seat, count] of Object.entries(held as Record<string, number>)) {
        state[start + kinds + Number(seat)] = count;
        if (component.kinds > 1 && total >= 0) state[start + total]! += count;
      }
    }
  }
}

function takeItem(program: Program, state: State, zone: ZoneInfo, name: string, used: Set<number>): number {
  const { layout, model } = program;
  const item = model.items.findIndex(
    (each, i) => each.name === name && zone.holds.includes(each.component) && !used.has(i),
  );
  if (item < 0) throw new RangeError(`no ${name} is left for ${zone.name}`);
  used.add(item);
  const { component, owner } = model.items[item]!;
  // Of tokens that are not told apart the first stands for all.
  if (layout.alike.has(component)) return component.firstItem + Math.max(0, owner) * component.amount;
  if (component.kind === 'tokens')
    unlinkFree(layout.free + component.firstKind + Math.max(0, owner), layout.next, state, item);
  return item;
}

function unlinkFree(head: number, next: number, state: State, item: number): void {
  let at = head;
  while (state[at] !== item) at = next + state[at]!;
  state[at] = state[next + item]!;
}

function place(
  program: Program,
  state: State,
  zone: ZoneInfo,
  owner: number,
  item: number,
  firstInstance: number,
): void {
  const { layout, model } = program;
  if (model.items[item]!.component.kind !== 'pieces') return;
  state[layout.place + item] = firstInstance + owner;
  const everyone = (1 << model.players) - 1;
  const seat =
    zone.each === 'player'
      ? owner
      : typeof zone.each === 'string'
        ? 0
        : Math.floor(owner / Math.max(1, zone.each.size / (zone.each.perPlayer ? model.players : 1)));
  state[layout.seen + item] = { all: everyone, nobody: 0, owner: 1 << seat, others: everyone & ~(1 << seat) }[
    zone.seen
  ];
}

function writeVariable(program: Program, state: State, variable: VariableInfo, readable: ReadableState): void {
  const base = program.layout.variables.get(variable)!;
  const name = variableName(program.model, variable);
  const written = readable.variables[name];
  if (written === undefined) return;
  const values =
    variable.each === 'game'
      ? [written]
      : instanceNames(variable).map((owner) => (written as Record<string, unknown>)[owner]);
  values.forEach((value, owner) => {
    const [code] = writeValue(program, value ?? null, variable.type);
    if (code === undefined) throw new RangeError(`${JSON.stringify(value)} is no value of ${name}`);
    state[base + owner] = code;
  });
}

/** Components in each kind, wherever they lie: the same in every state of a game. */
export function census(program: Program, state: State): Record<string, number> {
  const { layout, model } = program;
  const counts: Record<string, number> = {};
  const add = (component: Component, owner: number, count: number) => {
    const key = owner < 0 ? component.name : `${component.name}:${owner}`;
    counts[key] = (counts[key] ?? 0) + count;
  };
  // Every kind has its place from the start, so that equal counts are equal texts.
  for (const { component, owner } of [...model.kinds, ...model.items]) add(component, owner, 0);
  for (const [zone, zoneLayout] of layout.zones) {
    const { base, stride, components } = zoneLayout;
    for (let owner = 0; owner < zone.instances; owner++) {
      const start = base + stride * owner;
      if (zone.ordered) {
        for (let item = state[start]!; item >= 0; item = below(layout, zoneLayout, state, item))
          add(model.items[item]!.component, model.items[item]!.owner, 1);
        continue;
      }
      for (const component of zone.holds) {
        const offsets = components.get(component)!;
        if (component.kind === 'tokens')
          for (let kind = 0; kind < component.kinds; kind++)
            add(component, component.perPlayer ? kind : -1, state[start + offsets.kinds + kind]!);
      }
    }
  }
  for (const component of model.components.values()) {
    if (component.kind !== 'pieces') continue;
    for (let item = component.firstItem; item < component.firstItem + component.items; item++) {
      const { zone } = layout.instances[state[layout.place + item]!]!;
      if (!zone.ordered) add(component, model.items[item]!.owner, 1);
    }
  }
  return counts;
}
