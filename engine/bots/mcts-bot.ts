/** Thinks by tree search; see `search.ts`. */
import type { Program, State } from '../compiler/program.ts';
import { randomMove } from '../runtime/bots.ts';
import { encodeMove } from '../runtime/encode.ts';
import { actorOf, applyPick, endsMove, isFaulty, samplePick, stopOf } from '../runtime/game.ts';
import { readMove } from '../runtime/moves.ts';
import { createRandom, type Random } from '../runtime/random.ts';
import type { Bot, BotKey, Choice, Thinking, Weighed } from './bot.ts';
import { Budget } from './budget.ts';
import { onlyMove } from './candidates.ts';
import { ranked, valued } from './ranking.ts';
import { Search, SearchRoom } from './search.ts';
import type { BotSpec } from './spec.ts';

type MctsSpec = BotSpec & { kind: 'mcts' };

export function createMctsBot(program: Program, spec: MctsSpec, { seed, game, seat }: BotKey): Bot {
  const room = new SearchRoom(program);
  let decisions = 0;
  const think = (state: State): Thinking =>
    new TreeThinking(room, spec, state.slice(), { seed, game, seat }, decisions++);
  return {
    spec,
    seat,
    think,
    choose: (state) => {
      const thinking = think(state);
      while (!thinking.step(ROUND));
      return thinking.best();
    },
  };
}

/** Keeps the stream apart from those of other bots on the same seat. */
const MCTS = 2;
const SEARCHING = 0;
const CHOOSING = 1;
/** Iterations between two looks at the clock, where nobody else looks. */
const ROUND = 64;
/** Moves that are told as weighed. */
const MOST_WEIGHED = 40;
/** Of moves with several picks, so many are looked through. */
const MOST_COLLECTED = 400;

class TreeThinking implements Thinking {
  private readonly room: SearchRoom;
  private readonly state: State;
  private readonly search: Search;
  private readonly budget: Budget;
  /** Choosing draws apart from searching, so that a look at the best so far changes nothing. */
  private readonly stream: (use: number) => Random;
  private random: Random;
  private readonly forced: number[] | undefined;

  constructor(room: SearchRoom, spec: MctsSpec, state: State, { seed, game, seat }: BotKey, decision: number) {
    this.room = room;
    this.state = state;
    this.stream = (use) => createRandom(`bot ${seed}`, game, seat, MCTS, decision, use);
    this.budget = new Budget(spec);
    this.search = new Search(room, state, seat, this.stream(SEARCHING));
    this.random = this.stream(CHOOSING);
    this.forced = onlyMove(room.program, state);
  }

  get progress(): number {
    return this.forced || this.search.isSettled ? 1 : this.budget.progress;
  }

  step(iterations: number): boolean {
    if (this.forced) return true;
    const { budget, search } = this;
    for (let i = 0; i < iterations && !budget.spent && !search.isSettled; i++) {
      search.iterate();
      budget.made++;
    }
    return budget.spent || search.isSettled;
  }

  best(): Choice {
    if (this.forced) return { picks: this.forced };
    this.random = this.stream(CHOOSING);
    const weighed = this.weighed();
    if (weighed.length === 0) return { picks: randomMove(this.room.program, this.state, this.random)! };
    return { picks: this.named(this.choose(weighed).picks), weighed, measure: 'result' };
  }

  /** Where all choose at once, always the same choice could be foreseen: it is drawn by visits. */
  private choose(weighed: readonly Weighed[]): Weighed {
    const stop = stopOf(this.room.program, this.state)!;
    if (!stop.together) return weighed[0]!;
    const fair = weighed.filter(({ visits }) => visits * 10 >= weighed[0]!.visits);
    let left = this.random.below(fair.reduce((sum, { visits }) => sum + visits, 0));
    for (const move of fair) {
      if (left < move.visits) return move;
      left -= move.visits;
    }
    return fair[0]!;
  }

  /**
   * Whole moves, the best one first, then by how often they were tried. The best one is found pick by pick, each time the
   * one that was tried most, unless another one is proved to be better: a pick that can go on in many ways is not the
   * worse for it.
   */
  private weighed(): Weighed[] {
    const { root } = this.search;
    if (!this.room.tree.isExpanded(root)) return [];
    const moves: Weighed[] = [];
    this.collect(this.state, root, [], moves);
    const [best, ...others] = moves;
    others.sort((a, b) => b.visits - a.visits || b.expected - a.expected);
    return best ? [best, ...others.slice(0, MOST_WEIGHED - 1)] : [];
  }

  private collect(at: State, node: number, picks: readonly number[], moves: Weighed[]): void {
    const { program, tree } = this.room;
    const stop = stopOf(program, at)!;
    const actor = actorOf(at);
    for (const edge of ranked(this.room, node, actor)) {
      if (moves.length >= MOST_COLLECTED) return;
      const made = [...picks, tree.pick[edge]!];
      const next = at.slice();
      applyPick(program, next, tree.pick[edge]!);
      const child = tree.child[edge]!;
      const goesOn = !isFaulty(next) && !endsMove(program, stop, tree.pick[edge]!, next);
      if (goesOn && child >= 0 && ranked(this.room, child, actor).length > 0) this.collect(next, child, made, moves);
      else {
        const whole = goesOn ? this.complete(next, made) : made;
        if (whole)
          moves.push({ picks: whole, visits: tree.edgeVisits[edge]!, expected: valued(this.room, edge, actor).share });
      }
    }
  }

  /** Ends a move at random that the search has not followed to its end. `at` is changed. */
  private complete(at: State, picks: readonly number[]): number[] | undefined {
    const { program } = this.room;
    const made = [...picks];
    for (;;) {
      const stop = stopOf(program, at)!;
      const pick = samplePick(program, at, this.random);
      if (pick < 0) return undefined;
      made.push(pick);
      applyPick(program, at, pick);
      if (isFaulty(at) || endsMove(program, stop, pick, at)) return made;
    }
  }

  /** Of pieces that share a name the first stands for all, as in moves in names. */
  private named(picks: number[]): number[] {
    const { program } = this.room;
    const { state } = this;
    if (!stopOf(program, state)!.alike) return picks;
    return encodeMove(program, state, readMove(program, state, picks)) ?? picks;
  }
}
