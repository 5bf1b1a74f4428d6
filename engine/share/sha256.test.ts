import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

const known = (text: string): string => `sha256-${createHash('sha256').update(text, 'utf8').digest('hex')}`;

test('the hash is that of the standard', () => {
  expect(sha256('abc')).toBe('sha256-ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  for (const length of [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 1000]) {
    const text = 'x'.repeat(length);
    expect(sha256(text)).toBe(known(text));
  }
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => sha256(text) === known(text)));
});
