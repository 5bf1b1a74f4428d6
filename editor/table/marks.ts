/** Draws zones and variables as marks: on a space, in a supply, in the bank. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ReadableState, Value } from '../../engine/index.ts';
import { piece, seatMark, seatStyle } from '../shapes/pieces.ts';
import type { VariableView, ZoneView } from '../worker/protocol.ts';
import {
  type Contents,
  contentsInWords,
  contentsOf,
  type Heap,
  type Item,
  isEmpty,
  type NameOf,
  valueInWords,
} from './contents.ts';
import { drawFace } from './face.ts';
import { faceOf } from './faces.ts';
import {
  componentOf,
  type Drawable,
  type Drawing,
  isZone,
  labelOf,
  lookOf,
  type Place,
  placeIn,
  shownThings,
} from './look.ts';
import { holdsPieces } from './things.ts';
import { tower } from './tower.ts';
import { turnOf, turnVariables } from './turning.ts';

export interface Mark {
  name: string;
  at: Place;
  drawing: TemplateResult | typeof nothing;
  /** What it says, without its label. */
  words: string;
  label: string;
}

const read = (
  all: Record<string, unknown>,
  thing: { name: string; each: string },
  owner: string | undefined,
): unknown =>
  thing.each === 'game' ? all[thing.name] : (all[thing.name] as Record<string, unknown> | undefined)?.[owner!];

/**
 * The marks of a space (by name), a player (by seat, as text) or the game. Empty zones and absent values have none; pieces
 * before players and in the middle of the table are drawn there.
 */
export function marksOf(
  rules: Drawable,
  state: ReadableState,
  each: string,
  owner: string | undefined,
  nameOf: NameOf,
): Mark[] {
  return shownThings(rules, each).order.flatMap((thing): Mark[] => {
    const label = labelOf(rules, thing.name);
    const look = lookOf(rules, thing.name);
    if (isZone(thing)) {
      if ((each === 'game' || each === 'player') && holdsPieces(rules, thing)) return [];
      const contents = contentsOf(rules, thing, read(state.zones, thing, owner));
      if (isEmpty(contents)) return [];
      const { items, heaps } = contents;
      const alone = items.length === 1 && heaps.length === 0 && look.as === undefined;
      const at = placeIn(look) ?? (alone ? 'whole' : thing.ordered || items.length > 0 ? 'center' : 'bottom');
      return [
        {
          name: thing.name,
          at,
          label,
          drawing: drawZone(rules, thing, contents, look.as, (item) =>
            turnOf(rules, state, item.component, item.name, each, owner),
          ),
          words: contentsInWords(rules, thing, contents, nameOf),
        },
      ];
    }
    // How far a tile is turned is seen.
    if (turnVariables(rules).has(thing.name)) return [];
    const value = read(state.variables, thing, owner) as Value | undefined;
    if (value === null || value === undefined) return [];
    const at = placeIn(look) ?? 'top-right';
    return [
      {
        name: thing.name,
        at,
        label,
        drawing: drawVariable(rules, thing, value, look.as),
        words: valueInWords(thing, value, nameOf),
      },
    ];
  });
}

function drawZone(
  rules: Drawable,
  zone: ZoneView,
  contents: Contents,
  as: Drawing | undefined,
  turn: (item: Item) => number,
): TemplateResult {
  const tokens = contents.items.length > 0 && contents.items.every((item) => isToken(rules, item));
  if (tokens && contents.items.length === 1 && as === undefined) {
    const [{ component, seat }] = contents.items;
    return piece({ ...lookOf(rules, component!), seat });
  }
  const drawing = as ?? (zone.ordered && tokens ? 'stack' : 'count');
  if (drawing === 'stack') return tower(contents.items, lookOf(rules, contents.items[0]?.component ?? '').shape);
  const heaps = withZeros(rules, zone, contents).map(({ component, seat, count }) => {
    const { shape, color } = lookOf(rules, component);
    if (drawing === 'tag')
      return html`<span class="tag" style=${seat === undefined ? nothing : seatStyle(seat)}>${seat === undefined ? nothing : seatMark(seat)}<b>${count}</b></span>`;
    if (drawing === 'owners' && seat !== undefined)
      return html`<span class="owner">${seatMark(seat)}<b>${count}</b></span>`;
    if (drawing === 'each')
      return html`${Array.from({ length: Math.min(count, 12) }, () => piece({ shape, color, seat }))}`;
    // One piece of a player on a space is the piece itself.
    const alone = count === 1 && seat !== undefined && zone.each !== 'game' && zone.each !== 'player';
    return piece({ shape, color, seat, ...(alone ? {} : { count }) });
  });
  return html`${heaps}${contents.items.map((item) => (isToken(rules, item) ? piece({ ...lookOf(rules, item.component!), seat: item.seat }) : drawFace(faceOf(rules, item.component, item.name), turn(item))))}`;
}

const isToken = (rules: Drawable, { component }: Item): boolean =>
  component !== undefined && componentOf(rules, component)?.kind === 'tokens';

/** What a player or the game can have is always in the same place, also when there is none of it. */
function withZeros(rules: Drawable, zone: ZoneView, { heaps }: Contents): Heap[] {
  if (zone.each !== 'player' && zone.each !== 'game') return heaps;
  const kinds = zone.holds.filter((name) => rules.components.find((one) => one.name === name)?.kind === 'tokens');
  return kinds.flatMap((component) => {
    const held = heaps.filter((heap) => heap.component === component);
    return held.length > 0 ? held : [{ component, count: 0 }];
  });
}

function drawVariable(rules: Drawable, variable: VariableView, value: Value, as: Drawing | undefined): TemplateResult {
  if (variable.type === 'player' && typeof value === 'number' && as !== 'text') return seatMark(value);
  if (as === 'pips' && typeof value === 'number') {
    const most = Math.min(variable.max ?? value, 8);
    return html`<span class="pips">${Array.from({ length: most }, (_, i) => html`<i class=${i < value ? 'on' : ''}></i>`)}</span>`;
  }
  const text = typeof value === 'boolean' ? (value ? '✓' : '–') : String(value);
  // Beside the board the label stands before it anyway.
  return html`<span class="value">${as === 'text' || variable.each === 'game' ? nothing : html`<small>${labelOf(rules, variable.name)}</small>`}${text}</span>`;
}
