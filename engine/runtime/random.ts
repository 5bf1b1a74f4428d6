/** Random numbers outside the rules: for bots and tests. Draws of the rules are keyed, in the generated code. */

/** A stream of 32-bit numbers; the same seed gives the same stream. */
export interface Random {
  /** A whole number from 0 to `bound` − 1. */
  below(bound: number): number;
}

/** Spreads any text or number over 64 bits, given as two 32-bit integers. */
export function hashSeed(seed: string | number, ...more: number[]): [number, number] {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  const mix = (value: number): void => {
    a = Math.imul(a ^ value, 0x01000193);
    a ^= a >>> 15;
    b = Math.imul(b ^ value, 0xcc9e2d51);
    b ^= b >>> 13;
    b = (b + a) | 0;
  };
  const text = String(seed);
  for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i));
  mix(text.length);
  for (const value of more) mix(value);
  mix(0x7f4a7c15);
  return [a | 0, b | 0];
}

/** sfc32 (Chris Doty-Humphrey's small fast counting generator, public domain), seeded by a text or number. */
export function createRandom(seed: string | number, ...more: number[]): Random {
  let [a, b] = hashSeed(seed, ...more);
  let c = 0x2545f491;
  let counter = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return { below: (bound) => Math.floor((next() / 4294967296) * bound) };
}
