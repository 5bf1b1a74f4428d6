/**
 * Conditions on the spaces of a board → words of bits, one bit for each space: what holds where is worked out for the
 * whole board at once, from the indexes, from tables, and from what does not depend on the space at all.
 *
 * A question about the space next to one is a shift; what lies behind a run of spaces is a shift that is repeated.
 */
import { and, asType, isConst } from '../model/make.ts';
import { substitute } from '../model/substitute.ts';
import type { Local, Typed, TypedSet } from '../model/types.ts';
import { type Context, setStore, wrap } from './context.ts';
import type { Lines } from './emitter.ts';
import { compareNumbers, fixedValues, mentions } from './fixed.ts';
import { type Index, type Question, questionOf, valuesOf } from './indexes.ts';
import { rowSlot } from './upkeep.ts';
import { wordsOf } from './words.ts';

/** Small choices, such as directions, are written out one by one up to so many. */
const MOST_UNROLLED = 10;
/** A step that goes to so many different distances is no shift any more. */
const MOST_SHIFTS = 3;

export interface Split {
  /** JavaScript names, one for each 32 spaces. */
  words: string[];
  /** What is left to be tested of each. */
  rest: { local: Local; where: Typed }[];
}

interface Place {
  x: Local;
  /** Spaces of the board. */
  size: number;
  context: Context;
  lines: Lines;
}

type Words = string[];

/** The members of a set of spaces as words, as far as its conditions can be asked of all at once. */
export function splitSet(set: TypedSet, context: Context, lines: Lines): Split | undefined {
  lines.forget();
  return split(set, context, lines);
}

function split(set: TypedSet, context: Context, lines: Lines): Split | undefined {
  if (set.of.t !== 'space') return undefined;
  const { size } = set.of.set;
  if (wordsOf(size) > 4) return undefined;
  const parts: Words[] = [];
  const rest: Split['rest'] = [];
  let base = set;
  let narrowed = false;
  for (; base.s === 'where'; base = base.set) {
    const { local: x, where } = base;
    const conditions = where.k === 'and' ? where.items : [where];
    const left: Typed[] = [];
    for (const each of conditions) {
      const words = mentions(each, x)
        ? attempt(lines, (trial) => maskOf(each, { x, size, context, lines: trial }))
        : undefined;
      if (words) parts.push(words);
      else left.push(each);
      narrowed ||= words !== undefined;
    }
    if (left.length) rest.push({ local: x, where: and(left) });
  }
  const known = baseWords(base, size, context, lines);
  if (!known || !narrowed) return undefined;
  const words = joined([known, ...parts], '&').map((word) => named(word, 'm', lines));
  return { words, rest };
}

/** The members of a set, as words, if nothing is left to be tested. */
export function wholeSet(set: TypedSet, context: Context, lines: Lines): string[] | undefined {
  lines.forget();
  return whole(set, context, lines);
}

/** As `wholeSet`, where nothing has changed since the last one. */
export function whole(set: TypedSet, context: Context, lines: Lines): string[] | undefined {
  return attempt(lines, (trial) => {
    const found = split(set, context, trial);
    return found?.rest.length === 0 ? found.words : undefined;
  });
}

/** Where a condition holds; the bits beyond the board mean nothing. */
function maskOf(typed: Typed, place: Place): Words | undefined {
  const { x, size, context, lines } = place;
  const words = wordsOf(size);
  const fixed = fixedMask(typed, x, size);
  if (fixed) return fixed.map(String);
  if (!mentions(typed, x)) {
    const name = named(`(${context.print.condition(typed, context)}) ? -1 : 0`, 'all', lines);
    return Array.from({ length: words }, () => name);
  }
  switch (typed.k) {
    case 'and':
      return conjunction(typed.items, place);
    case 'or':
      return every(typed.items.map((item) => maskOf(item, place)))?.reduce((a, b) => joined([a, b], '|'));
    case 'not':
      return maskOf(typed.arg, place)?.map(inverted);
    case 'let':
      return maskOf(substitute(typed.body, typed.local, typed.value), place);
    case 'if': {
      const parts = every([typed.condition, typed.then, typed.else].map((part) => maskOf(part, place)));
      if (!parts) return undefined;
      const condition = parts[0]!.map((word) => named(word, 'on', lines));
      return joined(
        [joined([condition, parts[1]!], '&'), joined([condition.map((c) => `~${c}`), parts[2]!], '&')],
        '|',
      );
    }
    case 'query':
      return unrolled(typed, place);
    case 'member-of':
      return memberOf(typed, place);
    case 'compare':
      return startsRun(typed, place) ?? asked(typed, place);
    case 'variable':
      return asked(typed, place);
    default:
      return undefined;
  }
}

/** What does not depend on the space is asked first: where it does not hold, nothing else is worked out. */
function conjunction(items: readonly Typed[], place: Place): Words | undefined {
  const { x, context, lines, size } = place;
  const apart = items.filter((item) => !mentions(item, x));
  const own = items.filter((item) => mentions(item, x));
  if (!apart.length) return every(own.map((item) => maskOf(item, place)))?.reduce((a, b) => joined([a, b], '&'));
  const trial = lines.copy();
  const names = Array.from({ length: wordsOf(size) }, () => trial.fresh('m'));
  trial.add(`let ${names.map((name) => `${name} = 0`).join(', ')};`);
  trial.open(`if (${context.print.condition(and(apart), context)})`);
  const words = every(own.map((item) => maskOf(item, { ...place, lines: trial })))?.reduce((a, b) =>
    joined([a, b], '&'),
  );
  if (!words) return undefined;
  words.forEach((word, w) => {
    trial.add(`${names[w]} = ${word};`);
  });
  trial.close();
  lines.take(trial);
  return names;
}

/** A query over a few values, as one condition for each of them. */
function unrolled(typed: Extract<Typed, { k: 'query' }>, place: Place): Words | undefined {
  const cases = casesOf(typed);
  if (!cases) return undefined;
  const { lines, size } = place;
  const trial = lines.copy();
  const names = Array.from({ length: wordsOf(size) }, () => trial.fresh('any'));
  const start = typed.op === 'any' ? '0' : '-1';
  trial.add(`let ${names.map((name) => `${name} = ${start}`).join(', ')};`);
  for (const each of cases) {
    const words = maskOf(each, { ...place, lines: trial });
    if (!words) return undefined;
    words.forEach((word, w) => {
      trial.add(`${names[w]} ${typed.op === 'any' ? '|' : '&'}= ${word};`);
    });
  }
  lines.take(trial);
  return names;
}

/** The conditions of an `any` or `every` over a few directions, choices or players, one for each value. */
export function casesOf({ op, local, set, where }: Extract<Typed, { k: 'query' }>): Typed[] | undefined {
  if ((op !== 'any' && op !== 'every') || !where) return undefined;
  const { of } = set;
  if (of.t !== 'choice' || of.values.length > MOST_UNROLLED) return undefined;
  const members = set.s === 'universe' ? of.values.map((_, i) => i) : set.s === 'fixed' ? set.members : undefined;
  return members?.map((value) => substitute(where, local, { k: 'const', value, type: of }));
}

function memberOf({ item, set }: Extract<Typed, { k: 'member-of' }>, place: Place): Words | undefined {
  const { x, size } = place;
  if (set.of.t !== 'space' || item.type.t !== 'space' || set.of.set.size !== size) return undefined;
  if (!isLocal(item, x) || mentionsIn(set, x)) return undefined;
  if (set.s === 'run') return runWords(set, place);
  return wordsOfSet(set, place);
}

const isLocal = (typed: Typed, x: Local): boolean => typed.k === 'local' && typed.local === x;

/** The spaces of a run, gone through one by one. */
function runWords(set: Extract<TypedSet, { s: 'run' }>, { size, context, lines }: Place): Words {
  const words = wordsOf(size);
  const names = Array.from({ length: words }, () => lines.fresh('run'));
  lines.add(`let ${names.map((name) => `${name} = 0`).join(', ')};`);
  const y = lines.fresh('y');
  lines.open('');
  context.print.each(set, y, context, lines, () => {
    if (words === 1) lines.add(`${names[0]} |= 1 << ${y};`);
    else for (const [w, name] of names.entries()) lines.add(`if (${y} >> 5 === ${w}) ${name} |= 1 << ${y};`);
  });
  lines.close();
  return names;
}

/** `count(run(x, way, set)) > 0`: the next space is in the set. */
function startsRun({ op, left, right }: Extract<Typed, { k: 'compare' }>, place: Place): Words | undefined {
  if (left.k !== 'size' || left.set.s !== 'run' || !isConst(right) || !isConst(left.set.way)) return undefined;
  const some =
    (op === '>' && right.value === 0) || (op === '>=' && right.value === 1) || (op === '!=' && right.value === 0);
  const none = (op === '==' && right.value === 0) || (op === '<' && right.value === 1);
  const { from, within, of, way } = left.set;
  if ((!some && !none) || !within || !isLocal(from, place.x)) return undefined;
  if (mentionsIn(within, place.x)) return undefined;
  const inside = wordsOfSet(within, place);
  const found = inside && before(inside, stepsOf(of.set.directions!, way.value), place);
  return found && (none ? found.map(inverted) : found);
}

const mentionsIn = (set: TypedSet, x: Local): boolean =>
  mentions({ k: 'size', set, type: { t: 'integer', min: 0, max: 0 } }, x);

const wordsOfSet = (set: TypedSet, { context, lines, size }: Place): Words | undefined =>
  whole(set, context, lines) ?? baseWords(set, size, context, lines);

const stepsOf = ({ type, steps }: { type: { values: readonly string[] }; steps: readonly number[] }, way: number) =>
  steps.filter((_, i) => i % type.values.length === way);

// ------------------------------------------------------------------------------------------------------- from indexes

/** A comparison that an index answers, for the space itself, for one that is a step away, or for the end of a run. */
function asked(typed: Typed, place: Place): Words | undefined {
  const { x, size, context, lines } = place;
  const question = questionOf(typed);
  const index = question && context.layout.indexes.get(question.kept);
  if (!question || !index || rowMentions(question, x)) return undefined;
  const { space } = question;
  if (isLocal(space, x)) return index.board.size === size ? rowWords(question, index, place) : undefined;
  const offBoard = holdsForNone(question);
  if (offBoard === undefined) return undefined;
  if (space.k === 'beyond') return beyond(space, question, index, offBoard, place);
  const steps = fixedValues(space, x, size);
  if (!steps) return undefined;
  const there = rowWords(question, index, place).map((word) => named(word, 'there', lines));
  const found = before(there, steps, place);
  if (!found || !offBoard) return found;
  return joined([found, bitsOf(size, (value) => steps[value]! < 0).map(String)], '|');
}

const rowMentions = ({ row }: Question, x: Local): boolean => 'value' in row && mentions(row.value, x);

/** The words of the row, or of several rows, that a question asks for. */
function rowWords(question: Question, index: Index, { context }: Place): Words {
  const { row } = question;
  const words = Array.from({ length: index.words }, (_, w) => w);
  const word = (code: string, w: number) => `s[${rowSlot(index, code, String(w))}]`;
  if ('value' in row) {
    const first = index.of === 'kinds' ? 0 : index.of === 'values' ? 1 - index.first : 1;
    const code = isConst(row.value)
      ? String(row.value.value + first)
      : first === 0
        ? wrap(context.print.expression(row.value, context))
        : `(${context.print.expression(row.value, context)} + ${first})`;
    return words.map((w) => (row.equal ? word(code, w) : `~${word(code, w)}`));
  }
  if (index.of === 'filled') return words.map((w) => (row.passes(1) ? word('', w) : `~${word('', w)}`));
  const values = valuesInRows(index);
  const picked = values.flatMap((value, r) => (row.passes(value) ? [r] : []));
  // The fewer rows are joined.
  if (picked.length * 2 <= values.length)
    return words.map((w) => picked.map((r) => word(String(r), w)).join(' | ') || '0');
  const others = values.flatMap((value, r) => (row.passes(value) ? [] : [r]));
  return words.map((w) => (others.length ? `~(${others.map((r) => word(String(r), w)).join(' | ')})` : '-1'));
}

function valuesInRows(index: Index): number[] {
  if (index.of !== 'values') return Array.from({ length: index.rows }, (_, r) => r - 1);
  const { type } = index.variable;
  const none = asType({ k: 'const', value: -1, type: { t: 'none', optional: true } }, type) as { value: number };
  const first = valuesOf(index.variable)!.first;
  return [none.value, ...Array.from({ length: index.rows - 1 }, (_, r) => first + r)];
}

/** Whether a comparison holds where there is no space; nothing if that depends on the position. */
function holdsForNone({ compare }: Question): boolean | undefined {
  const { op, none, with: other } = compare;
  if (isConst(other)) return compareNumbers(op, none, other.value);
  if (other.type.optional) return undefined;
  return op === '==' ? false : op === '!=' ? true : undefined;
}

/**
 * The spaces from which the first one in a direction that is not in a set is as asked: those right before such a space,
 * then again and again those right before a space of the set from which it is so.
 */
function beyond(
  space: Extract<Typed, { k: 'beyond' }>,
  question: Question,
  index: Index,
  offBoard: boolean,
  place: Place,
): Words | undefined {
  const { x, size, lines } = place;
  const { from, way, within } = space;
  if (!isConst(way) || !isLocal(from, x) || from.type.t !== 'space' || mentionsIn(within, x)) return undefined;
  const inside = wordsOfSet(within, place)?.map((word) => named(word, 'inside', lines));
  if (!inside) return undefined;
  const steps = stepsOf(from.type.set.directions!, way.value);
  const ends = joined([rowWords(question, index, place), inside.map((word) => `~${word}`)], '&');
  const start = before(ends, steps, place);
  if (!start) return undefined;
  const edge = offBoard ? bitsOf(size, (value) => steps[value]! < 0).map(String) : undefined;
  const names = start.map(() => lines.fresh('seen'));
  lines.add(
    `let ${joined(edge ? [start, edge] : [start], '|')
      .map((word, w) => `${names[w]} = ${word}`)
      .join(', ')};`,
  );
  lines.open('for (;;)');
  const more = before(joined([names, inside], '&'), steps, place)!.map((word) => named(word, 'more', lines));
  lines.add(`if (${more.map((word, w) => `(${word} & ~${names[w]})`).join(' | ')}) {`);
  lines.add(`  ${names.map((name, w) => `${name} |= ${more[w]};`).join(' ')}`);
  lines.add('} else break;');
  lines.close();
  return names;
}

// --------------------------------------------------------------------------------------------------------------- bits

/** The spaces whose step leads to a space of `words`; nothing if the steps are no shifts. */
function before(words: Words, steps: readonly number[], { size, lines }: Place): Words | undefined {
  const distances = [...new Set(steps.flatMap((to, from) => (to < 0 ? [] : [to - from])))];
  if (distances.length > MOST_SHIFTS) return undefined;
  const names = words.map((word) => named(word, 'b', lines));
  const parts = distances.map((distance) =>
    joined(
      [
        shifted(names, distance),
        bitsOf(size, (from) => steps[from]! >= 0 && steps[from]! - from === distance).map(String),
      ],
      '&',
    ),
  );
  return parts.length ? parts.reduce((a, b) => joined([a, b], '|')) : words.map(() => '0');
}

/** Bit i of the answer is bit i + distance. */
function shifted(names: Words, distance: number): Words {
  const whole = Math.floor(Math.abs(distance) / 32);
  const bits = Math.abs(distance) % 32;
  const at = (w: number) => names[w] ?? '0';
  return names.map((_, w) => {
    const [near, far] = distance >= 0 ? [at(w + whole), at(w + whole + 1)] : [at(w - whole), at(w - whole - 1)];
    if (bits === 0) return near;
    const parts =
      distance >= 0
        ? [`${near} >>> ${bits}`, `${far} << ${32 - bits}`]
        : [`${near} << ${bits}`, `${far} >>> ${32 - bits}`];
    const used = parts.filter((part) => !part.startsWith('0 '));
    return used.length === 0 ? '0' : used.length === 1 ? `(${used[0]})` : `(${used.join(' | ')})`;
  });
}

/** The bits of the spaces that pass a test. */
export function bitsOf(size: number, test: (space: number) => boolean): number[] {
  const words = Array.from({ length: wordsOf(size) }, () => 0);
  for (let space = 0; space < size; space++) if (test(space)) words[space >> 5]! |= 1 << (space & 31);
  return words;
}

/** A condition on the space that depends on nothing else. */
function fixedMask(typed: Typed, x: Local, size: number): number[] | undefined {
  const values = fixedValues(typed, x, size);
  return values && bitsOf(size, (space) => values[space] !== 0);
}

/** Sets without a condition, as words. */
function baseWords(set: TypedSet, size: number, context: Context, lines: Lines): Words | undefined {
  if (set.s === 'universe') return bitsOf(size, () => true).map(String);
  if (set.s === 'fixed') return bitsOf(size, (space) => set.members.includes(space)).map(String);
  if (set.s === 'local') {
    const store = setStore(context, set.local);
    if (store.at === 'mask') return [store.name];
    return Array.from({ length: wordsOf(size) }, (_, w) => `${store.array}[${store.base + w}]`);
  }
  if (set.s === 'lookup') {
    const words = wordsOf(size);
    const table = context.module.table(
      `bits_${set.name}`,
      set.table.flatMap((row) => bitsOf(size, (space) => row.includes(space))),
    );
    const row = named(context.print.expression(set.arg, context), 'row', lines);
    return Array.from({ length: words }, (_, w) => `${table}[${words === 1 ? row : `${words} * ${row} + ${w}`}]`);
  }
  return undefined;
}

const every = (parts: (Words | undefined)[]): Words[] | undefined =>
  parts.includes(undefined) ? undefined : (parts as Words[]);

const wrapped = (word: string): string =>
  /^-?\w+$|^\w+\[[^\]]*\]$/.test(word) && !word.startsWith('-') ? word : `(${word})`;

const inverted = (word: string): string =>
  word.startsWith('~') && wrapped(word.slice(1)) === word.slice(1) ? word.slice(1) : `~${wrapped(word)}`;

function joined(parts: readonly Words[], operator: '&' | '|'): Words {
  return parts[0]!.map((_, w) => {
    const words = [...new Set(parts.map((part) => part[w]!))];
    const [zero, one] = operator === '&' ? ['0', '-1'] : ['-1', '0'];
    if (words.includes(zero)) return zero;
    const used = words.filter((word) => word !== one);
    return used.length > 1 ? used.map(wrapped).join(` ${operator} `) : (used[0] ?? one);
  });
}

/** A name for what is used more than once. */
function named(code: string, base: string, lines: Lines): string {
  if (/^-?\w+$/.test(code)) return code;
  return lines.constant(code, base);
}

/** Tries to write something; only if it can be said are the lines kept. */
function attempt<T>(lines: Lines, make: (trial: Lines) => T | undefined): T | undefined {
  const trial = lines.copy();
  const made = make(trial);
  if (made !== undefined) lines.take(trial);
  return made;
}
