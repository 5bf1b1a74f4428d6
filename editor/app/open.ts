/** Opening what an address names. */
import { EMPTY } from '../table/choose.ts';
import { client } from './client.ts';
import { newSeed, settle, TABLE } from './game.ts';
import { readRoute } from './route.ts';
import { defaultSeats } from './seats.ts';
import { store } from './store.ts';
import { listWorks, startKeeping, stopKeeping } from './works.ts';

export function start(): void {
  addEventListener('hashchange', () => void follow());
  void follow();
}

async function follow(): Promise<void> {
  const route = readRoute(location.hash);
  store.set({ route, sheet: undefined, toast: undefined });
  await stopKeeping();
  if (route.page === 'gallery') {
    store.set({ game: undefined });
    void listWorks();
    if (!store.state.cards) store.set({ cards: await client.ask('library', {}) });
  } else if (route.page === 'play') await openGame(route.game, route.variant);
}

async function openGame(name: string, variant?: string): Promise<void> {
  store.set({ game: undefined, lost: undefined });
  const rules = await client.ask('compose', { game: name, variant });
  const seed = newSeed();
  const opened = await client.ask('open', { table: TABLE, rules, seed, humans: [] });
  if (!opened.ok) {
    store.set({ lost: opened.refused.problems[0]?.message ?? 'There is no such game.' });
    return;
  }
  const { text, rules: view, view: table } = opened.value;
  store.set({
    game: {
      rules: view,
      text,
      uri: rules.uri,
      seed,
      view: table,
      log: table.log.entries,
      seats: defaultSeats(view.players.now),
      draft: EMPTY,
      paused: false,
      held: false,
      fresh: new Set(),
      lines: [],
    },
  });
  await startKeeping();
  settle();
}
