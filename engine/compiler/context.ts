/** What printing needs to know at a place, and how names are written there. */
import type { Local, Model, Typed, TypedSet } from '../model/types.ts';
import { type Bindings, type Lines, type Module, remark, type SetStore } from './emitter.ts';
import type { Frame, Layout } from './layout.ts';

/** What printing needs to know at a place. */
export interface Context {
  model: Model;
  layout: Layout;
  frame: Frame;
  module: Module;
  bindings: Bindings;
  /** Where what is worked out first can be written, in a function that changes nothing. */
  before?: Lines;
  /** Sums are written in one order, so that equal ones read the same. */
  sorted?: boolean;
  /** Prints typed expressions: handed in, as sets hold expressions and expressions hold sets. */
  print: {
    expression(typed: Typed, context: Context): string;
    condition(typed: Typed, context: Context): string;
    each(set: TypedSet, member: string, context: Context, lines: Lines, inside: () => void): void;
  };
}

export const bind = (context: Context, local: Local, value: string | SetStore): Context => ({
  ...context,
  bindings: context.bindings.with(local, value),
});

export const jsName = (local: Local): string => `${local.name.replace(/\W/g, '_')}_${local.id}`;

export function setStore(context: Context, local: Local): SetStore {
  const bound = context.bindings.get(local);
  if (bound && typeof bound !== 'string') return bound;
  if (typeof bound === 'string') return { at: 'mask', name: bound };
  if (local.framed) return { at: 'words', array: 's', base: context.frame.slot(local) };
  return { at: 'mask', name: jsName(local) };
}

/** A local as a number. */
export function localExpression(context: Context, local: Local): string {
  const bound = context.bindings.get(local);
  if (typeof bound === 'string') return bound;
  if (local.framed) return `s[${remark(local.name)}${context.frame.slot(local)}]`;
  return jsName(local);
}

/** Address of a slot: a literal, or a literal plus something. */
export const plus = (base: number, index: string): string =>
  /^-?\d+$/.test(index) ? String(base + Number(index)) : `${base} + ${index}`;

export const wrap = (code: string): string => (/^[\w.$]+$|^s\[[^\]]*\]$/.test(code) ? code : `(${code})`);
