/** The structure of the rules in force: asked for when somebody looks at it, and again when the rules have changed. */
import { client } from './client.ts';
import { TABLE } from './game.ts';
import { store } from './store.ts';

let asking: unknown;

export async function wantStructure(): Promise<void> {
  const { game } = store.state;
  if (!game || game.structure?.of === game.rules || asking === game.rules) return;
  const of = game.rules;
  asking = of;
  const answer = await client.ask('outline', { table: TABLE });
  if (asking === of) asking = undefined;
  if (store.state.game?.rules === of) store.setGame({ structure: { ...answer, of } });
}
