/** Definitions are expanded where they are used: typed again there, with their arguments bound. */
import type { Expr, Span } from '../expression/ast.ts';
import type { Typer } from './builtins.ts';
import * as make from './make.ts';
import { TypeProblem } from './problem.ts';
import type { Macro, Scope } from './scope.ts';
import type { Local, Type, Typed } from './types.ts';

export function expandMacro(
  name: string,
  args: readonly Expr[],
  span: Span,
  scope: Scope,
  typer: Typer,
  expected?: Type,
): Typed {
  const macro = scope.world.macros.get(name)!;
  scope.world.used.add(`define.${name}`);
  if (scope.expanding.includes(name)) throw new TypeProblem('recursive-definition', { name }, span);
  if (args.length !== macro.params.length) {
    const usage = macro.params.map((param) => param.name).join(', ') || 'none';
    throw new TypeProblem(
      'wrong-arguments',
      { name, expected: usage, count: macro.params.length, actual: args.length },
      span,
    );
  }
  // What may be none is handed on: the property of none is none, and where more is needed the body says so.
  const values = macro.params.map((param, i) =>
    typer.typeAs(args[i]!, scope, { ...param.type, optional: true } as Type),
  );
  const doubtful = args.filter((_, i) => values[i]!.type.optional);
  const inner: Scope = { ...scope, expanding: [...scope.expanding, name] };
  const bound: { local: Local; value: Typed }[] = [];
  const locals = new Map<string, Typed>();
  values.forEach((value, i) => {
    const param = macro.params[i]!;
    if (isName(value)) {
      locals.set(param.name, value);
      return;
    }
    const local = make.newLocal(param.name, value.type);
    locals.set(param.name, make.local(local));
    bound.push({ local, value });
  });
  // A set is no value that could be bound in front of: its arguments stand where they are used.
  const inPlace = (): Typed => {
    const direct = new Map(macro.params.map((param, i) => [param.name, values[i]!]));
    return typeBody(macro, { ...inner, locals: direct }, expected, doubtful, typer);
  };
  if (bound.length && scope.world.sets.has(name)) return inPlace();
  const body = typeBody(macro, { ...inner, locals }, expected, doubtful, typer);
  if (bound.length === 0) return body;
  if (body.type.t === 'set') {
    scope.world.sets.add(name);
    return inPlace();
  }
  return bound.reduceRight<Typed>(
    (rest, { local, value }) => ({ k: 'let', local, value, body: rest, type: rest.type }),
    body,
  );
}

/** What costs next to nothing to be read twice is not bound, so that what is known of it stays known. */
function isName(value: Typed): boolean {
  if (value.k === 'variable') return !value.owner || isName(value.owner);
  if (value.k === 'lookup') return isName(value.arg);
  return value.k === 'local' || value.k === 'const' || value.k === 'set' || value.k === 'active';
}

/** A problem of the body is told where the definition is written; one that only this use brings up, at its argument. */
function typeBody(
  macro: Macro,
  scope: Scope,
  expected: Type | undefined,
  doubtful: readonly Expr[],
  typer: Typer,
): Typed {
  try {
    return typer.typeOf(macro.body, scope, expected);
  } catch (problem) {
    if (!(problem instanceof TypeProblem) || problem.written) throw problem;
    const [arg] = doubtful;
    if (arg && problem.code === 'maybe-none') throw new TypeProblem('maybe-none', problem.params, arg.span);
    throw problem.writtenIn(macro.holder, macro.key);
  }
}
