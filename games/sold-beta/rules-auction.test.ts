/**
 * The rules of the auctions: the cards, the setup, bidding, passing, the last player in.
 * Each test is derived by hand from the rulebook and the rulings, and played by everybody who can run the game;
 * coverage.yaml names them sentence by sentence.
 */

import { describe, expect, test } from 'vitest';
import { CHECKS, PROPERTIES } from '../../test/oracles/sold-beta.ts';
import { HOSTS } from '../../test/oracles/sold-beta-hosts.ts';
import { at } from '../../test/oracles/sold-beta-positions.ts';
import {
  asked,
  bids,
  type Host,
  market,
  money,
  paid,
  pass,
  pay,
  payments,
  properties,
  raise,
} from '../../test/oracles/sold-beta-table.ts';

const PLAYERS = [3, 4, 5, 6];

describe.each(HOSTS)('Sold!Beta, run by %s', (_, host: Host) => {
  describe('cards and setup', () => {
    test('cards: spades and clubs, hearts and diamonds, Ace to King, once each', () => {
      const { aside, market: row, propertyDeck, checkDeck } = host.start({ players: 3 }).state().zones;
      const black = [...(aside.property ?? []), ...(row.property ?? []), ...propertyDeck];
      const red = [...(aside.check ?? []), ...checkDeck];
      expect(PROPERTIES).toHaveLength(26);
      expect(black.sort()).toEqual([...PROPERTIES].sort());
      expect(red.sort()).toEqual([...CHECKS].sort());
    });

    test.each(PLAYERS)('cards: a suit of money for each player, Ace to 8, worth 36 (%i players)', (players) => {
      const table = host.start({ players });
      for (let seat = 0; seat < players; seat++) {
        expect(money(table, seat)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
        expect(money(table, seat).reduce((sum, rank) => sum + rank)).toBe(36);
      }
    });

    test.each([
      [3, 2, 8],
      [4, 2, 6],
      [5, 1, 5],
      [6, 2, 4],
    ])(
      'setup: with %i players %i properties and as many checks are set aside, for %i rounds',
      (players, aside, rounds) => {
        const { zones } = host.start({ players }).state();
        expect(zones.aside.property).toHaveLength(aside);
        expect(zones.aside.check).toHaveLength(aside);
        expect(zones.market.property).toHaveLength(players);
        expect(zones.propertyDeck).toHaveLength((rounds - 1) * players);
        expect(zones.checkDeck).toHaveLength(rounds * players);
      },
    );

    test.each(PLAYERS)('setup: cards set aside are not used (%i players)', (players) => {
      const table = host.start({ players });
      const before = JSON.stringify(table.state().zones.aside);
      // Everybody passes, then sells the lowest property.
      for (let moves = table.legal(); moves.length > 0; moves = table.legal()) table.play(moves.at(-1)!);
      expect(JSON.stringify(table.state().zones.aside)).toBe(before);
      expect(table.state().zones.sold.property).toHaveLength(26 - (players === 5 ? 1 : 2));
    });
  });

  describe('bids', () => {
    test('auction: one property for each player is turned up', () => {
      const table = at(host, {
        asks: 0,
        market: ['2♣', '9♠'],
        bidding: [0, 1],
        propertyDeck: ['J♣', '3♠', 'K♠', '4♣', '4♠', 'A♠'],
      });
      table.play(pass);
      expect(market(table)).toEqual(['3♠', 'J♣', 'K♠']);
      expect(table.state().zones.propertyDeck).toEqual(['4♣', '4♠', 'A♠']);
    });

    test('auction: in turn, each player raises or passes', () => {
      const table = host.start({ players: 4 });
      const order = [asked(table)];
      for (const move of [raise(1), raise(2), raise(3), raise(5)]) {
        table.play(move);
        order.push(asked(table));
      }
      expect(order).toEqual([0, 1, 2, 3, 0].map((seat) => [seat, 'raise', 'pass']));
    });

    test('auction: a bid is at least 1', () => {
      const table = host.start({ players: 3 });
      expect(bids(table)).toEqual(Array.from({ length: 36 }, (_, i) => i + 1));
    });

    test('auction: a bid is higher than the one before, by any amount', () => {
      const table = host.start({ players: 3 });
      table.play(raise(7));
      expect(bids(table)).toEqual(Array.from({ length: 29 }, (_, i) => i + 8));
      table.play(raise(30));
      expect(bids(table)).toEqual([31, 32, 33, 34, 35, 36]);
    });

    test('auction: one may raise one’s own bid when the turn comes round again', () => {
      const table = at(host, { asks: 0, market: ['2♣', '9♠'], bidding: [0, 1], bids: { 0: 3, 1: 4 } });
      table.play(raise(6));
      expect(table.state().variables).toMatchObject({ highBid: 6, bid: { 0: 6, 1: 4, 2: 0 } });
    });

    test('auction: no bid is higher than the money one holds', () => {
      const table = at(host, { asks: 1, market: ['2♣', '9♠', 'K♠'], bids: { 0: 2 }, money: { 1: [1, 2, 4] } });
      expect(bids(table)).toEqual([3, 4, 5, 6, 7]);
    });

    test('auction: who cannot raise passes, and is asked for it', () => {
      const table = at(host, { asks: 1, market: ['2♣', '9♠', 'K♠'], bids: { 0: 7 }, money: { 1: [1, 2, 4] } });
      expect(table.legal()).toEqual([pass]);
      const poor = at(host, { asks: 1, market: ['2♣', '9♠', 'K♠'], money: { 1: [] } });
      expect(poor.legal()).toEqual([pass]);
    });

    test('auction: one may pass though one could raise', () => {
      const table = host.start({ players: 3 });
      expect(table.legal()).toContainEqual(pass);
      table.play(raise(1));
      expect(table.legal()).toContainEqual(pass);
    });
  });

  describe('passing', () => {
    test('pass: one is out of this auction, and the others go on in turn', () => {
      const table = host.start({ players: 4 });
      const order: unknown[] = [];
      for (const move of [raise(1), pass, raise(2), raise(3), raise(4), raise(5), pass]) {
        table.play(move);
        order.push(asked(table)?.[0]);
      }
      expect(order).toEqual([1, 2, 3, 0, 2, 3, 3]);
      // Player 3 has passed after a bid of 3, and has to pay 1 first.
      expect(table.state().variables.bidding).toEqual({ 0: true, 1: false, 2: true, 3: false });
    });

    test('pass: takes the lowest property on the table', () => {
      const table = at(host, { asks: 2, market: ['10♠', 'Q♣', '3♠'] });
      table.play(pass);
      expect(properties(table, 2)).toEqual(['3♠']);
      expect(market(table)).toEqual(['10♠', 'Q♣']);
      table.play(pass);
      expect(properties(table, 0)).toEqual(['10♠']);
    });

    test('ranking: properties go from Ace to King', () => {
      const row = ['K♣', 'A♣', 'J♣', '10♣', '2♣', 'Q♣'];
      const table = at(host, { asks: 0, market: row }, { players: 6 });
      for (let i = 0; i < 5; i++) table.play(pass);
      expect([0, 1, 2, 3, 4, 5].map((seat) => properties(table, seat).at(-1))).toEqual([
        'A♣',
        '2♣',
        '10♣',
        'J♣',
        'Q♣',
        'K♣',
      ]);
    });

    test('ranking: at the same rank a spade beats a club', () => {
      const row = ['K♠', '7♠', 'A♠', 'K♣', '7♣', 'A♣'];
      const table = at(host, { asks: 0, market: row }, { players: 6 });
      for (let i = 0; i < 5; i++) table.play(pass);
      expect([0, 1, 2, 3, 4, 5].map((seat) => properties(table, seat).at(-1))).toEqual([
        'A♣',
        'A♠',
        '7♣',
        '7♠',
        'K♣',
        'K♠',
      ]);
    });

    test.each([
      [2, 1],
      [3, 1],
      [7, 3],
      [8, 4],
      [15, 7],
    ])('pass: after a bid of %i one pays %i', (bid, owed) => {
      const table = at(host, { asks: 0, market: ['2♣', '9♠', 'K♠'], bids: { 0: bid, 1: 20 } });
      table.play(pass);
      // There is a card worth exactly that.
      expect(table.legal()).toEqual([pay(0, owed)]);
    });

    test('pass: half of one’s own bid, not of the high bid', () => {
      const table = at(host, { asks: 0, market: ['2♣', '9♠', 'K♠'], bids: { 0: 4, 1: 9, 2: 12 } });
      table.play(pass);
      expect(payments(table)).toEqual([[2]]);
    });

    test('pass: before a bid it costs nothing', () => {
      const table = at(host, { asks: 1, market: ['2♣', '9♠', 'K♠'], bids: { 0: 20 } });
      table.play(pass);
      expect(asked(table)).toEqual([2, 'raise', 'pass']);
      expect(money(table, 1)).toHaveLength(8);
    });

    test('pass: after a bid of 1 it costs nothing', () => {
      const table = at(host, { asks: 0, market: ['2♣', '9♠', 'K♠'], bids: { 0: 1, 1: 2 } });
      table.play(pass);
      expect(asked(table)).toEqual([1, 'raise', 'pass']);
      expect(money(table, 0)).toHaveLength(8);
      expect(paid(table)).toEqual([]);
    });

    test('pass: the payment is made before the next player acts', () => {
      const table = at(host, { asks: 0, market: ['2♣', '9♠', 'K♠'], bids: { 0: 7, 1: 8 } });
      table.play(pass);
      expect(asked(table)).toEqual([0, 'pay']);
      expect(properties(table, 0)).toEqual(['2♣']);
      table.play(pay(0, 3));
      expect(asked(table)).toEqual([1, 'raise', 'pass']);
    });
  });

  describe('the last player in', () => {
    test('last: takes the last property, the highest, and pays the whole bid', () => {
      const table = at(host, { asks: 1, market: ['9♠', '2♣'], bidding: [1, 2], bids: { 1: 4, 2: 7 } });
      table.play(pass);
      table.play(pay(1, 2));
      expect(properties(table, 1)).toEqual(['2♣']);
      expect(properties(table, 2)).toEqual(['9♠']);
      expect(asked(table)).toEqual([2, 'pay']);
      expect(payments(table)).toEqual([[7]]);
    });

    test('last: has no more turn', () => {
      const table = at(host, {
        asks: 1,
        market: ['9♠', '2♣'],
        bidding: [1, 2],
        bids: { 2: 1 },
        propertyDeck: ['3♣', '4♣', '5♣'],
      });
      table.play(pass);
      expect(asked(table)).toEqual([2, 'pay']);
      table.play(pay(2, 1));
      // The next auction.
      expect(market(table)).toEqual(['3♣', '4♣', '5♣']);
    });

    test('last: starts the next auction, with nobody out and no bid', () => {
      const table = at(host, {
        asks: 1,
        market: ['9♠', '2♣'],
        bidding: [1, 2],
        bids: { 0: 3, 1: 4, 2: 7 },
        propertyDeck: ['3♣', '4♣', '5♣'],
      });
      for (const move of [pass, pay(1, 2), pay(2, 7)]) table.play(move);
      expect(asked(table)).toEqual([2, 'raise', 'pass']);
      expect(table.state().variables).toEqual({
        starter: 2,
        highBid: 0,
        bid: { 0: 0, 1: 0, 2: 0 },
        bidding: { 0: true, 1: true, 2: true },
      });
      expect(bids(table)[0]).toBe(1);
      table.play(pass);
      expect(asked(table)?.[0]).toBe(0);
    });

    test('last: if nobody has bid, the last property costs nothing', () => {
      const table = at(host, { asks: 0, market: ['K♠', '9♠', '2♣'], propertyDeck: ['3♣', '4♣', '5♣'] });
      table.play(pass);
      table.play(pass);
      expect(properties(table, 2)).toEqual(['K♠']);
      expect(money(table, 2)).toHaveLength(8);
      expect(asked(table)).toEqual([2, 'raise', 'pass']);
    });
  });
});
