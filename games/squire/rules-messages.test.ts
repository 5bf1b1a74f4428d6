/** Squire: message cards, their offers and their commissions. See rules-travel.test.ts. */

import { describe, expect, test } from 'vitest';
import type { Wanted } from '../../test/oracles/squire.ts';
import { HOSTS } from '../../test/oracles/squire-hosts.ts';
import { type Position, seated } from '../../test/oracles/squire-positions.ts';
import {
  accept,
  asked,
  buy,
  commissions,
  decline,
  type Host,
  hand,
  hang,
  hold,
  played,
  playOffer,
  purse,
  replace,
  sell,
  type Table,
  values,
} from '../../test/oracles/squire-table.ts';

/** Nobody at the table has the owl, who may hold more. */
const wanted = (options: Wanted['options'] = {}): Wanted => ({
  players: 3,
  map: 'world',
  options: { characters: ['fox', 'badger', 'hare', 'owl'], ...options },
});

// Letter 1: 3 coins in the rose region, 2: 2 tickets there, 3: 2 coins and a card for a sale there. 19: 3 coins for
// ceramics, 40: 3 coins for a sale at 4 or less, 41: 2 coins for any deal, 42: a ticket and a card for any deal.
const [ROSE, ROSE_TICKETS, ROSE_SALE, CERAMICS, ANY_COINS, ANY_CARD] = [1, 2, 3, 19, 41, 42].map((n) => `Letter ${n}`);

/** In Paris, in the rose region, with a book for sale. */
const paris = (host: Host, given: Position = {}, options: Wanted['options'] = {}): Table =>
  seated(
    host,
    {
      at: { 0: 'paris', 1: 'tokyo', 2: 'tokyo' },
      offer: { paris: 'book 4' },
      lot: 'book 4',
      purse: { 0: { coin: 20 } },
      asks: { actor: 0, decision: 'deal' },
      ...given,
    },
    wanted(options),
  );

const holding = (host: Host, given: Position = {}, options: Wanted['options'] = {}): Table =>
  seated(host, { token: 0, asks: { actor: 0, decision: 'hold' }, ...given }, wanted(options));
const sculptures = (count: number) =>
  Object.fromEntries(['a1', 'b1', 'c1', 'd1'].slice(0, count).map((cell, i) => [cell, `sculpture ${i + 2}`]));
const ceramics = (count: number) =>
  Object.fromEntries(['a2', 'b2', 'c2', 'd2'].slice(0, count).map((cell, i) => [cell, `ceramics ${i + 2}`]));

describe.each(HOSTS)('message cards, run by %s', (_, host: Host) => {
  describe('offers', () => {
    test('offer: 3 coins for a deal in the rose region, bought or sold', () => {
      for (const [move, coins] of [
        [buy, 20 - 4 + 3],
        [sell, 20 + 5 + 3],
      ] as const) {
        // Books stand at 1, the rose region at 4; the fox pays 1 less.
        const table = paris(host, { hand: { 0: [ROSE] } });
        table.play(move);
        expect(table.legal()).toEqual([playOffer(ROSE), decline]);
        table.play(playOffer(ROSE));
        expect(purse(table, 0).coin).toBe(coins);
        expect([hand(table, 0), played(table)]).toEqual([[], [ROSE]]);
      }
    });

    test('offer: nobody has to play it', () => {
      const table = paris(host, { hand: { 0: [ROSE] } });
      table.play(sell);
      table.play(decline);
      expect([purse(table, 0).coin, hand(table, 0)]).toEqual([25, [ROSE]]);
      expect(asked(table)).toEqual([1, 'travel']);
    });

    test('offer: only what fits the deal, by region, by type and by whether it was bought', () => {
      const cards = [ROSE, ROSE_SALE, CERAMICS, 'Letter 4'];
      const bought = paris(host, { hand: { 0: cards } });
      bought.play(buy);
      expect(values(bought, 'playOffer', 'card')).toEqual([ROSE]);
      const sold = paris(host, { hand: { 0: cards } });
      sold.play(sell);
      expect(values(sold, 'playOffer', 'card')).toEqual([ROSE, ROSE_SALE]);
      const vase = paris(host, { hand: { 0: cards }, lot: 'ceramics 4', offer: { paris: 'ceramics 4' } });
      vase.play(buy);
      expect(values(vase, 'playOffer', 'card')).toEqual([ROSE, CERAMICS]);
    });

    test('offer: whoever has a card is asked even if none fits, so that nobody can tell', () => {
      const table = paris(host, { hand: { 0: ['Letter 4'] } });
      table.play(sell);
      expect(table.legal()).toEqual([decline]);
      const without = paris(host);
      without.play(sell);
      expect(asked(without)).toEqual([1, 'travel']);
    });

    test('offer: as many as fit, one by one and in any order', () => {
      const table = paris(host, { hand: { 0: [ROSE, ROSE_TICKETS, ANY_COINS] } });
      table.play(sell);
      table.play(playOffer(ROSE_TICKETS));
      expect(values(table, 'playOffer', 'card')).toEqual([ROSE, ANY_COINS]);
      table.play(playOffer(ANY_COINS));
      table.play(playOffer(ROSE));
      expect(purse(table, 0)).toMatchObject({ coin: 20 + 5 + 2 + 3, ticket: 2 });
      expect(asked(table)).toEqual([1, 'travel']);
    });

    test('offer: its coins come after the deal and cannot pay for it', () => {
      const table = paris(host, { hand: { 0: [ROSE] }, purse: { 0: { coin: 3 } } });
      expect(table.legal()).toEqual([sell]);
    });

    test('offer: is asked for before the market moves and the exhibit is hung', () => {
      const table = paris(host, { hand: { 0: [ROSE] } });
      table.play(buy);
      expect(asked(table)).toEqual([0, 'playOffer', 'decline']);
      expect(table.state().zones.typeColumn).toEqual(['jewel', 'painting', 'sculpture', 'ceramics', 'book']);
      table.play(decline);
      expect(asked(table)).toEqual([0, 'hang']);
    });

    test('offer: a card that it brings may be played in the same deal', () => {
      const table = paris(host, { hand: { 0: [ANY_CARD] }, deck: [ANY_COINS, 'Letter 9'] });
      table.play(sell);
      table.play(playOffer(ANY_CARD));
      expect([hand(table, 0), purse(table, 0).ticket]).toEqual([[ANY_COINS], 1]);
      expect(table.legal()).toEqual([playOffer(ANY_COINS), decline]);
    });

    test('offer: a card can be played once', () => {
      const table = paris(host, { hand: { 0: [ROSE] } });
      table.play(sell);
      table.play(playOffer(ROSE));
      expect(table.state().zones.deck).not.toContain(ROSE);
      expect(played(table)).toEqual([ROSE]);
    });
  });

  describe('the hand', () => {
    const drawn = (given: Position, options: Wanted['options'] = {}) => {
      const table = holding(host, given, options);
      table.play(hold('ceramics'));
      return hand(table, 0);
    };

    test('hand: cards come from the top of the deck', () => {
      const deck = ['Letter 30', 'Letter 7', 'Letter 12'];
      const table = holding(host, { deck, gallery: { 0: ceramics(3) } });
      table.play(hold('ceramics'));
      expect(hand(table, 0).sort()).toEqual(['Letter 30', 'Letter 7']);
      expect(table.state().zones.deck).toEqual(['Letter 12']);
    });

    test('hand: the limit is the ceramics in the gallery and 1', () => {
      expect(drawn({})).toHaveLength(1);
      expect(drawn({ hand: { 0: [ROSE] } })).toEqual([ROSE]);
      expect(drawn({ hand: { 0: [ROSE] }, gallery: { 0: ceramics(1) } })).toHaveLength(2);
      expect(drawn({ hand: { 0: [ROSE] }, gallery: { 0: ceramics(2) } })).toHaveLength(3);
    });

    test('hand: other exhibits do not count', () => {
      expect(drawn({ gallery: { 0: sculptures(3) } })).toHaveLength(1);
    });

    test('hand: the owl may hold one more; the number for everybody is an option', () => {
      const owl = { characters: ['owl', 'badger', 'hare', 'fox'] };
      expect(drawn({ hand: { 0: [ROSE] } }, owl)).toHaveLength(2);
      expect(drawn({ hand: { 0: [ROSE] } }, { handBase: 5 })).toHaveLength(3);
    });

    test('hand: from an empty deck nothing comes, and played cards stay out of the game', () => {
      expect(drawn({ deck: ['Letter 30'], gallery: { 0: ceramics(4) } })).toEqual(['Letter 30']);
      expect(drawn({ deck: [], gallery: { 0: ceramics(4) } })).toEqual([]);
    });
  });

  describe('commissions', () => {
    test('commission: accepted at an exhibition of sculptures, for all to see', () => {
      const table = holding(host, { hand: { 0: [ROSE] }, deck: [] });
      table.play(hold('sculptures'));
      expect(table.legal()).toEqual([accept(ROSE), decline]);
      table.play(accept(ROSE));
      expect([hand(table, 0), commissions(table, 0)]).toEqual([[], [ROSE]]);
    });

    test('commission: at no other exhibition', () => {
      for (const show of ['paintings', 'ceramics', 'books', 'jewels']) {
        const table = holding(host, { hand: { 0: [ROSE] } });
        table.play(hold(show));
        expect(asked(table)).toEqual([1, 'travel']);
      }
    });

    test('commission: nobody has to accept one', () => {
      const table = holding(host, { hand: { 0: [ROSE] } });
      table.play(hold('sculptures'));
      table.play(decline);
      expect(commissions(table, 0)).toEqual([]);
      expect(asked(table)).toEqual([1, 'travel']);
    });

    test('commission: a card that the exhibition brings can be accepted at once', () => {
      const table = holding(host, { deck: ['Letter 9', 'Letter 8'] });
      table.play(hold('sculptures'));
      expect(table.legal()).toEqual([accept('Letter 9'), decline]);
    });

    test('commission: as many as there are sculptures, and 1', () => {
      const cards = ['Letter 1', 'Letter 2', 'Letter 3', 'Letter 4'];
      for (const count of [0, 1, 2]) {
        const table = holding(host, { hand: { 0: cards }, gallery: { 0: sculptures(count) } });
        table.play(hold('sculptures'));
        for (let n = 0; n <= count; n++) table.play(table.legal()[0]);
        expect(commissions(table, 0)).toHaveLength(count + 1);
        expect(asked(table)![1]).toBe('travel');
      }
      const full = holding(host, { hand: { 0: cards.slice(1) }, commissions: { 0: cards.slice(0, 1) } });
      full.play(hold('sculptures'));
      expect(asked(full)).toEqual([1, 'travel']);
    });

    test('commission: acceptMax of 1 allows one at a time; the owl may have one more', () => {
      const given = { hand: { 0: ['Letter 1', 'Letter 2', 'Letter 3'] }, gallery: { 0: sculptures(2) } };
      const one = holding(host, given, { acceptMax: 1 });
      one.play(hold('sculptures'));
      one.play(accept('Letter 2'));
      expect(asked(one)).toEqual([1, 'travel']);
      const owl = holding(host, { hand: given.hand }, { characters: ['owl', 'badger', 'hare', 'fox'] });
      owl.play(hold('sculptures'));
      owl.play(accept('Letter 2'));
      expect(asked(owl)).toEqual([0, 'accept', 'decline']);
    });

    test('commission: a card is an offer or a commission, not both', () => {
      const table = paris(host, { commissions: { 0: [ROSE] } });
      table.play(sell);
      // An accepted commission is no offer any more.
      expect(asked(table)).toEqual([1, 'travel']);
      expect(commissions(table, 0)).toEqual([ROSE]);
    });

    test('commission: when another shows sculptures, one may be given up for another, in the order of the rewards', () => {
      const table = holding(host, {
        hand: { 1: ['Letter 5'], 2: ['Letter 6', 'Letter 7'] },
        commissions: { 0: ['Letter 3'], 1: ['Letter 1'], 2: ['Letter 2'] },
        gallery: { 2: sculptures(1) },
        deck: [],
      });
      table.play(hold('sculptures'));
      expect(table.legal()).toEqual([replace('Letter 1', 'Letter 5'), decline]);
      expect(table.state().next!.actor).toBe(1);
      table.play(replace('Letter 1', 'Letter 5'));
      expect([commissions(table, 1), hand(table, 1), played(table)]).toEqual([
        ['Letter 5'],
        [],
        expect.arrayContaining(['Letter 1']),
      ]);
      // The second guest has had the reward.
      expect([table.state().next!.actor, purse(table, 2).ticket]).toEqual([2, 1]);
      expect(table.legal()).toEqual([replace('Letter 2', 'Letter 6'), replace('Letter 2', 'Letter 7'), decline]);
      table.play(replace('Letter 2', 'Letter 6'));
      // Once for each exhibition.
      expect(asked(table)).toEqual([1, 'travel']);
    });

    test('commission: nobody has to give one up, and no sculpture is needed for it', () => {
      const table = holding(host, { hand: { 1: ['Letter 5'] }, commissions: { 1: ['Letter 1'] } });
      table.play(hold('sculptures'));
      table.play(decline);
      expect(asked(table)).toEqual([1, 'replace', 'decline']);
      table.play(decline);
      expect([commissions(table, 1), hand(table, 1)]).toEqual([['Letter 1'], ['Letter 5']]);
    });

    test('commission: the holder cannot give one up, nor anybody at another exhibition', () => {
      const given = { hand: { 0: ['Letter 5'] }, commissions: { 0: ['Letter 1'] } };
      const own = holding(host, given);
      own.play(hold('sculptures'));
      expect(asked(own)).toEqual([1, 'travel']);
      const other = holding(host, { hand: { 1: ['Letter 5'] }, commissions: { 1: ['Letter 1'] } });
      other.play(hold('books'));
      expect(asked(other)).toEqual([1, 'travel']);
    });

    test('commission: without one or without a card there is nothing to give up', () => {
      const table = holding(host, { hand: { 1: ['Letter 5'] }, commissions: { 2: ['Letter 1'] }, deck: [] });
      table.play(hold('sculptures'));
      expect(asked(table)).toEqual([1, 'travel']);
    });

    test('commission: after a purchase the gallery raises the limits at once', () => {
      const table = seated(
        host,
        {
          token: 0,
          crate: { 0: 'sculpture 6' },
          lot: 'sculpture 6',
          bought: true,
          hand: { 0: ['Letter 1', 'Letter 2'] },
          asks: { actor: 0, decision: 'hang' },
        },
        wanted(),
      );
      table.play(hang(0, 'a2'));
      table.play(hold('sculptures'));
      table.play(accept('Letter 1'));
      table.play(accept('Letter 2'));
      expect(commissions(table, 0)).toEqual(['Letter 1', 'Letter 2']);
    });
  });
});
