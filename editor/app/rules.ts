/** Changing the rules of the game that is on the table. */
import { EMPTY } from '../table/choose.ts';
import type { Changed, RuleEdit } from '../worker/protocol.ts';
import { client } from './client.ts';
import { hooks, humansOf, keepLine, newSeed, settle, stopWaiting, TABLE } from './game.ts';
import { defaultSeats } from './seats.ts';
import type { GameState } from './state.ts';
import { store } from './store.ts';

/** Changes that wait for the one before them. */
const waiting: RuleEdit[] = [];
let busy = false;

/**
 * Edits the user's rule set, puts it in force and replays the game by it; what does not work is shown and not in force.
 * While one change is made the next ones wait, of each option only the last.
 */
export async function changeRules(edit: RuleEdit): Promise<void> {
  const { game } = store.state;
  if (!game) return;
  stopWaiting();
  const same = waiting.findIndex((other) => 'name' in other && 'name' in edit && other.name === edit.name);
  if (same >= 0) waiting.splice(same, 1);
  waiting.push(edit);
  store.setGame({ pending: edit });
  if (busy) return;
  busy = true;
  try {
    for (let next = waiting.shift(); next; next = waiting.shift()) await change(next);
  } finally {
    busy = false;
    store.setGame({ pending: undefined });
    settle();
  }
}

async function change(edit: RuleEdit): Promise<void> {
  const { game } = store.state;
  if (!game) return;
  // A replay leads to the position that is shown; what lies after it is not lost.
  if (game.view.position < game.view.length) await keepLine();
  const answer = await client.ask('change', { table: TABLE, edit, humans: humansOf(game) });
  if (!answer.ok) {
    const { problems, text } = answer.refused;
    store.setGame({ problems: { title: 'This change does not work', list: problems, text } });
    return;
  }
  const { replay } = answer.value;
  accept(answer.value);
  store.set({
    announce: `Rules changed. ${replay ? `${replay.kept} moves kept, ${replay.dropped.length} dropped, ${replay.filled.length} filled in.` : ''}`,
  });
}

/** Puts rules and the position that they lead to on the table. */
export function accept({ text, rules, view, replay }: Changed, more: Partial<GameState> = {}): void {
  store.setGame({
    text,
    rules,
    view,
    log: view.log.entries,
    draft: EMPTY,
    fresh: new Set(),
    summary: replay,
    problems: undefined,
    held: view.position < view.length,
    ...more,
  });
  hooks.changed?.();
  settle();
}

/** A new game by the same rules. The one before stays among the lines. */
export async function restart(players?: number): Promise<void> {
  stopWaiting();
  if (players !== undefined) store.setGame({ pending: { kind: 'players', count: players } });
  if (store.state.game) await keepLine();
  const { game } = store.state;
  if (!game) return;
  const seed = newSeed();
  const seats = defaultSeats(players ?? game.rules.players.now, game.seats);
  const humans = humansOf({ seats });
  const opened = await client.ask('open', {
    table: TABLE,
    rules: { uri: game.uri, text: game.text },
    base: game.base,
    players: seats.length,
    seed,
    humans,
  });
  store.setGame({ pending: undefined });
  if (!opened.ok)
    return store.setGame({ problems: { title: 'No new game could be started', list: opened.refused.problems } });
  accept(opened.value, { seats: seats.slice(0, opened.value.rules.players.now), seed, held: false, totals: undefined });
}

/** Goes back to a line that was left; the one on the table takes its place among the lines. */
export async function takeLine(id: number): Promise<void> {
  stopWaiting();
  await keepLine();
  const { game } = store.state;
  const line = game?.lines.find((one) => one.id === id);
  if (!game || !line) return;
  const { text, players, seed, plies, position } = line;
  const seats = defaultSeats(players, game.seats);
  const humans = humansOf({ seats });
  const opened = await client.ask('open', {
    table: TABLE,
    rules: { uri: game.uri, text },
    base: game.base,
    players,
    seed,
    plies,
    position,
    humans,
  });
  if (!opened.ok) return;
  const lines = game.lines.filter((one) => one !== line);
  accept(opened.value, { seats, seed, lines, held: true, totals: undefined });
}
