/**
 * A possible full state for a seat: it agrees with everything that the seat can see, and what the seat cannot know is
 * dealt anew. Bots think on such states, so they cannot use what they have not seen.
 */
import { HEADER } from '../compiler/layout.ts';
import type { Program, State } from '../compiler/program.ts';
import { universe } from '../model/make.ts';
import { applyPick, isLastPick, samplePick, stopOf } from './game.ts';
import type { Random } from './random.ts';

/**
 * @param state at the opening of a decision, not within a move
 * @returns a new state; the given one is not changed
 */
export function determinize(program: Program, state: State, seat: number, random: Random): State {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const result = state.slice();
    renewDraws(result, random);
    exchangeHidden(program, state, result, seat, random);
    if (redrawPending(program, result, seat, random) && canDecide(program, result)) return result;
  }
  // Hardly any deal agrees with what others can do: the true one does.
  const result = state.slice();
  renewDraws(result, random);
  return result;
}

const MOST_ATTEMPTS = 200;

/** Draws that are still to come are not known to anybody. */
function renewDraws(state: State, random: Random): void {
  state[HEADER.seedLow] = random.below(0x100000000) | 0;
  state[HEADER.seedHigh] = random.below(0x100000000) | 0;
}

/** Whoever is asked can do something: that is known, unless the rules ask in any case. */
function canDecide(program: Program, state: State): boolean {
  const stop = stopOf(program, state);
  return stop === undefined || stop.packed.decision.always || program.code.stops[stop.block]!.any(state);
}

/** Pieces of a component that the seat has not seen change places at random. */
function exchangeHidden(program: Program, state: State, result: State, seat: number, random: Random): void {
  const { layout, model } = program;
  const becomes = model.items.map((_, item) => item);
  for (const component of model.components.values()) {
    if (component.kind !== 'pieces') continue;
    const hidden: number[] = [];
    for (let item = component.firstItem; item < component.firstItem + component.items; item++) {
      if (((state[layout.seen + item]! >>> seat) & 1) === 0) hidden.push(item);
    }
    // Owned pieces only change places with pieces of the same owner: whose they are can be seen.
    for (const group of groupBy(hidden, (item) => model.items[item]!.owner)) {
      const dealt = shuffled(group, random);
      group.forEach((item, i) => {
        becomes[item] = dealt[i]!;
      });
    }
  }
  const rename = (item: number): number => (item < 0 ? item : becomes[item]!);
  for (const [zone, { base, stride }] of layout.zones) {
    if (!zone.ordered) continue;
    for (let owner = 0; owner < zone.instances; owner++)
      result[base + stride * owner] = rename(state[base + stride * owner]!);
  }
  const ordered = [...layout.zones.keys()].some((zone) => zone.ordered);
  model.items.forEach(({ component }, item) => {
    const other = becomes[item]!;
    if (ordered) result[layout.next + other] = rename(state[layout.next + item]!);
    if (component.kind !== 'pieces') return;
    result[layout.place + other] = state[layout.place + item]!;
    result[layout.seen + other] = state[layout.seen + item]!;
  });
  for (const [variable, base] of layout.variables) {
    if (variable.type.t === 'item') {
      for (let i = 0; i < variable.instances; i++) result[base + i] = rename(state[base + i]!);
    }
    const { each } = variable;
    if (typeof each === 'string' || !('kind' in each)) continue;
    // What is remembered of a piece stays with the one that lies there.
    const remembered = result.slice(base, base + each.items);
    remembered.forEach((value, i) => {
      result[base + rename(each.firstItem + i) - each.firstItem] = value;
    });
  }
  // What rules in progress have named stays where it lies, whichever piece that is now.
  for (const { slot, words, first } of program.frameItems) {
    if (words === 0) result[slot] = rename(state[slot]!);
    else renameSet(state, result, slot, words, first, rename);
  }
}

function renameSet(
  state: State,
  result: State,
  slot: number,
  words: number,
  first: number,
  rename: (item: number) => number,
): void {
  result.fill(0, slot, slot + words);
  for (let bit = 0; bit < words * 32; bit++) {
    if (((state[slot + (bit >> 5)]! >>> (bit & 31)) & 1) === 0) continue;
    const other = rename(first + bit) - first;
    result[slot + (other >> 5)]! |= 1 << (other & 31);
  }
}

function groupBy(items: readonly number[], key: (item: number) => number): number[][] {
  const groups = new Map<number, number[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
}

function shuffled(items: readonly number[], random: Random): number[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}

/**
 * Secret picks of others that wait to be revealed are made anew, each at random among what that seat could choose.
 * @returns whether each could choose something
 */
function redrawPending(program: Program, state: State, seat: number, random: Random): boolean {
  for (const entry of program.pending) {
    const { packed, chosen } = entry;
    const opening = program.stops.findIndex(
      (stop) => stop?.packed === packed && (stop.stage === undefined || packed.direct) && (stop.stage?.at ?? 0) === 0,
    );
    for (let other = 0; other < program.model.players; other++) {
      if (other === seat || state[chosen + other] === 0) continue;
      const trial = state.slice();
      trial[HEADER.position] = opening;
      trial[HEADER.actor] = other;
      trial[program.slotOf(packed.decision.chooser)] = other;
      trial[chosen + other] = 0;
      if (!chooseAgain(program, trial, random)) return false;
      for (const { base, words } of pendingSlots(program, entry))
        for (let w = 0; w < words; w++) state[base + w + words * other] = trial[base + w + words * other]!;
    }
  }
  return true;
}

/** A whole random move, in place; nothing if there is none. */
function chooseAgain(program: Program, state: State, random: Random): boolean {
  for (;;) {
    const stop = stopOf(program, state);
    const pick = samplePick(program, state, random);
    if (!stop || pick < 0) return false;
    applyPick(program, state, pick);
    if (isLastPick(stop, pick)) return true;
  }
}

/** Where the picks of a together-decision wait: the action of each seat, and its arguments. */
function pendingSlots(program: Program, entry: Program['pending'][number]): { base: number; words: number }[] {
  const locals = [...entry.slots].map(([local, base]) => ({
    base,
    words:
      local.type.t === 'set' ? Math.max(1, Math.ceil(universe(local.type.of, program.model.players).size / 32)) : 1,
  }));
  return [{ base: entry.chosen, words: 1 }, ...locals];
}
