/** A game as integers: new states, picks, whole moves. Everything readable is made from this by `moves.ts` and `readable.ts`. */

import type { Stop } from '../compiler/flow.ts';
import { HEADER } from '../compiler/layout.ts';
import type { Program, State } from '../compiler/program.ts';
import { hashSeedInto, type Random } from './random.ts';

const scratch = new Int32Array(1 << 16);

/**
 * A new game at its first decision (or already over).
 * @param game which game of a series: same seed, other game, other draws
 */
export function newState(program: Program, seed: string | number, game = 0): State {
  const state = new Int32Array(program.stateSize);
  startState(program, state, seed, game);
  return state;
}

/** As `newState`, into a state that exists. */
export function startState(program: Program, state: State, seed: string | number, game = 0): void {
  if (program.opening) state.set(program.opening);
  else state.fill(0);
  hashSeedInto(state, HEADER.seedLow, HEADER.seedHigh, seed, game);
  if (!program.opening) program.code.start(state);
}

export const stopOf = (program: Program, state: State): Stop | undefined => program.stops[state[HEADER.position]!];
export const isFaulty = (state: State): boolean => state[HEADER.fault] !== 0;
/** Whether nothing is decided any more: the game is over, or a rule could not be carried out. */
export const isOver = (program: Program, state: State): boolean =>
  isFaulty(state) || state[HEADER.position] === program.overBlock;
/** Whether the next pick continues a move that has begun. */
export const isMidMove = (program: Program, state: State): boolean => {
  const stop = stopOf(program, state);
  return (
    stop?.stage !== undefined && !(stop.packed.direct && stop.stage.at === 0 && isFreshSubset(program, state, stop))
  );
};

/** A subset that is asked for directly is a fresh decision until its first member is chosen. */
function isFreshSubset(program: Program, state: State, stop: Stop): boolean {
  const { group } = stop.stage!;
  if (group.kind !== 'subset') return true;
  const slot = program.slotOf(group.slot.param.local);
  const words = Math.max(1, Math.ceil(group.slot.width / 32));
  for (let w = 0; w < words; w++) if (state[slot + w] !== 0) return false;
  return true;
}

export const actorOf = (state: State): number => state[HEADER.actor]!;

export const countPicks = (program: Program, state: State): number =>
  program.code.stops[state[HEADER.position]!]?.count(state) ?? 0;

/** All legal picks, ascending. */
export function listPicks(program: Program, state: State): number[] {
  const code = program.code.stops[state[HEADER.position]!];
  if (!code) return [];
  const count = code.count(state);
  const out = count <= scratch.length ? scratch : new Int32Array(count);
  return [...out.subarray(0, code.list(state, out))];
}

/** Makes a legal pick and goes on to the next stop. On a fault the state is no longer meaningful; restore a copy. */
export function applyPick(program: Program, state: State, pick: number): void {
  const block = program.code.stops[state[HEADER.position]!]!.apply(state, pick);
  if (block >= 0) program.code.run(state, block);
}

/** A uniformly random legal pick, or −1 if there is none. */
export function samplePick(program: Program, state: State, random: Random): number {
  const code = program.code.stops[state[HEADER.position]!];
  return code ? code.draw(state, random) : -1;
}

/** Every whole move from here, as the picks it is made of, in ascending order of picks. */
export function wholeMoves(program: Program, state: State): number[][] {
  const moves: number[][] = [];
  const walk = (at: State, picks: number[]): void => {
    const stop = stopOf(program, at)!;
    for (const pick of listPicks(program, at)) {
      const made = [...picks, pick];
      const last = isLastPick(stop, pick);
      if (last && !program.continues) {
        moves.push(made);
        continue;
      }
      const next = at.slice();
      applyPick(program, next, pick);
      if (last && !goesOn(program, next)) moves.push(made);
      else walk(next, made);
    }
  };
  walk(state, []);
  return moves;
}

/** Whether a decision continues the move that led to it. */
export const goesOn = (program: Program, state: State): boolean =>
  program.continues && stopOf(program, state)?.packed.decision.continues === true;

/** Whether a pick was the last of its move. `after` is the state that it led to. */
export const endsMove = (program: Program, stop: Stop, pick: number, after: State): boolean =>
  isLastPick(stop, pick) && !goesOn(program, after);

/** Whether this pick completes what is asked here; the move may go on in a further decision (`endsMove`). */
export function isLastPick(stop: Stop, pick: number): boolean {
  const { packed, stage } = stop;
  if (stage) {
    const later = stage.action.groups[0]?.kind === 'packed' ? stage.action.groups.slice(1) : stage.action.groups;
    const done = stage.group.kind === 'packed' || pick === stage.group.slot.width;
    return done && stage.at === later.length - 1;
  }
  if (pick === packed.decline) return true;
  const action = packed.actions.find((each) => pick < each.base + each.size)!;
  return action.groups.length === 0 || (action.groups.length === 1 && action.groups[0]!.kind === 'packed');
}
