/** What is observed in one game, by the numbers of keys: fast to add to, fast to clear. */

/** Numbers for texts. */
export class Names {
  readonly list: string[] = [];
  private readonly numbers = new Map<string, number>();

  id(name: string): number {
    let id = this.numbers.get(name);
    if (id === undefined) {
      id = this.list.push(name) - 1;
      this.numbers.set(name, id);
    }
    return id;
  }
}

export class Tally {
  private values = new Float64Array(256);
  private stamps = new Uint32Array(256);
  private game = 1;
  /** Keys that have a value, in the order in which they got it. */
  readonly touched: number[] = [];

  /** @returns whether it is the first time in this game */
  add(id: number, value: number): boolean {
    if (this.has(id)) {
      this.values[id] += value;
      return false;
    }
    this.set(id, value);
    return true;
  }

  set(id: number, value: number): void {
    if (id >= this.values.length) this.grow(id);
    if (this.stamps[id] !== this.game) {
      this.stamps[id] = this.game;
      this.touched.push(id);
    }
    this.values[id] = value;
  }

  has(id: number): boolean {
    return this.stamps[id] === this.game;
  }

  get(id: number): number {
    return this.has(id) ? this.values[id]! : 0;
  }

  clear(): void {
    this.game++;
    this.touched.length = 0;
  }

  private grow(id: number): void {
    const size = Math.max(id + 1, this.values.length * 2);
    const values = new Float64Array(size);
    const stamps = new Uint32Array(size);
    values.set(this.values);
    stamps.set(this.stamps);
    this.values = values;
    this.stamps = stamps;
  }
}
