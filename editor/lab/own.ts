/** The user's own rule sets: what lies on the table, and what is kept in this browser. */
import { store } from '../app/store.ts';
import { loadWork } from '../app/works.ts';
import type { OwnRules } from './choices.ts';
import { takenOf } from './from-table.ts';
import { askDesk } from './workers.ts';

export const playersAtTable = (game: string): number | undefined => takenOf(game)?.players;

/** Rule sets that belong to a game; of equal ones one. */
export async function ownRules(game: string): Promise<OwnRules[]> {
  const taken = takenOf(game);
  const found: OwnRules[] = taken ? [taken] : [];
  for (const { id } of store.state.works) {
    const work = await loadWork(id);
    if (!work) continue;
    const { rules, base, title } = work.good;
    if (found.some((other) => other.rules.text === rules.text)) continue;
    if ((await askDesk('belongs', { rules, ...(base ? { base } : {}) })) !== game) continue;
    found.push({ id: `work ${id}`, title, rules, ...(base ? { base } : {}) });
  }
  return found;
}
