/** Squire: what the game begins with. See rules-travel.test.ts. */

import { describe, expect, test } from 'vitest';
import { Session, writeState } from '../../engine/index.ts';
import type { Exhibit, Region, Type } from '../../test/oracles/squire-data.ts';
import { EXHIBITS, MAPS } from '../../test/oracles/squire-data.ts';
import { programFor } from '../../test/oracles/squire-engine.ts';
import { HOSTS } from '../../test/oracles/squire-hosts.ts';
import type { Readable } from '../../test/oracles/squire-readable.ts';
import { asked, discarded, type Host, hand, purse, type Table } from '../../test/oracles/squire-table.ts';

const offers = (table: Table): Exhibit[] => Object.values(table.state().zones.forSale).flat();

describe.each(HOSTS)('the setup, run by %s', (_, host: Host) => {
  test.each([
    [2, 16, 24],
    [3, 7, 33],
    [4, 0, 40],
  ])('setup: with %i players %i exhibits go back to the box and %i are the supply', (players, removed, supply) => {
    const table = host.start({ players });
    const { zones } = table.state();
    expect([(zones.box.exhibit ?? []).length, zones.supply.length]).toEqual([removed, supply]);
    const all = [...(zones.box.exhibit ?? []), ...zones.supply, ...offers(table)];
    expect(all.sort()).toEqual([...EXHIBITS].sort());
    expect(discarded(table)).toEqual([]);
  });

  test('setup: one exhibit in each of the 15 cities, on either map', () => {
    for (const map of ['british-isles', 'world'] as const) {
      const table = host.start({ players: 3, map });
      expect(Object.keys(table.state().zones.forSale)).toEqual(MAPS[map].cities);
      expect(offers(table)).toHaveLength(15);
    }
  });

  test('setup: 10 coins, a royal ticket and a message card for each', () => {
    const table = host.start({ players: 4 });
    for (const seat of [0, 1, 2, 3]) {
      expect(purse(table, seat)).toEqual({ coin: 10, royalCoin: 0, ticket: 0, royalTicket: 1 });
      expect(hand(table, seat)).toHaveLength(1);
    }
    expect(table.state().zones.deck).toHaveLength(38);
  });

  test('setup: the options say how much', () => {
    const options = { startCoins: 3, startRoyalTickets: 2, startMessages: 2, removed: 30 };
    const table = host.start({ players: 2, options });
    expect(purse(table, 0)).toEqual({ coin: 3, royalCoin: 0, ticket: 0, royalTicket: 2 });
    expect([hand(table, 0).length, table.state().zones.supply.length]).toEqual([2, 10]);
  });

  test('setup: five markers of types and five of regions', () => {
    const { zones } = host.start({ players: 2 }).state();
    expect([...zones.typeColumn].sort()).toEqual<Type[]>(['book', 'ceramics', 'jewel', 'painting', 'sculpture']);
    expect([...zones.regionColumn].sort()).toEqual<Region[]>(['clover', 'rose', 'shell', 'thistle', 'wheat']);
    // From the top: ceramics at 2, the blue region at 3.
    expect([zones.typeColumn.indexOf('ceramics'), zones.regionColumn.indexOf('shell')]).toEqual([3, 2]);
  });

  test('setup: each player has a character of their own, by the order of the option', () => {
    const at = (options?: { characters: string[] }) =>
      Object.values(host.start({ players: 3, options }).state().zones.character).map(({ character }) => character[0]);
    expect(at()).toEqual(['Fox', 'Hare', 'Badger']);
    expect(at({ characters: ['owl', 'badger', 'fox', 'hare'] })).toEqual(['Owl', 'Badger', 'Fox']);
  });

  test('setup: everybody’s pawn is off the board, and the first player begins', () => {
    const table = host.start({ players: 3 });
    expect(Object.values(table.state().zones.home)).toEqual([
      { pawn: { 0: 1 } },
      { pawn: { 1: 1 } },
      { pawn: { 2: 1 } },
    ]);
    expect(asked(table)).toEqual([0, 'begin']);
  });
});

describe('what is hidden', () => {
  const start = (seed: number) => Session.start(programFor({ players: 3 }), { seed });

  test('setup: exhibits, cities and cards come in another order every time', () => {
    const [a, b] = [start(1), start(2)].map((session) => session.readable().zones);
    for (const zone of ['supply', 'forSale', 'deck', 'hand']) expect(a[zone]).not.toEqual(b[zone]);
  });

  test('setup: nobody sees the hands of others, the deck, the supply or the box', () => {
    const session = start(1);
    for (const seat of [0, 1, 2]) {
      const { zones } = session.readable(seat);
      const hands = zones.hand as Record<string, { message: string[] }>;
      for (const other of [0, 1, 2]) {
        expect(hands[other].message[0] === '?').toBe(other !== seat);
      }
      expect(new Set([...(zones.deck as string[]), ...(zones.supply as string[])])).toEqual(new Set(['?']));
      expect(new Set((zones.box as { exhibit: string[] }).exhibit)).toEqual(new Set(['?']));
    }
  });

  test('setup: a game that differs in a card in somebody’s hand looks the same to the others', () => {
    const program = programFor({ players: 3 });
    const { zones, ...rest } = start(1).readable() as unknown as Readable;
    const [own] = zones.hand[1].message!;
    const games = [zones.deck[0], ...zones.deck.slice(5, 40)].map((other) => {
      const swapped = {
        ...zones,
        hand: { ...zones.hand, 1: { message: [other] } },
        deck: zones.deck.map((card) => (card === other ? own : card)),
      };
      return Session.fromSnapshot(program, writeState(program, { ...rest, zones: swapped, round: 1 } as never));
    });
    const [first, ...others] = games;
    while (!first.over) {
      const moves = first.legal();
      const move =
        moves.find(({ action }) => action === 'decline') ??
        moves.find(({ args }) => args.show === 'paintings') ??
        moves[(first.position * 7) % moves.length];
      for (const game of games) expect(game.play(move).ok).toBe(true);
      for (const seat of [0, 2]) {
        const seen = JSON.stringify(first.readable(seat));
        for (const game of others) expect(JSON.stringify(game.readable(seat))).toBe(seen);
      }
    }
  });
});
