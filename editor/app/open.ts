/** Opening what an address names, and what comes in by a file. */
import type { RuleText } from '../../engine/index.ts';
import type { BaseTexts, SavedGame, SavedSeat } from '../../engine/share/types.ts';
import { unpackText } from '../storage/index.ts';
import type { Work } from '../storage/types.ts';
import { EMPTY } from '../table/choose.ts';
import { Cancelled } from '../worker/client.ts';
import type { Changed, Loaded } from '../worker/protocol.ts';
import { client } from './client.ts';
import { newSeed, settle, stopWaiting, TABLE } from './game.ts';
import { readRoute, writeRoute } from './route.ts';
import { openDocument } from './rules.ts';
import { defaultSeats, seatName } from './seats.ts';
import type { GameState, Route, Seat } from './state.ts';
import { store } from './store.ts';
import { listWorks, loadWork, startKeeping, stopKeeping } from './works.ts';

export function start(): void {
  const go = (): void => void follow(readRoute(location.hash)).catch(failed);
  addEventListener('hashchange', go);
  go();
}

function failed(error: unknown): void {
  if (!(error instanceof Cancelled)) store.set({ lost: `Something went wrong: ${(error as Error).message}` });
}

/** Counts what was opened: what arrives late for something that is not wanted any more is left. */
let opening = 0;

async function follow(route: Route): Promise<void> {
  const mine = ++opening;
  stopWaiting();
  await stopKeeping();
  if (mine !== opening) return;
  store.set({ route, game: undefined, lost: undefined, sheet: undefined, dialog: undefined });
  document.title = 'Houserules';
  if (route.page === 'gallery') {
    void listWorks();
    await readCards();
  } else if (route.page === 'lab') void listWorks();
  else if (route.page === 'play') await openGame(route);
  else if (route.page === 'shared') await openShared(route.packed);
  else await openWork(route.id);
}

/** Cards come one after the other; those that are there already stay. */
async function readCards(): Promise<void> {
  const mine = opening;
  const games = await client.ask('library', {});
  store.set({ awaited: games.length });
  for (const { name } of games) {
    // Somebody has gone to a table: that comes first.
    if (mine !== opening) return;
    if (store.state.cards?.some((card) => card.name === name)) continue;
    const card = await client.ask('card', { game: name });
    store.set({ cards: [...(store.state.cards ?? []).filter((other) => other.name !== name), card] });
  }
}

async function openGame({ game, variant, seed = newSeed() }: Extract<Route, { page: 'play' }>): Promise<void> {
  const mine = opening;
  const rules = await client.ask('compose', { game, variant });
  const opened = await client.ask('open', { table: TABLE, rules, seed, humans: [] });
  if (mine !== opening) return;
  if (!opened.ok) return store.set({ lost: opened.refused.problems[0]?.message ?? 'There is no such game.' });
  put(opened.value, { uri: rules.uri, seed, seats: defaultSeats(opened.value.rules.players.now) });
  await startKeeping();
}

/** Rules that came in a link: they are looked at and played, and become the user's own by `remix`. */
async function openShared(packed: string): Promise<void> {
  const mine = opening;
  const text = await unpackText(packed).catch(() => undefined);
  if (mine !== opening) return;
  if (text === undefined) return store.set({ lost: 'This link is damaged: a part of it is missing.' });
  const came = await client.ask('import', { name: 'shared.yaml', data: new TextEncoder().encode(text) });
  if (mine !== opening) return;
  if (!came.ok) return store.set({ lost: 'The rules of this link can’t be read.', problems: came.refused.problems });
  const asked = came.value;
  if (asked.kind === 'save') return store.set({ lost: 'There are no rules in this link.' });
  // A link does not carry what it extends: where that differs, what is installed is used and the difference said.
  const chosen = asked.kind === 'rules' ? came : await client.ask('chooseBase', { choice: 'installed' });
  if (mine !== opening || !chosen.ok || chosen.value.kind !== 'rules') return;
  const { rules, base } = chosen.value;
  const seed = newSeed();
  const opened = await client.ask('open', { table: TABLE, rules, base, seed, humans: [] });
  if (mine !== opening) return;
  if (!opened.ok) return store.set({ lost: 'These rules have errors.', problems: opened.refused.problems });
  const damage = asked.kind === 'base-differs' ? asked.differences : undefined;
  const seats = defaultSeats(opened.value.rules.players.now);
  put(opened.value, { uri: rules.uri, base, seed, seats, shared: true, ...(damage && { damage }) });
}

/** Makes shared rules the user's own: from now on they are changed and kept. */
export async function remix(): Promise<void> {
  store.setGame({ shared: undefined });
  await startKeeping('new');
}

async function openWork(id: string): Promise<void> {
  const mine = opening;
  const work = await loadWork(id);
  if (mine !== opening) return;
  if (!work) return store.set({ lost: 'This work is not in this browser (any more).' });
  const content = work.suspect ? work.good : work.current;
  if (!content.game) return openRules(work.good.rules, work.good.base, work, content.rules.text);
  await openSaved(content.game, work);
  if (work.suspect && store.state.game) {
    const why = 'The page stopped while it opened this the last times. This is the last state that worked.';
    store.setGame({ damage: [why, ...(store.state.game.damage ?? [])] });
  }
}

/**
 * Puts a rule set on the table that came in by a file, or that was kept without a game.
 * @param written what the user had written last, if that is not what can be played
 */
export async function openRules(rules: RuleText, base?: BaseTexts, work?: Work, written?: string): Promise<void> {
  if (!work) await beginAnew();
  const seed = newSeed();
  const opened = await client.ask('open', { table: TABLE, rules, base, seed, humans: [] });
  if (!opened.ok) return store.set({ lost: 'These rules have errors.', problems: opened.refused.problems });
  put(opened.value, { uri: rules.uri, base, seed, seats: defaultSeats(opened.value.rules.players.now) }, written);
  await startKeeping(work ?? 'new');
}

/** Puts a saved or kept game on the table. */
export async function openSaved(game: SavedGame | string, work?: Work): Promise<void> {
  if (!work) await beginAnew();
  const mine = opening;
  const loaded = await client.ask('load', { table: TABLE, game });
  if (mine !== opening) return;
  if (!loaded.ok) return store.set({ lost: 'This game can’t be opened.', problems: loaded.refused.problems });
  const { parseBot } = await import('../../engine/bots/spec.ts');
  if (mine !== opening) return;
  const isBot = (text: string): boolean => parseBot(text).ok;
  putLoaded(loaded.value, isBot, work && !work.suspect ? work.current.rules.text : undefined);
  if (work?.current.snapshots) store.setGame({ snapshots: work.current.snapshots });
  await startKeeping(work ?? 'new');
}

/** What is on the table is let go, for something that has no address yet. */
async function beginAnew(): Promise<void> {
  opening++;
  stopWaiting();
  await stopKeeping();
  if (store.state.route.page === 'gallery') history.pushState(null, '', writeRoute({ page: 'work', id: 'new' }));
  store.set({ route: { page: 'work', id: 'new' }, game: undefined, lost: undefined, problems: undefined });
}

/** @param isBot whether a text names a bot. @param written what the user had written last, if that is not what the game is played by */
function putLoaded(
  { seats, seed, uri, base, damage, ...changed }: Loaded,
  isBot: (text: string) => boolean,
  written?: string,
): void {
  const seatOf = ({ name, bot }: SavedSeat, seat: number): Seat => ({
    name: name ?? seatName(seat),
    kind: bot ? (isBot(bot) ? bot : 'random') : 'human',
  });
  put(changed, { uri, base, seed, seats: seats.map(seatOf), held: true }, written);
  if (damage.length > 0) store.setGame({ damage });
}

function put(
  { text, rules, view, replay }: Changed,
  more: Pick<GameState, 'uri' | 'seed' | 'seats'> & Partial<GameState>,
  written?: string,
): void {
  store.set({
    problems: undefined,
    game: {
      rules,
      text,
      view,
      log: view.log.entries,
      summary: replay,
      draft: EMPTY,
      paused: false,
      held: false,
      fresh: new Set(),
      version: { at: Date.now(), step: 0 },
      lines: [],
      opened: text,
      snapshots: [],
      ...more,
    },
  });
  openDocument(text, written);
  document.title = `${rules.gameTitle} · Houserules`;
  settle();
}
