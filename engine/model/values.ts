/** Effects on variables and names: `set`, `change`, `let`, `roll`. */
import { parseExpression } from '../expression/parse.ts';
import type { Builder, Node } from './builder.ts';
import { ANY_INTEGER, type Lowered } from './lowering.ts';
import * as make from './make.ts';
import { describe, TypeProblem } from './problem.ts';
import { type Scope, withLocal } from './scope.ts';
import { typeOf } from './typer.ts';
import type { LValue, RulePlace, Stmt, Typed, VariableInfo } from './types.ts';
import { walkTyped } from './walk.ts';

/**
 * `set` and `change`: all values are worked out before the first is written. One that reads what is written before it is
 * kept under a name of its own.
 */
export function lowerSets(builder: Builder, holder: Node, scope: Scope, place: RulePlace, change: boolean): Stmt[] {
  const stmts = Object.keys(holder).flatMap((target) => lowerSet(builder, holder, target, scope, place, change));
  const kept: Stmt[] = [];
  const keep = (value: Typed): Typed => {
    const local = make.newLocal('kept', value.type);
    kept.push({ k: 'let', local, value, place });
    return make.local(local);
  };
  const written = new Set<VariableInfo>();
  const writes = stmts.map((stmt) => {
    const { target } = stmt;
    const owner = target.owner && reads(target.owner, written) ? keep(target.owner) : target.owner;
    const held = (value: Typed): Typed => (reads(value, written) ? keep(value) : value);
    written.add(target.variable);
    const moved = { ...stmt, target: { ...target, owner } };
    return moved.k === 'set' ? { ...moved, value: held(moved.value) } : { ...moved, by: held(moved.by) };
  });
  return kept.length ? [{ k: 'block', body: [...kept, ...writes], place }] : stmts;
}

function reads(value: Typed, variables: ReadonlySet<VariableInfo>): boolean {
  let found = false;
  walkTyped(value, {
    typed(typed) {
      if (typed.k === 'variable' && variables.has(typed.variable)) found = true;
      // Scores can depend on anything.
      if (typed.k === 'total') found = variables.size > 0;
    },
  });
  return found;
}

type Assignment = Extract<Stmt, { k: 'set' | 'change' }>;

function lowerSet(
  builder: Builder,
  holder: Node,
  key: string,
  scope: Scope,
  place: RulePlace,
  change: boolean,
): Assignment[] {
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
  const by = builder.value(holder, key, scope, ANY_INTEGER);
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

export function lowerLet(builder: Builder, holder: Node, scope: Scope, place: RulePlace): Lowered {
  let current = scope;
  const stmts = Object.keys(holder).flatMap((name): Stmt[] => {
    if (current.locals.has(name)) {
      builder.report('shadowed', { name }, builder.origins.keyAt(holder, name));
      return [];
    }
    const value = builder.value(holder, name, current);
    if (!value) {
      builder.world.broken.add(name);
      return [];
    }
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

export function lowerRoll(builder: Builder, holder: Node, scope: Scope, place: RulePlace): Lowered {
  let current = scope;
  const stmts = Object.keys(holder).flatMap((name): Stmt[] => {
    const bounds: Node = holder[name].integer ?? {};
    const min = builder.value(bounds, 'min', current, ANY_INTEGER);
    const max = builder.value(bounds, 'max', current, ANY_INTEGER);
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
