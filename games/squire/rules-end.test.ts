/** Squire: the end, the scores and the winner. See rules-travel.test.ts. */

import { describe, expect, test } from 'vitest';
import type { Wanted } from '../../test/oracles/squire.ts';
import { LETTERS } from '../../test/oracles/squire-data.ts';
import { HOSTS } from '../../test/oracles/squire-hosts.ts';
import { anyTurn, type Position, seated } from '../../test/oracles/squire-positions.ts';
import {
  asked,
  decline,
  type Host,
  hang,
  hold,
  offered,
  sell,
  type Table,
  tokenOf,
} from '../../test/oracles/squire-table.ts';

const WANTED: Wanted = { players: 3, options: { characters: ['owl', 'fox', 'hare', 'badger'] } };
const score = (host: Host, given: Position, wanted = WANTED) => seated(host, given, wanted).scores();

/** The first player sells the last exhibit but those on the board; nothing else changes the purses. */
function end(host: Host, given: Position): Table {
  const at = { 0: 'dublin', 1: 'york', 2: 'york' };
  const offer = { dublin: 'book 4' };
  const asks = { actor: 0, decision: 'deal' } as const;
  // A book in the green region brings 1 + 5 coins.
  const table = seated(host, { at, offer, lot: 'book 4', supply: ['jewel 2'], asks, ...given }, WANTED);
  table.play(sell);
  return table;
}

describe.each(HOSTS)('the end, run by %s', (_, host: Host) => {
  test.each([
    [2, 12],
    [3, 11],
    [4, 10],
  ])('end: with %i players each has %i turns', (players, turns) => {
    const table = host.start({ players });
    let played = 0;
    while (table.state().next) {
      expect(table.state().next!.actor).toBe(played % players);
      anyTurn(table);
      played++;
    }
    expect(played).toBe(players * turns);
    // No city has been without an exhibit.
    expect(Object.values(table.state().zones.forSale).every((exhibits) => exhibits.length === 1)).toBe(true);
  });

  test('end: when the last exhibit of the supply is put on the board, after that turn', () => {
    const table = end(host, {});
    expect(asked(table)).toBeNull();
    expect(offered(table, 'dublin')).toBe('jewel 2');
    const earlier = end(host, { supply: ['jewel 2', 'jewel 3'] });
    expect(asked(earlier)).toEqual([1, 'travel']);
  });

  test('end: the turn is finished, with cards, gallery and exhibition', () => {
    const table = end(host, { token: 0, hand: { 0: ['Letter 41'] } });
    expect(asked(table)).toEqual([0, 'playOffer', 'decline']);
    table.play(decline);
    expect(asked(table)).toEqual([0, 'hold']);
    table.play(hold('paintings'));
    expect([asked(table), tokenOf(table)]).toEqual([null, 2]);
    expect(table.scores()[0].leftovers).toBe(Math.floor((10 + 6 + 4 + 1) / 5));
  });

  test('score: the values of the exhibits in the gallery, and of no others', () => {
    const given: Position = {
      gallery: { 0: { a1: 'painting 6', c3: 'book 2' }, 2: { b2: 'jewel 5' } },
      crate: { 1: 'jewel 6' },
      purse: { 0: { coin: 0, royalTicket: 0 }, 1: { coin: 0, royalTicket: 0 }, 2: { coin: 0, royalTicket: 0 } },
    };
    expect(score(host, given).map(({ exhibits, total }) => [exhibits, total])).toEqual([
      [8, 8],
      [0, 0],
      [5, 5],
    ]);
  });

  test('score: an exhibit counts once it hangs', () => {
    const table = seated(
      host,
      { crate: { 0: 'jewel 6' }, lot: 'jewel 6', asks: { actor: 0, decision: 'hang' } },
      WANTED,
    );
    expect(table.scores()[0].exhibits).toBe(0);
    table.play(hang(0, 'b1'));
    expect(table.scores()[0].exhibits).toBe(6);
  });

  test('score: a point for every 5 tickets and coins together, royal ones included', () => {
    const purse = {
      0: { coin: 3, royalCoin: 1, ticket: 4, royalTicket: 2 },
      1: { coin: 4, royalCoin: 0, ticket: 4, royalTicket: 1 },
      2: { coin: 0, royalCoin: 0, ticket: 3, royalTicket: 1 },
    };
    expect(score(host, { purse }).map(({ leftovers }) => leftovers)).toEqual([2, 1, 0]);
    const three = { ...WANTED, options: { ...WANTED.options, leftoversPerPoint: 3 } };
    expect(score(host, { purse }, three).map(({ leftovers }) => leftovers)).toEqual([3, 3, 1]);
  });

  test('score: a point for each of one’s ceramics and sculptures, by that commission', () => {
    const gallery = { 0: { a1: 'ceramics 2', a2: 'ceramics 6', b1: 'sculpture 3', b2: 'painting 2' } };
    expect(score(host, { gallery, commissions: { 0: ['Letter 1'] } })[0]).toMatchObject({
      exhibits: 13,
      commissions: 3,
    });
  });

  test('score: only accepted commissions count', () => {
    const gallery = { 0: { a1: 'ceramics 2' } };
    expect(score(host, { gallery, hand: { 0: ['Letter 1'] } })[0].commissions).toBe(0);
  });

  /** Worked out by hand for one gallery: three full rows, one of which is the left one, and a full third floor. */
  test('score: every commission, for one gallery', () => {
    const gallery = {
      0: {
        ...{ a1: 'painting 2', b1: 'painting 3', c1: 'painting 4', d1: 'ceramics 6' },
        ...{ a2: 'sculpture 5', b2: 'sculpture 6', c2: 'book 2' },
        ...{ a3: 'jewel 4', b3: 'jewel 5', c3: 'book 4' },
      },
      1: { a1: 'painting 5', a2: 'painting 6', a3: 'book 5', b1: 'book 6', b2: 'book 3' },
    };
    const purse = { 0: { coin: 6, royalCoin: 1, ticket: 4, royalTicket: 2 } };
    // 3 paintings, 1 ceramics, 2 sculptures, 2 books, 2 jewels.
    const worth: Record<string, number> = {
      '1 point for each painting and each ceramics token in your gallery': 4,
      '1 point for each painting and each sculpture in your gallery': 5,
      '1 point for each painting and each book in your gallery': 5,
      '1 point for each painting and each jewel in your gallery': 5,
      '1 point for each ceramics token and each sculpture in your gallery': 3,
      '1 point for each ceramics token and each book in your gallery': 3,
      '1 point for each ceramics token and each jewel in your gallery': 3,
      '1 point for each sculpture and each book in your gallery': 4,
      '1 point for each sculpture and each jewel in your gallery': 4,
      '1 point for each book and each jewel in your gallery': 4,
      '2 points for each painting in your gallery': 6,
      '2 points for each ceramics token in your gallery': 2,
      '2 points for each sculpture in your gallery': 4,
      '2 points for each book in your gallery': 4,
      '2 points for each jewel in your gallery': 4,
      '5 points if you have 3 or more paintings in your gallery': 5,
      '5 points if you have 3 or more ceramics in your gallery': 0,
      '5 points if you have 3 or more sculptures in your gallery': 0,
      '5 points if you have 3 or more books in your gallery': 0,
      '5 points if you have 3 or more jewels in your gallery': 0,
      '4 points if you have paintings in your gallery, and nobody has more': 4,
      '4 points if you have ceramics in your gallery, and nobody has more': 4,
      '4 points if you have sculptures in your gallery, and nobody has more': 4,
      '4 points if you have books in your gallery, and nobody has more': 0,
      '4 points if you have jewels in your gallery, and nobody has more': 4,
      '1 point for each exhibit worth 2 or 3 in your gallery': 3,
      '1 point for each exhibit worth 4 in your gallery': 3,
      '1 point for each exhibit worth 5 or 6 in your gallery': 4,
      '2 points for each exhibit worth 6 in your gallery': 4,
      '2 points for each exhibit worth 2 in your gallery': 4,
      '1 point for each exhibit on your first floor': 3,
      '1 point for each exhibit on your second floor': 3,
      '1 point for each exhibit on your third floor': 4,
      '3 points for each full floor of your gallery': 3,
      '2 points for each full row of your gallery': 6,
      '1 point for each exhibit in your left and right rows': 4,
      '1 point for each type in your gallery': 5,
      '5 points if all five types are in your gallery': 5,
      '1 point for every two exhibits of the same type in your gallery': 4,
      '1 point for every 3 coins that you have left': 2,
      '1 point for every 2 tickets that you have left': 3,
      '2 points for each royal coin and royal ticket that you have': 6,
    };
    const found = Object.fromEntries(
      LETTERS.map(({ name, commission }) => [
        commission,
        score(host, { gallery, purse, commissions: { 0: [name] } })[0].commissions,
      ]),
    );
    expect(found).toEqual(worth);
  });

  test('win: the most points', () => {
    const table = end(host, { gallery: { 1: { b1: 'painting 6' } } });
    expect(table.winners()).toEqual([1]);
  });

  test('win: with equal points the most tickets and coins, then the most exhibits, then shared', () => {
    const purse = { 0: { coin: 0, royalTicket: 0 }, 1: { coin: 0, royalTicket: 0 }, 2: { coin: 0, royalTicket: 0 } };
    const gallery = { 1: { b1: 'painting 6' }, 2: { b1: 'book 6' } };
    // The first player ends with 6 coins, which are a point.
    const leftover = end(host, { purse: { ...purse, 2: { coin: 1, royalTicket: 0 } }, gallery });
    expect(leftover.winners()).toEqual([2]);
    const exhibits = end(host, { purse, gallery: { 1: { b1: 'painting 6' }, 2: { b1: 'book 2', b2: 'jewel 4' } } });
    expect(exhibits.winners()).toEqual([2]);
    const shared = end(host, { purse, gallery });
    expect(shared.winners()).toEqual([1, 2]);
  });
});
