/** The user's own rule sets: what lies on the table, and what is kept in this browser. */
import type { BaseTexts } from '../../engine/share/types.ts';
import { store } from '../app/store.ts';
import { loadWork } from '../app/works.ts';
import type { OwnRules } from './choices.ts';
import { askDesk } from './workers.ts';

/** What was on the table when somebody went to the lab. */
let table: (OwnRules & { game: string; players: number }) | undefined;

export function takeFromTable(): void {
  const { game } = store.state;
  if (!game) return;
  const { rules, text, uri, base } = game;
  table = {
    id: 'table',
    game: rules.game,
    title: rules.title,
    players: rules.players.now,
    rules: { uri, text },
    ...(base ? { base: base as BaseTexts } : {}),
  };
}

export const playersAtTable = (game: string): number | undefined => (table?.game === game ? table.players : undefined);

/** Rule sets that belong to a game; of equal ones one. */
export async function ownRules(game: string): Promise<OwnRules[]> {
  const found: OwnRules[] = table?.game === game ? [table] : [];
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
