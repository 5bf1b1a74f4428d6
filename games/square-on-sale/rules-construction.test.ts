/**
 * The rules of the New Games Order edition for construction: stacks, spillover, pieces that run short, and gems found.
 * Each test is derived by hand from the rulebook and the rulings, and played by everybody who can run the game;
 * coverage.yaml names them sentence by sentence.
 */

import { describe, expect, test } from 'vitest';
import { HOSTS } from '../../test/oracles/square-on-sale-hosts.ts';
import { quietWith, startOfTurn, won } from '../../test/oracles/square-on-sale-positions.ts';
import {
  asked,
  bid,
  build,
  gemsOf,
  gemsOn,
  type Host,
  pieces,
  type Setup,
  spentOn,
  spread,
  stack,
  standing,
  type Table,
  targets,
} from '../../test/oracles/square-on-sale-table.ts';

describe.each(HOSTS)('New Games Order, run by %s', (_, host: Host) => {
  describe('construction', () => {
    test('construction: a right and an obligation', () => {
      const table = won(host, ['a1', 'c3']);
      expect(table.legal()).toEqual([build('a1'), build('c3')]);
      table.play(build('a1'));
      expect(table.legal()).toEqual([build('c3')]);
      table.play(build('c3'));
      expect(asked(table)).toEqual([0, 'bid', 'pass']);
    });

    test('construction: one piece from the supply, and the money stays as spent', () => {
      const table = won(host, ['b1']);
      table.play(build('b1'));
      expect(stack(table, 'b1')).toBe('0');
      expect(pieces(table, 0)).toBe(19);
      expect(spentOn(table, 'b1', 0)).toBe(1);
      expect(standing(table, 'b1')).toBeNull();
    });

    test('construction: the square is open to everybody’s bids again at once', () => {
      const table = won(host, ['b1']);
      table.play(build('b1'));
      expect(targets(table, 'bid')).toContain('b1');
      table.play(bid('b1', 1));
      // The new bid is one of its own: the spent token does not count.
      expect(standing(table, 'b1')).toEqual({ seat: 0, tokens: 1, left: 2 });
      expect(table.legal()[0]).toEqual(bid('a1', 1));
      expect(table.legal()).toContainEqual(bid('b1', 2));
      expect(table.legal()).not.toContainEqual(bid('b1', 1));
    });

    test('construction: on top of what stands there, and the whole stack changes hands', () => {
      const table = won(host, ['b1'], { stacks: { b1: '121' }, spent: { b1: { 1: 3, 2: 2 } } });
      expect(table.scores().map((score) => score.buildings)).toEqual([0, 3, 0]);
      table.play(build('b1'));
      expect(stack(table, 'b1')).toBe('1210');
      expect(table.scores().map((score) => score.buildings)).toEqual([4, 0, 0]);
      // What the others spent there stays theirs.
      expect([0, 1, 2].map((seat) => spentOn(table, 'b1', seat))).toEqual([1, 3, 2]);
    });

    test('construction: the order of several wins decides what is taken over', () => {
      const given = { stacks: { b1: '1', c1: '1', d1: '1' } };
      const built = (order: string[]) => {
        const table = won(host, ['a1', 'c1', 'e1'], given);
        for (const square of order) table.play(build(square));
        return ['b1', 'c1', 'd1'].map((square) => stack(table, square));
      };
      // With both ends first the whole line is taken over, and c1 is then built on once more.
      expect(built(['a1', 'e1', 'c1'])).toEqual(['10', '100', '10']);
      // With the middle first it is one's own already, and each end takes over its half.
      expect(built(['c1', 'a1', 'e1'])).toEqual(['10', '10', '10']);
    });

    test('construction: each square with its spillover before the next', () => {
      const table = won(host, ['a1', 'e5'], { stacks: { b1: '1', c1: '0', d5: '2', c5: '0' } });
      table.play(build('a1'));
      expect(stack(table, 'b1')).toBe('10');
      expect(stack(table, 'd5')).toBe('2');
      table.play(build('e5'));
      expect(stack(table, 'd5')).toBe('20');
    });
  });

  describe('spillover', () => {
    const DIRECTIONS = [
      ['north', 'c2', 'c1'],
      ['north-east', 'd2', 'e1'],
      ['east', 'd3', 'e3'],
      ['south-east', 'd4', 'e5'],
      ['south', 'c4', 'c5'],
      ['south-west', 'b4', 'a5'],
      ['west', 'b3', 'a3'],
      ['north-west', 'b2', 'a1'],
    ];
    const straight = (direction: string) => !direction.includes('-');

    test.each(DIRECTIONS)('spillover: to the %s', (_, between, own) => {
      const table = won(host, ['c3'], { stacks: { [between]: '1', [own]: '0' } });
      table.play(build('c3'));
      expect(stack(table, between)).toBe('10');
      expect(pieces(table, 0)).toBe(20 - 3);
    });

    test('spillover: over the whole line, and along several lines at once', () => {
      const table = won(host, ['a1'], {
        stacks: { b1: '1', c1: '2', d1: '01', e1: '0', b2: '2', c3: '0', a2: '1', a3: '2' },
      });
      table.play(build('a1'));
      expect(['b1', 'c1', 'd1'].map((square) => stack(table, square))).toEqual(['10', '20', '010']);
      expect(stack(table, 'b2')).toBe('20');
      // Nothing of one's own closes column a.
      expect([stack(table, 'a2'), stack(table, 'a3')]).toEqual(['1', '2']);
      expect(asked(table)).toEqual([0, 'bid', 'pass']);
    });

    test('spillover: not across a square without a building', () => {
      const table = won(host, ['a1'], { stacks: { b1: '1', d1: '1', e1: '0' } });
      table.play(build('a1'));
      expect([stack(table, 'b1'), stack(table, 'c1'), stack(table, 'd1')]).toEqual(['1', '', '1']);
    });

    test('spillover: not up to the edge of the board', () => {
      const table = won(host, ['c1'], { stacks: { d1: '1', e1: '1', b1: '1', a1: '0' } });
      table.play(build('c1'));
      expect([stack(table, 'd1'), stack(table, 'e1')]).toEqual(['1', '1']);
      expect(stack(table, 'b1')).toBe('10');
    });

    test('spillover: lines do not go round the edge of the board', () => {
      // e1 and a2 follow each other in the order of the squares, but not on a line.
      const table = won(host, ['d1'], { stacks: { e1: '1', a2: '0' } });
      table.play(build('d1'));
      expect(stack(table, 'e1')).toBe('1');
    });

    test('spillover: only up to the nearest building of one’s own', () => {
      const table = won(host, ['a1'], { stacks: { b1: '1', c1: '0', d1: '1', e1: '0' } });
      table.play(build('a1'));
      expect([stack(table, 'b1'), stack(table, 'd1')]).toEqual(['10', '1']);
    });

    test('spillover: nothing between neighbors', () => {
      const table = won(host, ['a1'], { stacks: { b1: '0', c1: '1', d1: '0' } });
      table.play(build('a1'));
      expect([stack(table, 'b1'), stack(table, 'c1')]).toEqual(['0', '1']);
    });

    test('spillover: a building of one’s own counts only if its top piece is', () => {
      const table = won(host, ['a1'], { stacks: { b1: '1', c1: '02', d1: '2' } });
      table.play(build('a1'));
      expect([stack(table, 'b1'), stack(table, 'c1')]).toEqual(['1', '02']);
    });

    test('spillover: sets off no further spillover', () => {
      // b1 is taken over from a1; that would close b2 against b3, but only the square just won is looked at.
      const table = won(host, ['a1'], { stacks: { b1: '1', c1: '0', b2: '2', b3: '0' } });
      table.play(build('a1'));
      expect([stack(table, 'b1'), stack(table, 'b2')]).toEqual(['10', '2']);
    });

    test('spillover: bids and money on a square taken over stay', () => {
      const table = won(host, ['a1'], {
        stacks: { b1: '1', c1: '0' },
        spent: { b1: { 1: 2 } },
        bids: { b1: { seat: 2, tokens: 3, left: 1 } },
      });
      table.play(build('a1'));
      expect(stack(table, 'b1')).toBe('10');
      expect(spentOn(table, 'b1', 1)).toBe(2);
      expect(standing(table, 'b1')).toEqual({ seat: 2, tokens: 3, left: 1 });
    });

    test.each(['all', 'straight', 'diagonal', 'off'] as const)('spillover: the option %s', (spillover) => {
      const stacks = Object.fromEntries(
        DIRECTIONS.flatMap(([, between, own]) => [
          [between, '1'],
          [own, '0'],
        ]),
      );
      const table = won(host, ['c3'], { stacks }, quietWith({ spillover }));
      table.play(build('c3'));
      const taken = DIRECTIONS.filter(([, between]) => stack(table, between) === '10').map(([name]) => name);
      const expected = DIRECTIONS.map(([name]) => name).filter(
        (name) => spillover === 'all' || (spillover !== 'off' && straight(name) === (spillover === 'straight')),
      );
      expect(taken).toEqual(expected);
    });
  });

  describe('pieces running short', () => {
    /** Building on a1 encloses b1 and c1 in the row and a2 in the column; all other pieces lie on e5. */
    const short = (left: number, options: Setup['options'] = {}): Table =>
      won(
        host,
        ['a1'],
        { stacks: { b1: '1', c1: '2', d1: '0', a2: '1', a3: '0', e5: '0'.repeat(20 - 2 - 1 - left) } },
        quietWith(options),
      );

    test('pieces short: exactly as many squares as there are pieces, across lines', () => {
      const table = short(2);
      table.play(build('a1'));
      expect(table.state().next).toMatchObject({ actor: 0 });
      expect(table.legal()).toEqual([spread('b1', 'c1'), spread('b1', 'a2'), spread('c1', 'a2')]);
      table.play(spread('b1', 'a2'));
      expect(['b1', 'c1', 'a2'].map((square) => stack(table, square))).toEqual(['10', '2', '10']);
      expect(table.ended()).toBe('piecesOut');
    });

    test('pieces short: with one piece each single square', () => {
      const table = short(1);
      table.play(build('a1'));
      expect(table.legal()).toEqual([spread('b1'), spread('c1'), spread('a2')]);
    });

    test('pieces short: just enough is no choice', () => {
      const table = short(3);
      table.play(build('a1'));
      expect(table.ended()).toBe('piecesOut');
      expect(['b1', 'c1', 'a2'].map((square) => stack(table, square))).toEqual(['10', '20', '10']);
    });

    test('pieces short: the last piece for the construction itself leaves none to spill', () => {
      const table = short(0);
      table.play(build('a1'));
      expect(['a1', 'b1', 'c1', 'a2'].map((square) => stack(table, square))).toEqual(['0', '1', '2', '1']);
      expect(table.ended()).toBe('piecesOut');
    });

    test('pieces short: without that end a square won in vain is paid for and stays as it is', () => {
      const setup = quietWith({ endWhenPiecesOut: false });
      const table = startOfTurn(host, setup, 0, {
        stacks: { e5: '0'.repeat(19), b1: '1' },
        bids: { a1: { seat: 0, tokens: 2, left: 1 }, b1: { seat: 0, tokens: 3, left: 1 } },
      });
      expect(targets(table, 'build')).toEqual(['a1', 'b1']);
      table.play(build('a1'));
      expect(asked(table)).toEqual([0, 'bid', 'pass']);
      expect(stack(table, 'b1')).toBe('1');
      expect(spentOn(table, 'b1', 0)).toBe(3);
      expect(standing(table, 'b1')).toBeNull();
    });
  });

  describe('the first to build', () => {
    test('first to build: takes every gem on the square', () => {
      const table = won(host, ['c3'], { gems: { c3: 3, b2: 1 } });
      table.play(build('c3'));
      expect(gemsOf(table, 0)).toBe(3);
      expect(gemsOn(table, 'c3')).toBe(0);
      expect(gemsOn(table, 'b2')).toBe(1);
    });

    test('first to build: whoever builds later gets none', () => {
      const table = won(host, ['c3'], { stacks: { c3: '1' }, hands: { 1: 2 } });
      table.play(build('c3'));
      expect([gemsOf(table, 0), gemsOf(table, 1)]).toEqual([0, 2]);
    });
  });
});
