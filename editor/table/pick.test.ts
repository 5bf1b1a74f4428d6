import { expect, test } from 'vitest';
import type { GameState } from '../app/state.ts';
import type { ActionView, ParamView } from '../worker/protocol.ts';
import { EMPTY } from './choose.ts';
import { chosenAt, mayJoin, pieceKey, pieceTargets, wholeSubset, withPiece } from './pick.ts';

const hand = { zone: 'hand', owner: '0' };
const places = (...names: string[]): ParamView['places'] => Object.fromEntries(names.map((name) => [name, [hand]]));

const tile: ParamView = { name: 'tile', kind: 'item', places: places('A', 'B') };
const lay: ActionView = { name: 'lay', params: [tile, { name: 'cell', kind: 'space', set: 'cell' }] };
const pay: ActionView = { name: 'pay', params: [{ name: 'coins', kind: 'subset', places: places('1', '2') }] };

const game = (action: ActionView, args: Record<string, unknown>[], draft = EMPTY): GameState =>
  ({
    draft,
    held: false,
    rules: { zones: [] },
    view: {
      position: 0,
      length: 0,
      next: { actor: 0, decision: 'd', actions: [action] },
      legal: args.map((one) => ({ action: action.name, args: one })),
    },
  }) as unknown as GameState;

test('a piece is chosen where it lies', () => {
  const before = game(lay, [
    { tile: 'A', cell: 'a1' },
    { tile: 'B', cell: 'b1' },
  ]);
  const [target] = pieceTargets(before).get(pieceKey(hand, 'A'))!;
  expect(target).toMatchObject({ value: 'A', asked: true });
  expect(pieceTargets(before).has(pieceKey({ zone: 'hand', owner: '1' }, 'A'))).toBe(false);
  const draft = withPiece(before, target);
  expect(draft).toEqual({ action: 'lay', args: { tile: 'A' } });
  expect(chosenAt(game(lay, [], draft), hand, 'A')).toBe(1);
});

test('another piece takes its place; the space that was chosen stays if it goes with it', () => {
  const moves = [
    { tile: 'A', cell: 'a1' },
    { tile: 'B', cell: 'a1' },
    { tile: 'B', cell: 'b1' },
    { tile: 'A', cell: 'c1' },
  ];
  const chosen = (cell: string) => game(lay, moves, { action: 'lay', args: { tile: 'A', cell } });
  const other = { action: lay, param: tile, value: 'B', asked: false };
  expect(withPiece(chosen('a1'), other).args).toEqual({ tile: 'B', cell: 'a1' });
  expect(withPiece(chosen('c1'), other).args).toEqual({ tile: 'B' });
});

test('members join and leave a subset; of alike pieces more than one can', () => {
  const subsets = [['1', '1'], ['2']];
  const moves = subsets.map((coins) => ({ action: 'pay', args: { coins } }));
  const [coins] = pay.params;
  expect(mayJoin(moves, coins, [], '1')).toBe(true);
  expect(mayJoin(moves, coins, ['1'], '1')).toBe(true);
  expect(mayJoin(moves, coins, ['1'], '2')).toBe(false);
  expect(wholeSubset(moves, coins, ['1'])).toBeUndefined();
  expect(wholeSubset(moves, coins, ['1', '1'])).toEqual(['1', '1']);

  const one = game(
    pay,
    subsets.map((coins) => ({ coins })),
    { action: 'pay', args: {}, members: ['1', '1'] },
  );
  const target = { action: pay, param: coins, value: '1', asked: true };
  expect(withPiece(one, target).members).toEqual(['1']);
  // What cannot join is no target.
  expect(pieceTargets(one).has(pieceKey(hand, '2'))).toBe(false);
});
