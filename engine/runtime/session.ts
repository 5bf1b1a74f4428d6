/**
 * A game in names with its history: what the table, the command line and tests hold. Positions are kept as snapshots of
 * the flat state; undo goes back to one, it is never an inverse operation.
 */

import { HEADER } from '../compiler/layout.ts';
import type { Program, State } from '../compiler/program.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import { type Diagnostic, fail, NOWHERE, ok, type Result } from '../diagnostics/diagnostic.ts';
import { randomMove } from './bots.ts';
import { type KeptPosition, layPosition } from './carry.ts';
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

/**
 * The ply with which the next game of a match begins, on the line like any other one, so that going back, replays and
 * saved games go over it. No rule can have such a name. Nobody decides it; its actor says nothing.
 */
export const NEXT_GAME = 'next game';

export const beginsGame = ({ move }: Pick<Ply, 'move'>): boolean => move.action === NEXT_GAME;

export interface SessionOptions {
  seed?: string | number;
  /** Which game, or which match, of a series. */
  game?: number;
  /** Where the line begins, if that is not the start of the game. */
  begin?: KeptPosition;
}

/** A game, or a match: several games one after the other on the same line, each by its own program. */
export class Session {
  private readonly programs: readonly Program[];
  readonly seed: string | number;
  readonly game: number;
  /** The position that the line begins with, if that is not the start of the game. */
  readonly begin: KeptPosition | undefined;
  /** Everything played on the line that is open, also what lies after the current position. */
  readonly plies: Ply[] = [];
  private readonly snapshots: State[] = [];
  /** The positions at which the games of the line begin. */
  private readonly begins: number[] = [0];
  private at = 0;

  private constructor(programs: readonly Program[], options: SessionOptions, first?: State) {
    this.programs = programs;
    this.seed = options.seed ?? 1;
    this.game = options.game ?? 0;
    this.begin = options.begin;
    this.snapshots.push(first ?? this.begun(options.begin) ?? this.firstState(0));
  }

  /**
   * @param programs of a match, those of its games in their order
   * @throws RangeError if `begin` does not fit the rules, see `layPosition`
   */
  static start(programs: Program | readonly Program[], options: SessionOptions = {}): Session {
    return new Session(Array.isArray(programs) ? programs : [programs as Program], options);
  }

  /** A session that begins at a given state; the state is copied. */
  static fromSnapshot(program: Program, state: State, options: SessionOptions = {}): Session {
    return new Session([program], options, state.slice());
  }

  /** Games of a series of matches are numbered through. */
  private firstState(round: number): State {
    return newState(this.programs[round]!, this.seed, this.gameOf(round));
  }

  private gameOf(round: number): number {
    return this.game * this.programs.length + round;
  }

  private begun(begin: KeptPosition | undefined): State | undefined {
    if (!begin) return undefined;
    const laid = layPosition(this.programs[0]!, begin, this.seed, this.gameOf(0));
    if (!laid.ok) throw new RangeError(laid.why);
    return laid.state;
  }

  /** The program of the game that is at the current position. */
  get program(): Program {
    return this.programs[this.round]!;
  }

  programAt(position: number): Program {
    return this.programs[this.roundAt(position)]!;
  }

  /** Which game of the match is at the current position, from 0. */
  get round(): number {
    return this.roundAt(this.at);
  }

  /** How many games the match has; 1 without one. */
  get rounds(): number {
    return this.programs.length;
  }

  /** Which game of the seed is at a position. */
  gameAt(position: number): number {
    return this.gameOf(this.roundAt(position));
  }

  roundAt(position: number): number {
    return this.begins.findLastIndex((begin) => begin <= position);
  }

  /** The positions at which a game of the match begins and ends; nothing if it has not begun on this line. */
  span(round: number): { from: number; to: number } | undefined {
    const from = this.begins[round];
    return from === undefined ? undefined : { from, to: (this.begins[round + 1] ?? this.snapshots.length) - 1 };
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

  /** Whether the game is over that is at the current position. */
  get over(): boolean {
    return isOver(this.program, this.state) || this.at - this.begins[this.round]! >= PLY_LIMIT;
  }

  /** Whether the next game of the match can begin. */
  get awaitsNext(): boolean {
    return this.round + 1 < this.rounds && isOver(this.program, this.state) && !isFaulty(this.state);
  }

  /** Begins the next game of the match; what lay after the current position is dropped. False if it can't begin. */
  beginNext(): boolean {
    if (!this.awaitsNext) return false;
    const round = this.round + 1;
    this.keep(this.firstState(round), {
      n: this.at,
      actor: 0,
      decision: 'match',
      move: { action: NEXT_GAME, args: {} },
      turn: this.state[HEADER.turns]!,
    });
    this.begins[round] = this.at;
    return true;
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
    this.keep(state, ply);
    return ok(ply);
  }

  private keep(state: State, ply: Ply): void {
    this.begins.length = this.round + 1;
    this.plies.length = this.at;
    this.snapshots.length = this.at + 1;
    this.plies.push(ply);
    this.snapshots.push(state);
    this.at++;
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
    if (!ply || beginsGame(ply)) return ply?.move.action ?? '';
    return describeMove(this.programAt(n), this.snapshots[n]!, ply.move, wording);
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
    { path: rule.place.path, kind: rule.kind, about: rule.about },
    rule.place.location ?? { document: '', path: [], range: NOWHERE },
  );
}
