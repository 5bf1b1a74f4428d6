/**
 * Where everything lies in the flat state, one Int32Array. Its size is linear in pieces + zones + variables:
 *
 *     header     flow position, budget, fault, end, actor, active player, seed, …
 *     variables  one slot for each instance
 *     zones      unordered: counts by token kind (with a total where some rule asks for it) or piece component;
 *                ordered: top item and size, or the item alone where there is one at most (single.ts)
 *     items      next item below (where anything is linked), place (pieces), who has seen it (pieces)
 *     free       for each token kind the first of its items that lie in no ordered zone
 *     indexes    answers kept for all spaces at once, as bits (indexes.ts)
 *     frame      locals that live past a decision, loop positions, pending secret picks, and for each rule that draws
 *                at random how often it has drawn
 */

import { universe } from '../model/make.ts';
import type { Component, ElementType, Local, Model, Type, VariableInfo, ZoneInfo } from '../model/types.ts';
import { type Indexes, indexesOf } from './indexes.ts';
import { interchangeable, singleZones, totalsRead } from './single.ts';
import { wordsOf } from './words.ts';

/** Slots of the header. */
export const HEADER = {
  /** Block of the flow machine where the game stands. */
  position: 0,
  /** Steps since the last decision. */
  steps: 1,
  /** 0, or 1 + the index of the rule whose effect could not be made. */
  fault: 2,
  /** −1, or the index of the end condition that was met. */
  end: 3,
  /** Who decides. */
  actor: 4,
  /** Whose turn it is. */
  active: 5,
  seedLow: 6,
  seedHigh: 7,
  round: 8,
  /** Turns taken in this round, those of skipped players included. */
  turn: 9,
  /** Players skipped since the last turn. */
  skipped: 10,
  /** Turns begun since the start of the game; replays are aligned by it. */
  turns: 11,
} as const;
export const HEADER_SIZE = 12;

export interface ZoneLayout {
  zone: ZoneInfo;
  /** Number of the zone's first instance among all instances. */
  firstInstance: number;
  base: number;
  stride: number;
  /** Ordered, and one item at most: that item, without a size. */
  single: boolean;
  /** Unordered: offsets within an instance; `total` is −1 where the kinds are added up when somebody asks. */
  components: Map<Component, { total: number; kinds: number }>;
}

export interface Layout {
  size: number;
  players: number;
  zones: Map<ZoneInfo, ZoneLayout>;
  variables: Map<VariableInfo, number>;
  /** Whether items are linked anywhere: else `next` has no slots. */
  linked: boolean;
  /** Tokens that are not told apart: the first item of a kind stands for all. */
  alike: ReadonlySet<Component>;
  /** Offset of item 0's slot, as if every item had one. */
  next: number;
  place: number;
  seen: number;
  free: number;
  instances: { zone: ZoneInfo; owner: number }[];
  /** Answers that are kept for all spaces at once. */
  indexes: Indexes;
}

/** Gives out slots of the frame, the last part of the state. */
export class Frame {
  private readonly slots = new Map<Local, number>();
  /** For each rule that draws at random, by name path, the slot of its counter. */
  readonly random = new Map<string, number>();
  /** Slots that hold items (`words` 0), or sets of items in so many words, counted from item `first`. */
  readonly items: { slot: number; words: number; first: number }[] = [];
  /** Size of the whole state so far. */
  size: number;

  readonly start: number;
  private readonly players: number;

  constructor(start: number, players: number) {
    this.start = start;
    this.size = start;
    this.players = players;
  }

  take(count: number): number {
    const slot = this.size;
    this.size += count;
    return slot;
  }

  /** Slots for values of a local, one for each of so many seats; noted if they hold items. */
  takeFor(type: Type, seats = 1): number {
    if (type.t === 'set') return this.takeSet(type.of, seats);
    const slot = this.take(seats);
    if (type.t === 'item') for (let i = 0; i < seats; i++) this.items.push({ slot: slot + i, words: 0, first: 0 });
    return slot;
  }

  /** Slots for sets over a universe. */
  takeSet(of: ElementType, seats = 1): number {
    const { first, size } = universe(of, this.players);
    const words = wordsOf(size);
    const slot = this.take(words * seats);
    if (of.t === 'item') for (let i = 0; i < seats; i++) this.items.push({ slot: slot + words * i, words, first });
    return slot;
  }

  words(local: Local): number {
    return local.type.t === 'set' ? wordsOf(universe(local.type.of, this.players).size) : 1;
  }

  slot(local: Local): number {
    let slot = this.slots.get(local);
    if (slot === undefined) {
      slot = this.takeFor(local.type);
      this.slots.set(local, slot);
    }
    return slot;
  }

  /** A local that is kept where the state has it anyway. */
  keep(local: Local, slot: number): void {
    this.slots.set(local, slot);
  }

  randomCounter(path: string): number {
    const slot = this.random.get(path) ?? this.take(1);
    this.random.set(path, slot);
    return slot;
  }
}

export { wordsOf };

/** Everything but the frame, which grows while the flow is compiled. */
export function layOut(model: Model): Layout {
  let offset = HEADER_SIZE;
  const variables = new Map<VariableInfo, number>();
  for (const variable of model.variables.values()) {
    variables.set(variable, offset);
    offset += variable.instances;
  }
  const zones = new Map<ZoneInfo, ZoneLayout>();
  const single = singleZones(model);
  const alike = interchangeable(model, single);
  const totals = totalsRead(model);
  const instances: Layout['instances'] = [];
  for (const zone of model.zones.values()) {
    const layout: ZoneLayout = {
      zone,
      firstInstance: instances.length,
      base: offset,
      stride: 0,
      single: single.has(zone),
      components: new Map(),
    };
    if (zone.ordered) layout.stride = layout.single ? 1 : 2;
    else {
      for (const component of zone.holds) {
        if (component.kind === 'pieces') {
          layout.components.set(component, { total: layout.stride, kinds: -1 });
          layout.stride += 1;
        } else {
          const summed = component.kinds > 1 && totals.get(zone)!.has(component);
          const kinds = layout.stride + (summed ? 1 : 0);
          const total = summed || component.kinds === 1 ? layout.stride : -1;
          layout.components.set(component, { total, kinds });
          layout.stride = kinds + component.kinds;
        }
      }
    }
    for (let owner = 0; owner < zone.instances; owner++) instances.push({ zone, owner });
    offset += layout.stride * zone.instances;
    zones.set(zone, layout);
  }
  const items = model.items.length;
  const next = offset;
  // Tokens that are told apart are linked also while they lie in no stack.
  const linked =
    [...model.zones.values()].some((zone) => zone.ordered && !single.has(zone)) ||
    [...model.components.values()].some((each) => each.kind === 'tokens' && each.items > 0 && !alike.has(each));
  offset += linked ? items : 0;
  const place = offset;
  const pieces = [...model.components.values()].some((component) => component.kind === 'pieces');
  offset += pieces ? items : 0;
  const seen = offset;
  offset += pieces ? items : 0;
  const free = offset;
  offset += model.kinds.length;
  const indexes = indexesOf(model, offset);
  offset += indexes.size;
  const { players } = model;
  return { size: offset, players, zones, variables, linked, alike, next, place, seen, free, instances, indexes };
}

/** The item below one in an ordered zone, or −1. */
export const below = ({ next }: Layout, { single }: ZoneLayout, state: ArrayLike<number>, item: number): number =>
  single ? -1 : state[next + item]!;
