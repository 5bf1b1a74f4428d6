import { expect, test, vi } from 'vitest';

vi.mock('./client.ts', () => ({ client: {}, TABLE: 'table' }));

const { packLines, unpackLines } = await import('./kept-lines.ts');

type Packed = Parameters<typeof packLines>[0];

const ply = (n: number) => ({ n, actor: 0, decision: 'turn', move: { action: 'go', args: {} }, turn: n });
const line = (id: number, text: string, from?: string) => ({
  id,
  text,
  players: 2,
  seed: 's',
  plies: [ply(0), ply(1)],
  position: 1,
  version: { at: id, step: id, ...(from === undefined ? {} : { from, says: `from ${from}` }) },
});
const game: Packed = {
  text: 'c',
  version: { at: 9, step: 9, from: 'b', says: 'from b' },
  lines: [line(2, 'b', 'a'), line(1, 'a'), line(3, 'b', 'a')],
};

test('lines are kept with each text once, and are what they were', () => {
  const kept = structuredClone(packLines(game));
  expect([...kept.texts].sort()).toEqual(['a', 'b', 'c']);
  const back = unpackLines(kept, 'c');
  const known = ({ id: _, version: { step: __, ...version }, ...rest }: Packed['lines'][number]) => ({
    ...rest,
    version,
  });
  expect(back.lines.map(known)).toEqual(game.lines.map(known));
  expect(back.version).toMatchObject({ at: 9, from: 'b', says: 'from b' });
  // Numbers of their own, and no step of this page made them.
  expect(new Set(back.lines.map(({ id }) => id)).size).toBe(3);
  expect(back.lines.every(({ version }) => version.step < 0)).toBe(true);
});

test('of another text nothing is said but what was left', () => {
  const back = unpackLines(packLines(game), 'd');
  expect(back.lines).toHaveLength(3);
  expect(back.version).toBeUndefined();
});
