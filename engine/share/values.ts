/** The values of expressions, and of their parts, in a position: worked out by code that is generated as that of the rules is. */

import { HEADER } from '../compiler/layout.ts';
import type { Program, State } from '../compiler/program.ts';
import { compileTexts } from '../compiler/values.ts';
import type { Expr } from '../expression/ast.ts';
import { children } from '../expression/names.ts';
import { parseInfix } from '../expression/parse.ts';
import { printInfix } from '../expression/print.ts';
import type { OptionValues, RuleSet } from '../language/types.ts';
import type { Builder } from '../model/builder.ts';
import { buildAll } from '../model/index.ts';
import { local, newLocal, PLAYER } from '../model/make.ts';
import { isOpen } from '../model/open.ts';
import { TypeProblem } from '../model/problem.ts';
import { withLocal, withMe } from '../model/scope.ts';
import { typeOf } from '../model/typer.ts';
import type { Type, Typed } from '../model/types.ts';
import { renderText, type Wording } from '../runtime/explain.ts';
import type { Session } from '../runtime/session.ts';
import { partsOf } from './parts.ts';

export interface ValueInWords {
  expression: string;
  value: string;
}

export interface Values {
  /** Of the whole expression; absent if it has none in a position alone, as it speaks of what is only known while a rule is carried out. */
  whole?: string;
  /** Of its parts, as far as they have one, in the order in which they are written. */
  parts: readonly ValueInWords[];
  /** The seat that `me` and `player` mean: whoever decides. Absent if nothing speaks of it. */
  seat?: number;
}

export interface ValueChoices {
  free?: readonly string[];
  expected?: Type;
  wording?: Wording;
  open?: boolean;
}

/** So many parts are worth reading. */
const MOST = 8;

/** What expressions are typed by, for each program. */
const builders = new WeakMap<Program, Builder>();

/**
 * @param ruleSet by which the session is played
 * @param source infix
 * @param free names in it that stand for what only the rule knows: parts that have them have no value
 * @param expected what stands there, for names of values
 * @param open only what all seats may know is told (`isOpen`); parts that speak of something else have no value
 */
export function valuesIn(
  ruleSet: RuleSet,
  session: Session,
  source: string,
  { free = [], expected, wording, open }: ValueChoices = {},
): Values {
  const parsed = parseInfix(source);
  if (!parsed.ok) return { parts: [] };
  const { program, state } = session;
  const builder = builderFor(ruleSet, program);
  const me = newLocal('me', PLAYER);
  const scope = withMe(withLocal(builder.root, { ...me, name: 'player' }, local(me)), local(me));
  const parts = partsOf(parsed.expr).filter((part, i) => i === 0 || worthTelling(part));
  const asked: { expr: Expr; typed: Typed }[] = [];
  for (const expr of parts) {
    if (names(expr).some((name) => free.includes(name))) continue;
    try {
      const typed = typeOf(expr, scope, expr === parsed.expr ? expected : undefined);
      if (!open || isOpen(typed)) asked.push({ expr, typed });
    } catch (problem) {
      if (!(problem instanceof TypeProblem)) throw problem;
    }
  }
  const { templates, named, size } = compileTexts(
    builder.world.model,
    me,
    asked.map(({ typed }) => [typed]),
  );
  if (size !== program.layout.size) return { parts: [] };
  const seat = seatOf(state);
  const reader = { ...program, model: builder.world.model, code: { ...program.code, named } };
  const told = asked.map(({ expr, typed }, i) => ({
    expr,
    value: typed.type.t === 'zone' ? undefined : renderText(reader, state, templates[i]!, [seat], wording),
  }));
  const whole = told.find(({ expr }) => expr === parsed.expr)?.value;
  const inner = told.flatMap(({ expr, value }) =>
    expr === parsed.expr || value === undefined ? [] : [{ expression: printInfix(expr), value }],
  );
  const unique = inner.filter(({ expression }, i) => inner.findIndex((one) => one.expression === expression) === i);
  const personal = names(parsed.expr).some((name) => name === 'me' || name === 'player');
  return { ...(whole === undefined ? {} : { whole }), parts: unique.slice(0, MOST), ...(personal ? { seat } : {}) };
}

/**
 * The spaces that a definition is about now: those that it gives, or for which it says yes; nothing if it is about none.
 * @param name of a definition without parameters, or with one that is a space
 */
export function spacesOf(
  ruleSet: RuleSet,
  { program, state }: Session,
  name: string,
  { open }: Pick<ValueChoices, 'open'> = {},
): { set: string; spaces: string[] } | undefined {
  const builder = builderFor(ruleSet, program);
  const { params } = builder.world.macros.get(name) ?? { params: [] };
  const [param] = params;
  if (params.length > 1 || (param && param.type.t !== 'space')) return undefined;
  const set = param?.type.t === 'space' ? param.type.set.name : undefined;
  const parsed = parseInfix(set ? `all ${set} with ${name}(${set})` : name);
  if (!parsed.ok) return undefined;
  const me = newLocal('me', PLAYER);
  try {
    const typed = typeOf(parsed.expr, withMe(withLocal(builder.root, { ...me, name: 'player' }, local(me)), local(me)));
    const { type } = typed;
    if (type.t !== 'set' || type.of.t !== 'space' || (open && !isOpen(typed))) return undefined;
    const { templates, named, size } = compileTexts(builder.world.model, me, [[typed]]);
    if (size !== program.layout.size) return undefined;
    const [words] = named[templates[0]!.fn]!(state, seatOf(state)) as unknown as [Int32Array];
    const { names: all, name: board } = type.of.set;
    return { set: board, spaces: all.filter((_, i) => ((words[i >> 5]! >>> (i & 31)) & 1) === 1) };
  } catch (problem) {
    if (problem instanceof TypeProblem) return undefined;
    throw problem;
  }
}

/** Whoever decides; when nothing is decided any more, whose turn it was. */
const seatOf = (state: State): number => (state[HEADER.actor]! >= 0 ? state[HEADER.actor]! : state[HEADER.active]!);

/** A name with nothing behind it says what it means by itself only if it is a variable, a number or the like. */
const worthTelling = (part: Expr): boolean =>
  part.kind !== 'name' || !['me', 'player', 'players', 'option'].includes(part.name);

function builderFor(ruleSet: RuleSet, program: Program): Builder {
  const known = builders.get(program);
  if (known) return known;
  const { players, options } = program.model;
  const made = buildAll(ruleSet, players, options as OptionValues);
  builders.set(program, made);
  return made;
}

function names(expr: Expr): string[] {
  const bound = expr.kind === 'query' ? expr.name : undefined;
  const own = expr.kind === 'name' ? [expr.name] : [];
  return [...own, ...children(expr).flatMap(names)].filter((name) => name !== bound);
}
