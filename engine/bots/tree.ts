/**
 * The statistics of a search: nodes by the key of what the deciding seat knows, each with the picks that were legal
 * there. Everything lies in growing arrays that are used again by the next search.
 */

/** A node whose picks have not been listed. */
const UNEXPANDED = -1;

export class Tree {
  private readonly ids = new Map<number, number>();
  nodes = 0;
  edges = 0;
  /** By node. */
  visits = new Int32Array(1024);
  private firstEdge = new Int32Array(1024);
  private edgeCount = new Int32Array(1024);
  /** Of its edges, those that were tried come first. */
  private tried = new Int32Array(1024);
  /** By edge. */
  pick = new Int32Array(8192);
  edgeVisits = new Int32Array(8192);
  /** Sum of what the seat that decides got. */
  edgeSum = new Float64Array(8192);
  /** Sum of its shares of the win: what is told to people. */
  edgeShares = new Float64Array(8192);
  /** The node to which the edge led last; −1: none. */
  child = new Int32Array(8192);

  clear(): void {
    this.ids.clear();
    this.nodes = 0;
    this.edges = 0;
  }

  find(key: number): number | undefined {
    return this.ids.get(key);
  }

  /** A new node; one without a key is not found again. */
  add(key?: number): number {
    const node = this.nodes++;
    if (node >= this.visits.length) {
      this.visits = grown(this.visits);
      this.firstEdge = grown(this.firstEdge);
      this.edgeCount = grown(this.edgeCount);
      this.tried = grown(this.tried);
    }
    if (key !== undefined) this.ids.set(key, node);
    this.visits[node] = 0;
    this.firstEdge[node] = UNEXPANDED;
    this.edgeCount[node] = 0;
    this.tried[node] = 0;
    return node;
  }

  isExpanded(node: number): boolean {
    return this.firstEdge[node] !== UNEXPANDED;
  }

  /** Gives a node its legal picks. */
  expand(node: number, picks: Int32Array, count: number): void {
    const first = this.edges;
    this.edges += count;
    while (this.edges > this.pick.length) {
      this.pick = grown(this.pick);
      this.edgeVisits = grown(this.edgeVisits);
      this.child = grown(this.child);
      this.edgeSum = grownSums(this.edgeSum);
      this.edgeShares = grownSums(this.edgeShares);
    }
    this.firstEdge[node] = first;
    this.edgeCount[node] = count;
    for (let i = 0; i < count; i++) this.pick[first + i] = picks[i]!;
    this.edgeVisits.fill(0, first, this.edges);
    this.edgeSum.fill(0, first, this.edges);
    this.edgeShares.fill(0, first, this.edges);
    this.child.fill(-1, first, this.edges);
  }

  countOf(node: number): number {
    return this.edgeCount[node]!;
  }

  triedOf(node: number): number {
    return this.tried[node]!;
  }

  firstOf(node: number): number {
    return this.firstEdge[node]!;
  }

  /** Moves one of the edges that were not tried to those that were; `at` counts among the former. */
  tryEdge(node: number, at: number): number {
    const edge = this.firstEdge[node]! + this.tried[node]!++;
    const other = edge + at;
    const pick = this.pick[edge]!;
    this.pick[edge] = this.pick[other]!;
    this.pick[other] = pick;
    return edge;
  }

  /** Mean share of the win. */
  share(edge: number): number {
    return this.edgeVisits[edge]! === 0 ? 0 : this.edgeShares[edge]! / this.edgeVisits[edge]!;
  }
}

function grownSums(array: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(array.length * 2);
  larger.set(array);
  return larger;
}

function grown(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
