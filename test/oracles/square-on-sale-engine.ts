/** The engine at the table of the rule tests: it plays games/square-on-sale. */

import type { Result } from '../../engine/diagnostics/diagnostic.ts';
import { loadRuleSet, type Program, prepareGame, Session, writeState } from '../../engine/index.ts';
import { shippedGames } from '../library.ts';
import type { EndReason, Score } from './square-on-sale.ts';
import type { Readable } from './square-on-sale-readable.ts';
import type { Host, Setup, Table } from './square-on-sale-table.ts';

const programs = new Map<string, Program>();

/** The compiled game; throws where the rules have an error. */
export function programFor({ players, variant = 'new-games-order', options }: Setup): Program {
  const key = JSON.stringify([players, variant, options]);
  const known = programs.get(key);
  if (known) return known;
  const rules = value(loadRuleSet({ game: 'square-on-sale' }, { library: shippedGames, variants: [variant] }));
  const { program } = value(prepareGame(rules, { players, options }));
  programs.set(key, program);
  return program;
}

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  return result.value;
}

/** The state as the hand-written model shows it: whose turn it is and which round are the engine's own. */
export function readableOf(session: Session): Readable {
  const { zones, variables, next } = session.readable();
  return { zones, variables, next } as unknown as Readable;
}

export const scoresOf = (session: Session): Score[] =>
  session.scores().map(({ terms, total }) => ({ ...terms, total }) as Score);

const tableOf = (session: Session): Table => ({
  legal: () => session.legal() as ReturnType<Table['legal']>,
  play: (move) => {
    value(session.play(move));
  },
  state: () => readableOf(session),
  scores: () => scoresOf(session),
  winners: () => session.outcome()?.winners ?? [],
  ended: () => (session.outcome()?.end ?? null) as EndReason | null,
});

export const engineHost: Host = {
  start: (setup) => tableOf(Session.start(programFor(setup))),
  from: (setup, { zones, variables, next }) => {
    const program = programFor(setup);
    const active = next?.actor ?? 0;
    return tableOf(
      Session.fromSnapshot(program, writeState(program, { zones, variables, next, active, round: 1 } as never)),
    );
  },
};
