/** What a loop's body implies: where nothing is there to be moved, a round of the loop does nothing and can be left out. */
import { compare, integer } from '../model/make.ts';
import type { Stmt, Typed } from '../model/types.ts';

const onlyStatement = (body: readonly Stmt[]): Stmt | undefined => {
  const [first] = body;
  return body.length !== 1 ? undefined : first!.k === 'block' ? onlyStatement(first.body) : first;
};

/** Conditions without which a round of the loop does nothing. */
export function impliedByBody(stmt: Extract<Stmt, { k: 'for' }>): Typed[] {
  const only = onlyStatement(stmt.body);
  if (stmt.domain.kind !== 'space' || only?.k !== 'move') return [];
  const { what, from, to, amount, upTo } = only;
  if (amount || !what || !('component' in what) || from.owner?.type.optional || to.owner?.type.optional) return [];
  const { component, of } = what;
  if (from.zone.ordered || from.zone.unlimited || component.kind !== 'tokens' || (component.kinds > 1 && !of))
    return [];
  const type = { t: 'integer', min: 0, max: 0x7fffffff } as const;
  return [
    compare('>', { k: 'amount', ref: from, component, of: component.kinds > 1 ? of : undefined, type }, integer(0)),
    ...(upTo ? [compare('>', upTo, integer(0))] : []),
  ];
}
