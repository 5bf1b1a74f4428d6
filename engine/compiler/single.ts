/**
 * Stacks that hold one thing at most (`limit: 1`) are one slot each: there is nothing to be linked. Tokens that lie in no
 * other stacks need not be told apart either, where no rule asks which of them it is: the first of a kind stands for all.
 */
import { isConst, noneOf } from '../model/make.ts';
import type { Component, Model, Type, Typed, ZoneInfo } from '../model/types.ts';
import { walkModel } from '../model/walk-statements.ts';

/** The stacks that never hold more than one thing, also at the start. */
export function singleZones(model: Model): Set<ZoneInfo> {
  const shuffled = new Set<ZoneInfo>();
  walkModel(model, {
    stmt(stmt) {
      if (stmt.k === 'shuffle') shuffled.add(stmt.ref.zone);
    },
  });
  const zones = [...model.zones.values()].filter(
    (zone) => zone.ordered && zone.limit === 1 && !shuffled.has(zone) && startsWith(zone, model) <= 1,
  );
  return new Set(zones);
}

/** The most things that lie in an instance of a zone at the start. */
function startsWith(zone: ZoneInfo, { components, players }: Model): number {
  let most = 0;
  for (const component of components.values()) {
    if (component.start !== zone) continue;
    const { kind, amount, kinds, items, perPlayer } = component;
    const all = kind === 'tokens' ? amount * kinds : items;
    most += perPlayer && zone.each === 'player' ? all / players : all;
  }
  return most;
}

/** Tokens of which none is ever told from another one of its kind. */
export function interchangeable(model: Model, single: ReadonlySet<ZoneInfo>): Set<Component> {
  const found = new Set<Component>();
  for (const component of model.components.values())
    if (component.kind === 'tokens' && component.items > 0) found.add(component);
  for (const zone of model.zones.values())
    if (zone.ordered && !single.has(zone)) for (const component of zone.holds) found.delete(component);
  const told = (type: Type): void => {
    const of = type.t === 'set' ? type.of : type;
    if (of.t === 'item') for (const component of of.components) found.delete(component);
  };
  // Whose it is, and whether it is there, is the same for all of a kind.
  const harmless = new Set<Typed>();
  walkModel(model, {
    typed(typed) {
      if (typed.k === 'lookup') harmless.add(typed.arg);
      else if (typed.k === 'compare' && isConst(typed.right) && typed.right.value === noneOf(typed.left.type))
        harmless.add(typed.left);
      if (!harmless.has(typed) && !isConst(typed)) told(typed.type);
    },
    set(set) {
      told({ t: 'set', of: set.of });
    },
    stmt(stmt) {
      if (stmt.k === 'for' || stmt.k === 'let') told(stmt.local.type);
      if (stmt.k === 'choose' || stmt.k === 'together')
        for (const { params } of stmt.decision.actions) for (const { local } of params) told(local.type);
    },
  });
  for (const variable of model.variables.values()) told(variable.type);
  return found;
}

/** The components of which some rule asks how many of all kinds together lie in a zone. */
export function totalsRead(model: Model): Map<ZoneInfo, Set<Component>> {
  const read = new Map([...model.zones.values()].map((zone) => [zone, new Set<Component>()]));
  walkModel(model, {
    typed(typed) {
      if (typed.k !== 'amount' || typed.of) return;
      const { zone } = typed.ref;
      for (const component of typed.component ? [typed.component] : zone.holds) read.get(zone)!.add(component);
    },
  });
  return read;
}
