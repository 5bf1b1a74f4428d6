/** The pieces that a seat has not seen, and how they change places without its noticing. */
import { below } from '../compiler/layout.ts';
import type { Program, State } from '../compiler/program.ts';
import type { Random } from './random.ts';

export interface HiddenPieces {
  /** Deals the hidden pieces anew. `result` is a copy of the state that this was made of. */
  exchange(result: State, random: Random): void;
}

const NOTHING_HIDDEN: HiddenPieces = { exchange: () => {} };

export function hiddenPieces(program: Program, state: State, seat: number): HiddenPieces {
  const groups = groupsOf(program, state, seat);
  return groups.length ? new Exchange(program, state, groups) : NOTHING_HIDDEN;
}

/** Pieces that can stand for each other, ascending, and the places of the same pieces, in an order that only they have. */
interface Group {
  pieces: number[];
  places: number[];
}

function groupsOf(program: Program, state: State, seat: number): Group[] {
  const { layout, model } = program;
  const groups: Group[] = [];
  let depths: Map<number, number> | undefined;
  for (const component of model.components.values()) {
    if (component.kind !== 'pieces') continue;
    const byOwner = new Map<number, number[]>();
    for (let item = component.firstItem; item < component.firstItem + component.items; item++) {
      if ((state[layout.seen + item]! >>> seat) & 1) continue;
      // Owned pieces only change places with pieces of the same owner: whose they are can be seen.
      const { owner } = model.items[item]!;
      const own = byOwner.get(owner);
      if (own) own.push(item);
      else byOwner.set(owner, [item]);
    }
    for (const pieces of byOwner.values()) {
      if (pieces.length < 2) continue;
      depths ??= depthsOf(program, state);
      const keys = new Map(pieces.map((item) => [item, placeKey(program, state, item, depths!)]));
      const places = [...pieces].sort((a, b) => compare(keys.get(a)!, keys.get(b)!) || a - b);
      groups.push({ pieces, places });
    }
  }
  return groups;
}

/** Where a piece lies and all that is known of whatever lies there: the same for every piece that could. */
function placeKey({ layout, model, frameItems }: Program, state: State, item: number, depths: Map<number, number>) {
  const key = [state[layout.place + item]!, depths.get(item) ?? 0, state[layout.seen + item]!];
  const { component } = model.items[item]!;
  for (const [variable, base] of layout.variables) {
    const { each } = variable;
    if (variable.type.t === 'item')
      for (let i = 0; i < variable.instances; i++) if (state[base + i] === item) key.push(base + i);
    if (typeof each !== 'string' && 'kind' in each && each === component)
      key.push(-1, state[base + item - each.firstItem]!);
  }
  for (const { slot, words, first } of frameItems) {
    const bit = item - first;
    if (words === 0 ? state[slot] === item : bit >= 0 && bit < words * 32 && hasBit(state, slot, bit)) key.push(slot);
  }
  return key;
}

const hasBit = (state: State, slot: number, bit: number): boolean =>
  ((state[slot + (bit >> 5)]! >>> (bit & 31)) & 1) === 1;

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}

/** How deep each item lies in its ordered zone. */
function depthsOf({ layout }: Program, state: State): Map<number, number> {
  const depths = new Map<number, number>();
  for (const [zone, zoneLayout] of layout.zones) {
    if (!zone.ordered) continue;
    const { base, stride } = zoneLayout;
    for (let owner = 0; owner < zone.instances; owner++) {
      let depth = 0;
      for (let item = state[base + stride * owner]!; item >= 0; item = below(layout, zoneLayout, state, item))
        depths.set(item, depth++);
    }
  }
  return depths;
}

class Exchange implements HiddenPieces {
  private readonly program: Program;
  private readonly state: State;
  private readonly groups: readonly Group[];
  private readonly dealt: Int32Array[];
  /** For each item the one that takes its place. */
  private readonly becomes: Int32Array;
  /** Slots outside the pieces' own that hold a hidden piece. */
  private readonly references: number[] = [];
  private readonly remembered: { first: number; end: number; base: number }[] = [];

  constructor(program: Program, state: State, groups: readonly Group[]) {
    const { layout, model } = program;
    this.program = program;
    this.state = state;
    this.groups = groups;
    this.dealt = groups.map(({ pieces }) => Int32Array.from(pieces));
    this.becomes = Int32Array.from(model.items, (_, item) => item);
    const hidden = new Set(groups.flatMap(({ pieces }) => pieces));
    const note = (slot: number): void => {
      if (hidden.has(state[slot]!)) this.references.push(slot);
    };
    for (const [zone, { base, stride }] of layout.zones)
      if (zone.ordered) for (let owner = 0; owner < zone.instances; owner++) note(base + stride * owner);
    if (layout.linked)
      for (let item = 0; item < model.items.length; item++) if (!hidden.has(item)) note(layout.next + item);
    for (const [variable, base] of layout.variables) {
      if (variable.type.t === 'item') for (let i = 0; i < variable.instances; i++) note(base + i);
      const { each } = variable;
      if (typeof each !== 'string' && 'kind' in each)
        this.remembered.push({ first: each.firstItem, end: each.firstItem + each.items, base });
    }
    for (const { slot, words } of program.frameItems) if (words === 0) note(slot);
  }

  exchange(result: State, random: Random): void {
    const { program, state, becomes } = this;
    const { layout } = program;
    this.groups.forEach(({ pieces, places }, g) => {
      const dealt = this.dealt[g]!;
      dealt.set(pieces);
      for (let i = dealt.length - 1; i > 0; i--) {
        const j = random.below(i + 1);
        const piece = dealt[i]!;
        dealt[i] = dealt[j]!;
        dealt[j] = piece;
      }
      for (let i = 0; i < dealt.length; i++) becomes[places[i]!] = dealt[i]!;
    });
    for (const slot of this.references) result[slot] = becomes[state[slot]!]!;
    for (const { pieces } of this.groups) {
      for (const item of pieces) {
        const other = becomes[item]!;
        result[layout.place + other] = state[layout.place + item]!;
        result[layout.seen + other] = state[layout.seen + item]!;
        if (!layout.linked) continue;
        const next = state[layout.next + item]!;
        result[layout.next + other] = next < 0 ? next : becomes[next]!;
      }
    }
    // What is remembered of a piece stays with the one that lies there.
    for (const { first, end, base } of this.remembered)
      for (const { pieces } of this.groups)
        for (const item of pieces)
          if (item >= first && item < end) result[base + becomes[item]! - first] = state[base + item - first]!;
    // What rules in progress have named stays where it lies, whichever piece that is now.
    for (const { slot, words, first } of program.frameItems) {
      if (words === 0) continue;
      result.fill(0, slot, slot + words);
      for (let bit = 0; bit < words * 32; bit++) {
        if (!hasBit(state, slot, bit)) continue;
        const other = becomes[first + bit]! - first;
        result[slot + (other >> 5)]! |= 1 << (other & 31);
      }
    }
  }
}
