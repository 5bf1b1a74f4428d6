/**
 * Squire: movement. Each test is derived by hand from the rulebook and the rulings, and played by everybody who can run
 * the game; coverage.yaml names them sentence by sentence.
 */

import { describe, expect, test } from 'vitest';
import { MAPS } from '../../test/oracles/squire-data.ts';
import { HOSTS } from '../../test/oracles/squire-hosts.ts';
import { anyTurn, type Position, seated } from '../../test/oracles/squire-positions.ts';
import { asked, begin, cityOf, type Host, purse, sell, travel, values } from '../../test/oracles/squire-table.ts';

const WORLD = { players: 3, map: 'world' } as const;
/** The owl has no ability that touches prices or steps. */
const PLAIN = { ...WORLD, options: { characters: ['owl', 'fox', 'badger', 'hare'] } };
const goals = (host: Host, given: Position, wanted = PLAIN) =>
  values(seated(host, given, wanted as never), 'travel', 'city');

describe.each(HOSTS)('movement, run by %s', (_, host: Host) => {
  test('travel: in the first turn the pawn goes to any city, without a ticket', () => {
    const table = host.start({ players: 4 });
    expect(asked(table)).toEqual([0, 'begin']);
    expect(values(table, 'begin', 'city')).toEqual(MAPS['british-isles'].cities);
    table.play(begin('dublin'));
    expect(cityOf(table, 0)).toBe('dublin');
    expect(purse(table, 0)).toEqual({ coin: 10, royalCoin: 0, ticket: 0, royalTicket: 1 });
  });

  test('travel: everybody begins in their own first turn, also where others are', () => {
    const table = host.start({ players: 2 });
    anyTurn(table);
    expect(asked(table)).toEqual([1, 'begin']);
    const [first] = MAPS['british-isles'].cities;
    table.play(begin(first));
    expect([cityOf(table, 0), cityOf(table, 1)]).toEqual([first, first]);
  });

  test('travel: with one royal ticket to every connected city, land or sea, and only there', () => {
    expect(goals(host, { at: { 0: 'tokyo' } })).toEqual(['san-francisco', 'samarkand', 'peking', 'sydney']);
    expect(goals(host, { at: { 0: 'peking' } })).toEqual(['samarkand', 'tokyo']);
  });

  test('travel: every further step costs a ticket', () => {
    const at = { 0: 'peking' };
    // Two steps: next to Samarkand or Tokyo, or back to Peking.
    const two = ['saint-petersburg', 'san-francisco', 'constantinople', 'bombay', 'sydney', 'peking'];
    const one = ['samarkand', 'tokyo'];
    expect(goals(host, { at, purse: { 0: { ticket: 1 } } }).sort()).toEqual([...one, ...two].sort());
    expect(goals(host, { at, purse: { 0: { ticket: 2 } } })).toHaveLength(14);
    // Only Cape Town is four steps away.
    expect(goals(host, { at, purse: { 0: { ticket: 3 } } })).toHaveLength(15);
  });

  test('travel: Samarkand first, then Tokyo: a royal ticket and one that is discarded', () => {
    const table = seated(host, { at: { 0: 'bombay' }, purse: { 0: { ticket: 2 } } }, PLAIN);
    table.play(travel('tokyo'));
    expect(cityOf(table, 0)).toBe('tokyo');
    expect(purse(table, 0)).toMatchObject({ ticket: 1, royalTicket: 1 });
  });

  test('travel: a royal ticket pays in every turn and stays', () => {
    const table = seated(host, { at: { 0: 'bombay', 1: 'cairo', 2: 'cairo' }, token: null }, PLAIN);
    table.play(travel('samarkand'));
    table.play(sell);
    anyTurn(table);
    anyTurn(table);
    expect(asked(table)).toEqual([0, 'travel']);
    table.play(travel('tokyo'));
    expect(purse(table, 0)).toMatchObject({ ticket: 0, royalTicket: 1 });
  });

  test('travel: each royal ticket pays for one step, before any other', () => {
    const table = seated(host, { at: { 0: 'bombay' }, purse: { 0: { ticket: 3, royalTicket: 2 } } }, PLAIN);
    table.play(travel('tokyo'));
    expect(purse(table, 0)).toMatchObject({ ticket: 3, royalTicket: 2 });
  });

  test('travel: nobody stays where they are', () => {
    expect(goals(host, { at: { 0: 'tokyo' } })).not.toContain('tokyo');
  });

  test('travel: out and back with two tickets is a move', () => {
    const table = seated(host, { at: { 0: 'tokyo' }, purse: { 0: { ticket: 1 } } }, PLAIN);
    expect(values(table, 'travel', 'city')).toContain('tokyo');
    table.play(travel('tokyo'));
    expect([cityOf(table, 0), purse(table, 0).ticket]).toEqual(['tokyo', 0]);
    expect(asked(table)).toEqual([0, 'buy', 'sell']);
  });

  test('travel: the shortest way is paid, no detour', () => {
    const table = seated(host, { at: { 0: 'cape-town' }, purse: { 0: { ticket: 9 } } }, PLAIN);
    // By way of Rio de Janeiro and San Francisco, three steps.
    table.play(travel('tokyo'));
    expect(purse(table, 0).ticket).toBe(7);
  });

  test('travel: a free step of a character', () => {
    const hare = { ...WORLD, options: { characters: ['hare', 'fox', 'badger', 'owl'] } };
    const table = seated(host, { at: { 0: 'cape-town' }, purse: { 0: { ticket: 9 } } }, hare as never);
    table.play(travel('tokyo'));
    expect(purse(table, 0).ticket).toBe(8);
  });

  test('travel: the British Isles', () => {
    const british = seated(host, { at: { 0: 'inverness' } }, { players: 3, options: PLAIN.options });
    expect(values(british, 'travel', 'city')).toEqual(['glasgow', 'edinburgh']);
  });
});
