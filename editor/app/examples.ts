/** The examples that the rules carry: tried when the rules have changed and nobody has changed them again for a moment. */
import { client } from './client.ts';
import { TABLE } from './game.ts';
import { store } from './store.ts';

/** Milliseconds: the table comes first. */
const PATIENCE = 500;

let waiting: ReturnType<typeof setTimeout> | undefined;
let wanted: unknown;

export function wantExamples(): void {
  const { game } = store.state;
  if (!game || wanted === game.rules || game.examples?.of === game.rules) return;
  wanted = game.rules;
  clearTimeout(waiting);
  waiting = setTimeout(tryThem, PATIENCE);
}

async function tryThem(): Promise<void> {
  const of = store.state.game?.rules;
  if (!of) return;
  const list = await client.ask('examples', { table: TABLE });
  if (store.state.game?.rules === of) store.setGame({ examples: { list, of } });
}
