/** Secret picks that wait to be revealed. */
import { HEADER, wordsOf } from '../compiler/layout.ts';
import type { Program, State } from '../compiler/program.ts';
import { universe } from '../model/make.ts';
import { applyPick, isLastPick, samplePick, stopOf } from './game.ts';
import type { Random } from './random.ts';

/**
 * Secret picks of others that wait to be revealed are made anew, each at random among what that seat could choose.
 * @returns whether each could choose something
 */
export function redrawPending(program: Program, state: State, seat: number, random: Random): boolean {
  for (const entry of program.pending) {
    const { packed, chosen } = entry;
    for (let other = 0; other < program.model.players; other++) {
      if (other === seat || state[chosen + other] === 0) continue;
      const trial = state.slice();
      trial[HEADER.position] = openingOf(program, entry);
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

/** The block at which a together-decision begins for each seat. */
const openingOf = (program: Program, { packed }: Program['pending'][number]): number =>
  program.stops.findIndex(
    (stop) => stop?.packed === packed && (stop.stage === undefined || packed.direct) && (stop.stage?.at ?? 0) === 0,
  );

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
export function pendingSlots(program: Program, entry: Program['pending'][number]): { base: number; words: number }[] {
  const locals = [...entry.slots].map(([local, base]) => ({
    base,
    words: local.type.t === 'set' ? wordsOf(universe(local.type.of, program.model.players).size) : 1,
  }));
  return [{ base: entry.chosen, words: 1 }, ...locals];
}
