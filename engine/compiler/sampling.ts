/**
 * A uniformly random legal opening pick without a list: drawn from the box of all values, thrown away if it is illegal
 * (box.ts). Where all that is legal can be said in words of bits, it is counted instead and the k-th taken.
 */

import { and } from '../model/make.ts';
import { alikeBefore } from './alike.ts';
import { type Side, sideOf } from './box.ts';
import { bind, type Context, jsName } from './context.ts';
import {
  anyOf,
  bitCounts,
  checkedSet,
  existsRest,
  noneCode,
  type PrinterName,
  shortName,
  splitChecks,
  withChooser,
} from './decisions.ts';
import { Lines } from './emitter.ts';
import { condition } from './expressions.ts';
import { nthBit } from './helpers.ts';
import { wholeSet } from './masks.ts';
import { memberTest } from './membership.ts';
import { codes, laterGroups, type PackedAction, type PackedDecision, type Slot } from './picks.ts';

/** Misses after which the caller counts instead. */
const TRIES = 64;

/** So many picks are listed once where they are not drawn without a list, rather than counted and then looked for. */
const MOST_LISTED = 4096;

/**
 * `(s, random) → pick`, or −1 if nothing is legal.
 * @param picks how many there can be
 */
export function printDraw(
  fns: Record<PrinterName, string>,
  opening: PackedDecision | undefined,
  name: string,
  picks: number,
  context: Context,
): string {
  const lines = new Lines();
  const fused = opening && countAndPick(opening, context);
  const sample = opening && !fused ? printSample(opening, context) : undefined;
  if (fused) {
    lines.take(fused);
    return context.module.fn(`draw_${name}`, ['s', 'random'], lines.text);
  }
  if (sample) {
    lines.add(`const pick = ${sample}(s, random);`);
    lines.add('if (pick >= 0) return pick;');
  }
  if (picks <= MOST_LISTED) {
    const list = context.module.constant('listed', `new Int32Array(${MOST_LISTED})`);
    lines.add(`const n = ${fns.list}(s, ${list});`);
    lines.add(`return n === 0 ? -1 : ${list}[random.below(n)];`);
  } else {
    lines.add(`const n = ${fns.count}(s);`);
    lines.add(`return n === 0 ? -1 : ${fns.nth}(s, random.below(n));`);
  }
  return context.module.fn(`draw_${name}`, ['s', 'random'], lines.text);
}

/** Where all that is legal can be said in words of bits: counted, and the k-th picked. */
function countAndPick(packed: PackedDecision, context: Context): Lines | undefined {
  const lines = new Lines();
  const inner = withChooser(packed, context, lines);
  /** How many picks there are of each sort, by a name or number, and the k-th of them. */
  const sorts: { count: string; pick(k: string): string }[] = [];
  const all = () => sorts.map(({ count }) => count).join(' + ') || '0';
  for (const action of packed.actions) {
    const { checks } = action.action;
    if (action.action.otherwise) {
      if (action.groups.length || checks.length || action.index < packed.actions.length - 1) return undefined;
      lines.add(`if (${all()} === 0) return ${action.base};`);
      continue;
    }
    if (action.groups.length === 0) {
      const test = condition(and(checks.map((check) => check.condition)), inner);
      const count = lines.fresh('n');
      lines.add(`const ${count} = ${test === 'true' ? '1' : `${test} ? 1 : 0`};`);
      sorts.push({ count, pick: () => String(action.base) });
      continue;
    }
    const [group] = action.groups;
    if (action.groups.length > 1 || group!.kind !== 'packed' || group!.slots.length > 1) return undefined;
    const [slot] = group!.slots;
    if (slot!.param.domain.kind !== 'space' || slot!.param.domain.when) return undefined;
    const words = wholeSet(checkedSet(slot!, checks), inner, lines);
    if (!words) return undefined;
    words.forEach((word, w) => {
      const count = lines.fresh('n');
      lines.add(`const ${count} = ${bitCounts([word], context.module)};`);
      const base = action.base + 32 * w;
      sorts.push({ count, pick: (k) => `${base ? `${base} + ` : ''}${nthBit(context.module)}(${word}, ${k})` });
    });
  }
  if (packed.decline !== undefined) sorts.push({ count: '1', pick: () => String(packed.decline) });
  const total = lines.fresh('all');
  lines.add(`const ${total} = ${all()};`);
  lines.add(`if (${total} === 0) return -1;`);
  const k = lines.fresh('k');
  lines.add(`${sorts.length > 1 ? 'let' : 'const'} ${k} = random.below(${total});`);
  sorts.forEach(({ count, pick }, i) => {
    if (i === sorts.length - 1) lines.add(`return ${pick(k)};`);
    else {
      lines.add(`if (${k} < ${count}) return ${pick(k)};`);
      lines.add(`${k} -= ${count};`);
    }
  });
  if (!sorts.length) lines.add('return -1;');
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
  const all = lines.fresh('all');
  lines.add(`const ${all} = ${boxes.map(({ action }) => `box${action.index}`).join(' + ')}${declines};`);
  lines.block(`for (let tries = 0; tries < ${TRIES} && ${all} > 0; tries++)`, () => {
    lines.add(`let code = random.below(${all});`);
    for (const { action, sides } of boxes) {
      lines.block(`if (code < box${action.index})`, () => printTry(packed, action, sides, inner, lines));
      lines.add(`code -= box${action.index};`);
    }
    if (packed.decline !== undefined) lines.add(`return ${packed.decline};`);
  });
  lines.add('return -1;');
  return context.module.fn(`sample_${shortName(packed)}`, ['s', 'random'], lines.text);
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
  for (const { slot, tested } of sides) if (!tested) rejectValue(slot, bound, reject);
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
