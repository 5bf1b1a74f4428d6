/**
 * A position as text: boards, what lies on their spaces, the players' zones, the rest. Everything comes from the
 * model and its `look`; an unknown game is shown as completely as a known one.
 */

import type { Text } from '../../schema/types.ts';
import type { ReadableState } from '../index.ts';
import { HIDDEN } from '../index.ts';
import { textIn } from '../language/text.ts';
import type { Model, SpaceSet, VariableInfo, ZoneInfo } from '../model/types.ts';
import { variableName } from '../model/variables.ts';
import { table } from './table.ts';
import { seatName } from './wording.ts';

type Contents = Exclude<ReadableState['zones'][string], Record<string, never>>;

/** Marks of the groups of a board, in their order. */
const MARKS = ['·', ':', '+', '*', '#'];

export function picture(model: Model, view: ReadableState): string {
  const seats = Array.from({ length: model.players }, (_, seat) => seat);
  const blocks = [...model.spaces.values()].flatMap((set) =>
    set.perPlayer
      ? seats.map((seat) => [`${seatName(seat)}, ${labelOf(model, set.name)}`, ...board(model, view, set, seat)])
      : [board(model, view, set, 0)],
  );
  return [...blocks, playerTable(model, view), commonLines(model, view)]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** A zone or variable of each space, or of each player, or of the game. */
interface Thing {
  label: string;
  /** What it holds for a space or seat; empty if nothing worth saying. */
  read(owner: string): string;
}

type Holder = ZoneInfo['each'];

function thingsOf(model: Model, view: ReadableState, each: Holder): Thing[] {
  const things = new Map<string, Thing[]>();
  const zones = [...model.zones.values()].filter((zone) => zone.each === each);
  for (const zone of zones) {
    const split = each === 'player' && !zone.ordered && zone.holds.length > 1;
    const alone = zones.filter((other) => other.holds.length > 1).length === 1;
    things.set(
      zone.name,
      split
        ? zone.holds.map((held) => zoneThing(model, view, zone, held.name, alone))
        : [zoneThing(model, view, zone, undefined, false)],
    );
  }
  for (const variable of model.variables.values()) {
    if (variable.each === each) things.set(shortName(variable), [variableThing(model, view, variable)]);
  }
  const shown =
    typeof each === 'string' ? undefined : shownOn(model, each.name)?.flatMap((name) => things.get(name) ?? []);
  return shown?.length ? shown : [...things.values()].flat();
}

/** On a board there is little room. */
const shorter = (a: string, b: string): string => (b.length < a.length ? b : a);

const shortName = (variable: VariableInfo): string => variable.name.slice(variable.name.lastIndexOf('.') + 1);

/** @param component only what there is of it; its name is enough as a label if no other zone is `alone` */
function zoneThing(
  model: Model,
  view: ReadableState,
  zone: ZoneInfo,
  component: string | undefined,
  alone: boolean,
): Thing {
  const all = view.zones[zone.name]!;
  const onBoard = typeof zone.each !== 'string';
  const label = onBoard ? shorter(zone.name, labelOf(model, zone.name)) : labelOf(model, zone.name);
  return {
    label:
      component === undefined ? label : alone ? labelOf(model, component) : `${label} ${labelOf(model, component)}`,
    read(owner) {
      const contents = (zone.each === 'game' ? all : (all as Record<string, Contents>)[owner]) as Contents;
      if (Array.isArray(contents)) return runs(contents.map((name) => ownerOf(zone, name) ?? name));
      if (component !== undefined) return heldText(contents[component], zone, owner);
      return Object.entries(contents)
        .map(
          ([name, held]) =>
            (zone.holds.length === 1 || Array.isArray(held) ? '' : `${name} `) + heldText(held, zone, owner),
        )
        .join(', ');
    },
  };
}

/** Tokens of a player in an ordered zone are called by their seats. */
function ownerOf(zone: ZoneInfo, name: string): string | undefined {
  const [component, owner] = name.split(':');
  return zone.holds.length === 1 && zone.holds[0]!.kind === 'tokens' && component === zone.holds[0]!.name
    ? owner
    : undefined;
}

type Held = Exclude<Contents, string[]>[string];

/** A count; counts by seats (`0:3` is 3 of seat 0); or names of pieces. */
function heldText(held: Held | undefined, zone: ZoneInfo, owner: string): string {
  if (held === undefined) return '';
  if (typeof held === 'number') return String(held);
  if (Array.isArray(held)) return runs(held);
  const seats = Object.keys(held);
  if (zone.each === 'player' && seats.length === 1 && seats[0] === owner) return String(held[owner]);
  return seats.map((seat) => `${seat}:${held[seat]}`).join(' ');
}

function variableThing(model: Model, view: ReadableState, variable: VariableInfo): Thing {
  const name = shortName(variable);
  const value = view.variables[variableName(model, variable)];
  return {
    label: typeof variable.each === 'string' ? labelOf(model, name) : shorter(name, labelOf(model, name)),
    read(owner) {
      const own = variable.each === 'game' ? value : (value as Record<string, unknown>)[owner];
      if (own === null || own === undefined) return '';
      if (typeof own === 'boolean') return own ? 'yes' : variable.each === 'game' ? 'no' : '';
      return variable.type.t === 'player' ? `seat ${own}` : String(own);
    },
  };
}

/** Names in their order; the same one several times in a row is said once. */
function runs(names: readonly string[]): string {
  const said: { name: string; count: number }[] = [];
  for (const name of names) {
    const last = said.at(-1);
    if (last?.name === name) last.count++;
    else said.push({ name, count: 1 });
  }
  return said
    .map(({ name, count }) =>
      name === HIDDEN && count > 1 ? `${count} hidden` : count > 1 ? `${name} ×${count}` : name,
    )
    .join(', ');
}

function board(model: Model, view: ReadableState, set: SpaceSet, seat: number): string[] {
  const things = thingsOf(model, view, set);
  const cells = set.size / (set.perPlayer ? model.players : 1);
  const groups = [...set.groups.entries()].filter(([, members]) => members.length > 0);
  const marked = groups.length <= MARKS.length;
  const spaces = Array.from({ length: cells }, (_, cell) => {
    const id = seat * cells + cell;
    const marks = marked ? groups.flatMap(([, members], i) => (members.includes(id) ? [MARKS[i]!] : [])).join('') : '';
    const lines = things.map((thing) => {
      const text = thing.read(set.names[id]!);
      return text && (things.length > 1 ? `${thing.label} ${text}` : text);
    });
    return { name: set.names[id]!.replace(/^\d+:/, '') + marks, lines };
  });
  // The same for everybody, so it is said once.
  const legend = seat > 0 ? [] : legendOf(set, groups, marked, cells);
  if (set.grid) return [...grid(spaces, set.grid.columns), ...legend];
  const width = Math.max(...spaces.map(({ name }) => name.length));
  return [
    ...spaces.map(({ name, lines }) => `${name.padEnd(width)}  ${lines.filter(Boolean).join('; ')}`.trimEnd()),
    ...legend,
  ];
}

type Groups = readonly (readonly [string, readonly number[]])[];

/** What the marks mean, or which spaces are in each group if there are more groups than marks. */
function legendOf(set: SpaceSet, groups: Groups, marked: boolean, cells: number): string[] {
  if (groups.length === 0) return [];
  if (marked) return [groups.map(([group], i) => `${MARKS[i]} ${group}`).join('   ')];
  return groups.map(([group, members]) => {
    const names = members.filter((id) => id < cells).map((id) => set.names[id]!.replace(/^\d+:/, ''));
    return `${group}: ${names.join(' ')}`;
  });
}

interface Space {
  name: string;
  /** One for each thing of the board; empty ones are left out where a whole row has none. */
  lines: readonly string[];
}

function grid(spaces: readonly Space[], columns: number): string[] {
  const width = Math.max(4, ...spaces.flatMap(({ name, lines }) => [name, ...lines].map((text) => text.length)));
  const rule = `+${`${'-'.repeat(width + 2)}+`.repeat(columns)}`;
  const line = (texts: readonly string[]): string => `|${texts.map((text) => ` ${text.padEnd(width)} |`).join('')}`;
  const out = [rule];
  for (let first = 0; first < spaces.length; first += columns) {
    const row = spaces.slice(first, first + columns);
    out.push(line(row.map((space) => space.name)));
    for (const i of row[0]!.lines.keys())
      if (row.some((space) => space.lines[i])) out.push(line(row.map((space) => space.lines[i]!)));
    out.push(rule);
  }
  return out;
}

/** Whose decision it is is marked with `>`. */
function playerTable(model: Model, view: ReadableState): string[] {
  const things = thingsOf(model, view, 'player');
  if (things.length === 0) return [];
  const rows = Array.from({ length: model.players }, (_, seat) => [
    `${view.next?.actor === seat ? '>' : ' '} ${seatName(seat)}`,
    ...things.map((thing) => thing.read(String(seat)) || '-'),
  ]);
  const lines = table([['', ...things.map((thing) => thing.label)], ...rows]);
  if (lines.every((line) => line.length <= WIDEST)) return lines;
  return rows.flatMap(([seat, ...cells]) => [seat!, ...cells.map((cell, i) => `    ${things[i]!.label}: ${cell}`)]);
}

/** Characters in a line of a table; what needs more is written as a list. */
const WIDEST = 100;

function commonLines(model: Model, view: ReadableState): string[] {
  const lines = thingsOf(model, view, 'game').map((thing) => `${thing.label}: ${thing.read('') || '-'}`);
  for (const variable of model.variables.values()) {
    if (typeof variable.each === 'string' || !('kind' in variable.each)) continue;
    const thing = variableThing(model, view, variable);
    const pieces = Object.keys(view.variables[variableName(model, variable)] as object);
    const said = pieces.flatMap((piece) => (thing.read(piece) ? [`${piece} ${thing.read(piece)}`] : []));
    lines.push(`${thing.label}: ${said.join(', ') || '-'}`);
  }
  return lines;
}

function lookOf(model: Model, name: string): { label?: Text; shows?: string[] } | undefined {
  const look = model.look as Record<string, { label?: Text; shows?: string[] }> | undefined;
  return look && Object.hasOwn(look, name) ? look[name] : undefined;
}

const labelOf = (model: Model, name: string): string => textIn(lookOf(model, name)?.label) ?? name;
const shownOn = (model: Model, name: string): string[] | undefined => lookOf(model, name)?.shows;
