/** What can be worked out when the game is compiled: values that depend on one local and on nothing else. */

import { freeLocals } from '../model/locals.ts';
import { noneOf } from '../model/make.ts';
import { substitute } from '../model/substitute.ts';
import type { Local, Typed } from '../model/types.ts';

export const mentions = (typed: Typed, local: Local): boolean => freeLocals(typed).includes(local);

/** The values of an expression for each value of a local from 0 on; nothing if it depends on anything else. */
export function fixedValues(typed: Typed, local: Local, size: number): number[] | undefined {
  const values: number[] = [];
  for (let value = 0; value < size; value++) {
    const found = fixedValue(typed, local, value);
    if (found === undefined) return undefined;
    values.push(found);
  }
  return values;
}

/** The value of an expression where `local` has this value; nothing if it depends on anything else. */
function fixedValue(typed: Typed, local: Local, value: number): number | undefined {
  switch (typed.k) {
    case 'const':
      return typed.value;
    case 'local':
      return typed.local === local ? value : undefined;
    case 'lookup': {
      const arg = fixedValue(typed.arg, local, value);
      return arg === undefined ? undefined : (typed.table[arg] ?? noneOf(typed.type));
    }
    case 'arithmetic':
      return both(fixedValue(typed.left, local, value), fixedValue(typed.right, local, value), ARITHMETIC[typed.op]);
    case 'negate': {
      const arg = fixedValue(typed.arg, local, value);
      return arg === undefined ? undefined : -arg | 0;
    }
    case 'compare':
      return both(fixedValue(typed.left, local, value), fixedValue(typed.right, local, value), COMPARE[typed.op]);
    case 'not': {
      const arg = fixedValue(typed.arg, local, value);
      return arg === undefined ? undefined : arg ? 0 : 1;
    }
    case 'and':
    case 'or': {
      const values = typed.items.map((item) => fixedValue(item, local, value));
      if (values.some((each) => each === undefined)) return undefined;
      return (typed.k === 'and' ? values.every(Boolean) : values.some(Boolean)) ? 1 : 0;
    }
    case 'if': {
      const condition = fixedValue(typed.condition, local, value);
      return condition === undefined ? undefined : fixedValue(condition ? typed.then : typed.else, local, value);
    }
    case 'member-of': {
      const item = fixedValue(typed.item, local, value);
      if (item === undefined) return undefined;
      if (typed.set.s === 'universe') return item >= 0 ? 1 : 0;
      return typed.set.s === 'fixed' ? Number(typed.set.members.includes(item)) : undefined;
    }
    case 'let':
      return fixedValue(substitute(typed.body, typed.local, typed.value), local, value);
    default:
      return undefined;
  }
}

type Both = (a: number, b: number) => number;
const both = (a: number | undefined, b: number | undefined, join: Both): number | undefined =>
  a === undefined || b === undefined ? undefined : join(a, b);

const ARITHMETIC: Record<Extract<Typed, { k: 'arithmetic' }>['op'], Both> = {
  '+': (a, b) => (a + b) | 0,
  '-': (a, b) => (a - b) | 0,
  '*': Math.imul,
  '%': (a, b) => (b === 0 ? 0 : a - b * Math.floor(a / b)),
  floor: (a, b) => (b === 0 ? 0 : Math.floor(a / b) | 0),
  ceil: (a, b) => (b === 0 ? 0 : Math.ceil(a / b) | 0),
  min: Math.min,
  max: Math.max,
};

const COMPARE: Record<Extract<Typed, { k: 'compare' }>['op'], Both> = {
  '==': (a, b) => Number(a === b),
  '!=': (a, b) => Number(a !== b),
  '<': (a, b) => Number(a < b),
  '<=': (a, b) => Number(a <= b),
  '>': (a, b) => Number(a > b),
  '>=': (a, b) => Number(a >= b),
};

export const compareNumbers = (op: keyof typeof COMPARE, a: number, b: number): boolean => COMPARE[op](a, b) === 1;
