/**
 * Test support: a small game with one of everything that an expression can read, random positions of it, and what
 * json-logic-js has to see of a position. The values are read from the flat state by its layout, without generated code.
 */
import type { Expr } from '../../expression/ast.ts';
import { evaluate, type Scope, withNames } from '../../expression/logic.ts';
import { parseInfix } from '../../expression/parse.ts';
import type { Component, SpaceSet, VariableInfo, ZoneInfo } from '../../model/types.ts';
import { NONE, NONE_INT } from '../../model/types.ts';
import { below, HEADER } from '../layout.ts';
import type { Program, State } from '../program.ts';

/** Rules that are written on pieces, by the pieces' names. */
const RULES: Record<string, { ready?: string; worth?: string }> = {
  near: { ready: 'this in rack or on', worth: 'me.score - (if this.weight == none then 0 else this.weight)' },
  far: { worth: 'if y > 0 then this.spin else count square with this in square.floor' },
  low: { ready: 'me.out' },
};

/** `terms` are score terms, each with an expression. */
export const worldText = (terms: readonly string[]): string => `houserules: 1
name: world
title: One of everything
players: { min: 3, max: 3 }
kinds:
  hue: [red, blue, green]
options:
  few: { integer: 3, min: 0, max: 9, label: Few }
  many: { integer: 40, min: 0, max: 99, label: Many }
  yes: { boolean: true, label: Yes }
  fruit: { choice: pear, of: { apple: Apple, pear: Pear }, label: Fruit }
  numbers: { list: [3, -1, 7], of: { integer: { min: -9, max: 9 } }, minLength: 1, maxLength: 5, label: Numbers }
board:
  square:
    grid: { columns: 3, rows: 3, neighbours: 8 }
    groups: |
      rim rim rim+gate
      rim mid rim
      rim .   gate
    variables:
      bidder: { player: none }
      tally: { integer: 0, min: -5, max: 500 }
      wet: { boolean: false }
      other: { space: none, of: square }
  city:
    graph:
      nodes: { bern: { label: Bern, size: 3, port: false }, oslo: { label: Oslo, size: 7, port: true }, rome: { label: Rome, port: true } }
      edges: [[bern, rome]]
  plot:
    grid: { columns: 2, rows: 2, neighbours: 4 }
    each: player
components:
  coin: { tokens: 6, each: player, start: purse }
  gem: { tokens: 9, start: bank }
  card: { deck: { rank: { from: 1, to: 4 }, suit: [sun, moon] }, copies: 2, name: "{suit} {rank}", start: deck }
  cube: { pieces: 3, each: player, start: box }
  tile:
    list:
      - { name: near, hue: red, sides: [red, blue, blue, green], weight: 2, ready: "${RULES.near.ready}", worth: "${RULES.near.worth}" }
      - { name: far, hue: blue, sides: [green, green, red, red], weight: 5, worth: "${RULES.far.worth}" }
      - { name: low, hue: red, sides: [blue, red, green, blue], ready: "${RULES.low.ready}" }
    rules: { ready: boolean, worth: integer }
    copies: 2
    start: rack
zones:
  rack: { holds: tile }
  floor: { each: square, holds: tile }
  bank: { holds: [gem, coin] }
  purse: { each: player, holds: [coin, gem] }
  deck: { holds: card, order: stack, seen: nobody }
  hand: { each: player, holds: card, seen: owner }
  row: { holds: card }
  box: { each: player, holds: cube }
  heap: { each: square, holds: coin, order: stack }
  pile: { each: square, holds: [gem, coin, cube] }
  bed: { each: plot, holds: card }
variables:
  x: { integer: 0, min: -1000000, max: 1000000 }
  y: { integer: 1, min: -20, max: 20 }
  big: { integer: 0, min: -2147483647, max: 2147483647 }
  maybe: { integer: none, min: 0, max: 9 }
  on: { boolean: false }
  season: { choice: spring, of: [spring, summer, autumn] }
  mood: { choice: none, of: [good, bad], each: player }
  lead: { player: none }
  spot: { space: none, of: square }
  held: { piece: none, of: card }
  score: { integer: 0, min: -300, max: 300, each: player }
  out: { boolean: false, each: player }
  home: { space: a1, of: square, each: player }
  friend: { player: none, each: player }
  spin: { integer: 0, min: 0, max: 3, each: tile }
  paint: { choice: red, of: hue }
define:
  near(square a, square b): b in a.neighbours
  strength(player): (sum of card.rank for card in player.hand) + player.score
  twice(integer n): n + n
  rich(player): player.purse.coin > option.few
  busy: count square with square.bidder != none
  owner(square): top(square.heap).owner
turn: { act: { choose: { pass: {} } } }
end: { over: { after: turn } }
score:
${terms.map((term, i) => `  t${i}: ${JSON.stringify({ value: term })}`).join('\n')}
`;

export type Draw = (bound: number) => number;

/** A random position: every component somewhere, every variable with some value of its type. */
export function randomPosition(program: Program, fresh: State, draw: Draw): State {
  const { layout, model } = program;
  const state = fresh.slice();
  for (const [zone, { base, stride }] of layout.zones) {
    state.fill(0, base, base + stride * zone.instances);
    if (zone.ordered) for (let i = 0; i < zone.instances; i++) state[base + stride * i] = NONE;
  }
  const put = (zone: ZoneInfo, owner: number, component: Component, kind: number, item: number): void => {
    const { base, stride, components, firstInstance } = layout.zones.get(zone)!;
    const start = base + stride * owner;
    if (zone.ordered) {
      if (layout.linked) state[layout.next + item] = state[start]!;
      state[start] = item;
      if (stride > 1) state[start + 1]!++;
    } else {
      const { total, kinds } = components.get(component)!;
      if (total >= 0) state[start + total]!++;
      if (component.kind === 'tokens' && component.kinds > 1) state[start + kinds + kind]!++;
    }
    if (component.kind === 'pieces') state[layout.place + item] = firstInstance + owner;
  };
  for (const component of model.components.values()) {
    const holders = [...model.zones.values()].filter((zone) => zone.holds.includes(component));
    const count = component.kind === 'pieces' ? component.items : component.amount * component.kinds;
    for (let i = 0; i < count; i++) {
      const zone = holders[draw(holders.length)]!;
      put(zone, draw(zone.instances), component, Math.floor(i / component.amount), component.firstItem + i);
    }
  }
  for (const [variable, base] of layout.variables) {
    for (let i = 0; i < variable.instances; i++) state[base + i] = randomValue(variable, draw);
  }
  program.code.reindex(state);
  state[HEADER.active] = draw(model.players);
  state[HEADER.round] = draw(4);
  return state;
}

function randomValue({ type }: VariableInfo, draw: Draw): number {
  if (type.optional && draw(3) === 0) return type.t === 'integer' ? NONE_INT : NONE;
  switch (type.t) {
    case 'integer': {
      const near = [type.min, type.max, 0, 1, -1].filter((value) => value >= type.min && value <= type.max);
      return draw(3) === 0
        ? near[draw(near.length)]!
        : type.min + Math.floor((draw(1 << 30) / (1 << 30)) * (type.max - type.min + 1));
    }
    case 'boolean':
      return draw(2);
    case 'player':
      return draw(3);
    case 'choice':
      return draw(type.values.length);
    case 'space':
      return draw(type.set.size);
    case 'item':
      return type.components[0]!.firstItem + draw(type.components[0]!.items);
    default:
      return 0;
  }
}

/** A thing with properties: a player, a space, a piece or a zone. */
type Thing = Record<string, unknown>;

/** What expressions see of a position, for a player. */
export function scopeOf(program: Program, state: State, seat: number): Scope {
  const { layout, model } = program;
  const players: Thing[] = Array.from({ length: model.players }, () => ({}));
  const items: Thing[] = model.items.map(() => ({}));
  const spaces = new Map<SpaceSet, Thing[]>(
    [...model.spaces.values()].map((set) => [set, Array.from({ length: set.size }, () => ({}))]),
  );

  const thing = (value: number, type: VariableInfo['type']): unknown => {
    if (type.t === 'integer') return value === NONE_INT ? null : value;
    if (type.t === 'boolean') return value !== 0;
    if (value === NONE) return null;
    if (type.t === 'player') return players[value];
    if (type.t === 'choice') return type.values[value];
    if (type.t === 'space') return spaces.get(type.set)![value];
    return items[value];
  };
  const itemsOf = ({ firstItem, items: count }: Component): Thing[] => items.slice(firstItem, firstItem + count);
  const holdersOf = (each: ZoneInfo['each'] | VariableInfo['each']): Thing[] =>
    each === 'player' ? players : (spaces.get(each as SpaceSet) ?? itemsOf(each as Component));

  const game: Thing = {};
  for (const [zone, { base, stride }] of layout.zones) {
    for (let owner = 0; owner < zone.instances; owner++) {
      const made = zoneThing(program, state, zone, owner, base + stride * owner, items);
      if (zone.each === 'game') game[zone.name] = made;
      else holdersOf(zone.each)[owner]![zone.name] = made;
    }
  }
  for (const [variable, base] of layout.variables) {
    const name = variable.name.slice(variable.name.lastIndexOf('.') + 1);
    for (let i = 0; i < variable.instances; i++) {
      const value = thing(state[base + i]!, variable.type);
      if (variable.each === 'game') game[name] = value;
      else holdersOf(variable.each)[i]![name] = value;
    }
  }
  for (const [set, made] of spaces) {
    made.forEach((space, i) => {
      space.neighbours = set.neighbors[i]!.map((near) => made[near]);
      if (set.grid) {
        space.column = (i % set.grid.columns) + 1;
        space.row = (Math.floor(i / set.grid.columns) % set.grid.rows) + 1;
      }
      if (set.perPlayer) space.owner = players[Math.floor(i / (set.size / model.players))];
      for (const [name, { type, values }] of set.attributes) space[name] = thing(values[i]!, type);
    });
  }
  players.forEach((player, i) => {
    player.seat = i;
    player.next = players[(i + 1) % players.length];
    player.previous = players[(i + players.length - 1) % players.length];
    for (const [set, made] of spaces)
      if (set.perPlayer)
        player[set.name] = made.slice((i * set.size) / players.length, ((i + 1) * set.size) / players.length);
  });
  items.forEach((item, i) => {
    const { component, owner } = model.items[i]!;
    item.owner = owner < 0 ? null : players[owner];
    for (const [name, { type, values, width }] of component.fields) {
      const at = i - component.firstItem;
      item[name] = width
        ? values.slice(at * width, (at + 1) * width).map((value) => thing(value, type))
        : thing(values[at]!, type);
    }
  });

  const groups = [...spaces].flatMap(([set, made]) =>
    [...set.groups].map(([name, members]) => [name, members.map((i) => made[i])]),
  );
  const components = [...model.components.values()]
    .filter((component) => component.items > 0)
    .map((component) => [component.name, items.slice(component.firstItem, component.firstItem + component.items)]);
  const words = [
    ...DIRECTIONS,
    'red',
    'blue',
    'green',
    'apple',
    'pear',
    'spring',
    'summer',
    'autumn',
    'good',
    'bad',
    'sun',
    'moon',
  ];
  const spaceNames = [...spaces].flatMap(([set, made]) =>
    set.perPlayer ? [] : set.names.map((name, i) => [name, made[i]]),
  );
  const options = Object.fromEntries(Object.entries(model.options));
  const me = players[seat];
  const scope: Scope = {
    names: {
      ...Object.fromEntries([...words.map((word) => [word, word]), ...spaceNames, ...groups]),
      ...game,
      me,
      player: me,
      active: players[state[HEADER.active]!],
      round: state[HEADER.round],
      busy: spaces.get(model.spaces.get('square')!)!.filter((square) => square.bidder !== null).length,
      players,
      others: players.filter((each) => each !== me),
      option: options,
    },
    domains: {
      player: players,
      hue: ['red', 'blue', 'green'],
      direction: DIRECTIONS,
      side: SIDES,
      ...Object.fromEntries([...spaces].map(([set, made]) => [set.name, made])),
      ...Object.fromEntries(components),
    },
    functions: functionsOf(players, spaces) as Scope['functions'],
    at: (value, index, owner, name) => {
      const zone = inside(owner);
      if (zone && players.includes(index as Thing)) return zone.counts.get(name!)![players.indexOf(index as Thing)];
      // Lists go round; those on pieces can be asked for a side.
      if (name !== 'sides' && name !== 'numbers') return undefined;
      const n = SIDES.includes(index as string) ? SIDES.indexOf(index as string) : (index as number);
      return Array.isArray(value) ? value[((n % value.length) + value.length) % value.length] : null;
    },
  };
  for (const item of items.filter((each) => 'sides' in each)) {
    const rules = RULES[model.items[items.indexOf(item)]!.name]!;
    const written = (source: string | undefined, otherwise: unknown) => ({
      get: () => (source === undefined ? otherwise : evaluate(parsed(source), withNames(scope, { this: item }))),
      enumerable: true,
    });
    Object.defineProperties(item, { ready: written(rules.ready, true), worth: written(rules.worth, 0) });
  }
  return scope;
}

const trees = new Map<string, Expr>();

function parsed(source: string): Expr {
  const tree = trees.get(source) ?? (parseInfix(source) as { expr: Expr }).expr;
  trees.set(source, tree);
  return tree;
}

const DIRECTIONS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];
const SIDES = ['north', 'east', 'south', 'west'];
const STEPS: Record<string, [number, number]> = {
  north: [0, -1],
  northeast: [1, -1],
  east: [1, 0],
  southeast: [1, 1],
  south: [0, 1],
  southwest: [-1, 1],
  west: [-1, 0],
  northwest: [-1, -1],
};

/** What lies in a zone. On the thing itself the amounts are properties, and its members can be gone through. */
interface Contents {
  members: readonly Thing[];
  total: number;
  /** By component, for each seat if there are some of each. */
  counts: ReadonlyMap<string, readonly number[]>;
}

const contents = new WeakMap<object, Contents>();
const inside = (zone: unknown): Contents | undefined => (zone === null ? undefined : contents.get(zone as object));

function zoneThing(
  program: Program,
  state: State,
  zone: ZoneInfo,
  owner: number,
  start: number,
  items: readonly Thing[],
): Thing {
  const { layout, model } = program;
  const place = layout.zones.get(zone)!.firstInstance + owner;
  const held: number[] = [];
  if (zone.ordered)
    for (let item = state[start]!; item >= 0; item = below(layout, layout.zones.get(zone)!, state, item))
      held.push(item);
  else
    model.items.forEach(({ component }, item) => {
      if (component.kind === 'pieces' && state[layout.place + item] === place) held.push(item);
    });
  const counts = new Map<string, number[]>();
  for (const component of zone.holds) {
    const perSeat = Array.from({ length: component.perPlayer ? model.players : 1 }, (_, kind) => {
      if (zone.ordered || component.kind === 'pieces')
        return held.filter(
          (item) =>
            model.items[item]!.component === component && (!component.perPlayer || model.items[item]!.owner === kind),
        ).length;
      return state[start + layout.zones.get(zone)!.components.get(component)!.kinds + kind]!;
    });
    counts.set(component.name, perSeat);
  }
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  const made: Thing = Object.fromEntries([...counts].map(([name, perSeat]) => [name, sum(perSeat)]));
  const members = held.map((item) => items[item]!);
  Object.defineProperty(made, Symbol.iterator, { value: () => members[Symbol.iterator](), enumerable: false });
  contents.set(made, { members, total: sum([...counts.values()].flat()), counts });
  return made;
}

type Call = (...args: never[]) => unknown;

function functionsOf(players: readonly Thing[], spaces: ReadonlyMap<SpaceSet, Thing[]>): Record<string, Call> {
  const list = (set: unknown): readonly unknown[] => (set === null ? [] : Array.from(set as Iterable<unknown>));
  const distance = (from: Thing, to: Thing): number | null => {
    let ring: Thing[] = [from];
    const seen = new Set(ring);
    for (let steps = 0; ring.length; steps++) {
      if (ring.includes(to)) return steps;
      ring = ring.flatMap((space) => space.neighbours as Thing[]).filter((near) => !seen.has(near) && seen.add(near));
    }
    return null;
  };
  const step = (space: Thing | null | undefined, way: string): Thing | null => {
    const found = [...spaces].find(([, made]) => made.includes(space!));
    if (!space || !found) return null;
    const [set, made] = found;
    const { columns, rows } = set.grid!;
    const cells = columns * rows;
    const i = made.indexOf(space);
    const [dx, dy] = STEPS[way]!;
    const [x, y] = [(i % columns) + dx, (Math.floor(i / columns) % rows) + dy];
    if (x < 0 || y < 0 || x >= columns || y >= rows) return null;
    return made[Math.floor(i / cells) * cells + y * columns + x]!;
  };
  const ray = (from: Thing, way: string): Thing[] => {
    const next = step(from, way);
    return next ? [next, ...ray(next, way)] : [];
  };
  const strength = (player: Thing): number =>
    ((list(player.hand) as Thing[]).reduce((sum, card) => sum + (card.rank as number), 0) + (player.score as number)) |
    0;
  return {
    count: (of: unknown) => (of === null || typeof of === 'number' ? of : (inside(of)?.total ?? list(of).length)),
    empty: (zone: Thing | null) => inside(zone)?.total === 0,
    top: (zone: Thing | null) => inside(zone)?.members[0] ?? null,
    bottom: (zone: Thing | null) => inside(zone)?.members.at(-1) ?? null,
    seat: (n: number) => players[((n % players.length) + players.length) % players.length],
    position: (item: Thing | null, zone: Thing | null) => {
      const at = item ? (inside(zone)?.members.indexOf(item) ?? -1) : -1;
      return at < 0 ? null : at;
    },
    distance,
    at: step,
    opposite: (way: string) => DIRECTIONS[(DIRECTIONS.indexOf(way) + 4) % 8],
    run: (from: Thing, way: string, within?: Iterable<Thing>) => {
      const all = ray(from, way);
      const set = within && list(within);
      const end = set ? all.findIndex((each) => !set.includes(each)) : -1;
      return end < 0 ? all : all.slice(0, end);
    },
    beyond: (from: Thing, way: string, within: Iterable<Thing>) =>
      ray(from, way).find((each) => !list(within).includes(each)) ?? null,
    connected: (from: Thing, within: Iterable<Thing>) => {
      const set = list(within);
      const reached = set.includes(from) ? [from] : [];
      for (const space of reached)
        for (const near of space.neighbours as Thing[])
          if (set.includes(near) && !reached.includes(near)) reached.push(near);
      // As a set it is in board order.
      return [...spaces].flatMap(([, made]) => made).filter((space) => reached.includes(space));
    },
    near: (a: Thing, b: Thing) => (a.neighbours as Thing[]).includes(b),
    strength,
    twice: (n: number) => (n + n) | 0,
    rich: (player: Thing) => ((player.purse as Thing).coin as number) > 3,
    owner: (space: Thing) => inside(space.heap)?.members[0]?.owner ?? null,
  };
}
