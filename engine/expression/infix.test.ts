import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Expr, Span } from './ast.ts';
import { parseInfix } from './infix.ts';
import { children, walk } from './names.ts';

const read = (text: string): Expr => {
  const result = parseInfix(text);
  if (!result.ok) throw new Error(`${text}: ${result.problem.message}`);
  return result.expr;
};

/** A tree as nested lists, which shows how it is grouped. */
const shape = (expr: Expr): string => {
  const parts = children(expr).map(shape).join(' ');
  switch (expr.kind) {
    case 'integer':
    case 'boolean':
      return String(expr.value);
    case 'none':
      return 'none';
    case 'name':
      return expr.name;
    case 'member':
      return `(${parts} .${expr.name})`;
    case 'index':
      return `(${parts} [])`;
    case 'call':
      return `(${expr.receiver ? '.' : ''}${expr.fn}() ${parts})`;
    case 'query':
      return `(${expr.op} ${expr.name} ${parts})`;
    case 'unary':
    case 'binary':
      return `(${expr.op} ${parts})`;
    default:
      return `(${expr.kind} ${parts})`;
  }
};

test.each([
  ['a or b and not c == d + e * -f', '(or a (and b (not (== c (+ d (* e (- f)))))))'],
  ['a or b or c', '(or (or a b) c)'],
  ['a - b + c', '(+ (- a b) c)'],
  ['a / b % c', '(% (/ a b) c)'],
  ['not a and b', '(and (not a) b)'],
  ['not a == b', '(not (== a b))'],
  ['not not a', '(not (not a))'],
  ['a not in b', '(not (in a b))'],
  ['a in b + c', '(in a (+ b c))'],
  ['a not in b and c', '(and (not (in a b)) c)'],
  ['-a.b', '(- (a .b))'],
  ['-3', '-3'],
  ['- 3', '-3'],
  ['2 -3', '(- 2 3)'],
  ['2 - -3', '(- 2 -3)'],
  ['--3', '(- -3)'],
  ['-(3)', '(- 3)'],
  ['-2147483648', '-2147483648'],
  ['a.b.c[d].e(f, 1).g', '((.e() (((a .b) .c) d []) f 1) .g)'],
  ['f()', '(f() )'],
  ['a.and.of', '((a .and) .of)'],
  ['[]', '(list )'],
  ['[a, [b]]', '(list a (list b))'],
  ['if a then b else if c then d else e', '(if a b (if c d e))'],
  ['if a then if b then c else d else e', '(if a (if b c d) e)'],
  ['1 + if a then b else c + d', '(+ 1 (if a b (+ c d)))'],
  ['any square', '(any square )'],
  ['any square in center + edge with built(square) and a', '(any square (+ center edge) (and (built() square) a))'],
  ['a and any x with b or c', '(and a (any x (or b c)))'],
  ['not any x with b', '(not (any x b))'],
  ['sum of c.rank + 1 for c in hand with c', '(sum c (+ (c .rank) 1) hand c)'],
  ['count(x) + count x', '(+ (count() x) (count x ))'],
  ['min(a, b) + min of a for a', '(+ (min() a b) (min a a))'],
  ['first card in deck', '(first card deck)'],
  ['option.spillover == all', '(== (option .spillover) all)'],
  ['all in any', '(in all any)'],
  ['min + max', '(+ min max)'],
  ['any x in all with c', '(any x all c)'],
  ['true and false or none', '(or (and true false) none)'],
  ['a\n  and\tb', '(and a b)'],
])('%s', (text, expected) => {
  expect(shape(read(text))).toBe(expected);
});

test('spans hold just what was written', () => {
  const text = ' (a.bc + 12)*f( d ) - if x then [ y ] else (z)';
  const spans: string[] = [];
  const piece = ({ start, end }: Span): string => text.slice(start, end);
  walk(read(text), (expr) => spans.push(piece(expr.span)));
  expect(spans).toEqual([
    '(a.bc + 12)*f( d ) - if x then [ y ] else (z)',
    '(a.bc + 12)*f( d )',
    'a.bc + 12',
    'a.bc',
    'a',
    '12',
    'f( d )',
    'd',
    'if x then [ y ] else (z)',
    'x',
    '[ y ]',
    'y',
    'z',
  ]);
});

test('the spans of names', () => {
  const text = 'sum of x.f(y.ab) for abc in d';
  const query = read(text);
  if (query.kind !== 'query' || query.of?.kind !== 'call') throw new Error('another tree');
  const [arg] = query.of.args;
  expect(text.slice(query.nameSpan.start, query.nameSpan.end)).toBe('abc');
  expect(query.of.fnSpan).toEqual({ start: 9, end: 10 });
  expect(arg?.kind === 'member' && arg.nameSpan).toEqual({ start: 13, end: 15 });
});

const SCRAPS = [
  ...'()[],.+-*/%<>=!&|\'"{}#?_ \n'.split(''),
  ...['==', '!=', '<=', '>=', 'none', 'true', 'and', 'or', 'not', 'in', 'if', 'then', 'else', 'with', 'for', 'of'],
  ...[
    'any',
    'every',
    'count',
    'all',
    'sum',
    'min',
    'lowest',
    'square',
    'me',
    '0',
    '12',
    '2147483648',
    '1.5',
    'é',
    '）',
    '𝒳',
  ],
];

test('no text throws, and every problem points into the text', () => {
  const scraps = fc.array(fc.constantFrom(...SCRAPS), { maxLength: 25 });
  const texts = fc.oneof(
    scraps.map((pieces) => pieces.join(' ')),
    scraps.map((pieces) => pieces.join('')),
    fc.string(),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const result = parseInfix(text);
      if (result.ok) return;
      const { start, end } = result.problem.span;
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThanOrEqual(start);
      expect(end).toBeLessThanOrEqual(text.length);
      if (text.trim() !== '') expect(end).toBeGreaterThan(start);
    }),
    { numRuns: 5000 },
  );
});
