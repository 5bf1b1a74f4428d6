/** Changing the rules of the game that is on the table. */
import { EMPTY } from '../table/choose.ts';
import type { Answer, Changed, Following, RuleEdit } from '../worker/protocol.ts';
import { client } from './client.ts';
import { ruleDocument } from './document.ts';
import { editInWords, placeOf } from './edit-words.ts';
import { hooks, humansOf, keepLine, newSeed, settle, stopWaiting, TABLE } from './game.ts';
import { describeVersion, succeed } from './lines.ts';
import { keepChoices } from './panes.ts';
import { followedInWords } from './replay-words.ts';
import { defaultSeats } from './seats.ts';
import { followText, showText } from './show-text.ts';
import type { GameState } from './state.ts';
import { store } from './store.ts';

/** Changes of panels that wait for the one before them. */
const waiting: RuleEdit[] = [];
/** Changes whose text is to be seen when they are made. */
const shown = new WeakMap<RuleEdit, 'always' | 'if-open'>();
let busy = false;
/** The text that was put in force last, or found to be broken. */
let settled: string | undefined;
/** The text that is to be put in force was in force before: it came back by undo or redo. */
let back = false;

ruleDocument.addEventListener('change', ({ source }) => {
  if (source === 'load') return;
  back = source === 'undo' || source === 'redo';
  hooks.changed?.();
  // Several stretches of one step are one change.
  queueMicrotask(() => void follow());
});

/**
 * What a panel changes is an edit of the document, put in force at once; what does not work is shown and not made. While
 * one change is made the next ones wait, of each option only the last.
 */
export async function changeRules(edit: RuleEdit, { show }: { show?: 'always' | 'if-open' } = {}): Promise<void> {
  if (!store.state.game) return;
  if (store.state.game.shared) {
    return store.set({ toast: { text: 'These are somebody else’s rules. Remix them, and they are yours to change.' } });
  }
  const same = waiting.findIndex((other) => 'name' in other && 'name' in edit && other.name === edit.name);
  if (same >= 0) waiting.splice(same, 1);
  waiting.push(edit);
  if (show) shown.set(edit, show);
  store.setGame({ pending: edit });
  await follow();
}

/** Puts in force what the document says, until there is nothing new. */
async function follow(): Promise<void> {
  if (busy || !store.state.game) return;
  const open = opened;
  busy = true;
  stopWaiting();
  try {
    while (store.state.game && open === opened) {
      const edit = waiting.shift();
      if (edit) await change(edit);
      else if (ruleDocument.text !== settled) await putInForce();
      else break;
    }
  } finally {
    busy = false;
    store.setGame({ pending: undefined });
    if (open === opened) settle();
    else void follow();
  }
}

async function putInForce(): Promise<void> {
  const text = ruleDocument.text;
  const undone = back ? `${store.state.announce} ` : '';
  const { step } = ruleDocument;
  const answer = await ask({ text, back });
  settled = text;
  const again = back;
  back = false;
  if (answer?.ok) inForce(answer.value, again ? undefined : step, undone);
  else if (answer) {
    store.setGame({ mistakes: answer.refused.problems });
    hooks.changed?.();
  }
}

async function change(edit: RuleEdit): Promise<void> {
  const { game } = store.state;
  const { text, version } = ruleDocument;
  if (!game) return;
  const answer = await ask({ text, edit });
  if (!answer) return;
  // Somebody wrote in the meantime: what the panel changes stands elsewhere now.
  if (version !== ruleDocument.version) return change(edit);
  const info = { label: editInWords(edit, game.rules), source: 'panel', place: placeOf(edit) } as const;
  if (answer.ok) {
    settled = answer.value.text;
    const splices = answer.value.splices ?? [];
    ruleDocument.edit(splices, info);
    inForce(answer.value, ruleDocument.step);
    const [splice] = splices;
    const place = splice && { from: splice.from, to: splice.from + splice.text.length };
    if (place && shown.get(edit) === 'always') showText(place);
    else if (place && shown.has(edit)) followText(place);
    return;
  }
  const { problems, splices } = answer.refused;
  // Where the text has a mistake already, panels go on changing it.
  if (game.mistakes && splices) return ruleDocument.edit(splices, info);
  store.setGame({ problems: { title: 'This change does not work', list: problems } });
}

async function ask(what: { text: string; edit?: RuleEdit; back?: boolean }): Promise<Answer<Changed> | undefined> {
  const { game } = store.state;
  if (!game) return undefined;
  const mine = opened;
  const how = store.state.following;
  const answer = await client.ask('change', { table: TABLE, ...what, how, humans: humansOf(game) });
  return mine === opened ? answer : undefined;
}

/** The rules worker was started anew: what it was asked last is not asked again. */
export function gaveUp(): void {
  waiting.length = 0;
  settled = ruleDocument.text;
}

/**
 * @param step the step of the document that made them; absent: they have been in force before
 * @param before what is said before it
 */
function inForce(changed: Changed, step: number | undefined, before = ''): void {
  const { game } = store.state;
  const { text, left } = changed;
  accept(changed, game && left && text !== game.text ? succeed(game, text, left, step) : {});
  describeVersion();
  store.set({ announce: `${before}Rules changed. ${changed.replay ? followedInWords(changed.replay) : ''}` });
}

/** How the game follows changes of its rules from now on; also the last one, if nobody has played on since. */
export async function setFollowing(following: Following): Promise<void> {
  store.set({ following });
  keepChoices();
  const { game } = store.state;
  if (!game) return;
  stopWaiting();
  const changed = await client.ask('follow', { table: TABLE, how: following, humans: humansOf(game) });
  if (!changed) return settle();
  accept(changed);
  if (changed.replay) store.set({ announce: followedInWords(changed.replay) });
}

/** Counts the rule sets that were opened: an answer for another one is left. */
let opened = 0;

/** Another rule set is on the table. @param written what the user had written, if that is not what is in force */
export function openDocument(text: string, written = text): void {
  opened++;
  waiting.length = 0;
  settled = text;
  ruleDocument.load(written);
  // Those who draw what is written.
  store.set({});
  void follow();
}

/** Puts rules and the position that they lead to on the table. */
export function accept({ text, rules, view, replay }: Changed, more: Partial<GameState> = {}): void {
  store.setGame({
    text,
    rules,
    view,
    log: view.log.entries,
    draft: EMPTY,
    wanted: undefined,
    fresh: new Set(),
    summary: replay,
    problems: undefined,
    mistakes: undefined,
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
  ruleDocument.forgetPlay();
  accept(opened.value, { seats: seats.slice(0, opened.value.rules.players.now), seed, held: false, totals: undefined });
}

/** Goes back to a line that was left; the one on the table takes its place among the lines. */
export async function takeLine(id: number): Promise<void> {
  stopWaiting();
  await keepLine();
  const { game } = store.state;
  const line = game?.lines.find((one) => one.id === id);
  if (!game || !line) return;
  const { id: _, text, players, seed, version, ...played } = line;
  const seats = defaultSeats(players, game.seats);
  const humans = humansOf({ seats });
  const opened = await client.ask('open', {
    table: TABLE,
    rules: { uri: game.uri, text },
    base: game.base,
    players,
    seed,
    line: played,
    humans,
  });
  if (!opened.ok) return;
  const lines = game.lines.filter((one) => one !== line);
  settled = text;
  ruleDocument.forgetPlay();
  ruleDocument.replace(text, { label: 'the rules of another line', source: 'panel' });
  accept(opened.value, { seats, seed, lines, version, held: true, totals: undefined });
}
