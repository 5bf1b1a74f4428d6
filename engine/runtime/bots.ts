/**
 * Random play. Each bot draws from a stream of its own that depends on seed, game and seat alone, so one bot's draws
 * change nothing for another, and game 17 of a series is the same however the series was split.
 */
import type { Program, State } from '../compiler/program.ts';
import { encodeMove } from './encode.ts';
import { actorOf, applyPick, endsMove, isFaulty, isLastPick, isOver, samplePick, stopOf } from './game.ts';
import { readMove } from './moves.ts';
import { createRandom, type Random } from './random.ts';
import { firstNamesake } from './same-name.ts';

/** The stream of the bot on each seat. */
export const botStreams = (seed: string | number, game: number, players: number): Random[] =>
  Array.from({ length: players }, (_, seat) => createRandom(`bot ${seed}`, game, seat));

/**
 * The picks of a random legal move, each uniform among the legal picks; nothing if there is none.
 * @param state is not changed
 */
export function randomMove(program: Program, state: State, random: Random): number[] | undefined {
  const stop = stopOf(program, state);
  if (!stop) return undefined;
  const first = samplePick(program, state, random);
  if (first < 0) return undefined;
  const picks = [first];
  const whole = isLastPick(stop, first) && !program.continues;
  if (!whole && !complete(program, state.slice(), random, picks)) return undefined;
  if (!stop.alike) return picks;
  const same = picks.length === 1 ? firstNamesake(program, state, stop, first) : undefined;
  return same === undefined ? encodeMove(program, state, readMove(program, state, picks)) : [same];
}

/** Makes the first pick, on a copy, and those that the move still needs. */
function complete(program: Program, state: State, random: Random, picks: number[]): boolean {
  for (let pick = picks[0]!; ; ) {
    const stop = stopOf(program, state)!;
    applyPick(program, state, pick);
    if (isFaulty(state) || endsMove(program, stop, pick, state)) return true;
    pick = samplePick(program, state, random);
    if (pick < 0) return false;
    picks.push(pick);
    // Nothing behind this pick could ask for more: it need not be made.
    if (isLastPick(stopOf(program, state)!, pick) && !program.continues) return true;
  }
}

export interface PlayOutOptions {
  /** List every legal pick at every decision and draw from the list, instead of drawing without one. */
  listed?: boolean;
}

/**
 * Plays on at random to the end, a fault or the limit, in place. The game is the one that `randomMove` gives move by move.
 * @param bots the stream of each seat
 * @param limit the most moves that are made
 * @returns how many moves were made
 */
export function playOut(
  program: Program,
  state: State,
  bots: readonly Random[],
  limit: number,
  { listed = false }: PlayOutOptions = {},
): number {
  const list = listed ? scratchList(program.mostPicks) : undefined;
  let made = 0;
  for (;;) {
    made += program.code.playOut(state, bots, limit - made, list);
    if (made >= limit || isOver(program, state)) return made;
    // A decision among pieces that share a name: the move goes through names.
    const picks = stopOf(program, state)!.alike && randomMove(program, state, bots[actorOf(state)]!);
    if (!picks) return made;
    for (const pick of picks) applyPick(program, state, pick);
    made++;
  }
}

let scratch = new Int32Array(1 << 12);
function scratchList(size: number): Int32Array {
  if (scratch.length < size) scratch = new Int32Array(size);
  return scratch;
}
