/**
 * A decision's printers: from the same checks come the existence test, the count, the k-th move, the list and the test of
 * one pick; and, apart from them, the explanation of what is illegal.
 */

import { freeLocals } from '../model/locals.ts';
import { and, BOOLEAN, isConst, local, newLocal, universe } from '../model/make.ts';
import type { Check, Domain, Local, Typed, TypedSet } from '../model/types.ts';
import { alikeBefore } from './alike.ts';
import { bind, type Context, jsName, setStore } from './context.ts';
import { Lines, type Module } from './emitter.ts';
import { condition, expression } from './expressions.ts';
import { bitCount, helper, nthBit } from './helpers.ts';
import { wordsOf } from './layout.ts';
import { wholeSet } from './masks.ts';
import { codes, type Group, laterGroups, type PackedAction, type PackedDecision, type Slot } from './picks.ts';
import { addBit, each, eachBit, fillSet } from './sets.ts';

/** What a printer does with each legal pick, or with a run of them. */
interface Leaf {
  one(lines: Lines, code: string): void;
  /** The picks from `base` on whose bits are set in some words; one by one where that is all the same. */
  bits?(lines: Lines, base: string, words: readonly string[], module: Module): void;
  /** `length` picks from `code` on; `length` may be 0 or less. */
  run(lines: Lines, code: string, length: string): void;
}

export const PRINTERS: Record<
  'any' | 'count' | 'list' | 'nth',
  { params: string[]; start?: string; leaf: Leaf; end: string }
> = {
  any: {
    params: ['s'],
    leaf: {
      one: (lines) => lines.add('return true;'),
      run: (lines, _code, length) => lines.add(`if (${length} > 0) return true;`),
      bits: (lines, _base, words) =>
        lines.add(`if (${words.length > 1 ? `(${words.join(' | ')})` : words[0]} !== 0) return true;`),
    },
    end: 'return false;',
  },
  count: {
    params: ['s'],
    start: 'let n = 0;',
    leaf: {
      one: (lines) => lines.add('n++;'),
      run: (lines, _code, length) => lines.add(`n += Math.max(0, ${length});`),
      bits: (lines, _base, words, module) => lines.add(`n += ${bitCounts(words, module)};`),
    },
    end: 'return n;',
  },
  list: {
    params: ['s', 'out'],
    start: 'let n = 0;',
    leaf: {
      one: (lines, code) => lines.add(`out[n++] = ${code};`),
      run: (lines, code, length) => lines.add(`for (let c = ${code}, e = c + ${length}; c < e; c++) out[n++] = c;`),
      bits: (lines, base, words) => {
        words.forEach((word, w) => {
          const first = [base === '0' ? '' : base, w ? String(32 * w) : '', '31 - Math.clz32(left & -left)'].filter(
            Boolean,
          );
          lines.add(`for (let left = ${word}; left !== 0; left &= left - 1) out[n++] = ${first.join(' + ')};`);
        });
      },
    },
    end: 'return n;',
  },
  nth: {
    params: ['s', 'k'],
    leaf: {
      one: (lines, code) => lines.add(`if (k-- === 0) return ${code};`),
      run: (lines, code, length) => {
        lines.add(`const run = Math.max(0, ${length});`);
        lines.add(`if (k < run) return ${code} + k;`);
        lines.add('k -= run;');
      },
      bits: (lines, base, words, module) => {
        words.forEach((word, w) => {
          const count = lines.fresh('n');
          lines.add(`const ${count} = ${bitCounts([word], module)};`);
          const first = [base === '0' ? '' : base, w ? String(32 * w) : ''].filter(Boolean);
          lines.add(`if (k < ${count}) return ${[...first, `${nthBit(module)}(${word}, k)`].join(' + ')};`);
          lines.add(`k -= ${count};`);
        });
      },
    },
    end: 'return -1;',
  },
};

export const bitCounts = (words: readonly string[], module: Module): string =>
  words.map((word) => `${bitCount(module)}(${word})`).join(' + ');

export type PrinterName = keyof typeof PRINTERS;

/** A function over all legal opening picks of a decision. */
export function printOpening(name: PrinterName, packed: PackedDecision, context: Context): string {
  const printer = PRINTERS[name];
  const lines = new Lines();
  const inner = withChooser(packed, context, lines);
  if (printer.start) lines.add(printer.start);
  const found = name === 'any' || name === 'nth' ? undefined : 'n';
  for (const action of packed.actions.filter((each) => !each.action.otherwise))
    printAction(action, printer.leaf, inner, lines);
  const last = packed.actions.filter((each) => each.action.otherwise);
  if (last.length) {
    const guard = (inside: () => void) => (found ? lines.block(`if (${found} === 0)`, inside) : inside());
    if (name === 'nth')
      lines.add(
        `if (${anyOf(packed, context)}(s)) ${packed.decline === undefined ? 'return -1' : `return k === 0 ? ${packed.decline} : -1`};`,
      );
    guard(() => {
      for (const action of last) printAction(action, printer.leaf, inner, lines);
    });
  }
  if (packed.decline !== undefined && name !== 'any') printer.leaf.one(lines, String(packed.decline));
  lines.add(printer.end);
  return context.module.fn(`${name}_${shortName(packed)}`, printer.params, lines.text);
}

export const shortName = (packed: PackedDecision): string => packed.decision.name.replace(/\W+/g, '_');

/** Whether any action that is not an `otherwise` is legal. */
export function anyOf(packed: PackedDecision, context: Context): string {
  const lines = new Lines();
  const inner = withChooser(packed, context, lines);
  for (const action of packed.actions.filter((each) => !each.action.otherwise))
    printAction(action, PRINTERS.any.leaf, inner, lines);
  lines.add('return false;');
  return context.module.fn(`regular_${shortName(packed)}`, ['s'], lines.text);
}

/** `me` is read once. */
export function withChooser(packed: PackedDecision, context: Context, lines: Lines): Context {
  const { chooser } = packed.decision;
  lines.add(`const me = s[${context.frame.slot(chooser)}];`);
  return bind(context, chooser, 'me');
}

function printAction(packed: PackedAction, leaf: Leaf, context: Context, lines: Lines): void {
  const first = packed.groups[0];
  const slots = first?.kind === 'packed' ? first.slots : [];
  const rest = laterGroups(packed);
  nest(slots, packed.action.checks, rest, String(packed.base), leaf, context, lines);
}

/** Checks of the action and of parameters, each at the first depth where all that it names is bound. */
function nest(
  slots: readonly Slot[],
  checks: readonly Check[],
  rest: readonly Group[],
  base: string,
  leaf: Leaf,
  context: Context,
  lines: Lines,
): void {
  const [pending, deferred] = splitChecks(checks, rest);
  const depthOf = (check: Check): number =>
    Math.max(-1, ...freeLocals(check.condition).map((local) => slots.findIndex((slot) => slot.param.local === local)));
  const restTest = rest.length ? existsRest(rest, deferred, context) : undefined;

  const whole = (mixed: string): string => (mixed === '' ? base : base === '0' ? mixed : `${base} + ${mixed}`);
  const descend = (depth: number, mixed: string, current: Context): void => {
    const here = pending.filter((check) => depthOf(check) === depth - 1).map((check) => check.condition);
    const test = and(here);
    const step = (): void => {
      const slot = slots[depth];
      if (!slot) {
        if (restTest) lines.block(`if (${restTest(current)})`, () => leaf.one(lines, whole(mixed)));
        else leaf.one(lines, whole(mixed));
        return;
      }
      const lastOne = depth === slots.length - 1 && !rest.length && !pending.some((check) => depthOf(check) === depth);
      const mix = (value: string) => mixIn(mixed, value, slot);
      const run = lastOne ? (lo: string, length: string) => leaf.run(lines, whole(mix(lo)), length) : undefined;
      if (lastOne && leaf.bits && printBits(slot, whole(mixIn(mixed, '0', slot)), leaf, current, lines)) return;
      printMember(slot, run, current, lines, (next, value) => descend(depth + 1, mix(value), next));
    };
    if (isConst(test) && test.value) step();
    else lines.block(`if (${condition(test, current)})`, step);
  };
  lines.block('', () => descend(0, '', context));
}

/** All values of the last parameter at once, if it is a space and what is asked of it can be said in words of bits. */
function printBits(slot: Slot, base: string, leaf: Leaf, context: Context, lines: Lines): boolean {
  const { domain } = slot.param;
  if (domain.kind !== 'space' || domain.when || slot.first !== 0) return false;
  const words = wholeSet(checkedSet(slot), context, lines);
  if (words) leaf.bits!(lines, base, words, context.module);
  return words !== undefined;
}

/** What a parameter is drawn from, with the checks of its own and more. */
export function checkedSet({ param: { domain, local: bound } }: Slot, more: readonly Check[] = []): TypedSet {
  const where = and([...domain.checks, ...more].map((each) => each.condition));
  const set = sorted(domain);
  return isConst(where) && where.value ? set : { s: 'where', of: set.of, local: bound, set, where };
}

/** Checks that can be made before the later groups are asked, and those that name what is asked there. */
export function splitChecks(checks: readonly Check[], rest: readonly Group[]): [Check[], Check[]] {
  const later = new Set(rest.flatMap(groupLocals));
  const deferred = checks.filter((check) => freeLocals(check.condition).some((each) => later.has(each)));
  return [checks.filter((check) => !deferred.includes(check)), deferred];
}

/** The mixed-radix code of the values so far with one more behind them. */
function mixIn(mixed: string, value: string, slot: Slot): string {
  const offset = /^\d+$/.test(value)
    ? String(Number(value) - slot.first)
    : slot.first === 0
      ? value
      : `(${value} - ${slot.first})`;
  return mixed === '' ? offset : `(${mixed}) * ${codes(slot)} + ${offset}`;
}

/** A loop over the legal values of one parameter; `run` takes a whole range at once where nothing more is asked of it. */
function printMember(
  slot: Slot,
  run: ((lo: string, length: string) => void) | undefined,
  context: Context,
  lines: Lines,
  inside: (next: Context, value: string) => void,
): void {
  const { local: bound, domain } = slot.param;
  const name = jsName(bound);
  const next = bind(context, bound, name);
  const values = (): void => {
    const check = and(domain.checks.map((each) => each.condition));
    const test = isConst(check) && check.value ? undefined : condition(check, next);
    const tested = () => (test ? lines.block(`if (${test})`, () => inside(next, name)) : inside(next, name));
    if (domain.kind === 'integer') {
      const { min, max } = boundsCode(domain, bound, context);
      if (run && !test) {
        lines.block('', () => {
          lines.add(`const lo = ${min}, hi = ${max};`);
          run('lo', 'hi - lo + 1');
        });
        return;
      }
      lines.block(`for (let ${name} = ${min}, last_${name} = ${max}; ${name} <= last_${name}; ${name}++)`, tested);
    } else if (domain.kind === 'choice')
      lines.block(`for (let ${name} = 0; ${name} < ${slot.width}; ${name}++)`, tested);
    else {
      const twin = alikeBefore(slot, name, context);
      if (twin) each(sorted(domain), name, context, lines, () => lines.block(`if (!${twin})`, tested), true);
      else each(checkedSet(slot), name, context, lines, () => inside(next, name), true);
    }
  };
  if (!domain.when) {
    values();
    return;
  }
  lines.block(`if (${condition(domain.when, context)})`, values);
  lines.block('else', () => {
    lines.add(`const ${name} = ${noneCode(bound)};`);
    inside(next, String(slot.width + slot.first));
  });
}

export const noneCode = (bound: Local): string => (bound.type.t === 'integer' ? '-2147483648' : '-1');

/** Integer bounds, kept within the range that the picks have room for. */
function boundsCode(domain: Domain, bound: Local, context: Context): { min: string; max: string } {
  const range = bound.type as { min: number; max: number };
  const [low, high] = [domain.min!, domain.max!];
  const min = expression(low, context);
  const max = expression(high, context);
  const minFits = low.type.t === 'integer' && low.type.min >= range.min;
  const maxFits = high.type.t === 'integer' && high.type.max <= range.max;
  return {
    min: minFits ? min : `Math.max(${range.min}, ${min})`,
    max: maxFits ? max : `Math.min(${range.max}, ${max})`,
  };
}

/** Members come in ascending order, whatever they are drawn from. */
function sorted(domain: Domain): TypedSet {
  const set = domain.set!;
  const unsorted = (each: TypedSet): boolean =>
    each.s === 'zone'
      ? each.ref.zone.ordered && each.ref.zone.holds.some((component) => component.kind === 'tokens')
      : each.s === 'where' && unsorted(each.set);
  if (!unsorted(set)) return set;
  const item = newLocal('item', set.of);
  return {
    s: 'where',
    of: set.of,
    local: item,
    set: { s: 'universe', of: set.of },
    where: { k: 'member-of', item: local(item), set, type: BOOLEAN },
  };
}

// --------------------------------------------------------------------------------------------------------- subsets

/** Scratch words for a subset that is being completed in thought; never in the state. */
function scratch(
  slot: Slot,
  context: Context,
): { array: string; base: number; words: number; first: number; size: number } {
  const { first, size } = universe(slot.param.domain.set!.of, context.model.players);
  const words = wordsOf(size);
  const array = context.module.constant(
    `scratch_${slot.param.name}_${slot.param.local.id}`,
    `new Int32Array(${words * 2}) /* ${slot.param.local.id} */`,
  );
  return { array, base: 0, words, first, size };
}

/** Whether the groups that are still to be asked can be answered. Gives the test for a context. */
export function existsRest(
  rest: readonly Group[],
  checks: readonly Check[],
  context: Context,
): (current: Context) => string {
  const [group, ...after] = rest;
  if (!group) return () => 'true';
  if (group.kind === 'subset') return (current) => subsetFeasible(group.slot, after, checks, current, 'fresh');
  const trees = [...rest.flatMap(groupTrees), ...checks.map((check) => check.condition)];
  const print = (inner: Context, lines: Lines): void => {
    nest(group.slots, checks, after, '0', PRINTERS.any.leaf, inner, lines);
    lines.add('return false;');
  };
  return (current) =>
    helper('can_go_on', trees, { ...current, module: context.module }, print, [], rest.flatMap(groupLocals));
}

const groupLocals = (group: Group): Local[] =>
  group.kind === 'subset' ? [group.slot.param.local] : group.slots.map((slot) => slot.param.local);
const domainTrees = (slot: Slot) => {
  const { domain } = slot.param;
  return [
    domain.set,
    domain.min,
    domain.max,
    domain.sizeMin,
    domain.sizeMax,
    domain.when,
    ...domain.checks.map((check) => check.condition),
  ].filter((tree) => tree !== undefined);
};
const groupTrees = (group: Group) =>
  group.kind === 'subset' ? domainTrees(group.slot) : group.slots.flatMap(domainTrees);

/** Checks of the subset parameter and of the action that name the subset, once it is whole. */
function wholeChecks(slot: Slot, checks: readonly Check[]): Typed {
  return and([...slot.param.domain.checks, ...checks].map((check) => check.condition));
}

/**
 * A test whether a subset can be completed: from nothing (`fresh`), or from the words given by `chosen` with members
 * above `last` still to come.
 */
function subsetFeasible(
  slot: Slot,
  rest: readonly Group[],
  checks: readonly Check[],
  context: Context,
  from: 'fresh' | { last: string },
): string {
  const { domain, local: subset } = slot.param;
  const { array, words, first, size } = scratch(slot, context);
  const trees = [...domainTrees(slot), ...checks.map((check) => check.condition), ...rest.flatMap(groupTrees)];
  // Callers bind the subset to the scratch words; within, it is always there.
  const current = bind(context, subset, { at: 'words', array, base: 0 });
  const lastLocal = newLocal('last', { t: 'integer', min: -1, max: first + size });
  const usable = trees.filter(Boolean) as Typed[];
  const domainStore = { at: 'words', array, base: words } as const;
  const start = from === 'fresh' ? String(first - 1) : from.last;
  return helper(
    `can_complete_${slot.param.name}`,
    usable,
    current,
    (inner, lines) => {
      if (from === 'fresh') for (let w = 0; w < words; w++) lines.add(`${array}[${w}] = 0;`);
      fillSet(domainStore, domain.set!, inner, lines);
      lines.add(`const min = ${expression(domain.sizeMin!, inner)}, max = ${expression(domain.sizeMax!, inner)};`);
      const count = bitCount(context.module);
      lines.add(
        `let chosen = ${Array.from({ length: words }, (_, w) => `${count}(${array}[${w}])`).join(' + ')}, left = 0;`,
      );
      const last = expression(local(lastLocal), inner);
      eachBit(domainStore, first, words, 'x', lines, () => lines.add(`if (x > ${last}) left++;`));
      lines.add('if (chosen > max || chosen + left < min) return false;');
      const [now, deferred] = splitChecks(checks, rest);
      const whole = wholeChecks(slot, now);
      if (rest.length === 0 && isConst(whole) && whole.value !== 0) {
        lines.add('return true;');
        return;
      }
      // Depth first through the members above `last`, smallest first. What is tried stays in the scratch words.
      const restTest = existsRest(rest, deferred, inner)(inner);
      lines.open('const complete = (last, chosen) =>');
      lines.add(`if (chosen >= min && chosen <= max && (${condition(whole, inner)}) && ${restTest}) return true;`);
      lines.add('if (chosen >= max) return false;');
      lines.block(`for (let x = last + 1; x < ${first + size}; x++)`, () => {
        lines.add(
          `if ((${array}[${words} + (${first ? `(x - ${first})` : 'x'} >> 5)] >>> (${first ? `(x - ${first})` : 'x'} & 31) & 1) === 0) continue;`,
        );
        const b = first ? `(x - ${first})` : 'x';
        lines.add(`${array}[${b} >> 5] |= 1 << (${b} & 31);`);
        lines.add('const found = complete(x, chosen + 1);');
        lines.add(`${array}[${b} >> 5] &= ~(1 << (${b} & 31));`);
        lines.add('if (found) return true;');
      });
      lines.add('return false;');
      lines.close();
      lines.add(`return complete(${last}, chosen);`);
    },
    [[lastLocal, start]],
    rest.flatMap(groupLocals),
  );
}

/** The four printers of the picks that continue a subset: its members above the last one chosen, then done. */
export function printSubset(
  name: PrinterName,
  packed: PackedDecision,
  slot: Slot,
  rest: readonly Group[],
  checks: readonly Check[],
  cursor: number,
  context: Context,
): string {
  const printer = PRINTERS[name];
  const { domain, local: subset } = slot.param;
  const { array, words, first, size } = scratch(slot, context);
  const lines = new Lines();
  const withMe = withChooser(packed, context, lines);
  const inner = bind(withMe, subset, { at: 'words', array, base: 0 });
  const chosen = setStore(context, subset) as { at: 'words'; array: string; base: number };
  if (printer.start) lines.add(printer.start);
  const copy = () => {
    for (let w = 0; w < words; w++) lines.add(`${array}[${w}] = s[${chosen.base + w}];`);
  };
  const members = (): void => {
    copy();
    lines.add(addBit({ at: 'words', array, base: 0 }, 'x', first, words));
    lines.block(`if (${subsetFeasible(slot, rest, checks, inner, { last: 'x' })})`, () =>
      printer.leaf.one(lines, first ? `x - ${first}` : 'x'),
    );
  };
  lines.block('', () =>
    each(sorted(domain), 'x', inner, lines, () => lines.block(`if (x > s[${cursor}])`, members), true),
  );
  copy();
  const count = bitCount(context.module);
  const [now, deferred] = splitChecks(checks, rest);
  const whole = wholeChecks(slot, now);
  lines.block('', () => {
    lines.add(`const chosen = ${Array.from({ length: words }, (_, w) => `${count}(${array}[${w}])`).join(' + ')};`);
    const restTest = existsRest(rest, deferred, inner)(inner);
    lines.block(
      `if (chosen >= ${expression(domain.sizeMin!, inner)} && chosen <= ${expression(domain.sizeMax!, inner)} && (${condition(whole, inner)}) && ${restTest})`,
      () => printer.leaf.one(lines, String(size)),
    );
  });
  lines.add(printer.end);
  return context.module.fn(`${name}_${slot.param.name}_of_${shortName(packed)}`, printer.params, lines.text);
}

/** The four printers of the packed picks that continue a move. */
export function printLater(
  name: PrinterName,
  packed: PackedDecision,
  group: Group & { kind: 'packed' },
  rest: readonly Group[],
  checks: readonly Check[],
  context: Context,
): string {
  const printer = PRINTERS[name];
  const lines = new Lines();
  const inner = withChooser(packed, context, lines);
  if (printer.start) lines.add(printer.start);
  nest(group.slots, checks, rest, '0', printer.leaf, inner, lines);
  lines.add(printer.end);
  return context.module.fn(`${name}_later_${shortName(packed)}`, printer.params, lines.text);
}
