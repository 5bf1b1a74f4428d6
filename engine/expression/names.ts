/**
 * Walking and rewriting syntax trees, with the names that queries bind kept apart from the free ones.
 */

import type { Expr } from './ast.ts';

/** The direct parts of an expression, in the order in which infix writes them. */
export const children = (expr: Expr): readonly Expr[] => {
  switch (expr.kind) {
    case 'integer':
    case 'boolean':
    case 'none':
    case 'name':
      return [];
    case 'member':
      return [expr.object];
    case 'index':
      return [expr.object, expr.index];
    case 'call':
      return expr.receiver ? [expr.receiver, ...expr.args] : expr.args;
    case 'unary':
      return [expr.arg];
    case 'binary':
      return [expr.left, expr.right];
    case 'if':
      return [expr.condition, expr.then, expr.else];
    case 'list':
      return expr.items;
    case 'query':
      return [expr.of, expr.domain, expr.where].filter((part) => part !== undefined);
  }
};

/**
 * Calls `visit` for the expression and then for everything in it. `bound` holds the names that queries around the node
 * bind. Answering `false` leaves out what is inside the node.
 */
export const walk = (expr: Expr, visit: (expr: Expr, bound: ReadonlySet<string>) => unknown): void => {
  const go = (node: Expr, bound: ReadonlySet<string>): void => {
    if (visit(node, bound) === false) return;
    if (node.kind !== 'query') {
      for (const child of children(node)) go(child, bound);
      return;
    }
    const inside = new Set(bound).add(node.name);
    if (node.of) go(node.of, inside);
    if (node.domain) go(node.domain, bound);
    if (node.where) go(node.where, inside);
  };
  go(expr, new Set());
};

/**
 * The names an expression reads that no query inside it binds, in the order of their first use. The set that a query
 * without `in` goes through is not among them, nor are the names of functions and properties.
 */
export const freeNames = (expr: Expr): Set<string> => {
  const free = new Set<string>();
  walk(expr, (node, bound) => {
    if (node.kind === 'name' && !bound.has(node.name)) free.add(node.name);
  });
  return free;
};

/**
 * The expression with its free names replaced: `change` answers with the new expression, or with nothing to keep the
 * name. A name of the new expression can be caught by a query around it; since shadowing is an error of the language,
 * callers that put names of one place into another choose distinct ones first.
 */
export const mapNames = (expr: Expr, change: (name: Extract<Expr, { kind: 'name' }>) => Expr | undefined): Expr => {
  const go = (node: Expr, bound: ReadonlySet<string>): Expr => {
    switch (node.kind) {
      case 'integer':
      case 'boolean':
      case 'none':
        return node;
      case 'name':
        return bound.has(node.name) ? node : (change(node) ?? node);
      case 'member':
        return { ...node, object: go(node.object, bound) };
      case 'index':
        return { ...node, object: go(node.object, bound), index: go(node.index, bound) };
      case 'call': {
        const args = node.args.map((arg) => go(arg, bound));
        return node.receiver ? { ...node, receiver: go(node.receiver, bound), args } : { ...node, args };
      }
      case 'unary':
        return { ...node, arg: go(node.arg, bound) };
      case 'binary':
        return { ...node, left: go(node.left, bound), right: go(node.right, bound) };
      case 'if':
        return {
          ...node,
          condition: go(node.condition, bound),
          then: go(node.then, bound),
          else: go(node.else, bound),
        };
      case 'list':
        return { ...node, items: node.items.map((item) => go(item, bound)) };
      case 'query': {
        const inside = new Set(bound).add(node.name);
        return {
          ...node,
          ...(node.domain && { domain: go(node.domain, bound) }),
          ...(node.where && { where: go(node.where, inside) }),
          ...(node.of && { of: go(node.of, inside) }),
        };
      }
    }
  };
  return go(expr, new Set());
};
