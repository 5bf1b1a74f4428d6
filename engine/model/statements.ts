/** Effects → typed statements. Procedures are expanded where they are run. */
import type { Node } from './builder.ts';
import { lowerChoice } from './choices.ts';
import { bindDomain } from './domains.ts';
import { lowerHook } from './hooks.ts';
import { ANY_INTEGER, type Lowered, type Lowering, zoneAt } from './lowering.ts';
import * as make from './make.ts';
import { lowerMove } from './moves.ts';
import { describe, TypeProblem } from './problem.ts';
import { type Scope, withFacts, withLocal } from './scope.ts';
import { typeOf } from './typer.ts';
import type { RulePlace, Stmt } from './types.ts';
import { lowerLet, lowerRoll, lowerSets } from './values.ts';
import { afterEffects, lowerRepeated } from './writes.ts';

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
    current = afterEffects(next, stmts);
    return name ? [...stmts, ...lowering.after(own, name, current)] : stmts;
  });
}

/** One effect, with its `when` and its loop. The scope that follows has the names that it bound. */
function lowerEffect(lowering: Lowering, effect: Node, scope: Scope, path: string, place: RulePlace): Lowered {
  const { builder } = lowering;
  const when = builder.condition(effect, 'when', scope);
  const inside = when ? withFacts(scope, make.facts(when, true)) : scope;
  let result: Lowered;
  if ('for' in effect) result = { stmts: lowerFor(lowering, effect, inside, path, place), scope };
  else if ('while' in effect) {
    const { condition, body } = lowerRepeated(
      inside,
      (outer) => {
        const again = builder.condition(effect, 'while', outer);
        const within = again ? withFacts(outer, make.facts(again, true)) : outer;
        return { condition: again, body: lowerBody(lowering, effect, within, path, place).stmts };
      },
      (lowered) => lowered.body,
    );
    if (condition && make.isTrue(condition))
      builder.report('loop-without-end', { path }, builder.origins.at(effect, 'while'));
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
    const body = lowerRepeated(
      bound.scope,
      (inner) => bind(at + 1, inner),
      (stmts) => stmts,
      bound.local,
    );
    return [{ k: 'for', local: bound.local, domain: bound.domain, body, from, place }];
  };
  return bind(0, scope);
}

const NO_BODY: readonly string[] = ['name', 'text', 'source', 'when', 'for', 'while'];

function lowerBody(lowering: Lowering, effect: Node, scope: Scope, path: string, place: RulePlace): Lowered {
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
  if ('set' in effect) return same(lowerSets(builder, effect.set, scope, place, false));
  if ('change' in effect) return same(lowerSets(builder, effect.change, scope, place, true));
  if ('let' in effect) return lowerLet(builder, effect.let, scope, place);
  if ('hook' in effect) return lowerHook(lowering, effect, scope, place);
  if ('run' in effect) return same(lowerRun(lowering, effect, scope, place));
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

function lowerRun(lowering: Lowering, effect: Node, scope: Scope, place: RulePlace): Stmt[] {
  const { builder } = lowering;
  const procedures: Node = builder.definition.procedures ?? {};
  const procedure: Node | undefined = Object.hasOwn(procedures, effect.run) ? procedures[effect.run] : undefined;
  if (!procedure && effect.run.includes('.')) return runWritten(lowering, effect, scope, place);
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
      inner = withLocal(inner, bound.local);
      continue;
    }
    const value = builder.value(given, name, scope, bound.local.type.t === 'integer' ? ANY_INTEGER : bound.local.type);
    if (!value) {
      // The mistake has been told; what follows from it is none of its own.
      inner = withLocal(inner, bound.local);
      continue;
    }
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
  return [...stmts, ...body, ...lowering.after(own, effect.run, afterEffects(inner, body))];
}

/** `run: card.effect`: the effects that are written on a piece, where `this` is the piece. */
function runWritten(lowering: Lowering, effect: Node, scope: Scope, place: RulePlace): Stmt[] {
  const { builder } = lowering;
  const found = builder.guarded(effect, 'run', (expr) => {
    const object = expr.kind === 'member' ? typeOf(expr.object, scope) : undefined;
    const [component] = object?.type.t === 'item' ? object.type.components : [];
    if (expr.kind !== 'member' || !object || !component?.rules.has(expr.name)) {
      throw new TypeProblem(
        'unknown-procedure',
        { name: effect.run, candidates: Object.keys(builder.definition.procedures ?? {}) },
        expr.span,
      );
    }
    if (object.type.optional)
      throw new TypeProblem('maybe-none', { expected: describe({ ...object.type, optional: undefined }) }, expr.span);
    return { object, component, name: expr.name };
  });
  if (!found) return [];
  const { object, component, name } = found;
  const inner: Scope = { ...builder.root, me: scope.me, known: scope.known, locals: new Map([['this', object]]) };
  const cases = builder.world.writtenOn(component, name).map(({ row, items }) => {
    const path = `components.${component.name}.${component.itemNames[items[0]! - component.firstItem]}.${name}`;
    return { items, body: effectList(lowering, row as Node, name, inner, path) };
  });
  return [{ k: 'switch', on: object, cases, place }];
}
