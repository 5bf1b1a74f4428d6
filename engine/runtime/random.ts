/** Random numbers outside the rules: for bots and tests. Draws of the rules are keyed, in the generated code. */

/** A stream of 32-bit numbers; the same seed gives the same stream. */
export interface Random {
  /** A whole number from 0 to `bound` − 1. */
  below(bound: number): number;
}

/** What a seed is being spread over: kept here, so that beginning a game allocates nothing. */
const spread = new Int32Array(2);

function mix(value: number): void {
  let a = spread[0]!;
  let b = spread[1]!;
  a = Math.imul(a ^ value, 0x01000193);
  a ^= a >>> 15;
  b = Math.imul(b ^ value, 0xcc9e2d51);
  b ^= b >>> 13;
  spread[0] = a;
  spread[1] = b + a;
}

function mixText(text: string): void {
  spread[0] = 0x9e3779b9;
  spread[1] = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i));
  mix(text.length);
}

const LAST = 0x7f4a7c15;

/** Spreads any text or number over 64 bits, given as two 32-bit integers. */
export function hashSeed(seed: string | number, ...more: number[]): [number, number] {
  mixText(String(seed));
  for (const value of more) mix(value);
  mix(LAST);
  return [spread[0]!, spread[1]!];
}

/** As `hashSeed`, into an array. */
export function hashSeedInto(target: Int32Array, low: number, high: number, seed: string | number, game: number): void {
  mixText(typeof seed === 'string' ? seed : String(seed));
  mix(game);
  mix(LAST);
  target[low] = spread[0]!;
  target[high] = spread[1]!;
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
