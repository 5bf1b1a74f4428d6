/** What the rulebook says of the game as a whole, read off its definition; and how it explains itself. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { Session, writeState } from '../../engine/index.ts';
import { programFor } from '../../test/oracles/sold-beta-engine.ts';
import { position } from '../../test/oracles/sold-beta-positions.ts';

const read = (path: string) => parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const game = read('game.yaml');
const published = read('variants/published.yaml');

test('definition: 3 to 6 players', () => {
  expect(game.players).toEqual({ min: 3, max: 6 });
});

test('definition: only decks and cards set aside are hidden, and with the variant the money', () => {
  const hidden = Object.entries<{ seen?: string }>(game.zones).flatMap(([name, { seen }]) =>
    seen ? [[name, seen]] : [],
  );
  expect(hidden).toEqual([
    ['propertyDeck', 'nobody'],
    ['checkDeck', 'nobody'],
    ['aside', 'nobody'],
  ]);
  expect(published.patch).toEqual({
    'zones.purse': { set: { seen: 'owner' } },
    'zones.paid': { set: { seen: 'nobody' } },
  });
});

test('definition: every option has a label, help and a group', () => {
  for (const option of Object.values<Record<string, unknown>>(game.options)) {
    expect(option).toMatchObject({ label: expect.any(String), help: expect.any(String), group: expect.any(String) });
  }
});

test('definition: every phase, step, action and procedure has its sentence and its source', () => {
  const { auction, sale } = game.phases;
  const rules = {
    ...game.setup,
    auction,
    ...auction.begin,
    ...auction.turn,
    ...auction.turn.act.choose,
    last: auction.finish.last,
    sale,
    ...sale.begin,
    ...sale.begin.offer.together,
    ...game.procedures,
  };
  for (const rule of Object.values<Record<string, unknown>>(rules)) {
    expect(rule).toMatchObject({ text: expect.any(String), source: expect.any(String) });
  }
});

test('definition: illegal moves are explained', () => {
  const program = programFor({ players: 3 });
  const given = { asks: 0, market: ['2♣', '9♠'], bidding: [0, 1], bids: { 0: 10, 1: 20 }, money: { 0: [2, 3, 5] } };
  const { zones, variables, next } = position({ players: 3 }, given);
  const state = writeState(program, { zones, variables, next, active: 0, round: 1 } as never);
  const session = Session.fromSnapshot(program, state);
  const why = (action: string, args: Record<string, unknown>) => session.why({ action, args: args as never }).reason;
  expect(why('raise', { amount: 20 })).toBe('The bid must be at least 21, and you have 10');
  expect(session.describeMove({ action: 'pass', args: {} })).toBe('Pass: take 2♣ and pay 5');
  session.play({ action: 'pass', args: {} });
  expect(why('pay', { cards: ['money 2:0', 'money 3:0'] })).toBe('You have a card that is worth exactly 5');
  const { variables: changed, ...rest } = position({ players: 3 }, { ...given, bids: { 0: 8, 1: 20 } });
  const four = Session.fromSnapshot(program, writeState(program, { ...rest, variables: changed, active: 0 } as never));
  four.play({ action: 'pass', args: {} });
  const explain = (...cards: string[]) => four.why({ action: 'pay', args: { cards } }).reason;
  expect(explain('money 3:0')).toBe('You owe 4');
  expect(explain('money 2:0', 'money 5:0')).toBe('Take a card back that is not needed');
  expect(explain('money 5:0')).toBeUndefined();
  expect(four.describeMove({ action: 'pay', args: { cards: ['money 2:0', 'money 3:0'] } })).toBe(
    'Pay 4 with money 2:0, money 3:0',
  );
});
