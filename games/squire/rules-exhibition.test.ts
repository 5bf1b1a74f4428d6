/** Squire: exhibitions and the exhibition token. See rules-travel.test.ts. */

import { describe, expect, test } from 'vitest';
import type { Wanted } from '../../test/oracles/squire.ts';
import { HOSTS } from '../../test/oracles/squire-hosts.ts';
import { anyTurn, type Position, seated } from '../../test/oracles/squire-positions.ts';
import {
  asked,
  type Host,
  hand,
  hold,
  purse,
  sell,
  type Table,
  tokenOf,
  travel,
} from '../../test/oracles/squire-table.ts';

const WANTED: Wanted = { players: 4, options: { characters: ['fox', 'badger', 'hare', 'owl'] } };

/** The first of four players holds an exhibition. */
const holding = (host: Host, given: Position = {}, wanted = WANTED): Table =>
  seated(host, { token: 0, asks: { actor: 0, decision: 'hold' }, ...given }, wanted);
const coins = (table: Table) => [0, 1, 2, 3].map((seat) => purse(table, seat).coin);
const tickets = (table: Table) => [0, 1, 2, 3].map((seat) => purse(table, seat).ticket);
const cards = (table: Table) => [0, 1, 2, 3].map((seat) => hand(table, seat).length);

/** Who held an exhibition in each turn, from the start. */
function exhibitors(host: Host, players: number, turns: number): (number | null)[] {
  const table = host.start({ players });
  return Array.from({ length: turns }, () => {
    table.play(table.legal()[0]);
    let held: number | null = null;
    for (;;) {
      const { next } = table.state();
      if (!next || next.decision === 'turn.movement') return held;
      const [, action] = asked(table)!;
      if (action === 'hold') {
        held = next.actor;
        table.play(hold('paintings'));
      } else if (action === 'buy' || action === 'sell') table.play(sell);
      else table.play(table.legal().find((move) => move.action === 'decline')!);
    }
  });
}

describe.each(HOSTS)('exhibitions, run by %s', (_, host: Host) => {
  test('exhibition: whoever has the token must hold one, of any type, also one without an exhibit', () => {
    const table = holding(host);
    expect(
      table
        .legal()
        .map(({ args }) => args.show)
        .sort(),
    ).toEqual(['books', 'ceramics', 'jewels', 'paintings', 'sculptures'].sort());
    table.play(hold('paintings'));
    expect(coins(table)).toEqual([14, 10, 10, 10]);
  });

  test('exhibition: nobody else holds one', () => {
    const at = { 0: 'london', 1: 'york', 2: 'york', 3: 'york' };
    const table = seated(host, { token: 1, at }, WANTED);
    table.play(travel('oxford'));
    table.play(sell);
    expect(asked(table)).toEqual([1, 'travel']);
  });

  test('exhibition: the same type as last time is allowed', () => {
    const table = seated(host, { token: 0, at: { 0: 'london', 1: 'york', 2: 'york', 3: 'york' } }, WANTED);
    table.play(travel('oxford'));
    table.play(sell);
    table.play(hold('jewels'));
    anyTurn(table);
    anyTurn(table);
    table.play(table.legal()[0]);
    table.play(sell);
    expect(table.legal()).toContainEqual(hold('jewels'));
  });

  test('reward: the holder gets the larger one, others with an exhibit of the type the smaller one', () => {
    const gallery = {
      0: { a1: 'book 2' },
      1: { a1: 'painting 2', a2: 'ceramics 2' },
      2: { a1: 'jewel 2' },
      3: { a1: 'painting 3', a2: 'painting 4' },
    };
    const paintings = holding(host, { gallery });
    paintings.play(hold('paintings'));
    expect(coins(paintings)).toEqual([14, 12, 10, 12]);
    const jewels = holding(host, { gallery });
    jewels.play(hold('jewels'));
    expect([coins(jewels), tickets(jewels)]).toEqual([
      [12, 10, 11, 10],
      [1, 0, 0, 0],
    ]);
    const books = holding(host, { gallery });
    books.play(hold('books'));
    // The holder's own book brings nothing more.
    expect(tickets(books)).toEqual([3, 0, 0, 0]);
    const ceramics = holding(host, { gallery });
    ceramics.play(hold('ceramics'));
    expect(cards(ceramics)).toEqual([1, 1, 0, 0]);
  });

  test('reward: one for each player, however many exhibits of the type they have', () => {
    const table = holding(host, { gallery: { 2: { a1: 'painting 3', a2: 'painting 4', a3: 'painting 5' } } });
    table.play(hold('paintings'));
    expect(coins(table)).toEqual([14, 10, 12, 10]);
  });

  test('reward: the holder first, then from the left on around', () => {
    const gallery = { 0: { a1: 'ceramics 2' }, 1: { a1: 'ceramics 2' }, 2: {}, 3: { a1: 'ceramics 3' } };
    const deck = ['Letter 5', 'Letter 6', 'Letter 7', 'Letter 8'];
    const table = seated(host, { token: 1, gallery, deck, asks: { actor: 1, decision: 'hold' } }, WANTED);
    table.play(hold('ceramics'));
    expect([0, 1, 2, 3].map((seat) => hand(table, seat))).toEqual([
      ['Letter 8'],
      ['Letter 5', 'Letter 6'],
      [],
      ['Letter 7'],
    ]);
  });

  test('token: the last player has it at the start', () => {
    expect([2, 3, 4].map((players) => tokenOf(host.start({ players })))).toEqual([1, 2, 3]);
  });

  test('token: goes to the right after an exhibition, and only then', () => {
    const table = holding(host);
    table.play(hold('paintings'));
    expect(tokenOf(table)).toBe(3);
    anyTurn(table);
    anyTurn(table);
    expect(tokenOf(table)).toBe(3);
    anyTurn(table);
    expect(tokenOf(table)).toBe(2);
  });

  test('token: counterclockwise, while turns go clockwise', () => {
    expect(exhibitors(host, 3, 12)).toEqual([
      ...[null, null, 2],
      ...[null, 1, null],
      ...[0, null, 2],
      ...[null, 1, null],
    ]);
    expect(exhibitors(host, 4, 16)).toEqual([
      ...[null, null, null, 3],
      ...[null, null, 2, null],
      ...[null, 1, null, null],
      ...[0, null, null, 3],
    ]);
  });

  test('token: with two players it rests on the board until the end of the other’s turn', () => {
    const table = seated(host, { token: 0, asks: { actor: 0, decision: 'hold' } }, { players: 2 });
    table.play(hold('paintings'));
    expect(tokenOf(table)).toBeNull();
    expect(table.state().zones.exhibitionSpace).toEqual({ exhibitionToken: 1 });
    table.play(table.legal()[0]);
    expect(tokenOf(table)).toBeNull();
    table.play(sell);
    // Taken, without an exhibition.
    expect(asked(table)).toEqual([0, 'travel']);
    expect(tokenOf(table)).toBe(1);
    anyTurn(table);
    expect(tokenOf(table)).toBe(1);
    anyTurn(table);
    expect(tokenOf(table)).toBeNull();
    anyTurn(table);
    expect(tokenOf(table)).toBe(0);
  });

  test('token: with two players exhibitions are held in turns 2, 5, 8 and so on, by each in turn', () => {
    const held = exhibitors(host, 2, 24);
    expect(held.flatMap((seat, i) => (seat === null ? [] : [i + 1]))).toEqual([2, 5, 8, 11, 14, 17, 20, 23]);
    expect(held.filter((seat) => seat !== null)).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
  });
});
