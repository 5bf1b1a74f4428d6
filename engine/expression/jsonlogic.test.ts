import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutSpans } from './arbitrary.ts';
import { parseInfix } from './infix.ts';
import { parseJsonLogic } from './jsonlogic.ts';

test.each<[unknown, string]>([
  [{ var: 'me.supply.money' }, 'me.supply.money'],
  [{ var: ['a'] }, 'a'],
  ['everyTurn', 'everyTurn'],
  [{ '==': [{ var: 'option.gemRule' }, 'everyTurn'] }, 'option.gemRule == everyTurn'],
  [{ and: ['a', 'b == 1', { or: ['c', 'd'] }] }, 'a and b == 1 and (c or d)'],
  [{ '+': [1, 2, 3] }, '1 + 2 + 3'],
  [{ '-': 'a' }, '-a'],
  [{ '-': [3] }, '-(3)'],
  [-3, '-3'],
  [{ '!': { var: 'a' } }, 'not a'],
  [{ not: [{ in: ['a', 'b'] }] }, 'a not in b'],
  [{ if: ['a', 1, 'b', 2, 3] }, 'if a then 1 else if b then 2 else 3'],
  [{ get: [{ top: [{ var: 'square.stack' }] }, 'owner'] }, 'top(square.stack).owner'],
  [{ at: ['zone.money', 'me'] }, 'zone.money[me]'],
  [{ built: 'square' }, 'built(square)'],
  [{ half: [] }, 'half()'],
  [{ call: ['at', { var: 'space' }, 'side'] }, 'space.at(side)'],
  [{ call: ['at', null, 'side'] }, 'at(side)'],
  [{ any: [null, { each: 'square', with: 'won(square)' }] }, 'any square with won(square)'],
  [{ every: ['center', { each: 'square' }] }, 'every square in center'],
  [{ count: ['x'] }, 'count(x)'],
  [{ count: ['x', { each: 'y', with: true }] }, 'count y in x'],
  [{ sum: ['x', { each: 'y', of: { var: 'y.rank' }, with: 'y' }] }, 'sum of y.rank for y in x with y'],
  [{ min: [1, 2] }, 'min(1, 2)'],
  [[1, null, [true]], '[1, none, [true]]'],
])('%j is %s', (logic, infix) => {
  const expected = parseInfix(infix);
  if (!expected.ok) throw new Error(expected.problem.message);
  expect(parseJsonLogic(logic)).toEqual({ ok: true, expr: withoutSpans(expected.expr) });
});

const deep = (levels: number): unknown => (levels === 0 ? 'a' : { '!': [deep(levels - 1)] });
const wide = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = { '+': [value, value] };
  return value;
};
const endless: { '!': unknown[] } = { '!': [] };
endless['!'].push(endless);

test.each<[unknown, string, (string | number)[]]>([
  [{}, 'one-operator', []],
  [{ '==': [1, 2], and: [true] }, 'one-operator', []],
  [{ and: ['a', { or: ['b', {}] }] }, 'one-operator', ['and', 1, 'or', 1]],
  [{ '===': [1, 2] }, 'unknown-operator', []],
  [{ '&&': [1, 2] }, 'unknown-operator', []],
  [{ else: [1, 2] }, 'unknown-operator', []],
  [{ 'a b': [1] }, 'unknown-operator', []],
  [{ __proto__x: [1] }, 'unknown-operator', []],
  [JSON.parse('{"__proto__": [1]}'), 'unknown-operator', []],
  [{ '<': [1, 2, 3] }, 'wrong-arguments', ['<']],
  [{ '==': [1] }, 'wrong-arguments', ['==']],
  [{ '!': [1, 2] }, 'wrong-arguments', ['!']],
  [{ get: ['a'] }, 'wrong-arguments', ['get']],
  [{ if: ['a', 'b'] }, 'missing-else', ['if']],
  [{ var: '' }, 'bad-variable', ['var']],
  [{ var: null }, 'bad-variable', ['var']],
  [{ var: ['a', 0] }, 'bad-variable', ['var']],
  [{ var: 'cards.0' }, 'bad-variable', ['var']],
  [{ var: '__proto__.x' }, 'bad-variable', ['var']],
  [{ var: 'none' }, 'reserved-word', ['var']],
  [{ get: ['a', 3] }, 'bad-variable', ['get', 1]],
  [{ any: [null, 'x'] }, 'bad-query', ['any']],
  [{ any: ['x', { '==': [1, 2] }] }, 'bad-query', ['any']],
  [{ any: [null, { each: 'x', where: true }] }, 'bad-query', ['any', 1, 'where']],
  [{ any: [null, { each: 'of' }] }, 'missing-query-name', ['any', 1, 'each']],
  [{ any: [null, { each: 'x', of: 'x' }] }, 'missing-of', ['any', 1]],
  [{ sum: [null, { each: 'x' }] }, 'missing-of', ['sum', 1]],
  [{ and: [true, 'a = b'] }, 'foreign-operator', ['and', 1]],
  [{ '+': [1, 1.5] }, 'not-an-integer', ['+', 1]],
  [
    deep(300),
    'too-deep',
    Array.from({ length: 101 }, () => ['!', 0])
      .flat()
      .slice(0, 0),
  ],
  [wide(100), 'too-deep', []],
  [endless, 'too-deep', []],
  [{ and: [true, Symbol('x')] }, 'not-an-expression', ['and', 1]],
])('a problem and its path (%#)', (logic, code, path) => {
  const result = parseJsonLogic(logic);
  expect(result).toMatchObject({ ok: false, problem: { code } });
  if (!result.ok && code !== 'too-deep') expect(result.problem.path).toEqual(path);
});

test('a problem in a string has its span there', () => {
  expect(parseJsonLogic({ and: ['a', 'b = c'] })).toMatchObject({
    problem: { span: { start: 2, end: 3 }, replacement: '==' },
  });
});

test('no value throws', () => {
  const keys = fc.constantFrom(
    'var',
    'get',
    'at',
    'call',
    'if',
    '==',
    '!',
    '-',
    'and',
    'any',
    'sum',
    'count',
    'each',
    'with',
    'of',
    'f',
  );
  const value = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom(null, true, 1, 1.5, 'a', 'a b', ''),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(keys, tie('value'), { maxKeys: 3 }),
    ),
  })).value;
  fc.assert(
    fc.property(fc.oneof(value, fc.anything()), (logic) => {
      expect(parseJsonLogic(logic)).toHaveProperty('ok');
    }),
    { numRuns: 3000 },
  );
});
