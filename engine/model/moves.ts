/** The `move` effect → typed statements. */

import type { Node } from './builder.ts';
import { ANY_INTEGER, type Lowering, zoneAt } from './lowering.ts';
import * as make from './make.ts';
import { describe, TypeProblem } from './problem.ts';
import type { Scope } from './scope.ts';
import { asSet } from './sets.ts';
import { typeOf } from './typer.ts';
import type { RulePlace, Stmt, TypedSet } from './types.ts';

export function lowerMove(lowering: Lowering, move: Node, scope: Scope, place: RulePlace): Stmt[] {
  const { builder } = lowering;
  const from = zoneAt(builder, move, 'from', scope);
  const to = zoneAt(builder, move, 'to', scope);
  const amount = builder.value(move, 'amount', scope, ANY_INTEGER);
  const upTo = builder.value(move, 'upTo', scope, ANY_INTEGER);
  const of = builder.value(move, 'of', scope, make.PLAYER);
  if (!from || !to) return [];
  if (amount && make.isConst(amount) && amount.value === 0) return [];
  if (upTo && make.isConst(upTo) && upTo.value === 0) return [];
  const common = { from, to, amount, upTo, at: (move.at ?? 'top') as 'top' | 'bottom', place };
  if (move.what === undefined) {
    const unheld = from.zone.holds.filter((component) => !to.zone.holds.includes(component));
    if (from.zone.ordered) {
      if (unheld.length)
        builder.report(
          'zone-does-not-hold',
          { zone: to.zone.name, component: unheld[0]!.name, holds: to.zone.holds.map((c) => c.name) },
          builder.origins.at(move, 'to'),
        );
      return unheld.length ? [] : [{ k: 'move', ...common }];
    }
    return from.zone.holds
      .filter((component) => to.zone.holds.includes(component))
      .map((component) => ({ k: 'move', what: { component, of }, ...common }));
  }
  const component =
    typeof move.what === 'string' && !scope.locals.has(move.what)
      ? builder.world.model.components.get(move.what)
      : undefined;
  if (component) {
    for (const [key, ref] of [
      ['from', from],
      ['to', to],
    ] as const) {
      if (ref.zone.holds.includes(component)) continue;
      builder.report(
        'zone-does-not-hold',
        { zone: ref.zone.name, component: component.name, holds: ref.zone.holds.map((c) => c.name) },
        builder.origins.at(move, key),
      );
      return [];
    }
    if (of && !component.perPlayer)
      builder.report('not-owned', { name: component.name }, builder.origins.at(move, 'of'));
    if (!of && component.perPlayer && (amount || upTo) && builder.players > 1 && !from.zone.ordered) {
      builder.report('move-whose', { name: component.name }, builder.origins.at(move, 'what'));
      return [];
    }
    return [{ k: 'move', what: { component, of: component.perPlayer ? of : undefined }, ...common }];
  }
  return (
    builder.guarded<Stmt[]>(move, 'what', (expr) => {
      const typed = typeOf(expr, scope);
      if (typed.type.t === 'item') {
        if (typed.type.optional)
          throw new TypeProblem(
            'maybe-none',
            { expected: describe({ ...typed.type, optional: undefined }) },
            expr.span,
          );
        return [{ k: 'move', what: { item: typed }, ...common }];
      }
      const set: TypedSet = asSet(typed, expr.span);
      if (set.of.t !== 'item')
        throw new TypeProblem('wrong-value', { expected: 'pieces or cards', actual: describe(typed.type) }, expr.span);
      return [{ k: 'move', what: { items: set }, ...common }];
    }) ?? []
  );
}
