/**
 * What a search has proved: for every node and seat the least and the most that the seat's share of the win can be, if
 * everybody looks for their own. Only for games without chance and secrets, where a node stands for one position.
 *
 * The seat that decides gets the best of what its edges promise. It takes none that is surely worse for it than another
 * one, so every other seat gets something between the least and the most of those that are left, and no more than the
 * others leave. With two players this is what Cazenave and Saffidine describe in "Score Bounded Monte-Carlo Tree Search"
 * (2010), after Winands, Björnsson and Saito, "Monte-Carlo Tree Search Solver" (2008); it holds for any number of players,
 * however ties are broken. A bound comes from bounds that were there before, down to games that are over, so it does no
 * harm when positions come again.
 */
import type { Program } from '../compiler/program.ts';
import { isUncertain } from './standing.ts';
import type { Tree } from './tree.ts';

/** A win, in whole parts: it can be divided among any number of winners up to `MOST_PLAYERS`. */
const WIN = 720_720;
const MOST_PLAYERS = 16;

/** Whether results can be proved. Whoever plays alone looks for points, not for a share. */
export const canProve = (program: Program): boolean =>
  !isUncertain(program) && program.model.players > 1 && program.model.players <= MOST_PLAYERS;

export class Proof {
  private readonly tree: Tree;
  private readonly players: number;
  private lower: Int32Array<ArrayBuffer>;
  private upper: Int32Array<ArrayBuffer>;
  /** By node, whether anything is known of it. */
  private known = new Uint8Array(1024);

  constructor(tree: Tree, players: number) {
    this.tree = tree;
    this.players = players;
    this.lower = new Int32Array(1024 * players);
    this.upper = new Int32Array(1024 * players);
  }

  /** Begins a node: nothing is known. */
  add(node: number): void {
    const { players } = this;
    if (node >= this.known.length) {
      this.known = filled(new Uint8Array(node * 2), this.known);
      this.lower = filled(new Int32Array(node * 2 * players), this.lower);
      this.upper = filled(new Int32Array(node * 2 * players), this.upper);
    }
    this.known[node] = 0;
    this.lower.fill(0, node * players, (node + 1) * players);
    this.upper.fill(WIN, node * players, (node + 1) * players);
  }

  /** A game that is over. */
  end(node: number, shares: Float64Array): void {
    const base = node * this.players;
    this.known[node] = 1;
    for (let seat = 0; seat < shares.length; seat++) {
      this.lower[base + seat] = Math.round(shares[seat]! * WIN);
      this.upper[base + seat] = this.lower[base + seat]!;
    }
  }

  /** Whether anything is known of a node. Of what was never reached (−1) nothing is. */
  isKnown(node: number): boolean {
    return node >= 0 && this.known[node] === 1;
  }

  /** Whether nothing can change any more what the seat gets. */
  isSettled(node: number, seat: number): boolean {
    return this.isKnown(node) && this.least(node, seat) === this.most(node, seat);
  }

  /** Whether an edge is surely worse for the seat that decides than what it can have. */
  isWorse(node: number, child: number, decides: number): boolean {
    return this.isKnown(child) && this.most(child, decides) < this.least(node, decides);
  }

  /** The share nearest to the given one that the seat can still get, from 0 to 1. */
  within(node: number, seat: number, share: number): number {
    return Math.min(Math.max(share, this.least(node, seat) / WIN), this.most(node, seat) / WIN);
  }

  /** Works out a node anew from those that its edges lead to. */
  update(node: number, decides: number): void {
    const { tree, players } = this;
    const first = tree.firstOf(node);
    const end = first + tree.triedOf(node);
    let least = 0;
    let most = end < first + tree.countOf(node) ? WIN : 0;
    for (let edge = first; edge < end; edge++) {
      least = Math.max(least, this.least(tree.child[edge]!, decides));
      most = Math.max(most, this.most(tree.child[edge]!, decides));
    }
    if (least === 0 && most === WIN) return;
    // Of what was not tried nothing is known; it does not matter where the seat has won anyway.
    const open = end < first + tree.countOf(node) && least < WIN;
    const base = node * players;
    this.known[node] = 1;
    for (let seat = 0; seat < players; seat++) {
      if (seat === decides) continue;
      let low = open ? 0 : WIN;
      let high = open ? WIN : 0;
      for (let edge = first; edge < end; edge++) {
        const child = tree.child[edge]!;
        if (this.most(child, decides) < least) continue;
        low = Math.min(low, this.least(child, seat));
        high = Math.max(high, this.most(child, seat));
      }
      this.lower[base + seat] = low;
      this.upper[base + seat] = Math.min(high, WIN - least);
    }
    this.lower[base + decides] = least;
    this.upper[base + decides] = most;
  }

  private least(node: number, seat: number): number {
    return node < 0 ? 0 : this.lower[node * this.players + seat]!;
  }

  private most(node: number, seat: number): number {
    return node < 0 ? WIN : this.upper[node * this.players + seat]!;
  }
}

function filled<T extends Int32Array | Uint8Array>(larger: T, array: T): T {
  larger.set(array);
  return larger;
}
