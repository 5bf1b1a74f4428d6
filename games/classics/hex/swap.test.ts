/** The swap rule: the second player may take the first stone over, mirrored. */
import { expect, test } from 'vitest';
import { prepareGame, Session } from '../../../engine/index.ts';
import { must } from '../../../engine/language/testing.ts';
import { perft } from '../../../engine/runtime/perft.ts';
import { games, rulesOf } from '../../../test/support/library.ts';

function start(size: number): Session {
  const prepared = prepareGame(rulesOf(games, 'hex', ['swap']), { options: { size } });
  if (!prepared.ok) throw new Error(prepared.diagnostics[0].message);
  return Session.start(prepared.value.program, { seed: 1 });
}

const put = (cell: string) => ({ action: 'put', args: { cell } });
const SWAP = { action: 'swap', args: {} };
const stones = (session: Session) =>
  Object.entries(session.readable().zones.lies as Record<string, unknown[]>)
    .filter(([, lies]) => lies.length > 0)
    .map(([cell, lies]) => [cell, JSON.stringify(lies)]);

test('the stone changes its color and lies mirrored; the first player goes on', () => {
  const session = start(5);
  session.play(put('b4'));
  const [[, red]] = stones(session);
  expect(session.legal()).toContainEqual(SWAP);
  expect(session.play(SWAP).ok).toBe(true);
  const after = stones(session);
  expect(after.map(([cell]) => cell)).toEqual(['d2']);
  expect(after[0][1]).not.toBe(red);
  expect(session.next!.actor).toBe(0);
  // Never again, and not by the first player.
  expect(session.legal()).not.toContainEqual(SWAP);
  session.play(put('c3'));
  expect(session.legal()).not.toContainEqual(SWAP);
});

test('a stone on the diagonal stays where it is', () => {
  const session = start(3);
  session.play(put('b2'));
  session.play(SWAP);
  expect(stones(session).map(([cell]) => cell)).toEqual(['b2']);
});

test('nobody has to swap; the first player can’t', () => {
  const session = start(3);
  expect(session.why(SWAP).reason).toBe('Only the second player may swap');
  session.play(put('a1'));
  session.play(put('b1'));
  session.play(put('c1'));
  expect(session.why(SWAP).reason).toBe('Only the first stone can be taken over');
});

test('paths on 3 × 3: without a swap as before, and 9 · 8 · 7 · … with one', () => {
  // No game ends before the fifth stone of both: 72 + 9, 504 + 9 · 8, 3024 + 9 · 8 · 7, 15120 + 9 · 8 · 7 · 6.
  const { program, state } = start(3);
  expect([1, 2, 3, 4, 5].map((depth) => must(perft(program, state, depth)))).toEqual([9, 81, 576, 3528, 18144]);
});
