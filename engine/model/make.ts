/** Constructors of typed nodes. Constants fold here, so the compiler never sees a rule that an option has switched off. */
import type { Component, Local, Type, Typed, TypedSet } from './types.ts';
import { NONE, NONE_INT } from './types.ts';

const INT_MIN = -0x7fffffff;
const INT_MAX = 0x7fffffff;
const clamp = (value: number): number => Math.max(INT_MIN, Math.min(INT_MAX, value));

export const BOOLEAN: Type = { t: 'boolean' };
export const PLAYER: Type = { t: 'player' };
export const NONE_TYPE: Type = { t: 'none', optional: true };
export const integerType = (min: number, max: number): Type => ({ t: 'integer', min: clamp(min), max: clamp(max) });

/** The range of a result: numbers wrap around at 32 bits, so that one that could leave them may be any number. */
export const resultType = (min: number, max: number): Type =>
  min < INT_MIN || max > INT_MAX ? integerType(INT_MIN, INT_MAX) : integerType(min, max);

export const integer = (value: number): Typed => ({ k: 'const', value, type: integerType(value, value) });
export const boolean = (value: boolean): Typed => ({ k: 'const', value: value ? 1 : 0, type: BOOLEAN });
export const none = (): Typed => ({ k: 'const', value: NONE, type: NONE_TYPE });
export const local = (l: Local): Typed => ({ k: 'local', local: l, type: l.type });

export const isConst = (typed: Typed): typed is Typed & { k: 'const' } => typed.k === 'const';
export const isTrue = (typed: Typed): boolean => typed.k === 'const' && typed.value !== 0;
export const isFalse = (typed: Typed): boolean => typed.k === 'const' && typed.value === 0;
export const isNone = (typed: Typed): boolean => typed.type.t === 'none';
/** What stands for none in a value of this type. */
export const noneOf = (type: Type): number => (type.t === 'integer' ? NONE_INT : NONE);

let nextLocal = 0;
export const newLocal = (name: string, type: Type): Local => ({ id: ++nextLocal, name, type });

export function and(items: Typed[]): Typed {
  const flat = items.flatMap((item) => (item.k === 'and' ? item.items : [item])).filter((item) => !isTrue(item));
  const no = flat.find(isFalse);
  if (no) return no;
  if (flat.length <= 1) return flat[0] ?? boolean(true);
  return { k: 'and', items: flat, type: BOOLEAN };
}

export function or(items: Typed[]): Typed {
  const flat = items.flatMap((item) => (item.k === 'or' ? item.items : [item])).filter((item) => !isFalse(item));
  const yes = flat.find(isTrue);
  if (yes) return yes;
  if (flat.length <= 1) return flat[0] ?? boolean(false);
  return { k: 'or', items: flat, type: BOOLEAN };
}

export function not(arg: Typed): Typed {
  if (isConst(arg)) return boolean(arg.value === 0);
  if (arg.k === 'not') return arg.arg;
  return { k: 'not', arg, type: BOOLEAN };
}

type ArithmeticOp = Extract<Typed, { k: 'arithmetic' }>['op'];

const APPLY: Record<ArithmeticOp, (a: number, b: number) => number> = {
  '+': (a, b) => (a + b) | 0,
  '-': (a, b) => (a - b) | 0,
  '*': (a, b) => Math.imul(a, b),
  '%': (a, b) => (b === 0 ? 0 : a - b * Math.floor(a / b)),
  floor: (a, b) => (b === 0 ? 0 : Math.floor(a / b)),
  ceil: (a, b) => (b === 0 ? 0 : Math.ceil(a / b)),
  min: Math.min,
  max: Math.max,
};

function resultRange(op: ArithmeticOp, left: Type, right: Type): Type {
  if (left.t !== 'integer' || right.t !== 'integer') return integerType(INT_MIN, INT_MAX);
  const { min: a, max: b } = left;
  const { min: c, max: d } = right;
  switch (op) {
    case '+':
      return resultType(a + c, b + d);
    case '-':
      return resultType(a - d, b - c);
    case 'min':
      return integerType(Math.min(a, c), Math.min(b, d));
    case 'max':
      return integerType(Math.max(a, c), Math.max(b, d));
    case '%': {
      const size = Math.max(Math.abs(c), Math.abs(d));
      return integerType(c < 0 ? -size : 0, d > 0 ? Math.max(0, size - 1) : 0);
    }
    default: {
      const divisors = op === '*' ? [c, d] : [c, d, 1, -1].filter((n) => n !== 0 && n >= c && n <= d);
      const fn =
        op === '*'
          ? (x: number, y: number) => x * y
          : op === 'floor'
            ? (x: number, y: number) => Math.floor(x / y)
            : (x: number, y: number) => Math.ceil(x / y);
      const corners = [a, b].flatMap((x) => divisors.map((y) => fn(x, y)));
      return resultType(Math.min(0, ...corners), Math.max(0, ...corners));
    }
  }
}

export function arithmetic(op: ArithmeticOp, left: Typed, right: Typed): Typed {
  if (isConst(left) && isConst(right)) return integer(APPLY[op](left.value, right.value) | 0);
  if (op === '+' && isConst(right) && right.value === 0) return left;
  if (op === '+' && isConst(left) && left.value === 0) return right;
  if (op === '*' && isConst(right) && right.value === 1) return left;
  return { k: 'arithmetic', op, left, right, type: resultRange(op, left.type, right.type) };
}

export function negate(arg: Typed): Typed {
  if (isConst(arg)) return integer(-arg.value | 0);
  const range = arg.type.t === 'integer' ? resultType(-arg.type.max, -arg.type.min) : integerType(INT_MIN, INT_MAX);
  return { k: 'negate', arg, type: range };
}

export function compare(op: Extract<Typed, { k: 'compare' }>['op'], left: Typed, right: Typed): Typed {
  if (isNone(left) && !isNone(right)) return compare(op, right, left);
  if (isNone(right)) {
    if (!left.type.optional) return boolean(op === '!=');
    if (isConst(left)) return boolean((left.value === noneOf(left.type)) === (op === '=='));
    return { k: 'compare', op, left, right: { k: 'const', value: noneOf(left.type), type: left.type }, type: BOOLEAN };
  }
  if (isConst(left) && isConst(right)) {
    const [a, b] = [left.value, right.value];
    return boolean({ '==': a === b, '!=': a !== b, '<': a < b, '<=': a <= b, '>': a > b, '>=': a >= b }[op]);
  }
  return { k: 'compare', op, left, right, type: BOOLEAN };
}

/** The least type that holds both, or nothing if there is none. */
export function join(a: Type, b: Type): Type | undefined {
  const optional = a.optional || b.optional || undefined;
  if (a.t === 'none') return { ...b, optional: true };
  if (b.t === 'none') return { ...a, optional: true };
  if (a.t === 'integer' && b.t === 'integer')
    return { t: 'integer', min: Math.min(a.min, b.min), max: Math.max(a.max, b.max), optional };
  return sameKind(a, b) ? { ...a, optional } : undefined;
}

export function sameKind(a: Type, b: Type): boolean {
  if (a.t === 'none' || b.t === 'none') return true;
  if (a.t !== b.t) return false;
  if (a.t === 'space' && b.t === 'space') return a.set === b.set;
  if (a.t === 'choice' && b.t === 'choice') return sameValues(a.values, b.values);
  if (a.t === 'set' && b.t === 'set') return sameKind(a.of, b.of);
  return true;
}

const sameValues = (a: readonly string[], b: readonly string[]): boolean => a === b || a.join() === b.join();

/** Gives a `none` constant the type that is expected of it. */
export const asType = (value: Typed, type: Type): Typed =>
  isNone(value) ? { k: 'const', value: noneOf(type), type: { ...type, optional: true } } : value;

export function conditional(condition: Typed, then: Typed, otherwise: Typed): Typed | undefined {
  const type = join(then.type, otherwise.type);
  if (!type) return undefined;
  if (isConst(condition)) return asType(condition.value ? then : otherwise, type);
  return { k: 'if', condition, then: asType(then, type), else: asType(otherwise, type), type };
}

/** A cyclic value some steps further on. */
export function turned(op: '+' | '-', value: Typed, by: Typed): Typed {
  const { values } = value.type as { values: readonly string[] };
  const index = arithmetic('%', arithmetic(op, value, by), integer(values.length));
  return { ...index, type: value.type };
}

/** How many members the universe of an element type has, and the index of its first. */
export function universe(of: TypedSet['of'], players: number): { first: number; size: number } {
  if (of.t === 'player') return { first: 0, size: players };
  if (of.t === 'space') return { first: 0, size: of.set.size };
  if (of.t === 'choice') return { first: 0, size: of.values.length };
  return itemRange(of.components);
}

export function itemRange(components: readonly Component[]): { first: number; size: number } {
  const withItems = components.filter((component) => component.items > 0);
  const first = Math.min(...withItems.map((component) => component.firstItem), 0x7fffffff);
  const end = Math.max(...withItems.map((component) => component.firstItem + component.items), 0);
  return end > first ? { first, size: end - first } : { first: 0, size: 0 };
}

/** A structural name: equal for expressions that read the same thing, empty where none is kept. */
export function keyOf(typed: Typed): string {
  switch (typed.k) {
    case 'const':
      return `#${typed.value}`;
    case 'local':
      return `$${typed.local.id}`;
    case 'active':
    case 'round':
      return typed.k;
    case 'variable': {
      const each = typeof typed.variable.each === 'string' ? typed.variable.each : typed.variable.each.name;
      return keyed(`${typed.variable.name}@${each}`, typed.owner ? [typed.owner] : []);
    }
    case 'end-item':
      return keyed(`${typed.end} ${typed.ref.zone.name}`, typed.ref.owner ? [typed.ref.owner] : []);
    case 'position':
      return keyed(`position ${typed.ref.zone.name}`, [typed.item, ...(typed.ref.owner ? [typed.ref.owner] : [])]);
    case 'lookup':
      return keyed(typed.name, [typed.arg]);
    case 'arithmetic':
      return keyed(typed.op, [typed.left, typed.right]);
    default:
      return '';
  }
}

function keyed(name: string, parts: readonly Typed[]): string {
  const keys = parts.map(keyOf);
  return keys.includes('') ? '' : `${name}(${keys.join(' ')})`;
}

/** What is known not to be none when `condition` has turned out as `truth`. */
export function facts(condition: Typed, truth: boolean): string[] {
  if (condition.k === 'not') return facts(condition.arg, !truth);
  if (condition.k === (truth ? 'and' : 'or'))
    return (condition as { items: Typed[] }).items.flatMap((item) => facts(item, truth));
  if (condition.k !== 'compare') return [];
  const { op, left, right } = condition;
  const againstNone = isConst(right) && right.type.optional && right.value === noneOf(right.type);
  if (againstNone) return (op === '!=') === truth ? known(left) : [];
  if (op === (truth ? '==' : '!='))
    return [...(right.type.optional ? [] : known(left)), ...(left.type.optional ? [] : known(right))];
  return [];
}

/** A value that is not none was looked up for something that is not none either. */
function known(typed: Typed): string[] {
  const inner =
    typed.k === 'lookup' ? known(typed.arg) : typed.k === 'variable' && typed.owner ? known(typed.owner) : [];
  return [keyOf(typed), ...inner].filter(Boolean);
}
