/**
 * Works out expressions that are known before a game starts: the defaults and bounds of options. They may use options
 * declared earlier, `count(players)`, arithmetic, comparisons, `if`, `min`, `max`, `floor`, `ceil`, `abs` and lists.
 */
import type { Expr, ExpressionProblem, Span } from '../expression/ast.ts';
import { parseExpression } from '../expression/parse.ts';

export interface Known {
  players: number;
  options: Readonly<Record<string, unknown>>;
}

export type Evaluated = { ok: true; value: unknown } | { ok: false; problem: string; span: Span };

/** Evaluates whatever stands where an expression is expected. A bare word that is no option is a value's name. */
export function evaluateConstant(written: unknown, known: Known): Evaluated {
  const parsed = parseExpression(written);
  if (!parsed.ok) return syntax(parsed.problem);
  try {
    return { ok: true, value: evaluate(parsed.expr, known) };
  } catch (error) {
    if (error instanceof Unknown) return { ok: false, problem: error.message, span: error.span };
    throw error;
  }
}

const syntax = ({ message, span }: ExpressionProblem): Evaluated => ({ ok: false, problem: message, span });

class Unknown extends Error {
  readonly span: Span;
  constructor(message: string, span: Span) {
    super(message);
    this.span = span;
  }
}

function evaluate(expr: Expr, known: Known): unknown {
  switch (expr.kind) {
    case 'integer':
    case 'boolean':
      return expr.value;
    case 'none':
      return null;
    case 'name':
      return expr.name;
    case 'list':
      return expr.items.map((item) => evaluate(item, known));
    case 'member':
      if (expr.object.kind === 'name' && expr.object.name === 'option') return option(expr.name, expr.nameSpan, known);
      break;
    case 'index': {
      const list = evaluate(expr.object, known);
      if (!Array.isArray(list)) break;
      const at = integer(expr.index, known);
      if (at < 0 || at >= list.length) throw new Unknown(`the list has no item ${at}`, expr.span);
      return list[at];
    }
    case 'if':
      return evaluate(boolean(expr.condition, known) ? expr.then : expr.else, known);
    case 'unary':
      return expr.op === 'not' ? !boolean(expr.arg, known) : whole(-integer(expr.arg, known), expr.span);
    case 'binary':
      return binary(expr, known);
    case 'call':
      return call(expr, known);
  }
  throw new Unknown('this can’t be used here', expr.span);
}

function option(name: string, span: Span, { options }: Known): unknown {
  if (!Object.hasOwn(options, name)) throw new Unknown(`there is no option \`${name}\` above it`, span);
  return options[name];
}

function binary(expr: Extract<Expr, { kind: 'binary' }>, known: Known): unknown {
  const { op, left, right } = expr;
  switch (op) {
    case 'and':
      return boolean(left, known) && boolean(right, known);
    case 'or':
      return boolean(left, known) || boolean(right, known);
    case '==':
      return evaluate(left, known) === evaluate(right, known);
    case '!=':
      return evaluate(left, known) !== evaluate(right, known);
    case 'in': {
      const list = evaluate(right, known);
      if (!Array.isArray(list)) throw new Unknown('`in` needs a list', right.span);
      return list.includes(evaluate(left, known));
    }
  }
  const a = integer(left, known);
  const b = integer(right, known);
  switch (op) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    case '+':
      return whole(a + b, expr.span);
    case '-':
      return whole(a - b, expr.span);
    case '*':
      return whole(a * b, expr.span);
    case '%':
      if (b === 0) throw new Unknown('division by zero', expr.span);
      return a - b * Math.floor(a / b);
    default:
      throw new Unknown('say whether it rounds: `floor(a / b)` or `ceil(a / b)`', expr.span);
  }
}

function call(expr: Extract<Expr, { kind: 'call' }>, known: Known): unknown {
  const { fn, args, receiver } = expr;
  const [first] = args;
  if (receiver === undefined && first !== undefined) {
    if (fn === 'count') {
      if (first.kind === 'name' && first.name === 'players') return known.players;
      const list = evaluate(first, known);
      if (Array.isArray(list)) return list.length;
      throw new Unknown('only `count(players)` and counts of lists are known here', expr.span);
    }
    if (fn === 'floor' || fn === 'ceil') {
      if (first.kind !== 'binary' || first.op !== '/') return integer(first, known);
      const divisor = integer(first.right, known);
      if (divisor === 0) throw new Unknown('division by zero', first.span);
      return Math[fn](integer(first.left, known) / divisor) + 0;
    }
    if (fn === 'abs') return Math.abs(integer(first, known));
    if (fn === 'min' || fn === 'max' || fn === 'sum') {
      const values = args.length === 1 ? evaluate(first, known) : args.map((arg) => integer(arg, known));
      if (
        Array.isArray(values) &&
        values.every((value) => typeof value === 'number') &&
        (values.length > 0 || fn === 'sum')
      ) {
        return fn === 'sum'
          ? whole(
              values.reduce((a, b) => a + b, 0),
              expr.span,
            )
          : Math[fn](...values);
      }
    }
  }
  throw new Unknown(`\`${fn}\` can’t be used here`, expr.fnSpan);
}

function integer(expr: Expr, known: Known): number {
  const value = evaluate(expr, known);
  if (typeof value !== 'number') throw new Unknown('a number is needed here', expr.span);
  return value;
}

function boolean(expr: Expr, known: Known): boolean {
  const value = evaluate(expr, known);
  if (typeof value !== 'boolean') throw new Unknown('true or false is needed here', expr.span);
  return value;
}

function whole(value: number, span: Span): number {
  if (value < -2147483648 || value > 2147483647) throw new Unknown('the number is too large', span);
  return value;
}
