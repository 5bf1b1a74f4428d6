/** What the page is told about a compiled program, and about a position of it. */
import {
  type Diagnostic,
  type PreparedGame,
  type Program,
  type RuleSet,
  type Session,
  seenScores,
  stopOf,
} from '../../engine/index.ts';
import { textIn } from '../../engine/language/text.ts';
import { humanized } from '../table/words.ts';
import { decisionView } from './decision.ts';
import type { MatchView, NextView, RulesView, TableView } from './protocol.ts';
import { lastReveal } from './reveals.ts';
import { type Sight, stateFor } from './sight.ts';
import { components, spaceSets, variables, zones } from './things.ts';
import { logEntries, rolledInto } from './told.ts';
import { wording } from './wording.ts';

export function rulesView(
  ruleSet: RuleSet,
  prepared: PreparedGame,
  compared: Pick<RulesView, 'compared' | 'asPrinted' | 'origin'>,
  gameTitle: string,
  warnings: readonly Diagnostic[],
): RulesView {
  const { definition } = ruleSet;
  const { program } = prepared;
  const { model } = program;
  const win = (definition.win?.by ?? []) as { highest?: unknown; lowest?: unknown }[];
  return {
    game: ruleSet.base ?? definition.name,
    title: textIn(definition.title) ?? definition.name,
    gameTitle,
    ...(ruleSet.base === undefined && !compared.origin ? { own: true } : {}),
    ...(definition.about ? { about: textIn(definition.about) } : {}),
    players: { ...(definition.players as { min: number; max: number }), now: prepared.players },
    variants: [...ruleSet.variants],
    options: [...prepared.options],
    ...compared,
    spaces: spaceSets(program),
    components: components(program),
    zones: zones(program),
    variables: variables(program),
    terms: model.scores.map(({ name, label }) => ({ name, label })),
    winBy: win.map((entry) => comparison(entry)),
    ...(definition.win?.text ? { winText: textIn(definition.win.text) } : {}),
    ties: model.win.ties,
    look: definition.look ?? {},
    secrets: hasSecrets(program),
    warnings: [...warnings],
  };
}

function comparison(entry: { highest?: unknown; lowest?: unknown }): string {
  const highest = entry.highest !== undefined;
  const value = highest ? entry.highest : entry.lowest;
  if (value === 'total') return highest ? 'most points' : 'fewest points';
  // Only a plain name reads as words.
  const named = typeof value === 'string' && /^[\w.]+$/.test(value);
  return named ? `${highest ? 'highest' : 'lowest'} ${humanized(value.replace(/^player\./, ''))}` : 'the tie-break';
}

/** Whether there is anything that a seat may not see. */
export const hasSecrets = ({ model, pending }: Program): boolean =>
  pending.length > 0 || [...model.zones.values()].some((zone) => zone.seen !== 'all');

// --------------------------------------------------------------------------------------------------------- positions

export function tableView(
  session: Session,
  sight: Sight,
  from: number,
  humans: readonly number[],
  match: MatchView | undefined,
): TableView {
  const { next } = session;
  const outcome = session.outcome(wording);
  const { seats, handOver } = sight;
  const rolled = rolledInto(session, session.position);
  // Whoever may not see the pieces of the one who decides may not see what can be done with them.
  const asks = next && handOver === undefined && (!seats || humans.includes(next.actor));
  const all = next ? session.legal() : [];
  const legal = asks ? all : [];
  return {
    position: session.position,
    length: session.plies.length,
    state: stateFor(session, sight),
    ...(next ? { next: nextView(session, next, legal.length > 0) } : {}),
    legal,
    ...(mayBeForced(session, humans, all) ? { forced: true } : {}),
    ...(seats?.length === 1 ? { seat: seats[0] } : {}),
    ...(handOver === undefined ? {} : { handOver }),
    reveal: humans.length > 1 && seats ? lastReveal(session, humans) : 0,
    scores: seats ? seenScores(session.program, session.state, seats) : session.scores(),
    ...(outcome ? { outcome } : {}),
    ...(rolled ? { rolled } : {}),
    ...(match ? { match } : {}),
    log: { from, entries: logEntries(session, sight, from, match) },
  };
}

/** Whether the only move may be made at once: not if that would tell the others that it is the only one. */
export function mayBeForced(session: Session, humans: readonly number[], legal = session.legal()): boolean {
  const stop = stopOf(session.program, session.state);
  if (!stop || (stop.packed.decision.always && humans.length > 1)) return false;
  return legal.length === 1;
}

function nextView(session: Session, next: NonNullable<Session['next']>, shown: boolean): NextView {
  const together = stopOf(session.program, session.state)!.together;
  return { ...next, ...(together ? { together } : {}), actions: decisionView(session, shown) };
}
