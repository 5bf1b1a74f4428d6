/**
 * How tiles are laid, passed and blocked. Each test is derived by hand from the rulebook and the rulings, and played by
 * everybody who can run the game; coverage.yaml names them sentence by sentence.
 *
 * The center tile c3 shows yellow to the north (c2), green to the east (d3), blue to the south (c4), red to the west (b3).
 */

import { describe, expect, test } from 'vitest';
import {
  allTiles,
  type Options,
  PRINTED,
  position,
  spaces,
  type Tile,
  type Wanted,
} from '../../test/oracles/united-square.ts';
import {
  asked,
  HOSTS,
  type Host,
  hand,
  laid,
  lay,
  pass,
  targets,
  tile,
  tiles,
  totals,
  ways,
} from '../../test/oracles/united-square-table.ts';

const TWO: Wanted = { mode: 'for-themselves', players: 2 };
/** Without turning tiles lie as they are written. */
const FIXED: Wanted = { ...TWO, options: { rotation: false } };
const twoWith = (options: Partial<Options>): Wanted => ({ ...TWO, options });
const KINDS: Tile[] = [...new Set(allTiles(PRINTED))];

describe.each(HOSTS)('Laying tiles, run by %s', (_, host: Host) => {
  describe('the first tile', () => {
    test('first tile: beside the center, in any color that matches', () => {
      const table = host(position(TWO, { hands: [KINDS, []] }));
      expect(targets(table)).toEqual(['b3', 'c2', 'c4', 'd3']);
      // A tile that goes round like the center has to be turned by half to meet any of its sides, its mirror image never.
      expect(ways(table, 'ygbr').sort()).toEqual(['b3 2', 'c2 2', 'c4 2', 'd3 2']);
      expect(ways(table, 'yrbg').sort()).toEqual(['b3 0', 'c2 2', 'c4 2', 'd3 0']);
    });

    test('first tile: a SQUARE of an opposing color is as good', () => {
      const table = host(position(TWO, { hands: [tiles('yrbg'), []] }));
      table.play(lay('yrbg', 'c4', 2));
      expect(totals(table)).toEqual([0, 1]);
    });

    test('first tile: the starting player lays it', () => {
      for (const startPlayer of [0, 1])
        expect(asked(host(position(twoWith({ startPlayer }), { hands: [KINDS, KINDS] })))).toEqual([
          startPlayer,
          'lay',
        ]);
    });
  });

  describe('turning', () => {
    test('turning: a quarter turn brings the west side to the north and keeps the order of the colors', () => {
      // Laid on c2 by half a turn, y-g-b-r shows blue, red, yellow, green from the north on.
      const table = host(position(TWO, { laid: [laid('ygbr', 'c2', 2)], hands: [KINDS, []] }));
      // To the west of it a tile shows green to the east, so y-g-b-r lies as it is; to the east one shows red to the west.
      expect(ways(table, 'ygbr')).toContain('b2 0');
      expect(ways(table, 'ygbr')).toContain('d2 0');
      // Above it blue meets blue: half a turn again.
      expect(ways(table, 'ygbr')).toContain('c1 0');
      expect(ways(table, 'ygbr').filter((way) => /[bd]2|c1/.test(way))).toHaveLength(3);
    });

    test('turning: without it tiles lie as they are', () => {
      const table = host(position(FIXED, { hands: [tiles('ygbr', 'bryg', 'rgyb', 'gybr'), []] }));
      // Blue, red, yellow, green from the north on meets the center on every side, yellow, green, blue, red on none.
      expect(ways(table, 'ygbr')).toEqual([]);
      expect(ways(table, 'bryg').sort()).toEqual(['b3 0', 'c2 0', 'c4 0', 'd3 0']);
      expect(ways(table, 'rgyb')).toEqual(['c2 0']);
      expect(ways(table, 'gybr')).toEqual([]);
    });
  });

  describe('matching', () => {
    test('matching: every side that touches a tile has to show its color', () => {
      // c2 shows red to the east, d3 blue to the north: d2 is touched by both.
      const table = host(position(TWO, { laid: [laid('ygbr', 'c2', 2), laid('ygbr', 'd3', 2)], hands: [KINDS, []] }));
      const fitting = KINDS.filter((kind) =>
        table.legal().some((move) => move.action === 'lay' && move.args.tile === kind && move.args.cell === 'd2'),
      );
      // Red to the west and blue to the south: blue comes right before red.
      expect(fitting.sort()).toEqual(tiles('ygbr', 'ybrg').sort());
      expect(ways(table, 'ygbr')).toContain('d2 0');
      expect(ways(table, 'ybrg')).toContain('d2 1');
    });

    test('matching: a tile that touches two others forms two SQUAREs', () => {
      const table = host(
        position(TWO, { laid: [laid('ygbr', 'c2', 2), laid('ygbr', 'd3', 2)], hands: [tiles('ygbr'), KINDS.slice(1)] }),
      );
      expect(totals(table)).toEqual([2, 0]);
      table.play(lay('ygbr', 'd2'));
      expect(totals(table)).toEqual([2, 2]);
    });

    test('matching: a tile without a SQUARE can’t be laid', () => {
      const table = host(position(TWO, { laid: [laid('ygbr', 'c2', 2)], hands: [KINDS, []] }));
      expect(targets(table)).toEqual(['b2', 'b3', 'c1', 'c4', 'd2', 'd3']);
    });

    test('matching: no tile lies on another one', () => {
      const table = host(position(TWO, { laid: [laid('ygbr', 'c2', 2)], hands: [KINDS, []] }));
      expect(() => table.play(lay('ygbr', 'c3', 0))).toThrow();
      expect(() => table.play(lay('ygbr', 'c2', 2))).toThrow();
    });
  });

  describe('the center tile', () => {
    test('center: its colors are an option', () => {
      const table = host(
        position(twoWith({ centerColors: ['red', 'blue', 'yellow', 'green'] }), { hands: [KINDS, []] }),
      );
      // Red on c2’s south side: red is the last color of y-g-b-r.
      expect(ways(table, 'ygbr').sort()).toEqual(['b3 0', 'c2 3', 'c4 0', 'd3 1']);
    });

    test('center: as a wild tile it matches any color, and the SQUARE is of the color that is laid', () => {
      const table = host(position(twoWith({ center: 'wild' }), { hands: [tiles('ygbr'), []] }));
      expect(ways(table, 'ygbr')).toHaveLength(16);
      table.play(lay('ygbr', 'c2', 1));
      // By a quarter turn green comes to the south.
      expect(table.scores()).toMatchObject([{ green: 1, total: 1 }, { total: 0 }]);
    });
  });

  describe('the playing space', () => {
    test('space: two tiles in each direction from the center', () => {
      const table = host(
        position(TWO, {
          laid: [laid('yrbg', 'd3'), laid('yrbg', 'e3', 2), laid('ygbr', 'c4', 2), laid('ygbr', 'c5')],
          hands: [KINDS, []],
        }),
      );
      expect(targets(table).filter((space) => !spaces(PRINTED).includes(space))).toEqual([]);
      expect(spaces(PRINTED)).toHaveLength(25);
      expect(targets(table)).toEqual(['b3', 'b4', 'b5', 'c2', 'd2', 'd4', 'd5', 'e2', 'e4']);
    });

    test('space: three tiles in each direction with two sets', () => {
      // The center is d4 now; a row of tiles to its east ends with g4.
      const wanted = twoWith({ sets: 2 });
      const row = [laid('yrbg', 'e4'), laid('yrbg', 'f4', 2)];
      const table = host(position(wanted, { laid: row, hands: [KINDS, []] }));
      expect(spaces({ ...PRINTED, sets: 2 })).toHaveLength(49);
      expect(targets(table)).toContain('g4');
      const full = host(position(wanted, { laid: [...row, laid('yrbg', 'g4')], hands: [KINDS, []] }));
      expect(targets(full)).toEqual(['c4', 'd3', 'd5', 'e3', 'e5', 'f3', 'f5', 'g3', 'g5']);
    });
  });

  describe('blocked spaces', () => {
    // c2 and d3 both show red to d2.
    const blocked = [laid('ygbr', 'c2', 2), laid('ygrb', 'd3', 2)];

    test('blocked: by the same color on two sides, for every tile', () => {
      const table = host(position(TWO, { laid: blocked, hands: [KINDS, []] }));
      expect(targets(table)).not.toContain('d2');
      expect(targets(table)).toEqual(['b2', 'b3', 'c1', 'c4', 'd4', 'e3']);
    });

    test('blocked: for the rest of the game, whatever comes beside it', () => {
      const table = host(position(TWO, { laid: blocked, hands: [tiles('ygrb', 'ygbr'), KINDS] }));
      // e3 goes on to the east of d3, which shows blue there, and e2 to the north of e3.
      table.play(lay('ygrb', 'e3', 0));
      expect(targets(table)).not.toContain('d2');
      table.play(table.legal().find((move) => move.action === 'lay' && move.args.cell === 'e2')!);
      expect(targets(table)).not.toContain('d2');
    });

    test('blocked: the border and a wild center block nothing', () => {
      // e2 is touched by d2 alone, beside the border; c2 by the center, which matches any color, and by b2.
      const table = host(
        position(twoWith({ center: 'wild' }), { laid: [laid('ygbr', 'd2'), laid('ygbr', 'b2')], hands: [KINDS, []] }),
      );
      expect(targets(table)).toContain('e2');
      // Green from b2, red from d2, anything from the center.
      expect(targets(table)).toContain('c2');
    });
  });

  describe('passing', () => {
    test('pass: only if no tile can be laid', () => {
      const table = host(position(FIXED, { hands: [tiles('ygbr', 'rgyb'), tiles('bryg')] }));
      expect(table.legal()).toEqual([lay('rgyb', 'c2')]);
      expect(() => table.play(pass)).toThrow();
    });

    test('pass: a tile has to be laid even if it serves the opponent alone', () => {
      // It goes to b3 for a red or to c4 for a blue SQUARE, and both are the opponent’s colors.
      const table = host(position(FIXED, { hands: [tiles('brgy'), tiles('bryg')] }));
      expect(table.legal()).toEqual([lay('brgy', 'b3'), lay('brgy', 'c4')]);
      table.play(lay('brgy', 'c4'));
      expect(totals(table)).toEqual([0, 1]);
    });

    test('pass: is a move while somebody else can lay, and who has passed may lay later', () => {
      const table = host(position(FIXED, { hands: [tiles('ygbr'), tiles('bryg', 'rgyb')] }));
      expect(table.legal()).toEqual([pass]);
      table.play(pass);
      expect(asked(table)).toEqual([1, 'lay']);
      table.play(lay('bryg', 'c2'));
      // c2 shows blue to the north, red to the east and green to the west now.
      expect(table.legal()).toEqual([lay('ygbr', 'c1'), lay('ygbr', 'b2'), lay('ygbr', 'd2')]);
    });
  });

  describe('turns', () => {
    test('turns: one tile each, clockwise', () => {
      const wanted: Wanted = { mode: 'for-themselves', players: 4, options: { startPlayer: 2 } };
      const table = host(position(wanted, { hands: [KINDS, KINDS, KINDS, KINDS] }));
      const actors = [0, 1, 2, 3, 4].map(() => {
        const seat = asked(table)![0];
        table.play(table.legal()[0]);
        expect(hand(table, seat).length).toBeLessThan(6);
        return seat;
      });
      expect(actors).toEqual([2, 3, 0, 1, 2]);
    });
  });

  describe('the border', () => {
    const solo = (options: Partial<Options> = {}): Wanted => ({ mode: 'solitaire', players: 1, options });
    // By a quarter turn y-g-b-r shows red to the north and blue to the west.
    const top = [laid('ygbr', 'c1', 1)];

    test('border: along one side of the board it has one color', () => {
      const table = host(position(solo(), { laid: top, hands: [KINDS] }));
      // b1 needs blue to the east, and red to the north: y-g-r-b by half a turn. In y-g-b-r green would come to the north.
      expect(ways(table, 'ygrb')).toContain('b1 2');
      expect(ways(table, 'ygbr').filter((way) => way.startsWith('b1'))).toEqual([]);
    });

    test('border: the sides of the board don’t depend on each other', () => {
      // a2 is on the west side, where nothing lies yet; the red north side doesn’t matter there.
      const table = host(position(solo(), { laid: [...top, laid('ygrb', 'b2', 0)], hands: [KINDS] }));
      const outward = table
        .legal()
        .flatMap((move) =>
          move.action === 'lay' && move.args.cell === 'a2' ? [`${move.args.tile} ${move.args.quarters}`] : [],
        );
      // Blue to the east, and to the west any of the three others, in two ways each.
      expect(outward).toHaveLength(6);
    });

    test('border: a corner belongs to two sides', () => {
      // The north side is red, the west side green; b1 shows green to a1’s east... so nothing green can be west there.
      const table = host(position(solo(), { laid: [laid('ygbr', 'b1', 1), laid('ygbr', 'a3', 2)], hands: [KINDS] }));
      // b1 shows blue to the west, a3 green: a1 needs red to the north, blue to the east and green to the west.
      const corner = table
        .legal()
        .flatMap((move) =>
          move.action === 'lay' && move.args.cell === 'a1' ? [`${move.args.tile} ${move.args.quarters}`] : [],
        );
      expect(corner).toEqual([`${tile('ygrb')} 2`]);
    });

    test('border: it may be free', () => {
      const table = host(position(solo({ border: 'free' }), { laid: top, hands: [KINDS] }));
      expect(ways(table, 'ygbr').filter((way) => way.startsWith('b1'))).toEqual(['b1 3']);
    });
  });
});
