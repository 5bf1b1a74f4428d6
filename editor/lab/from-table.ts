/** What lies on the table when somebody goes to the lab. Apart from the lab, which is loaded when it is wanted. */
import type { BaseTexts } from '../../engine/share/types.ts';
import { store } from '../app/store.ts';
import type { Snapshot } from '../storage/types.ts';
import type { OwnRules } from './choices.ts';

let taken: (OwnRules & { game: string; players: number; snapshots: readonly Snapshot[] }) | undefined;

export function takeFromTable(): void {
  const { game } = store.state;
  if (!game) return;
  const { rules, text, uri, base, snapshots } = game;
  taken = {
    id: 'table',
    game: rules.game,
    title: rules.title,
    players: rules.players.now,
    snapshots,
    rules: { uri, text },
    ...(base ? { base: base as BaseTexts } : {}),
  };
}

/** What was taken along, if it belongs to a game. */
export const takenOf = (game: string): typeof taken => (taken?.game === game ? taken : undefined);
