/**
 * Syntax tree → its two spellings. Both are canonical, and reading them gives the same tree again, spans aside.
 *
 *     Expr ─┬─▶ printInfix   with brackets only where they are needed, or where a query would be hard to read
 *           └─▶ toJsonLogic  plain JSON, as `jsonlogic.ts` describes it
 */

import type { BinaryOperator, Expr } from './ast.ts';

/** JSON as JsonLogic uses it. */
export type Logic = null | boolean | number | string | Logic[] | { [key: string]: Logic };

/** How tightly something binds; what is printed inside something that binds more tightly gets brackets. */
const OPEN = 0;
const NOT = 3;
const COMPARISON = 4;
const SUM = 5;
const MINUS = 7;
const POSTFIX = 8;
const PRIMARY = 9;

const BINDING: Readonly<Record<BinaryOperator, number>> = {
  or: 1,
  and: 2,
  '==': COMPARISON,
  '!=': COMPARISON,
  '<': COMPARISON,
  '<=': COMPARISON,
  '>': COMPARISON,
  '>=': COMPARISON,
  in: COMPARISON,
  '+': SUM,
  '-': SUM,
  '*': 6,
  '/': 6,
  '%': 6,
};

const isIn = (expr: Expr): expr is Extract<Expr, { kind: 'binary' }> => expr.kind === 'binary' && expr.op === 'in';

const binding = (expr: Expr): number => {
  switch (expr.kind) {
    case 'if':
    case 'query':
      return OPEN;
    case 'binary':
      return BINDING[expr.op];
    case 'unary':
      if (expr.op === '-') return MINUS;
      if (isIn(expr.arg)) return COMPARISON;
      return expr.arg.kind === 'query' ? OPEN : NOT;
    case 'integer':
      return expr.value < 0 ? MINUS : PRIMARY;
    case 'member':
    case 'index':
      return POSTFIX;
    case 'call':
      return expr.receiver ? POSTFIX : PRIMARY;
    default:
      return PRIMARY;
  }
};

const within = (expr: Expr, least: number): string =>
  binding(expr) < least ? `(${printInfix(expr)})` : printInfix(expr);

const listed = (items: readonly Expr[]): string => items.map(printInfix).join(', ');

const binary = (expr: Extract<Expr, { kind: 'binary' }>, operator: string): string => {
  const level = BINDING[expr.op];
  const left = within(expr.left, level === COMPARISON ? level + 1 : level);
  return `${left} ${operator} ${within(expr.right, level + 1)}`;
};

const unary = (expr: Extract<Expr, { kind: 'unary' }>): string => {
  const { arg } = expr;
  // `-3` is a number: the negative of one needs brackets to stay an operation.
  if (expr.op === '-') return arg.kind === 'integer' ? `-(${arg.value})` : `-${within(arg, POSTFIX)}`;
  if (isIn(arg)) return binary(arg, 'not in');
  return `not ${arg.kind === 'query' ? printInfix(arg) : within(arg, NOT)}`;
};

const query = (expr: Extract<Expr, { kind: 'query' }>): string => {
  let text: string = expr.op;
  if (expr.of) text += ` of ${within(expr.of, OPEN + 1)} for`;
  text += ` ${expr.name}`;
  if (expr.domain) text += ` in ${within(expr.domain, SUM)}`;
  if (expr.where) text += ` with ${printInfix(expr.where)}`;
  return text;
};

/** The expression in infix, on one line. */
export const printInfix = (expr: Expr): string => {
  switch (expr.kind) {
    case 'integer':
    case 'boolean':
      return String(expr.value);
    case 'none':
      return 'none';
    case 'name':
      return expr.name;
    case 'member':
      return `${within(expr.object, POSTFIX)}.${expr.name}`;
    case 'index':
      return `${within(expr.object, POSTFIX)}[${printInfix(expr.index)}]`;
    case 'call': {
      const receiver = expr.receiver ? `${within(expr.receiver, POSTFIX)}.` : '';
      return `${receiver}${expr.fn}(${listed(expr.args)})`;
    }
    case 'unary':
      return unary(expr);
    case 'binary':
      return binary(expr, expr.op);
    case 'if': {
      const part = (each: Expr): string => (each.kind === 'if' ? `(${printInfix(each)})` : printInfix(each));
      return `if ${part(expr.condition)} then ${part(expr.then)} else ${printInfix(expr.else)}`;
    }
    case 'list':
      return `[${listed(expr.items)}]`;
    case 'query':
      return query(expr);
  }
};

/** `a.b.c` where an expression is just a name with properties behind it. */
const chain = (expr: Expr): string | undefined => {
  if (expr.kind === 'name') return expr.name;
  if (expr.kind !== 'member') return undefined;
  const object = chain(expr.object);
  return object === undefined ? undefined : `${object}.${expr.name}`;
};

const FLAT: ReadonlySet<string> = new Set<BinaryOperator>(['or', 'and', '+', '*']);

/** Names of functions that have another meaning as a key. */
const TAKEN: ReadonlySet<string> = new Set(['var', 'get', 'at', 'call']);

/** The operands of a chain of one operator, from left to right. */
const operands = (expr: Expr, op: BinaryOperator): Logic[] =>
  expr.kind === 'binary' && expr.op === op && FLAT.has(op)
    ? [...operands(expr.left, op), toJsonLogic(expr.right)]
    : [toJsonLogic(expr)];

const branches = (expr: Expr): Logic[] =>
  expr.kind === 'if'
    ? [toJsonLogic(expr.condition), toJsonLogic(expr.then), ...branches(expr.else)]
    : [toJsonLogic(expr)];

/** The expression in JsonLogic, as fresh plain JSON. */
export const toJsonLogic = (expr: Expr): Logic => {
  switch (expr.kind) {
    case 'integer':
    case 'boolean':
      return expr.value;
    case 'none':
      return null;
    case 'name':
      return { var: expr.name };
    case 'member': {
      const names = chain(expr);
      return names === undefined ? { get: [toJsonLogic(expr.object), expr.name] } : { var: names };
    }
    case 'index':
      return { at: [toJsonLogic(expr.object), toJsonLogic(expr.index)] };
    case 'call': {
      const args = expr.args.map(toJsonLogic);
      if (expr.receiver) return { call: [expr.fn, toJsonLogic(expr.receiver), ...args] };
      return TAKEN.has(expr.fn) ? { call: [expr.fn, null, ...args] } : { [expr.fn]: args };
    }
    case 'unary':
      return { [expr.op === 'not' ? '!' : '-']: [toJsonLogic(expr.arg)] };
    case 'binary':
      return {
        [expr.op]: FLAT.has(expr.op) ? operands(expr, expr.op) : [toJsonLogic(expr.left), toJsonLogic(expr.right)],
      };
    case 'if':
      return { if: branches(expr) };
    case 'list':
      return expr.items.map(toJsonLogic);
    case 'query': {
      const { op, name, domain, where, of } = expr;
      // Null and true say that nothing was written; written out, they are given as infix.
      const set = domain === undefined ? null : domain.kind === 'none' ? 'none' : toJsonLogic(domain);
      const condition =
        where === undefined ? true : where.kind === 'boolean' ? String(where.value) : toJsonLogic(where);
      return { [op]: [set, { each: name, with: condition, ...(of && { of: toJsonLogic(of) }) }] };
    }
  }
};
