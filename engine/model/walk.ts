/** Goes through typed trees, every node before its children. */
import type { Typed, TypedSet } from './types.ts';

export type Visit = { typed?(typed: Typed): void; set?(set: TypedSet): void };

export function walkTyped(typed: Typed, visit: Visit): void {
  visit.typed?.(typed);
  const go = (child: Typed | undefined) => child && walkTyped(child, visit);
  switch (typed.k) {
    case 'variable':
      go(typed.owner);
      break;
    case 'zone':
    case 'end-item':
      go(typed.ref.owner);
      break;
    case 'amount':
      go(typed.ref.owner);
      go(typed.of);
      break;
    case 'switch':
      go(typed.on);
      for (const each of typed.cases) go(each.value);
      go(typed.otherwise);
      break;
    case 'position':
      go(typed.item);
      go(typed.ref.owner);
      break;
    case 'beyond':
      go(typed.from);
      go(typed.way);
      walkSet(typed.within, visit);
      break;
    case 'total':
      go(typed.of);
      break;
    case 'lookup':
    case 'negate':
    case 'not':
      go(typed.arg);
      break;
    case 'lies-in':
      go(typed.item);
      go(typed.ref.owner);
      break;
    case 'arithmetic':
    case 'compare':
      go(typed.left);
      go(typed.right);
      break;
    case 'and':
    case 'or':
      typed.items.forEach(go);
      break;
    case 'if':
      go(typed.condition);
      go(typed.then);
      go(typed.else);
      break;
    case 'let':
      go(typed.value);
      go(typed.body);
      break;
    case 'member-of':
      go(typed.item);
      walkSet(typed.set, visit);
      break;
    case 'size':
    case 'set':
      walkSet(typed.set, visit);
      break;
    case 'query':
      walkSet(typed.set, visit);
      go(typed.where);
      go(typed.of);
      break;
  }
}

export function walkSet(set: TypedSet, visit: Visit): void {
  visit.set?.(set);
  if (set.s === 'zone' && set.ref.owner) walkTyped(set.ref.owner, visit);
  else if (set.s === 'where') {
    walkSet(set.set, visit);
    walkTyped(set.where, visit);
  } else if (set.s === 'list') for (const item of set.items) walkTyped(item, visit);
  else if (set.s === 'lookup') walkTyped(set.arg, visit);
  else if (set.s === 'run') {
    walkTyped(set.from, visit);
    walkTyped(set.way, visit);
    if (set.within) walkSet(set.within, visit);
  } else if (set.s === 'connected') {
    walkTyped(set.from, visit);
    walkSet(set.within, visit);
  }
}
