/**
 * The meaning of an expression, by json-logic-js: the live values and the reasons that the editor shows, and the oracle
 * of the generated code.
 *
 *     JsonLogic ──parse──▶ Expr ──lower──▶ JsonLogic of json-logic-js and our operations ──apply──▶ value
 *
 * Lowering keeps the library's `if`, `and`, `or`, `===`, `var` and gives what means something else here to operations of
 * our own, which are registered once under names that no rule can write; the library's own are left as they are.
 *
 * Values: integers, booleans, null for `none`, strings (values of choices), arrays and other iterable objects as sets,
 * and objects for players, spaces, pieces and zones. What is asked of them:
 * - Equality is identity; nothing is converted, and only `none` equals `none`.
 * - Only `true` is true: `and`, `or`, `not`, `if` and `with` take everything else as false, and answer with booleans.
 * - Integers have 32 bits and wrap around. `a % b` has the sign of `b`; dividing by zero, and its remainder, give zero.
 *   Division is `floor(a / b)` or `ceil(a / b)`; without either it has no value.
 * - Arithmetic with what is no integer gives none, and comparing its order gives false.
 * - A property is one that the object itself has, or a getter of its class: nothing else of a prototype can be read.
 *   Unknown names and properties, and every property of none, are none.
 * - Every member of nothing fulfils anything, the sum of nothing is 0, the least, greatest or first of nothing is none.
 *   Members whose value is none don't count in sum, min, max, lowest, highest; of equals, the first is taken.
 */

import jsonLogic from 'json-logic-js';
import type { Expr, QueryOperator } from './ast.ts';
import { parseJsonLogic } from './jsonlogic.ts';
import { type Body, lower, operation } from './lower.ts';
import type { Logic } from './print.ts';
import { isInteger } from './words.ts';

/** What an expression can read. */
export interface Scope {
  /** The values of names. Own enumerable properties only; getters are called when a name is read. */
  readonly names: Readonly<Record<string, unknown>>;
  /** By name; `a.f(b)` calls `f` with `a` and `b`. `count`, `sum`, `min`, `max`, `floor` and `ceil` exist otherwise too. */
  readonly functions?: Readonly<Record<string, (...args: never[]) => unknown>>;
  /** What a query without `in` goes through, by the name that it binds; else the name's own value. */
  readonly domains?: Readonly<Record<string, unknown>>;
  /**
   * `value[index]`, where `value` was read as the property `name` of `owner` (else both are undefined). Answering
   * undefined leaves it to the general meaning: an element of an array, counted from 0, none outside.
   */
  readonly at?: (value: unknown, index: unknown, owner: unknown, name: string | undefined) => unknown;
  /** Where everything is looked for that isn't here. */
  readonly outer?: Scope;
}

/** What an expression was evaluated with can't evaluate it: a fault of the caller, not of a rule. */
export class ScopeError extends Error {
  override name = 'ScopeError';
}

const SCOPE = Symbol('scope');

/** The data json-logic-js sees: names only, with no prototype behind the last one. */
type View = Readonly<Record<string, unknown>> & { readonly [SCOPE]: Scope };

const INTEGER_OPERATIONS = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => Math.imul(a, b),
  '%': (a: number, b: number) => (b === 0 ? 0 : a - b * Math.floor(a / b)),
  floor: (a: number, b: number) => (b === 0 ? 0 : Math.floor(a / b)),
  ceil: (a: number, b: number) => (b === 0 ? 0 : Math.ceil(a / b)),
  negative: (a: number) => -a,
};

const ORDERINGS = {
  '<': (a: number, b: number) => a < b,
  '<=': (a: number, b: number) => a <= b,
  '>': (a: number, b: number) => a > b,
  '>=': (a: number, b: number) => a >= b,
};

const own = (object: object | undefined, key: string): unknown =>
  object !== undefined && Object.hasOwn(object, key) ? (object as Record<string, unknown>)[key] : undefined;

const orNone = (value: unknown): unknown => (value === undefined ? null : value);

const membersOf = (set: unknown): readonly unknown[] => {
  if (Array.isArray(set)) return set;
  const iterable = typeof set === 'object' && set !== null && Symbol.iterator in set;
  return iterable ? [...(set as Iterable<unknown>)] : [];
};

const property = (object: unknown, name: string): unknown => {
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return null;
  let holder: object | null = object;
  let found: PropertyDescriptor | undefined;
  while (holder !== null && holder !== Object.prototype && !found) {
    const descriptor = Object.getOwnPropertyDescriptor(holder, name);
    if (descriptor && (holder === object || descriptor.get)) found = descriptor;
    holder = Object.getPrototypeOf(holder);
  }
  const value = found?.get ? found.get.call(object) : found?.value;
  return typeof value === 'function' ? null : orNone(value);
};

const element = (scope: Scope, value: unknown, index: unknown, owner?: unknown, name?: string): unknown => {
  for (let each: Scope | undefined = scope; each; each = each.outer) {
    const found = each.at?.(value, index, owner, name);
    if (found !== undefined) return found;
  }
  return Array.isArray(value) && isInteger(index) ? orNone(value[index]) : null;
};

const extreme = (values: readonly unknown[], better: (a: number, b: number) => boolean): number | null => {
  let best: number | null = null;
  for (const value of values) if (isInteger(value) && (best === null || better(value, best))) best = value;
  return best;
};

const total = (values: readonly unknown[]): number =>
  values.reduce((sum: number, value) => (isInteger(value) ? (sum + value) | 0 : sum), 0);

/** Functions that exist in every scope that has none of the same name. */
const FUNCTIONS: Readonly<Record<string, (...args: unknown[]) => unknown>> = {
  count: (set) => membersOf(set).length,
  sum: (set) => total(membersOf(set)),
  min: (...values) => (values.every(isInteger) ? extreme(values, ORDERINGS['<']) : null),
  max: (...values) => (values.every(isInteger) ? extreme(values, ORDERINGS['>']) : null),
  floor: (value) => (isInteger(value) ? value : null),
  ceil: (value) => (isInteger(value) ? value : null),
};

const call = (scope: Scope, name: string, args: readonly unknown[]): unknown => {
  for (let each: Scope | undefined = scope; each; each = each.outer) {
    const found = own(each.functions, name);
    if (typeof found === 'function') return orNone(found(...args));
  }
  const found = own(FUNCTIONS, name);
  if (typeof found === 'function') return found(...args);
  throw new ScopeError(`No function \`${name}\` is in scope.`);
};

const domainOf = (view: View, name: string): unknown => {
  for (let each: Scope | undefined = view[SCOPE]; each; each = each.outer) {
    const found = own(each.domains, name);
    if (found !== undefined) return found;
  }
  const value = view[name];
  if (value === undefined) throw new ScopeError(`No set \`${name}\` to go through is in scope.`);
  return value;
};

/** The members that fulfil the condition of a query, each with its view, one after the other. */
function* passing(view: View, set: unknown, body: Body): Generator<{ member: unknown; inside: View }> {
  for (const member of membersOf(body.written ? set : domainOf(view, body.each))) {
    const inside: View = Object.freeze(Object.create(view, { [body.each]: { value: member, enumerable: true } }));
    if (body.with === true || apply(body.with, inside) === true) yield { member, inside };
  }
}

const best = (view: View, set: unknown, body: Body, better: (a: number, b: number) => boolean): unknown => {
  let chosen: { member: unknown; value: number } | undefined;
  for (const { member, inside } of passing(view, set, body)) {
    const value = apply(body.of, inside);
    if (isInteger(value) && (!chosen || better(value, chosen.value))) chosen = { member, value };
  }
  return chosen ? chosen.member : null;
};

const values = (view: View, set: unknown, body: Body): unknown[] =>
  Array.from(passing(view, set, body), ({ inside }) => apply(body.of, inside));

const QUERIES: Readonly<Record<QueryOperator, (view: View, set: unknown, body: Body) => unknown>> = {
  any: (view, set, body) => !passing(view, set, body).next().done,
  every: (view, set, body) => {
    let left = membersOf(body.written ? set : domainOf(view, body.each)).length;
    for (const _ of passing(view, set, body)) left--;
    return left === 0;
  },
  count: (view, set, body) => Array.from(passing(view, set, body)).length,
  all: (view, set, body) => Array.from(passing(view, set, body), ({ member }) => member),
  first: (view, set, body) => orNone(passing(view, set, body).next().value?.member),
  sum: (view, set, body) => total(values(view, set, body)),
  min: (view, set, body) => extreme(values(view, set, body), ORDERINGS['<']),
  max: (view, set, body) => extreme(values(view, set, body), ORDERINGS['>']),
  lowest: (view, set, body) => best(view, set, body, ORDERINGS['<']),
  highest: (view, set, body) => best(view, set, body, ORDERINGS['>']),
};

const apply = (logic: Logic, view: View): unknown => jsonLogic.apply(logic as never, view);

const register = (name: string, compute: (this: View, ...args: never[]) => unknown): void =>
  jsonLogic.add_operation(operation(name), compute as never);

for (const [name, compute] of Object.entries(INTEGER_OPERATIONS)) {
  register(name, (...args: unknown[]) =>
    args.every(isInteger) ? (compute as (...of: number[]) => number)(...args) | 0 : null,
  );
}
for (const [name, compare] of Object.entries(ORDERINGS)) {
  register(name, (a: unknown, b: unknown) => isInteger(a) && isInteger(b) && compare(a, b));
}
for (const [name, query] of Object.entries(QUERIES)) {
  register(name, function (set: unknown, body: Body) {
    return query(this, set, body);
  });
}
register('in', (member: unknown, set: unknown) => membersOf(set).some((each) => each === member));
register('list', (...items: unknown[]) => items);
register('/', () => null);
register('member', property);
register('element', function (value: unknown, index: unknown) {
  return element(this[SCOPE], value, index);
});
register('elementOf', function (owner: unknown, name: string, index: unknown) {
  return element(this[SCOPE], property(owner, name), index, owner, name);
});
register('call', function (name: string, ...args: unknown[]) {
  return call(this[SCOPE], name, args);
});

const programs = new WeakMap<Expr, { logic: Logic }>();
const views = new WeakMap<Scope, View>();

const viewOf = (scope: Scope): View => {
  const known = views.get(scope);
  if (known) return known;
  const properties: PropertyDescriptorMap = { [SCOPE]: { value: scope } };
  for (const name of Object.keys(scope.names)) properties[name] = { get: () => scope.names[name], enumerable: true };
  const view: View = Object.freeze(Object.create(scope.outer ? viewOf(scope.outer) : null, properties));
  views.set(scope, view);
  return view;
};

/**
 * The value of an expression, in the meaning described above. The tree and the scope's set of names are taken as
 * unchanging; the names' values may change. Throws a `ScopeError` for a function, or the set of a query, that the scope
 * lacks: the checker has told of both.
 */
export const evaluate = (expr: Expr, scope: Scope): unknown => {
  let program = programs.get(expr);
  if (!program) {
    program = { logic: lower(expr) };
    programs.set(expr, program);
  }
  return orNone(apply(program.logic, viewOf(scope)));
};

/** The value of an expression in JsonLogic spelling. Throws a `ScopeError` also for what is no expression. */
export const evaluateLogic = (logic: unknown, scope: Scope): unknown => {
  const result = parseJsonLogic(logic);
  if (!result.ok) throw new ScopeError(result.problem.message);
  return evaluate(result.expr, scope);
};

/** A scope with further names, which hide those of the same name around them. */
export const withNames = (scope: Scope, names: Readonly<Record<string, unknown>>): Scope => ({ names, outer: scope });
