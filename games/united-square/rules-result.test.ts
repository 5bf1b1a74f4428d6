/**
 * When the game ends, what counts and who wins, in every variant. Each test is derived by hand from the rulebook and the
 * rulings, and played by everybody who can run the game; coverage.yaml names them sentence by sentence.
 */

import { describe, expect, test } from 'vitest';
import { type Color, type Mode, type Options, position, type Wanted } from '../../test/oracles/united-square.ts';
import {
  asked,
  HOSTS,
  type Host,
  hand,
  laid,
  lay,
  pass,
  tiles,
  totals,
} from '../../test/oracles/united-square-table.ts';

/** Tiles that are not turned, beside a wild center: each forms one SQUARE there, of the color that it shows to it. */
const BESIDE: [space: string, letters: Record<Color, string>][] = [
  ['c2', { yellow: 'rgyb', green: 'rygb', blue: 'rgby', red: 'ygrb' }],
  ['d3', { yellow: 'rgby', green: 'rybg', blue: 'rygb', red: 'ygbr' }],
  ['c4', { yellow: 'yrgb', green: 'gryb', blue: 'bryg', red: 'rbyg' }],
  ['b3', { yellow: 'gyrb', green: 'ygbr', blue: 'ybgr', red: 'yrgb' }],
];

/**
 * A finished game in which these SQUAREs were formed with the center, at most four; the last one by seat 0. All other
 * tiles are gone.
 */
function finished(host: Host, wanted: Wanted, ...colors: Color[]) {
  const options: Partial<Options> = { ...wanted.options, rotation: false, center: 'wild', sets: 2 };
  // Two sets have every tile twice, so that no two places take one another’s tile away. The center is d4.
  const places: Record<string, string> = { c2: 'd3', d3: 'e4', c4: 'd5', b3: 'c4' };
  const all = colors.map((color, at) => ({ space: places[BESIDE[at][0]], letters: BESIDE[at][1][color] }));
  const last = all.at(-1)!;
  const hands = Array.from({ length: wanted.players }, (_, seat) => (seat === 0 ? tiles(last.letters) : []));
  const given = all.slice(0, -1).map(({ space, letters }) => laid(letters, space));
  const table = host(position({ ...wanted, options }, { laid: given, hands }));
  table.play(lay(last.letters, last.space));
  expect(asked(table)).toBeNull();
  return table;
}

const wanted = (mode: Mode, players: number, options: Partial<Options> = {}): Wanted => ({ mode, players, options });
const [Y, G, B, R]: Color[] = ['yellow', 'green', 'blue', 'red'];

describe.each(HOSTS)('The result, run by %s', (_, host: Host) => {
  describe('the end', () => {
    const fixed = wanted('for-themselves', 2, { rotation: false });

    test('end: when all tiles are laid', () => {
      const table = host(position(fixed, { hands: [tiles('bryg'), tiles('rgyb')] }));
      table.play(lay('bryg', 'd3'));
      expect(asked(table)).toEqual([1, 'lay']);
      table.play(lay('rgyb', 'c2'));
      expect(asked(table)).toBeNull();
    });

    test('end: as soon as nobody can lay, although tiles are left, and nobody passes any more', () => {
      // Green, blue, red, yellow from the north on meets neither the center nor the tile on c2.
      const table = host(position(fixed, { hands: [tiles('bryg'), tiles('gbry')] }));
      table.play(lay('bryg', 'c2'));
      expect(asked(table)).toBeNull();
      expect(hand(table, 1)).toEqual(tiles('gbry'));
    });

    test('end: not while one player can go on alone', () => {
      const table = host(position(fixed, { hands: [tiles('bryg', 'rgyb'), tiles('gbry')] }));
      table.play(lay('bryg', 'd3'));
      expect(table.legal()).toEqual([pass]);
      table.play(pass);
      expect(asked(table)).toEqual([0, 'lay']);
      table.play(lay('rgyb', 'c2'));
      // It shows red to the north and blue to the west, which the other tile has waited for.
      expect(table.legal()).toEqual([lay('gbry', 'c1'), lay('gbry', 'b2')]);
      table.play(lay('gbry', 'c1'));
      expect(asked(table)).toBeNull();
    });
  });

  describe('every player for themselves', () => {
    test('face to face: the SQUAREs of one’s two colors count', () => {
      const table = finished(host, wanted('for-themselves', 2), Y, G, B, G);
      expect(table.scores()).toMatchObject([
        { yellow: 1, green: 2, blue: 0, red: 0, total: 3 },
        { yellow: 0, green: 0, blue: 1, red: 0, total: 1 },
      ]);
      expect(table.winners()).toEqual([0]);
    });

    test('face to face: whoever laid it, a SQUARE is its color’s owner’s', () => {
      // Seat 0 lays the last tile, a red one.
      const table = finished(host, wanted('for-themselves', 2), R);
      expect(totals(table)).toEqual([0, 1]);
      expect(table.winners()).toEqual([1]);
    });

    test('face to face: tied players share the win', () => {
      expect(finished(host, wanted('for-themselves', 2), Y, B).winners()).toEqual([0, 1]);
    });

    test('three players: the fourth color is neutral', () => {
      const table = finished(host, wanted('for-themselves', 3), R, R, B, R);
      expect(totals(table)).toEqual([0, 0, 1]);
      expect(table.winners()).toEqual([2]);
    });

    test('four players: one color each', () => {
      const table = finished(host, wanted('for-themselves', 4), Y, R, B, R);
      expect(totals(table)).toEqual([1, 0, 1, 2]);
      expect(table.winners()).toEqual([3]);
    });

    test('colors: who has which is chosen before the deal', () => {
      const colors = [B, R, Y, G];
      const four = wanted('for-themselves', 4, { colors });
      expect(totals(finished(host, four, Y, R, B, R))).toEqual([1, 2, 1, 0]);
      expect(totals(finished(host, wanted('for-themselves', 2, { colors }), Y, R, B, R))).toEqual([3, 1]);
      expect(totals(finished(host, wanted('for-themselves', 3, { colors }), Y, G, G, G))).toEqual([0, 0, 1]);
    });

    test('count: every pair of touching sides is one SQUARE', () => {
      // A ring of four tiles around d2: c2 and d3 touch the center, and d2 touches both of them.
      const table = host(
        position(wanted('for-themselves', 4), {
          laid: [laid('ygbr', 'c2', 2), laid('ygbr', 'd3', 2)],
          hands: [tiles('ygbr'), [], [], []],
        }),
      );
      table.play(lay('ygbr', 'd2'));
      expect(totals(table)).toEqual([1, 1, 1, 1]);
      expect(table.winners()).toEqual([0, 1, 2, 3]);
    });
  });

  describe('team spirit', () => {
    const teams = (options: Partial<Options> = {}) => wanted('team-spirit', 4, options);

    test('team spirit: points are added between partners, and the better team wins', () => {
      // Yellow and blue are partners: 2 + 1 against 1 + 0.
      const table = finished(host, teams(), Y, G, B, Y);
      expect(totals(table)).toEqual([3, 1, 3, 1]);
      expect(table.winners()).toEqual([0, 2]);
    });

    test('team spirit: the best player is not in the better team', () => {
      const table = finished(host, teams(), G, B, Y, Y);
      expect(totals(table)).toEqual([3, 1, 3, 1]);
      expect(table.winners()).toEqual([0, 2]);
    });

    test('team spirit: tied teams share the win', () => {
      expect(finished(host, teams(), Y, G).winners()).toEqual([0, 1, 2, 3]);
    });

    test('team spirit: who is whose partner is an option', () => {
      expect(finished(host, teams({ teams: 'firstPair' }), B).winners()).toEqual([2, 3]);
      expect(finished(host, teams({ teams: 'firstPair' }), G).winners()).toEqual([0, 1]);
      expect(finished(host, teams({ teams: 'lastPair' }), B).winners()).toEqual([1, 2]);
      expect(finished(host, teams({ teams: 'lastPair' }), R).winners()).toEqual([0, 3]);
    });
  });

  describe('rival teammates', () => {
    const rivals = (options: Partial<Options> = {}) => wanted('rival-teammates', 4, options);

    test('rivals: of the better team the better player wins alone', () => {
      const table = finished(host, rivals(), Y, B, G, Y);
      // Yellow and blue have 2 + 1, green and red 1 + 0.
      expect(totals(table)).toEqual([2, 1, 1, 0]);
      expect(table.winners()).toEqual([0]);
    });

    test('rivals: more SQUAREs than everybody else are not enough without the better team', () => {
      // Green has 2, yellow and blue have 1 each: the teams are level, and only green is ahead of the partner.
      expect(finished(host, rivals(), G, Y, B, G).winners()).toEqual([1]);
      // Green has 1 and leads its own team, but yellow and blue have 1 + 1.
      expect(finished(host, rivals(), G, Y, B).winners()).toEqual([]);
    });

    test('rivals: partners who are level', () => {
      expect(finished(host, rivals(), Y, B).winners()).toEqual([]);
      expect(finished(host, rivals({ rivalTie: 'share' }), Y, B).winners()).toEqual([0, 2]);
      expect(finished(host, rivals({ rivalTie: 'share' }), G, Y, B, G).winners()).toEqual([0, 1, 2]);
    });

    test('rivals: if the teams are level, the best player of each wins', () => {
      expect(finished(host, rivals(), Y, G).winners()).toEqual([0, 1]);
      expect(finished(host, rivals({ teams: 'firstPair' }), G, R).winners()).toEqual([1, 3]);
    });
  });

  describe('solitaire', () => {
    const solo = wanted('solitaire', 1, { rotation: false });

    test('solitaire: won if all tiles are laid', () => {
      const table = host(position(solo, { laid: [laid('bryg', 'd3')], hands: [tiles('rgyb')] }));
      table.play(lay('rgyb', 'c2'));
      expect(asked(table)).toBeNull();
      expect(table.scores()).toEqual([{ laid: 2, total: 2 }]);
      expect(table.winners()).toEqual([0]);
    });

    test('solitaire: lost if a tile is left, and the tiles that are laid are the score', () => {
      const table = host(position(solo, { hands: [tiles('bryg', 'gbry')] }));
      table.play(lay('bryg', 'c2'));
      expect(asked(table)).toBeNull();
      expect(table.scores()).toEqual([{ laid: 1, total: 1 }]);
      expect(table.winners()).toEqual([]);
    });
  });
});
