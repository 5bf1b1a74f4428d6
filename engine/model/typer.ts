/** Syntax tree → typed tree: names resolve, definitions expand, types are checked. */
import type { Expr, Span } from '../expression/ast.ts';
import { builtinCall, type Typer } from './builtins.ts';
import { expandMacro } from './macros.ts';
import * as make from './make.ts';
import { listField, memberOf } from './members.ts';
import { describe, TypeProblem } from './problem.ts';
import { namedValues, namesInScope, type Scope, withFacts, withLocal } from './scope.ts';
import { asSet, setValue, sizeOf } from './sets.ts';
import type { ElementType, Type, Typed, TypedSet } from './types.ts';

/**
 * Types an expression.
 * @param expected what the place wants: lets value names of choices be recognised; not enforced here.
 */
export function typeOf(expr: Expr, scope: Scope, expected?: Type): Typed {
  const typed = typeNode(expr, scope, expected);
  if (typed.type.optional && typed.type.t !== 'none' && scope.known.has(make.keyOf(typed))) {
    return { ...typed, type: { ...typed.type, optional: undefined } } as Typed;
  }
  return typed;
}

function typeNode(expr: Expr, scope: Scope, expected?: Type): Typed {
  switch (expr.kind) {
    case 'integer':
      return make.integer(expr.value);
    case 'boolean':
      return make.boolean(expr.value);
    case 'none':
      return make.none();
    case 'name':
      return typeName(expr, scope, expected);
    case 'member':
      if (expr.object.kind === 'name' && expr.object.name === 'option' && !scope.locals.has('option'))
        return optionValue(expr, scope);
      return typeMember(expr, scope);
    case 'index':
      return typeIndex(expr, scope);
    case 'call':
      return typeCall(expr, scope);
    case 'unary':
      return expr.op === 'not' ? make.not(boolean(expr.arg, scope)) : make.negate(integer(expr.arg, scope));
    case 'binary':
      return typeBinary(expr, scope);
    case 'if': {
      const condition = boolean(expr.condition, scope);
      const then = typeOf(expr.then, withFacts(scope, make.facts(condition, true)), expected);
      const otherwise = typeOf(expr.else, withFacts(scope, make.facts(condition, false)), expected ?? then.type);
      const result = make.conditional(condition, then, otherwise);
      if (!result)
        throw new TypeProblem(
          'branches-differ',
          { then: describe(then.type), else: describe(otherwise.type) },
          expr.span,
        );
      return result;
    }
    case 'list':
      return typeList(expr, scope, expected);
    case 'query':
      return typeQuery(expr, scope);
  }
}

/** What functions and definitions type their arguments by. */
const TYPER: Typer = { typeOf, typeAs, listOption };

/** Types an expression and checks that it can stand where `wanted` is expected. */
export function typeAs(expr: Expr, scope: Scope, wanted: Type): Typed {
  const typed = typeOf(expr, scope, wanted);
  if (make.isNone(typed)) {
    if (!wanted.optional) throw new TypeProblem('none-not-allowed', { expected: describe(wanted) }, expr.span);
    return make.asType(typed, wanted);
  }
  if (!make.sameKind(typed.type, wanted))
    throw new TypeProblem('wrong-value', { expected: describe(wanted), actual: describe(typed.type) }, expr.span);
  if (typed.type.optional && !wanted.optional)
    throw new TypeProblem('maybe-none', { expected: describe(wanted) }, expr.span);
  return typed;
}

export const boolean = (expr: Expr, scope: Scope): Typed => typeAs(expr, scope, make.BOOLEAN);
const ANY_INTEGER = make.integerType(-0x7fffffff, 0x7fffffff);
export const integer = (expr: Expr, scope: Scope): Typed => typeAs(expr, scope, ANY_INTEGER);

/** A set, or the items of a zone, to be gone through. */
export function typeSet(expr: Expr, scope: Scope, of?: ElementType): TypedSet {
  const typed = typeOf(expr, scope, of && { t: 'set', of });
  const set = asSet(typed, expr.span);
  if (of && !make.sameKind(set.of, of))
    throw new TypeProblem(
      'wrong-value',
      { expected: describe({ t: 'set', of }), actual: describe(typed.type) },
      expr.span,
    );
  return set;
}

/** A property; where a rule is written on the pieces themselves, each has its own. */
function typeMember(expr: Expr & { kind: 'member' }, scope: Scope): Typed {
  const object = typeOf(expr.object, scope);
  return writtenRule(object, expr, scope) ?? memberOf(object, expr, scope);
}

function writtenRule(object: Typed, expr: Expr & { kind: 'member' }, scope: Scope): Typed | undefined {
  if (object.type.t !== 'item') return undefined;
  const [component] = object.type.components;
  const field = component?.rules.get(expr.name);
  if (!component || !field || object.type.components.length > 1) return undefined;
  if (field.kind === 'effects') throw new TypeProblem('effects-as-value', { name: expr.name }, expr.nameSpan);
  const type = field.kind === 'boolean' ? make.BOOLEAN : ANY_INTEGER;
  const otherwise = field.kind === 'boolean' ? make.boolean(true) : make.integer(0);
  const cases = scope.world.writtenOn(component, expr.name).flatMap(({ row, items }) => {
    const value = scope.world.typeRow(row, expr.name, type, { ...scope, locals: new Map([['this', object]]) });
    return value ? [{ items, value }] : [];
  });
  const ranges = [otherwise, ...cases.map((each) => each.value)].map(
    (each) => each.type as { min: number; max: number },
  );
  const own =
    field.kind === 'boolean'
      ? type
      : make.integerType(Math.min(...ranges.map((range) => range.min)), Math.max(...ranges.map((range) => range.max)));
  return { k: 'switch', on: object, cases, otherwise, name: expr.name, type: own };
}

/** Whatever a bare name can mean, in the order of the language: local, definition, zone or variable, group, choice value. */
function typeName(expr: Expr & { kind: 'name' }, scope: Scope, expected?: Type): Typed {
  const { name, span } = expr;
  const { model, macros } = scope.world;
  const local = scope.locals.get(name);
  if (local) return local;
  if (name === 'me') {
    if (!scope.me) throw new TypeProblem('no-me', {}, span);
    return scope.me;
  }
  if (name === 'active') return { k: 'active', type: make.PLAYER };
  if (name === 'round') return { k: 'round', type: make.integerType(0, 0x7fffffff) };
  if (name === 'players') return setValue({ s: 'universe', of: { t: 'player' } });
  if (name === 'others') {
    if (!scope.me) throw new TypeProblem('no-me', {}, span);
    const other = make.newLocal('other', make.PLAYER);
    return setValue({
      s: 'where',
      of: { t: 'player' },
      local: other,
      set: { s: 'universe', of: { t: 'player' } },
      where: make.compare('!=', make.local(other), scope.me),
    });
  }
  const macro = macros.get(name);
  if (macro) return expandMacro(name, [], span, scope, TYPER, expected);
  const zone = model.zones.get(name);
  if (zone?.each === 'game') {
    scope.world.used.add(`zones.${name}`);
    return { k: 'zone', ref: { zone }, type: { t: 'zone' } };
  }
  const variable = model.variables.get(name);
  if (variable?.each === 'game') {
    scope.world.used.add(`variables.${name}`);
    return { k: 'variable', variable, type: variable.type };
  }
  if (expected?.t === 'choice') {
    const value = expected.values.indexOf(name);
    if (value >= 0) return { k: 'const', value, type: { ...expected, optional: undefined } };
  }
  for (const set of model.spaces.values()) {
    const members = set.groups.get(name);
    if (members) return setValue({ s: 'fixed', of: { t: 'space', set }, members, name });
  }
  if (expected === undefined || expected.t === 'integer') {
    for (const way of ['side', 'direction']) {
      const ways = namedValues(scope.world, way);
      const value = ways?.values.indexOf(name) ?? -1;
      if (value >= 0) return { k: 'const', value, type: ways! };
    }
  }
  if (expected?.t === 'space') {
    const space = expected.set.names.indexOf(name);
    if (space >= 0 && !expected.set.perPlayer)
      return { k: 'const', value: space, type: { t: 'space', set: expected.set } };
  }
  if (model.spaces.has(name)) throw new TypeProblem('bare-space-set', { name }, span);
  if (zone)
    throw new TypeProblem(
      'needs-owner',
      { name, each: typeof zone.each === 'string' ? zone.each : zone.each.name },
      span,
    );
  if (variable)
    throw new TypeProblem(
      'needs-owner',
      { name, each: typeof variable.each === 'string' ? variable.each : variable.each.name },
      span,
    );
  if (expected?.t === 'choice')
    throw new TypeProblem(
      'unknown-value',
      { name, candidates: [...expected.values, ...namesInScope(scope)], values: expected.values },
      span,
    );
  throw new TypeProblem('unknown-name', { name, candidates: namesInScope(scope) }, span);
}

function optionValue(expr: Expr & { kind: 'member' }, scope: Scope): Typed {
  const option = scope.world.options.get(expr.name);
  if (!option)
    throw new TypeProblem(
      'unknown-option',
      { name: expr.name, candidates: [...scope.world.options.keys()] },
      expr.nameSpan,
    );
  scope.world.used.add(`options.${expr.name}`);
  if (option.kind === 'boolean') return make.boolean(option.value !== 0);
  if (option.kind === 'integer') return make.integer(option.value);
  if (option.kind === 'choice')
    return { k: 'const', value: option.value, type: { t: 'choice', values: option.values } };
  throw new TypeProblem('list-option-alone', { name: expr.name }, expr.span);
}

/** An index: a number, or a side or direction. */
function indexValue(expr: Expr, scope: Scope): Typed {
  const typed = typeOf(expr, scope);
  return typed.type.t === 'choice' && typed.type.cyclic ? typed : typeAs(expr, scope, ANY_INTEGER);
}

/** A list option where it may stand: behind `in`, or before an index. */
function listOption(expr: Expr, scope: Scope) {
  if (expr.kind !== 'member' || expr.object.kind !== 'name' || expr.object.name !== 'option') return undefined;
  const option = scope.world.options.get(expr.name);
  if (option?.kind !== 'list') return undefined;
  scope.world.used.add(`options.${expr.name}`);
  const type: Type = option.values
    ? { t: 'choice', values: option.values }
    : make.integerType(Math.min(0, ...option.items), Math.max(0, ...option.items));
  return { type, items: option.items };
}

/** An item of a list option: the index goes round, as with lists on pieces. */
function listItem({ type, items }: { type: Type; items: readonly number[] }, index: Typed): Typed {
  if (items.length === 0) return make.asType(make.none(), type);
  const arg = make.arithmetic('%', index, make.integer(items.length));
  return make.isConst(arg)
    ? { k: 'const', value: items[arg.value]!, type }
    : { k: 'lookup', name: 'item', table: items, arg, type };
}

function typeIndex(expr: Expr & { kind: 'index' }, scope: Scope): Typed {
  if (expr.object.kind === 'member' && !(expr.object.object.kind === 'name' && expr.object.object.name === 'option')) {
    const holder = typeOf(expr.object.object, scope);
    const field =
      holder.type.t === 'item' ? listField(holder, expr.object, indexValue(expr.index, scope), scope) : undefined;
    if (field) return field;
  }
  const list = listOption(expr.object, scope);
  if (list) return listItem(list, integer(expr.index, scope));
  const object = typeOf(expr.object, scope);
  if (object.k === 'amount' && object.component && !object.of) {
    if (!object.component.perPlayer) throw new TypeProblem('not-owned', { name: object.component.name }, expr.span);
    const of = typeAs(expr.index, scope, make.PLAYER);
    return { ...object, of, type: make.integerType(0, object.component.amount) };
  }
  throw new TypeProblem('no-index', { actual: describe(object.type) }, expr.span);
}

function typeCall(expr: Expr & { kind: 'call' }, scope: Scope): Typed {
  const macro = scope.world.macros.get(expr.fn);
  if (macro && !expr.receiver) return expandMacro(expr.fn, expr.args, expr.span, scope, TYPER);
  return builtinCall(expr, scope, TYPER);
}

function typeBinary(expr: Expr & { kind: 'binary' }, scope: Scope): Typed {
  switch (expr.op) {
    case 'and':
    case 'or': {
      const left = boolean(expr.left, scope);
      const right = boolean(expr.right, withFacts(scope, make.facts(left, expr.op === 'and')));
      return expr.op === 'and' ? make.and([left, right]) : make.or([left, right]);
    }
    case '==':
    case '!=': {
      const [left, right] = sides(expr, scope);
      if (!make.sameKind(left.type, right.type))
        throw new TypeProblem('not-comparable', { left: describe(left.type), right: describe(right.type) }, expr.span);
      if (left.type.t === 'set' || left.type.t === 'zone')
        throw new TypeProblem('not-comparable', { left: describe(left.type), right: describe(right.type) }, expr.span);
      return make.compare(expr.op, left, right);
    }
    case '<':
    case '<=':
    case '>':
    case '>=':
      return make.compare(expr.op, integer(expr.left, scope), integer(expr.right, scope));
    case 'in':
      return typeIn(expr, scope);
    case '+':
    case '-': {
      const left = typeOf(expr.left, scope);
      if (left.type.t === 'choice' && left.type.cyclic && !left.type.optional)
        return make.turned(expr.op, left, integer(expr.right, scope));
      return make.arithmetic(expr.op, integer(expr.left, scope), integer(expr.right, scope));
    }
    case '/':
      throw new TypeProblem('division-without-rounding', {}, expr.span);
    default:
      return make.arithmetic(expr.op, integer(expr.left, scope), integer(expr.right, scope));
  }
}

/** Both sides of an equality; each may be what says how a bare value name on the other is meant. */
function sides(expr: Expr & { kind: 'binary' }, scope: Scope): [Typed, Typed] {
  if (expr.left.kind === 'name' && expr.right.kind !== 'name') {
    const right = typeOf(expr.right, scope);
    return [typeOf(expr.left, scope, right.type), right];
  }
  try {
    const left = typeOf(expr.left, scope);
    return [left, typeOf(expr.right, scope, left.type)];
  } catch (problem) {
    if (!(problem instanceof TypeProblem) || expr.left.kind !== 'name' || problem.span !== expr.left.span)
      throw problem;
    if (scope.world.broken.has(expr.left.name)) throw problem;
    const right = typeOf(expr.right, scope);
    return [typeOf(expr.left, scope, right.type), right];
  }
}

function typeIn(expr: Expr & { kind: 'binary' }, scope: Scope): Typed {
  const list = listOption(expr.right, scope);
  if (list) {
    const item = typeAs(expr.left, scope, list.type);
    return make.or(list.items.map((value) => make.compare('==', item, { k: 'const', value, type: list.type })));
  }
  const item = typeOf(expr.left, scope);
  if (expr.right.kind === 'list') {
    return make.or(
      expr.right.items.map((member) =>
        make.compare('==', item, typeAs(member, scope, { ...item.type, optional: true })),
      ),
    );
  }
  const right = typeOf(expr.right, scope);
  if (right.k === 'zone') {
    if (item.type.t !== 'item')
      throw new TypeProblem(
        'wrong-value',
        { expected: 'a piece or card', actual: describe(item.type) },
        expr.left.span,
      );
    return { k: 'lies-in', item, ref: right.ref, type: make.BOOLEAN };
  }
  const set = asSet(right, expr.right.span);
  if (!make.sameKind(item.type, set.of))
    throw new TypeProblem('not-comparable', { left: describe(item.type), right: describe(right.type) }, expr.span);
  return { k: 'member-of', item, set, type: make.BOOLEAN };
}

function typeList(expr: Expr & { kind: 'list' }, scope: Scope, expected?: Type): Typed {
  const of = expected?.t === 'set' ? expected.of : undefined;
  const items = expr.items.map((item) => typeOf(item, scope, of));
  const first = of ?? items[0]?.type;
  if (!first || (first.t !== 'player' && first.t !== 'space' && first.t !== 'item'))
    throw new TypeProblem('list-of-what', {}, expr.span);
  items.forEach((item, i) => {
    if (!make.sameKind(item.type, first) || item.type.optional)
      throw new TypeProblem(
        'wrong-value',
        { expected: describe(first), actual: describe(item.type) },
        expr.items[i]!.span,
      );
  });
  return setValue({ s: 'list', of: first, items });
}

/** The set that a query's own name stands for: `any square`, `count player`, `every card`. */
function namedUniverse(name: string, span: Span, scope: Scope): TypedSet {
  const { model } = scope.world;
  if (name === 'player') return { s: 'universe', of: { t: 'player' } };
  const set = model.spaces.get(name);
  if (set) return { s: 'universe', of: { t: 'space', set } };
  const values = namedValues(scope.world, name);
  if (values) return { s: 'universe', of: values };
  const component = model.components.get(name);
  if (component && component.items > 0) return { s: 'universe', of: { t: 'item', components: [component] } };
  throw new TypeProblem(
    'query-over-what',
    { name, candidates: ['player', ...model.spaces.keys(), ...model.components.keys()] },
    span,
  );
}

function typeQuery(expr: Expr & { kind: 'query' }, scope: Scope): Typed {
  if (scope.locals.has(expr.name)) throw new TypeProblem('shadowed', { name: expr.name }, expr.nameSpan);
  const set = expr.domain ? typeSet(expr.domain, scope) : namedUniverse(expr.name, expr.nameSpan, scope);
  const local = make.newLocal(expr.name, set.of);
  const inner = withLocal(scope, local);
  const where = expr.where && boolean(expr.where, inner);
  if (expr.op === 'all') return setValue(where ? { s: 'where', of: set.of, local, set, where } : set);
  const of = expr.of && integer(expr.of, where ? withFacts(inner, make.facts(where, true)) : inner);
  if (!where && expr.op === 'count') return sizeOf(set, scope);
  return { k: 'query', op: expr.op, local, set, where, of, type: queryType(expr.op, set, of, scope) };
}

function queryType(op: Extract<Typed, { k: 'query' }>['op'], set: TypedSet, of: Typed | undefined, scope: Scope): Type {
  const { size } = make.universe(set.of, scope.world.model.players);
  const range = of?.type.t === 'integer' ? of.type : { min: 0, max: 0 };
  if (op === 'any' || op === 'every') return make.BOOLEAN;
  if (op === 'count') return make.integerType(0, size);
  if (op === 'sum') return make.resultType(Math.min(0, range.min * size), Math.max(0, range.max * size));
  if (op === 'min' || op === 'max') return { ...make.integerType(range.min, range.max), optional: true };
  return { ...set.of, optional: true };
}
