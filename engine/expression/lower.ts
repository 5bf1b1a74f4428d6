/**
 * Syntax tree → what json-logic-js is given to evaluate. It keeps the library's `if`, `and`, `or`, `===`, `!==` and
 * `var`; all else is an operation of our own, registered in `logic.ts` under a name that no rule can write.
 */

import type { Expr } from './ast.ts';
import type { Logic } from './print.ts';

const PREFIX = 'houserules:';

/** What our query operations are given beside the set. */
export interface Body {
  each: string;
  with: Logic;
  of: Logic;
  /** Whether a set is written; else the name says it. */
  written: boolean;
}

/** An operator of the language → the name of what computes it. */
export const operation = (op: string): string => (op === '==' ? '===' : op === '!=' ? '!==' : PREFIX + op);

const isTrue = (logic: Logic): Logic => ({ '===': [logic, true] });

/** An expression as logic that json-logic-js evaluates, with operations of ours. */
export const lower = (expr: Expr): Logic => {
  switch (expr.kind) {
    case 'integer':
    case 'boolean':
      return expr.value;
    case 'none':
      return null;
    case 'name':
      return { var: [expr.name] };
    case 'member':
      return { [operation('member')]: [lower(expr.object), expr.name] };
    case 'index': {
      const { object } = expr;
      const index = lower(expr.index);
      if (object.kind !== 'member') return { [operation('element')]: [lower(object), index] };
      return { [operation('elementOf')]: [lower(object.object), object.name, index] };
    }
    case 'call': {
      const [arg] = expr.args;
      const rounds = !expr.receiver && (expr.fn === 'floor' || expr.fn === 'ceil') && expr.args.length === 1;
      if (rounds && arg?.kind === 'binary' && arg.op === '/') {
        return { [operation(expr.fn)]: [lower(arg.left), lower(arg.right)] };
      }
      const args = expr.receiver ? [expr.receiver, ...expr.args] : expr.args;
      return { [operation('call')]: [expr.fn, ...args.map(lower)] };
    }
    case 'unary':
      return expr.op === 'not' ? { '!==': [lower(expr.arg), true] } : { [operation('negative')]: [lower(expr.arg)] };
    case 'binary': {
      const sides = [lower(expr.left), lower(expr.right)];
      return expr.op === 'and' || expr.op === 'or' ? { [expr.op]: sides.map(isTrue) } : { [operation(expr.op)]: sides };
    }
    case 'if':
      return { if: [isTrue(lower(expr.condition)), lower(expr.then), lower(expr.else)] };
    case 'list':
      return { [operation('list')]: expr.items.map(lower) };
    case 'query': {
      // Several keys: json-logic-js takes only an object of one key as logic, and hands this one on as it is.
      const body = {
        each: expr.name,
        with: expr.where ? lower(expr.where) : true,
        of: expr.of ? lower(expr.of) : null,
        written: expr.domain !== undefined,
      };
      return { [operation(expr.op)]: [expr.domain ? lower(expr.domain) : null, body] };
    }
  }
};
