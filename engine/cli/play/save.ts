/** A game as it is kept: a file that the editor opens too, and that `--moves` goes on with. */
import { saveGame } from '../../share/index.ts';
import type { Played } from '../played.ts';

/** @param botOf which bot plays a seat */
export function savedGame({ game, session }: Played, botOf: (seat: number) => string | undefined): string {
  const saved = saveGame({
    rules: game.entry,
    library: game.library,
    session,
    seats: Array.from({ length: game.players }, (_, seat) => {
      const bot = botOf(seat);
      return bot ? { bot } : {};
    }),
    ...(game.chosen.variant ? { variants: game.chosen.variant } : {}),
    ...(game.chosen.option ? { options: game.chosen.option } : {}),
  });
  return `${JSON.stringify(saved)}\n`;
}
