/** The expression under the cursor: the innermost part of it that has a value of its own. */
import type { Expr } from '../../engine/expression/ast.ts';
import { children } from '../../engine/expression/names.ts';
import { parseInfix, parseText } from '../../engine/expression/parse.ts';
import type { Type } from '../../engine/model/types.ts';
import { bindQuery, typed } from './meaning.ts';
import type { Project } from './project.ts';
import { type Place, placeAt } from './scope.ts';
import { locate } from './tokens.ts';
import { type Node, nodeAt, type Span, type TextTree } from './tree.ts';

export interface Found extends Span {
  source: string;
  type?: Type;
  /** Names in it that have no value in the position alone: parameters, members of loops. */
  free: readonly string[];
}

export function expressionAt(project: Project, tree: TextTree, offset: number): Found | undefined {
  const { node, onKey } = nodeAt(tree, offset);
  if (onKey || node.kind !== 'scalar' || typeof node.value !== 'string') return undefined;
  const schemas = project.schemasOf(node);
  const where = locate(node);
  if (schemas.some((one) => one.title === 'Expression')) {
    const parsed = parseInfix(node.value);
    return parsed.ok ? innermost(project, node, parsed.expr, node.value, where, offset) : undefined;
  }
  if (!schemas.some((one) => one['x-pieces'] === true)) return undefined;
  const parsed = parseText(node.value);
  if (!parsed.ok) return undefined;
  for (const part of parsed.parts) {
    if (!('expr' in part)) continue;
    const shifted = (at: number): number | undefined => where(at + part.offset);
    const found = innermost(project, node, part.expr, node.value.slice(part.offset), shifted, offset);
    if (found) return found;
  }
  return undefined;
}

function innermost(
  project: Project,
  node: Node,
  root: Expr,
  text: string,
  where: (at: number) => number | undefined,
  offset: number,
): Found | undefined {
  const spanOf = (expr: Expr): Span | undefined => {
    const start = where(expr.span.start);
    const last = where(expr.span.end - 1);
    return start === undefined || last === undefined ? undefined : { start, end: last + 1 };
  };
  const covers = (expr: Expr): boolean => {
    const span = spanOf(expr);
    return span !== undefined && span.start <= offset && offset < span.end;
  };
  if (!covers(root)) return undefined;
  let expr = root;
  let place: Place = placeAt(project, node);
  for (;;) {
    const inner = children(expr).find(covers);
    // The name behind a dot is asked with what it is a property of.
    if (!inner) break;
    if (expr.kind === 'query' && inner !== expr.domain)
      place = bindQuery(expr, place, node.document, where(expr.nameSpan.start) ?? 0);
    expr = inner;
  }
  const type = typed(expr, place)?.type;
  const free = namesIn(expr).filter((name) => place.locals.has(name) && name !== 'player');
  return { ...spanOf(expr)!, source: text.slice(expr.span.start, expr.span.end), free, ...(type ? { type } : {}) };
}

function namesIn(expr: Expr): string[] {
  const bound = expr.kind === 'query' ? expr.name : undefined;
  const own = expr.kind === 'name' ? [expr.name] : [];
  return [...own, ...children(expr).flatMap(namesIn)].filter((name) => name !== bound);
}
