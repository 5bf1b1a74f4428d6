/**
 * The rules of the New Games Order edition up to the construction: setup, the order of a turn, income and countdown.
 * Each test is derived by hand from the rulebook and the rulings, and played by everybody who can run the game;
 * coverage.yaml names them sentence by sentence.
 */

import { describe, expect, test } from 'vitest';
import { SQUARES } from '../../test/oracles/square-on-sale.ts';
import { HOSTS } from '../../test/oracles/square-on-sale-hosts.ts';
import {
  act,
  CENTER,
  CORNER,
  EDGE,
  type Position,
  position,
  QUIET,
  quietWith,
  startOfTurn,
} from '../../test/oracles/square-on-sale-positions.ts';
import {
  asked,
  bank,
  bid,
  build,
  gem,
  gemsOn,
  type Host,
  markersOn,
  money,
  type Setup,
  spentOn,
  stack,
  standing,
  targets,
} from '../../test/oracles/square-on-sale-table.ts';

describe.each(HOSTS)('New Games Order, run by %s', (_, host: Host) => {
  describe('setup', () => {
    test('setup: 9 center, 12 edge and 4 corner squares', () => {
      const table = host.start({
        players: 3,
        options: { startGemsCenter: 3, startGemsEdge: 0, startGemsCorner: 1, gems: 40 },
      });
      expect(SQUARES.filter((square) => gemsOn(table, square) === 3)).toEqual(CENTER);
      expect(SQUARES.filter((square) => gemsOn(table, square) === 1)).toEqual(CORNER);
      expect(SQUARES.filter((square) => gemsOn(table, square) === 0)).toEqual(EDGE);
    });

    test('setup: 20 buildings and 20 money each, 20 markers and 30 gems beside the board', () => {
      const table = host.start({ players: 4 });
      for (const seat of [0, 1, 2, 3]) {
        expect(table.state().zones.supply[seat]).toEqual({ money: { [seat]: 20 }, building: { [seat]: 20 } });
      }
      expect(bank(table)).toEqual({ marker: 20, gem: 30 });
      expect(SQUARES.every((square) => stack(table, square) === '' && standing(table, square) === null)).toBe(true);
    });

    test('setup: with 3 players there is no fourth color', () => {
      expect(Object.keys(host.start({ players: 3 }).state().zones.supply)).toEqual(['0', '1', '2']);
    });

    test('setup: any player may start', () => {
      expect(asked(host.start({ players: 4 }))).toEqual([0, 'bid', 'pass']);
      expect(asked(host.start({ players: 4, options: { startPlayer: 2 } }))).toEqual([2, 'bid', 'pass']);
    });
  });

  describe('sequence of play', () => {
    test('sequence: turns go clockwise', () => {
      const table = host.start({ players: 3, options: { gemRule: 'never', startPlayer: 1 } });
      const actors = SQUARES.slice(0, 4).map((square) => {
        const [seat] = asked(table)!;
        table.play(bid(square, 1));
        return seat;
      });
      expect(actors).toEqual([1, 2, 0, 1]);
    });

    test('sequence: income, countdown, construction, bid or pass, gem', () => {
      const setup: Setup = { players: 3 };
      const given: Position = {
        stacks: { d4: '1' },
        spent: { d4: { 0: 17 } },
        bids: { a1: { seat: 0, tokens: 3, left: 1 } },
        asks: { actor: 2, decision: 'gem' },
      };
      const table = host.from(setup, position(setup, given));
      expect(money(table, 0)).toBe(0);
      table.play(gem('b2'));
      // The income is in, the marker is off, and now the construction is due.
      expect(money(table, 0)).toBe(1);
      expect(markersOn(table, 'a1')).toBe(0);
      expect(asked(table)).toEqual([0, 'build']);
      table.play(build('a1'));
      expect(asked(table)).toEqual([0, 'bid', 'pass']);
      // The token that has just come back can be bid.
      table.play(bid('e5', 1));
      expect(asked(table)).toEqual([0, 'placeGem']);
      table.play(gem('b2'));
      expect(asked(table)).toEqual([1, 'bid', 'pass']);
    });
  });

  describe('income', () => {
    test('income: one spent token comes back from each center square', () => {
      const table = startOfTurn(host, QUIET, 0, { spent: { b2: { 0: 1 }, c3: { 0: 4 }, d4: { 0: 2 } } });
      expect(money(table, 0)).toBe(20 - 7 + 3);
      expect(['b2', 'c3', 'd4'].map((square) => spentOn(table, square, 0))).toEqual([0, 3, 1]);
    });

    test('income: nothing comes back from edges and corners', () => {
      const table = startOfTurn(host, QUIET, 0, { spent: { b1: { 0: 2 }, a1: { 0: 2 } } });
      expect(money(table, 0)).toBe(16);
    });

    test('income: only for the player whose turn it is', () => {
      const table = startOfTurn(host, QUIET, 0, { spent: { c3: { 0: 1, 1: 2, 2: 3 } } });
      expect([0, 1, 2].map((seat) => spentOn(table, 'c3', seat))).toEqual([0, 2, 3]);
    });

    test('income: a bid on the square holds it back, a rival’s too', () => {
      const table = startOfTurn(host, QUIET, 0, {
        spent: { b2: { 0: 2 }, c3: { 0: 2 }, d4: { 0: 2 } },
        bids: { b2: { seat: 1, tokens: 1, left: 2 }, c3: { seat: 0, tokens: 1, left: 2 } },
      });
      expect(['b2', 'c3', 'd4'].map((square) => spentOn(table, square, 0))).toEqual([2, 2, 1]);
    });

    test('income: the tokens of a bid are not spent', () => {
      const table = startOfTurn(host, QUIET, 0, { bids: { c3: { seat: 0, tokens: 3, left: 2 } } });
      expect(standing(table, 'c3')).toEqual({ seat: 0, tokens: 3, left: 1 });
      expect(money(table, 0)).toBe(17);
    });

    test('income: comes before construction, so money of a square won now waits for the next turn', () => {
      const table = startOfTurn(host, QUIET, 0, { bids: { c3: { seat: 0, tokens: 3, left: 1 } } });
      table.play(build('c3'));
      expect(spentOn(table, 'c3', 0)).toBe(3);
      for (let turn = 0; turn < 3; turn++) table.play(bid(SQUARES[turn], 1));
      expect(spentOn(table, 'c3', 0)).toBe(2);
    });

    test('income: the options say how much, from where, and what holds it back', () => {
      const setup = quietWith({ incomeCenter: 2, incomeEdge: 1, incomeCorner: 3, incomeBlockedBy: 'tokens' });
      const table = startOfTurn(host, setup, 0, {
        spent: { c3: { 0: 3 }, b1: { 0: 3 }, a1: { 0: 2 } },
        bids: { c3: { seat: 1, tokens: 1, left: 2 } },
      });
      expect(['c3', 'b1', 'a1'].map((square) => spentOn(table, square, 0))).toEqual([1, 2, 0]);
    });
  });

  describe('countdown', () => {
    test('countdown: a fresh bid takes a marker that shows 2', () => {
      const table = act(host, {});
      table.play(bid('a1', 3));
      expect(standing(table, 'a1')).toEqual({ seat: 0, tokens: 3, left: 2 });
      expect(markersOn(table, 'a1')).toBe(1);
      expect(bank(table).marker).toBe(19);
    });

    test('countdown: a 2 becomes a 1', () => {
      const table = startOfTurn(host, QUIET, 0, { bids: { a1: { seat: 0, tokens: 2, left: 2 } } });
      expect(standing(table, 'a1')).toEqual({ seat: 0, tokens: 2, left: 1 });
      expect(asked(table)).toEqual([0, 'bid', 'pass']);
    });

    test('countdown: a 1 is taken off and the square is won', () => {
      const table = startOfTurn(host, QUIET, 0, { bids: { a1: { seat: 0, tokens: 2, left: 1 } } });
      expect(markersOn(table, 'a1')).toBe(0);
      expect(bank(table).marker).toBe(20);
      expect(asked(table)).toEqual([0, 'build']);
    });

    test('countdown: won squares first, then the other markers turn', () => {
      const table = startOfTurn(host, QUIET, 0, {
        bids: { a1: { seat: 0, tokens: 2, left: 1 }, b1: { seat: 0, tokens: 2, left: 2 } },
      });
      expect(targets(table, 'build')).toEqual(['a1']);
      expect(standing(table, 'b1')).toEqual({ seat: 0, tokens: 2, left: 1 });
    });

    test('countdown: only the markers of the player whose turn it is', () => {
      const table = startOfTurn(host, QUIET, 0, {
        bids: { a1: { seat: 1, tokens: 2, left: 1 }, b1: { seat: 2, tokens: 2, left: 2 } },
      });
      expect(standing(table, 'a1')?.left).toBe(1);
      expect(standing(table, 'b1')?.left).toBe(2);
      expect(asked(table)).toEqual([0, 'bid', 'pass']);
    });

    test('countdown: from the bid to the building in two own turns', () => {
      const table = host.start(QUIET);
      table.play(bid('c3', 4));
      for (const square of ['a1', 'a2']) table.play(bid(square, 1));
      expect(standing(table, 'c3')?.left).toBe(1);
      for (const square of ['a3', 'a4', 'a5']) table.play(bid(square, 1));
      expect(asked(table)).toEqual([0, 'build']);
      table.play(build('c3'));
      expect(stack(table, 'c3')).toBe('0');
      expect(spentOn(table, 'c3', 0)).toBe(4);
    });

    test.each([1, 3, 4])('countdown: the option lets a bid stand %i turns', (bidStands) => {
      const table = host.start(quietWith({ bidStands }));
      const squares = [...SQUARES];
      table.play(bid('c3', 1));
      for (let turn = 1; turn < bidStands; turn++) {
        for (let player = 1; player <= 2; player++) table.play(bid(squares.shift()!, 1));
        expect(standing(table, 'c3')?.left).toBe(bidStands - turn);
        table.play(bid(squares.shift()!, 1));
      }
      for (let player = 1; player <= 2; player++) table.play(bid(squares.shift()!, 1));
      expect(table.legal()).toEqual([build('c3')]);
    });
  });
});
