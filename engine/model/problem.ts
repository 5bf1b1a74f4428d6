/** Mistakes in expressions, and how types are called in messages. */
import type { Span } from '../expression/ast.ts';
import type { Type } from './types.ts';

/** A mistake in an expression. Caught where the expression is asked for, and reported at its place. */
export class TypeProblem extends Error {
  readonly code: string;
  readonly params: Record<string, unknown>;
  readonly span: Span;

  constructor(code: string, params: Record<string, unknown>, span: Span) {
    super(code);
    this.code = code;
    this.params = params;
    this.span = span;
  }

  /** Where the expression stands that the span counts in, if it is not the one that was asked for. */
  written?: { holder: object; key: string };

  /** The same problem, in the expression under a key of the definition. */
  writtenIn(holder: object, key: string): TypeProblem {
    const problem = new TypeProblem(this.code, this.params, this.span);
    problem.written = { holder, key };
    return problem;
  }
}

export const describe = (type: Type): string => {
  const base =
    type.t === 'integer'
      ? 'a number'
      : type.t === 'boolean'
        ? 'yes or no'
        : type.t === 'choice'
          ? `one of ${type.values.join(', ')}`
          : type.t === 'player'
            ? 'a player'
            : type.t === 'space'
              ? `a ${type.set.name}`
              : type.t === 'item'
                ? `a ${type.components.map((component) => component.name).join(' or ')}`
                : type.t === 'set'
                  ? `a set (of ${describe(type.of).replace(/^an? /, '')}s)`
                  : type.t === 'zone'
                    ? 'a zone'
                    : 'none';
  return type.optional && type.t !== 'none' ? `${base} or none` : base;
};
