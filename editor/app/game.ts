/** Playing: what the table's buttons do. */
import type { Move, Value } from '../../engine/index.ts';
import { argsBefore, choose, EMPTY } from '../table/choose.ts';
import { freshSpaces } from '../table/fresh.ts';
import { spaceLabel } from '../table/space-label.ts';
import type { Target } from '../table/target.ts';
import { Cancelled } from '../worker/client.ts';
import { thingName, withNames } from '../worker/marks.ts';
import type { Answer, TableView } from '../worker/protocol.ts';
import { client, TABLE } from './client.ts';
import { ruleDocument } from './document.ts';
import { leftLine, withLine } from './lines.ts';
import { type Draft, type GameState, SPEEDS } from './state.ts';
import { store } from './store.ts';
import { needsThought, stopThinking, thoughtOf } from './think.ts';

export { TABLE };

const gameOf = (): GameState => store.state.game!;

export const humansOf = (game: Pick<GameState, 'seats'>): number[] =>
  game.seats.flatMap((seat, i) => (seat.kind === 'human' ? [i] : []));

const asked = () => ({ table: TABLE, humans: humansOf(gameOf()) });

export const nameOf = (seat: number): string => store.state.game?.seats[seat]?.name ?? `Seat ${seat + 1}`;

/** What a space is called on the table. */
export function spaceName(space: string): string {
  const set = store.state.game?.rules.spaces.find(({ names }) => names.includes(space));
  return set ? spaceLabel(set, set.names.indexOf(space)) : thingName({ space });
}

/** A sentence from the worker as plain text. */
export const inWords = (sentence: string): string => withNames(sentence, nameOf, spaceName);

/** Called whenever the game on the table has changed; set by what keeps it. */
export const hooks: { changed?: () => void } = {};

// ---------------------------------------------------------------------------------------------------------- positions

/** Puts a view on the table. `played`: it came about by a ply, not by going to another position. */
export function show(view: TableView, played: boolean): void {
  const game = gameOf();
  const log = [...game.log.slice(0, view.log.from), ...view.log.entries].slice(0, view.length);
  // Another game of a match has a board of its own.
  const fresh = played && !view.rules ? freshSpaces(game.view.state, view.state, game.rules) : new Set<string>();
  const held = played ? false : view.position < view.length || game.held;
  const lookedBack = played ? false : game.lookedBack;
  store.set({
    game: {
      ...game,
      ...(view.rules ? { rules: view.rules } : {}),
      view,
      log,
      fresh,
      draft: EMPTY,
      wanted: undefined,
      held,
      lookedBack,
      busy: false,
      weighed: stillWeighed(game, view),
    },
    announce: announcement(view, log, played),
  });
  hooks.changed?.();
  schedule();
}

/** What was weighed is told as long as its position is shown, and while the move that came of it is the last one. */
function stillWeighed({ weighed }: GameState, view: TableView): GameState['weighed'] {
  const made = weighed?.purpose === 'move' && view.position === weighed.position + 1;
  return made || (weighed?.purpose === 'hint' && view.position === weighed.position && view.next) ? weighed : undefined;
}

function announcement(view: TableView, log: GameState['log'], played: boolean): string {
  const last = played ? log[view.position - 1] : undefined;
  const said = last
    ? `${last.begins ? '' : `${nameOf(last.actor)}: `}${inWords(last.text)}. ${last.rolled ? `Rolled: ${last.rolled}. ` : ''}`
    : '';
  if (view.match?.winners) return `${said}The match is over.`;
  if (view.outcome) return `${said}The game is over. ${inWords(view.outcome.reason)}.`;
  return view.next ? `${said}${nameOf(view.next.actor)} decides: ${view.next.text ?? view.next.decision}` : said;
}

function accept(answer: Answer<TableView>): void {
  if (answer.ok) show(answer.value, true);
  else store.setGame({ busy: false, problems: { title: 'That could not be played', list: answer.refused.problems } });
}

export async function play(move: Move): Promise<void> {
  // What is on the table belongs to the move before.
  if (gameOf().busy) return;
  const at = gameOf().view.position;
  if (!(await make(move))) return;
  const label = inWords(gameOf().log[at]?.text ?? move.action);
  ruleDocument.did({
    label,
    source: 'play',
    undo: () => void goTo(at),
    redo: () => void playAgain(move, at),
    undone: () => (store.state.game?.view.position ?? 0) <= at,
  });
}

/** Makes a move that was undone: goes on to what was played then, if that is still there. */
async function playAgain(move: Move, at: number): Promise<void> {
  const { view } = gameOf();
  const after = decisionAfter();
  if (after !== undefined) await goTo(after);
  else if (view.position === at) await make(move);
}

async function make(move: Move): Promise<boolean> {
  stopWaiting();
  // Who plays on has seen what the change of the rules did.
  store.setGame({ busy: true, summary: undefined });
  await leaveLine();
  const answer = await client.ask('play', { ...asked(), move });
  accept(answer);
  return answer.ok;
}

/** On to the next game of the match. */
export async function nextGame(): Promise<void> {
  if (gameOf().busy) return;
  const at = gameOf().view.position;
  // It has begun already: somebody has gone back.
  if (at < gameOf().view.length) return goTo(at + 1);
  await beginNext();
  ruleDocument.did({
    label: gameOf().log[at]?.text ?? 'the next game',
    source: 'play',
    undo: () => void goTo(at),
    redo: () => void (gameOf().view.position < gameOf().view.length ? goTo(at + 1) : beginNext()),
    undone: () => (store.state.game?.view.position ?? 0) <= at,
  });
}

async function beginNext(): Promise<void> {
  stopWaiting();
  store.setGame({ busy: true });
  await leaveLine();
  show(await client.ask('nextGame', asked()), true);
}

// ----------------------------------------------------------------------------------------------------- putting it together

export function draft(next: Draft): void {
  if (gameOf().busy) return;
  store.setGame({ draft: next, wanted: undefined });
  const { view } = gameOf();
  const { complete } = choose(view.next, view.legal, next);
  if (complete) void play(complete);
}

export const chooseAction = (action: string): void => draft({ action, args: {} });

/** Answers the question that is open. */
export function answer(action: string, param: string, value: Value): void {
  const { draft: before } = gameOf();
  draft({ action, args: { ...before.args, [param]: value } });
}

/** A space was chosen for one of the things that it can be chosen for. */
export function chooseSpace(target: Target, space: string): void {
  const { draft: before } = gameOf();
  draft({
    action: target.action.name,
    args: { ...argsBefore(target.action, target.param, before), [target.param.name]: space },
  });
}

/** Somebody wants to do what may not be done: why not is shown. */
export const want = (move: Move): void => {
  store.setGame({ wanted: { move, position: gameOf().view.position } });
};

export const clearDraft = (): void => store.setGame({ draft: EMPTY });

// ------------------------------------------------------------------------------------------------------ bots and forced

let timer: ReturnType<typeof setTimeout> | undefined;
let running: AbortController | undefined;

export function stopWaiting(): void {
  clearTimeout(timer);
  stopThinking();
  running?.abort();
  running = undefined;
}

export const isBot = (game: GameState, seat: number): boolean => game.seats[seat]?.kind !== 'human';

/** Whether the next decision is not a person's. */
export function goesOnAlone(): 'bot' | 'forced' | undefined {
  const { game, playForced } = store.state;
  const next = game?.view.next;
  if (!game || !next) return undefined;
  if (isBot(game, next.actor)) return 'bot';
  return playForced && game.view.forced ? 'forced' : undefined;
}

function schedule(): void {
  stopWaiting();
  const { game, speed } = store.state;
  const alone = goesOnAlone();
  if (!game || game.held || !alone || (alone === 'bot' && game.paused)) return;
  timer = setTimeout(
    () => void goOn(SPEEDS[speed] === 0 ? 50 : 1),
    alone === 'forced' ? Math.min(300, SPEEDS[speed]) : SPEEDS[speed],
  );
}

/** Lets whoever decides play, if it is not a person. */
async function goOn(most: number): Promise<void> {
  const { view, seats } = gameOf();
  const kind = view.next && seats[view.next.actor]?.kind;
  if (kind === undefined || !needsThought(kind)) return advance(most);
  const thought = await thoughtOf(TABLE, kind);
  if (thought) await make(thought.move);
}

/** Random bots and moves without a choice. */
async function advance(most: number): Promise<void> {
  await leaveLine();
  const game = gameOf();
  running = new AbortController();
  const bots = game.seats.flatMap(({ kind }, i) => (kind === 'human' || needsThought(kind) ? [] : [i]));
  try {
    accept(await client.ask('advance', { ...asked(), bots, forced: store.state.playForced, most }, running.signal));
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
  }
}

/** One ply of a bot, also while bots are paused. */
export function step(): void {
  stopWaiting();
  store.setGame({ held: false });
  void goOn(1);
}

export function pause(paused: boolean): void {
  store.setGame({ paused });
  schedule();
}

/** Plays on from the position that is shown; what came after it is kept as a line of its own. */
export function playOn(): void {
  store.setGame({ held: false });
  schedule();
}

/** Lets bots and the table go on, if it is for them to do so. */
export const settle = (): void => schedule();

export const newSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]);

// ------------------------------------------------------------------------------------------------------------ going back

export async function goTo(position: number): Promise<void> {
  stopWaiting();
  const { view: before, lookedBack } = gameOf();
  if (position < before.reveal && position < before.position && !lookedBack) {
    store.setGame({ goingBack: position });
    return;
  }
  const view = await client.ask('goTo', { ...asked(), position });
  store.setGame({ held: true });
  show(view, false);
  if (view.position === view.length && !isHeldAtEnd()) store.setGame({ held: false });
}

/** At the end of the line there is nothing to look back at: a person may go on at once, bots wait for a word. */
const isHeldAtEnd = (): boolean => goesOnAlone() !== undefined;

/** Whether a person chose a ply; those of bots, and those without a choice, are gone over. */
const chosen = (game: GameState, n: number): boolean =>
  game.log.every((entry) => isBot(game, entry.actor)) ||
  (!isBot(game, game.log[n].actor) && game.log[n].filled !== 'forced');

/** The last decision before the position that is shown that a person made. */
export function decisionBefore(): number | undefined {
  const { game } = store.state;
  if (!game || game.view.position === 0) return undefined;
  let to = game.view.position - 1;
  while (to > 0 && !chosen(game, to)) to--;
  return to;
}

/** The next decision that a person made, or the end of the line. */
export function decisionAfter(): number | undefined {
  const { game } = store.state;
  if (!game || game.view.position >= game.view.length) return undefined;
  let to = game.view.position + 1;
  while (to < game.view.length && !chosen(game, to)) to++;
  return to;
}

/** Goes back behind a reveal, or leaves it. */
export function answerGoingBack(agreed: boolean): void {
  const { goingBack } = gameOf();
  store.setGame({ goingBack: undefined, ...(agreed ? { lookedBack: true } : {}) });
  if (agreed && goingBack !== undefined) void goTo(goingBack);
  else schedule();
}

/** Somebody has taken the device in their hands: what only they may see is shown. */
export async function takeDevice(seat: number): Promise<void> {
  show(await client.ask('view', { ...asked(), facing: seat }), false);
}

// -------------------------------------------------------------------------------------------------------------- lines

/** Keeps what lies after the position that is shown, before something else is played there. */
async function leaveLine(): Promise<void> {
  const { view } = gameOf();
  if (view.position < view.length) await keepLine();
}

/** Keeps the line that is on the table among those that can be gone back to. */
export async function keepLine(): Promise<void> {
  if (gameOf().view.length === 0) return;
  const line = await client.ask('line', { table: TABLE });
  store.setGame({ lines: withLine(gameOf().lines, leftLine(gameOf(), line)) });
}

export async function setSeat(seat: number, patch: Partial<GameState['seats'][number]>): Promise<void> {
  const game = gameOf();
  store.setGame({ seats: game.seats.map((one, i) => (i === seat ? { ...one, ...patch } : one)) });
  // Who looks decides what is shown.
  if (game.rules.secrets && patch.kind !== undefined) show(await client.ask('view', asked()), false);
  hooks.changed?.();
  schedule();
}
