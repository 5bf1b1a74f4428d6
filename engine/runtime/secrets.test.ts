import { expect, test } from 'vitest';
import { fixtures, rulesOf } from '../../test/support/library.ts';
import { prepareGame } from '../index.ts';
import { HIDDEN } from './readable.ts';
import { revealedAt, seenMove } from './secrets.ts';
import { Session } from './session.ts';

function start(game: string, players?: number): Session {
  const prepared = prepareGame(rulesOf(fixtures, game), { players });
  if (!prepared.ok) throw new Error(prepared.diagnostics[0]!.message);
  return Session.start(prepared.value.program, { seed: 4 });
}

test('what is chosen together is a secret until all have chosen', () => {
  const session = start('rock-paper-scissors', 3);
  const show = (hand: string) => expect(session.play({ action: 'show', args: { hand } }).ok).toBe(true);
  show('rock');
  show('paper');
  expect(seenMove(session, 0, 0)).toEqual({ action: 'show', args: { hand: 'rock' } });
  expect(seenMove(session, 0, 1)).toBeUndefined();
  expect(seenMove(session, 1, 0)).toBeUndefined();
  expect(revealedAt(session, 0)).toBeUndefined();
  show('scissors');
  expect([0, 1, 2].map((n) => revealedAt(session, n))).toEqual([3, 3, 3]);
  expect([0, 1, 2].map((n) => revealedAt(session, n, 2))).toEqual([undefined, undefined, undefined]);
  expect(seenMove(session, 1, 2)).toEqual({ action: 'show', args: { hand: 'paper' } });
  expect(seenMove(session, 1, 2, 2)).toBeUndefined();
});

test('a piece is named only to those who have seen it', () => {
  const session = start('gifts');
  const gift = session.legal()[0]!;
  expect(session.play(gift).ok).toBe(true);
  expect(gift.args.gift).toMatch(/^(red|blue) [123]$/);
  expect(seenMove(session, 0, 0)).toEqual(gift);
  expect(seenMove(session, 0, 1)).toEqual({ action: 'offer', args: { gift: HIDDEN } });
  expect(revealedAt(session, 0)).toBe(1);
});
