/** After the rules took too long and their worker was started anew: the game that was on the table is put back. */
import { Cancelled } from '../worker/client.ts';
import { client } from './client.ts';
import { humansOf, stopWaiting, TABLE } from './game.ts';
import { accept, gaveUp } from './rules.ts';
import { store } from './store.ts';
import { lastKept } from './works.ts';

const TITLE = 'The rules took too long and were stopped';

export function putBackAfterRestart(): void {
  client.onRestart = () => void putBack().catch(giveUp);
  // Whoever waited for an answer is told that none will come; the notice says why.
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof Cancelled) event.preventDefault();
  });
}

async function putBack(): Promise<void> {
  const { game } = store.state;
  if (!game) return giveUp();
  stopWaiting();
  gaveUp();
  const humans = humansOf(game);
  const kept = lastKept();
  const { uri, text, base, seed, seats } = game;
  const back = kept
    ? await client.ask('load', { table: TABLE, game: kept, humans })
    : await client.ask('open', { table: TABLE, rules: { uri, text }, base, players: seats.length, seed, humans });
  if (!back.ok) return giveUp();
  // Nothing goes on by itself: it may have been that which took too long.
  accept(back.value, { held: true, busy: false, pending: undefined, problems: { title: TITLE, list: [] } });
}

function giveUp(): void {
  const { route } = store.state;
  if (route.page === 'play' || route.page === 'work') store.set({ game: undefined, lost: `${TITLE}.` });
}
