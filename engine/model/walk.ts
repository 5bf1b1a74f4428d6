/** Goes through typed trees, every node before its children. */
import type { Typed, TypedSet } from './types.ts';

export type Visit = { typed?(typed: Typed): void; set?(set: TypedSet): void };

/** Without closures of its own: it runs for every node of the rules, again and again. */
export function walkTyped(typed: Typed, visit: Visit): void {
  visit.typed?.(typed);
  switch (typed.k) {
    case 'variable':
      if (typed.owner) walkTyped(typed.owner, visit);
      break;
    case 'zone':
    case 'end-item':
      if (typed.ref.owner) walkTyped(typed.ref.owner, visit);
      break;
    case 'amount':
      if (typed.ref.owner) walkTyped(typed.ref.owner, visit);
      if (typed.of) walkTyped(typed.of, visit);
      break;
    case 'switch':
      walkTyped(typed.on, visit);
      for (const each of typed.cases) walkTyped(each.value, visit);
      walkTyped(typed.otherwise, visit);
      break;
    case 'position':
      walkTyped(typed.item, visit);
      if (typed.ref.owner) walkTyped(typed.ref.owner, visit);
      break;
    case 'beyond':
      walkTyped(typed.from, visit);
      walkTyped(typed.way, visit);
      walkSet(typed.within, visit);
      break;
    case 'total':
      walkTyped(typed.of, visit);
      break;
    case 'lookup':
    case 'negate':
    case 'not':
      walkTyped(typed.arg, visit);
      break;
    case 'lies-in':
      walkTyped(typed.item, visit);
      if (typed.ref.owner) walkTyped(typed.ref.owner, visit);
      break;
    case 'arithmetic':
    case 'compare':
      walkTyped(typed.left, visit);
      walkTyped(typed.right, visit);
      break;
    case 'and':
    case 'or':
      for (const item of typed.items) walkTyped(item, visit);
      break;
    case 'if':
      walkTyped(typed.condition, visit);
      walkTyped(typed.then, visit);
      walkTyped(typed.else, visit);
      break;
    case 'let':
      walkTyped(typed.value, visit);
      walkTyped(typed.body, visit);
      break;
    case 'member-of':
      walkTyped(typed.item, visit);
      walkSet(typed.set, visit);
      break;
    case 'size':
    case 'set':
      walkSet(typed.set, visit);
      break;
    case 'query':
      walkSet(typed.set, visit);
      if (typed.where) walkTyped(typed.where, visit);
      if (typed.of) walkTyped(typed.of, visit);
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
