/**
 * A possible full state for a seat: it agrees with everything that the seat can see, and what the seat cannot know is
 * dealt anew. Bots think on such states, so they cannot use what they have not seen: from positions that look alike to
 * the seat, the same random numbers make the same deals.
 */
import { HEADER } from '../compiler/layout.ts';
import type { Program, State } from '../compiler/program.ts';
import { stopOf } from './game.ts';
import { type HiddenPieces, hiddenPieces } from './hidden.ts';
import { redrawPending } from './pending.ts';
import type { Random } from './random.ts';

/**
 * @param state at the opening of a decision, not within a move
 * @returns a new state; the given one is not changed
 */
export function determinize(program: Program, state: State, seat: number, random: Random): State {
  const result = new Int32Array(program.stateSize);
  new Dealer(program, state, seat).deal(result, random);
  return result;
}

/** Makes any number of possible states from one position. */
export class Dealer {
  private readonly program: Program;
  private readonly state: State;
  private readonly seat: number;
  private readonly hidden: HiddenPieces;

  /** @param state at the opening of a decision; must not change while the dealer is used */
  constructor(program: Program, state: State, seat: number) {
    this.program = program;
    this.state = state;
    this.seat = seat;
    this.hidden = hiddenPieces(program, state, seat);
  }

  /** Writes a possible state into `result`. */
  deal(result: State, random: Random): void {
    const { program, state, seat, hidden } = this;
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      result.set(state);
      // Draws that are still to come are not known to anybody.
      result[HEADER.seedLow] = random.below(0x100000000) | 0;
      result[HEADER.seedHigh] = random.below(0x100000000) | 0;
      hidden.exchange(result, random);
      program.code.reindex(result);
      if (redrawPending(program, result, seat, random) && canDecide(program, result)) return;
    }
    // Hardly any deal agrees with what others can do. The last one is as good as any; the true one would tell.
  }
}

const MOST_ATTEMPTS = 200;

/** Whoever is asked can do something: that is known, unless the rules ask in any case. */
function canDecide(program: Program, state: State): boolean {
  const stop = stopOf(program, state);
  return stop === undefined || stop.packed.decision.always || program.code.stops[stop.block]!.any(state);
}
