/** The things of a game: spaces, components, zones, variables, and the meaning of options. */
import { parseSignature } from '../expression/parse.ts';
import { graphSet, gridSet, trackSet } from './boards.ts';
import { type Builder, isNode, type Node } from './builder.ts';
import * as make from './make.ts';
import { pieceList } from './pieces.ts';
import { namedValues, type OptionMeaning } from './scope.ts';
import type { Component, Holder, SpaceSet, Type, VariableInfo, ZoneInfo } from './types.ts';

export function optionMeanings(
  definition: Node,
  values: Readonly<Record<string, unknown>>,
): Map<string, OptionMeaning> {
  const meanings = new Map<string, OptionMeaning>();
  for (const [name, declared] of Object.entries<Node>(definition.options ?? {})) {
    const value = values[name];
    if ('integer' in declared)
      meanings.set(name, { kind: 'integer', value: value as number, min: value as number, max: value as number });
    else if ('boolean' in declared) meanings.set(name, { kind: 'boolean', value: value ? 1 : 0, min: 0, max: 1 });
    else {
      const names = isNode(declared.of) && !('integer' in declared.of) ? Object.keys(declared.of) : undefined;
      if ('choice' in declared)
        meanings.set(name, { kind: 'choice', values: names ?? [], value: (names ?? []).indexOf(value as string) });
      else
        meanings.set(name, {
          kind: 'list',
          values: names,
          items: (value as (string | number)[]).map((item) => (names ? names.indexOf(String(item)) : Number(item))),
        });
    }
  }
  return meanings;
}

/** Builds everything that has a name and no rules in it. Order matters: later things name earlier ones. */
export function buildEntities(builder: Builder): void {
  const { definition, world } = builder;
  const { model } = world;
  for (const [name, values] of Object.entries<unknown[]>(definition.kinds ?? {})) {
    world.kinds.set(name, { t: 'choice', values: values.map(String) });
  }
  for (const name of Object.keys(definition.board ?? {})) model.spaces.set(name, buildSpaces(builder, name));
  for (const name of Object.keys(definition.components ?? {}))
    model.components.set(name, buildComponent(builder, name));
  for (const name of Object.keys(definition.zones ?? {})) {
    const zone = buildZone(builder, name);
    if (zone) model.zones.set(name, zone);
    if (zone?.unlimited) for (const component of zone.holds) component.endless = true;
  }
  numberItems(builder);
  placeComponents(builder);
  // Definitions come before variables, whose bounds and first values may use them.
  for (const key of Object.keys(definition.define ?? {})) addMacro(builder, key);
  for (const name of Object.keys(definition.variables ?? {}))
    addVariable(builder, definition.variables, name, name, eachOf(builder, definition.variables[name], name));
  for (const [set, declared] of Object.entries<Node>(definition.board ?? {})) {
    for (const name of Object.keys(declared.variables ?? {}))
      addVariable(builder, declared.variables, name, `${set}.${name}`, model.spaces.get(set)!);
  }
}

function buildSpaces(builder: Builder, name: string): SpaceSet {
  const declared: Node = builder.definition.board[name];
  const set =
    'grid' in declared
      ? gridSet(builder, name, declared)
      : 'graph' in declared
        ? graphSet(builder, name, declared)
        : trackSet(builder, name, declared);
  set.location = builder.origins.keyAt(builder.definition.board, name);
  return set;
}

function buildComponent(builder: Builder, name: string): Component {
  const declared: Node = builder.definition.components[name];
  const perPlayer = declared.each === 'player';
  const owners = perPlayer ? builder.players : 1;
  const component: Component = {
    name,
    kind: 'tokens' in declared ? 'tokens' : 'pieces',
    perPlayer,
    amount: 0,
    endless: false,
    firstKind: 0,
    kinds: 0,
    firstItem: 0,
    items: 0,
    fields: new Map(),
    rules: new Map(),
    itemNames: [],
    location: builder.origins.keyAt(builder.definition.components, name),
  };
  if (component.kind === 'tokens') {
    component.amount = Math.max(0, builder.constant(declared, 'tokens', 0));
    component.kinds = owners;
  } else pieceList(builder, component, declared, owners);
  return component;
}

/** What a thing belongs to: the game, each player, each space of a set, or each piece of a component. */
function eachOf(builder: Builder, declared: Node, name: string): Holder {
  const { each } = declared;
  const { spaces, components } = builder.world.model;
  if (each === undefined || each === 'game') return 'game';
  if (each === 'player') return 'player';
  const holder = spaces.get(each) ?? components.get(each);
  if (holder && !('kind' in holder && holder.kind === 'tokens')) return holder;
  const candidates = ['player', ...spaces.keys(), ...components.keys()];
  builder.report('unknown-name', { name: each, candidates }, builder.origins.at(declared, 'each'));
  builder.world.broken.add(name);
  return 'game';
}

const instancesOf = (each: Holder, players: number): number =>
  each === 'game' ? 1 : each === 'player' ? players : 'kind' in each ? each.items : each.size;

function buildZone(builder: Builder, name: string): ZoneInfo | undefined {
  const declared: Node = builder.definition.zones[name];
  const { model } = builder.world;
  const holder = eachOf(builder, declared, name);
  const each = typeof holder === 'object' && 'kind' in holder ? 'game' : holder;
  const listed: string[] = Array.isArray(declared.holds) ? declared.holds : [declared.holds];
  const holds: Component[] = [];
  listed.forEach((held, i) => {
    const component = model.components.get(held);
    if (component) holds.push(component);
    else {
      const location = Array.isArray(declared.holds)
        ? builder.origins.at(declared.holds, i)
        : builder.origins.at(declared, 'holds');
      builder.report('unknown-component', { name: held, candidates: [...model.components.keys()] }, location);
      builder.world.broken.add(name);
    }
  });
  const seen = seenBy(builder, declared);
  const tokens = holds.find((component) => component.kind === 'tokens');
  if (seen !== 'all' && tokens)
    builder.report('tokens-are-seen', { zone: name, component: tokens.name }, builder.origins.at(declared, 'seen'));
  return {
    name,
    each,
    instances: instancesOf(each, builder.players),
    holds,
    ordered: declared.order !== undefined,
    seen,
    limit: declared.limit === undefined ? undefined : builder.constant(declared, 'limit', 0),
    unlimited: declared.unlimited === true,
    location: builder.origins.keyAt(builder.definition.zones, name),
  };
}

const SEEN: readonly ZoneInfo['seen'][] = ['all', 'owner', 'others', 'nobody'];

/** Who sees what lies in a zone, fixed by the options. */
function seenBy(builder: Builder, declared: Node): ZoneInfo['seen'] {
  // `others` is a word of expressions too, but here it is meant like the rest.
  if (SEEN.includes(declared.seen)) return declared.seen;
  const typed = builder.value(declared, 'seen', builder.root, { t: 'choice', values: SEEN });
  if (typed && !make.isConst(typed)) builder.report('not-constant', {}, builder.origins.at(declared, 'seen'));
  return typed && make.isConst(typed) ? SEEN[typed.value]! : 'all';
}

/** Numbers token kinds and items. Tokens are items only if some ordered zone may hold them. */
function numberItems(builder: Builder): void {
  const { model } = builder.world;
  const inOrder = new Set([...model.zones.values()].filter((zone) => zone.ordered).flatMap((zone) => zone.holds));
  for (const component of model.components.values()) {
    component.firstKind = model.kinds.length;
    component.firstItem = model.items.length;
    if (component.kind === 'tokens') {
      for (let owner = 0; owner < component.kinds; owner++)
        model.kinds.push({ component, owner: component.perPlayer ? owner : -1 });
      if (!inOrder.has(component)) continue;
      component.items = component.amount * component.kinds;
      for (let i = 0; i < component.items; i++) {
        const owner = component.perPlayer ? Math.floor(i / component.amount) : -1;
        const name = owner < 0 ? component.name : `${component.name}:${owner}`;
        component.itemNames.push(name);
        model.items.push({ component, owner, name });
      }
    } else {
      const perOwner = component.perPlayer ? component.items / builder.players : component.items;
      for (let i = 0; i < component.items; i++)
        model.items.push({
          component,
          owner: component.perPlayer ? Math.floor(i / perOwner) : -1,
          name: component.itemNames[i]!,
        });
    }
  }
}

/** Each component starts in the zone it names, or in the only one that can hold it. */
function placeComponents(builder: Builder): void {
  const { model } = builder.world;
  for (const [name, declared] of Object.entries<Node>(builder.definition.components ?? {})) {
    const component = model.components.get(name)!;
    const holders = [...model.zones.values()].filter((zone) => zone.holds.includes(component));
    if (declared.start === undefined) {
      if (holders.length === 1) component.start = holders[0];
      else if (![...model.zones.keys()].some((zone) => builder.world.broken.has(zone)))
        builder.report('start-missing', { name, zones: holders.map((zone) => zone.name) }, component.location);
      if (component.start) checkStart(builder, component, component.start, declared);
      continue;
    }
    const zone = model.zones.get(declared.start);
    if (!zone)
      builder.report(
        'unknown-zone',
        { name: declared.start, candidates: [...model.zones.keys()] },
        builder.origins.at(declared, 'start'),
      );
    else if (!zone.holds.includes(component))
      builder.report(
        'zone-does-not-hold',
        { zone: zone.name, component: name, holds: zone.holds.map((held) => held.name) },
        builder.origins.at(declared, 'start'),
      );
    else {
      component.start = zone;
      checkStart(builder, component, zone, declared);
    }
  }
}

function checkStart(builder: Builder, component: Component, zone: ZoneInfo, declared: Node): void {
  if (zone.each === 'game' || (zone.each === 'player' && component.perPlayer)) return;
  builder.report(
    'start-where',
    { component: component.name, zone: zone.name },
    builder.origins.at(declared, 'start') ?? component.location,
  );
}

function addVariable(builder: Builder, holder: Node, key: string, name: string, each: Holder): void {
  const declared: Node = holder[key];
  const type = variableType(builder, declared);
  if (!type) {
    builder.world.broken.add(key);
    return;
  }
  const kind = ['integer', 'boolean', 'player', 'space', 'piece', 'choice'].find((word) => word in declared)!;
  const initial = builder.value(declared, kind, builder.root, { ...type, optional: true } as Type);
  const optional =
    initial !== undefined &&
    (make.isConst(initial) ? initial.value === make.noneOf(type) : initial.type.optional === true);
  const variable: VariableInfo = {
    name,
    each,
    instances: instancesOf(each, builder.players),
    type: optional ? ({ ...type, optional: true } as Type) : type,
    initial: initial === undefined ? make.noneOf(type) : make.isConst(initial) ? initial.value : initial,
    location: builder.origins.keyAt(holder, key),
  };
  if (
    type.t === 'integer' &&
    typeof variable.initial === 'number' &&
    !optional &&
    (variable.initial < type.min || variable.initial > type.max)
  ) {
    builder.report(
      'initial-out-of-range',
      { name: key, value: variable.initial, min: type.min, max: type.max },
      builder.origins.at(declared, kind),
    );
  }
  builder.world.model.variables.set(name, variable);
}

/** Nothing if it is wrong (then reported). */
function variableType(builder: Builder, declared: Node): Type | undefined {
  const { model } = builder.world;
  if ('integer' in declared)
    return make.integerType(
      builder.constant(declared, 'min', -1_000_000),
      builder.constant(declared, 'max', 1_000_000),
    );
  if ('boolean' in declared) return make.BOOLEAN;
  if ('player' in declared) return make.PLAYER;
  if ('choice' in declared) return valuesOf(builder, declared, 'of');
  const { of } = declared;
  if ('space' in declared) {
    const set = model.spaces.get(of) ?? (of === undefined ? [...model.spaces.values()][0] : undefined);
    if (set) return { t: 'space', set };
    builder.report(
      'unknown-name',
      { name: String(of), candidates: [...model.spaces.keys()] },
      builder.origins.at(declared, 'of') ?? builder.origins.self(declared),
    );
    return undefined;
  }
  const component =
    model.components.get(of) ??
    (of === undefined ? [...model.components.values()].find((each) => each.kind === 'pieces') : undefined);
  if (component) return { t: 'item', components: [component] };
  builder.report(
    'unknown-component',
    { name: String(of), candidates: [...model.components.keys()] },
    builder.origins.at(declared, 'of') ?? builder.origins.self(declared),
  );
  return undefined;
}

/** The values of a choice: a list of names, a map of names and labels, a kind, or those of an option (`option.spillover`). */
export function valuesOf(builder: Builder, declared: Node, key: string): (Type & { t: 'choice' }) | undefined {
  const written = declared[key];
  if (Array.isArray(written)) return { t: 'choice', values: written.map(String) };
  if (isNode(written)) return { t: 'choice', values: Object.keys(written) };
  const { kinds, options, model } = builder.world;
  if (typeof written !== 'string') {
    builder.report('values-missing', {}, builder.origins.at(declared, key) ?? builder.origins.self(declared));
    return undefined;
  }
  const kind = namedValues(builder.world, written);
  if (kind) return kind;
  const option = written.startsWith('option.') ? options.get(written.slice(7)) : undefined;
  if (option?.kind === 'choice') return { t: 'choice', values: option.values };
  const ways = [...model.spaces.values()].flatMap(({ directions }) => directions?.type.values.length ?? []);
  const candidates = [
    ...kinds.keys(),
    ...(ways.includes(4) ? ['side'] : []),
    ...(ways.some((count) => count > 4) ? ['direction'] : []),
    ...[...options].flatMap(([name, each]) => (each.kind === 'choice' ? [`option.${name}`] : [])),
  ];
  builder.report(
    'unknown-name',
    { name: written, kind: 'list of values', candidates },
    builder.origins.at(declared, key),
  );
  return undefined;
}

function addMacro(builder: Builder, key: string): void {
  const { define } = builder.definition;
  const { macros, model } = builder.world;
  const location = builder.origins.keyAt(define, key);
  const signature = parseSignature(key);
  if (!signature.ok) {
    builder.report('bad-expression', { problem: signature.problem.message, hint: signature.problem.hint }, location);
    return;
  }
  const long = isNode(define[key]) && 'value' in define[key];
  const body = long ? builder.parse(define[key], 'value') : builder.parse(define, key);
  let typed = true;
  const params = signature.value.params.map(({ type, name }) => {
    const found = namedType(builder, type);
    if (!found) {
      typed = false;
      builder.report(
        'unknown-type',
        {
          name: type,
          candidates: ['player', 'integer', 'boolean', ...model.spaces.keys(), ...model.components.keys()],
        },
        location,
      );
    }
    return { name, type: found ?? make.BOOLEAN };
  });
  if (!body || !typed) builder.world.broken.add(signature.value.name);
  else
    macros.set(signature.value.name, {
      name: signature.value.name,
      params,
      body,
      holder: long ? define[key] : define,
      key: long ? 'value' : key,
    });
}

function namedType(builder: Builder, name: string): Type | undefined {
  const { spaces, components } = builder.world.model;
  if (name === 'player') return make.PLAYER;
  if (name === 'integer') return make.integerType(-0x7fffffff, 0x7fffffff);
  if (name === 'boolean') return make.BOOLEAN;
  const set = spaces.get(name);
  if (set) return { t: 'space', set };
  const values = namedValues(builder.world, name);
  if (values) return values;
  const component = components.get(name);
  return component && { t: 'item', components: [component] };
}
