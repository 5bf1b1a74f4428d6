/**
 * The rules of the sales, the scores and the win. Each test is derived by hand from the rulebook and the rulings, and
 * played by everybody who can run the game; coverage.yaml names them sentence by sentence.
 */

import { describe, expect, test } from 'vitest';
import { HOSTS } from '../../test/oracles/sold-beta-hosts.ts';
import { at, owing, sale } from '../../test/oracles/sold-beta-positions.ts';
import {
  asked,
  checks,
  type Host,
  pass,
  pay,
  properties,
  sell,
  type Table,
} from '../../test/oracles/sold-beta-table.ts';

/** The checks of each of three seats, in the order of names. */
const won = (table: Table) => [0, 1, 2].map((seat) => [...checks(table, seat)].sort());

const sellAll = (table: Table, ...cards: string[]) => {
  for (const card of cards) table.play(sell(card));
};

describe.each(HOSTS)('Sold!Beta, run by %s', (_, host: Host) => {
  describe('sales', () => {
    test('sale: begins when every property is bought', () => {
      const given = { asks: 0, market: ['2♣', '9♠', 'K♠'], checkDeck: ['2♥', '3♥', '4♥'] };
      const more = at(host, {
        ...given,
        propertyDeck: ['3♣', '4♣', '5♣'],
        checkDeck: ['2♥', '3♥', '4♥', '5♥', '6♥', '7♥'],
      });
      const last = at(host, given);
      for (const table of [more, last]) {
        table.play(pass);
        expect(table.state().zones.offeredChecks).toEqual({});
        table.play(pass);
      }
      expect(asked(more)).toEqual([2, 'raise', 'pass']);
      expect(asked(last)).toEqual([0, 'sell']);
    });

    test('sale: the last property is paid before', () => {
      const table = at(host, {
        asks: 0,
        market: ['2♣', '9♠'],
        bidding: [0, 1],
        bids: { 1: 8 },
        properties: { 2: ['3♣'] },
        checkDeck: ['2♥', '3♥', '4♥'],
      });
      table.play(pass);
      expect(asked(table)).toEqual([1, 'pay']);
      table.play(pay(1, 8));
      expect(asked(table)).toEqual([0, 'sell']);
    });

    test.each([3, 4, 5, 6])('sale: one check for each player is turned up (%i players)', (players) => {
      const table = host.start({ players });
      while (asked(table)![1] !== 'sell') table.play(pass);
      const { offeredChecks, checkDeck } = table.state().zones;
      expect(offeredChecks.check).toHaveLength(players);
      expect(checkDeck.length % players).toBe(0);
    });

    test('sale: everybody picks one property of their own, and nothing is shown until all have', () => {
      const table = sale(host, {
        hands: [
          ['2♣', '5♠'],
          ['3♣', 'K♠'],
          ['9♣', '10♣'],
        ],
        checkDeck: ['2♥', 'J♥', '7♥', '4♥', '5♥', '6♥'],
      });
      expect(table.legal()).toEqual([sell('2♣'), sell('5♠')]);
      table.play(sell('5♠'));
      expect(table.legal()).toEqual([sell('3♣'), sell('K♠')]);
      table.play(sell('3♣'));
      expect(table.legal()).toEqual([sell('9♣'), sell('10♣')]);
      const { zones, chosen } = table.state();
      expect(chosen).toEqual([0, 1]);
      expect(zones.pick).toEqual({ 0: [], 1: [], 2: [] });
      expect([...properties(table, 0)].sort()).toEqual(['2♣', '5♠']);
      expect(zones.offeredChecks.check).toEqual(['2♥', '7♥', 'J♥']);
      table.play(sell('9♣'));
      expect(table.state().chosen).toEqual([]);
      expect(properties(table, 0)).toEqual(['2♣']);
    });

    test('sale: the highest property takes the highest check, and so on down', () => {
      const table = sale(host, { hands: [['2♣'], ['K♠'], ['9♣']], checkDeck: ['2♥', 'J♥', '7♥'] });
      sellAll(table, '2♣', 'K♠', '9♣');
      expect(won(table)).toEqual([['2♥'], ['J♥'], ['7♥']]);
    });

    test('sale: at the same rank the spade takes the higher check', () => {
      const table = sale(host, { hands: [['9♣'], ['9♠'], ['10♣']], checkDeck: ['2♥', 'J♥', '7♥'] });
      sellAll(table, '9♣', '9♠', '10♣');
      expect(won(table)).toEqual([['2♥'], ['7♥'], ['J♥']]);
    });

    test('sale: checks rank Ace, 2 to 10, Jack, Queen, King', () => {
      const hands = [['A♣'], ['2♣'], ['3♣'], ['4♣'], ['5♣'], ['6♣']];
      const table = sale(host, { hands, checkDeck: ['Q♥', '2♥', 'K♥', 'A♥', '10♥', 'J♥'] });
      sellAll(table, ...hands.flat());
      expect([0, 1, 2, 3, 4, 5].map((seat) => checks(table, seat)[0])).toEqual(['A♥', '2♥', '10♥', 'J♥', 'Q♥', 'K♥']);
    });

    test('sale: two checks of the same rank are worth the same', () => {
      const table = sale(host, { hands: [['2♣'], ['K♠'], ['9♣']], checkDeck: ['8♦', '8♥', '2♥'] });
      sellAll(table, '2♣', 'K♠', '9♣');
      expect(table.scores().map((score) => score.checks)).toEqual([2, 8, 8]);
    });

    test('sale: sold properties are out of the game', () => {
      const table = sale(host, {
        hands: [
          ['2♣', '5♠'],
          ['3♣', 'K♠'],
          ['9♣', '10♣'],
        ],
        checkDeck: ['2♥', 'J♥', '7♥', '4♥', '5♥', '6♥'],
      });
      sellAll(table, '5♠', '3♣', '9♣');
      expect(table.state().zones.sold.property).toEqual(expect.arrayContaining(['5♠', '3♣', '9♣']));
      expect(table.legal()).toEqual([sell('2♣')]);
    });

    test('sale: is repeated until every property is sold', () => {
      const table = sale(host, {
        hands: [
          ['2♣', '5♠'],
          ['3♣', 'K♠'],
          ['9♣', '10♣'],
        ],
        checkDeck: ['2♥', 'J♥', '7♥', '4♥', '5♥', '6♥'],
      });
      sellAll(table, '5♠', '3♣', '9♣');
      expect(table.state().zones.offeredChecks.check).toEqual(['4♥', '5♥', '6♥']);
      // A single property left is a pick all the same.
      expect(asked(table)).toEqual([0, 'sell']);
      sellAll(table, '2♣', 'K♠', '10♣');
      expect(table.state().next).toBeNull();
      expect(table.legal()).toEqual([]);
      expect(won(table)).toEqual([
        ['4♥', '7♥'],
        ['2♥', '6♥'],
        ['5♥', 'J♥'],
      ]);
    });

    test.each([
      [3, 8],
      [4, 6],
      [5, 5],
      [6, 4],
    ])('game: with %i players there are %i auctions and as many sales', (players, rounds) => {
      const table = host.start({ players });
      let auctions = 0;
      let sales = 0;
      for (let moves = table.legal(); moves.length > 0; moves = table.legal()) {
        const { zones, variables, next } = table.state();
        if (asked(table)![1] === 'raise' && zones.market.property!.length === players && variables.highBid === 0)
          auctions++;
        if (asked(table)![1] === 'sell' && next!.actor === 0) sales++;
        table.play(moves.at(-1)!);
      }
      expect([auctions, sales]).toEqual([rounds, rounds]);
    });
  });

  describe('scores', () => {
    const end = { hands: [['2♣'], ['K♠'], ['9♣']], checkDeck: ['A♥', 'K♥', 'Q♥'] };

    test('score: checks by rank, and 1 for each money card whatever its rank', () => {
      const table = sale(host, {
        ...end,
        money: { 0: [8], 1: [1], 2: [] },
        checks: { 0: ['J♦', '10♦'], 1: ['2♦'], 2: ['A♦'] },
      });
      sellAll(table, '2♣', 'K♠', '9♣');
      expect(table.scores()).toEqual([
        { checks: 11 + 10 + 1, money: 1, total: 23 },
        { checks: 2 + 13, money: 1, total: 16 },
        { checks: 1 + 12, money: 0, total: 13 },
      ]);
    });

    test('sale: of money only the number of cards counts', () => {
      const [rich, poor] = [
        [6, 7, 8],
        [1, 2, 3],
      ].map((cards) => {
        const table = sale(host, { ...end, money: { 0: cards, 1: [4], 2: [] } });
        const offered = [table.legal()];
        sellAll(table, '2♣', 'K♠', '9♣');
        return { offered, scores: table.scores() };
      });
      expect(rich).toEqual(poor);
      expect(rich.scores.map((score) => score.money)).toEqual([3, 1, 0]);
    });

    test('win: the highest total', () => {
      const table = sale(host, { ...end, money: { 0: [1, 2], 1: [1], 2: [] }, checks: { 2: ['J♦'] } });
      sellAll(table, '2♣', 'K♠', '9♣');
      expect(table.scores().map((score) => score.total)).toEqual([3, 14, 23]);
      expect(table.winners()).toEqual([2]);
    });

    test('win: a tie goes to the player with more money cards', () => {
      const table = sale(host, { ...end, money: { 0: [8], 1: [1], 2: [1, 2] }, checks: { 0: ['K♦'] } });
      sellAll(table, '2♣', 'K♠', '9♣');
      expect(table.scores().map((score) => score.total)).toEqual([15, 14, 14]);
      const tied = sale(host, { ...end, money: { 0: [], 1: [8], 2: [1, 2] } });
      sellAll(tied, '2♣', 'K♠', '9♣');
      expect(tied.scores().map((score) => score.total)).toEqual([1, 14, 14]);
      expect(tied.winners()).toEqual([2]);
    });

    test('win: players who are still tied share it', () => {
      const table = sale(host, { ...end, money: { 0: [], 1: [8], 2: [1, 2] }, checks: { 1: ['2♦'], 2: ['2♥'] } });
      sellAll(table, '2♣', 'K♠', '9♣');
      expect(table.winners()).toEqual([2]);
      const level = sale(host, { ...end, money: { 0: [], 1: [8], 2: [1] }, checks: { 2: ['A♦'] } });
      sellAll(level, '2♣', 'K♠', '9♣');
      expect(level.scores().map((score) => score.total)).toEqual([1, 14, 14]);
      expect(level.winners()).toEqual([1, 2]);
    });

    test('game: bought cheaply, sold well', () => {
      // The same properties and checks: who pays less is ahead by the cards that are left.
      const dear = owing(host, [4, 5, 6, 7], 20);
      dear.play(pay(0, 4, 5, 6, 7));
      const cheap = owing(host, [4, 5, 6, 7], 5);
      cheap.play(pay(0, 5));
      expect([dear, cheap].map((table) => table.scores()[0].total)).toEqual([0, 3]);
    });
  });
});
