/** A game as it is kept: JSON Lines that `--moves` reads. */

import type { Played } from '../played.ts';
import { startRecord } from '../records.ts';

export function savedGame(played: Played): string {
  const { plies, position } = played.session;
  const lines = [
    startRecord(played),
    ...plies.slice(0, position).map(({ n, actor, decision, move }) => ({ type: 'ply', n, actor, decision, move })),
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
