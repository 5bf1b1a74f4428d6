/** The functions that every rule can call. */
import type { Expr } from '../expression/ast.ts';
import * as make from './make.ts';
import { amountOf, orNone } from './members.ts';
import { describe, TypeProblem } from './problem.ts';
import type { Scope } from './scope.ts';
import { asSet, setValue, sizeOf } from './sets.ts';
import type { ElementType, Type, Typed, TypedSet } from './types.ts';

type Call = Expr & { kind: 'call' };

/** The typer, handed in: it calls the functions here, and they type their arguments by it. */
export interface Typer {
  typeOf(expr: Expr, scope: Scope, expected?: Type): Typed;
  typeAs(expr: Expr, scope: Scope, wanted: Type): Typed;
  listOption(expr: Expr, scope: Scope): { items: readonly number[] } | undefined;
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
      const list = typer.listOption(one(expr), scope);
      if (list) return make.integer(list.items.length);
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
  distance: {
    usage: 'distance(space, space)',
    about: 'The least number of steps between neighbors from one space to another, or none if there is no way.',
    make(expr, scope, typer) {
      const [a, b] = two(expr).map((arg) => typer.typeOf(arg, scope)) as [Typed, Typed];
      const set = a.type.t === 'space' ? a.type.set : undefined;
      if (!set || b.type.t !== 'space' || b.type.set !== set) {
        throw new TypeProblem(
          'wrong-value',
          { expected: 'two spaces of one board', actual: `${describe(a.type)} and ${describe(b.type)}` },
          expr.span,
        );
      }
      for (const [i, { type }] of [a, b].entries())
        if (type.optional) throw new TypeProblem('maybe-none', { expected: 'a space' }, two(expr)[i]!.span);
      const table = set.neighbors.flatMap((_, from) => distancesFrom(set.neighbors, from));
      const reached = table.filter((steps) => steps >= 0);
      const type = make.integerType(0, Math.max(...reached));
      const known = table.map((steps) => (steps < 0 ? make.noneOf(type) : steps));
      const arg = make.arithmetic('+', make.arithmetic('*', a, make.integer(set.size)), b);
      return {
        k: 'lookup',
        name: 'distance',
        table: known,
        arg,
        type: reached.length < table.length ? { ...type, optional: true } : type,
      };
    },
  },
  opposite: {
    usage: 'opposite(side)',
    about: 'The side or direction across.',
    make(expr, scope, typer) {
      const way = typer.typeOf(one(expr), scope);
      if (way.type.t !== 'choice' || !way.type.cyclic)
        throw new TypeProblem(
          'wrong-value',
          { expected: 'a side or direction', actual: describe(way.type) },
          one(expr).span,
        );
      return make.turned('+', way, make.integer(way.type.values.length / 2));
    },
  },
  at: {
    usage: 'space.at(side)',
    about: 'The space next to this one on a side or in a direction, or none at the edge.',
    make(expr, scope, typer) {
      const space = typer.typeOf(receiver(expr), scope);
      const ways = space.type.t === 'space' ? space.type.set.directions : undefined;
      if (!ways || space.type.t !== 'space')
        throw new TypeProblem(
          'wrong-value',
          { expected: 'a space of a grid', actual: describe(space.type) },
          receiver(expr).span,
        );
      const way = typer.typeAs(one(expr), scope, ways.type);
      const arg = make.arithmetic('+', make.arithmetic('*', space, make.integer(ways.type.values.length)), way);
      const found: Typed = {
        k: 'lookup',
        name: 'at',
        table: ways.steps,
        arg,
        type: { t: 'space', set: space.type.set, optional: true },
      };
      return space.type.optional ? orNone(space, found) : found;
    },
  },
  run: {
    usage: 'run(space, direction) · run(space, direction, set)',
    about:
      'The spaces that follow one in a direction, nearest first: to the edge, or up to the first that is not in the set.',
    make(expr, scope, typer) {
      const [first, second, third] = expr.args;
      if (!first || !second || expr.args.length > 3)
        throw new TypeProblem(
          'wrong-arguments',
          { name: 'run', expected: BUILTINS.run!.usage, count: 3, actual: expr.args.length },
          expr.span,
        );
      const { of, from, way } = rayOf(first, second, scope, typer);
      return setValue({ s: 'run', of, from, way, within: third && spacesOf(third, of, scope, typer) });
    },
  },
  beyond: {
    usage: 'beyond(space, direction, set)',
    about: 'The first space in a direction that is not in the set: what stops a slide. None at the edge.',
    make(expr, scope, typer) {
      const [first, second, third] = expr.args;
      if (!first || !second || !third || expr.args.length > 3)
        throw new TypeProblem(
          'wrong-arguments',
          { name: 'beyond', expected: BUILTINS.beyond!.usage, count: 3, actual: expr.args.length },
          expr.span,
        );
      const { of, from, way } = rayOf(first, second, scope, typer);
      return { k: 'beyond', from, way, within: spacesOf(third, of, scope, typer), type: { ...of, optional: true } };
    },
  },
  connected: {
    usage: 'connected(space, set)',
    about:
      'The spaces of the set that can be reached from one of them by steps between neighbors, itself included; nothing if it is not in the set.',
    make(expr, scope, typer) {
      const [first, second] = two(expr);
      const from = typer.typeOf(first!, scope);
      if (from.type.t !== 'space' || from.type.optional)
        throw new TypeProblem('wrong-value', { expected: 'a space', actual: describe(from.type) }, first!.span);
      const of = { t: 'space', set: from.type.set } as const;
      return setValue({ s: 'connected', of, from, within: spacesOf(second!, of, scope, typer) });
    },
  },
  position: {
    usage: 'position(piece, zone)',
    about: 'How many things lie above this one in an ordered zone, or none if it is not there.',
    make(expr, scope, typer) {
      const [item, zone] = two(expr).map((arg) => typer.typeOf(arg, scope)) as [Typed, Typed];
      if (item.type.t !== 'item')
        throw new TypeProblem(
          'wrong-value',
          { expected: 'a piece or card', actual: describe(item.type) },
          expr.args[0]!.span,
        );
      if (zone.k !== 'zone' || !zone.ref.zone.ordered)
        throw new TypeProblem(
          'wrong-value',
          { expected: 'an ordered zone', actual: describe(zone.type) },
          expr.args[1]!.span,
        );
      const most = zone.ref.zone.holds.reduce((sum, component) => sum + component.items, 0);
      return {
        k: 'position',
        item,
        ref: zone.ref,
        type: { ...make.integerType(0, Math.max(0, most - 1)), optional: true },
      };
    },
  },
  total: {
    usage: 'total(player)',
    about: 'The score of a player as if the game ended now. Not for use in score terms.',
    make(expr, scope, typer) {
      const of = typer.typeAs(one(expr), scope, make.PLAYER);
      return { k: 'total', of, type: make.integerType(-1_000_000, 1_000_000) };
    },
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
  const builtin = Object.hasOwn(BUILTINS, expr.fn) ? BUILTINS[expr.fn] : undefined;
  if (!builtin || (expr.receiver !== undefined) !== (expr.fn === 'at')) {
    throw new TypeProblem(
      'unknown-function',
      { name: expr.fn, candidates: [...Object.keys(BUILTINS), ...scope.world.macros.keys()] },
      expr.fnSpan,
    );
  }
  return builtin.make(expr, scope, typer);
}

/** A space of a grid and a way to go from it. */
function rayOf(first: Expr, second: Expr, scope: Scope, typer: Typer) {
  const from = typer.typeOf(first, scope);
  if (from.type.t !== 'space' || !from.type.set.directions || from.type.optional) {
    throw new TypeProblem('wrong-value', { expected: 'a space of a grid', actual: describe(from.type) }, first.span);
  }
  const of = { t: 'space', set: from.type.set } as const;
  return { of, from, way: typer.typeAs(second, scope, from.type.set.directions.type) };
}

/** A set of spaces of the same board. */
function spacesOf(expr: Expr, of: ElementType & { t: 'space' }, scope: Scope, typer: Typer): TypedSet {
  const set = asSet(typer.typeOf(expr, scope), expr.span);
  if (set.of.t === 'space' && set.of.set === of.set) return set;
  throw new TypeProblem(
    'wrong-value',
    { expected: describe({ t: 'set', of }), actual: describe({ t: 'set', of: set.of }) },
    expr.span,
  );
}

function two(expr: Call): Expr[] {
  if (expr.args.length === 2) return expr.args;
  throw new TypeProblem(
    'wrong-arguments',
    { name: expr.fn, expected: BUILTINS[expr.fn]!.usage, count: 2, actual: expr.args.length },
    expr.span,
  );
}

/** What stands before the dot of `space.at(side)`. */
function receiver(expr: Call): Expr {
  if (expr.receiver) return expr.receiver;
  throw new TypeProblem(
    'wrong-arguments',
    { name: expr.fn, expected: BUILTINS[expr.fn]!.usage, count: 1, actual: 0 },
    expr.span,
  );
}

/** Breadth first; −1 where there is no way. */
function distancesFrom(neighbors: readonly (readonly number[])[], from: number): number[] {
  const steps = neighbors.map(() => -1);
  steps[from] = 0;
  const queue = [from];
  for (const at of queue) {
    for (const next of neighbors[at]!) {
      if (steps[next]! >= 0) continue;
      steps[next] = steps[at]! + 1;
      queue.push(next);
    }
  }
  return steps;
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
