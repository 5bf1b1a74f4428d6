/**
 * The rules of the original page: basic, standard and bubble; and the bubble rule as a house rule on the new edition.
 * Each test is derived by hand from the page and the rulings, and played by everybody who can run the game;
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
  each,
  startOfTurn,
  without,
  won,
} from '../../test/oracles/square-on-sale-positions.ts';
import {
  asked,
  bank,
  bid,
  build,
  gem,
  gemsOf,
  gemsOn,
  type Host,
  markersOn,
  money,
  pass,
  pieces,
  type Setup,
  spentOn,
  spread,
  stack,
  standing,
  targets,
} from '../../test/oracles/square-on-sale-table.ts';

const BASIC: Setup = { players: 3, variant: 'original-basic' };
const STANDARD: Setup = { players: 3, variant: 'original-standard' };
const BUBBLE: Setup = { players: 3, variant: 'original-bubble' };
const HOUSE: Setup = { players: 3, variant: 'bubble' };
const basicWith = (options: Setup['options']): Setup => ({ ...BASIC, options });

describe.each(HOSTS)('the original page, run by %s', (_, host: Host) => {
  describe('setup', () => {
    test('original: 3 to 5 players, each with a color of tiles and chips', () => {
      for (const players of [3, 4, 5]) {
        const table = host.start({ players, variant: 'original-basic' });
        expect(Object.values(table.state().zones.supply)).toHaveLength(players);
        expect([money(table, players - 1), pieces(table, players - 1)]).toEqual([20, 20]);
        expect(bank(table).marker).toBe(50);
      }
    });

    test('original basic: no chits in play', () => {
      const table = host.start(BASIC);
      expect(SQUARES.every((square) => gemsOn(table, square) === 0)).toBe(true);
      table.play(bid('a1', 1));
      expect(asked(table)).toEqual([1, 'bid', 'pass']);
    });
  });

  describe('bids', () => {
    test('original bid: or pass, not both', () => {
      const table = host.start(BASIC);
      expect(asked(table)).toEqual([0, 'bid', 'pass']);
      table.play(bid('a1', 1));
      expect(asked(table)).toEqual([1, 'bid', 'pass']);
      table.play(pass);
      expect(asked(table)).toEqual([2, 'bid', 'pass']);
    });

    test('original bid: any number of chips in hand on any square', () => {
      const table = act(host, { stacks: { a1: '0', b1: '1' }, spent: { c3: { 0: 17 } } }, BASIC);
      expect(table.legal()).toEqual([...SQUARES.flatMap((square) => [1, 2, 3].map((n) => bid(square, n))), pass]);
    });

    test('original bid: chips of earlier bids on the square are not counted', () => {
      const table = act(host, { spent: { c3: { 0: 2, 1: 5 } } }, BASIC);
      table.play(bid('c3', 1));
      expect(standing(table, 'c3')).toEqual({ seat: 0, tokens: 1, left: 2 });
      expect(spentOn(table, 'c3', 0)).toBe(2);
    });

    test('original bid: must be more than the bid that stands', () => {
      const table = act(host, { bids: { c3: { seat: 1, tokens: 18, left: 2 } } }, BASIC);
      expect(table.legal().filter((move) => move.args.square === 'c3')).toEqual([bid('c3', 19), bid('c3', 20)]);
    });

    test('original bid: topping another returns its chips and takes over its cubes', () => {
      for (const left of [1, 2]) {
        const table = act(host, { bids: { c3: { seat: 1, tokens: 5, left } } }, BASIC);
        const cubes = 3 - left;
        table.play(bid('c3', 6));
        expect(money(table, 1)).toBe(20);
        expect(table.state().zones.bid.c3).toEqual({ money: { 0: 6 } });
        expect(markersOn(table, 'c3')).toBe(cubes);
        expect(bank(table).marker).toBe(50 - cubes);
      }
    });

    test('original bid: one’s own cannot be raised', () => {
      const table = act(host, { bids: { c3: { seat: 0, tokens: 5, left: 2 } } }, BASIC);
      expect(targets(table, 'bid')).toEqual(without(SQUARES, 'c3'));
    });
  });

  describe('cubes', () => {
    test('cubes: one with a fresh bid, a second in the next own turn, then the square is won', () => {
      const table = host.start(BASIC);
      table.play(bid('c3', 4));
      expect([markersOn(table, 'c3'), bank(table).marker]).toEqual([1, 49]);
      table.play(pass);
      table.play(pass);
      expect([markersOn(table, 'c3'), bank(table).marker]).toEqual([2, 48]);
      for (const _turn of [0, 1, 2]) table.play(pass);
      expect([markersOn(table, 'c3'), bank(table).marker]).toEqual([0, 50]);
      expect(table.legal()).toEqual([build('c3')]);
      table.play(build('c3'));
      expect(stack(table, 'c3')).toBe('0');
      expect(spentOn(table, 'c3', 0)).toBe(4);
    });

    test('cubes: two that were taken over win in the next own turn', () => {
      const table = act(host, { bids: { c3: { seat: 1, tokens: 5, left: 1 } } }, BASIC);
      table.play(bid('c3', 6));
      table.play(pass);
      table.play(pass);
      expect(asked(table)).toEqual([0, 'build']);
    });

    test('cubes: only on the bids of the player whose turn it is', () => {
      const bids = { a1: { seat: 1, tokens: 1, left: 2 }, b1: { seat: 2, tokens: 1, left: 1 } };
      const table = startOfTurn(host, BASIC, 0, { bids });
      expect([markersOn(table, 'a1'), markersOn(table, 'b1')]).toEqual([1, 2]);
    });

    test('cubes: those of squares just won go back first', () => {
      const bids = { a1: { seat: 0, tokens: 1, left: 2 }, c1: { seat: 0, tokens: 1, left: 1 } };
      const table = startOfTurn(host, basicWith({ markers: 3 }), 0, { bids });
      expect(targets(table, 'build')).toEqual(['c1']);
      expect(markersOn(table, 'a1')).toBe(2);
      expect(bank(table).marker).toBe(1);
    });

    test('cubes: when none is left a bid waits for its second one, and no fresh bid is possible', () => {
      const bids = { a1: { seat: 0, tokens: 1, left: 2 }, b1: { seat: 1, tokens: 1, left: 2 } };
      const table = startOfTurn(host, basicWith({ markers: 2 }), 0, { bids });
      expect([markersOn(table, 'a1'), standing(table, 'a1')?.left]).toEqual([1, 2]);
      expect(targets(table, 'bid')).toEqual(['b1']);
    });

    test('cubes: as many as the option says win a square', () => {
      const bids = { a1: { seat: 0, tokens: 1, left: 1 }, b1: { seat: 0, tokens: 1, left: 2 } };
      const table = startOfTurn(host, basicWith({ bidStands: 3 }), 0, { bids });
      expect(targets(table, 'build')).toEqual(['a1']);
      expect(markersOn(table, 'b1')).toBe(3);
      expect(bank(table).marker).toBe(47);
    });
  });

  describe('chips come back', () => {
    test('original income: one chip from each center square, also beside a bid, but not its own chips', () => {
      const table = startOfTurn(host, BASIC, 0, {
        spent: { b2: { 0: 2, 1: 2 }, c3: { 0: 2 }, d4: { 0: 2 }, b1: { 0: 2 }, a1: { 0: 2 } },
        bids: { c3: { seat: 1, tokens: 1, left: 2 }, d4: { seat: 0, tokens: 1, left: 2 } },
      });
      expect(['b2', 'c3', 'd4', 'b1', 'a1'].map((square) => spentOn(table, square, 0))).toEqual([1, 1, 1, 2, 2]);
      expect(spentOn(table, 'b2', 1)).toBe(2);
      expect(standing(table, 'd4')?.tokens).toBe(1);
    });

    test('original pass: one chip from each edge square, also beside a bid, but not its own chips', () => {
      const given = {
        spent: { b1: { 0: 2, 1: 2 }, c1: { 0: 2 }, d1: { 0: 2 }, c3: { 0: 2 }, a1: { 0: 2 } },
        bids: { c1: { seat: 1, tokens: 1, left: 2 }, d1: { seat: 0, tokens: 1, left: 2 } },
      };
      const table = act(host, given, BASIC);
      table.play(pass);
      expect(['b1', 'c1', 'd1', 'c3', 'a1'].map((square) => spentOn(table, square, 0))).toEqual([1, 1, 1, 2, 2]);
      expect(spentOn(table, 'b1', 1)).toBe(2);
      expect(standing(table, 'd1')?.tokens).toBe(1);
    });

    test('original pass: nothing to take back where one has no chip', () => {
      const table = act(host, { spent: { b1: { 1: 3 } } }, BASIC);
      table.play(pass);
      expect(money(table, 0)).toBe(20);
    });
  });

  describe('tiles', () => {
    test('tiles: a won square must be built on, on top of what lies there', () => {
      const table = won(host, ['b1'], { stacks: { b1: '12' } }, BASIC);
      expect(table.legal()).toEqual([build('b1')]);
      table.play(build('b1'));
      expect(stack(table, 'b1')).toBe('120');
      expect(pieces(table, 0)).toBe(19);
    });

    test('tiles: what lies between the new tile and another own one is taken over, in all directions', () => {
      const between = ['b2', 'c2', 'd2', 'b3', 'd3', 'b4', 'c4', 'd4'];
      const own = ['a1', 'c1', 'e1', 'a3', 'e3', 'a5', 'c5', 'e5'];
      const table = won(host, ['c3'], { stacks: { ...each(between, '1'), ...each(own, '0') } }, BASIC);
      table.play(build('c3'));
      expect(between.map((square) => stack(table, square))).toEqual(between.map(() => '10'));
      expect(own.map((square) => stack(table, square))).toEqual(own.map(() => '0'));
    });

    test('tiles: an own tile that is covered does not count', () => {
      const table = won(host, ['a1'], { stacks: { b1: '1', c1: '02' } }, BASIC);
      table.play(build('a1'));
      expect(stack(table, 'b1')).toBe('1');
    });

    test('tiles: the player orders several wins', () => {
      const given = { stacks: { b1: '1', c1: '1', d1: '1' } };
      const table = won(host, ['a1', 'c1', 'e1'], given, BASIC);
      expect(targets(table, 'build')).toEqual(['a1', 'c1', 'e1']);
      for (const square of ['c1', 'e1', 'a1']) table.play(build(square));
      expect(['b1', 'c1', 'd1'].map((square) => stack(table, square))).toEqual(['10', '10', '10']);
    });

    test('tiles short: exactly as many as there are, then the turn goes on', () => {
      const given = { stacks: { b1: '1', c1: '2', d1: '0', e5: '0'.repeat(17) } };
      const table = won(host, ['a1'], given, BASIC);
      table.play(build('a1'));
      expect(table.legal()).toEqual([spread('b1'), spread('c1')]);
      table.play(spread('c1'));
      expect([stack(table, 'b1'), stack(table, 'c1')]).toEqual(['1', '20']);
      expect(asked(table)).toEqual([0, 'bid', 'pass']);
    });

    test('tiles out: other squares won are paid for, the cubes go back, and nothing is built', () => {
      const bids = { a1: { seat: 0, tokens: 2, left: 1 }, b1: { seat: 0, tokens: 3, left: 1 } };
      const table = startOfTurn(host, BASIC, 0, { stacks: { e5: '0'.repeat(19) }, bids });
      table.play(build('b1'));
      expect(asked(table)).toEqual([0, 'bid', 'pass']);
      expect([stack(table, 'a1'), spentOn(table, 'a1', 0), standing(table, 'a1')]).toEqual(['', 2, null]);
      expect(bank(table).marker).toBe(50);
      table.play(bid('a1', 1));
      expect(table.ended()).toBe('piecesOut');
    });
  });

  describe('the end', () => {
    const almost = each(without(SQUARES, 'e5'), '1');
    const options = { buildings: 40 };

    test('original end: no tile left, at the end of the turn', () => {
      const table = won(host, ['a1'], { stacks: { e5: '0'.repeat(19) } }, BASIC);
      table.play(build('a1'));
      expect(asked(table)).toEqual([0, 'bid', 'pass']);
      table.play(bid('c3', 2));
      expect(table.ended()).toBe('piecesOut');
      expect(standing(table, 'c3')?.tokens).toBe(2);
    });

    test('original end: all squares built on, at the end of the turn, after every construction', () => {
      const table = won(host, ['a1', 'e5'], { stacks: almost }, basicWith(options));
      table.play(build('e5'));
      expect(table.legal()).toEqual([build('a1')]);
      table.play(build('a1'));
      table.play(pass);
      expect(table.ended()).toBe('allBuilt');
    });

    test('original end: two rounds of passes', () => {
      const table = host.start(BASIC);
      for (let turn = 1; turn <= 5; turn++) table.play(pass);
      expect(table.ended()).toBeNull();
      table.play(pass);
      expect(table.ended()).toBe('allPassed');
    });

    test('original end: each condition can be switched off', () => {
      const out = won(host, ['a1'], { stacks: { e5: '0'.repeat(19) } }, basicWith({ endWhenPiecesOut: false }));
      out.play(build('a1'));
      out.play(pass);
      expect(out.ended()).toBeNull();

      const built = won(host, ['e5'], { stacks: almost }, basicWith({ ...options, endWhenAllBuilt: false }));
      built.play(build('e5'));
      built.play(pass);
      expect(built.ended()).toBeNull();

      const passes = host.start(basicWith({ endAfterPassRounds: 0 }));
      for (let turn = 0; turn < 30; turn++) passes.play(pass);
      expect(passes.ended()).toBeNull();
    });

    test('original score: the stacks one owns, less the tiles in hand', () => {
      const table = act(host, { stacks: { a1: '110', b1: '1' } }, BASIC);
      expect(table.scores()).toEqual([
        { buildings: 3, gems: 0, unbuilt: -19, total: -16 },
        { buildings: 1, gems: 0, unbuilt: -17, total: -16 },
        { buildings: 0, gems: 0, unbuilt: -20, total: -20 },
      ]);
    });

    test('original score: of the tied players the one whose first turn came last wins', () => {
      const given = { stacks: { a1: '0', b1: '1' }, passesInARow: 5 };
      const first = act(host, given, BASIC);
      first.play(pass);
      expect(first.winners()).toEqual([1]);
      // With player 1 the first, player 0 had the last first turn.
      const last = act(host, given, basicWith({ startPlayer: 1 }));
      last.play(pass);
      expect(last.winners()).toEqual([0]);
      const clear = act(host, { stacks: { a1: '0', b1: '10' }, passesInARow: 5 }, BASIC);
      clear.play(pass);
      expect(clear.winners()).toEqual([0]);
    });
  });

  describe('standard rules', () => {
    test('standard: chits on every square by its kind', () => {
      const table = host.start(STANDARD);
      expect(CENTER.map((square) => gemsOn(table, square))).toEqual(CENTER.map(() => 2));
      expect(EDGE.map((square) => gemsOn(table, square))).toEqual(EDGE.map(() => 1));
      expect(CORNER.map((square) => gemsOn(table, square))).toEqual(CORNER.map(() => 0));
      expect(bank(table).gem).toBeUndefined();
    });

    test('standard: the first tile takes the chits, on an edge too', () => {
      const table = won(host, ['b1', 'c3'], { gems: { b1: 1, c3: 2 } }, STANDARD);
      table.play(build('b1'));
      expect(gemsOf(table, 0)).toBe(1);
      table.play(build('c3'));
      expect(gemsOf(table, 0)).toBe(3);
      expect(table.scores()[0].gems).toBe(3);
    });

    test('standard: no chit is laid later', () => {
      const table = act(host, {}, STANDARD);
      table.play(bid('a1', 1));
      expect(asked(table)).toEqual([1, 'bid', 'pass']);
    });
  });

  describe.each([
    ['bubble rules', BUBBLE],
    ['bubble as a house rule', HOUSE],
  ])('%s', (_name, setup) => {
    test('bubble: one chit on each center square out of the stock', () => {
      const table = host.start(setup);
      expect(SQUARES.filter((square) => gemsOn(table, square) === 1)).toEqual(CENTER);
      expect(bank(table).gem).toBe(21);
    });

    test('bubble: a fresh bid on an edge or corner square lays a chit in the center', () => {
      for (const square of ['b1', 'e5']) {
        const table = host.start(setup);
        table.play(bid(square, 1));
        expect(table.legal()).toEqual(CENTER.map((free) => gem(free)));
        table.play(gem('c3'));
        expect(gemsOn(table, 'c3')).toBe(2);
        expect(asked(table)).toEqual([1, 'bid', 'pass']);
      }
    });

    test('bubble: no chit after a bid in the center, a bid that tops another, or a pass', () => {
      for (const move of [bid('c3', 1), bid('b1', 3), pass]) {
        const table = act(host, { bids: { b1: { seat: 1, tokens: 2, left: 2 } } }, setup);
        table.play(move);
        expect(asked(table)).toEqual([1, 'bid', 'pass']);
      }
    });

    test('bubble: a fresh bid of one player lays no chit after another’s pass', () => {
      const table = host.start(setup);
      table.play(bid('a1', 1));
      table.play(gem('c3'));
      table.play(pass);
      expect(asked(table)).toEqual([2, 'bid', 'pass']);
    });

    test('bubble: not on a square with a tile or a bid; chips that are spent don’t matter', () => {
      const given = {
        stacks: { b2: '1' },
        bids: { c2: { seat: 1, tokens: 1, left: 1 } },
        spent: { d2: { 1: 2 } },
      };
      const table = act(host, given, setup);
      table.play(bid('a1', 1));
      expect(targets(table, 'placeGem')).toEqual(without(CENTER, 'b2', 'c2'));
    });

    test('bubble: nothing is laid where no square is free or no chit is left', () => {
      const full = act(host, { stacks: each(CENTER, '1') }, setup);
      full.play(bid('a1', 1));
      expect(asked(full)).toEqual([1, 'bid', 'pass']);
      const empty = act(host, { hands: { 1: 30 } }, setup);
      empty.play(bid('a1', 1));
      expect(asked(empty)).toEqual([1, 'bid', 'pass']);
    });

    test('bubble: the first tile on a square takes its chits, a point each', () => {
      const table = won(host, ['c3'], { gems: { c3: 4 } }, setup);
      table.play(build('c3'));
      expect(gemsOf(table, 0)).toBe(4);
      expect(table.scores()[0].gems).toBe(4);
    });
  });

  test('bubble as a house rule: the rest is the new edition', () => {
    const table = host.start(HOUSE);
    expect(bank(table).marker).toBe(20);
    table.play(bid('c3', 1));
    table.play(pass);
    table.play(pass);
    expect([markersOn(table, 'c3'), standing(table, 'c3')?.left]).toEqual([1, 1]);
  });
});
