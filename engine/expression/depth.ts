/**
 * How deep a syntax tree is, kept beside the nodes while they are built, so that no tree leaves a parser that the
 * recursive readers behind it could not walk.
 */

import type { Expr } from './ast.ts';
import { children } from './names.ts';
import { MAX_DEPTH } from './words.ts';

/** Says whether a new node, whose children were asked about before, is within the greatest depth. */
export const depthGauge = (): ((expr: Expr) => boolean) => {
  const depths = new WeakMap<Expr, number>();
  return (expr) => {
    let depth = 1;
    for (const child of children(expr)) depth = Math.max(depth, 1 + (depths.get(child) ?? 1));
    depths.set(expr, depth);
    return depth <= MAX_DEPTH;
  };
};
