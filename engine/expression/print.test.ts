import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expr, withoutSpans } from './arbitrary.ts';
import type { Expr } from './ast.ts';
import { parseExpression, parseInfix, parseJsonLogic } from './parse.ts';
import { printInfix, toJsonLogic } from './print.ts';

const read = (text: string): Expr => {
  const result = parseInfix(text);
  if (!result.ok) throw new Error(`${text}: ${result.problem.message}`);
  return result.expr;
};

test('reading what was printed in infix gives the same tree', () => {
  fc.assert(
    fc.property(expr, (tree) => {
      const result = parseInfix(printInfix(tree));
      expect(result).toMatchObject({ ok: true });
      if (result.ok) expect(withoutSpans(result.expr)).toEqual(tree);
    }),
    { numRuns: 2000 },
  );
});

test('reading what was printed in JsonLogic gives the same tree, also by way of JSON text', () => {
  fc.assert(
    fc.property(expr, (tree) => {
      const result = parseJsonLogic(JSON.parse(JSON.stringify(toJsonLogic(tree))));
      expect(result).toMatchObject({ ok: true });
      if (result.ok) expect(result.expr).toEqual(tree);
    }),
    { numRuns: 2000 },
  );
});

test('printing again what was read changes nothing', () => {
  fc.assert(
    fc.property(expr, (tree) => {
      const text = printInfix(tree);
      expect(printInfix(read(text))).toBe(text);
    }),
  );
});

test.each([
  ['((a))', 'a'],
  ['(a and b) or c', 'a and b or c'],
  ['a and (b or c)', 'a and (b or c)'],
  ['a - (b - c)', 'a - (b - c)'],
  ['(a - b) - c', 'a - b - c'],
  ['(a * b) % c', 'a * b % c'],
  ['not (a in b)', 'a not in b'],
  ['not ((a) == b)', 'not a == b'],
  ['(not a) == b', '(not a) == b'],
  ['-(a + b)', '-(a + b)'],
  ['-(3)', '-(3)'],
  ['- 3', '-3'],
  ['-3.x', '-3.x'],
  ['(-3).x', '(-3).x'],
  ['a - -3', 'a - -3'],
  ['me.supply.building>0 and(any square with won(square))', 'me.supply.building > 0 and (any square with won(square))'],
  ['a and not any x in y with z', 'a and (not any x in y with z)'],
  ['not any x with y and z', 'not any x with y and z'],
  ['(not any x with y) and z', '(not any x with y) and z'],
  [
    'if (any x with y) then (if a then b else c) else (if d then e else f)',
    'if any x with y then (if a then b else c) else if d then e else f',
  ],
  [
    'sum of (card.rank) for card in (me.hand) with (card.rank > 2)',
    'sum of card.rank for card in me.hand with card.rank > 2',
  ],
  ['[ a ,b]', '[a, b]'],
  ['space.at( side )[ 0 ].x', 'space.at(side)[0].x'],
  ['any x in (a in b)', 'any x in (a in b)'],
  ['option.spillover == all', 'option.spillover == all'],
])('%s is printed as %s', (text, printed) => {
  expect(printInfix(read(text))).toBe(printed);
});

test.each<[string, unknown]>([
  ['me.supply.money', { var: 'me.supply.money' }],
  ['top(square.stack).owner', { get: [{ top: [{ var: 'square.stack' }] }, 'owner'] }],
  ['a and b and c', { and: [{ var: 'a' }, { var: 'b' }, { var: 'c' }] }],
  ['a and (b and c)', { and: [{ var: 'a' }, { and: [{ var: 'b' }, { var: 'c' }] }] }],
  ['a - b - c', { '-': [{ '-': [{ var: 'a' }, { var: 'b' }] }, { var: 'c' }] }],
  ['not a', { '!': [{ var: 'a' }] }],
  ['-a', { '-': [{ var: 'a' }] }],
  ['if a then 1 else if b then 2 else none', { if: [{ var: 'a' }, 1, { var: 'b' }, 2, null] }],
  ['zone.money[me]', { at: [{ var: 'zone.money' }, { var: 'me' }] }],
  ['space.at(1)', { call: ['at', { var: 'space' }, 1] }],
  ['at(1)', { call: ['at', null, 1] }],
  ['any square with won(square)', { any: [null, { each: 'square', with: { won: [{ var: 'square' }] } }] }],
  ['sum of c.rank for c in [x]', { sum: [[{ var: 'x' }], { each: 'c', with: true, of: { var: 'c.rank' } }] }],
  ['count(x)', { count: [{ var: 'x' }] }],
])('%s is printed in JsonLogic', (text, logic) => {
  expect(toJsonLogic(read(text))).toEqual(logic);
  const again = parseExpression(logic);
  expect(again.ok && again.expr).toEqual(withoutSpans(read(text)));
});
