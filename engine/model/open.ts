/** What everybody may know: expressions that speak of nothing that is hidden from some seat, whatever the position is. */
import type { Local, Typed, ZoneRef } from './types.ts';
import { walkTyped } from './walk.ts';

export interface Knowing {
  /** The seat that is asked about sees also what its owner alone sees. */
  me?: Local;
  /** Names for what the rule has at hand that hide nothing. Others may stand for what was read from hidden things. */
  locals?: ReadonlySet<Local>;
}

/**
 * Whether an expression reads only what all seats see: zones whose contents all see, and variables that neither belong to
 * pieces nor name one. Scores may count what is hidden, so they are none of it.
 * @param knowing absent: names for what the rule has at hand are taken to hide nothing
 */
export function isOpen(typed: Typed, knowing?: Knowing): boolean {
  let open = true;
  const bound = new Set<Local>(knowing?.locals);
  // Definitions know it by names of their own.
  const mine = new Set<Local>(knowing?.me && [knowing.me]);
  const isMine = (owner: Typed | undefined): boolean => owner?.k === 'local' && mine.has(owner.local);
  const zone = ({ zone: { seen }, owner }: ZoneRef): void => {
    if (seen !== 'all' && !(seen === 'owner' && isMine(owner))) open = false;
  };
  walkTyped(typed, {
    typed(node) {
      if ('ref' in node) zone(node.ref);
      else if (node.k === 'total') open = false;
      else if (node.k === 'query') bound.add(node.local);
      else if (node.k === 'let') {
        bound.add(node.local);
        if (isMine(node.value)) mine.add(node.local);
      } else if (node.k === 'local' && knowing && !bound.has(node.local)) open = false;
      else if (node.k === 'variable' && (node.variable.type.t === 'item' || node.owner?.type.t === 'item'))
        open = false;
    },
    set(set) {
      if (set.s === 'zone') zone(set.ref);
      else if (set.s === 'where') bound.add(set.local);
      else if (set.s === 'local' && knowing && !bound.has(set.local)) open = false;
    },
  });
  return open;
}
