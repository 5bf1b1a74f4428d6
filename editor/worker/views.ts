/** What the page is told about a compiled program, and about a position of it. */
import { HEADER } from '../../engine/compiler/layout.ts';
import {
  type Diagnostic,
  type PreparedGame,
  type Program,
  type RuleSet,
  type Session,
  stopOf,
} from '../../engine/index.ts';
import { textIn } from '../../engine/language/text.ts';
import { markSeat, markSpace } from './marks.ts';
import type {
  ActionView,
  ComponentView,
  LogEntry,
  NextView,
  ParamView,
  RulesView,
  SpaceSetView,
  TableView,
  VariableView,
  ZoneView,
} from './protocol.ts';

type Model = Program['model'];

export const wording = { player: markSeat, space: markSpace };

export const spaceSets = (model: Model): SpaceSetView[] =>
  [...model.spaces.values()].map((set) => ({
    name: set.name,
    names: set.names,
    perPlayer: set.perPlayer,
    ...(set.grid ? { grid: set.grid } : {}),
    groups: Object.fromEntries(set.groups),
    neighbors: set.neighbors,
  }));

export const components = (model: Model): ComponentView[] =>
  [...model.components.values()].map(({ name, kind, perPlayer, amount }) => ({ name, kind, perPlayer, amount }));

const eachOf = (each: 'game' | 'player' | { name: string }): string => (typeof each === 'string' ? each : each.name);

export const zones = (model: Model): ZoneView[] =>
  [...model.zones.values()].map(({ name, each, holds, ordered, seen }) => ({
    name,
    each: eachOf(each),
    holds: holds.map((component) => component.name),
    ordered,
    seen,
  }));

const KINDS = ['integer', 'boolean', 'player', 'space', 'item', 'choice'] as const;

export const variables = (model: Model): VariableView[] =>
  [...model.variables.values()].map(({ name, each, type }) => ({
    name: name.slice(name.lastIndexOf('.') + 1),
    each: eachOf(each),
    type: KINDS.find((kind) => kind === type.t) ?? 'other',
    ...(type.t === 'integer' ? { min: type.min, max: type.max } : {}),
  }));

export function rulesView(
  ruleSet: RuleSet,
  prepared: PreparedGame,
  compared: string[],
  gameTitle: string,
  warnings: readonly Diagnostic[],
): RulesView {
  const { definition } = ruleSet;
  const { model } = prepared.program;
  const win = (definition.win?.by ?? []) as { highest?: unknown; lowest?: unknown }[];
  return {
    game: ruleSet.base ?? definition.name,
    title: textIn(definition.title) ?? definition.name,
    gameTitle,
    ...(definition.about ? { about: textIn(definition.about) } : {}),
    players: { ...(definition.players as { min: number; max: number }), now: prepared.players },
    variants: [...ruleSet.variants],
    options: [...prepared.options],
    compared,
    spaces: spaceSets(model),
    components: components(model),
    zones: zones(model),
    variables: variables(model),
    terms: model.scores.map(({ name, label }) => ({ name, label })),
    winBy: win.map((entry) => comparison(entry)),
    ties: model.win.ties,
    look: definition.look ?? {},
    secrets: hasSecrets(model),
    warnings: [...warnings],
  };
}

function comparison(entry: { highest?: unknown; lowest?: unknown }): string {
  const highest = entry.highest !== undefined;
  const value = highest ? entry.highest : entry.lowest;
  if (value === 'total') return highest ? 'most points' : 'fewest points';
  return `${highest ? 'highest' : 'lowest'} ${typeof value === 'string' ? value : 'value'}`;
}

/** Whether there is anything that a seat may not see. */
export const hasSecrets = (model: Model): boolean =>
  [...model.zones.values()].some((zone) => zone.seen !== 'all') ||
  model.body.some((statement) => statement.k === 'together');

// --------------------------------------------------------------------------------------------------------- positions

export function tableView(session: Session, viewer: number | undefined, from: number): TableView {
  const next = nextView(session);
  const outcome = session.outcome(wording);
  return {
    position: session.position,
    length: session.plies.length,
    state: session.readable(viewer),
    ...(next ? { next } : {}),
    legal: next ? session.legal() : [],
    scores: session.scores(),
    ...(outcome ? { outcome } : {}),
    log: { from, entries: logEntries(session, from) },
  };
}

export function nextView(session: Session): NextView | undefined {
  const { next } = session;
  if (!next) return undefined;
  const { decision } = stopOf(session.program, session.state)!.packed;
  return {
    ...next,
    actions: decision.actions.map(
      (action): ActionView => ({
        name: action.name,
        params: action.params.map((param): ParamView => {
          const type = param.domain.set?.of;
          return {
            name: param.name,
            kind: param.domain.kind,
            ...(type?.t === 'space' ? { set: type.set.name } : {}),
          };
        }),
      }),
    ),
  };
}

export const logEntries = (session: Session, from: number): LogEntry[] =>
  session.plies.slice(from).map((ply, i) => ({
    n: from + i,
    actor: ply.actor,
    decision: ply.decision,
    text: session.describe(from + i, wording),
    ...(ply.filled ? { filled: ply.filled } : {}),
    turn: ply.turn,
    round: session.stateAt(from + i)![HEADER.round],
  }));
