/** A new game of the user's own, made from a template. */
import { client } from './client.ts';
import { openRules } from './open.ts';
import { makeRoomForText } from './panes.ts';
import { store } from './store.ts';

export const askForNewGame = (): void => store.set({ creating: true });

/** It is on the table at once, kept under its title, with its text beside it. */
export async function createGame(template: string, title: string): Promise<void> {
  const made = await client.ask('newGame', { template, title });
  store.set({ creating: undefined });
  if (!made.ok)
    return store.set({ toast: { text: made.refused.problems[0]?.message ?? 'It can’t be made.', bad: true } });
  await openRules(made.value);
  if (store.state.game) makeRoomForText();
}
