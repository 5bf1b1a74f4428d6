/**
 * The rules of paying. Each test is derived by hand from the rulebook and the rulings, and played by everybody who can
 * run the game; coverage.yaml names them sentence by sentence.
 */

import { describe, expect, test } from 'vitest';
import { HOSTS } from '../../test/oracles/sold-beta-hosts.ts';
import { at, owing } from '../../test/oracles/sold-beta-positions.ts';
import { asked, bids, type Host, money, paid, pass, pay, payments, raise } from '../../test/oracles/sold-beta-table.ts';

describe.each(HOSTS)('Sold!Beta, run by %s', (_, host: Host) => {
  test('pay: a debt of 5 with cards 5, 3, 2 is paid with the 5 only', () => {
    const table = owing(host, [2, 3, 5], 5);
    expect(table.legal()).toEqual([pay(0, 5)]);
    expect(() => table.play(pay(0, 2, 3))).toThrow();
  });

  test('pay: a debt of 4 with cards 5, 3, 2 is paid with the 5, or with 3 and 2', () => {
    const table = owing(host, [2, 3, 5], 4);
    expect(table.legal()).toEqual([pay(0, 2, 3), pay(0, 5)]);
  });

  test.each([
    // An Ace is worth 1.
    [[1, 2], 1, [[1]]],
    // Any single card will do, but never two.
    [[2, 3, 5], 1, [[2], [3], [5]]],
    [[3, 8], 2, [[3], [8]]],
    // A sum that is exact has no priority, and neither has the least sum.
    [[2, 4, 5, 7], 6, [[2, 4], [2, 5], [4, 5], [7]]],
    [
      [1, 2, 3],
      4,
      [
        [1, 3],
        [2, 3],
      ],
    ],
    [[1, 2, 8], 3, [[1, 2], [8]]],
    // The Ace is taken back wherever the rest is enough.
    [[1, 4, 6], 5, [[1, 4], [6]]],
    [
      [1, 6, 7],
      8,
      [
        [1, 7],
        [6, 7],
      ],
    ],
    [
      [1, 5, 6],
      7,
      [
        [1, 6],
        [5, 6],
      ],
    ],
    // Nothing can be taken back from three cards.
    [[3, 4, 5], 10, [[3, 4, 5]]],
    [[2, 3, 5], 10, [[2, 3, 5]]],
    [[1, 2, 3, 4, 5, 6, 7, 8], 36, [[1, 2, 3, 4, 5, 6, 7, 8]]],
  ])('pay: with cards %j a debt of %i is paid in one of the ways %j', (cards, owed, ways) => {
    expect(payments(owing(host, cards, owed))).toEqual(ways);
  });

  test('pay: a payment is asked for also if there is only one', () => {
    const table = owing(host, [5], 3);
    expect(asked(table)).toEqual([0, 'pay']);
    expect(payments(table)).toEqual([[5]]);
  });

  test('pay: there is no change', () => {
    const table = owing(host, [2, 8], 3);
    expect(payments(table)).toEqual([[8]]);
    table.play(pay(0, 8));
    expect(money(table, 0)).toEqual([2]);
  });

  test('pay: paid money is out of the game', () => {
    const table = owing(host, [2, 3, 5], 4);
    table.play(pay(0, 2, 3));
    expect(money(table, 0)).toEqual([5]);
    expect(paid(table)).toEqual(expect.arrayContaining(['money 2:0', 'money 3:0']));
    expect(asked(table)).toEqual([0, 'raise', 'pass']);
    expect(bids(table)).toEqual([1, 2, 3, 4, 5]);
  });

  test('pay: nothing is asked where nothing is owed', () => {
    const table = at(host, { asks: 1, market: ['2♣', '9♠', 'K♠'], bids: { 0: 20, 1: 1, 2: 3 } });
    table.play(pass);
    expect(asked(table)).toEqual([2, 'raise', 'pass']);
  });

  test('pay: the whole of the money can be bid, and paid', () => {
    const table = at(host, { asks: 0, market: ['2♣', '9♠'], bidding: [0, 1], money: { 0: [2, 4] } });
    table.play(raise(6));
    table.play(pass);
    expect(payments(table)).toEqual([[2, 4]]);
    table.play(pay(0, 2, 4));
    expect(money(table, 0)).toEqual([]);
  });
});
