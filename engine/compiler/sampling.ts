/**
 * A uniformly random legal opening pick without a list: drawn from the box of all values, thrown away if it is illegal.
 * The box is kept tight by what is known before drawing: a bound that depends on no other parameter, the members of a
 * fixed group.
 */

import { freeLocals } from '../model/locals.ts';
import { and, isConst } from '../model/make.ts';
import { alikeBefore } from './alike.ts';
import { bind, type Context, jsName } from './context.ts';
import {
  anyOf,
  bitCounts,
  checkedSet,
  existsRest,
  noneCode,
  PRINTERS,
  type PrinterName,
  shortName,
  splitChecks,
  withChooser,
} from './decisions.ts';
import { Lines } from './emitter.ts';
import { condition, expression } from './expressions.ts';
import { wholeSet } from './masks.ts';
import { memberTest } from './membership.ts';
import { codes, laterGroups, type PackedAction, type PackedDecision, type Slot } from './picks.ts';

/** Misses after which the caller counts instead. */
const TRIES = 64;

/** The width of one parameter in the box, and how a digit becomes a value. */
interface Side {
  slot: Slot;
  width: string;
  fromDigit(digit: string): string;
}

/** `(s, random, list?) → pick`, or −1 if nothing is legal: out of `list`, if there is one, where the legal picks are written. */
export function printDraw(
  fns: Record<PrinterName, string>,
  opening: PackedDecision | undefined,
  name: string,
  context: Context,
): string {
  const lines = new Lines();
  const fused = opening && countAndPick(opening, context);
  const sample = opening && !fused ? printSample(opening, context) : undefined;
  lines.block('if (list)', () => {
    lines.add(`const n = ${fns.list}(s, list);`);
    lines.add('return n === 0 ? -1 : list[random.below(n)];');
  });
  if (fused) {
    lines.take(fused);
    return context.module.fn(`draw_${name}`, ['s', 'random', 'list'], lines.text);
  }
  if (sample) {
    lines.add(`const pick = ${sample}(s, random);`);
    lines.add('if (pick >= 0) return pick;');
  }
  lines.add(`const n = ${fns.count}(s);`);
  lines.add(`return n === 0 ? -1 : ${fns.nth}(s, random.below(n));`);
  return context.module.fn(`draw_${name}`, ['s', 'random', 'list'], lines.text);
}

/** Where all that is legal can be said in words of bits: counted, and the k-th picked. */
function countAndPick(packed: PackedDecision, context: Context): Lines | undefined {
  const lines = new Lines();
  const inner = withChooser(packed, context, lines);
  const counts: string[] = [];
  const picks: { count: string; pick: (lines: Lines, k: string) => void }[] = [];
  for (const action of packed.actions) {
    const { checks } = action.action;
    const count = `n${action.index}`;
    if (action.action.otherwise) {
      if (action.groups.length || checks.length || action.index < packed.actions.length - 1) return undefined;
      lines.add(`if (${counts.join(' + ') || '0'} === 0) return ${action.base};`);
      continue;
    }
    if (action.groups.length === 0) {
      const test = condition(and(checks.map((check) => check.condition)), inner);
      lines.add(`const ${count} = ${test === 'true' ? '1' : `${test} ? 1 : 0`};`);
      picks.push({ count, pick: (to) => to.add(`if (${count} > k) return ${action.base};`) });
    } else {
      const [group] = action.groups;
      if (action.groups.length > 1 || group!.kind !== 'packed' || group!.slots.length > 1) return undefined;
      const [slot] = group!.slots;
      if (slot!.param.domain.kind !== 'space' || slot!.param.domain.when) return undefined;
      const words = wholeSet(checkedSet(slot!, checks), inner, lines);
      if (!words) return undefined;
      lines.add(`const ${count} = ${bitCounts(words, context.module)};`);
      picks.push({ count, pick: (to) => PRINTERS.nth.leaf.bits!(to, String(action.base), words, context.module) });
    }
    counts.push(count);
  }
  if (packed.decline !== undefined) counts.push('1');
  lines.add(`const n = ${counts.join(' + ')};`);
  lines.add('if (n === 0) return -1;');
  lines.add('let k = random.below(n);');
  picks.forEach(({ count, pick }, i) => {
    const last = i === picks.length - 1;
    lines.block('', () => pick(lines, count));
    if (!last && packed.actions[i]!.groups.length === 0) lines.add(`k -= ${count};`);
  });
  lines.add(`return ${packed.decline ?? -1};`);
  return lines;
}

/** `(s, random) → pick`, or −1 after too many misses. */
function printSample(packed: PackedDecision, context: Context): string {
  const lines = new Lines();
  const inner = withChooser(packed, context, lines);
  const boxes = packed.actions.map((action) => {
    const group = action.groups[0];
    const slots = group?.kind === 'packed' ? group.slots : [];
    const sides = slots.map((slot) => sideOf(slot, slots, inner, lines));
    lines.add(`const box${action.index} = ${sides.map((side) => side.width).join(' * ') || '1'};`);
    return { action, sides };
  });
  const declines = packed.decline === undefined ? '' : ' + 1';
  lines.add(`const all = ${boxes.map(({ action }) => `box${action.index}`).join(' + ')}${declines};`);
  lines.block(`for (let tries = 0; tries < ${TRIES} && all > 0; tries++)`, () => {
    lines.add('let code = random.below(all);');
    for (const { action, sides } of boxes) {
      lines.block(`if (code < box${action.index})`, () => printTry(packed, action, sides, inner, lines));
      lines.add(`code -= box${action.index};`);
    }
    if (packed.decline !== undefined) lines.add(`return ${packed.decline};`);
  });
  lines.add('return -1;');
  return context.module.fn(`sample_${shortName(packed)}`, ['s', 'random'], lines.text);
}

function sideOf(slot: Slot, slots: readonly Slot[], context: Context, lines: Lines): Side {
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
  if (domain.set?.s === 'fixed') {
    const table = context.module.table(domain.set.name, domain.set.members);
    return { slot, width: String(domain.set.members.length), fromDigit: (digit) => `${table}[${digit}]` };
  }
  return plain;
}

/** Takes a draw apart, tests it, and answers with its pick. */
function printTry(
  packed: PackedDecision,
  action: PackedAction,
  sides: readonly Side[],
  context: Context,
  lines: Lines,
): void {
  if (action.action.otherwise) lines.add(`if (${anyOf(packed, context)}(s)) continue;`);
  for (let i = sides.length - 1; i >= 0; i--) {
    const { slot, width, fromDigit } = sides[i]!;
    const name = jsName(slot.param.local);
    const value = fromDigit(i === 0 ? 'code' : `code % ${width}`);
    lines.add(
      `const ${name} = ${slot.optional ? `(${i === 0 ? 'code' : `code % ${width}`}) === ${slot.width} ? ${noneCode(slot.param.local)} : ${value}` : value};`,
    );
    if (i > 0) lines.add(`code = code / ${width} | 0;`);
  }
  const bound = sides.reduce((current, { slot }) => bind(current, slot.param.local, jsName(slot.param.local)), context);
  const [pending, deferred] = splitChecks(action.action.checks, laterGroups(action));
  const reject = (test: string) => {
    if (test !== 'true') lines.add(`if (!(${test})) continue;`);
  };
  for (const { slot } of sides) rejectValue(slot, bound, reject);
  for (const check of pending) reject(condition(check.condition, bound));
  reject(existsRest(laterGroups(action), deferred, bound)(bound));
  const pick = sides.reduce((code, { slot }) => {
    const name = jsName(slot.param.local);
    const digit = slot.optional
      ? `(${name} === ${noneCode(slot.param.local)} ? ${slot.width} : ${name} - ${slot.first})`
      : slot.first
        ? `(${name} - ${slot.first})`
        : name;
    return code === '' ? digit : `(${code}) * ${codes(slot)} + ${digit}`;
  }, '');
  lines.add(`return ${pick === '' ? action.base : action.base ? `${action.base} + ${pick}` : pick};`);
}

function rejectValue(slot: Slot, bound: Context, reject: (test: string) => void): void {
  const { local, domain } = slot.param;
  const name = jsName(local);
  const tests = [
    memberTest(domain, name, local, bound, bound),
    ...domain.checks.map((check) => condition(check.condition, bound)),
  ].filter((test) => test !== 'true');
  const twin = alikeBefore(slot, name, bound);
  if (twin) tests.push(`!${twin}`);
  if (!domain.when) {
    tests.forEach(reject);
    return;
  }
  const asked = tests.map((test) => `(${test})`).join(' && ') || 'true';
  const when = condition(domain.when, bound);
  reject(`${name} === ${noneCode(local)} ? !(${when}) : (${when}) && ${asked}`);
}
