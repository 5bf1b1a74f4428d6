import { expect, test } from 'vitest';
import { createRandom } from '../runtime/random.ts';
import { Module } from './emitter.ts';
import { bitCount, nthBit } from './helpers.ts';

test('the k-th bit of a word, and how many there are', () => {
  const module = new Module();
  const names = [nthBit(module), bitCount(module)];
  const [nth, count] = new Function(`${module.text}\nreturn [${names.join(', ')}];`)() as [
    (m: number, k: number) => number,
    (m: number) => number,
  ];
  const random = createRandom('bits');
  const words = [1, -1, -0x80000000, 0x7fffffff, 0x00ff00ff, 0x80000001 | 0];
  for (let i = 0; i < 2000; i++) words.push((random.below(0x100000000) & random.below(0x100000000)) | 0);
  for (const word of words) {
    const bits = Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (word >>> bit) & 1);
    expect(count(word)).toBe(bits.length);
    expect(bits.map((_, k) => nth(word, k))).toEqual(bits);
  }
});
