/** The user's own rule sets: what lies on the table, and what is kept in this browser. */
import { store } from '../app/store.ts';
import { loadWork } from '../app/works.ts';
import type { Snapshot } from '../storage/types.ts';
import type { OwnRules } from './choices.ts';
import { takenOf } from './from-table.ts';
import { askDesk } from './workers.ts';

export const playersAtTable = (game: string): number | undefined => takenOf(game)?.players;

/** Rule sets that belong to a game, each with its snapshots behind it; of equal ones one. */
export async function ownRules(game: string): Promise<OwnRules[]> {
  const found: OwnRules[] = [];
  const add = (own: OwnRules, snapshots: readonly Snapshot[] = []): void => {
    const before = snapshots.map(({ at, name, text }) => ({
      ...own,
      id: `${own.id} at ${at}`,
      title: `${own.title}: ${name}`,
      rules: { ...own.rules, text },
    }));
    for (const one of [own, ...before])
      if (!found.some((other) => other.rules.text === one.rules.text)) found.push(one);
  };
  const taken = takenOf(game);
  if (taken) {
    const { snapshots, ...own } = taken;
    add(own, snapshots);
  }
  for (const { id } of store.state.works) {
    const work = await loadWork(id);
    if (!work) continue;
    const { rules, base, title, snapshots } = work.good;
    const own = { rules, ...(base ? { base } : {}) };
    if ((await askDesk('belongs', own)).includes(game)) add({ id: `work ${id}`, title, ...own }, snapshots);
  }
  return found;
}
