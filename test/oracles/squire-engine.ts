/** The engine at the table of the rule tests: it plays games/squire. */

import type { Result } from '../../engine/diagnostics/diagnostic.ts';
import { loadRuleSet, type Program, prepareGame, Session, writeState } from '../../engine/index.ts';
import { shippedGames } from '../library.ts';
import type { Score, Wanted } from './squire.ts';
import type { Readable } from './squire-readable.ts';
import type { Host, Table } from './squire-table.ts';

const programs = new Map<string, Program>();

/** The compiled game; throws where the rules have an error. */
export function programFor({ players, map = 'british-isles', options }: Wanted): Program {
  const key = JSON.stringify([players, map, options]);
  const known = programs.get(key);
  if (known) return known;
  const rules = value(loadRuleSet({ game: 'squire' }, { library: shippedGames, variants: [map] }));
  const { program } = value(prepareGame(rules, { players, options }));
  programs.set(key, program);
  return program;
}

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  return result.value;
}

/** The state as the hand-written model shows it; the round is the engine's own. */
export function readableOf(session: Session): Readable {
  const { zones, variables, next, active } = session.readable();
  return { zones, variables, next, active } as unknown as Readable;
}

export const scoresOf = (session: Session): Score[] =>
  session.scores().map(({ terms, total }) => ({ ...terms, total }) as unknown as Score);

const tableOf = (session: Session): Table => ({
  legal: () => session.legal() as ReturnType<Table['legal']>,
  play: (move) => {
    value(session.play(move));
  },
  state: () => readableOf(session),
  scores: () => scoresOf(session),
  winners: () => session.outcome()?.winners ?? [],
});

export const engineHost: Host = {
  start: (wanted) => tableOf(Session.start(programFor(wanted))),
  from: (wanted, { zones, variables, next, active }) => {
    const program = programFor(wanted);
    const state = writeState(program, { zones, variables, next, active, round: 1 } as never);
    return tableOf(Session.fromSnapshot(program, state));
  },
};
