/** Set-valued expressions: what can be gone through, and how many members it has. */
import type { Span } from '../expression/ast.ts';
import * as make from './make.ts';
import { describe, TypeProblem } from './problem.ts';
import type { Scope } from './scope.ts';
import type { Typed, TypedSet } from './types.ts';

export function asSet(typed: Typed, span: Span): TypedSet {
  if (typed.k === 'set') return typed.set;
  if (typed.type.t === 'set' && typed.k === 'local') return { s: 'local', of: typed.type.of, local: typed.local };
  if (typed.k === 'zone') {
    const components = typed.ref.zone.holds.filter(
      (component) => component.kind === 'pieces' || typed.ref.zone.ordered,
    );
    if (components.length) return { s: 'zone', of: { t: 'item', components }, ref: typed.ref };
    throw new TypeProblem('tokens-not-gone-through', { zone: typed.ref.zone.name }, span);
  }
  throw new TypeProblem('wrong-value', { expected: 'a set or a zone', actual: describe(typed.type) }, span);
}

export const setValue = (set: TypedSet): Typed => ({ k: 'set', set, type: { t: 'set', of: set.of } });

/** The number of members, a constant where the set is fixed. */
export function sizeOf(set: TypedSet, scope: Scope): Typed {
  const { size } = make.universe(set.of, scope.world.model.players);
  if (set.s === 'universe') return make.integer(size);
  if (set.s === 'fixed') return make.integer(set.members.length);
  return { k: 'size', set, type: make.integerType(0, size) };
}
