/** Choices and their actions → typed decisions. */
import { localized, type Node } from './builder.ts';
import { bindDomain } from './domains.ts';
import type { Lowering } from './lowering.ts';
import * as make from './make.ts';
import { type Scope, withFacts, withLocal, withMe } from './scope.ts';
import type { Action, Decision, Param, RulePlace, Stmt, Typed, TypedSet } from './types.ts';
import { afterEffects } from './writes.ts';

/** The most values that a parameter may have; more could not be listed at every decision. */
const LARGEST_DOMAIN = 4096;

export function lowerChoice(lowering: Lowering, effect: Node, scope: Scope, path: string, place: RulePlace): Stmt[] {
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
    actions: lowerActions(lowering, holder, inner, path, together),
    decline:
      effect.decline === undefined || effect.decline === false
        ? undefined
        : effect.decline === true
          ? 'Decline'
          : localized(effect.decline),
    always: effect.ask === 'always',
    continues: effect.continues === true,
    text: localized(effect.text),
  };
  if (decision.actions.length === 0) return [];
  if (decision.decline !== undefined && !decision.always && dependsOnSecret(decision))
    builder.report('asking-tells', { path }, place.location);
  if (decision.actions.every(isImpossible)) builder.report('cannot-act', { path }, place.location);
  if (!together) return [{ k: 'choose', decision, place }];
  const who = builder.condition(
    effect,
    'who',
    withLocal(inner, make.newLocal('player', make.PLAYER), make.local(chooser)),
  );
  return [{ k: 'together', decision, who, place }];
}

/** The actions of a choice. What was chosen together is done later, after others' actions. */
function lowerActions(lowering: Lowering, holder: Node, scope: Scope, path: string, together: boolean): Action[] {
  const lower = (before: readonly Stmt[]): Action[] =>
    Object.keys(holder).flatMap((name) => lowerAction(lowering, holder, name, scope, `${path}.${name}`, before));
  const actions = lower([]);
  return together ? lower(actions.flatMap((action) => action.body)) : actions;
}

/** @param before effects that may come between the choice and what it does */
function lowerAction(
  lowering: Lowering,
  holder: Node,
  name: string,
  scope: Scope,
  path: string,
  before: readonly Stmt[],
): Action[] {
  const { builder } = lowering;
  const declared: Node = holder[name] ?? {};
  const place = builder.place(path, holder, name);
  let inner = scope;
  const params: Param[] = [];
  for (const key of Object.keys(declared.params ?? {})) {
    const bound = bindDomain(builder, declared.params, key, inner, `${path}.${key}`);
    if (!bound) return [];
    const { type } = bound.local;
    if (type.t === 'integer' && type.max - type.min >= LARGEST_DOMAIN) {
      const size = type.max - type.min + 1;
      builder.report(
        'domain-too-large',
        { name: key, size, most: LARGEST_DOMAIN },
        builder.origins.keyAt(declared.params, key),
      );
      return [];
    }
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
  const body = lowering.effects(lowering, declared, 'do', afterEffects(inner, before), path);
  return [
    {
      name,
      params,
      checks,
      body: [...body, ...lowering.after(path, name, afterEffects(inner, [...before, ...body]))],
      otherwise: declared.otherwise === true,
      text: builder.text(declared, 'text', inner),
      place,
    },
  ];
}

/** Whether options and constants alone forbid an action. */
function isImpossible(action: Action): boolean {
  const domains = action.params.flatMap((param) => [...param.domain.checks, ...emptiness(param)]);
  return [...action.checks, ...domains].some((check) => make.isFalse(check.condition));
}

/** A domain that is known to be empty, as a check that fails. */
function emptiness(param: Param): { condition: Typed }[] {
  const { set, min, max } = param.domain;
  if (set?.s === 'fixed' && set.members.length === 0 && param.domain.kind !== 'subset')
    return [{ condition: make.boolean(false) }];
  return min && max ? [{ condition: make.compare('<=', min, max) }] : [];
}

/** Whether what can be chosen depends on a zone that not everybody sees, so that being asked or not would tell of it. */
function dependsOnSecret(decision: Decision): boolean {
  const secret = (set: TypedSet | undefined): boolean =>
    set?.s === 'zone' ? set.ref.zone.seen !== 'all' : set?.s === 'where' && secret(set.set);
  return decision.actions.every((action) => action.params.some((param) => secret(param.domain.set)));
}
