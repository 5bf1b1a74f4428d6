/** What the lowering of effects, moves and choices share. */
import type { Builder, Node } from './builder.ts';
import * as make from './make.ts';
import { describe, TypeProblem } from './problem.ts';
import type { Scope } from './scope.ts';
import { typeOf } from './typer.ts';
import type { Stmt, ZoneRef } from './types.ts';

/** Statements of the rules with what has to be watched: end conditions hang on the names of rules. */
export interface Lowering {
  builder: Builder;
  /** Called when the rule of this name path is complete; gives the end checks that belong there. */
  after(path: string, name: string, scope: Scope): Stmt[];
  /** Procedures being expanded, against recursion. */
  running: string[];
  /** Lowers the list of effects under a key; handed in, as effects hold choices and choices hold effects. */
  effects(lowering: Lowering, holder: Node, key: string, scope: Scope, path: string): Stmt[];
}

/** Statements, and the scope of what follows them: with the names that they bound. */
export interface Lowered {
  stmts: Stmt[];
  scope: Scope;
}

export const ANY_INTEGER = make.integerType(-0x7fffffff, 0x7fffffff);

export function zoneAt(builder: Builder, holder: Node, key: string, scope: Scope): ZoneRef | undefined {
  return builder.guarded(holder, key, (expr) => {
    const typed = typeOf(expr, scope);
    if (typed.k === 'zone') return typed.ref;
    throw new TypeProblem('wrong-value', { expected: 'a zone', actual: describe(typed.type) }, expr.span);
  });
}
