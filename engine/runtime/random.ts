/** Random numbers outside the rules: for bots and tests. Draws of the rules are keyed, in the generated code. */

/** A stream of 32-bit numbers; the same seed gives the same stream. */
export interface Random {
  /** A whole number from 0 to `bound` − 1. */
  below(bound: number): number;
}

/** Spreads any text or number over 64 bits, given as two 32-bit integers. */
export function hashSeed(seed: string | number, ...more: number[]): [number, number] {
  const text = String(seed);
  const length = text.length + 1 + more.length + 1;
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = 0; i < length; i++) {
    const value =
      i < text.length
        ? text.charCodeAt(i)
        : i === text.length
          ? text.length
          : i === length - 1
            ? 0x7f4a7c15
            : more[i - text.length - 1]!;
    a = Math.imul(a ^ value, 0x01000193);
    a ^= a >>> 15;
    b = Math.imul(b ^ value, 0xcc9e2d51);
    b ^= b >>> 13;
    b = (b + a) | 0;
  }
  return [a | 0, b | 0];
}

/** sfc32 (Chris Doty-Humphrey's small fast counting generator, public domain). Its state is four integers: nothing is allocated. */
class Sfc32 implements Random {
  private readonly state: Int32Array;

  constructor(a: number, b: number) {
    this.state = Int32Array.of(a, b, 0x2545f491, 1);
    for (let i = 0; i < 12; i++) this.below(1);
  }

  below(bound: number): number {
    const { state } = this;
    const b = state[1]!;
    const c = state[2]!;
    const counter = state[3]!;
    const t = (((state[0]! + b) | 0) + counter) | 0;
    state[3] = counter + 1;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + t;
    return Math.floor(((t >>> 0) / 4294967296) * bound);
  }
}

/** A stream seeded by a text or number, and by more numbers. */
export function createRandom(seed: string | number, ...more: number[]): Random {
  const [a, b] = hashSeed(seed, ...more);
  return new Sfc32(a, b);
}
