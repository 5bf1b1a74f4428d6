/**
 * What the options and the variant change. Each test is derived by hand from the rulebook and the rulings, and played by
 * everybody who can run the game.
 */

import { describe, expect, test } from 'vitest';
import { HOSTS } from '../../test/oracles/sold-beta-hosts.ts';
import { at, owing, sale, threeWith } from '../../test/oracles/sold-beta-positions.ts';
import {
  asked,
  bids,
  checks,
  type Host,
  market,
  money,
  pass,
  pay,
  payments,
  properties,
  raise,
  sell,
} from '../../test/oracles/sold-beta-table.ts';

describe.each(HOSTS)('Sold!Beta with options, run by %s', (_, host: Host) => {
  test('option: another player starts the first auction', () => {
    const table = host.start({ players: 4, options: { startPlayer: 2 } });
    expect(asked(table)).toEqual([2, 'raise', 'pass']);
    table.play(raise(1));
    table.play(raise(2));
    expect(asked(table)?.[0]).toBe(0);
  });

  test('option: money of other ranks', () => {
    const table = host.start({ players: 3, options: { moneyLow: 3, moneyHigh: 6 } });
    expect([0, 1, 2].map((seat) => money(table, seat))).toEqual(Array.from({ length: 3 }, () => [3, 4, 5, 6]));
    expect(bids(table)).toHaveLength(18);
  });

  test('option: at least one money card', () => {
    const table = host.start({ players: 3, options: { moneyLow: 9, moneyHigh: 4 } });
    expect(money(table, 0)).toEqual([9]);
    expect(bids(table)).toHaveLength(9);
  });

  test('option: a whole suit of money', () => {
    const table = host.start({ players: 6, options: { moneyHigh: 13 } });
    expect(money(table, 5)).toHaveLength(13);
    expect(bids(table).at(-1)).toBe(91);
  });

  test('option: other numbers of cards set aside; what makes no whole round is not used', () => {
    const table = host.start({ players: 4, options: { setAside: 5 } });
    const { zones } = table.state();
    expect(zones.aside.property).toHaveLength(5);
    expect(zones.propertyDeck).toHaveLength(17);
    for (let moves = table.legal(); moves.length > 0; moves = table.legal()) table.play(moves.at(-1)!);
    const after = table.state().zones;
    expect(after.sold.property).toHaveLength(20);
    expect([after.propertyDeck.length, after.checkDeck.length]).toEqual([1, 1]);
  });

  test('option: a least opening bid', () => {
    const setup = threeWith({ openingBid: 3 });
    const table = at(host, { asks: 0, market: ['2♣', '9♠', 'K♠'] }, setup);
    expect(bids(table)[0]).toBe(3);
    table.play(raise(3));
    expect(bids(table)[0]).toBe(4);
    const poor = at(host, { asks: 0, market: ['2♣', '9♠', 'K♠'], money: { 0: [2] } }, setup);
    expect(poor.legal()).toEqual([pass]);
  });

  test('option: a bid may equal the high bid, but not one’s own', () => {
    const setup = threeWith({ equalBids: true });
    const table = at(host, { asks: 0, market: ['2♣', '9♠', 'K♠'] }, setup);
    expect(bids(table)[0]).toBe(1);
    table.play(raise(5));
    expect(bids(table)[0]).toBe(5);
    table.play(raise(5));
    table.play(raise(5));
    // Everybody holds 5; player 0 must go on to 6 or pass.
    expect(asked(table)?.[0]).toBe(0);
    expect(bids(table)[0]).toBe(6);
    table.play(pass);
    expect(payments(table)).toEqual([[2]]);
  });

  test.each([
    [1, 1],
    [3, 2],
    [7, 4],
    [8, 4],
  ])('option: rounded up, half a bid of %i is %i', (bid, owed) => {
    const given = { asks: 0, market: ['2♣', '9♠', 'K♠'], bids: { 0: bid, 1: 20 } };
    const table = at(host, given, threeWith({ halfBid: 'up' }));
    table.play(pass);
    expect(table.legal()).toEqual([pay(0, owed)]);
  });

  test('option: rounded up, passing before a bid still costs nothing', () => {
    const table = at(host, { asks: 0, market: ['2♣', '9♠', 'K♠'] }, threeWith({ halfBid: 'up' }));
    table.play(pass);
    expect(asked(table)).toEqual([1, 'raise', 'pass']);
  });

  test('option: the last player in pays 1 if nobody has bid', () => {
    const setup = threeWith({ unopenedPrice: 1 });
    const table = at(host, { asks: 0, market: ['2♣', '9♠'], bidding: [0, 1], money: { 1: [2, 7] } }, setup);
    table.play(pass);
    expect(properties(table, 1)).toEqual(['9♠']);
    expect(table.legal()).toEqual([pay(1, 2), pay(1, 7)]);
  });

  test('option: the price of an unopened auction is no more than the money one holds', () => {
    const setup = threeWith({ unopenedPrice: 5 });
    const given = { asks: 0, market: ['2♣', '9♠'], bidding: [0, 1], propertyDeck: ['3♣', '4♣', '5♣'] };
    const poor = at(host, { ...given, money: { 1: [2, 1] } }, setup);
    poor.play(pass);
    expect(payments(poor)).toEqual([[1, 2]]);
    const broke = at(host, { ...given, money: { 1: [] } }, setup);
    broke.play(pass);
    expect(asked(broke)).toEqual([1, 'pass']);
    expect(market(broke)).toEqual(['3♣', '4♣', '5♣']);
  });

  test('option: a price of an unopened auction is not asked where somebody has bid', () => {
    const table = owing(host, [1, 2, 5], 2, threeWith({ unopenedPrice: 5 }));
    expect(payments(table)).toEqual([[2]]);
  });

  test.each([
    [0, [['A♥'], ['K♥'], ['2♥']], [0, 13, 2]],
    [14, [['2♥'], ['A♥'], ['K♥']], [2, 14, 13]],
  ])('option: Ace checks worth %i', (aceCheck, taken, worth) => {
    const table = sale(host, { hands: [['2♣'], ['K♠'], ['9♣']], checkDeck: ['A♥', 'K♥', '2♥'] }, { aceCheck });
    for (const card of ['2♣', 'K♠', '9♣']) table.play(sell(card));
    expect([0, 1, 2].map((seat) => checks(table, seat))).toEqual(taken);
    expect(table.scores().map((score) => score.checks)).toEqual(worth);
  });

  test('option: money that is left scores its worth', () => {
    const given = {
      hands: [['2♣'], ['K♠'], ['9♣']],
      checkDeck: ['A♥', 'K♥', '2♥'],
      money: { 0: [5, 8], 1: [1], 2: [] },
    };
    const table = sale(host, given, { leftoverMoney: 'worth' });
    for (const card of ['2♣', 'K♠', '9♣']) table.play(sell(card));
    expect(table.scores().map((score) => score.money)).toEqual([13, 1, 0]);
    // 14 to 14: player 0 has two cards left, player 1 one.
    expect(table.scores().map((score) => score.total)).toEqual([14, 14, 2]);
    expect(table.winners()).toEqual([0]);
  });

  describe('the variant closer to the published game', () => {
    test.each([
      [3, 6, 6],
      [4, 2, 6],
      [5, 0, 5],
      [6, 0, 4],
    ])('published: with %i players %i of each are set aside, for %i rounds', (players, aside, rounds) => {
      const table = host.start({ players, variant: 'published' });
      expect(table.state().zones.aside.property ?? []).toHaveLength(aside);
      for (let moves = table.legal(); moves.length > 0; moves = table.legal()) table.play(moves.at(-1)!);
      expect(table.state().round).toBe(rounds);
    });

    test('published: half a bid is rounded up', () => {
      const given = { asks: 0, market: ['2♣', '9♠', 'K♠'], bids: { 0: 7, 1: 20 } };
      const table = at(host, given, { players: 3, variant: 'published' });
      table.play(pass);
      expect(payments(table)).toEqual([[4]]);
    });

    test('published: money keeps its worth, and Aces are checks for nothing', () => {
      const given = {
        asks: 0,
        market: ['2♣', '9♠'],
        bidding: [0, 1],
        properties: { 2: ['3♣'] },
        checkDeck: ['K♥', '2♥', 'A♥'],
        money: { 0: [8, 3], 1: [], 2: [1] },
      };
      const table = at(host, given, { players: 3, variant: 'published' });
      for (const move of [pass, sell('2♣'), sell('9♠'), sell('3♣')]) table.play(move);
      expect(table.scores()).toEqual([
        { checks: 0, money: 11, total: 11 },
        { checks: 13, money: 0, total: 13 },
        { checks: 2, money: 1, total: 3 },
      ]);
    });
  });
});
