import { describe, expect, test } from 'vitest';
import type { Move } from '../../engine/index.ts';
import type { NextView } from '../worker/protocol.ts';
import { choose, EMPTY, questionFor, subsetChoices, targets } from './choose.ts';
import { walk } from './walk.ts';

const next: NextView = {
  actor: 0,
  decision: 'turn.act',
  actions: [
    {
      name: 'bid',
      params: [
        { name: 'square', kind: 'space', set: 'square' },
        { name: 'amount', kind: 'integer' },
      ],
    },
    { name: 'build', params: [{ name: 'on', kind: 'space', set: 'square' }] },
    { name: 'pass', params: [] },
  ],
};
const bid = (square: string, amount: number): Move => ({ action: 'bid', args: { square, amount } });
const legal: Move[] = [
  bid('a1', 1),
  bid('a1', 2),
  bid('b1', 2),
  { action: 'build', args: { on: 'b1' } },
  { action: 'pass', args: {} },
];

describe('choose', () => {
  test('with nothing chosen all actions are open', () => {
    const { actions, question, complete } = choose(next, legal, EMPTY);
    expect(actions.map((action) => action.name)).toEqual(['bid', 'build', 'pass']);
    expect(question ?? complete).toBeUndefined();
  });

  test('asks for one argument after the other, with the values that can be completed', () => {
    expect(choose(next, legal, { action: 'bid', args: {} }).question).toMatchObject({
      param: { name: 'square' },
      values: ['a1', 'b1'],
    });
    expect(choose(next, legal, { action: 'bid', args: { square: 'a1' } }).question?.values).toEqual([1, 2]);
    expect(choose(next, legal, { action: 'bid', args: { square: 'a1', amount: 2 } }).complete).toEqual(bid('a1', 2));
  });

  test('an action that is not legal now is not offered', () => {
    const { actions } = choose(next, legal.slice(0, 3), EMPTY);
    expect(actions.map((action) => action.name)).toEqual(['bid']);
  });

  test('a single action is not asked for, unless it can be declined', () => {
    const only = legal.slice(0, 3);
    expect(choose(next, only, EMPTY).question?.param.name).toBe('square');
    expect(choose({ ...next, decline: 'No, thanks' }, only, EMPTY).question).toBeUndefined();
  });
});

describe('targets', () => {
  const names = (draft = EMPTY) =>
    [...targets(next, legal, draft, 'square')].map(([space, found]) => [space, found.map(({ action }) => action.name)]);

  test('a space can be chosen for every action that takes it', () => {
    expect(names()).toEqual([
      ['a1', ['bid']],
      ['b1', ['bid', 'build']],
    ]);
  });

  test('while a number is asked, another space can be chosen instead', () => {
    expect(names({ action: 'bid', args: { square: 'a1' } })).toEqual([
      ['a1', ['bid']],
      ['b1', ['bid']],
    ]);
  });

  test('what cannot be chosen is explained for the first action that takes a space', () => {
    expect(questionFor(next, legal, EMPTY, 'square')?.action.name).toBe('bid');
    expect(questionFor(next, legal, EMPTY, 'city')).toBeUndefined();
  });
});

test('a subset grows by members that some legal subset has, and is whole when it is one', () => {
  const param = { name: 'cards', kind: 'subset' } as const;
  const pay = (...cards: string[]): Move => ({ action: 'pay', args: { cards } });
  const moves = [pay('5'), pay('3', '2'), pay('2', '2', '1')];
  expect(subsetChoices(moves, param, [])).toEqual({ open: ['5', '3', '2', '1'], whole: false });
  expect(subsetChoices(moves, param, ['2'])).toEqual({ open: ['3', '1'], whole: false });
  expect(subsetChoices(moves, param, ['3', '2'])).toEqual({ open: [], whole: true });
});

test('arrow keys walk a board and stop at its edges', () => {
  const steps = (from: number, ...keys: string[]) => keys.reduce((at, key) => walk(key, at, 10, 4)!, from);
  expect(steps(0, 'ArrowRight', 'ArrowDown')).toBe(5);
  expect(steps(3, 'ArrowRight')).toBe(3);
  expect(steps(9, 'ArrowDown')).toBe(9);
  expect(steps(7, 'ArrowDown')).toBe(7);
  expect(steps(6, 'Home')).toBe(4);
  expect(steps(8, 'End')).toBe(9);
  expect(steps(9, 'PageUp')).toBe(1);
  expect(walk('x', 0, 10, 4)).toBeUndefined();
});
