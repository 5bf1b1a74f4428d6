/** Puts a value in the place of a local, and folds what becomes constant. */
import { uses } from './locals.ts';
import * as make from './make.ts';
import type { Local, Typed, TypedSet, ZoneRef } from './types.ts';

/** A tree that does not use the local stays the very same. */
export function substitute(typed: Typed, from: Local, to: Typed): Typed {
  if (!uses(typed, from)) return typed;
  const go = (tree: Typed): Typed => substitute(tree, from, to);
  const maybe = (tree: Typed | undefined): Typed | undefined => tree && go(tree);
  const set = (tree: TypedSet): TypedSet => substituteSet(tree, from, to);
  switch (typed.k) {
    case 'const':
    case 'active':
    case 'round':
      return typed;
    case 'local':
      return typed.local === from ? to : typed;
    case 'variable':
      return typed.owner ? { ...typed, owner: go(typed.owner) } : typed;
    case 'zone':
    case 'end-item':
      return { ...typed, ref: refOf(typed.ref, from, to) };
    case 'amount':
      return { ...typed, ref: refOf(typed.ref, from, to), of: maybe(typed.of) };
    case 'lookup': {
      const arg = go(typed.arg);
      const value = make.isConst(arg) && arg.value >= 0 ? typed.table[arg.value] : undefined;
      return value === undefined ? { ...typed, arg } : { k: 'const', value, type: typed.type };
    }
    case 'lies-in':
    case 'position':
      return { ...typed, item: go(typed.item), ref: refOf(typed.ref, from, to) };
    case 'arithmetic': {
      const made = make.arithmetic(typed.op, go(typed.left), go(typed.right));
      return typed.type.t === 'integer' ? made : { ...made, type: typed.type };
    }
    case 'negate':
      return make.negate(go(typed.arg));
    case 'compare':
      return make.compare(typed.op, go(typed.left), go(typed.right));
    case 'and':
      return make.and(typed.items.map(go));
    case 'or':
      return make.or(typed.items.map(go));
    case 'not':
      return make.not(go(typed.arg));
    case 'if': {
      const condition = go(typed.condition);
      if (make.isConst(condition)) return go(condition.value ? typed.then : typed.else);
      return { ...typed, condition, then: go(typed.then), else: go(typed.else) };
    }
    case 'let':
      return { ...typed, value: go(typed.value), body: go(typed.body) };
    case 'member-of': {
      const item = go(typed.item);
      if (make.isConst(item) && typed.set.s === 'fixed') return make.boolean(typed.set.members.includes(item.value));
      return { ...typed, item, set: set(typed.set) };
    }
    case 'size':
    case 'set':
      return { ...typed, set: set(typed.set) };
    case 'query':
      return { ...typed, set: set(typed.set), where: maybe(typed.where), of: maybe(typed.of) };
    case 'switch':
      return {
        ...typed,
        on: go(typed.on),
        cases: typed.cases.map((each) => ({ ...each, value: go(each.value) })),
        otherwise: go(typed.otherwise),
      };
    case 'beyond':
      return { ...typed, from: go(typed.from), way: go(typed.way), within: set(typed.within) };
    case 'total':
      return { ...typed, of: go(typed.of) };
  }
}

const refOf = (ref: ZoneRef, from: Local, to: Typed): ZoneRef =>
  ref.owner ? { ...ref, owner: substitute(ref.owner, from, to) } : ref;

export function substituteSet(set: TypedSet, from: Local, to: Typed): TypedSet {
  if (!uses(set, from)) return set;
  const go = (tree: Typed): Typed => substitute(tree, from, to);
  const inner = (tree: TypedSet): TypedSet => substituteSet(tree, from, to);
  switch (set.s) {
    case 'universe':
    case 'fixed':
    case 'local':
      return set;
    case 'zone':
      return { ...set, ref: refOf(set.ref, from, to) };
    case 'where':
      return { ...set, set: inner(set.set), where: go(set.where) };
    case 'list':
      return { ...set, items: set.items.map(go) };
    case 'lookup':
      return { ...set, arg: go(set.arg) };
    case 'run':
      return { ...set, from: go(set.from), way: go(set.way), within: set.within && inner(set.within) };
    case 'connected':
      return { ...set, from: go(set.from), within: inner(set.within) };
  }
}
