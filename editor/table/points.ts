/** Where the spaces of a graph lie on its map, and their colors. */
import type { SpaceSetView } from '../worker/protocol.ts';
import { valueColor } from './colors.ts';
import { fitted, layOut, type Point } from './layout.ts';
import { type Drawable, lookOf, tintOf } from './look.ts';

const places = new WeakMap<SpaceSetView, Point[]>();

/** Where the spaces of a set lie: as `look` says, else as two attributes called x and y do, else laid out. */
export function pointsOf(rules: Pick<Drawable, 'look'>, set: SpaceSetView): Point[] {
  let points = places.get(set);
  if (!points) {
    points = saidBy(lookOf(rules, set.name).at, set) ?? attributePoints(set) ?? layOut(set);
    places.set(set, points);
  }
  return points;
}

function saidBy(at: unknown, set: SpaceSetView): Point[] | undefined {
  if (typeof at !== 'object' || at === null) return undefined;
  const said = set.names.map((name) => (at as Record<string, unknown>)[name.replace(/^\d+:/, '')]);
  return said.every((point) => Array.isArray(point) && point.length === 2) ? fitted(said as Point[]) : undefined;
}

function attributePoints({ attributes, names }: SpaceSetView): Point[] | undefined {
  const [x, y] = [attributes.x?.values, attributes.y?.values];
  if (!x || !y || [...x, ...y].some((value) => typeof value !== 'number')) return undefined;
  return fitted(names.map((_, i) => [x[i] as number, y[i] as number]));
}

/** The color of a space: that of an attribute's value, else that of its group. */
export function hueOf(rules: Drawable, set: SpaceSetView, index: number): string | undefined {
  const { color } = lookOf(rules, set.name);
  const names = color && set.attributes[color] ? [color] : Object.keys(set.attributes);
  for (const name of names) {
    const { values, of } = set.attributes[name];
    const value = values[index];
    if (of && typeof value === 'string') return valueColor(rules, value, of);
  }
  const tint = tintOf(rules, set.name, index);
  return tint ? `var(--color-${tint})` : undefined;
}
