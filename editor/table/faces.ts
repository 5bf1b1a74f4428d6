/** What a piece shows: its name or number, its color, its sides, its texts; and the same in words. */
import type { Value } from '../../engine/index.ts';
import type { PieceLook } from '../shapes/pieces.ts';
import type { ComponentView, FieldView } from '../worker/protocol.ts';
import { valueColor, valueMark } from './colors.ts';
import { HIDDEN_PIECE } from './contents.ts';
import { type Drawable, labelOf, lookOf } from './look.ts';

import { capitalized, humanized } from './words.ts';

export interface Side {
  value: string;
  color?: string;
  mark: number;
}

export interface Face {
  hidden: boolean;
  /** What it is called, without the seat that owns it. */
  label: string;
  seat?: number;
  color?: string;
  /** The mark of the value that gives the color. */
  mark?: number;
  /** A few letters or a number. */
  big?: string;
  title?: string;
  /** Texts that are printed on it, with what they are called if there are several. */
  texts: { label?: string; text: string }[];
  /** Values of its sides, clockwise from north. */
  sides?: Side[];
  shape?: string;
  /** Drawn in place of all else where there is nothing to read on it: it stands for somebody or something. */
  figure?: PieceLook;
  /** Its fields in words. */
  fields: { label: string; words: string }[];
}

/** Longer values are texts. */
const LONG = 16;
/** Longer names are titles, and so are words. */
const SHORT = 3;

const faces = new WeakMap<object, Map<string, Face>>();

/** @param rules the same object as long as they are the same: faces are kept */
export function faceOf(rules: Drawable, component: string | undefined, name: string): Face {
  const kept = faces.get(rules) ?? new Map<string, Face>();
  faces.set(rules, kept);
  const key = `${component}\n${name}`;
  let face = kept.get(key);
  if (!face) {
    face = make(rules, component, name);
    kept.set(key, face);
  }
  return face;
}

function make(rules: Drawable, named: string | undefined, name: string): Face {
  const component =
    rules.components.find((one) => one.name === named) ??
    rules.components.find((one) => Object.hasOwn(one.faces, name));
  const look = lookOf(rules, component?.name ?? '');
  if (name === HIDDEN_PIECE) return { hidden: true, label: 'face down', texts: [], fields: [], shape: look.shape };
  const owner = /:(\d+)$/.exec(name);
  const label = owner ? name.slice(0, owner.index) : name;
  const values = component?.faces[name] ?? {};
  const views = component?.fields ?? [];
  const texts = textsOf(rules, values, views, look.shows);
  return {
    hidden: false,
    label,
    ...(owner ? { seat: Number(owner[1]) } : {}),
    ...colorOfFace(rules, component, values, look.color),
    ...headOf(values, label, look.big),
    texts,
    ...sidesOf(rules, values, views, look.color),
    ...(look.shape ? { shape: look.shape } : {}),
    ...(component && isFigure(rules, component)
      ? { figure: { shape: look.shape ?? 'pawn', color: look.color, ...(owner ? { seat: Number(owner[1]) } : {}) } }
      : {}),
    fields: views.flatMap(({ name: field }) =>
      values[field] === undefined || values[field] === false
        ? []
        : [{ label: fieldLabel(rules, field), words: inWords(rules, values[field]) }],
    ),
  };
}

/** Shapes on which there is something to read. */
const WRITTEN = new Set(['card', 'tile', 'marker', 'ticket']);

/** Pieces that differ in nothing but their owner are figures, unless they are called cards or the like. */
export const isFigure = (rules: Drawable, { name, kind, fields }: ComponentView): boolean =>
  kind === 'pieces' && fields.length === 0 && !WRITTEN.has(lookOf(rules, name).shape ?? '');

/** What a field is called: as `look` says, unless a zone or a variable has the same name. */
function fieldLabel(rules: Drawable, field: string): string {
  const taken = [...rules.zones, ...rules.variables, ...rules.spaces].some(({ name }) => name === field);
  return capitalized(taken ? humanized(field) : labelOf(rules, field));
}

const inWords = (rules: Drawable, value: Value): string =>
  Array.isArray(value)
    ? value.map((one) => inWords(rules, one)).join(', ')
    : value === true
      ? 'yes'
      : typeof value === 'string'
        ? (lookOf(rules, value).label ?? value)
        : String(value);

function colorOfFace(
  rules: Drawable,
  component: ComponentView | undefined,
  values: Record<string, Value>,
  said: string | undefined,
): { color?: string; mark?: number } {
  const field = component?.fields.find(({ name }) => name === said) ?? (said ? undefined : suitOf(component));
  if (!field) {
    const color = said && said !== 'owner' ? valueColor(rules, said) : undefined;
    return color ? { color } : {};
  }
  const value = values[field.name];
  if (typeof value !== 'string') return {};
  const color = valueColor(rules, value, field.of);
  return { ...(color ? { color } : {}), mark: valueMark(value, field.of) };
}

/** The field that tells groups of pieces apart: a choice that several pieces share. */
const suitOf = (component: ComponentView | undefined): FieldView | undefined =>
  component?.fields.find(
    ({ name, of }) =>
      of !== undefined &&
      of.length <= 12 &&
      of.every((value) => value.length <= LONG) &&
      of.length < Object.keys(component.faces).length &&
      Object.values(component.faces).some((face) => typeof face[name] === 'string'),
  );

function headOf(
  values: Record<string, Value>,
  label: string,
  said: string | undefined,
): { big?: string; title?: string } {
  if ([...label].length <= SHORT && !/^\p{L}{2,}$/u.test(label)) return { big: label };
  const words = label.split(/[\s-]+/);
  const isNumber = (word: string): boolean => /^\d+$/.test(word) && Object.values(values).includes(Number(word));
  const big = said && values[said] !== undefined ? String(values[said]) : words.find(isNumber);
  if (big === undefined) return { title: capitalized(label) };
  const rest = words.filter((word) => word !== big).join(' ');
  return { big, ...(rest ? { title: rest } : {}) };
}

function textsOf(
  rules: Drawable,
  values: Record<string, Value>,
  views: readonly FieldView[],
  shows: readonly string[] | undefined,
): Face['texts'] {
  const fields = shows ?? views.filter(({ name }) => isLong(values[name])).map(({ name }) => name);
  const texts = fields.flatMap((field) =>
    values[field] === undefined ? [] : [{ label: fieldLabel(rules, field), text: inWords(rules, values[field]) }],
  );
  return texts.length === 1 && isLong(texts[0].text) ? [{ text: texts[0].text }] : texts;
}

const isLong = (value: Value | undefined): boolean => typeof value === 'string' && value.length > LONG;

function sidesOf(
  rules: Drawable,
  values: Record<string, Value>,
  views: readonly FieldView[],
  said: string | undefined,
): { sides?: Side[] } {
  const isSided = ({ name }: FieldView): boolean =>
    Array.isArray(values[name]) && [3, 4, 6, 8].includes((values[name] as Value[]).length);
  const field = views.find((view) => view.name === said && isSided(view)) ?? views.find(isSided);
  if (!field) return {};
  return {
    sides: (values[field.name] as Value[]).map((one) => {
      const value = one === null ? '' : String(one);
      const color = value && valueColor(rules, value, field.of);
      return { value, ...(color ? { color } : {}), mark: valueMark(value, field.of) };
    }),
  };
}

const SIDE_NAMES: Record<number, readonly string[]> = {
  4: ['north', 'east', 'south', 'west'],
  6: ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'],
};

/** The values of a tile's sides in words, as it lies. */
export function sidesInWords(rules: Drawable, sides: readonly Side[], turn: number): string {
  const names = SIDE_NAMES[sides.length];
  return sides
    .map((_, i) => {
      const { value } = sides[(((i - turn) % sides.length) + sides.length) % sides.length];
      const word = value ? (lookOf(rules, value).label ?? value) : 'any';
      return names ? `${names[i]} ${word}` : word;
    })
    .join(', ');
}

/** A piece in words: what it is called and what is on it. */
export function faceInWords(rules: Drawable, face: Face, turn = 0): string {
  if (face.hidden) return 'face down';
  const fields = face.fields.filter(({ words }) => !face.label.includes(words) && !face.sides);
  return [
    face.label,
    ...(face.sides ? [sidesInWords(rules, face.sides, turn)] : []),
    ...fields.map(({ label, words }) => `${label}: ${words}`),
  ].join('. ');
}
