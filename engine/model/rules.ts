/** Setup, phases and turns, end conditions, scoring. */
import { type Builder, localized, type Node } from './builder.ts';
import { bindDomain } from './domains.ts';
import type { Lowering } from './lowering.ts';
import * as make from './make.ts';
import { type Scope, withLocal, withMe } from './scope.ts';
import { effectList, namedEffects } from './statements.ts';
import type { EndCondition, Phase, ScoreTerm, Stmt, Typed } from './types.ts';

const ACTIVE: Typed = { k: 'active', type: make.PLAYER };

/** The whole flow of a game: setup, then its phases. */
export function buildFlow(builder: Builder): Stmt[] {
  const ends = new EndConditions(builder);
  const lowering: Lowering = {
    builder,
    after: (path, name, scope) => ends.after(path, name, scope),
    running: [],
    effects: effectList,
  };
  const scope = withMe(builder.root, ACTIVE);
  const { definition } = builder;
  const setup = namedEffects(lowering, definition.setup, builder.root, 'setup');
  const phases = definition.phases
    ? Object.keys(definition.phases).flatMap((name) =>
        phaseStatement(lowering, definition.phases, name, scope, `phases.${name}`, ends),
      )
    : definition.turn
      ? [onlyPhase(lowering, scope, ends)]
      : [];
  ends.reportUnused();
  return [...setup, ...phases];
}

/** A game with `turn:` alone is one phase of rounds that go on until an end condition. */
function onlyPhase(lowering: Lowering, scope: Scope, ends: EndConditions): Stmt {
  const { builder } = lowering;
  const { definition } = builder;
  const phase: Phase = {
    name: 'play',
    begin: [],
    turns: turnsOf(lowering, definition, scope, '', ends),
    finish: [],
    afterRound: ends.after('round', 'round', scope),
  };
  return { k: 'phase', phase, place: builder.place('turn', definition, 'turn') };
}

function phaseStatement(
  lowering: Lowering,
  holder: Node,
  name: string,
  scope: Scope,
  path: string,
  ends: EndConditions,
): Stmt[] {
  const { builder } = lowering;
  const declared: Node = holder[name];
  const rounds: Node = declared.rounds ?? { times: 1 };
  const phase: Phase = {
    name,
    until: builder.condition(rounds, 'until', scope),
    times: 'times' in rounds ? builder.value(rounds, 'times', scope, make.integerType(0, 0x7fffffff)) : undefined,
    begin: namedEffects(lowering, declared.begin, scope, `${path}.begin`),
    turns: declared.turn ? turnsOf(lowering, declared, scope, `${path}.`, ends) : undefined,
    finish: namedEffects(lowering, declared.finish, scope, `${path}.finish`),
    afterRound: ends.after(`${path}.round`, 'round', scope),
  };
  const place = builder.place(path, holder, name);
  const whole: Stmt[] = [{ k: 'phase', phase, place }, ...ends.after(path, name, scope)];
  const when = builder.condition(declared, 'when', scope);
  if (!when || make.isTrue(when)) return whole;
  return make.isFalse(when) ? [] : [{ k: 'if', condition: when, then: whole, else: [], place }];
}

function turnsOf(lowering: Lowering, holder: Node, scope: Scope, prefix: string, ends: EndConditions): Phase['turns'] {
  const { builder } = lowering;
  const turns: Node = holder.turns ?? {};
  const player = make.newLocal('player', make.PLAYER);
  const who = builder.condition(turns, 'who', withLocal(withMe(scope, make.local(player)), player));
  return {
    start: builder.value(turns, 'start', scope, make.PLAYER) ?? { k: 'const', value: 0, type: make.PLAYER },
    step: turns.order === 'counterclockwise' ? -1 : 1,
    who: who && { local: player, condition: who },
    until: builder.condition(turns, 'until', scope),
    body: namedEffects(lowering, holder.turn, scope, `${prefix}turn`),
    afterTurn: ends.after(`${prefix}turn`, 'turn', scope),
  };
}

/** End conditions are checked whenever what they hang on completes. */
class EndConditions {
  private readonly seen = new Set<string>();
  private readonly conditions = new Map<string, EndCondition>();

  private readonly builder: Builder;

  constructor(builder: Builder) {
    this.builder = builder;
  }

  after(path: string, name: string, scope: Scope): Stmt[] {
    const ends: Node = this.builder.definition.end ?? {};
    return Object.keys(ends).flatMap((key): Stmt[] => {
      const { after } = ends[key] as { after?: string };
      if (after === undefined || (after !== name && after !== path && !path.endsWith(`.${after}`))) return [];
      this.seen.add(key);
      const end = this.condition(ends, key, scope);
      return end && !make.isFalse(end.when) ? [{ k: 'end-check', end, place: end.place }] : [];
    });
  }

  /** `me` in an end condition is the player whose turn it is. */
  private condition(ends: Node, key: string, scope: Scope): EndCondition | undefined {
    const outer = withMe({ ...this.builder.root, known: scope.known }, ACTIVE);
    const when = ends[key].when === undefined ? make.boolean(true) : this.builder.condition(ends[key], 'when', outer);
    if (!when) return undefined;
    const known = this.conditions.get(key);
    if (known) return known;
    const end: EndCondition = {
      name: key,
      index: this.conditions.size,
      when,
      because: this.builder.text(ends[key], 'because', outer),
      place: this.builder.place(`end.${key}`, ends, key),
    };
    this.conditions.set(key, end);
    this.builder.world.model.ends.push(end);
    return end;
  }

  reportUnused(): void {
    const ends: Node = this.builder.definition.end ?? {};
    for (const key of Object.keys(ends)) {
      if (this.seen.has(key)) continue;
      const location = this.builder.origins.at(ends[key], 'after') ?? this.builder.origins.keyAt(ends, key);
      this.builder.report(
        'end-after-unknown',
        { name: String(ends[key].after), end: key, candidates: ruleNames(this.builder.definition) },
        location,
      );
    }
    const endless = this.builder.definition.turn && !this.builder.definition.phases;
    const on = [...this.conditions.values()].some((end) => !make.isFalse(end.when));
    if (endless && !on)
      this.builder.report(
        'no-end',
        {},
        this.builder.origins.keyAt(this.builder.definition, 'end') ??
          this.builder.origins.self(this.builder.definition),
      );
  }
}

/** Names that `after:` can mean. */
function ruleNames(definition: Node): string[] {
  const names = new Set<string>(['turn', 'round']);
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      const node = value as Node;
      if (typeof node.name === 'string') names.add(node.name);
      for (const key of ['choose', 'together', 'turn', 'begin', 'finish'])
        for (const name of Object.keys(node[key] ?? {})) names.add(name);
      Object.values(node).forEach(visit);
    }
  };
  visit([definition.turn && { turn: definition.turn }, definition.phases, definition.setup, definition.procedures]);
  for (const section of ['phases', 'procedures', 'setup'])
    for (const name of Object.keys(definition[section] ?? {})) names.add(name);
  return [...names];
}

export function buildScores(builder: Builder): void {
  const { definition, world } = builder;
  const scores: Node = definition.score ?? {};
  for (const name of Object.keys(scores)) {
    const declared: Node = scores[name];
    const player = make.newLocal('player', make.PLAYER);
    const scope = withLocal(withMe(builder.root, make.local(player)), player);
    const value =
      'value' in declared
        ? builder.value(declared, 'value', scope, make.integerType(-0x7fffffff, 0x7fffffff))
        : scoreSum(builder, declared, scope, name);
    if (!value) continue;
    const term: ScoreTerm = {
      name,
      label: localized(declared.label) ?? name,
      player,
      value,
      place: builder.place(`score.${name}`, scores, name),
    };
    world.model.scores.push(term);
  }
  buildWin(builder);
}

function scoreSum(builder: Builder, declared: Node, scope: Scope, name: string): Typed | undefined {
  const [key] = Object.keys(declared.for ?? {});
  if (key === undefined) return undefined;
  // A term that goes through the spaces of a set is a query in other words.
  const bound = bindDomain(builder, declared.for, key, scope, `score.${name}`);
  if (!bound?.domain.set) return undefined;
  const of = builder.value(declared, 'sum', bound.scope, make.integerType(-0x7fffffff, 0x7fffffff));
  if (!of) return undefined;
  const where = make.and(bound.domain.checks.map((check) => check.condition));
  const range = of.type as { min: number; max: number };
  const { size } = make.universe(bound.domain.set.of, builder.players);
  return {
    k: 'query',
    op: 'sum',
    local: bound.local,
    set: bound.domain.set,
    where: make.isTrue(where) ? undefined : where,
    of,
    type: make.resultType(Math.min(0, range.min * size), Math.max(0, range.max * size)),
  };
}

function buildWin(builder: Builder): void {
  const { definition, world } = builder;
  const win: Node = definition.win ?? { by: [{ highest: 'total' }] };
  const list: Node[] = win.by ?? [{ highest: 'total' }];
  world.model.win.ties = win.ties ?? 'shared';
  if (win.when !== undefined) {
    const player = make.newLocal('player', make.PLAYER);
    const condition = builder.condition(win, 'when', withLocal(withMe(builder.root, make.local(player)), player));
    if (condition) world.model.win.when = { player, condition };
  }
  for (const entry of list) {
    const player = make.newLocal('player', make.PLAYER);
    const total = make.newLocal('total', make.integerType(-0x7fffffff, 0x7fffffff));
    const scope = withLocal(withLocal(withMe(builder.root, make.local(player)), player), total);
    const highest = 'highest' in entry;
    const value = builder.value(
      entry,
      highest ? 'highest' : 'lowest',
      scope,
      make.integerType(-0x7fffffff, 0x7fffffff),
    );
    if (value) world.model.win.by.push({ player, total, value, highest });
  }
}
