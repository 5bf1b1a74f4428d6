/** Kept work: every change of rules or game is written down soon after, and found again. */
import type { SavedGame, SavedSeat } from '../../engine/share/types.ts';
import { keptLines, openShelf, targets, typing } from '../storage/index.ts';
import type { Keeper, Shelf, Work } from '../storage/types.ts';
import { client } from './client.ts';
import { ruleDocument } from './document.ts';
import { hooks, TABLE } from './game.ts';
import { packLines, unpackLines } from './kept-lines.ts';
import { withOlder } from './lines.ts';
import { writeRoute } from './route.ts';
import { store } from './store.ts';

let shelf: Promise<Shelf> | undefined;
let keeper: Keeper | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The text that was handed on last. */
let written: string | undefined;
let handed: SavedGame | undefined;
/** What was there when nothing had been changed yet: not worth keeping. */
let untouched = '';

const opened = (): Promise<Shelf> => (shelf ??= openShelf());

export async function listWorks(): Promise<void> {
  const there = await opened();
  store.set({ works: await there.list(), lasting: there.lasting });
}

/** With what was being written when the page died. */
export async function loadWork(id: string): Promise<Work | undefined> {
  const work = await (await opened()).load(id);
  const text = typing.read(id);
  if (!work || text === undefined || text === work.current.rules.text) return work;
  const current = { ...work.current, rules: { ...work.current.rules, text } };
  return { ...work, current };
}

export async function removeWork(id: string, title: string): Promise<void> {
  const bringBack = await (await opened()).remove(id);
  const [target, lines] = [await targets.get(id), await keptLines.get(id)];
  await Promise.all([targets.remove(id), keptLines.remove(id)]);
  await listWorks();
  const run = async (): Promise<void> => {
    await bringBack();
    if (target) await targets.put(id, target);
    if (lines) await keptLines.put(id, lines);
    store.set({ toast: undefined });
    await listWorks();
  };
  store.set({ toast: { text: `“${title}” was removed.`, action: { label: 'Bring it back', run } } });
}

/** The work that the table is kept as; nothing as long as nothing has been changed. */
export const keptAs = (): string | undefined => keeper?.id;

/** The game on the table as it was kept last. */
export const lastKept = (): SavedGame | undefined => handed;

/** How long leaving a table waits for what was done last, in ms. A worker that does not answer must not hold anybody. */
const PATIENCE = 2000;

/** Lets go of the work that was open, with all that was done to it. */
export async function stopKeeping(): Promise<void> {
  if (timer !== undefined) clearTimeout(timer);
  if (timer !== undefined) handing = hand();
  await Promise.race([handing, new Promise((done) => setTimeout(done, PATIENCE))]).catch(() => {});
  const before = keeper;
  keeper = undefined;
  await before?.stop();
}

/** From now on the table is kept: as the work that it is, or as a new one (at once, or as soon as something is changed). */
export async function startKeeping(work?: Work | 'new'): Promise<void> {
  const there = await opened();
  untouched = work ? '' : fingerprint();
  handed = work && work !== 'new' ? work.current.game : undefined;
  if (work === 'new') await hand();
  else if (work) {
    keep(there, work);
    await takeUpLines(work.id);
  }
}

/** The lines that were written last, and for which work. */
let linesOf: { id: string; lines: unknown; version: unknown } | undefined;

async function takeUpLines(id: string): Promise<void> {
  const kept = await keptLines.get(id);
  const { game } = store.state;
  if (!kept || !game || keeper?.id !== id) return;
  const old = unpackLines(kept, game.text);
  linesOf = { id, lines: old.lines, version: old.version ?? game.version };
  // What was left while the old ones were read is written with them.
  store.setGame({ ...old, lines: withOlder(game.lines, old.lines) });
}

store.subscribe(() => {
  const { game } = store.state;
  if (!game || !keeper || linesOf?.id !== keeper.id) return;
  // What a version changed is worked out a while after it came.
  if (game.lines !== linesOf.lines || game.version !== linesOf.version) hooks.changed?.();
});

/** Lines change seldom, and are written only then. */
async function handLines(id: string): Promise<void> {
  const { game } = store.state;
  if (!game || (game.lines.length === 0 && linesOf?.id !== id)) return;
  const { lines, version } = game;
  if (linesOf?.id === id && linesOf.lines === lines && linesOf.version === version) return;
  linesOf = { id, lines, version };
  await keptLines.put(id, packLines(game));
}

function keep(there: Shelf, work?: Work): void {
  const fresh = there.keep(work);
  keeper = fresh;
  fresh.onStatus = (kept) => {
    store.set({ kept });
    // What was noted is in the work now.
    if (kept.state === 'saved' && written === ruleDocument.text) typing.clear(fresh.id);
    if (kept.copiedTo) showAddress(kept.copiedTo);
  };
  fresh.settled();
  showAddress(fresh.id);
}

/** The page can be loaded anew at the address of the work. */
function showAddress(id: string): void {
  const hash = writeRoute({ page: 'work', id });
  if (location.hash === hash) return;
  history.replaceState(null, '', hash);
  store.set({ route: { page: 'work', id } });
}

function fingerprint(): string {
  const { game } = store.state;
  return game ? JSON.stringify([ruleDocument.text, game.view.length, game.seats, game.snapshots.length]) : '';
}

/** How long changes are gathered before they are handed on, in milliseconds. */
const GATHER = 150;

ruleDocument.addEventListener('change', ({ source }) => {
  if (source === 'load' || !store.state.game || store.state.game.shared) return;
  if (keeper) typing.note(keeper.id, ruleDocument.text);
  // The first words of a work are kept at once.
  else
    void opened().then((there) => {
      if (keeper || !store.state.game) return;
      keep(there);
      // The game comes with the first writing; until then there are the rules that it is played by.
      const { uri, text, base, rules } = store.state.game;
      keeper!.update({ title: rules.title, rules: { uri, text }, ...(base && { base }) }, true);
      keeper!.jot();
      typing.note(keeper!.id, ruleDocument.text);
    });
});

hooks.changed = () => {
  timer ??= setTimeout(() => {
    handing = hand();
  }, GATHER);
};

/** What is on its way to be kept. */
let handing: Promise<void> | undefined;

async function hand(): Promise<void> {
  timer = undefined;
  const { game } = store.state;
  if (!game || game.shared || (!keeper && fingerprint() === untouched)) return;
  const there = await opened();
  const content = await client.ask('keep', { table: TABLE, seats: savedSeats() });
  if (!store.state.game) return;
  handed = content.game;
  if (!keeper) keep(there);
  // What is written may have a mistake; the game is played by what had none.
  const { text } = ruleDocument;
  const { snapshots } = store.state.game;
  written = text;
  keeper!.update(
    { ...content, rules: { ...content.rules, text }, ...(snapshots.length > 0 && { snapshots }) },
    text === content.rules.text,
  );
  await handLines(keeper!.id);
}

export const savedSeats = (): SavedSeat[] =>
  (store.state.game?.seats ?? []).map(({ name, kind }) => ({ name, ...(kind === 'human' ? {} : { bot: kind }) }));
