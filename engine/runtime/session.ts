/**
 * A game in names with its history: what the table, the command line and tests hold. Positions are kept as snapshots of
 * the flat state; undo goes back to one, it is never an inverse operation.
 */

import { HEADER } from '../compiler/layout.ts';
import type { Program, State } from '../compiler/program.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import { type Diagnostic, fail, NOWHERE, ok, type Result } from '../diagnostics/diagnostic.ts';
import { randomMove } from './bots.ts';
import { encodeMove } from './encode.ts';
import { describeMove, type Explanation, explainMove, type Wording } from './explain.ts';
import { applyPick, isFaulty, isOver, newState, stopOf } from './game.ts';
import { legalMoves, type Move, readMove } from './moves.ts';
import type { Random } from './random.ts';
import { type ReadableState, readState } from './readable.ts';
import { type Outcome, outcomeOf, type SeatScore, scoresOf } from './scoring.ts';

/** The most plies that a game may have before it is given up. */
export const PLY_LIMIT = 10_000;

export interface Ply {
  /** From 0. */
  n: number;
  actor: number;
  /** Name path of the decision. */
  decision: string;
  move: Move;
  /** Turns begun when it was made; replays under changed rules are aligned by it. */
  turn: number;
  /** Set by a replay under changed rules: nobody chose this. */
  filled?: 'forced' | 'chosen';
}

export interface SessionOptions {
  seed?: string | number;
  /** Which game of a series. */
  game?: number;
}

export class Session {
  readonly program: Program;
  readonly seed: string | number;
  readonly game: number;
  /** Everything played on the line that is open, also what lies after the current position. */
  readonly plies: Ply[] = [];
  private readonly snapshots: State[];
  private at = 0;

  private constructor(program: Program, options: SessionOptions, first: State) {
    this.program = program;
    this.seed = options.seed ?? 1;
    this.game = options.game ?? 0;
    this.snapshots = [first];
  }

  static start(program: Program, options: SessionOptions = {}): Session {
    return new Session(program, options, newState(program, options.seed ?? 1, options.game ?? 0));
  }

  /** A session that begins at a given state; the state is copied. */
  static fromSnapshot(program: Program, state: State, options: SessionOptions = {}): Session {
    return new Session(program, options, state.slice());
  }

  /** The current position. Not to be written to. */
  get state(): State {
    return this.snapshots[this.at]!;
  }

  /** How many plies have been played up to the current position. */
  get position(): number {
    return this.at;
  }

  stateAt(position: number): State | undefined {
    return this.snapshots[position];
  }

  get over(): boolean {
    return isOver(this.program, this.state) || this.at >= PLY_LIMIT;
  }

  /** Who decides, and what about; nothing when the game is over. */
  get next(): { actor: number; decision: string; text?: string; decline?: string } | undefined {
    const stop = this.over ? undefined : stopOf(this.program, this.state);
    if (!stop) return undefined;
    const { decision } = stop.packed;
    return {
      actor: this.state[HEADER.actor]!,
      decision: decision.name,
      text: decision.text,
      decline: decision.decline,
    };
  }

  /** All legal moves in canonical order; none for a seat that does not decide. */
  legal(seat?: number): Move[] {
    if (this.over || (seat !== undefined && seat !== this.next?.actor)) return [];
    return legalMoves(this.program, this.state).map(({ move }) => move);
  }

  /** Plays a move; what lay after the current position is dropped. An illegal move or a fault changes nothing. */
  play(move: Move): Result<Ply> {
    const picks = this.over ? undefined : encodeMove(this.program, this.state, move);
    if (picks) return this.playPicks(picks);
    const why = this.why(move);
    const place = why.place?.location ?? { document: '', path: [], range: NOWHERE };
    return fail([
      diagnose(
        'illegal-move',
        { move: JSON.stringify(move), reason: why.reason ?? 'it is not among the legal moves' },
        place,
      ),
    ]);
  }

  /** Plays a random legal move: uniformly random picks, one after another, until it is whole. */
  playRandom(random: Random): Result<Ply> {
    return this.playPicks(randomMove(this.program, this.state, random)!);
  }

  /** Plays the picks of a whole legal move. */
  playPicks(picks: readonly number[], filled?: Ply['filled']): Result<Ply> {
    const stop = stopOf(this.program, this.state)!;
    const state = this.state.slice();
    const actor = state[HEADER.actor]!;
    for (const pick of picks) applyPick(this.program, state, pick);
    const ply: Ply = {
      n: this.at,
      actor,
      decision: stop.packed.decision.name,
      move: readMove(this.program, this.state, picks),
      turn: this.state[HEADER.turns]!,
      ...(filled ? { filled } : {}),
    };
    return this.record(state, ply);
  }

  private record(state: State, ply: Ply): Result<Ply> {
    if (isFaulty(state)) return fail([faultOf(this.program, state)]);
    this.plies.length = this.at;
    this.snapshots.length = this.at + 1;
    this.plies.push(ply);
    this.snapshots.push(state);
    this.at++;
    return ok(ply);
  }

  /** Goes to a position of the line that is open (0 is the start). Answers whether there is such a position. */
  goTo(position: number): boolean {
    if (position < 0 || position >= this.snapshots.length) return false;
    this.at = position;
    return true;
  }

  undo(): boolean {
    return this.goTo(this.at - 1);
  }

  redo(): boolean {
    return this.goTo(this.at + 1);
  }

  why(move: Move, wording?: Wording): Explanation {
    return explainMove(this.program, this.state, move, wording);
  }

  /** A ply as a sentence, in the words of its action. */
  describe(n: number, wording?: Wording): string {
    const ply = this.plies[n];
    return ply ? describeMove(this.program, this.snapshots[n]!, ply.move, wording) : '';
  }

  describeMove(move: Move, wording?: Wording): string {
    return describeMove(this.program, this.state, move, wording);
  }

  /** @param seat what this seat may see; without it everything */
  readable(seat?: number): ReadableState {
    return readState(this.program, this.state, seat);
  }

  scores(): SeatScore[] {
    return scoresOf(this.program, this.state);
  }

  outcome(wording?: Wording): Outcome | undefined {
    return outcomeOf(this.program, this.state, wording);
  }
}

/** What went wrong in a state that could not be completed, at the rule that is to blame. */
export function faultOf(program: Program, state: State): Diagnostic {
  const rule = program.rules[state[HEADER.fault]! - 1]!;
  return diagnose(
    'rule-fault',
    { path: rule.place.path, kind: rule.kind },
    rule.place.location ?? { document: '', path: [], range: NOWHERE },
  );
}
