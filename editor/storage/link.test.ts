import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packText, unpackText } from './link.ts';

describe('a text in an address', () => {
  test('comes out as it went in, and holds only what an address may hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
        const packed = await packText(text);
        expect(packed).toMatch(/^[\w-]*$/);
        expect(await unpackText(packed)).toBe(text);
      }),
      { numRuns: 40 },
    );
  });

  test('that is cut off or made up is refused', async () => {
    const packed = await packText('houserules: 1\nname: mine\ntitle: Mine\n'.repeat(9));
    await expect(unpackText(packed.slice(0, -9))).rejects.toThrow();
    await expect(unpackText('nonsense')).rejects.toThrow();
    await expect(unpackText('%%%')).rejects.toThrow();
  });

  test('that would fill the memory is refused', async () => {
    const bomb = await packText('a'.repeat(2 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(4000);
    await expect(unpackText(bomb)).rejects.toThrow('too long');
  });
});
