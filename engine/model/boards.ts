/** Space sets: grids, graphs and tracks, once for the game or once for each player. */
import { type Builder, isNode, localized, type Node } from './builder.ts';
import * as make from './make.ts';
import type { SpaceSet, Type } from './types.ts';

/** `a1` is the top left space: a column letter and a row counted from the top. After z comes aa. */
export function gridName(column: number, row: number): string {
  let letters = '';
  for (let n = column; n >= 0; n = Math.floor(n / 26) - 1) letters = String.fromCharCode(97 + (n % 26)) + letters;
  return `${letters}${row + 1}`;
}

export function gridSet(builder: Builder, name: string, declared: Node): SpaceSet {
  const columns = Math.max(1, builder.constant(declared.grid, 'columns', 1));
  const rows = Math.max(1, builder.constant(declared.grid, 'rows', 1));
  const around = declared.grid.neighbours === undefined ? 4 : builder.constant(declared.grid, 'neighbours', 4);
  const names: string[] = [];
  const neighbors: number[][] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      names.push(gridName(column, row));
      const near = waysOf(around)
        .map(([, dx, dy]) => [column + dx, row + dy] as const)
        .filter(([x, y]) => x >= 0 && x < columns && y >= 0 && y < rows)
        .map(([x, y]) => y * columns + x)
        .sort((a, b) => a - b);
      neighbors.push(near);
    }
  }
  return perPlayer(builder, declared, {
    name,
    names,
    neighbors,
    grid: { columns, rows },
    directions: gridDirections(columns, rows, around),
    groups: gridGroups(builder, declared, columns, rows, names),
  });
}

export function trackSet(builder: Builder, name: string, declared: Node): SpaceSet {
  const length = Math.max(1, builder.constant(declared.track, 'length', 1));
  const names = Array.from({ length }, (_, i) => `s${i + 1}`);
  const neighbors = names.map((_, i) => [i - 1, i + 1].filter((n) => n >= 0 && n < length));
  const set = perPlayer(builder, declared, { name, names, neighbors, groups: namedGroups(builder, declared, names) });
  set.attributes.set('position', {
    type: make.integerType(1, length),
    values: repeat(
      names.map((_, i) => i + 1),
      set.size,
    ),
  });
  return set;
}

export function graphSet(builder: Builder, name: string, declared: Node): SpaceSet {
  const nodes: Node = declared.graph.nodes ?? {};
  const names = Object.keys(nodes);
  const neighbors: number[][] = names.map(() => []);
  (declared.graph.edges ?? []).forEach((edge: unknown, i: number) => {
    const ends = (Array.isArray(edge) ? edge : (edge as Node).between) as string[];
    const [a, b] = ends.map((end) => names.indexOf(end));
    ends.forEach((end) => {
      if (!names.includes(end))
        builder.report('unknown-space', { name: end, candidates: names }, builder.origins.at(declared.graph.edges, i));
    });
    if (a === undefined || b === undefined || a < 0 || b < 0) return;
    neighbors[a]!.push(b);
    neighbors[b]!.push(a);
  });
  for (const near of neighbors) near.sort((a, b) => a - b);
  const set = perPlayer(builder, declared, { name, names, neighbors, groups: namedGroups(builder, declared, names) });
  set.labels = set.names.map((name, i) => localized(nodes[names[i % names.length]!]?.label) ?? name);
  for (const [attribute, values] of graphAttributes(nodes, names, builder.world.kinds))
    set.attributes.set(attribute, { type: values.type, values: repeat(values.values, set.size) });
  return set;
}

/** Attributes of nodes: numbers, yes/no, or names. */
function graphAttributes(nodes: Node, names: string[], kinds: Kinds): Map<string, { type: Type; values: number[] }> {
  const keys = new Set(names.flatMap((node) => (isNode(nodes[node]) ? Object.keys(nodes[node]) : [])));
  keys.delete('label');
  return new Map(
    [...keys].map((key) => [
      key,
      attributeOf(
        names.map((node) => nodes[node]?.[key]),
        kinds,
      ),
    ]),
  );
}

type Kinds = ReadonlyMap<string, Type & { t: 'choice' }>;

/**
 * The type of some values, and the values as integers: numbers, yes/no, or names. Names that are all of one declared
 * kind are of that kind, so that they can be compared with others of it.
 */
export function attributeOf(values: readonly unknown[], kinds: Kinds): { type: Type; values: number[] } {
  const present = values.filter((value) => value !== undefined && value !== null);
  const optional = present.length < values.length || undefined;
  if (present.every((value) => typeof value === 'number')) {
    const numbers = present as number[];
    const type: Type = {
      ...make.integerType(Math.min(...numbers, 0x7fffffff), Math.max(...numbers, -0x7fffffff)),
      optional,
    };
    return { type, values: values.map((value) => (typeof value === 'number' ? value : make.noneOf(type))) };
  }
  if (present.every((value) => typeof value === 'boolean'))
    return { type: make.BOOLEAN, values: values.map((value) => (value ? 1 : 0)) };
  const words = [...new Set(present.map(String))];
  const kind = [...kinds.values()].find((each) => words.every((word) => each.values.includes(word)));
  const type: Type & { t: 'choice' } = { ...(kind ?? { t: 'choice', values: words }), optional };
  return { type, values: values.map((value) => (value === undefined ? -1 : type.values.indexOf(String(value)))) };
}

const repeat = (values: number[], size: number): number[] =>
  Array.from({ length: size }, (_, i) => values[i % values.length]!);

/** Steps of a grid, clockwise from north. */
const COMPASS: readonly [name: string, dx: number, dy: number][] = [
  ['north', 0, -1],
  ['northeast', 1, -1],
  ['east', 1, 0],
  ['southeast', 1, 1],
  ['south', 0, 1],
  ['southwest', -1, 1],
  ['west', -1, 0],
  ['northwest', -1, -1],
];

/** Which ways neighbors lie: 4 sides, 8 directions, or the 6 of hexagons drawn as a slanted grid. */
function waysOf(around: number): typeof COMPASS {
  if (around === 8) return COMPASS;
  return COMPASS.filter(
    ([name, dx, dy]) => dx === 0 || dy === 0 || (around === 6 && (name === 'northeast' || name === 'southwest')),
  );
}

function gridDirections(columns: number, rows: number, around: number): NonNullable<SpaceSet['directions']> {
  const ways = waysOf(around);
  const steps: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (const [, dx, dy] of ways) {
        const [x, y] = [column + dx, row + dy];
        steps.push(x >= 0 && x < columns && y >= 0 && y < rows ? y * columns + x : -1);
      }
    }
  }
  return { type: { t: 'choice', values: ways.map(([name]) => name), cyclic: true }, steps };
}

type OneBoard = Pick<SpaceSet, 'name' | 'names' | 'neighbors' | 'groups' | 'grid' | 'directions'>;

/** With a board per player a space is a player and a cell, and neighbors never cross. */
function perPlayer(builder: Builder, declared: Node, board: OneBoard): SpaceSet {
  const boards = declared.each === 'player' ? builder.players : 1;
  const cells = board.names.length;
  const all = Array.from({ length: boards }, (_, seat) => seat);
  return {
    ...board,
    size: cells * boards,
    perPlayer: boards > 1 || declared.each === 'player',
    names:
      declared.each === 'player' ? all.flatMap((seat) => board.names.map((cell) => `${seat}:${cell}`)) : board.names,
    ...(board.directions && {
      directions: {
        type: board.directions.type,
        steps: all.flatMap((seat) => board.directions!.steps.map((cell) => (cell < 0 ? cell : cell + seat * cells))),
      },
    }),
    neighbors: all.flatMap((seat) => board.neighbors.map((near) => near.map((cell) => cell + seat * cells))),
    groups: new Map(
      [...board.groups].map(([group, members]) => [
        group,
        all.flatMap((seat) => members.map((cell) => cell + seat * cells)),
      ]),
    ),
    attributes: new Map(),
  };
}

/** A painted map: one word a cell, `.` for none, `a+b` for two groups. */
function gridGroups(
  builder: Builder,
  declared: Node,
  columns: number,
  rows: number,
  names: string[],
): Map<string, number[]> {
  if (typeof declared.groups !== 'string') return namedGroups(builder, declared, names);
  const groups = new Map<string, number[]>();
  const lines = declared.groups
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const fits = lines.length === rows && lines.every((line) => line.length === columns);
  if (!fits) {
    const wrong = lines.findIndex((line) => line.length !== columns);
    const params = { columns, rows, lines: lines.length, line: wrong + 1, words: lines[wrong]?.length };
    const span = lines.length === rows ? lineSpan(declared.groups, wrong) : undefined;
    builder.report(
      'groups-do-not-fit',
      params,
      span ? builder.origins.expression(declared, 'groups', span) : builder.origins.at(declared, 'groups'),
    );
  }
  lines.slice(0, rows).forEach((line, row) => {
    line.slice(0, columns).forEach((word, column) => {
      for (const group of word.split('+'))
        if (group !== '.') groups.set(group, [...(groups.get(group) ?? []), row * columns + column]);
    });
  });
  return groups;
}

/** Where a line of a text stands in it, the blanks around it aside; lines count from the first that is not empty. */
function lineSpan(text: string, line: number): { start: number; end: number } {
  let start = text.length - text.trimStart().length;
  for (let n = 0; n < line; n++) start = text.indexOf('\n', start) + 1;
  const rest = text.slice(start);
  const own = rest.split('\n', 1)[0]!;
  const from = start + own.length - own.trimStart().length;
  return { start: from, end: from + own.trim().length };
}

function namedGroups(builder: Builder, declared: Node, names: string[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [group, members] of Object.entries<string[]>(isNode(declared.groups) ? declared.groups : {})) {
    const found: number[] = [];
    members.forEach((member, i) => {
      const index = names.indexOf(member);
      if (index >= 0) found.push(index);
      else builder.report('unknown-space', { name: member, candidates: names }, builder.origins.at(members, i));
    });
    groups.set(
      group,
      found.sort((a, b) => a - b),
    );
  }
  return groups;
}
