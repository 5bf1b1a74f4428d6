/** Plays one game of a cell and notes what is worth knowing about it. */
import type { BotSpec } from '../bots/index.ts';
import { HEADER } from '../compiler/layout.ts';
import type { Program, State } from '../compiler/program.ts';
import { randomMove } from '../runtime/bots.ts';
import {
  actorOf,
  applyPick,
  countPicks,
  endsMove,
  isFaulty,
  isOver,
  samplePick,
  startState,
  stopOf,
} from '../runtime/game.ts';
import { matchResult } from '../runtime/match.ts';
import { outcomeOf, scoresOf } from '../runtime/scoring.ts';
import { faultOf, PLY_LIMIT } from '../runtime/session.ts';
import type { OpenCell } from './cells.ts';
import { keys } from './keys.ts';
import { Lead } from './lead.ts';
import { seatBots } from './players.ts';
import { type Names, Tally } from './tally.ts';
import { Uses } from './uses.ts';

/** Parts into which a game is cut for the course of the legal choices. */
const TENTHS = 10;

export type Ending = { over: true } | { over: false; kind: 'faults' | 'unfinished'; problem: string };

/** One game after the other of one cell. */
export class Observer {
  readonly names: Names;
  readonly tally = new Tally();
  private readonly open: OpenCell;
  private readonly seed: string | number;
  private readonly games: { program: Program; state: State; uses: Uses }[];
  private readonly lead: Lead;
  /** Legal choices at every decision of the game. */
  private legal: number[] = [];
  private moves = 0;
  private turns = 0;
  private readonly noted = new Map<string, number>();

  constructor(open: OpenCell, seed: string | number, names: Names) {
    this.open = open;
    this.seed = seed;
    this.names = names;
    this.games = open.match.map(({ program }) => ({
      program,
      state: new Int32Array(program.stateSize),
      uses: new Uses(program, names),
    }));
    this.lead = new Lead(open.match[0]!.program.model.players);
  }

  /** Plays game number `k`; what was observed is in `tally`. */
  play(k: number): Ending {
    this.tally.clear();
    this.lead.clear();
    this.legal = [];
    this.moves = 0;
    this.turns = 0;
    const bots = this.seats(k);
    const { games } = this;
    for (const [i, game] of games.entries()) {
      const number = k * games.length + i;
      startState(game.program, game.state, this.seed, number);
      const ended = this.playGame(game, bots, number);
      if (!ended.over) return ended;
    }
    this.finish(k);
    return { over: true };
  }

  /** In a trial of skill the better bot sits on every seat in turn. */
  private seats(k: number): BotSpec[] {
    const { bots, cell } = this.open;
    const better = k % bots.length;
    return bots.map((bot, seat) => (cell.kind === 'play' ? bot : bots[seat === better ? 0 : 1]!));
  }

  private playGame({ program, state, uses }: (typeof this.games)[number], bots: BotSpec[], number: number): Ending {
    const seats = seatBots(program, bots, this.seed, number);
    const before = this.turns;
    let turn = state[HEADER.turns]!;
    for (let made = 0; !isOver(program, state); made++) {
      if (made >= PLY_LIMIT) return { over: false, kind: 'unfinished', problem: `Not over after ${made} moves` };
      const bot = seats[actorOf(state)]!;
      const random = 'random' in bot ? bot.random : undefined;
      const alike = random !== undefined && stopOf(program, state)!.alike;
      const picks = 'choose' in bot ? bot.choose(state) : alike ? randomMove(program, state, random) : undefined;
      for (let i = 0; ; i++) {
        const stop = stopOf(program, state)!;
        this.legal.push(countPicks(program, state));
        const pick = picks ? picks[i]! : samplePick(program, state, random!);
        this.note(uses, stop, pick, i === 0, before + state[HEADER.turns]!);
        applyPick(program, state, pick);
        if (isFaulty(state)) return { over: false, kind: 'faults', problem: faultOf(program, state).message };
        if (endsMove(program, stop, pick, state)) break;
      }
      this.moves++;
      const now = state[HEADER.turns]!;
      // Without turns every move is one for the lead.
      if (now !== turn || now === 0) this.lead.at(program, state, now === 0 ? this.moves : before + turn);
      turn = now;
    }
    this.turns = before + state[HEADER.turns]!;
    return { over: true };
  }

  private note(uses: Uses, stop: Parameters<Uses['of']>[0], pick: number, fresh: boolean, turn: number): void {
    const { counts, firsts } = uses.of(stop, pick, fresh);
    for (const id of counts) this.tally.add(id, 1);
    for (const id of firsts) if (!this.tally.has(id)) this.tally.set(id, turn || this.moves + 1);
  }

  private set(key: string, value: number): void {
    this.tally.set(this.id(key), value);
  }

  private id(key: string): number {
    let id = this.noted.get(key);
    if (id === undefined) {
      id = this.names.id(key);
      this.noted.set(key, id);
    }
    return id;
  }

  private finish(k: number): void {
    const { open, games, moves, turns, legal } = this;
    const { players } = games[0]!.program.model;
    if (turns > 0) this.set('turns', turns);
    this.set('moves', moves);
    this.set('decisions', legal.length);
    const outcomes = games.map(({ program, state }) => outcomeOf(program, state)!);
    for (const { end } of outcomes) this.tally.add(this.id(keys.end(end ?? '')), 1);
    const { winners, ranking } =
      games.length > 1
        ? ranked(matchResult(games, open.ruleSet.definition.match?.ties))
        : { winners: outcomes[0]!.winners, ranking: outcomes[0]!.ranking.map(({ seat }) => seat) };
    if (open.cell.kind === 'skill') {
      const better = k % players;
      this.set('better', winners.includes(better) ? 1 : 0);
      if (players > 1) this.set('weaker', winners.filter((seat) => seat !== better).length);
      return;
    }
    for (const seat of winners) this.set(keys.win(seat), 1);
    if (winners.length > 1) this.set('tie', 1);
    if (winners.length === 0) this.set('unwon', 1);
    if (players > 1) this.set('advantage', (winners.includes(0) ? players : 0) - winners.length);
    this.choices();
    this.scores(ranking);
    const winner = winners.length === 1 ? winners[0] : undefined;
    if (games.every(({ program }) => program.model.scores.length > 0) && players > 1)
      this.lead.tell(winner, turns || moves, (key, value) => this.set(key, value));
  }

  /** Legal choices: on the mean, the most, how often there was only one, and over the course of the game. */
  private choices(): void {
    const { legal } = this;
    if (legal.length === 0) return;
    let sum = 0;
    let single = 0;
    let most = 0;
    for (const count of legal) {
      sum += count;
      if (count === 1) single++;
      if (count > most) most = count;
    }
    this.set('branching', Math.round((100 * sum) / legal.length));
    this.set('branchingMost', most);
    this.set('forced', Math.round((1000 * single) / legal.length));
    if (legal.length < TENTHS) return;
    for (let tenth = 0; tenth < TENTHS; tenth++) {
      const from = Math.floor((tenth * legal.length) / TENTHS);
      const to = Math.floor(((tenth + 1) * legal.length) / TENTHS);
      let part = 0;
      for (let i = from; i < to; i++) part += legal[i]!;
      this.set(keys.branching(tenth), Math.round((100 * part) / (to - from)));
    }
  }

  private scores(ranking: readonly number[]): void {
    const [first, second] = ranking;
    for (const { program, state } of this.games) {
      const scores = scoresOf(program, state);
      const terms = program.model.scores.map(({ name }) => name);
      if (terms.length === 0) continue;
      for (const [seat, { total }] of scores.entries()) this.tally.add(this.id(keys.total(seat)), total);
      for (const term of terms.length > 1 ? [...terms, ''] : ['']) {
        const value = (seat: number): number => (term ? scores[seat]!.terms[term]! : scores[seat]!.total);
        let sum = 0;
        for (let seat = 0; seat < scores.length; seat++) sum += value(seat);
        this.tally.add(this.id(keys.score(term)), sum);
        this.tally.add(this.id(keys.winner(term)), value(first!));
        if (second !== undefined) this.tally.add(this.id(keys.margin(term)), value(first!) - value(second));
      }
    }
  }
}

/** Seats of a match from best to worst. */
function ranked({ totals, winners }: { totals: readonly number[]; winners: number[] }) {
  const ranking = totals.map((_, seat) => seat).sort((a, b) => totals[b]! - totals[a]! || a - b);
  return { winners, ranking };
}
