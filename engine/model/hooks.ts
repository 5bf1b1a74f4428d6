/** The `hook` effect: a call of shipped code, with typed arguments. */
import { HOOKS } from '../hooks/index.ts';
import type { Builder, Node } from './builder.ts';
import { ANY_INTEGER, type Lowered, type Lowering } from './lowering.ts';
import * as make from './make.ts';
import { type Scope, withLocal } from './scope.ts';
import { typeAs } from './typer.ts';
import type { HookArgument, Local, RulePlace, Type, Typed } from './types.ts';

export function lowerHook(lowering: Lowering, effect: Node, scope: Scope, place: RulePlace): Lowered {
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
          ? ANY_INTEGER
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
