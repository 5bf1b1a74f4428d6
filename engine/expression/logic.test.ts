import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expr, typed } from './arbitrary.ts';
import type { Expr } from './ast.ts';
import { evaluate, evaluateLogic, type Scope, ScopeError, withNames } from './logic.ts';
import { parseInfix } from './parse.ts';
import { printInfix, toJsonLogic } from './print.ts';

class Space {
  readonly name: string;
  readonly rank: number;
  private readonly next: () => Space | null;
  constructor(name: string, rank: number, next: () => Space | null) {
    this.name = name;
    this.rank = rank;
    this.next = next;
  }
  get after(): Space | null {
    return this.next();
  }
  secret(): number {
    return 42;
  }
}

const a = new Space('a', 3, () => b);
const b = new Space('b', 1, () => c);
const c = new Space('c', 3, () => null);
const purse = { money: 7 };
const me = { purse };

const scope: Scope = {
  names: {
    me,
    a,
    b,
    c,
    center: [a, b],
    nothing: [],
    x: 5,
    yes: true,
    no: false,
    red: 'red',
    absent: null,
    zone: {
      *[Symbol.iterator]() {
        yield c;
      },
    },
    get late() {
      return calls++;
    },
  },
  functions: {
    half: (value: number) => value >> 1,
    rankOf: (space: Space) => space.rank,
    lost: () => undefined,
  },
  domains: { square: [a, b, c] },
  at: (_value, index, owner, name) => (owner === purse && name === 'money' && index === me ? 4 : undefined),
};
let calls = 0;

const value = (text: string, within: Scope = scope): unknown => {
  const result = parseInfix(text);
  if (!result.ok) throw new Error(`${text}: ${result.problem.message}`);
  return evaluate(result.expr, within);
};

test.each<[string, unknown]>([
  // Integers of 32 bits.
  ['1 + 2 * 3 - 4', 3],
  ['2147483647 + 1', -2147483648],
  ['-2147483648 - 1', 2147483647],
  ['65536 * 65536', 0],
  ['123456789 * 987654321', Math.imul(123456789, 987654321)],
  ['-(-2147483648)', -2147483648],
  ['-7 % 3', 2],
  ['7 % -3', -2],
  ['-6 % 3', 0],
  ['7 % 0', 0],
  ['floor(7 / 2)', 3],
  ['floor(-7 / 2)', -4],
  ['ceil(7 / 2)', 4],
  ['ceil(-7 / 2)', -3],
  ['floor(7 / 0)', 0],
  ['floor(x)', 5],
  ['7 / 2', null],
  ['min(3, x, 4)', 3],
  ['max(3, x, 4)', 5],
  ['min(3, none)', null],
  ['-x', -5],
  // Nothing is converted.
  ['none == none', true],
  ['absent == none', true],
  ['0 == none', false],
  ['false == none', false],
  ['0 == false', false],
  ['1 == true', false],
  ['red == red', true],
  ['a == a', true],
  ['a == b', false],
  ['a != b', true],
  ['[] == []', false],
  ['none + 1', null],
  ['true + 1', null],
  ['red + 1', null],
  ['none < 1', false],
  ['none >= none', false],
  ['1 < 2', true],
  ['red < 2', false],
  // Only true is true.
  ['yes and yes', true],
  ['yes and no', false],
  ['1 and 1', false],
  ['none or 1', false],
  ['none or yes', true],
  ['not none', true],
  ['not yes', false],
  ['not 1', true],
  ['if 1 then 2 else 3', 3],
  ['if yes then 2 else 3', 2],
  ['no and half(missing)', false],
  // Names, properties, elements.
  ['unknown', null],
  ['unknown.name', null],
  ['none.name', null],
  ['x.name', null],
  ['red.length', null],
  ['center.length', null],
  ['a.rank', 3],
  ['a.after', b],
  ['c.after', null],
  ['c.after.after.rank', null],
  ['a.secret', null],
  ['me.purse.money', 7],
  ['me.purse.money[me]', 4],
  ['me.purse.money[a]', null],
  ['center[1]', b],
  ['center[2]', null],
  ['center[-1]', null],
  ['[4, 5][0]', 4],
  // Nothing of a prototype.
  ['constructor', null],
  ['constructor.name', null],
  ['a.constructor', null],
  ['a.constructor.name', null],
  ['me.constructor.name', null],
  ['me.toString', null],
  ['me.hasOwnProperty', null],
  ['center.map', null],
  ['prototype', null],
  ['toString', null],
  // Functions.
  ['half(9)', 4],
  ['a.rankOf()', 3],
  ['lost()', null],
  ['count(center)', 2],
  ['count(zone)', 1],
  ['count(none)', 0],
  ['sum([1, 2, 3])', 6],
  // Sets and queries.
  ['a in center', true],
  ['c in center', false],
  ['c not in center', true],
  ['c in zone', true],
  ['none in center', false],
  ['none in [none]', true],
  ['red in red', false],
  ['x in none', false],
  ['any square with square == c', true],
  ['any square in center with square == c', false],
  ['any square in nothing', false],
  ['any square in center', true],
  ['every square with square.rank > 0', true],
  ['every square with square.rank > 1', false],
  ['every square in nothing with false', true],
  ['count square with square.rank == 3', 2],
  ['count square', 3],
  ['all square with square.rank == 3', [a, c]],
  ['all square in nothing', []],
  ['all s in center', [a, b]],
  ['first square with square.rank == 1', b],
  ['first square with square.rank == 9', null],
  ['sum of square.rank for square', 7],
  ['sum of square.rank for square in nothing', 0],
  ['sum of s.after.rank for s in [a, c]', 1],
  ['min of square.rank for square', 1],
  ['max of square.rank for square with square != a', 3],
  ['min of square.rank for square in nothing', null],
  ['lowest of square.rank for square', b],
  ['highest of square.rank for square', a],
  ['highest of square.rank for square in none', null],
  ['highest of 2147483647 for square', a],
  ['lowest of -2147483648 for square', a],
  ['any center with center == b', true],
  ['any square with (count s in center with s.rank == square.rank) == 2', false],
  ['every s in center with any t in [s.after] with t.rank + x > s.rank', true],
  ['any square in none', false],
])('%s is %o', (text, expected) => {
  expect(value(text)).toEqual(expected);
});

test('an element of a set is the object itself', () => {
  expect(value('first s in center')).toBe(a);
  expect(value('(all s in center)[1]')).toBe(b);
});

test('a name is read when it is needed, and only then', () => {
  calls = 0;
  expect(value('if no then late else x')).toBe(5);
  expect(calls).toBe(0);
  expect(value('late + late')).toBe(1);
  expect(calls).toBe(2);
});

test('further names hide those around them', () => {
  expect(value('x + half(x)', withNames(scope, { x: 8 }))).toBe(12);
  expect(value('a.rank', withNames(scope, { x: 8 }))).toBe(3);
  expect(value('x')).toBe(5);
});

test('a query binds its name over one of the scope', () => {
  expect(value('sum of x for x in [1, 2]')).toBe(3);
});

test('a scope that lacks a function or a set is told so', () => {
  expect(() => value('missing(1)')).toThrow(ScopeError);
  expect(() => value('constructor(1)')).toThrow(ScopeError);
  expect(() => value('toString()')).toThrow(ScopeError);
  expect(() => value('any card with card == a')).toThrow(ScopeError);
  expect(() => evaluateLogic({ var: '' }, scope)).toThrow(ScopeError);
  expect(() => evaluateLogic(undefined, scope)).toThrow(ScopeError);
});

describe('JsonLogic as it is written', () => {
  test.each<[unknown, unknown]>([
    [{ all: [{ var: 'nothing' }, { each: 's', with: false }] }, []],
    [{ every: [{ var: 'nothing' }, { each: 's', with: false }] }, true],
    [{ '==': [{ var: 'red' }, 'red'] }, true],
    [{ '+': [1, 2, 3] }, 6],
    [{ and: [true, 1] }, false],
    [{ not: [false] }, true],
    [{ '-': [3] }, -3],
    [{ sum: [{ var: 'center' }, { each: 's', with: true, of: { var: 's.rank' } }] }, 4],
    [{ var: 'constructor.name' }, null],
    [{ half: 9 }, 4],
    [null, null],
  ])('%j', (logic, expected) => {
    expect(evaluateLogic(logic, scope)).toEqual(expected);
  });
});

test('both spellings mean the same', () => {
  const anything: Scope = { ...scope, functions: anyFunction(), domains: anyDomain() };
  fc.assert(
    fc.property(expr, (tree) => {
      const expected = evaluate(tree, anything);
      expect(evaluateLogic(toJsonLogic(tree), anything)).toEqual(expected);
      expect(value(printInfix(tree), anything)).toEqual(expected);
    }),
  );
});

const anyFunction = (): NonNullable<Scope['functions']> =>
  new Proxy({}, { getOwnPropertyDescriptor: () => ({ configurable: true, value: () => 1 }), get: () => () => 1 });
const anyDomain = (): Record<string, unknown> =>
  new Proxy({}, { getOwnPropertyDescriptor: () => ({ configurable: true, value: [a] }), get: () => [a] });

test('typed expressions mean what a plain interpreter with exact integers says', () => {
  const names = { i: 3, j: -2, k: 2147483647, p: true, q: false, s: [1, 2, 3], t: [] as number[] };
  const trees = typed({ integers: ['i', 'j', 'k'], booleans: ['p', 'q'], sets: ['s', 't'] });
  fc.assert(
    fc.property(fc.oneof(trees.integer, trees.boolean), (tree) => {
      expect(evaluate(tree, { names })).toBe(plain(tree, names));
    }),
    { numRuns: 1000 },
  );
});

/** An interpreter for typed trees only, written another way: exact integers that are cut to 32 bits. */
function plain(tree: Expr, names: Record<string, unknown>): unknown {
  const at = (part: Expr): unknown => plain(part, names);
  const cut = (exact: bigint): number => Number(BigInt.asIntN(32, exact));
  const floor = (n: bigint, d: bigint): bigint => (n - (((n % d) + d) % d)) / d;
  switch (tree.kind) {
    case 'integer':
    case 'boolean':
      return tree.value;
    case 'name':
      return names[tree.name];
    case 'list':
      return tree.items.map(at);
    case 'if':
      return at(tree.condition) ? at(tree.then) : at(tree.else);
    case 'unary':
      return tree.op === 'not' ? !at(tree.arg) : cut(-BigInt(at(tree.arg) as number));
    case 'call': {
      const [arg] = tree.args;
      if (arg.kind === 'binary' && arg.op === '/' && (tree.fn === 'floor' || tree.fn === 'ceil')) {
        const n = BigInt(at(arg.left) as number);
        const d = BigInt(at(arg.right) as number);
        if (d === 0n) return 0;
        return cut(tree.fn === 'floor' ? floor(n, d) : -floor(-n, d));
      }
      const args = tree.args.map(at) as number[];
      return tree.fn === 'min' ? Math.min(...args) : Math.max(...args);
    }
    case 'binary': {
      const left = at(tree.left) as number;
      const right = at(tree.right) as number;
      const [m, n] = typeof left === 'number' && typeof right === 'number' ? [BigInt(left), BigInt(right)] : [0n, 0n];
      if (tree.op === '+') return cut(m + n);
      if (tree.op === '-') return cut(m - n);
      if (tree.op === '*') return cut(m * n);
      if (tree.op === '%') return n === 0n ? 0 : cut(m - n * floor(m, n));
      if (tree.op === 'and') return left && right;
      if (tree.op === 'or') return left || right;
      if (tree.op === '==') return left === right;
      if (tree.op === '!=') return left !== right;
      if (tree.op === '<') return left < right;
      if (tree.op === '<=') return left <= right;
      if (tree.op === '>') return left > right;
      if (tree.op === '>=') return left >= right;
      if (tree.op === 'in') return (right as unknown as number[]).includes(left);
      throw new Error(tree.op);
    }
    case 'query': {
      const where = (member: number): boolean =>
        !tree.where || (plain(tree.where, { ...names, [tree.name]: member }) as boolean);
      const members = plain(tree.domain as Expr, names) as number[];
      if (tree.op === 'every') return members.every(where);
      const found = members.filter(where);
      if (tree.op === 'any') return found.length > 0;
      if (tree.op === 'count') return found.length;
      const of = found.map((member) => BigInt(plain(tree.of as Expr, { ...names, [tree.name]: member }) as number));
      return cut(of.reduce((left, right) => left + right, 0n));
    }
    default:
      throw new Error(tree.kind);
  }
}
