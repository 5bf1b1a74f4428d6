/** What `look` says about a thing, with sensible answers where it says nothing. */

import type { ComponentView, RulesView, VariableView, ZoneView } from '../worker/protocol.ts';
import { humanized } from './words.ts';

/** Corners of a space; `whole` fills it. */
export const PLACES = ['top-left', 'top-right', 'center', 'bottom', 'whole'] as const;
export type Place = (typeof PLACES)[number];

/** How contents or a value are drawn. */
export type Drawing =
  | 'stack'
  | 'tag'
  | 'owners'
  | 'count'
  | 'each'
  | 'pips'
  | 'seat'
  | 'text'
  | 'hidden'
  // Of pieces and cards.
  | 'deck'
  | 'pile'
  | 'row'
  | 'column';

export interface Look {
  label?: string;
  shape?: string;
  color?: string;
  shows?: readonly string[];
  as?: Drawing;
  /** On a space: a corner of it. Of a board that is a graph: where its spaces lie, in hundredths of width and height. */
  at?: Place | Readonly<Record<string, readonly [number, number]>>;
  /** Of pieces: the variable that says how far they are turned, in steps of their sides. */
  turn?: string;
  /** Of a column: what stands beside its places, from the top; or the name of an option that is such a list. */
  steps?: readonly (string | number)[] | string;
  /** Of pieces: the field that is printed large. */
  big?: string;
}

/** The part of the rules that drawing needs; a card of the gallery has it too. */
export type Drawable = Pick<RulesView, 'spaces' | 'zones' | 'variables' | 'components' | 'look'>;

export function lookOf(rules: Pick<RulesView, 'look'>, name: string): Look {
  const all = rules.look as Record<string, Record<string, unknown>> | undefined;
  const found = all && Object.hasOwn(all, name) ? all[name] : undefined;
  if (!found) return {};
  const { label } = found;
  const text =
    typeof label === 'object' && label !== null
      ? ((label as Record<string, string>).en ?? Object.values(label as object)[0])
      : label;
  return { ...found, ...(text === undefined ? {} : { label: String(text) }) } as Look;
}

export const labelOf = (rules: Pick<RulesView, 'look'>, name: string): string =>
  lookOf(rules, name).label ?? humanized(name);

interface Shown {
  zones: ZoneView[];
  variables: VariableView[];
  order: (ZoneView | VariableView)[];
}

/** It is asked for every space of a board, each time that this is drawn. */
const shown = new WeakMap<Drawable, Map<string, Shown>>();

/** What is shown for each space of a set, each player or the game, in order: `shows`, else everything there is. */
export function shownThings(rules: Drawable, each: string): Shown {
  const known = shown.get(rules) ?? new Map<string, Shown>();
  shown.set(rules, known);
  const found = known.get(each) ?? showing(rules, each);
  known.set(each, found);
  return found;
}

function showing(rules: Drawable, each: string): Shown {
  const zones = rules.zones.filter((zone) => zone.each === each);
  const variables = rules.variables.filter((variable) => variable.each === each);
  const { shows } = lookOf(rules, each === 'game' ? 'table' : each);
  const all: (ZoneView | VariableView)[] = [...zones, ...variables];
  const order = shows ? shows.flatMap((name) => all.filter((thing) => thing.name === name)) : all;
  return { zones, variables, order: order.filter((thing) => lookOf(rules, thing.name).as !== 'hidden') };
}

export const isZone = (thing: ZoneView | VariableView): thing is ZoneView => 'holds' in thing;

/** The tint of a space: its first group that has a color, else a color by the order of the groups. */
export function tintOf(rules: Drawable, set: string, space: number): string | undefined {
  const groups = rules.spaces.find((one) => one.name === set)?.groups ?? {};
  const names = Object.keys(groups);
  const own = names.filter((name) => groups[name].includes(space));
  const name = own.find((one) => lookOf(rules, one).color) ?? own[0];
  if (name === undefined) return undefined;
  return lookOf(rules, name).color ?? TINTS[names.indexOf(name) % TINTS.length];
}

const TINTS = ['slate', 'sand', 'sage', 'rose', 'lilac', 'sky'];

/** Any color of the palette can be a tint. */
export const tintStyle = (tint: string): string =>
  `--tint: var(--tint-${tint}, color-mix(in oklab, var(--color-${tint}, var(--color-stone)) 26%, var(--surface)))`;

export const componentOf = (rules: Pick<RulesView, 'components'>, name: string): ComponentView | undefined =>
  rules.components.find((component) => component.name === name);

/** The corner of a space in which a thing is drawn, if `look` says it. */
export const placeIn = ({ at }: Look): Place | undefined => (typeof at === 'string' ? at : undefined);
