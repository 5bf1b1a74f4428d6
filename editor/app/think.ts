/** Bots at work, and hints: who thinks, how far they are, what they weighed. */
import { ThinkerClient } from '../thinker/client.ts';
import type { Thought } from '../thinker/protocol.ts';
import { Cancelled } from '../worker/client.ts';
import { client } from './client.ts';
import type { GameState, SeatKind } from './state.ts';
import { store } from './store.ts';

const thinker = new ThinkerClient();

/** A bot answers after so many milliseconds at the latest, a hint sooner. */
const PATIENCE = 30_000;
const HINT_PATIENCE = 5_000;
const HINT_BOT = 'mcts:2000';

export const KINDS: Readonly<Record<string, string>> = {
  human: 'Person',
  random: 'Random bot',
  greedy: 'Greedy bot',
  easy: 'Easy bot',
  normal: 'Normal bot',
  strong: 'Strong bot',
};

/** What a seat is called in the list of who can play it. */
export const kindLabel = (kind: SeatKind): string => KINDS[kind] ?? `Bot ${kind}`;

/** Random bots need no time: the rules worker plays them itself. */
export const needsThought = (kind: SeatKind): boolean => kind !== 'human' && kind !== 'random';

/** What is weighed for a seat may only be shown to those who may see what it has. */
export const mayExplain = ({ rules, seats }: GameState): boolean =>
  !rules.secrets || seats.every(({ kind }) => kind !== 'human');

let running: AbortController | undefined;

/** Nobody thinks any more; what was thought is forgotten. */
export function stopThinking(): void {
  running?.abort();
  running = undefined;
  if (store.state.game?.thinking) store.setGame({ thinking: undefined });
}

/** The best so far is taken at once. */
export const moveNow = (): void => thinker.stop();

async function think(table: string, bot: string, purpose: 'move' | 'hint'): Promise<Thought | undefined> {
  stopThinking();
  const mine = new AbortController();
  running = mine;
  const { view } = store.state.game!;
  const { position, next } = view;
  const seat = next!.actor;
  const shown = purpose === 'hint' || (store.state.explain && mayExplain(store.state.game!));
  const note = ({ weighed, measure }: Thought): Partial<GameState> =>
    shown && weighed.length > 1 ? { weighed: { seat, position, purpose, moves: weighed, measure } } : {};
  store.setGame({ thinking: { seat, purpose, progress: 0 }, weighed: undefined });
  try {
    const about = await client.ask('think', { table }, mine.signal);
    const patience = purpose === 'hint' ? HINT_PATIENCE : PATIENCE;
    const thought = await thinker.think(
      { ...about, bot, patience },
      (progress, soFar) => {
        if (running === mine) store.setGame({ thinking: { seat, purpose, progress }, ...note(soFar) });
      },
      mine.signal,
    );
    if (running !== mine) return undefined;
    store.setGame({ thinking: undefined, ...note(thought) });
    return thought;
  } catch (error) {
    if (running === mine) store.setGame({ thinking: undefined });
    if (error instanceof Cancelled) return undefined;
    store.set({ toast: { text: `The bot could not choose: ${(error as Error).message}`, bad: true } });
    store.setGame({ paused: true });
    return undefined;
  } finally {
    if (running === mine) running = undefined;
  }
}

/** What the bot on the seat that decides does. */
export const thoughtOf = (table: string, kind: SeatKind): Promise<Thought | undefined> => think(table, kind, 'move');

/** Weighs the moves of the person who decides; nothing is played. */
export async function hint(table: string): Promise<void> {
  const thought = await think(table, HINT_BOT, 'hint');
  if (thought && thought.weighed.length === 0) store.set({ toast: { text: 'There is nothing to weigh here.' } });
}

export const closeWeighed = (): void => store.setGame({ weighed: undefined });
