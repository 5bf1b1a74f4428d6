/** Squire: buying, selling and the market. See rules-travel.test.ts. */

import { describe, expect, test } from 'vitest';
import type { Wanted } from '../../test/oracles/squire.ts';
import type { Region, Type } from '../../test/oracles/squire-data.ts';
import { HOSTS } from '../../test/oracles/squire-hosts.ts';
import { anyTurn, finishTurn, type Position, seated } from '../../test/oracles/squire-positions.ts';
import {
  asked,
  buy,
  discarded,
  type Host,
  hang,
  hung,
  offered,
  purse,
  sell,
  type Table,
  travel,
} from '../../test/oracles/squire-table.ts';

/** The first player has no ability that touches prices. */
const wanted = (options: Wanted['options'] = {}): Wanted => ({
  players: 3,
  map: 'world',
  options: { characters: ['owl', 'fox', 'badger', 'hare'], ...options },
});

/** In Rio de Janeiro, with ceramics for sale, at the prices of the start. */
const RIO: Position = {
  at: { 0: 'rio-de-janeiro' },
  offer: { 'rio-de-janeiro': 'ceramics 4' },
  lot: 'ceramics 4',
  asks: { actor: 0, decision: 'deal' },
};
const rio = (host: Host, given: Position = {}, options: Wanted['options'] = {}): Table =>
  seated(host, { ...RIO, ...given }, wanted(options));

const types = (table: Table): Type[] => table.state().zones.typeColumn;
const regions = (table: Table): Region[] => table.state().zones.regionColumn;

describe.each(HOSTS)('dealing, run by %s', (_, host: Host) => {
  describe('prices', () => {
    test('price: ceramics at 2 in the blue region at 3 cost 5', () => {
      const table = rio(host);
      table.play(buy);
      expect(purse(table, 0).coin).toBe(10 - 5);
    });

    test('price: what is sold brings the same, in regular coins', () => {
      const table = rio(host, { purse: { 0: { royalCoin: 1 } } });
      table.play(sell);
      expect(purse(table, 0)).toEqual({ coin: 10 + 5, royalCoin: 1, ticket: 0, royalTicket: 1 });
    });

    test('price: the number beside the marker of the type and that of the region, wherever they stand', () => {
      const columns: [Type[], Region[], number][] = [
        [
          ['ceramics', 'jewel', 'painting', 'sculpture', 'book'],
          ['shell', 'clover', 'rose', 'thistle', 'wheat'],
          5 + 5,
        ],
        [
          ['jewel', 'painting', 'sculpture', 'book', 'ceramics'],
          ['clover', 'rose', 'thistle', 'wheat', 'shell'],
          1 + 1,
        ],
        [
          ['jewel', 'ceramics', 'painting', 'sculpture', 'book'],
          ['clover', 'rose', 'thistle', 'shell', 'wheat'],
          4 + 2,
        ],
      ];
      for (const [left, right, price] of columns) {
        const table = rio(host, { types: left, regions: right });
        table.play(sell);
        expect(purse(table, 0).coin).toBe(10 + price);
      }
    });

    test('price: the value of an exhibit does not matter', () => {
      for (const lot of ['ceramics 2', 'ceramics 6']) {
        const table = rio(host, { lot, offer: { 'rio-de-janeiro': lot } });
        table.play(buy);
        expect(purse(table, 0).coin).toBe(5);
      }
    });

    test('price: the numbers are options', () => {
      const table = rio(host, {}, { typePrices: [9, 8, 7, 6, 5], regionPrices: [0, 0, 1, 0, 0] });
      table.play(buy);
      expect(purse(table, 0).coin).toBe(10 - 6 - 1);
    });

    test('price: royal coins pay first and stay', () => {
      const table = rio(host, { purse: { 0: { coin: 4, royalCoin: 2 } } });
      table.play(buy);
      expect(purse(table, 0)).toMatchObject({ coin: 4 - 3, royalCoin: 2 });
    });

    test('price: the abilities of the fox and the badger, and never below 0', () => {
      const fox = rio(host, {}, { characters: ['fox', 'owl', 'badger', 'hare'] });
      fox.play(buy);
      expect(purse(fox, 0).coin).toBe(10 - 4);
      const badger = rio(host, {}, { characters: ['badger', 'owl', 'fox', 'hare'] });
      badger.play(sell);
      expect(purse(badger, 0).coin).toBe(10 + 6);
      const free = {
        typePrices: [0, 0, 0, 0, 0],
        regionPrices: [0, 0, 0, 0, 0],
        characters: ['fox', 'owl', 'badger', 'hare'],
      };
      const nothing = rio(host, { purse: { 0: { coin: 0 } } }, free);
      nothing.play(buy);
      expect(purse(nothing, 0).coin).toBe(0);
    });

    test('price: only the owner has an ability', () => {
      const table = rio(host);
      table.play(buy);
      expect(purse(table, 0).coin).toBe(5);
    });
  });

  describe('the deal', () => {
    test('deal: one exhibit, bought or sold, in the city where the journey ended', () => {
      const table = seated(host, { at: { 0: 'new-york' }, offer: { 'rio-de-janeiro': 'ceramics 4' } }, wanted());
      table.play(travel('rio-de-janeiro'));
      expect(table.legal()).toEqual([buy, sell]);
      expect(table.state().variables.lot).toBe('ceramics 4');
      table.play(buy);
      expect(asked(table)).toEqual([0, 'hang']);
      expect(table.state().zones.crate[0]).toEqual(['ceramics 4']);
    });

    test('deal: whoever cannot pay has to sell', () => {
      expect(rio(host, { purse: { 0: { coin: 4 } } }).legal()).toEqual([sell]);
      expect(rio(host, { purse: { 0: { coin: 4, royalCoin: 1 } } }).legal()).toEqual([buy, sell]);
    });

    test('deal: whoever has a full gallery has to sell', () => {
      const cells = ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'a3', 'b3', 'c3', 'd3'];
      const values = [2, 2, 3, 3, 4, 4, 5, 5];
      const gallery = Object.fromEntries(
        cells.map((cell, i) => [cell, i < 8 ? `painting ${values[i]}` : `book ${[2, 2, 3, 3][i - 8]}`]),
      );
      expect(rio(host, { gallery: { 0: gallery } }).legal()).toEqual([sell]);
    });

    test('deal: what was sold goes to the discard pile', () => {
      const table = rio(host);
      table.play(sell);
      expect(discarded(table)).toEqual(['ceramics 4']);
      expect(table.state().zones.crate[0]).toEqual([]);
    });

    test('deal: a new exhibit from the supply comes into the city', () => {
      for (const move of [buy, sell]) {
        const table = rio(host, { supply: ['jewel 6', 'book 2', 'book 3'] });
        table.play(move);
        expect(offered(table, 'rio-de-janeiro')).toBe('jewel 6');
        expect(table.state().zones.supply).toEqual(['book 2', 'book 3']);
      }
    });

    test('deal: the next player finds the new exhibit there', () => {
      const table = rio(host, { supply: ['jewel 6', 'book 2', 'book 3'], at: { 0: 'rio-de-janeiro', 1: 'new-york' } });
      table.play(sell);
      table.play(travel('rio-de-janeiro'));
      expect(table.state().variables.lot).toBe('jewel 6');
    });
  });

  describe('the market', () => {
    test('market: after a purchase both markers go to the very top, and what was above drops', () => {
      const table = rio(host);
      expect(types(table)).toEqual(['jewel', 'painting', 'sculpture', 'ceramics', 'book']);
      expect(regions(table)).toEqual(['clover', 'rose', 'shell', 'thistle', 'wheat']);
      table.play(buy);
      expect(types(table)).toEqual(['ceramics', 'jewel', 'painting', 'sculpture', 'book']);
      expect(regions(table)).toEqual(['shell', 'clover', 'rose', 'thistle', 'wheat']);
    });

    test('market: after a sale both go to the very bottom, and what was below rises', () => {
      const table = rio(host);
      table.play(sell);
      expect(types(table)).toEqual(['jewel', 'painting', 'sculpture', 'book', 'ceramics']);
      expect(regions(table)).toEqual(['clover', 'rose', 'thistle', 'wheat', 'shell']);
    });

    test('market: the same again costs much more after a purchase, and less after a sale', () => {
      for (const [move, price] of [
        [buy, 5 + 5],
        [sell, 1 + 1],
      ] as const) {
        const at = { 0: 'rio-de-janeiro', 1: 'new-york', 2: 'cairo' };
        const table = rio(host, { at, supply: ['ceramics 3', 'book 2', 'book 3'], token: null });
        table.play(move);
        if (move === buy) table.play(hang(0, 'a3'));
        table.play(travel('rio-de-janeiro'));
        table.play(sell);
        expect(purse(table, 1).coin).toBe(10 + price);
      }
    });

    test('market: a marker that is at the top already stays there', () => {
      const table = rio(host, { lot: 'jewel 4', offer: { 'rio-de-janeiro': 'jewel 4' } });
      table.play(buy);
      expect(types(table)).toEqual(['jewel', 'painting', 'sculpture', 'ceramics', 'book']);
    });

    test('market: with independent markers the others stay, and several have one price', () => {
      const table = rio(host, { at: { 0: 'rio-de-janeiro', 1: 'new-york' } }, { market: 'independent' });
      table.play(buy);
      const { typeDepth, regionDepth } = table.state().variables;
      expect(typeDepth).toEqual({ jewel: 0, painting: 1, sculpture: 2, ceramics: 0, book: 4 });
      expect(regionDepth).toEqual({ clover: 0, rose: 1, shell: 0, thistle: 3, wheat: 4 });
    });

    test('market: a sculpture in the same region, by the one reading and by the other', () => {
      const price = (market: 'shift' | 'independent', move: typeof buy) => {
        const at = { 0: 'rio-de-janeiro', 1: 'new-york', 2: 'cairo' };
        const table = rio(host, { at, supply: ['sculpture 3', 'book 2', 'book 3'], token: null }, { market });
        table.play(move);
        if (move === buy) table.play(hang(0, 'a3'));
        table.play(travel('rio-de-janeiro'));
        table.play(sell);
        return purse(table, 1).coin - 10;
      };
      // Sculptures stand at 3. Ceramics that go to the top push them down by one, ceramics that go to the bottom don't.
      expect([price('shift', buy), price('independent', buy)]).toEqual([2 + 5, 3 + 5]);
      expect([price('shift', sell), price('independent', sell)]).toEqual([3 + 1, 3 + 1]);
    });

    test('market: is updated before the exhibit is hung', () => {
      const table = rio(host);
      table.play(buy);
      expect(asked(table)).toEqual([0, 'hang']);
      expect(types(table)[0]).toBe('ceramics');
      expect(hung(table, 0, 'a1')).toBeUndefined();
    });
  });

  describe('the turn', () => {
    test('turn: movement, deal, market, hanging, exhibition, then the player to the left', () => {
      const table = seated(
        host,
        { token: 0, at: { 0: 'new-york' }, offer: { 'rio-de-janeiro': 'ceramics 4' } },
        wanted(),
      );
      expect(asked(table)).toEqual([0, 'travel']);
      table.play(travel('rio-de-janeiro'));
      expect(asked(table)).toEqual([0, 'buy', 'sell']);
      table.play(buy);
      expect(asked(table)).toEqual([0, 'hang']);
      table.play(hang(0, 'a3'));
      expect(asked(table)).toEqual([0, 'hold']);
      finishTurn(table);
      expect(asked(table)).toEqual([1, 'travel']);
    });

    test('turn: clockwise from the first player, round after round', () => {
      const table = host.start({ players: 4 });
      const actors: number[] = [];
      for (let n = 0; n < 9; n++) {
        actors.push(table.state().next!.actor);
        anyTurn(table);
      }
      expect(actors).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0]);
    });

    test('turn: nothing is hung after a sale', () => {
      const table = rio(host, { at: { 0: 'rio-de-janeiro', 1: 'cairo' } });
      table.play(sell);
      expect(asked(table)).toEqual([1, 'travel']);
    });
  });
});
