/**
 * The rules of the New Games Order edition for the end of the game and the scores.
 * Each test is derived by hand from the rulebook and the rulings, and played by everybody who can run the game;
 * coverage.yaml names them sentence by sentence.
 */

import { describe, expect, test } from 'vitest';
import { SQUARES } from '../../test/oracles/square-on-sale.ts';
import { HOSTS } from '../../test/oracles/square-on-sale-hosts.ts';
import { act, position, QUIET, quietWith, without, won } from '../../test/oracles/square-on-sale-positions.ts';
import {
  bank,
  bid,
  build,
  type Host,
  pass,
  type Setup,
  spentOn,
  stack,
  standing,
} from '../../test/oracles/square-on-sale-table.ts';

describe.each(HOSTS)('New Games Order, run by %s', (_, host: Host) => {
  describe('the end of the game', () => {
    test('end: the instant the last piece is placed', () => {
      const table = won(host, ['a1', 'c3'], {
        stacks: { e5: '0'.repeat(19) },
        bids: { b1: { seat: 1, tokens: 2, left: 1 } },
      });
      table.play(build('a1'));
      expect(table.ended()).toBe('piecesOut');
      expect(table.legal()).toEqual([]);
      expect(table.state().next).toBeNull();
    });

    test('end: a bid in progress is not resolved', () => {
      const table = won(host, ['a1'], {
        stacks: { e5: '0'.repeat(19), b1: '1' },
        bids: { b1: { seat: 2, tokens: 2, left: 1 } },
      });
      table.play(build('a1'));
      expect(standing(table, 'b1')).toEqual({ seat: 2, tokens: 2, left: 1 });
      expect(table.scores().map((score) => score.buildings)).toEqual([20, 1, 0]);
    });

    /** Every other square is built on, by players 1 and 2 in turn. */
    const almost = (...free: string[]) =>
      Object.fromEntries(without(SQUARES, ...free).map((square, index) => [square, String(1 + (index % 2))]));

    test('end: all 25 squares are built on', () => {
      const table = won(host, ['e5'], { stacks: almost('e5') });
      table.play(build('e5'));
      expect(table.ended()).toBe('allBuilt');
    });

    test('end: not while a square is free', () => {
      const table = won(host, ['e5'], { stacks: almost('e5', 'd5') });
      table.play(build('e5'));
      expect(table.ended()).toBeNull();
    });

    test('end: after the spillover of that construction', () => {
      const table = won(host, ['e5'], { stacks: { ...almost('e5'), e4: '1', e3: '0' } });
      table.play(build('e5'));
      expect(stack(table, 'e4')).toBe('10');
      expect(table.ended()).toBe('allBuilt');
    });

    test('end: the last square built on cuts the turn short, unless the option finishes the constructions', () => {
      const squares = ['a1', 'e5'];
      const short = won(host, squares, { stacks: almost('e5') });
      short.play(build('e5'));
      expect(short.ended()).toBe('allBuilt');
      expect(stack(short, 'a1')).toBe('1');

      const long = won(host, squares, { stacks: almost('e5') }, quietWith({ finishConstructions: true }));
      long.play(build('e5'));
      expect(long.legal()).toEqual([build('a1')]);
      long.play(build('a1'));
      expect(long.ended()).toBe('allBuilt');
      expect(stack(long, 'a1')).toBe('10');
    });

    test('end: everybody passes twice in a row', () => {
      const table = host.start(QUIET);
      for (let turn = 1; turn <= 5; turn++) table.play(pass);
      expect(table.ended()).toBeNull();
      table.play(pass);
      expect(table.ended()).toBe('allPassed');
    });

    test('end: a bid in between starts the count of passes anew', () => {
      const table = host.start(QUIET);
      for (const move of [pass, pass, pass, pass, pass, bid('a1', 1), pass, pass, pass, pass, pass]) table.play(move);
      expect(table.ended()).toBeNull();
    });

    test('end: the last pass still takes money back, and no gem is placed after it', () => {
      const setup: Setup = { players: 3 };
      const table = act(host, { passesInARow: 5, spent: { b1: { 0: 3 } } }, setup);
      table.play(pass);
      expect(table.ended()).toBe('allPassed');
      expect(spentOn(table, 'b1', 0)).toBe(2);
      expect(bank(table).gem).toBe(30);
    });

    test('end: with fewer rounds of passes bids that stand lapse', () => {
      const table = act(
        host,
        { passesInARow: 2, bids: { a1: { seat: 1, tokens: 1, left: 1 } } },
        quietWith({ endAfterPassRounds: 1 }),
      );
      table.play(pass);
      expect(table.ended()).toBe('allPassed');
      expect(standing(table, 'a1')?.seat).toBe(1);
    });

    test('end: each condition can be switched off', () => {
      const pieces = won(host, ['a1'], { stacks: { e5: '0'.repeat(19) } }, quietWith({ endWhenPiecesOut: false }));
      pieces.play(build('a1'));
      expect(pieces.ended()).toBeNull();

      const built = won(host, ['e5'], { stacks: almost('e5') }, quietWith({ endWhenAllBuilt: false }));
      built.play(build('e5'));
      expect(built.ended()).toBeNull();

      const passes = host.start(quietWith({ endAfterPassRounds: 0 }));
      for (let turn = 0; turn < 30; turn++) passes.play(pass);
      expect(passes.ended()).toBeNull();
    });
  });

  describe('scoring', () => {
    test('score: the worked example', () => {
      const setup: Setup = { players: 4, options: { gemRule: 'never' } };
      // The heights that each color owns at the end. Yellow's last piece makes a stack of 4 the fifth of his.
      const heights: Record<number, number[]> = {
        0: [2, 4, 1, 6, 1],
        1: [3, 4, 4, 4, 4],
        2: [4, 4, 4, 5, 5],
        3: [3, 4, 4, 4],
      };
      // What lies under those tops, in any order: 18, 18, 20 and 14 pieces are built.
      const below = [...'0'.repeat(18 - 5), ...'1'.repeat(18 - 5), ...'2'.repeat(20 - 5), ...'3'.repeat(14 - 4)];
      const stacks: Record<string, string> = {};
      let square = 0;
      for (const [owner, theirs] of Object.entries(heights)) {
        for (const height of theirs) stacks[SQUARES[square++]] = below.splice(0, height - 1).join('') + owner;
      }
      const last = SQUARES[5 + 5 + 4];
      stacks[last] = stacks[last].slice(0, -1);
      const table = host.from(
        setup,
        position(setup, {
          stacks,
          bids: { [last]: { seat: 2, tokens: 1, left: 0 } },
          hands: { 0: 5, 1: 4, 2: 10, 3: 3 },
          asks: { actor: 2, decision: 'construction' },
        }),
      );
      table.play(build(last));
      expect(table.ended()).toBe('piecesOut');
      expect(table.scores()).toEqual([
        { buildings: 14, gems: 5, unbuilt: -2, total: 17 },
        { buildings: 19, gems: 4, unbuilt: -2, total: 21 },
        { buildings: 22, gems: 10, unbuilt: 0, total: 32 },
        { buildings: 15, gems: 3, unbuilt: -6, total: 12 },
      ]);
      expect(table.winners()).toEqual([2]);
    });

    test('score: nothing for a stack with another’s piece on top', () => {
      const table = act(host, { stacks: { a1: '0001' } });
      expect(table.scores().map((score) => score.buildings)).toEqual([0, 4, 0]);
    });

    test('score: tied players share the victory', () => {
      const table = act(host, { passesInARow: 5, stacks: { a1: '0', b1: '1', c1: '22', d1: '0', e1: '1', a2: '10' } });
      // 0: 1 + 1 + 2, 17 left; 1: 1 + 1, 17 left; 2: 2, 18 left.
      table.play(pass);
      expect(table.scores().map((score) => score.total)).toEqual([4 - 17, 2 - 17, 2 - 18]);
      expect(table.winners()).toEqual([0]);

      const tie = act(host, { passesInARow: 5, stacks: { a1: '0', b1: '1' } });
      tie.play(pass);
      expect(tie.winners()).toEqual([0, 1]);
    });

    test('score: the options say what counts how much', () => {
      const setup = quietWith({ buildingScore: 'square', buildingPoints: 3, gemScore: 2, unbuiltScore: -2 });
      const table = act(host, { stacks: { a1: '110', b1: '0' }, hands: { 0: 4 } }, setup);
      expect(table.scores()[0]).toEqual({ buildings: 6, gems: 8, unbuilt: -36, total: 6 + 8 - 36 });
    });
  });
});
