/**
 * Monte-Carlo tree search over what the seats know (multiple-observer information-set search). Each iteration deals a
 * possible state that agrees with what the searching seat sees, goes down the tree by UCB1, adds a node, plays the game
 * out at random, and gives every seat on the way its own result (max^n). A node stands for what the seat that decides
 * there can tell, so secret choices made at the same time are decoupled, and nobody in the tree knows more than they
 * would at the table.
 *
 * After Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search" (2012); progressive widening after
 * Coulom, "Computing Elo ratings of move patterns in the game of Go" (2007).
 */
import type { Program, State } from '../compiler/program.ts';
import { Dealer } from '../runtime/determinize.ts';
import { actorOf, applyPick, isFaulty, isOver, samplePick, stopOf } from '../runtime/game.ts';
import type { Random } from '../runtime/random.ts';
import { Observer } from './observer.ts';
import { isUncertain, Standing } from './standing.ts';
import { Tree } from './tree.ts';

/** Exploration of UCB1, for results from 0 to 1. */
const EXPLORATION = 0.7;
/** Of its picks a node tries no more than so many times the square root of its visits. */
const WIDENING = 2;
/** Moves after which a game that is played out counts as it stands. */
const PLAYOUT_LIMIT = 2000;
/** How much of a result is the lead in points; the rest is the share of the win. */
const LEAD_WEIGHT = 0.1;
/** The most picks that are followed in the tree. */
const MOST_DEPTH = 512;

/** What the searches of one bot have in common: room that is used again. */
export class SearchRoom {
  readonly program: Program;
  readonly tree = new Tree();
  readonly observer: Observer;
  readonly standing: Standing;
  readonly uncertain: boolean;
  readonly state: State;
  readonly path = new Int32Array(MOST_DEPTH);
  readonly nodes = new Int32Array(MOST_DEPTH);
  readonly actors = new Int32Array(MOST_DEPTH);
  /** Shares of the win, by seat, and what the search makes of them. */
  readonly shares: Float64Array;
  readonly results: Float64Array;
  readonly leads: Float64Array;
  list = new Int32Array(1024);

  constructor(program: Program) {
    this.program = program;
    this.observer = new Observer(program);
    this.standing = new Standing(program);
    this.uncertain = isUncertain(program);
    this.state = new Int32Array(program.stateSize);
    this.shares = new Float64Array(program.model.players);
    this.results = new Float64Array(program.model.players);
    this.leads = new Float64Array(program.model.players);
  }
}

export class Search {
  readonly root: number;
  private readonly room: SearchRoom;
  private readonly random: Random;
  /** The same for every seat. */
  private readonly streams: readonly Random[];
  private readonly dealer: Dealer;
  /** Mean of leads, without their sign: what a large lead is in this game. */
  private leadSum = 0;
  private leadCount = 0;

  /** @param from the position, from which the seat's view is taken; must not change while the search goes on */
  constructor(room: SearchRoom, from: State, seat: number, random: Random) {
    this.room = room;
    this.random = random;
    this.streams = Array.from({ length: room.program.model.players }, () => random);
    this.dealer = new Dealer(room.program, from, seat);
    room.tree.clear();
    this.root = this.node(from);
  }

  iterate(): void {
    const { program, tree, state, path, nodes, actors, results, shares } = this.room;
    this.dealer.deal(state, this.random);
    let depth = 0;
    let from = -1;
    while (depth < MOST_DEPTH && !isOver(program, state)) {
      const known = tree.nodes;
      const node = this.node(state);
      if (from >= 0) tree.child[from] = node;
      // What was not there yet is only played out from, this time.
      const fresh = tree.nodes > known && depth > 0;
      if (!tree.isExpanded(node) && !fresh) this.expand(node, state);
      nodes[depth] = node;
      if (fresh || tree.countOf(node) === 0) {
        tree.visits[node]!++;
        break;
      }
      const edge = this.select(node);
      actors[depth] = actorOf(state);
      path[depth++] = edge;
      applyPick(program, state, tree.pick[edge]!);
      from = edge;
    }
    this.playOut(state);
    this.evaluate(state);
    for (let i = 0; i < depth; i++) {
      const edge = path[i]!;
      tree.visits[nodes[i]!]!++;
      tree.edgeVisits[edge]!++;
      tree.edgeSum[edge]! += results[actors[i]!]!;
      tree.edgeShares[edge]! += shares[actors[i]!]!;
    }
  }

  /** The node of what the seat that decides can tell; a new one if need be. */
  private node(state: State): number {
    const { tree, observer, uncertain } = this.room;
    let key = observer.key(state, actorOf(state));
    // Should what is legal depend on something hidden, the node holds for one list of legal picks.
    if (uncertain) key = mixList(key, this.room.list, this.listPicks(state));
    return tree.find(key) ?? tree.add(key);
  }

  private listPicks(state: State): number {
    const { program } = this.room;
    const code = program.code.stops[state[0]!]!;
    const count = code.count(state);
    if (count > this.room.list.length) this.room.list = new Int32Array(count * 2);
    return code.list(state, this.room.list);
  }

  private expand(node: number, state: State): void {
    const count = this.listPicks(state);
    this.room.tree.expand(node, this.room.list, count);
  }

  /** The edge to follow: one that is new, as long as the node may widen, else the one with the best upper bound. */
  private select(node: number): number {
    const { tree } = this.room;
    const count = tree.countOf(node);
    const tried = tree.triedOf(node);
    const visits = tree.visits[node]!;
    if (tried < count && tried < WIDENING * Math.sqrt(visits + 1))
      return tree.tryEdge(node, this.random.below(count - tried));
    const first = tree.firstOf(node);
    const log = Math.log(visits + 1);
    let best = first;
    let bound = Number.NEGATIVE_INFINITY;
    for (let edge = first; edge < first + tried; edge++) {
      const n = tree.edgeVisits[edge]!;
      const upper = n === 0 ? Number.POSITIVE_INFINITY : tree.edgeSum[edge]! / n + EXPLORATION * Math.sqrt(log / n);
      if (upper > bound) {
        bound = upper;
        best = edge;
      }
    }
    return best;
  }

  private playOut(state: State): void {
    const { program } = this.room;
    for (let left = PLAYOUT_LIMIT; left > 0; left--) {
      left -= program.code.playOut(state, this.streams, left, undefined);
      // Where pieces share a name it stops; which of them is chosen does not matter here.
      if (isOver(program, state) || !stopOf(program, state)?.alike) return;
      const pick = samplePick(program, state, this.random);
      if (pick < 0) return;
      applyPick(program, state, pick);
    }
  }

  /** What each seat gets: from 0 to 1. */
  private evaluate(state: State): void {
    const { standing, shares, results, leads } = this.room;
    if (isFaulty(state)) {
      shares.fill(1 / shares.length);
      results.set(shares);
      return;
    }
    standing.shares(state, shares);
    standing.leads(leads);
    for (let seat = 0; seat < leads.length; seat++) this.leadSum += Math.abs(leads[seat]!);
    this.leadCount += leads.length;
    const scale = this.leadSum / this.leadCount;
    for (let seat = 0; seat < leads.length; seat++) {
      const lead = scale === 0 ? 0 : leads[seat]! / scale;
      results[seat] = shares[seat]! * (1 - LEAD_WEIGHT) + LEAD_WEIGHT * (0.5 + (0.5 * lead) / (1 + Math.abs(lead)));
    }
  }
}

/** Mixes a list into a key, which stays below 2^53. */
function mixList(key: number, list: Int32Array, count: number): number {
  let h = count;
  for (let i = 0; i < count; i++) {
    h = Math.imul(h ^ list[i]!, 0x01000193);
    h ^= h >>> 15;
  }
  const low = key % 0x200000;
  const high = (key - low) / 0x200000;
  return ((high ^ h) >>> 0) * 0x200000 + low;
}
