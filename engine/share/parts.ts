/** The pieces of an expression that have values of their own. */
import type { Expr } from '../expression/ast.ts';

/** The expression and what it is made of, the whole first; without constants, and without what only a query knows. */
export function partsOf(expr: Expr): Expr[] {
  switch (expr.kind) {
    case 'integer':
    case 'boolean':
    case 'none':
      return [];
    case 'name':
      return [expr];
    case 'member':
      return [expr, ...partsOf(expr.object)];
    case 'index':
      return [expr, ...partsOf(expr.object), ...partsOf(expr.index)];
    case 'call':
      return [expr, ...(expr.receiver ? partsOf(expr.receiver) : []), ...expr.args.flatMap(partsOf)];
    case 'unary':
      return [expr, ...partsOf(expr.arg)];
    case 'binary':
      return [expr, ...partsOf(expr.left), ...partsOf(expr.right)];
    case 'if':
      return [expr, ...partsOf(expr.condition), ...partsOf(expr.then), ...partsOf(expr.else)];
    case 'list':
      return expr.items.flatMap(partsOf);
    case 'query':
      return [expr, ...(expr.domain ? partsOf(expr.domain) : [])];
  }
}
