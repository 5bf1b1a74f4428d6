/**
 * The rules of the New Games Order edition for bidding, passing and placing gems.
 * Each test is derived by hand from the rulebook and the rulings, and played by everybody who can run the game;
 * coverage.yaml names them sentence by sentence.
 */

import { describe, expect, test } from 'vitest';
import { SQUARES } from '../../test/oracles/square-on-sale.ts';
import { HOSTS } from '../../test/oracles/square-on-sale-hosts.ts';
import { act, CENTER, QUIET, quietWith, without } from '../../test/oracles/square-on-sale-positions.ts';
import {
  asked,
  bank,
  bid,
  gem,
  gemsOn,
  type Host,
  money,
  pass,
  type Setup,
  spentOn,
  standing,
  targets,
} from '../../test/oracles/square-on-sale-table.ts';

describe.each(HOSTS)('New Games Order, run by %s', (_, host: Host) => {
  describe('bidding', () => {
    test('bid: any amount on any of the 25 squares without a bid', () => {
      const table = host.start({ players: 3 });
      const expected = SQUARES.flatMap((square) => Array.from({ length: 20 }, (_, index) => bid(square, index + 1)));
      expect(table.legal()).toEqual([...expected, pass]);
    });

    test('bid: only money in hand', () => {
      const table = act(host, { spent: { a1: { 0: 17 } } });
      expect(table.legal().filter((move) => move.args.square === 'c3')).toEqual([1, 2, 3].map((n) => bid('c3', n)));
    });

    test('bid: a rival’s bid must be exceeded', () => {
      const table = act(host, { bids: { c3: { seat: 1, tokens: 18, left: 2 } } });
      expect(table.legal().filter((move) => move.args.square === 'c3')).toEqual([bid('c3', 19), bid('c3', 20)]);
    });

    test('bid: not on a square whose bid is out of reach', () => {
      const table = act(host, { bids: { c3: { seat: 1, tokens: 5, left: 2 } }, spent: { a1: { 0: 15 } } });
      expect(targets(table, 'bid')).toEqual(without(SQUARES, 'c3'));
    });

    test('bid: money that is topped comes back to its owner at once', () => {
      const table = act(host, { bids: { c3: { seat: 1, tokens: 5, left: 2 } } });
      expect(money(table, 1)).toBe(15);
      table.play(bid('c3', 7));
      expect([money(table, 0), money(table, 1)]).toEqual([13, 20]);
      expect(table.state().zones.bid.c3).toEqual({ money: { 0: 7 } });
      // It can be used in the very next turn.
      expect(table.legal()).toContainEqual(bid('a1', 20));
    });

    test('bid: topping another keeps the marker as it is', () => {
      for (const left of [1, 2]) {
        const table = act(host, { bids: { c3: { seat: 1, tokens: 5, left } } });
        table.play(bid('c3', 6));
        expect(standing(table, 'c3')).toEqual({ seat: 0, tokens: 6, left });
        expect(bank(table).marker).toBe(19);
      }
    });

    test('bid: topping a 1 wins in the next own turn', () => {
      const table = act(host, { bids: { c3: { seat: 1, tokens: 5, left: 1 } } });
      table.play(bid('c3', 6));
      table.play(bid('a1', 1));
      table.play(bid('a2', 1));
      expect(asked(table)).toEqual([0, 'build']);
    });

    test('bid: one’s own bid cannot be raised', () => {
      const table = act(host, { bids: { c3: { seat: 0, tokens: 5, left: 2 } } });
      expect(targets(table, 'bid')).toEqual(without(SQUARES, 'c3'));
    });

    test('bid: on one’s own building and on a rival’s', () => {
      const table = act(host, { stacks: { a1: '0', b1: '1' } });
      expect(targets(table, 'bid')).toEqual(SQUARES);
    });

    test('bid: spent tokens on the square do not count', () => {
      const table = act(host, { spent: { c3: { 0: 4, 1: 6 } } });
      expect(table.legal()).toContainEqual(bid('c3', 1));
    });

    test('bid: without a marker left only squares with a bid', () => {
      const setup = quietWith({ markers: 1 });
      const table = act(host, { bids: { c3: { seat: 1, tokens: 18, left: 2 } } }, setup);
      expect(table.legal()).toEqual([bid('c3', 19), bid('c3', 20), pass]);
    });

    test('bid: without money there is only the pass', () => {
      const table = act(host, { spent: { a1: { 0: 20 } } });
      expect(table.legal()).toEqual([pass]);
    });

    test('bid: in progress on every square at the same time', () => {
      const table = act(host, { bids: { a1: { seat: 1, tokens: 1, left: 2 }, b1: { seat: 2, tokens: 1, left: 1 } } });
      table.play(bid('c1', 1));
      expect(['a1', 'b1', 'c1'].map((square) => standing(table, square)?.seat)).toEqual([1, 2, 0]);
    });
  });

  describe('passing', () => {
    test('pass: always allowed', () => {
      expect(host.start({ players: 3 }).legal()).toContainEqual(pass);
    });

    test('pass: one spent token comes back from each edge square', () => {
      const table = act(host, { spent: { b1: { 0: 1 }, a3: { 0: 4, 1: 2 }, c5: { 0: 2 } } });
      table.play(pass);
      expect(['b1', 'a3', 'c5'].map((square) => spentOn(table, square, 0))).toEqual([0, 3, 1]);
      expect(spentOn(table, 'a3', 1)).toBe(2);
      expect(money(table, 0)).toBe(20 - 7 + 3);
    });

    test('pass: also from beside a bid, whose own tokens stay', () => {
      const table = act(host, {
        spent: { b1: { 0: 2 }, c1: { 0: 2 } },
        bids: { b1: { seat: 1, tokens: 3, left: 1 }, c1: { seat: 0, tokens: 4, left: 2 } },
      });
      table.play(pass);
      expect([spentOn(table, 'b1', 0), spentOn(table, 'c1', 0)]).toEqual([1, 1]);
      expect(standing(table, 'c1')?.tokens).toBe(4);
    });

    test('pass: money in the corners is gone for good', () => {
      const table = act(host, { spent: { a1: { 0: 3 }, e5: { 0: 2 } } });
      table.play(pass);
      expect(money(table, 0)).toBe(15);
      table.play(bid('c1', 1));
      table.play(bid('d1', 1));
      expect(money(table, 0)).toBe(15);
    });

    test('pass: returns nothing from the center', () => {
      const table = act(host, { spent: { c3: { 0: 3 } } });
      table.play(pass);
      expect(spentOn(table, 'c3', 0)).toBe(3);
    });

    test('pass: the options say how much and from where', () => {
      const setup = quietWith({ passCenter: 1, passEdge: 2, passCorner: 3 });
      const table = act(host, { spent: { c3: { 0: 4 }, b1: { 0: 4 }, a1: { 0: 4 } } }, setup);
      table.play(pass);
      expect(['c3', 'b1', 'a1'].map((square) => spentOn(table, square, 0))).toEqual([3, 2, 1]);
    });
  });

  describe('placing a gem', () => {
    const GEMS: Setup = { players: 3 };

    test('gem: at the end of every turn, after a bid as after a pass', () => {
      for (const move of [bid('a1', 1), pass]) {
        const table = act(host, {}, GEMS);
        table.play(move);
        expect(asked(table)).toEqual([0, 'placeGem']);
        expect(targets(table, 'placeGem')).toEqual(CENTER);
        table.play(gem('c3'));
        expect(gemsOn(table, 'c3')).toBe(1);
        expect(bank(table).gem).toBe(29);
        expect(asked(table)).toEqual([1, 'bid', 'pass']);
      }
    });

    test('gem: only on center squares without a building or money', () => {
      const table = act(
        host,
        { stacks: { b2: '1' }, spent: { c2: { 2: 1 } }, bids: { d2: { seat: 1, tokens: 1, left: 2 } } },
        GEMS,
      );
      table.play(bid('b3', 2));
      expect(targets(table, 'placeGem')).toEqual(['c3', 'd3', 'b4', 'c4', 'd4']);
    });

    test('gem: may be put where gems lie already', () => {
      const table = act(host, { gems: { c3: 4 } }, GEMS);
      table.play(pass);
      table.play(gem('c3'));
      expect(gemsOn(table, 'c3')).toBe(5);
    });

    test('gem: skipped when no square is untouched', () => {
      const table = act(host, { stacks: Object.fromEntries(CENTER.map((square) => [square, '1'])) }, GEMS);
      table.play(pass);
      expect(asked(table)).toEqual([1, 'bid', 'pass']);
    });

    test('gem: skipped when none is left', () => {
      const table = act(host, { hands: { 0: 20, 1: 10 } }, GEMS);
      table.play(pass);
      expect(asked(table)).toEqual([1, 'bid', 'pass']);
    });

    test('gem: a single square that is free is asked for all the same', () => {
      const table = act(
        host,
        { stacks: Object.fromEntries(without(CENTER, 'c3').map((square) => [square, '1'])) },
        GEMS,
      );
      table.play(pass);
      expect(table.legal()).toEqual([gem('c3')]);
    });

    test('gem: the options say when, where and how many', () => {
      const never = act(host, {}, QUIET);
      never.play(bid('a1', 1));
      expect(asked(never)).toEqual([1, 'bid', 'pass']);

      const fresh: Setup = {
        players: 3,
        options: { gemRule: 'freshBid', gemWhere: 'unclaimed', gemsPlaced: 3, gems: 2 },
      };
      const table = act(host, { spent: { c3: { 0: 1 } } }, fresh);
      table.play(bid('a1', 1));
      expect(targets(table, 'placeGem')).toContain('c3');
      table.play(gem('c3'));
      expect(gemsOn(table, 'c3')).toBe(2);
    });
  });
});
