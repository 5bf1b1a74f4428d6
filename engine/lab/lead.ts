/** Who is ahead over the course of a game: by the first thing that the ranking compares, after every turn. */
import type { Program, State } from '../compiler/program.ts';

export class Lead {
  private readonly players: number;
  /** Turn after which it was looked, and the seats that were ahead then, as bits. */
  private readonly turns: number[] = [];
  private readonly ahead: number[] = [];

  constructor(players: number) {
    this.players = players;
  }

  clear(): void {
    this.turns.length = 0;
    this.ahead.length = 0;
  }

  at(program: Program, state: State, turn: number): void {
    const { wins, scores } = program.code;
    const sign = program.model.win.by[0]?.highest === false ? -1 : 1;
    let best = Number.NEGATIVE_INFINITY;
    let bits = 0;
    for (let seat = 0; seat < this.players; seat++) {
      let total = 0;
      for (const score of scores) total += score(state, seat) | 0;
      const value = sign * (wins[0] ? wins[0](state, seat, total) : total);
      if (value > best) {
        best = value;
        bits = 0;
      }
      if (value === best) bits |= 1 << seat;
    }
    this.turns.push(turn);
    this.ahead.push(bits);
  }

  /** @param winner the only seat that won */
  tell(winner: number | undefined, length: number, note: (key: string, value: number) => void): void {
    const { ahead, turns } = this;
    if (ahead.length === 0 || length === 0) return;
    let changes = 0;
    let leader = 0;
    for (const bits of ahead) {
      if ((bits & (bits - 1)) !== 0 || bits === leader) continue;
      if (leader !== 0) changes++;
      leader = bits;
    }
    note('leadChanges', changes);
    if (winner === undefined) return;
    const own = 1 << winner;
    note('drama', Math.round((1000 * ahead.filter((bits) => (bits & own) === 0).length) / ahead.length));
    let last = ahead.length;
    while (last > 0 && ahead[last - 1] === own) last--;
    // Who comes out ahead only when the game is over has taken the lead with its last turn.
    const turn = last < ahead.length ? turns[last]! : length;
    note('decided', turn);
    note('decidedAt', Math.round((1000 * Math.min(turn, length)) / length));
  }
}
