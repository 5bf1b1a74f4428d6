/**
 * The box that a pick is drawn from: for each parameter the values that are worth drawing. It is kept tight by what is
 * known before drawing: a bound, or the members of a set, that depend on no other parameter.
 */
import { freeLocals } from '../model/locals.ts';
import { isConst, universe } from '../model/make.ts';
import type { TypedSet } from '../model/types.ts';
import { alikeBefore } from './alike.ts';
import { type Context, jsName } from './context.ts';
import { bitCounts, checkedSet } from './decisions.ts';
import type { Lines, Module, SetStore } from './emitter.ts';
import { expression } from './expressions.ts';
import { nthBit } from './helpers.ts';
import { wholeSet } from './masks.ts';
import { codes, type Slot } from './picks.ts';
import { addBit, each } from './sets.ts';
import { wordsOf } from './words.ts';

/** The width of one parameter in the box, and how a digit becomes a value. */
export interface Side {
  slot: Slot;
  width: string;
  fromDigit(digit: string): string;
  /** The box holds nothing but values that pass the tests of the parameter itself. */
  tested?: boolean;
}

export function sideOf(slot: Slot, slots: readonly Slot[], context: Context, lines: Lines): Side {
  const { domain, local } = slot.param;
  const plain: Side = {
    slot,
    width: String(codes(slot)),
    fromDigit: (digit) => (slot.first ? `${digit} + ${slot.first}` : digit),
  };
  if (slot.optional) return plain;
  if (
    domain.kind === 'integer' &&
    !isConst(domain.max!) &&
    !freeLocals(domain.max!).some((each) => slots.some((other) => other.param.local === each))
  ) {
    const width = `width_${jsName(local)}`;
    lines.add(
      `const ${width} = Math.max(0, Math.min(${slot.width}, ${expression(domain.max!, context)} - ${slot.first} + 1));`,
    );
    return { ...plain, width };
  }
  const members = membersOf(slot, slots, context, lines);
  if (members) return members;
  if (domain.set?.s === 'fixed') {
    const table = context.module.table(domain.set.name, domain.set.members);
    return { slot, width: String(domain.set.members.length), fromDigit: (digit) => `${table}[${digit}]` };
  }
  return plain;
}

/** Sets of up to so many words are worked out before drawing. */
const MOST_WORDS = 4;

/** The members of a parameter that depends on no other one, as bits: the k-th of them is drawn. */
function membersOf(slot: Slot, slots: readonly Slot[], context: Context, lines: Lines): Side | undefined {
  const { domain, local } = slot.param;
  if (!domain.set || domain.kind === 'subset' || domain.kind === 'player') return undefined;
  const set = checkedSet(slot);
  const { first, size } = universe(set.of, context.model.players);
  if (set.s === 'universe' || set.s === 'fixed' || wordsOf(size) > MOST_WORDS) return undefined;
  if (freeLocals(set).some((each) => slots.some((other) => other.param.local === each && each !== local)))
    return undefined;
  const words = wholeSet(set, context, lines) ?? fill(slot, set, context, lines);
  const { module } = context;
  const width = lines.fresh(`width_${jsName(local)}`);
  lines.add(`const ${width} = ${bitCounts(words, module)};`);
  const nth = (digit: string) => `${nthOf(words.length, module)}(${[...words, digit].join(', ')})`;
  return { slot, width, fromDigit: (digit) => (first ? `${first} + ${nth(digit)}` : nth(digit)), tested: true };
}

/** Goes through the members and gives words with a bit for each. */
function fill(slot: Slot, set: TypedSet, context: Context, lines: Lines): string[] {
  const { first, size } = universe(set.of, context.model.players);
  const words = wordsOf(size);
  const name = lines.fresh(`all_${jsName(slot.param.local)}`);
  const store: SetStore =
    words === 1
      ? { at: 'mask', name }
      : { at: 'words', array: context.module.constant(name, `new Int32Array(${words}) /* ${name} */`), base: 0 };
  if (store.at === 'mask') lines.add(`let ${name} = 0;`);
  else lines.add(`${store.array}.fill(0);`);
  const x = jsName(slot.param.local);
  const twin = alikeBefore(slot, x, context);
  const add = addBit(store, x, first, words);
  lines.block('', () => each(set, x, context, lines, () => lines.add(twin ? `if (!${twin}) ${add}` : add)));
  return store.at === 'mask' ? [name] : Array.from({ length: words }, (_, w) => `${store.array}[${w}]`);
}

/** A function that gives the number of the k-th bit in some words. */
function nthOf(words: number, module: Module): string {
  const nth = nthBit(module);
  if (words === 1) return nth;
  const names = Array.from({ length: words }, (_, w) => `m${w}`);
  const body = names.map((name, w) => {
    if (w === words - 1) return `  return ${32 * w} + ${nth}(${name}, k);`;
    const count = `n${w}`;
    return `  const ${count} = ${bitCounts([name], module)};\n  if (k < ${count}) return ${w ? `${32 * w} + ` : ''}${nth}(${name}, k);\n  k -= ${count};`;
  });
  return module.fn('nth_of', [...names, 'k'], body.join('\n'));
}
