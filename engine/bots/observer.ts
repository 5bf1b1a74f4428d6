/**
 * What a seat can tell of a position, as one number: equal for positions between which the seat cannot tell the
 * difference. The tree of a search has one node for each such number, so seats decide on what they know alone: secret
 * picks of others are not in it, and hidden pieces are not.
 */
import { HEADER, wordsOf } from '../compiler/layout.ts';
import type { Program, State } from '../compiler/program.ts';
import { universe } from '../model/make.ts';
import type { Type } from '../model/types.ts';
import { stopOf } from '../runtime/game.ts';
import { pendingSlots } from '../runtime/pending.ts';

const SKIPPED: readonly number[] = [HEADER.steps, HEADER.fault, HEADER.seedLow, HEADER.seedHigh];

/** Parts of the key of a hidden piece. */
const HIDDEN = 0x51ed270b;

export class Observer {
  private readonly program: Program;
  /** Slots that everybody knows. */
  private readonly open: Int32Array;
  /** Slots that hold a piece. */
  private readonly pieces: Int32Array;
  /** For each decision that is made in secret, where the picks wait: what was chosen (0: nothing yet), its arguments. */
  private readonly secret: { base: number; words: number }[][];
  /** Slots in which a secret choice is put together. */
  private readonly choosing: Int32Array;
  /** Items that can be hidden: first and behind the last one of each component of pieces. */
  private readonly ranges: { first: number; end: number }[];
  /** By place, whether pieces lie on each other there. */
  private readonly stacked: Uint8Array;
  /** Slots that hold the top of a stack whose tokens are told apart by their kind alone. */
  private readonly stacks: Int32Array;
  /** By item, what is told of it where tokens are alike. */
  private readonly faces: Int32Array;
  private high = 0;
  private low = 0;

  constructor(program: Program) {
    const { layout, model } = program;
    this.program = program;
    const kind = new Uint8Array(program.stateSize).fill(OPEN);
    for (const slot of SKIPPED) kind[slot] = NOT_KNOWN;
    // What is worked out from the rest says nothing more.
    for (const { base, rows, words } of layout.indexes.all.values()) kind.fill(NOT_KNOWN, base, base + rows * words);
    this.stacked = Uint8Array.from(layout.instances, ({ zone }) => (zone.ordered ? 1 : 0));
    const alike = this.stacked.includes(1) && areAlike(program);
    // Of what is not a piece it can be seen what it lies on, unless that is a hidden piece.
    if (layout.linked) kind.fill(alike ? NOT_KNOWN : PIECE, layout.next, layout.next + model.items.length);
    // Which of alike tokens are still to be had is nothing that anybody can tell.
    if (alike) kind.fill(NOT_KNOWN, layout.free, layout.free + model.kinds.length);
    this.faces = Int32Array.from(model.items, ({ component, owner }, item) =>
      component.kind === 'tokens' ? -2 - (component.firstKind + Math.max(0, owner)) : item,
    );
    this.ranges = [];
    for (const component of model.components.values()) {
      if (component.kind !== 'pieces') continue;
      const { firstItem: first, items } = component;
      this.ranges.push({ first, end: first + items });
      for (let item = first; item < first + items; item++) {
        if (layout.linked) kind[layout.next + item] = NOT_KNOWN;
        kind[layout.place + item] = NOT_KNOWN;
        kind[layout.seen + item] = NOT_KNOWN;
      }
    }
    const stacks: number[] = [];
    for (const [zone, { base, stride, single }] of layout.zones) {
      if (!zone.ordered) continue;
      // What lies alone is told by its slot.
      const walked = alike && !single && zone.holds.some((component) => component.kind === 'tokens');
      for (let owner = 0; owner < zone.instances; owner++) {
        kind[base + stride * owner] = walked ? NOT_KNOWN : PIECE;
        if (walked) stacks.push(base + stride * owner);
      }
    }
    this.stacks = Int32Array.from(stacks);
    for (const [variable, base] of layout.variables) {
      const { each } = variable;
      if (variable.type.t === 'item') kind.fill(PIECE, base, base + variable.instances);
      // What is remembered of a piece is mixed in with the piece.
      else if (typeof each !== 'string' && 'kind' in each) kind.fill(NOT_KNOWN, base, base + variable.instances);
    }
    for (const { slot, words, first } of program.frameItems) {
      // A set of pieces is known as far as the pieces are; it is part of the key only where all of them can be seen.
      kind.fill(words === 0 ? PIECE : allSeen(program, first) ? OPEN : NOT_KNOWN, slot, slot + Math.max(1, words));
    }
    this.secret = program.pending.map((entry) => {
      const own = pendingSlots(program, entry);
      for (const { base, words } of own) kind.fill(NOT_KNOWN, base, base + words * model.players);
      return own;
    });
    const choosing: number[] = [];
    for (const { slots } of program.pending) {
      for (const local of slots.keys()) {
        const words = local.type.t === 'set' ? wordsOf(universe(local.type.of, model.players).size) : 1;
        const own = program.slotOf(local);
        for (let w = 0; w < words; w++) choosing.push(own + w);
        kind.fill(NOT_KNOWN, own, own + words);
      }
    }
    this.choosing = Int32Array.from(choosing);
    this.open = slotsOf(kind, OPEN);
    this.pieces = slotsOf(kind, PIECE);
  }

  /** @returns a whole number below 2^53 */
  key(state: State, seat: number): number {
    const { program, open, pieces } = this;
    const { layout } = program;
    this.high = 0x9e3779b9;
    this.low = 0x85ebca6b;
    for (let i = 0; i < open.length; i++) this.mix(state[open[i]!]!);
    for (let i = 0; i < pieces.length; i++) this.mix(this.seenAs(state, state[pieces[i]!]!, seat));
    for (let i = 0; i < this.stacks.length; i++)
      for (let item = state[this.stacks[i]!]!; item >= 0; item = layout.linked ? state[layout.next + item]! : -1)
        this.mix(this.faces[this.seenAs(state, item, seat)] ?? HIDDEN);
    for (const { first, end } of this.ranges) {
      for (let item = first; item < end; item++) {
        if (((state[layout.seen + item]! >>> seat) & 1) === 0) continue;
        this.mix(item);
        this.mix(state[layout.place + item]!);
        if (layout.linked && this.stacked[state[layout.place + item]!])
          this.mix(this.seenAs(state, state[layout.next + item]!, seat));
      }
    }
    for (const [variable, base] of layout.variables) {
      const { each } = variable;
      if (typeof each === 'string' || !('kind' in each)) continue;
      for (let i = 0; i < each.items; i++)
        if ((state[layout.seen + each.firstItem + i]! >>> seat) & 1) this.mix(state[base + i]!);
    }
    for (const slots of this.secret) {
      // Behind what was not chosen yet lies something of long ago.
      if (state[slots[0]!.base + seat] === 0) continue;
      for (const { base, words } of slots) for (let w = 0; w < words; w++) this.mix(state[base + words * seat + w]!);
    }
    const stop = stopOf(program, state);
    // Within a choice its parts so far are known; before it the slots hold what another seat chose.
    if (stop?.together && stop.stage)
      for (let i = 0; i < this.choosing.length; i++) this.mix(state[this.choosing[i]!]!);
    this.mix(seat);
    return (this.high >>> 0) * 0x200000 + ((this.low ^ (this.high >>> 7)) & 0x1fffff);
  }

  private seenAs(state: State, item: number, seat: number): number {
    if (item < 0) return item;
    if (this.program.model.items[item]!.component.kind !== 'pieces') return item;
    return (state[this.program.layout.seen + item]! >>> seat) & 1 ? item : HIDDEN;
  }

  private mix(value: number): void {
    let h = Math.imul(this.high ^ value, 0x01000193);
    h ^= h >>> 15;
    this.high = h;
    const l = Math.imul(this.low ^ value, 0xcc9e2d51);
    this.low = ((l ^ (l >>> 13)) + h) | 0;
  }
}

const OPEN = 0;
const PIECE = 1;
const NOT_KNOWN = 2;

function slotsOf(kind: Uint8Array, wanted: number): Int32Array {
  const slots: number[] = [];
  for (let slot = 0; slot < kind.length; slot++) if (kind[slot] === wanted) slots.push(slot);
  return Int32Array.from(slots);
}

/**
 * Whether tokens of a kind cannot be told from each other: neither choices nor what the rules remember name single
 * ones. Then positions that differ only in which of them lies where are one position.
 */
function areAlike({ model, stops, frameItems }: Program): boolean {
  const named = (type: Type): boolean =>
    type.t === 'item'
      ? type.components.some((component) => component.kind === 'tokens')
      : type.t === 'set' && named(type.of);
  const params = stops.flatMap((stop) => stop?.packed.actions ?? []).flatMap(({ action }) => action.params);
  const tokens = [...model.components.values()].some((component) => component.kind === 'tokens');
  return !(
    params.some(({ local }) => named(local.type)) ||
    [...model.variables.values()].some(({ type }) => named(type)) ||
    (tokens && frameItems.length > 0)
  );
}

/** Whether every zone that can hold the pieces from item `first` on is open. */
function allSeen({ model }: Program, first: number): boolean {
  const component = model.items[first]?.component;
  return [...model.zones.values()].every(
    (zone) => zone.seen === 'all' || !zone.holds.some((held) => held === component),
  );
}
