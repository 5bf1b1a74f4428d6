/** How the seats stand in a position, in numbers and without names: what bots compare. */
import { HEADER } from '../compiler/layout.ts';
import type { Program, State } from '../compiler/program.ts';

export class Standing {
  private readonly program: Program;
  private readonly players: number;
  /** For each seat what the ranking compares, more is better. */
  private readonly keys: Float64Array;
  private readonly width: number;

  constructor(program: Program) {
    this.program = program;
    this.players = program.model.players;
    this.width = program.model.win.by.length;
    this.keys = new Float64Array(this.players * this.width);
  }

  private read(state: State): void {
    const { code, model } = this.program;
    const { keys, width } = this;
    for (let seat = 0; seat < this.players; seat++) {
      let total = 0;
      for (let i = 0; i < code.scores.length; i++) total += code.scores[i]!(state, seat) | 0;
      for (let i = 0; i < width; i++)
        keys[seat * width + i] = (model.win.by[i]!.highest ? 1 : -1) * code.wins[i]!(state, seat, total);
    }
  }

  private compare(a: number, b: number): number {
    const { keys, width } = this;
    for (let i = 0; i < width; i++) {
      const difference = keys[a * width + i]! - keys[b * width + i]!;
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /**
   * Each seat's share of the win, as if the game ended here: winners share 1. Where a tie at the top is nobody's win, or
   * nobody wins at all by the ranking, those at the top share it all the same: a draw is better than a defeat. Where the
   * rules name the winners themselves and there are none, everybody has lost.
   */
  shares(state: State, out: Float64Array): void {
    const { winWhen } = this.program.code;
    this.read(state);
    let winners = 0;
    for (let seat = 0; seat < this.players; seat++) {
      let wins = true;
      if (winWhen) wins = winWhen(state, seat);
      else for (let other = 0; wins && other < this.players; other++) wins = this.compare(other, seat) <= 0;
      out[seat] = wins ? 1 : 0;
      if (wins) winners++;
    }
    if (winners > 1) for (let seat = 0; seat < this.players; seat++) out[seat]! /= winners;
  }

  /** How far a seat is ahead of the best other one in what the ranking compares first; alone: that itself. */
  lead(state: State, seat: number): number {
    this.read(state);
    return this.leadOf(seat);
  }

  /** As `lead`, for every seat, of the position that `shares` was asked for last. */
  leads(out: Float64Array): void {
    for (let seat = 0; seat < this.players; seat++) out[seat] = this.leadOf(seat);
  }

  private leadOf(seat: number): number {
    if (this.width === 0) return 0;
    const own = this.keys[seat * this.width]!;
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < this.players; other++)
      if (other !== seat) best = Math.max(best, this.keys[other * this.width]!);
    return best === Number.NEGATIVE_INFINITY ? own : own - best;
  }
}

/** Whether a seat cannot know all that decides what comes: pieces or picks are hidden, or chance draws. */
export const isUncertain = (program: Program): boolean =>
  program.random.size > 0 ||
  program.pending.length > 0 ||
  [...program.model.zones.values()].some((zone) => zone.seen !== 'all');

export const hasEnded = (program: Program, state: State): boolean =>
  state[HEADER.fault] === 0 && state[HEADER.position] === program.overBlock;
