/** What the names in expressions mean, by the engine's own typing. */
import type { Expr } from '../../engine/expression/ast.ts';
import { BUILTINS } from '../../engine/model/builtins.ts';
import { valuesOf } from '../../engine/model/entities.ts';
import * as make from '../../engine/model/make.ts';
import { namedValues, type Scope, withLocal } from '../../engine/model/scope.ts';
import { typeOf, typeSet } from '../../engine/model/typer.ts';
import type { ElementType, Type, Typed } from '../../engine/model/types.ts';
import type { Project } from './project.ts';
import type { Place } from './scope.ts';
import { placeAt } from './scope.ts';
import { globalName, type Name, placedName } from './symbols.ts';
import { child, dataOf, type Node, type TextTree } from './tree.ts';

export interface Meaning {
  symbol?: Name;
  type?: Type;
  declares?: boolean;
}

const word = (name: string): Name => ({ id: `word ${name}`, kind: 'word', name });

/** The typed expression; nothing if it is wrong. */
export function typed(expr: Expr, { scope }: Place, expected?: Type): Typed | undefined {
  if (!scope) return undefined;
  try {
    return typeOf(expr, scope, expected);
  } catch {
    return undefined;
  }
}

const withTypeOf = (symbol: Name | undefined, value: Typed | undefined): Meaning => ({
  ...(symbol ? { symbol } : {}),
  ...(value ? { type: value.type } : {}),
});

const WORDS: ReadonlySet<string> = new Set(['me', 'active', 'round', 'players', 'others']);

/** In the order of the language: local, definition, zone or variable, value, group. */
export function meaningOfName(expr: Expr & { kind: 'name' }, place: Place, expected?: Type): Meaning {
  const { name } = expr;
  const local = place.locals.get(name);
  const value = typed(expr, place, expected);
  if (local) return withTypeOf(local, value);
  if (WORDS.has(name)) return withTypeOf(word(name), value);
  const world = place.scope?.world;
  if (!world) return {};
  const { model } = world;
  if (world.macros.has(name)) return withTypeOf(globalName('definition', name), value);
  if (model.zones.get(name)?.each === 'game') return withTypeOf(globalName('zone', name), value);
  if (model.variables.get(name)?.each === 'game') return withTypeOf(globalName('variable', name), value);
  if (expected?.t === 'choice' && expected.values.includes(name)) {
    const owner = place.owners.get(expected.values);
    return withTypeOf(owner ? globalName('value', name, owner) : word(name), value);
  }
  for (const set of model.spaces.values())
    if (set.groups.has(name)) return withTypeOf(globalName('group', name, set.name), value);
  if (expected?.t === 'space' && expected.set.names.includes(name))
    return withTypeOf(globalName('space', name, expected.set.name), value);
  if (['side', 'direction'].some((way) => namedValues(world, way)?.values.includes(name)))
    return withTypeOf(word(name), value);
  if (model.components.has(name)) return { symbol: globalName('component', name) };
  if (model.spaces.has(name)) return { symbol: globalName('space set', name) };
  if (model.zones.has(name)) return { symbol: globalName('zone', name) };
  if (world.kinds.has(name)) return { symbol: globalName('kind', name) };
  return {};
}

export function meaningOfMember(expr: Expr & { kind: 'member' }, place: Place): Meaning {
  const { name, object } = expr;
  const value = typed(expr, place);
  if (object.kind === 'name' && object.name === 'option' && !place.locals.has('option'))
    return withTypeOf(globalName('option', name), value);
  const of = typed(object, place);
  if (!of || !place.scope) return value ? { type: value.type } : {};
  return withTypeOf(memberName(of, name, place.scope), value);
}

/** What a property of a value is. */
export function memberName(of: Typed, name: string, { world }: Scope): Name | undefined {
  const { zones, variables, spaces } = world.model;
  const zone = zones.get(name);
  if (of.k === 'zone')
    return of.ref.zone.holds.some((held) => held.name === name) ? globalName('component', name) : undefined;
  if (of.type.t === 'player') {
    if (zone?.each === 'player') return globalName('zone', name);
    if (variables.get(name)?.each === 'player') return globalName('variable', name);
    if (spaces.get(name)?.perPlayer) return globalName('space set', name);
  }
  if (of.type.t === 'space') {
    const { set } = of.type;
    if (zone?.each === set) return globalName('zone', name);
    if (variables.has(`${set.name}.${name}`)) return globalName('variable', name, set.name);
    if (variables.get(name)?.each === set) return globalName('variable', name);
    if (set.attributes.has(name)) return globalName('field', name, set.name);
  }
  if (of.type.t === 'item') {
    const [first] = of.type.components;
    if (first && variables.get(name)?.each === first) return globalName('variable', name);
    const having = of.type.components.find((one) => one.fields.has(name) || one.rules.has(name));
    if (having) return globalName('field', name, having.name);
  }
  return word(name);
}

export function meaningOfCall(expr: Expr & { kind: 'call' }, place: Place): Meaning {
  const value = typed(expr, place);
  if (!expr.receiver && place.scope?.world.macros.has(expr.fn))
    return withTypeOf(globalName('definition', expr.fn), value);
  if (Object.hasOwn(BUILTINS, expr.fn))
    return withTypeOf({ id: `function ${expr.fn}`, kind: 'function', name: expr.fn }, value);
  return value ? { type: value.type } : {};
}

/** The place behind a query's name. Without `in` the name is that of what is gone through, in both its uses. */
export function bindQuery(expr: Expr & { kind: 'query' }, place: Place, tree: TextTree, start: number): Place {
  const { scope } = place;
  const of = scope && elementOf(expr, scope);
  const symbol = expr.domain
    ? placedName('local', expr.name, tree, start)
    : (of?.symbol ?? placedName('local', expr.name, tree, start));
  const inner = scope && withLocal(scope, make.newLocal(expr.name, of?.type ?? { t: 'none' }));
  return { ...place, ...(inner ? { scope: inner } : {}), locals: new Map(place.locals).set(expr.name, symbol) };
}

function elementOf(expr: Expr & { kind: 'query' }, scope: Scope): { type: ElementType; symbol?: Name } | undefined {
  const { world } = scope;
  if (expr.domain) {
    try {
      return { type: typeSet(expr.domain, scope).of };
    } catch {
      return undefined;
    }
  }
  if (expr.name === 'player') return { type: { t: 'player' }, symbol: word('player') };
  const set = world.model.spaces.get(expr.name);
  if (set) return { type: { t: 'space', set }, symbol: globalName('space set', expr.name) };
  const kind = world.kinds.get(expr.name);
  if (kind) return { type: kind, symbol: globalName('kind', expr.name) };
  const ways = namedValues(world, expr.name);
  if (ways) return { type: ways, symbol: word(expr.name) };
  const component = world.model.components.get(expr.name);
  return component && { type: { t: 'item', components: [component] }, symbol: globalName('component', expr.name) };
}

// ------------------------------------------------------------------------------------------------- what is expected

/** The type that a place wants, as far as it decides which values can be named there. */
export function expectedIn(project: Project, node: Node): Type | undefined {
  const things = project.things;
  const { parent, key } = node;
  if (!things || !parent) return undefined;
  const place = placeAt(project, node);
  try {
    if (key && parent.key && (parent.key.text === 'set' || parent.key.text === 'change'))
      return typeOfKey(key.text, place);
    if (parent.key?.text === 'with' && key) return argumentType(project, node, key.text);
    if (key && 'choice' === key.text && child(parent, 'of'))
      return valuesOf(things, dataOf(parent) as Record<string, unknown>, 'of');
    if (key?.text === 'space') {
      const set = things.world.model.spaces.get(
        String(child(parent, 'of')?.value ?? [...things.world.model.spaces.keys()][0]),
      );
      if (set) return { t: 'space', set };
    }
  } catch {
    return undefined;
  }
  return undefined;
}

function typeOfKey(text: string, place: Place): Type | undefined {
  const parts = text.split('.');
  const expr = parts
    .slice(1)
    .reduce<Expr>((object, name) => ({ kind: 'member', object, name, nameSpan: ZERO, span: ZERO }), {
      kind: 'name',
      name: parts[0]!,
      span: ZERO,
    });
  return typed(expr, place)?.type;
}

const ZERO = { start: 0, end: 0 };

function argumentType(project: Project, node: Node, name: string): Type | undefined {
  const effect = node.parent?.parent;
  const run = child(effect, 'run')?.value;
  const params = child(project.named(`procedures.${String(run)}`, node.document), 'params');
  const param = child(params, name);
  const inside = param && child(param, Object.keys((dataOf(param) as object) ?? {})[0] ?? '');
  const place = inside && placeAt(project, inside);
  return place?.scope?.locals.get(name)?.type;
}
