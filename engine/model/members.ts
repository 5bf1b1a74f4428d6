/** What stands behind a dot: `square.bid`, `me.supply`, `card.rank`, `zone.money`. */
import type { Expr } from '../expression/ast.ts';
import * as make from './make.ts';
import { describe, TypeProblem } from './problem.ts';
import type { Scope } from './scope.ts';
import { setValue } from './sets.ts';
import type { Component, SpaceSet, Type, Typed, ZoneRef } from './types.ts';

type Member = Expr & { kind: 'member' };

/** A property of a typed value. The property of none is none. */
export function memberOf(object: Typed, expr: Member, scope: Scope): Typed {
  const found =
    object.type.t === 'zone'
      ? zoneMember(object, expr)
      : object.type.t === 'space'
        ? spaceMember(object, object.type.set, expr, scope)
        : object.type.t === 'player'
          ? playerMember(object, expr, scope)
          : object.type.t === 'item'
            ? itemMember(object, object.type.components, expr, scope)
            : undefined;
  if (found) return found;
  throw new TypeProblem(
    'unknown-property',
    {
      name: expr.name,
      of: describe({ ...object.type, optional: undefined } as Type),
      zone: object.k === 'zone' ? object.ref.zone.name : undefined,
      candidates: propertiesOf(object, scope),
    },
    expr.nameSpan,
  );
}

/** Everything that can stand behind the dot of such a value; for messages and completion. */
export function propertiesOf(object: Typed, scope: Scope): string[] {
  const { model } = scope.world;
  const owned = (each: 'player' | SpaceSet | Component) =>
    [...model.zones.values(), ...model.variables.values()]
      .filter((thing) => thing.each === each)
      .map((thing) => thing.name.slice(thing.name.lastIndexOf('.') + 1));
  if (object.type.t === 'zone' && object.k === 'zone') return object.ref.zone.holds.map((component) => component.name);
  if (object.type.t === 'player')
    return [
      ...owned('player'),
      ...[...model.spaces.values()].filter((set) => set.perPlayer).map((set) => set.name),
      'seat',
      'next',
      'previous',
    ];
  if (object.type.t === 'space')
    return [
      ...owned(object.type.set),
      ...object.type.set.attributes.keys(),
      'neighbours',
      ...(object.type.set.grid ? ['column', 'row'] : []),
      ...(object.type.set.perPlayer ? ['owner'] : []),
    ];
  if (object.type.t === 'item')
    return [
      'owner',
      ...object.type.components.flatMap((component) => [
        ...component.fields.keys(),
        ...component.rules.keys(),
        ...owned(component),
      ]),
    ];
  return [];
}

const lookup = (name: string, table: readonly number[], arg: Typed, type: Type): Typed =>
  make.isConst(arg) && !arg.type.optional && table[arg.value] !== undefined
    ? { k: 'const', value: table[arg.value]!, type }
    : { k: 'lookup', name, table, arg, type: arg.type.optional ? { ...type, optional: true } : type };

/** Zones and variables that each player or space has. */
function ownedThing(
  object: Typed,
  each: 'player' | SpaceSet | Component,
  expr: Member,
  scope: Scope,
): Typed | undefined {
  const { model, used } = scope.world;
  const zone = model.zones.get(expr.name);
  if (zone && zone.each === each) {
    used.add(`zones.${zone.name}`);
    return { k: 'zone', ref: { zone, owner: object }, type: { t: 'zone' } };
  }
  const name = each === 'player' || 'kind' in each ? expr.name : `${each.name}.${expr.name}`;
  const variable = model.variables.get(name);
  if (!variable || variable.each !== each) return undefined;
  used.add(`variables.${name}`);
  return {
    k: 'variable',
    variable,
    owner: object,
    type: object.type.optional ? { ...variable.type, optional: true } : variable.type,
  };
}

function spaceMember(object: Typed, set: SpaceSet, expr: Member, scope: Scope): Typed | undefined {
  const owned = ownedThing(object, set, expr, scope);
  if (owned) return owned;
  const attribute = set.attributes.get(expr.name);
  if (attribute) return lookup(expr.name, attribute.values, object, attribute.type);
  if (expr.name === 'neighbours')
    return setValue({ s: 'lookup', of: { t: 'space', set }, name: 'neighbours', table: set.neighbors, arg: object });
  if (expr.name === 'owner' && set.perPlayer) {
    const cells = set.size / scope.world.model.players;
    return lookup(
      'owner',
      set.names.map((_, i) => Math.floor(i / cells)),
      object,
      make.PLAYER,
    );
  }
  if (set.grid && (expr.name === 'column' || expr.name === 'row')) {
    const { columns, rows } = set.grid;
    const values = set.names.map((_, i) => (expr.name === 'column' ? i % columns : Math.floor(i / columns) % rows) + 1);
    return lookup(expr.name, values, object, make.integerType(1, expr.name === 'column' ? columns : rows));
  }
  return undefined;
}

function playerMember(object: Typed, expr: Member, scope: Scope): Typed | undefined {
  const owned = ownedThing(object, 'player', expr, scope);
  if (owned) return owned;
  const { players } = scope.world.model;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const board = scope.world.model.spaces.get(expr.name);
  if (board?.perPlayer) {
    const cells = board.size / players;
    const table = seats.map((seat) => Array.from({ length: cells }, (_, cell) => seat * cells + cell));
    return setValue({ s: 'lookup', of: { t: 'space', set: board }, name: board.name, table, arg: object });
  }
  if (expr.name === 'seat') return lookup('seat', seats, object, make.integerType(0, players - 1));
  if (expr.name === 'next')
    return lookup(
      'next',
      seats.map((seat) => (seat + 1) % players),
      object,
      make.PLAYER,
    );
  if (expr.name === 'previous')
    return lookup(
      'previous',
      seats.map((seat) => (seat + players - 1) % players),
      object,
      make.PLAYER,
    );
  return undefined;
}

function itemMember(object: Typed, components: readonly Component[], expr: Member, scope: Scope): Typed | undefined {
  if (components.length === 1) {
    const owned = ownedThing(object, components[0]!, expr, scope);
    if (owned) return owned;
  }
  const field = fieldOf(components, expr, scope);
  return field && lookup(expr.name, field.values, object, field.type);
}

/** What a field says of each item, made once for each way of asking. */
function fieldOf(
  components: readonly Component[],
  expr: Member,
  scope: Scope,
): { values: readonly number[]; type: Type } | undefined {
  const { fields, model } = scope.world;
  const key = `${expr.name} ${components.map(({ name }) => name).join()}`;
  const known = fields.get(key);
  if (known) return known;
  if (expr.name === 'owner') {
    const everywhere = components.every((component) => component.perPlayer);
    const type: Type = everywhere ? make.PLAYER : { ...make.PLAYER, optional: true };
    const made = { values: model.items.map((item) => item.owner), type };
    fields.set(key, made);
    return made;
  }
  const having = components.filter((component) => component.fields.has(expr.name));
  if (!having.length) return undefined;
  if (having.some((component) => component.fields.get(expr.name)!.width))
    throw new TypeProblem('list-field-alone', { name: expr.name }, expr.nameSpan);
  let type = having[0]!.fields.get(expr.name)!.type;
  for (const component of having.slice(1)) type = make.join(type, component.fields.get(expr.name)!.type) ?? type;
  const values = Array.from({ length: model.items.length }, () => make.noneOf(type));
  for (const component of having)
    component.fields.get(expr.name)!.values.forEach((value, i) => {
      values[component.firstItem + i] = value;
    });
  const made = { values, type: having.length < components.length ? { ...type, optional: true } : type } as const;
  fields.set(key, made);
  return made;
}

/** One value of a list field, `tile.colors[side]`: the index goes round. */
export function listField(object: Typed, expr: Member, index: Typed, scope: Scope): Typed | undefined {
  if (object.type.t !== 'item') return undefined;
  const having = object.type.components.filter((component) => component.fields.get(expr.name)?.width);
  const [component] = having;
  if (!component || object.type.components.length > 1) return undefined;
  const { width, type } = component.fields.get(expr.name)!;
  const table = listTable(component, expr.name, scope);
  const at = make.arithmetic(
    '+',
    make.arithmetic('*', object, make.integer(width!)),
    make.arithmetic('%', index, make.integer(width!)),
  );
  const found: Typed = { k: 'lookup', name: expr.name, table, arg: at, type };
  return object.type.optional ? orNone(object, found) : found;
}

/** The values of a list field for all items, one after the other; made once. */
function listTable(component: Component, name: string, scope: Scope): readonly number[] {
  const { fields, model } = scope.world;
  const key = `${name}[] ${component.name}`;
  const known = fields.get(key);
  if (known) return known.values;
  const { width = 1, values, type } = component.fields.get(name)!;
  const table = Array.from({ length: model.items.length * width }, () => make.noneOf(type));
  values.forEach((value, i) => {
    table[component.firstItem * width + i] = value;
  });
  fields.set(key, { values: table, type });
  return table;
}

/** A value that is none where what it is looked up for is none. */
export function orNone(of: Typed, value: Typed): Typed {
  const type: Type = { ...value.type, optional: true };
  return {
    k: 'if',
    condition: make.compare('==', of, make.none()),
    then: { k: 'const', value: make.noneOf(type), type },
    else: value,
    type,
  };
}

function zoneMember(object: Typed, expr: Member): Typed | undefined {
  const { ref } = object as Typed & { k: 'zone' };
  const component = ref.zone.holds.find((held) => held.name === expr.name);
  return component && amountOf(ref, component);
}

export function amountOf(ref: ZoneRef, component: Component | undefined): Typed {
  const held = component ? [component] : ref.zone.holds;
  const total = held.reduce((sum, each) => sum + (each.kind === 'tokens' ? each.amount * each.kinds : each.amount), 0);
  const most = held.some((each) => each.endless) ? 0x7fffffff : total;
  const type = make.integerType(0, ref.zone.unlimited ? most : Math.min(most, ref.zone.limit ?? most));
  return { k: 'amount', ref, component, type: ref.owner?.type.optional ? { ...type, optional: true } : type };
}
