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
import { canProve, Proof } from './proof.ts';
import { isUncertain, Standing } from './standing.ts';
import { Tree } from './tree.ts';

/** Exploration of UCB1, for results from 0 to 1. */
const EXPLORATION = 0.7;
/** Of its picks a node tries no more than so many times the square root of its visits. */
const WIDENING = 2;
/** Moves after which a game that is played out counts as it stands. */
const PLAYOUT_LIMIT = 2000;
/** Where games end within so many moves of the tree, every new node is asked which picks end the game at once. */
const NEAR = 4;
/** How much of a result is the lead in points; the rest is the share of the win. */
const LEAD_WEIGHT = 0.1;
/** The most picks that are followed in the tree. */
const MOST_DEPTH = 512;

/** What the searches of one bot have in common: room that is used again. */
export class SearchRoom {
  readonly program: Program;
  readonly tree = new Tree();
  /** Where results can be proved. */
  readonly proof: Proof | undefined;
  readonly observer: Observer;
  readonly standing: Standing;
  readonly uncertain: boolean;
  readonly state: State;
  readonly ahead: State;
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
    this.proof = canProve(program) ? new Proof(this.tree, program.model.players) : undefined;
    this.observer = new Observer(program);
    this.standing = new Standing(program);
    this.uncertain = isUncertain(program);
    this.state = new Int32Array(program.stateSize);
    this.ahead = new Int32Array(program.stateSize);
    this.shares = new Float64Array(program.model.players);
    this.results = new Float64Array(program.model.players);
    this.leads = new Float64Array(program.model.players);
  }
}

export class Search {
  readonly root: number;
  private readonly seat: number;
  private readonly room: SearchRoom;
  private readonly random: Random;
  /** The same for every seat. */
  private readonly streams: readonly Random[];
  private readonly dealer: Dealer;
  /** Mean of leads, without their sign: what a large lead is in this game. */
  private leadSum = 0;
  private leadCount = 0;
  /** Moves of the shortest game that was played out. */
  private shortest = Number.POSITIVE_INFINITY;

  /** @param from the position, from which the seat's view is taken; must not change while the search goes on */
  constructor(room: SearchRoom, from: State, seat: number, random: Random) {
    this.room = room;
    this.random = random;
    this.seat = seat;
    this.streams = Array.from({ length: room.program.model.players }, () => random);
    this.dealer = new Dealer(room.program, from, seat);
    room.tree.clear();
    this.root = this.node(from);
  }

  /** Whether it is proved what the seat gets: more iterations would not change it. */
  get isSettled(): boolean {
    return this.room.proof?.isSettled(this.root, this.seat) ?? false;
  }

  iterate(): void {
    const { program, tree, proof, state, path, nodes, actors, results, shares } = this.room;
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
      const actor = actorOf(state);
      const edge = this.select(node, actor);
      actors[depth] = actor;
      path[depth++] = edge;
      applyPick(program, state, tree.pick[edge]!);
      from = edge;
    }
    const over = isOver(program, state);
    if (!over) this.shortest = Math.min(this.shortest, this.playOut(state));
    this.evaluate(state);
    if (proof && over && from >= 0 && tree.child[from] === -1 && !isFaulty(state)) this.end(from, state, proof);
    for (let i = depth - 1; i >= 0; i--) {
      const edge = path[i]!;
      tree.visits[nodes[i]!]!++;
      tree.edgeVisits[edge]!++;
      const known = proof?.isKnown(tree.child[edge]!);
      if (known) this.bound(tree.child[edge]!, proof!);
      tree.edgeSum[edge]! += results[actors[i]!]!;
      tree.edgeShares[edge]! += shares[actors[i]!]!;
      if (known) proof!.update(nodes[i]!, actors[i]!);
    }
  }

  /** Holds the results within what is proved of a node. */
  private bound(node: number, proof: Proof): void {
    const { shares, results } = this.room;
    for (let seat = 0; seat < shares.length; seat++) {
      const share = proof.within(node, seat, shares[seat]!);
      results[seat]! += (share - shares[seat]!) * (1 - LEAD_WEIGHT);
      shares[seat] = share;
    }
  }

  /** The node of what the seat that decides can tell; a new one if need be. */
  private node(state: State): number {
    const { tree, observer, uncertain } = this.room;
    let key = observer.key(state, actorOf(state));
    // Should what is legal depend on something hidden, the node holds for one list of legal picks.
    if (uncertain) key = mixList(key, this.room.list, this.listPicks(state));
    const found = tree.find(key);
    if (found !== undefined) return found;
    const added = tree.add(key);
    this.room.proof?.add(added);
    return added;
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
    if (this.room.proof && (node === this.root || this.shortest <= NEAR)) this.findEnds(node, state, this.room.proof);
  }

  /** Finds the picks that end the game at once. */
  private findEnds(node: number, state: State, proof: Proof): void {
    const { program, tree, ahead } = this.room;
    const first = tree.firstOf(node);
    for (let edge = first; edge < first + tree.countOf(node); edge++) {
      ahead.set(state);
      applyPick(program, ahead, tree.pick[edge]!);
      if (!isOver(program, ahead) || isFaulty(ahead)) continue;
      this.end(tree.tryEdge(node, edge - first - tree.triedOf(node)), ahead, proof);
    }
    if (tree.triedOf(node) > 0) proof.update(node, actorOf(state));
  }

  /** Notes that an edge leads to the end of the game. */
  private end(edge: number, state: State, proof: Proof): void {
    const { tree, standing, shares } = this.room;
    standing.shares(state, shares);
    const end = tree.add();
    proof.add(end);
    proof.end(end, shares);
    tree.child[edge] = end;
  }

  /**
   * The edge to follow: one that is new, as long as the node may widen, else the one with the best upper bound. Edges that
   * are surely worse than another one are left alone, and what is settled needs no exploring.
   */
  private select(node: number, actor: number): number {
    const { tree, proof } = this.room;
    const count = tree.countOf(node);
    const tried = tree.triedOf(node);
    const visits = tree.visits[node]!;
    const widens = tried < count && !proof?.isSettled(node, actor);
    if (widens && tried < WIDENING * Math.sqrt(visits + 1)) return tree.tryEdge(node, this.random.below(count - tried));
    const first = tree.firstOf(node);
    const log = Math.log(visits + 1);
    let best = first;
    let bound = Number.NEGATIVE_INFINITY;
    let settled = true;
    for (let edge = first; edge < first + tried; edge++) {
      const n = tree.edgeVisits[edge]!;
      const child = tree.child[edge]!;
      const known = proof?.isKnown(child) ?? false;
      if (known && proof!.isWorse(node, child, actor)) continue;
      const exact = known && proof!.isSettled(child, actor);
      settled &&= exact;
      const exploring = exact ? 0 : EXPLORATION * Math.sqrt(log / n);
      const upper = n === 0 ? Number.POSITIVE_INFINITY : tree.edgeSum[edge]! / n + exploring;
      if (upper > bound) {
        bound = upper;
        best = edge;
      }
    }
    // Where all that was tried is settled, only something new can be better.
    return widens && settled ? tree.tryEdge(node, this.random.below(count - tried)) : best;
  }

  /** @returns how many moves it took */
  private playOut(state: State): number {
    const { program } = this.room;
    let made = 0;
    for (; made < PLAYOUT_LIMIT; made++) {
      made += program.code.playOut(state, this.streams, PLAYOUT_LIMIT - made, undefined);
      // Where pieces share a name it stops; which of them is chosen does not matter here.
      if (isOver(program, state) || !stopOf(program, state)?.alike) break;
      const pick = samplePick(program, state, this.random);
      if (pick < 0) break;
      applyPick(program, state, pick);
    }
    return made;
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
