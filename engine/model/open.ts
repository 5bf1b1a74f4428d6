/** What everybody may know: expressions that speak of nothing that is hidden from some seat, whatever the position is. */
import type { Typed, ZoneRef } from './types.ts';
import { walkTyped } from './walk.ts';

/**
 * Whether an expression reads only what all seats see: zones whose contents all see, and variables that neither belong to
 * pieces nor name one. Scores may count what is hidden, so they are none of it.
 */
export function isOpen(typed: Typed): boolean {
  let open = true;
  const zone = (ref: ZoneRef): void => {
    if (ref.zone.seen !== 'all') open = false;
  };
  walkTyped(typed, {
    typed(node) {
      if ('ref' in node) zone(node.ref);
      else if (node.k === 'total') open = false;
      else if (node.k === 'variable' && (node.variable.type.t === 'item' || node.owner?.type.t === 'item'))
        open = false;
    },
    set(set) {
      if (set.s === 'zone') zone(set.ref);
    },
  });
  return open;
}
