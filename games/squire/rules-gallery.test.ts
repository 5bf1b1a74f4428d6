/** Squire: the gallery and its bonuses. See rules-travel.test.ts. */

import { describe, expect, test } from 'vitest';
import type { Purse, Wanted } from '../../test/oracles/squire.ts';
import { CELLS, type Cell, type Exhibit } from '../../test/oracles/squire-data.ts';
import { HOSTS } from '../../test/oracles/squire-hosts.ts';
import { type Position, seated } from '../../test/oracles/squire-positions.ts';
import {
  asked,
  buy,
  discarded,
  type Host,
  hand,
  hang,
  hold,
  hung,
  purse,
  rescue,
  type Table,
  values,
} from '../../test/oracles/squire-table.ts';

const WANTED: Wanted = { players: 3, options: { characters: ['fox', 'owl', 'badger', 'hare'] } };

const FILL = [2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6];
/** Paintings in these cells, and a book in the twelfth. */
const paintings = (...cells: Cell[]): Record<Cell, Exhibit> =>
  Object.fromEntries(cells.map((cell, i) => [cell, i < 11 ? `painting ${FILL[i]}` : 'book 2']));
const floor = (number: number, ...without: Cell[]): Cell[] =>
  ['a', 'b', 'c', 'd'].map((column) => `${column}${4 - number}`).filter((cell) => !without.includes(cell));

/** Sculptures of value 6 wait to be hung; the player has bought them with the last coins. */
const hanging = (host: Host, cells: Record<Cell, Exhibit>, given: Position = {}): Table =>
  seated(
    host,
    {
      gallery: { 0: cells },
      crate: { 0: 'sculpture 6' },
      purse: { 0: { coin: 0 } },
      lot: 'sculpture 6',
      bought: true,
      asks: { actor: 0, decision: 'hang' },
      ...given,
    },
    WANTED,
  );
const NOTHING: Purse = { coin: 0, royalCoin: 0, ticket: 0, royalTicket: 1 };

describe.each(HOSTS)('the gallery, run by %s', (_, host: Host) => {
  test('gallery: a new exhibit goes into any empty cell of one’s own', () => {
    const table = hanging(host, paintings('a1', 'c2'));
    const free = CELLS.filter((cell) => cell !== 'a1' && cell !== 'c2');
    expect(values(table, 'hang', 'cell')).toEqual(free.map((cell) => `0:${cell}`));
    table.play(hang(0, 'd3'));
    expect(hung(table, 0, 'd3')).toBe('sculpture 6');
    expect(table.state().zones.crate[0]).toEqual([]);
  });

  test('gallery: the last empty cell is asked for all the same', () => {
    const table = hanging(host, paintings(...CELLS.filter((cell) => cell !== 'b2')));
    expect(table.legal()).toEqual([hang(0, 'b2')]);
  });

  test('gallery: what hangs there is never moved, sold or discarded', () => {
    const table = hanging(host, paintings('a1', 'c2'));
    table.play(hang(0, 'd3'));
    const actions = new Set<string>();
    for (let n = 0; n < 40 && table.state().next; n++) {
      for (const { action } of table.legal()) actions.add(action);
      const moves = table.legal();
      table.play(moves[n % moves.length]);
    }
    expect(['a1', 'c2', 'd3'].map((cell) => hung(table, 0, cell))).toEqual(['painting 2', 'painting 2', 'sculpture 6']);
    expect(
      [...actions].every((action) =>
        ['travel', 'buy', 'sell', 'hang', 'hold', 'decline', 'playOffer', 'rescue', 'accept', 'replace'].includes(
          action,
        ),
      ),
    ).toBe(true);
  });

  test('bonus: a hall brings coins or tickets at the moment when something is hung there', () => {
    const bonuses: Record<Cell, Partial<Purse>> = {
      a1: { coin: 2 },
      d1: { ticket: 2 },
      b2: { ticket: 1 },
      c2: { coin: 2 },
      a3: { ticket: 1 },
      b3: { coin: 3 },
      c3: { ticket: 1 },
      d3: { coin: 2 },
    };
    for (const cell of CELLS) {
      const table = hanging(host, {});
      table.play(hang(0, cell));
      expect([cell, purse(table, 0)]).toEqual([cell, { ...NOTHING, ...bonuses[cell] }]);
    }
  });

  test('bonus: a hall brings nothing to others, and nothing again', () => {
    const table = hanging(host, paintings('b3'));
    expect(purse(table, 0)).toEqual(NOTHING);
    table.play(hang(0, 'a2'));
    expect([purse(table, 0), purse(table, 1).coin]).toEqual([NOTHING, 10]);
  });

  test('bonus: the left row brings a royal ticket when its last cell is filled', () => {
    const table = hanging(host, paintings('a1', 'a3'));
    table.play(hang(0, 'a2'));
    expect(purse(table, 0)).toEqual({ ...NOTHING, royalTicket: 2 });
    const early = hanging(host, paintings('a1'));
    early.play(hang(0, 'a2'));
    expect(purse(early, 0)).toEqual(NOTHING);
  });

  test('bonus: the right row brings a royal coin', () => {
    const table = hanging(host, paintings('d1', 'd3'));
    table.play(hang(0, 'd2'));
    expect(purse(table, 0)).toEqual({ ...NOTHING, royalCoin: 1 });
  });

  test('bonus: the middle rows bring nothing', () => {
    for (const [cells, last] of [
      [['b2', 'b3'], 'b1'],
      [['c2', 'c3'], 'c1'],
    ] as const) {
      const table = hanging(host, paintings(...cells));
      table.play(hang(0, last));
      expect(purse(table, 0)).toEqual(NOTHING);
    }
  });

  test('bonus: a full row brings its bonus once', () => {
    const table = hanging(host, paintings('a1', 'a2', 'a3'));
    table.play(hang(0, 'b1'));
    expect(purse(table, 0)).toEqual(NOTHING);
  });

  test('bonus: the first floor brings nothing', () => {
    const table = hanging(host, paintings(...floor(1, 'b3')), { discard: ['jewel 6'] });
    table.play(hang(0, 'b3'));
    // The hall's coins only.
    expect(purse(table, 0)).toEqual({ ...NOTHING, coin: 3 });
    expect(asked(table)![0]).toBe(1);
  });

  test('bonus: the second floor raises the hand limit by 2, for good', () => {
    const show = { token: 0, asks: { actor: 0, decision: 'hold' } } as const;
    const cards = (cells: Record<Cell, Exhibit>) => {
      const table = seated(host, { gallery: { 0: cells }, hand: { 0: ['Letter 1'] }, ...show }, WANTED);
      table.play(hold('ceramics'));
      return hand(table, 0).length;
    };
    expect(cards(paintings(...floor(2, 'd2')))).toBe(1);
    expect(cards(paintings(...floor(2)))).toBe(3);
  });

  test('bonus: the third floor brings an exhibit from the discard pile, which is hung at once', () => {
    const table = hanging(host, paintings(...floor(3, 'b1')), { discard: ['jewel 6', 'book 2', 'book 2'] });
    table.play(hang(0, 'b1'));
    expect(table.legal()).toEqual(expect.arrayContaining([rescue('jewel 6'), rescue('book 2')]));
    expect(table.legal()).toHaveLength(2);
    table.play(rescue('jewel 6'));
    expect(asked(table)).toEqual([0, 'hang']);
    table.play(hang(0, 'a2'));
    expect(hung(table, 0, 'a2')).toBe('jewel 6');
    expect(discarded(table)).toEqual(['book 2', 'book 2']);
    expect(asked(table)![0]).toBe(1);
  });

  test('bonus: the exhibit from the discard pile has bonuses of its own, but moves no market', () => {
    const cells = paintings(...floor(3, 'b1'), 'a2');
    const table = hanging(host, cells, { discard: ['jewel 6'], hand: { 0: ['Letter 28'] } });
    const before = table.state().zones.typeColumn;
    table.play(hang(0, 'b1'));
    table.play(rescue('jewel 6'));
    // The last cell of the left row, and a hall.
    table.play(hang(0, 'a3'));
    expect(purse(table, 0)).toEqual({ ...NOTHING, ticket: 1, royalTicket: 2 });
    expect(table.state().zones.typeColumn).toEqual(before);
    expect(asked(table)![0]).toBe(1);
  });

  test('bonus: nothing to take from an empty discard pile', () => {
    const table = hanging(host, paintings(...floor(3, 'b1')));
    table.play(hang(0, 'b1'));
    expect(asked(table)![0]).toBe(1);
  });

  test('bonus: nothing to take without an empty cell', () => {
    const table = hanging(host, paintings(...CELLS.filter((cell) => cell !== 'b1')), { discard: ['jewel 6'] });
    table.play(hang(0, 'b1'));
    expect(asked(table)![0]).toBe(1);
    expect(discarded(table)).toEqual(['jewel 6']);
  });

  test('bonus: all that are earned at once', () => {
    const cells = paintings(...floor(3, 'd1'), 'd2', 'd3');
    const table = hanging(host, cells, { discard: ['jewel 6'] });
    table.play(hang(0, 'd1'));
    // Hall and row, then the floor.
    expect(purse(table, 0)).toEqual({ ...NOTHING, ticket: 2, royalCoin: 1 });
    expect(table.legal()).toEqual([rescue('jewel 6')]);
  });

  test('bonus: comes after the purchase that it goes with', () => {
    const poor = seated(
      host,
      {
        at: { 0: 'dublin' },
        offer: { dublin: 'book 4' },
        gallery: { 0: paintings('d1', 'd3') },
        purse: { 0: { coin: 4 } },
        lot: 'book 4',
        asks: { actor: 0, decision: 'deal' },
      },
      { players: 3, options: { characters: ['owl', 'fox', 'badger', 'hare'] } },
    );
    // It costs 1 + 5.
    expect(poor.legal().some(({ action }) => action === buy.action)).toBe(false);
  });
});
