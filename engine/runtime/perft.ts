/**
 * Perft: how many ways there are to make the next so many moves. Counts are known for many games, so a wrong rule shows.
 */
import type { Stop } from '../compiler/flow.ts';
import type { Program, State } from '../compiler/program.ts';
import { type Diagnostic, fail, ok, type Result } from '../diagnostics/diagnostic.ts';
import { applyPick, goesOn, isFaulty, isLastPick, isOver, stopOf } from './game.ts';
import { legalMoves } from './moves.ts';
import { faultOf } from './session.ts';

export interface PerftOptions {
  /** Count the single picks that moves are made of instead of whole moves; pieces that share a name then count apart. */
  decisions?: boolean;
}

/**
 * The positions at a depth, counted once for each path that leads there; games that ended earlier add none. The moves
 * of the last level are counted, not made.
 * @param state is not changed
 * @param depth how many moves, from 0
 * @returns the count, or the first fault that a move led to
 */
export function perft(program: Program, state: State, depth: number, options: PerftOptions = {}): Result<number> {
  const counter = new Counter(program, options.decisions === true);
  const nodes = counter.count(state, depth, 0);
  return counter.fault ? fail([counter.fault]) : ok(nodes);
}

class Counter {
  fault: Diagnostic | undefined;
  private readonly program: Program;
  private readonly decisions: boolean;
  /** One state and one list of picks for each pick that is being made. */
  private readonly states: State[] = [];
  private readonly lists: Int32Array[] = [];
  private readonly single = new Map<Stop, boolean>();

  constructor(program: Program, decisions: boolean) {
    this.program = program;
    this.decisions = decisions;
  }

  /** @param level how many picks have been made since the root */
  count(state: State, depth: number, level: number): number {
    if (depth === 0) return 1;
    const { program } = this;
    if (isOver(program, state)) return 0;
    const stop = stopOf(program, state)!;
    if (!this.decisions && stop.alike) return this.named(state, depth, level);
    const code = program.code.stops[stop.block]!;
    const size = code.count(state);
    if (depth === 1 && (this.decisions || this.isSingle(stop))) return size;
    const picks = this.list(level, size);
    code.list(state, picks);
    let nodes = 0;
    for (let i = 0; i < size && !this.fault; i++) {
      const pick = picks[i]!;
      const whole = this.decisions || isLastPick(stop, pick);
      if (whole && depth === 1 && (this.decisions || !program.continues)) nodes++;
      else if (this.make(state, pick, level)) {
        const next = this.states[level]!;
        const left = whole && (this.decisions || !goesOn(program, next)) ? depth - 1 : depth;
        nodes += this.count(next, left, level + 1);
      }
    }
    return nodes;
  }

  /** Moves that read the same count once. */
  private named(state: State, depth: number, level: number): number {
    const moves = legalMoves(this.program, state);
    if (depth === 1) return moves.length;
    let nodes = 0;
    for (const { picks } of moves) {
      let at = state;
      picks.forEach((pick, i) => {
        if (!this.fault && this.make(at, pick, level + i)) at = this.states[level + i]!;
      });
      if (this.fault) break;
      nodes += this.count(at, depth - 1, level + picks.length);
    }
    return nodes;
  }

  private make(state: State, pick: number, level: number): boolean {
    this.states[level] ??= new Int32Array(this.program.stateSize);
    const next = this.states[level]!;
    next.set(state);
    applyPick(this.program, next, pick);
    if (isFaulty(next)) this.fault = faultOf(this.program, next);
    return !this.fault;
  }

  private list(level: number, size: number): Int32Array {
    const list = this.lists[level];
    if (list && list.length >= size) return list;
    this.lists[level] = new Int32Array(Math.max(64, size));
    return this.lists[level]!;
  }

  /** Whether every pick here completes its move. */
  private isSingle(stop: Stop): boolean {
    let answer = this.single.get(stop);
    if (this.program.continues) return false;
    if (answer === undefined) {
      const { packed, stage } = stop;
      answer = stage
        ? stage.group.kind === 'packed' && isLastPick(stop, 0)
        : packed.actions.every(
            ({ groups }) => groups.length === 0 || (groups.length === 1 && groups[0]!.kind === 'packed'),
          );
      this.single.set(stop, answer);
    }
    return answer;
  }
}
