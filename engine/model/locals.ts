/** Which locals a typed tree uses. */
import type { Local, Typed, TypedSet } from './types.ts';
import { type Visit, walkSet, walkTyped } from './walk.ts';

/** The locals of a tree: what it uses, and what it binds itself. */
interface Locals {
  used: Local[];
  bound: Local[];
}

const localsOf = new WeakMap<Typed | TypedSet, Locals>();

/** Worked out once for each tree: trees do not change. */
function locals(tree: Typed | TypedSet): Locals {
  const known = localsOf.get(tree);
  if (known) return known;
  const used = new Set<Local>();
  const bound = new Set<Local>();
  const visit: Visit = {
    typed(typed) {
      if (typed.k === 'local') used.add(typed.local);
      else if (typed.k === 'let' || typed.k === 'query') bound.add(typed.local);
    },
    set(set) {
      if (set.s === 'local') used.add(set.local);
      else if (set.s === 'where') bound.add(set.local);
    },
  };
  if ('k' in tree) walkTyped(tree, visit);
  else walkSet(tree, visit);
  const found = { used: [...used], bound: [...bound] };
  localsOf.set(tree, found);
  return found;
}

/** Whether a local is used anywhere in a tree. */
export const uses = (tree: Typed | TypedSet, local: Local): boolean => locals(tree).used.includes(local);

/** Locals that trees use and do not bind themselves, each once. */
export function freeLocals(...trees: (Typed | TypedSet | undefined)[]): Local[] {
  const all = trees.flatMap((tree) => (tree ? [locals(tree)] : []));
  if (all.length === 1 && all[0]!.bound.length === 0) return all[0]!.used;
  const bound = new Set(all.flatMap((each) => each.bound));
  return [...new Set(all.flatMap((each) => each.used))].filter((local) => !bound.has(local));
}
