/** Two versions of the rules side by side: the position on the table as the other one has it. */

import { EMPTY } from '../table/choose.ts';
import { differencesOf, differing } from '../table/differences.ts';
import { client, TABLE } from './client.ts';
import { humansOf } from './game.ts';
import type { Beside, GameState, Line } from './state.ts';
import { store } from './store.ts';

/** Shows a line beside the table, or takes it away. @param id of the line; absent: nothing is beside it any more */
export function showBeside(id: number | undefined): void {
  const line = store.state.game?.lines.find((one) => one.id === id);
  const beside: Beside | undefined = line && { line: line.id, version: line.version, differences: [] };
  store.setGame({ beside, ...(line ? {} : { differs: undefined }) });
  shown = undefined;
}

/** What was asked for last. */
let shown: unknown;

/** Asks for the version beside the table, if what is on the table is not what it was asked for. */
export async function wantBeside(): Promise<void> {
  const { game } = store.state;
  if (!game?.beside || game.view === shown) return;
  const { view } = game;
  shown = view;
  const line = game.lines.find((one) => one.id === game.beside?.line);
  if (!line) return showBeside(undefined);
  const { text, players, seed, plies, position, begin } = line;
  const played = { plies, position, ...(begin && { begin }) };
  const answer = await client.ask('beside', {
    table: TABLE,
    text,
    players,
    seed,
    line: played,
    humans: humansOf(game),
  });
  const now = store.state.game;
  // Another one is wanted by now.
  if (shown !== view || now?.beside?.line !== line.id) return;
  if (!answer.ok) {
    const note = answer.refused.problems[0]?.message ?? '';
    return store.setGame({
      beside: { line: line.id, version: line.version, differences: [], note },
      differs: undefined,
    });
  }
  store.setGame(pair(now, line, answer.value));
}

function pair(
  game: GameState,
  { id, version, players }: Line,
  {
    rules,
    view,
    stopped,
  }: { rules: GameState['rules']; view: GameState['view']; stopped?: { after: number; reason: string } },
): Pick<GameState, 'beside' | 'differs'> {
  const other: GameState = {
    ...game,
    rules,
    // It is looked at, not played.
    view: { ...view, legal: [] },
    seats: game.seats.slice(0, players),
    draft: EMPTY,
    fresh: new Set(),
    weighed: undefined,
    held: true,
    beside: undefined,
  };
  const note = stopped && `By these rules the game stops after ${stopped.after} moves: ${stopped.reason}.`;
  return {
    beside: {
      line: id,
      version,
      game: { ...other, differs: differing(other, game) },
      differences: differencesOf(game, other),
      ...(note ? { note } : {}),
    },
    differs: differing(game, other),
  };
}
