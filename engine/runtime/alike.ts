/** Pieces that cannot be told apart by their names. */
import type { Stop } from '../compiler/flow.ts';

const alike = new WeakMap<Stop, boolean>();

/**
 * Whether a decision chooses among pieces some of which share a name. A move in names means the first of those, so
 * that a game that is replayed from its moves is the same in every piece.
 */
export function choosesAlike(stop: Stop): boolean {
  let answer = alike.get(stop);
  if (answer === undefined) {
    answer = stop.packed.actions.some(({ action }) =>
      action.params.some(({ domain }) => {
        const of = domain.set?.of;
        if (of?.t !== 'item') return false;
        const names = of.components.flatMap((component) => component.itemNames);
        return new Set(names).size < names.length;
      }),
    );
    alike.set(stop, answer);
  }
  return answer;
}
