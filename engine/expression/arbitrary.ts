/**
 * Test support: random syntax trees for property tests. `expr` gives every form that can be written, meaningful or
 * not; `integer` and `boolean` give trees that have a value over given names.
 */

import fc from 'fast-check';
import type { BinaryOperator, Expr, QueryOperator, Span } from './ast.ts';
import { isName, KEYWORDS, MAX_INTEGER, MIN_INTEGER, QUERY_WORDS, UNCALLABLE, VALUE_QUERIES } from './words.ts';

const span: Span = { start: 0, end: 0 };

export const make = {
  integer: (value: number): Expr => ({ kind: 'integer', value, span }),
  boolean: (value: boolean): Expr => ({ kind: 'boolean', value, span }),
  none: (): Expr => ({ kind: 'none', span }),
  name: (name: string): Expr => ({ kind: 'name', name, span }),
  member: (object: Expr, name: string): Expr => ({ kind: 'member', object, name, nameSpan: span, span }),
  index: (object: Expr, index: Expr): Expr => ({ kind: 'index', object, index, span }),
  call: (fn: string, args: Expr[], receiver?: Expr): Expr => ({
    kind: 'call',
    fn,
    fnSpan: span,
    ...(receiver && { receiver }),
    args,
    span,
  }),
  not: (arg: Expr): Expr => ({ kind: 'unary', op: 'not', arg, span }),
  minus: (arg: Expr): Expr => ({ kind: 'unary', op: '-', arg, span }),
  binary: (op: BinaryOperator, left: Expr, right: Expr): Expr => ({ kind: 'binary', op, left, right, span }),
  if: (condition: Expr, yes: Expr, no: Expr): Expr => ({
    kind: 'if',
    condition,
    then: yes,
    else: no,
    span,
  }),
  list: (items: Expr[]): Expr => ({ kind: 'list', items, span }),
  query: (op: QueryOperator, name: string, parts: { domain?: Expr; where?: Expr; of?: Expr } = {}): Expr => ({
    kind: 'query',
    op,
    name,
    nameSpan: span,
    ...(parts.domain && { domain: parts.domain }),
    ...(parts.where && { where: parts.where }),
    ...(parts.of && { of: parts.of }),
    span,
  }),
};

/** The same tree with every span at zero, to compare trees up to their places. */
export const withoutSpans = (expr: Expr): Expr =>
  JSON.parse(JSON.stringify(expr, (key, value) => (/^(span|nameSpan|fnSpan)$/.test(key) ? span : value)));

const OPERATORS: readonly BinaryOperator[] = [
  'or',
  'and',
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  '+',
  '-',
  '*',
  '/',
  '%',
];

const integers = fc.oneof(fc.integer({ min: -9, max: 9 }), fc.integer({ min: MIN_INTEGER, max: MAX_INTEGER }));

const plainName = fc
  .oneof(
    fc.constantFrom(
      'me',
      'square',
      'option',
      'card',
      'a',
      'b1',
      'under_score',
      'at',
      'get',
      'var',
      'call',
      'constructor',
    ),
    fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9_]{0,5}$/),
  )
  .filter((name) => isName(name) && !QUERY_WORDS.has(name));
const valueName = fc.oneof(
  { weight: 9, arbitrary: plainName },
  { weight: 1, arbitrary: fc.constantFrom(...QUERY_WORDS) },
);
const propertyName = fc.oneof(
  { weight: 9, arbitrary: valueName },
  { weight: 1, arbitrary: fc.constantFrom(...KEYWORDS) },
);
const functionName = valueName.filter((name) => !UNCALLABLE.has(name));

/** Every tree that can be written. */
export const expr: fc.Arbitrary<Expr> = fc.letrec<{ expr: Expr }>((tie) => {
  const inner = tie('expr');
  const maybe = fc.option(inner, { nil: undefined });
  return {
    expr: fc.oneof(
      { maxDepth: 5, depthIdentifier: 'expr', withCrossShrink: true },
      valueName.map(make.name),
      integers.map(make.integer),
      fc.constantFrom(make.none(), make.boolean(true), make.boolean(false)),
      fc.tuple(inner, propertyName).map(([object, name]) => make.member(object, name)),
      fc.tuple(inner, inner).map(([object, index]) => make.index(object, index)),
      fc
        .tuple(functionName, fc.array(inner, { maxLength: 3, depthIdentifier: 'expr' }))
        .map(([fn, args]) => make.call(fn, args)),
      fc
        .tuple(propertyName, fc.array(inner, { maxLength: 2, depthIdentifier: 'expr' }), inner)
        .map(([fn, args, receiver]) => make.call(fn, args, receiver.kind === 'none' ? make.name('a') : receiver)),
      inner.map(make.not),
      inner.map(make.minus),
      fc.tuple(fc.constantFrom(...OPERATORS), inner, inner).map(([op, left, right]) => make.binary(op, left, right)),
      fc.tuple(inner, inner, inner).map(([condition, yes, no]) => make.if(condition, yes, no)),
      fc.array(inner, { maxLength: 3, depthIdentifier: 'expr' }).map(make.list),
      fc
        .tuple(fc.constantFrom(...(QUERY_WORDS as Set<QueryOperator>)), plainName, maybe, maybe, inner)
        .map(([op, name, domain, where, of]) =>
          make.query(op, name, {
            ...(domain && { domain }),
            ...(where && { where }),
            ...(VALUE_QUERIES.has(op) && { of }),
          }),
        ),
    ),
  };
}).expr;

/** What the typed trees may read: names of integers, of booleans, and of sets of integers. */
export interface TypedNames {
  integers: readonly string[];
  booleans: readonly string[];
  sets: readonly string[];
}

/** Trees with an integer or a boolean value; `floor` and `ceil` around every division, and no `none` anywhere. */
export const typed = (names: TypedNames): { integer: fc.Arbitrary<Expr>; boolean: fc.Arbitrary<Expr> } => {
  // A query binds a name of its own for each level, since shadowing is an error of the language.
  const level = (
    depth: number,
    bound: readonly string[],
  ): { integer: fc.Arbitrary<Expr>; boolean: fc.Arbitrary<Expr> } => {
    const leafInteger = fc.oneof(
      integers.map(make.integer),
      fc.constantFrom(...names.integers, ...bound).map(make.name),
    );
    const leafBoolean = fc.oneof(fc.boolean().map(make.boolean), fc.constantFrom(...names.booleans).map(make.name));
    if (depth === 0) return { integer: leafInteger, boolean: leafBoolean };
    const { integer, boolean } = level(depth - 1, bound);
    const each = `each${bound.length}`;
    const inside = level(depth - 1, [...bound, each]);
    const set = fc.oneof(
      fc.constantFrom(...names.sets).map(make.name),
      fc.array(integer, { maxLength: 3 }).map(make.list),
    );
    const query = (ops: readonly QueryOperator[], of: boolean): fc.Arbitrary<Expr> =>
      fc
        .tuple(fc.constantFrom(...ops), set, fc.option(inside.boolean, { nil: undefined }), inside.integer)
        .map(([op, domain, where, value]) =>
          make.query(op, each, { domain, ...(where && { where }), ...(of && { of: value }) }),
        );
    return {
      integer: fc.oneof(
        leafInteger,
        fc
          .tuple(fc.constantFrom<BinaryOperator>('+', '-', '*', '%'), integer, integer)
          .map(([op, left, right]) => make.binary(op, left, right)),
        fc
          .tuple(fc.constantFrom('floor', 'ceil'), integer, integer)
          .map(([fn, left, right]) => make.call(fn, [make.binary('/', left, right)])),
        fc
          .tuple(fc.constantFrom('min', 'max'), integer, integer)
          .map(([fn, left, right]) => make.call(fn, [left, right])),
        integer.map(make.minus),
        fc.tuple(boolean, integer, integer).map(([condition, yes, no]) => make.if(condition, yes, no)),
        query(['sum'], true),
        query(['count'], false),
      ),
      boolean: fc.oneof(
        leafBoolean,
        fc
          .tuple(fc.constantFrom<BinaryOperator>('and', 'or', '==', '!='), boolean, boolean)
          .map(([op, left, right]) => make.binary(op, left, right)),
        fc
          .tuple(fc.constantFrom<BinaryOperator>('==', '!=', '<', '<=', '>', '>='), integer, integer)
          .map(([op, left, right]) => make.binary(op, left, right)),
        boolean.map(make.not),
        fc.tuple(integer, set).map(([member, domain]) => make.binary('in', member, domain)),
        fc.tuple(boolean, boolean, boolean).map(([condition, yes, no]) => make.if(condition, yes, no)),
        query(['any', 'every'], false),
      ),
    };
  };
  return level(3, []);
};
