/** The functions that every rule can call. */
import type { Expr } from '../expression/ast.ts';
import * as make from './make.ts';
import { amountOf } from './members.ts';
import { describe, TypeProblem } from './problem.ts';
import type { Scope } from './scope.ts';
import { asSet, sizeOf } from './sets.ts';
import type { Type, Typed } from './types.ts';

type Call = Expr & { kind: 'call' };

/** The typer, handed in: it calls the functions here, and they type their arguments by it. */
export interface Typer {
  typeOf(expr: Expr, scope: Scope): Typed;
  typeAs(expr: Expr, scope: Scope, wanted: Type): Typed;
}

const INTEGER = make.integerType(-0x7fffffff, 0x7fffffff);

/** Name, how it is written, and what it gives; `docs/language.md` prints this table. */
export const BUILTINS: Record<
  string,
  { usage: string; about: string; make(expr: Call, scope: Scope, typer: Typer): Typed }
> = {
  count: {
    usage: 'count(zone) · count(set)',
    about: 'How many tokens and pieces lie in a zone, or how many members a set has.',
    make(expr, scope, typer) {
      const arg = typer.typeOf(one(expr), scope);
      if (arg.k === 'zone') return amountOf(arg.ref, undefined);
      if (arg.k === 'amount') return arg;
      return sizeOf(asSet(arg, one(expr).span), scope);
    },
  },
  empty: {
    usage: 'empty(zone)',
    about: 'Whether nothing lies in a zone.',
    make: (expr, scope, typer) => make.compare('==', BUILTINS.count!.make(expr, scope, typer), make.integer(0)),
  },
  top: {
    usage: 'top(zone)',
    about: 'The topmost thing in an ordered zone, or none.',
    make: (expr, scope, typer) => endItem('top', expr, scope, typer),
  },
  bottom: {
    usage: 'bottom(zone)',
    about: 'The lowest thing in an ordered zone, or none.',
    make: (expr, scope, typer) => endItem('bottom', expr, scope, typer),
  },
  min: {
    usage: 'min(a, b, …)',
    about: 'The least of some numbers.',
    make: (expr, scope, typer) => extreme('min', expr, scope, typer),
  },
  max: {
    usage: 'max(a, b, …)',
    about: 'The greatest of some numbers.',
    make: (expr, scope, typer) => extreme('max', expr, scope, typer),
  },
  floor: {
    usage: 'floor(a / b)',
    about: 'A division rounded down.',
    make: (expr, scope, typer) => division('floor', expr, scope, typer),
  },
  ceil: {
    usage: 'ceil(a / b)',
    about: 'A division rounded up.',
    make: (expr, scope, typer) => division('ceil', expr, scope, typer),
  },
  seat: {
    usage: 'seat(number)',
    about: 'The player at a seat; seats count from 0 and go round.',
    make(expr, scope, typer) {
      const number = typer.typeAs(one(expr), scope, INTEGER);
      const { players } = scope.world.model;
      const index = make.arithmetic('%', number, make.integer(players));
      const seats = Array.from({ length: players }, (_, seat) => seat);
      return make.isConst(index)
        ? { k: 'const', value: index.value, type: make.PLAYER }
        : { k: 'lookup', name: 'seat', table: seats, arg: index, type: make.PLAYER };
    },
  },
};

export function builtinCall(expr: Call, scope: Scope, typer: Typer): Typed {
  const builtin = expr.receiver ? undefined : BUILTINS[expr.fn];
  if (!builtin || !Object.hasOwn(BUILTINS, expr.fn)) {
    throw new TypeProblem(
      'unknown-function',
      { name: expr.fn, candidates: [...Object.keys(BUILTINS), ...scope.world.macros.keys()] },
      expr.fnSpan,
    );
  }
  return builtin.make(expr, scope, typer);
}

function one(expr: Call): Expr {
  if (expr.args.length !== 1)
    throw new TypeProblem(
      'wrong-arguments',
      { name: expr.fn, expected: BUILTINS[expr.fn]!.usage, count: 1, actual: expr.args.length },
      expr.span,
    );
  return expr.args[0]!;
}

function endItem(end: 'top' | 'bottom', expr: Call, scope: Scope, typer: Typer): Typed {
  const arg = typer.typeOf(one(expr), scope);
  if (arg.k !== 'zone')
    throw new TypeProblem('wrong-value', { expected: 'a zone', actual: describe(arg.type) }, one(expr).span);
  if (!arg.ref.zone.ordered)
    throw new TypeProblem('zone-not-ordered', { name: arg.ref.zone.name, fn: end }, one(expr).span);
  return { k: 'end-item', ref: arg.ref, end, type: { t: 'item', components: arg.ref.zone.holds, optional: true } };
}

function extreme(op: 'min' | 'max', expr: Call, scope: Scope, typer: Typer): Typed {
  if (!expr.args.length)
    throw new TypeProblem(
      'wrong-arguments',
      { name: expr.fn, expected: BUILTINS[op]!.usage, count: 2, actual: 0 },
      expr.span,
    );
  return expr.args
    .map((arg) => typer.typeAs(arg, scope, INTEGER))
    .reduce((left, right) => make.arithmetic(op, left, right));
}

function division(op: 'floor' | 'ceil', expr: Call, scope: Scope, typer: Typer): Typed {
  const arg = one(expr);
  if (arg.kind !== 'binary' || arg.op !== '/')
    throw new TypeProblem('rounding-without-division', { name: op }, arg.span);
  const right = typer.typeAs(arg.right, scope, INTEGER);
  if (make.isConst(right) && right.value === 0) throw new TypeProblem('division-by-zero', {}, arg.right.span);
  return make.arithmetic(op, typer.typeAs(arg.left, scope, INTEGER), right);
}
