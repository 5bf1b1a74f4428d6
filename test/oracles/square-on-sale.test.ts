import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  apply,
  endReason,
  legalMoves,
  type Move,
  newGame,
  SQUARES,
  type State,
  scores,
  winners,
} from './square-on-sale.ts';
import { EDITIONS, type Options, type Variant } from './square-on-sale-printed.ts';
import { fromReadable, readable } from './square-on-sale-readable.ts';

function perft(state: State, depth: number): number {
  const moves = legalMoves(state);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(apply(state, move), depth - 1), 0);
}

describe('perft, by decisions', () => {
  test.each([
    ['new-games-order', 3, 4329],
    ['new-games-order', 4, 4329],
    ['original-basic', 3, 245751],
    ['original-standard', 4, 245751],
    ['original-bubble', 5, 91671],
  ] as const)('%s with %i players', (variant, players, second) => {
    const start = newGame({ players, variant });
    expect(perft(start, 1)).toBe(501);
    expect(perft(start, 2)).toBe(second);
  });
});

/** A small generator of our own, so that a failing game can be played again. */
function dice(seed: number): (sides: number) => number {
  let x = (seed * 2654435761 + 1) >>> 0;
  return (sides) => {
    x ^= x << 13;
    x >>>= 0;
    x ^= x >>> 17;
    x ^= x << 5;
    x >>>= 0;
    return x % sides;
  };
}

/** Low bids, so that random games build a town before the money is gone. */
function pick(moves: Move[], roll: (sides: number) => number): Move {
  const small = moves.filter(({ args }) => args.amount === undefined || Number(args.amount) <= 3);
  return (small.length > 0 ? small : moves)[roll((small.length > 0 ? small : moves).length)];
}

function count(state: State) {
  const here = SQUARES.map((square) => state.squares[square]);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    money: state.players.map(
      (player, seat) =>
        player.money + sum(here.map(({ bid, spent }) => spent[seat] + (bid?.seat === seat ? bid.tokens : 0))),
    ),
    buildings: state.players.map(
      (player, seat) => player.buildings + sum(here.map(({ stack }) => stack.filter((piece) => piece === seat).length)),
    ),
    gems: state.bank.gems + sum(here.map(({ gems }) => gems)) + sum(state.players.map(({ gems }) => gems)),
  };
}

const SOME_OPTIONS: Partial<Options>[] = [
  {},
  { bidStands: 1, buildings: 8, markers: 3 },
  { bidStands: 4, gems: 5, gemsPlaced: 2, finishConstructions: true },
  { buildings: 7, endWhenPiecesOut: false, endAfterPassRounds: 1 },
];

describe.each(Object.keys(EDITIONS) as Variant[])('random games of %s', (variant) => {
  test.each(SOME_OPTIONS)('conserve everything and read back, with %o', (options) => {
    for (let seed = 1; seed <= 3; seed++) {
      const roll = dice(seed);
      const players = 3 + (seed % (EDITIONS[variant].players.max - 2));
      let state = newGame({ players, variant, options });
      const before = count(state);
      for (let ply = 0; ply < 400 && endReason(state) === null; ply++) {
        state = apply(state, pick(legalMoves(state), roll));
        const shown = readable(state);
        const markers = SQUARES.reduce((sum, square) => sum + (shown.zones.markers[square].marker ?? 0), 0);
        const { decision } = state.waiting;
        const readBack =
          decision === 'over' || decision === 'spillover' ? state : fromReadable({ players, variant, options }, shown);
        // Equality by hand first: `expect` at every ply would take most of the time.
        if (!isDeepStrictEqual(count(state), before)) expect(count(state)).toEqual(before);
        if (!isDeepStrictEqual(readBack, state)) expect(readBack).toEqual(state);
        expect(state.bank.markers + markers).toBe(state.options.markers);
      }
      if (endReason(state)) {
        expect(legalMoves(state)).toEqual([]);
        expect(winners(state).length).toBeGreaterThan(0);
        for (const score of scores(state)) expect(score.total).toBe(score.buildings + score.gems + score.unbuilt);
      }
    }
  });
});

describe('the model', () => {
  test('an illegal move is refused', () => {
    const start = newGame({ players: 3 });
    expect(() => apply(start, { action: 'bid', args: { square: 'a1', amount: 21 } })).toThrow('Not a legal move');
  });

  test('a state is never changed', () => {
    const start = newGame({ players: 3 });
    const before = structuredClone(start);
    apply(start, { action: 'bid', args: { square: 'c3', amount: 2 } });
    expect(start).toEqual(before);
  });

  test('squares are listed by rows, the top one first', () => {
    expect(SQUARES.slice(0, 6)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'a2']);
  });
});
