/** Effects and choices → typed statements. Procedures are expanded where they are run. */
import { parseExpression } from '../expression/parse.ts';
import { HOOKS } from '../hooks/index.ts';
import { type Builder, localized, type Node } from './builder.ts';
import { bindDomain } from './domains.ts';
import * as make from './make.ts';
import { describe, TypeProblem } from './problem.ts';
import { type Scope, withFacts, withLocal, withMe } from './scope.ts';
import { asSet } from './sets.ts';
import { typeAs, typeOf } from './typer.ts';
import type {
  Action,
  Decision,
  HookArgument,
  Local,
  LValue,
  Param,
  RulePlace,
  Stmt,
  Type,
  Typed,
  TypedSet,
  ZoneRef,
} from './types.ts';

/** Statements of the rules with what has to be watched: end conditions hang on the names of rules. */
export interface Lowering {
  builder: Builder;
  /** Called when the rule of this name path is complete; gives the end checks that belong there. */
  after(path: string, name: string, scope: Scope): Stmt[];
  /** Procedures being expanded, against recursion. */
  running: string[];
  actionNames: Set<string>;
}

const WANTED_INTEGER = make.integerType(-0x7fffffff, 0x7fffffff);

/** A map of named effects (setup, the steps of a turn). */
export function namedEffects(lowering: Lowering, holder: Node | undefined, scope: Scope, path: string): Stmt[] {
  if (!holder) return [];
  return sequence(
    lowering,
    Object.keys(holder).map((name) => ({ container: holder, key: name, name })),
    scope,
    path,
  );
}

/** A list of effects; those that bind a name (`let`, `hook`, `roll`) bind it for what follows. */
export function effectList(lowering: Lowering, holder: Node, key: string, scope: Scope, path: string): Stmt[] {
  const list = holder[key] as Node[] | undefined;
  if (!list) return [];
  return sequence(
    lowering,
    list.map((effect, i) => ({ container: list as unknown as Node, key: i, name: effect.name as string | undefined })),
    scope,
    path,
  );
}

function sequence(
  lowering: Lowering,
  entries: { container: Node; key: string | number; name?: string }[],
  scope: Scope,
  path: string,
): Stmt[] {
  let current = scope;
  return entries.flatMap(({ container, key, name }) => {
    const effect: Node = container[key];
    const own = name ? `${path}.${name}` : path;
    const { stmts, scope: next } = lowerEffect(
      lowering,
      effect,
      current,
      own,
      lowering.builder.place(own, container, key),
    );
    current = next;
    return name ? [...stmts, ...lowering.after(own, name, current)] : stmts;
  });
}

/** One effect, with its `when` and its loop. The scope that follows has the names that it bound. */
function lowerEffect(
  lowering: Lowering,
  effect: Node,
  scope: Scope,
  path: string,
  place: RulePlace,
): { stmts: Stmt[]; scope: Scope } {
  const { builder } = lowering;
  const when = builder.condition(effect, 'when', scope);
  const inside = when ? withFacts(scope, make.facts(when, true)) : scope;
  let result: { stmts: Stmt[]; scope: Scope };
  if ('for' in effect) result = { stmts: lowerFor(lowering, effect, inside, path, place), scope };
  else if ('while' in effect) {
    const condition = builder.condition(effect, 'while', inside);
    if (condition && make.isTrue(condition))
      builder.report('loop-without-end', { path }, builder.origins.at(effect, 'while'));
    const body = lowerBody(
      lowering,
      effect,
      condition ? withFacts(inside, make.facts(condition, true)) : inside,
      path,
      place,
    ).stmts;
    result = { stmts: condition ? [{ k: 'while', condition, body, place }] : [], scope };
  } else result = lowerBody(lowering, effect, inside, path, place);
  if (!when) return result;
  if (make.isTrue(when)) return result;
  if (make.isFalse(when)) return { stmts: [], scope: result.scope };
  return { stmts: [{ k: 'if', condition: when, then: result.stmts, else: [], place }], scope };
}

function lowerFor(lowering: Lowering, effect: Node, scope: Scope, path: string, place: RulePlace): Stmt[] {
  const { builder } = lowering;
  const names = Object.keys(effect.for);
  // Several names nest: the first is the outer loop.
  const bind = (at: number, outer: Scope): Stmt[] => {
    const name = names[at];
    if (name === undefined) return lowerBody(lowering, effect, outer, path, place).stmts;
    const bound = bindDomain(builder, effect.for, name, outer, path);
    if (!bound) return [];
    if (bound.domain.kind === 'subset') {
      builder.report('loop-over-subset', { name }, builder.origins.keyAt(effect.for, name));
      return [];
    }
    const from = bound.domain.kind === 'player' ? outer.me : undefined;
    return [{ k: 'for', local: bound.local, domain: bound.domain, body: bind(at + 1, bound.scope), from, place }];
  };
  return bind(0, scope);
}

const NO_BODY: readonly string[] = ['name', 'text', 'source', 'when', 'for', 'while'];

function lowerBody(
  lowering: Lowering,
  effect: Node,
  scope: Scope,
  path: string,
  place: RulePlace,
): { stmts: Stmt[]; scope: Scope } {
  const { builder } = lowering;
  const same = (stmts: Stmt[]) => ({ stmts, scope });
  if ('do' in effect) return same([{ k: 'block', body: effectList(lowering, effect, 'do', scope, path), place }]);
  if ('choose' in effect || 'together' in effect) return same(lowerChoice(lowering, effect, scope, path, place));
  if ('if' in effect) {
    const condition = builder.condition(effect, 'if', scope);
    const then = effectList(
      lowering,
      effect,
      'then',
      condition ? withFacts(scope, make.facts(condition, true)) : scope,
      path,
    );
    const otherwise = effectList(
      lowering,
      effect,
      'else',
      condition ? withFacts(scope, make.facts(condition, false)) : scope,
      path,
    );
    if (!condition) return same([]);
    if (make.isConst(condition)) return same(condition.value ? then : otherwise);
    return same([{ k: 'if', condition, then, else: otherwise, place }]);
  }
  if ('move' in effect) return same(lowerMove(lowering, effect.move, scope, place));
  if ('set' in effect)
    return same(
      Object.keys(effect.set).flatMap((target) => lowerSet(builder, effect.set, target, scope, place, false)),
    );
  if ('change' in effect)
    return same(
      Object.keys(effect.change).flatMap((target) => lowerSet(builder, effect.change, target, scope, place, true)),
    );
  if ('let' in effect) return lowerLet(builder, effect.let, scope, place);
  if ('hook' in effect) return lowerHook(lowering, effect, scope, place);
  if ('run' in effect) return same(lowerRun(lowering, effect, scope, path, place));
  if ('shuffle' in effect) {
    const ref = zoneAt(builder, effect, 'shuffle', scope);
    if (ref && !ref.zone.ordered)
      builder.report('zone-not-ordered', { name: ref.zone.name, fn: 'shuffle' }, builder.origins.at(effect, 'shuffle'));
    return same(ref?.zone.ordered ? [{ k: 'shuffle', ref, place }] : []);
  }
  if ('roll' in effect) return lowerRoll(builder, effect.roll, scope, place);
  const keys = Object.keys(effect).filter((key) => !NO_BODY.includes(key));
  if (keys.length === 0) builder.report('effect-empty', { path }, place.location);
  return same([]);
}

export function zoneAt(builder: Builder, holder: Node, key: string, scope: Scope): ZoneRef | undefined {
  return builder.guarded(holder, key, (expr) => {
    const typed = typeOf(expr, scope);
    if (typed.k === 'zone') return typed.ref;
    throw new TypeProblem('wrong-value', { expected: 'a zone', actual: describe(typed.type) }, expr.span);
  });
}

// ------------------------------------------------------------------------------------------------------------- moves

function lowerMove(lowering: Lowering, move: Node, scope: Scope, place: RulePlace): Stmt[] {
  const { builder } = lowering;
  const from = zoneAt(builder, move, 'from', scope);
  const to = zoneAt(builder, move, 'to', scope);
  const amount = builder.value(move, 'amount', scope, WANTED_INTEGER);
  const upTo = builder.value(move, 'upTo', scope, WANTED_INTEGER);
  const of = builder.value(move, 'of', scope, make.PLAYER);
  if (!from || !to) return [];
  if (amount && make.isConst(amount) && amount.value === 0) return [];
  if (upTo && make.isConst(upTo) && upTo.value === 0) return [];
  const common = { from, to, amount, upTo, at: (move.at ?? 'top') as 'top' | 'bottom', place };
  if (move.what === undefined) {
    const unheld = from.zone.holds.filter((component) => !to.zone.holds.includes(component));
    if (from.zone.ordered) {
      if (unheld.length)
        builder.report(
          'zone-does-not-hold',
          { zone: to.zone.name, component: unheld[0]!.name, holds: to.zone.holds.map((c) => c.name) },
          builder.origins.at(move, 'to'),
        );
      return unheld.length ? [] : [{ k: 'move', ...common }];
    }
    return from.zone.holds
      .filter((component) => to.zone.holds.includes(component))
      .map((component) => ({ k: 'move', what: { component, of }, ...common }));
  }
  const component =
    typeof move.what === 'string' && !scope.locals.has(move.what)
      ? builder.world.model.components.get(move.what)
      : undefined;
  if (component) {
    for (const [key, ref] of [
      ['from', from],
      ['to', to],
    ] as const) {
      if (ref.zone.holds.includes(component)) continue;
      builder.report(
        'zone-does-not-hold',
        { zone: ref.zone.name, component: component.name, holds: ref.zone.holds.map((c) => c.name) },
        builder.origins.at(move, key),
      );
      return [];
    }
    if (of && !component.perPlayer)
      builder.report('not-owned', { name: component.name }, builder.origins.at(move, 'of'));
    if (!of && component.perPlayer && (amount || upTo) && builder.players > 1 && !from.zone.ordered) {
      builder.report('move-whose', { name: component.name }, builder.origins.at(move, 'what'));
      return [];
    }
    return [{ k: 'move', what: { component, of: component.perPlayer ? of : undefined }, ...common }];
  }
  return (
    builder.guarded<Stmt[]>(move, 'what', (expr) => {
      const typed = typeOf(expr, scope);
      if (typed.type.t === 'item') {
        if (typed.type.optional)
          throw new TypeProblem(
            'maybe-none',
            { expected: describe({ ...typed.type, optional: undefined }) },
            expr.span,
          );
        return [{ k: 'move', what: { item: typed }, ...common }];
      }
      const set: TypedSet = asSet(typed, expr.span);
      if (set.of.t !== 'item')
        throw new TypeProblem('wrong-value', { expected: 'pieces or cards', actual: describe(typed.type) }, expr.span);
      return [{ k: 'move', what: { items: set }, ...common }];
    }) ?? []
  );
}

// ------------------------------------------------------------------------------------------------ variables and names

function lowerSet(
  builder: Builder,
  holder: Node,
  key: string,
  scope: Scope,
  place: RulePlace,
  change: boolean,
): Stmt[] {
  const target = targetOf(builder, holder, key, scope);
  if (!target) return [];
  const { type } = target.variable;
  if (!change) {
    const value = builder.value(holder, key, scope, type);
    return value ? [{ k: 'set', target, value, place }] : [];
  }
  if (type.t !== 'integer') {
    builder.report('change-what', { name: key, actual: describe(type) }, builder.origins.keyAt(holder, key));
    return [];
  }
  const by = builder.value(holder, key, scope, WANTED_INTEGER);
  return by && !(make.isConst(by) && by.value === 0) ? [{ k: 'change', target, by, place }] : [];
}

function targetOf(builder: Builder, holder: Node, key: string, scope: Scope): LValue | undefined {
  const location = builder.origins.keyAt(holder, key);
  const parsed = parseExpression(key);
  if (!parsed.ok) {
    builder.report('bad-expression', { problem: parsed.problem.message, hint: parsed.problem.hint }, location);
    return undefined;
  }
  try {
    const typed = typeOf(parsed.expr, { ...scope, known: new Set() });
    if (typed.k === 'variable') return { variable: typed.variable, owner: typed.owner };
    builder.report('not-a-variable', { name: key }, location);
  } catch (problem) {
    if (!(problem instanceof TypeProblem)) throw problem;
    builder.report(problem.code, problem.params, location);
  }
  return undefined;
}

function lowerLet(builder: Builder, holder: Node, scope: Scope, place: RulePlace): { stmts: Stmt[]; scope: Scope } {
  let current = scope;
  const stmts = Object.keys(holder).flatMap((name): Stmt[] => {
    if (current.locals.has(name)) {
      builder.report('shadowed', { name }, builder.origins.keyAt(holder, name));
      return [];
    }
    const value = builder.value(holder, name, current);
    if (!value) return [];
    if (value.type.t === 'zone' || value.type.t === 'none') {
      builder.report(
        'wrong-value',
        { expected: 'a value', actual: describe(value.type) },
        builder.origins.at(holder, name),
      );
      return [];
    }
    const local = make.newLocal(name, value.type.t === 'integer' ? { ...value.type } : value.type);
    current = withLocal(current, local);
    return [{ k: 'let', local, value, place }];
  });
  return { stmts, scope: current };
}

function lowerRoll(builder: Builder, holder: Node, scope: Scope, place: RulePlace): { stmts: Stmt[]; scope: Scope } {
  let current = scope;
  const stmts = Object.keys(holder).flatMap((name): Stmt[] => {
    const bounds: Node = holder[name].integer ?? {};
    const min = builder.value(bounds, 'min', current, WANTED_INTEGER);
    const max = builder.value(bounds, 'max', current, WANTED_INTEGER);
    if (!min || !max) return [];
    const local = make.newLocal(
      name,
      make.integerType((min.type as { min: number }).min, (max.type as { max: number }).max),
    );
    current = withLocal(current, local);
    return [{ k: 'roll', local, min, max, place: { ...place, path: `${place.path}.${name}` } }];
  });
  return { stmts, scope: current };
}

function lowerHook(lowering: Lowering, effect: Node, scope: Scope, place: RulePlace): { stmts: Stmt[]; scope: Scope } {
  const { builder } = lowering;
  const hook = HOOKS.get(effect.hook);
  if (!hook) {
    builder.report(
      'unknown-hook',
      { name: effect.hook, candidates: [...HOOKS.keys()] },
      builder.origins.at(effect, 'hook'),
    );
    return { stmts: [], scope };
  }
  const given: Node = effect.with ?? {};
  for (const name of Object.keys(given)) {
    if (!(name in hook.params))
      builder.report(
        'unknown-argument',
        { name, of: hook.name, candidates: Object.keys(hook.params) },
        builder.origins.keyAt(given, name),
      );
  }
  let over: Type | undefined;
  const args: HookArgument[] = [];
  for (const [name, kind] of Object.entries(hook.params)) {
    if (given[name] === undefined) {
      builder.report('missing-argument', { name, of: hook.name }, builder.origins.keyAt(effect, 'hook'));
      continue;
    }
    if (kind === 'player-of-space') {
      const fn = spaceFunction(builder, given, name, over, scope);
      if (fn) args.push({ name, fn });
      continue;
    }
    const value = builder.value(
      given,
      name,
      scope,
      kind === 'player'
        ? make.PLAYER
        : kind === 'integer'
          ? WANTED_INTEGER
          : kind === 'boolean'
            ? make.BOOLEAN
            : undefined,
    );
    if (!value) continue;
    if (name === hook.over) over = value.type;
    args.push({ name, value });
  }
  const local =
    over?.t === 'space'
      ? make.newLocal(effect.as ?? hook.name, { t: 'set', of: { t: 'space', set: over.set } })
      : undefined;
  if (!local) return { stmts: [], scope };
  if (scope.locals.has(local.name)) builder.report('shadowed', { name: local.name }, builder.origins.at(effect, 'as'));
  if (!builder.world.model.hooks.includes(hook)) builder.world.model.hooks.push(hook);
  const complete = args.length === Object.keys(hook.params).length;
  return { stmts: complete ? [{ k: 'hook', hook, args, local, place }] : [], scope: withLocal(scope, local) };
}

/** A definition of one space, handed to a hook as a function. */
function spaceFunction(
  builder: Builder,
  given: Node,
  name: string,
  over: Type | undefined,
  scope: Scope,
): { local: Local; body: Typed } | undefined {
  const called = given[name];
  const macro = typeof called === 'string' ? builder.world.macros.get(called) : undefined;
  if (macro?.params.length !== 1 || over?.t !== 'space') {
    builder.report(
      'definition-expected',
      { name: String(called), signature: `${String(called)}(space)` },
      builder.origins.at(given, name),
    );
    return undefined;
  }
  builder.world.used.add(`define.${macro.name}`);
  const local = make.newLocal(macro.params[0]!.name, over);
  const body = builder.guarded(macro.holder as Node, macro.key, (expr) =>
    typeAs(expr, withLocal({ ...scope, locals: new Map() }, local), { ...make.PLAYER, optional: true }),
  );
  return body && { local, body };
}

function lowerRun(lowering: Lowering, effect: Node, scope: Scope, _path: string, place: RulePlace): Stmt[] {
  const { builder } = lowering;
  const procedures: Node = builder.definition.procedures ?? {};
  const procedure: Node | undefined = Object.hasOwn(procedures, effect.run) ? procedures[effect.run] : undefined;
  if (!procedure) {
    builder.report(
      'unknown-procedure',
      { name: effect.run, candidates: Object.keys(procedures) },
      builder.origins.at(effect, 'run'),
    );
    return [];
  }
  if (lowering.running.includes(effect.run)) {
    builder.report('recursive-procedure', { name: effect.run }, builder.origins.at(effect, 'run'));
    return [];
  }
  builder.world.used.add(`procedures.${effect.run}`);
  const given: Node = effect.with ?? {};
  const params: Node = procedure.params ?? {};
  for (const name of Object.keys(given)) {
    if (!(name in params))
      builder.report(
        'unknown-argument',
        { name, of: effect.run, candidates: Object.keys(params) },
        builder.origins.keyAt(given, name),
      );
  }
  let inner: Scope = { ...builder.root, me: scope.me, known: scope.known };
  const stmts: Stmt[] = [];
  for (const name of Object.keys(params)) {
    const bound = bindDomain(builder, params, name, inner, `procedures.${effect.run}`);
    if (!bound) continue;
    if (given[name] === undefined) {
      builder.report('missing-argument', { name, of: effect.run }, builder.origins.keyAt(effect, 'run'));
      continue;
    }
    const value = builder.value(
      given,
      name,
      scope,
      bound.local.type.t === 'integer' ? WANTED_INTEGER : bound.local.type,
    );
    if (!value) continue;
    // An argument that is a name of the caller's is used as it is; anything else is bound once.
    if (value.k === 'local' || value.k === 'const')
      inner = withLocal(inner, { ...bound.local, type: value.type }, value);
    else {
      stmts.push({ k: 'let', local: bound.local, value, place });
      inner = withLocal(inner, bound.local);
    }
  }
  const own = `procedures.${effect.run}`;
  const procedurePlace = builder.place(own, procedures, effect.run);
  lowering.running.push(effect.run);
  const body = lowerEffect(lowering, procedure, inner, own, procedurePlace).stmts;
  lowering.running.pop();
  return [...stmts, ...body, ...lowering.after(own, effect.run, inner)];
}

// ----------------------------------------------------------------------------------------------------------- choices

function lowerChoice(lowering: Lowering, effect: Node, scope: Scope, path: string, place: RulePlace): Stmt[] {
  const { builder } = lowering;
  const together = 'together' in effect;
  const by: Typed | undefined =
    together || effect.by === undefined
      ? (scope.me ?? { k: 'active', type: make.PLAYER })
      : builder.value(effect, 'by', scope, make.PLAYER);
  if (!by) return [];
  const chooser = make.newLocal('me', make.PLAYER);
  const inner = withMe(scope, make.local(chooser));
  const holder: Node = together ? effect.together : effect.choose;
  const decision: Decision = {
    name: path,
    place,
    chooser,
    by,
    actions: Object.keys(holder).flatMap((name) => lowerAction(lowering, holder, name, inner, `${path}.${name}`)),
    decline:
      effect.decline === undefined || effect.decline === false
        ? undefined
        : effect.decline === true
          ? 'Decline'
          : localized(effect.decline),
    text: localized(effect.text),
  };
  if (decision.actions.length === 0) return [];
  if (!together) return [{ k: 'choose', decision, place }];
  const who = builder.condition(
    effect,
    'who',
    withLocal(inner, make.newLocal('player', make.PLAYER), make.local(chooser)),
  );
  return [{ k: 'together', decision, who, place }];
}

function lowerAction(lowering: Lowering, holder: Node, name: string, scope: Scope, path: string): Action[] {
  const { builder } = lowering;
  const declared: Node = holder[name] ?? {};
  const place = builder.place(path, holder, name);
  lowering.actionNames.add(name);
  let inner = scope;
  const params: Param[] = [];
  for (const key of Object.keys(declared.params ?? {})) {
    const bound = bindDomain(builder, declared.params, key, inner, `${path}.${key}`);
    if (!bound) return [];
    params.push({
      name: key,
      local: bound.local,
      domain: bound.domain,
      place: builder.place(`${path}.${key}`, declared.params, key),
    });
    inner = bound.scope;
  }
  const checks = builder.checks(declared, 'where', inner, `${path}.where`);
  inner = withFacts(
    inner,
    checks.flatMap((check) => make.facts(check.condition, true)),
  );
  const body = effectList(lowering, declared, 'do', inner, path);
  return [
    {
      name,
      params,
      checks,
      body: [...body, ...lowering.after(path, name, inner)],
      otherwise: declared.otherwise === true,
      text: builder.text(declared, 'text', inner),
      place,
    },
  ];
}
