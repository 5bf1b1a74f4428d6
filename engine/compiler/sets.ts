/** Sets → JavaScript: loops over their members, membership, size, and sets that are written down. */
import { isConst, universe } from '../model/make.ts';
import type { Local, TypedSet } from '../model/types.ts';
import { instanceOf, liesIn, nextBelow, zoneSlot } from './access.ts';
import { bind, type Context, setStore, wrap } from './context.ts';
import { type Lines, remark, type SetStore } from './emitter.ts';
import { bitCount, helper } from './helpers.ts';
import { wordsOf } from './layout.ts';
import { splitSet, whole, wholeSet } from './masks.ts';

/** A loop over the members of a set. `inside` is printed within, with `member` as the name of the current one. */
export function each(
  set: TypedSet,
  member: string,
  context: Context,
  lines: Lines,
  inside: () => void,
  ascending = false,
): void {
  const { first, size } = universe(set.of, context.model.players);
  switch (set.s) {
    case 'universe':
      lines.block(`for (let ${member} = ${first}; ${member} < ${first + size}; ${member}++)`, inside);
      return;
    case 'fixed': {
      const table = context.module.table(set.name, set.members);
      lines.block(`for (let at_${member} = 0; at_${member} < ${set.members.length}; at_${member}++)`, () => {
        lines.add(`const ${member} = ${table}[at_${member}];`);
        inside();
      });
      return;
    }
    case 'lookup': {
      const tables = context.module.tables(set.name, set.table);
      const row = `${tables}[${context.print.expression(set.arg, context)}]`;
      lines.block(
        `for (let at_${member} = 0, row_${member} = ${row}; at_${member} < row_${member}.length; at_${member}++)`,
        () => {
          lines.add(`const ${member} = row_${member}[at_${member}];`);
          inside();
        },
      );
      return;
    }
    case 'where': {
      const split = splitSet(set, context, lines);
      if (split) {
        eachWord(split.words, member, lines, () => {
          const tests = split.rest.map(({ local, where }) =>
            context.print.condition(where, bind(context, local, member)),
          );
          if (tests.length) lines.block(`if (${tests.map(wrapTest).join(' && ')})`, inside);
          else inside();
        });
        return;
      }
      each(
        set.set,
        member,
        context,
        lines,
        () => {
          lines.block(`if (${context.print.condition(set.where, bind(context, set.local, member))})`, inside);
        },
        ascending,
      );
      return;
    }
    case 'zone': {
      const pieces = set.ref.zone.holds.every((component) => component.kind === 'pieces');
      if (set.ref.zone.ordered && !(ascending && pieces)) {
        lines.block(
          `for (let ${member} = s[${zoneSlot(set.ref, 0, context)}]; ${member} >= 0; ${member} = ${nextBelow(set.ref, member, context)})`,
          inside,
        );
        return;
      }
      lines.block(
        `for (let ${member} = ${first}, zone_${member} = ${instanceOf(set.ref, context)}; ${member} < ${first + size}; ${member}++)`,
        () => {
          lines.block(`if (s[${context.layout.place} + ${member}] === zone_${member})`, inside);
        },
      );
      return;
    }
    case 'list':
      lines.block(`for (let ${member} = ${first}; ${member} < ${first + size}; ${member}++)`, () => {
        lines.block(`if (${has(set, member, context)})`, inside);
      });
      return;
    case 'run': {
      const step = stepFrom(set, context);
      const within = set.within ? ` && ${hasHere(set.within, member, context, lines)}` : '';
      lines.block(
        `for (let ${member} = ${step(context.print.expression(set.from, context))}, way_${member} = ${context.print.expression(set.way, context)}; ${member} >= 0${within}; ${member} = ${step(member, `way_${member}`)})`,
        inside,
      );
      return;
    }
    case 'connected':
      eachBit(connectedStore(set, context, lines, member), first, wordsOf(size), member, lines, inside);
      return;
    case 'local':
      eachBit(setStore(context, set.local), first, wordsOf(size), member, lines, inside);
  }
}

const wrapTest = (code: string): string => (code.includes('||') ? `(${code})` : code);

/** A loop over the bits of some words. */
function eachWord(words: readonly string[], member: string, lines: Lines, inside: () => void): void {
  const m = `m_${member}`;
  const loop = (word: string, base: string) =>
    lines.block(`for (let ${m} = ${word}; ${m} !== 0; ${m} &= ${m} - 1)`, () => {
      lines.add(`const ${member} = ${base}31 - Math.clz32(${m} & -${m});`);
      inside();
    });
  if (words.length === 1) loop(words[0]!, '');
  else
    lines.block(`for (let w_${member} = 0; w_${member} < ${words.length}; w_${member}++)`, () =>
      loop(wordAt(words, `w_${member}`), `(w_${member} << 5) + `),
    );
}

/** One of several words, by its number. */
const wordAt = (words: readonly string[], w: string): string =>
  words.reduceRight((rest, word, i) => (i === words.length - 1 ? word : `(${w}) === ${i} ? ${word} : ${rest}`), '');

/** Membership, where a loop asks for it again and again: the set is worked out before, if that can be done at once. */
export function hasHere(set: TypedSet, item: string, context: Context, lines: Lines): string {
  const words = wholeSet(set, context, lines);
  if (!words) return has(set, item, context);
  const word = words.length === 1 ? words[0]! : `(${wordAt(words, `${item} >> 5`)})`;
  return `(${word} >>> ${item} & 1) !== 0`;
}

/** An item whose membership is asked, as the parameter of a helper. */
export const ASKED: Local = { id: 0, name: 'asked', type: { t: 'player' } };

/** The space next to one in the direction of a run. */
export function stepFrom(
  set: Extract<TypedSet, { s: 'run' }>,
  context: Context,
): (from: string, way?: string) => string {
  const { directions } = set.of.set;
  const table = context.module.table('steps', directions!.steps);
  const ways = directions!.type.values.length;
  return (from, way) =>
    `${table}[${wrap(from)} * ${ways} + ${way ?? wrap(context.print.expression(set.way, context))}]`;
}

/** Spreads from a space over its neighbors in the set, and leaves the spaces reached in words of its own. */
export function connectedStore(
  set: Extract<TypedSet, { s: 'connected' }>,
  context: Context,
  lines: Lines,
  member: string,
): SetStore {
  const { size } = set.of.set;
  const words = wordsOf(size);
  const site = context.module.unique(`reached_${set.of.set.name}`);
  context.module.raw(`const ${site} = new Int32Array(${words}), ${site}_queue = new Int32Array(${size});`);
  const tables = context.module.tables('neighbours', set.of.set.neighbors);
  const call = helper(`spread_${set.of.set.name}`, [set.from, set.within], context, (inner, body) => {
    body.add(`const found = ${site}, queue = ${site}_queue;`);
    body.add('found.fill(0);');
    body.add(`const from = ${context.print.expression(set.from, inner)};`);
    body.add(`if (!(${has(set.within, 'from', inner)})) return;`);
    body.add('found[from >> 5] |= 1 << (from & 31);');
    body.add('queue[0] = from;');
    body.block('for (let at = 0, end = 1; at < end; at++)', () => {
      body.block(`for (let i = 0, near = ${tables}[queue[at]]; i < near.length; i++)`, () => {
        body.add('const next = near[i];');
        body.add(`if ((found[next >> 5] >>> (next & 31) & 1) !== 0 || !(${has(set.within, 'next', inner)})) continue;`);
        body.add('found[next >> 5] |= 1 << (next & 31);');
        body.add('queue[end++] = next;');
      });
    });
  });
  lines.add(`${call}; ${remark(member)}`);
  return { at: 'words', array: site, base: 0 };
}

export function eachBit(
  store: SetStore,
  first: number,
  words: number,
  member: string,
  lines: Lines,
  inside: () => void,
): void {
  const offset = first ? `${first} + ` : '';
  const lowest = `31 - Math.clz32(m_${member} & -m_${member})`;
  const loop = (word: string, base: string) =>
    lines.block(`for (let m_${member} = ${word}; m_${member} !== 0; m_${member} &= m_${member} - 1)`, () => {
      lines.add(`const ${member} = ${offset}${base}${lowest};`);
      inside();
    });
  if (store.at === 'mask') loop(store.name, '');
  else if (words === 1) loop(`${store.array}[${store.base}]`, '');
  else
    lines.block(`for (let w_${member} = 0; w_${member} < ${words}; w_${member}++)`, () =>
      loop(`${store.array}[${store.base} + w_${member}]`, `(w_${member} << 5) + `),
    );
}

export const index = (item: string, first: number): string => (first ? `(${item} - ${first})` : wrap(item));

/** Membership, as a JavaScript condition. */
export function has(set: TypedSet, item: string, context: Context): string {
  const { first, size } = universe(set.of, context.model.players);
  switch (set.s) {
    case 'universe':
      return `${wrap(item)} >= 0`;
    case 'fixed': {
      if (size <= 32) {
        const mask = set.members.reduce((bits, member) => bits | (1 << (member - first)), 0);
        return `(${wrap(item)} >= 0 && (${remark(set.name)}${mask} >>> ${index(item, first)} & 1) !== 0)`;
      }
      const flags = Array.from({ length: size }, (_, i) => (set.members.includes(i + first) ? 1 : 0));
      return `${context.module.table(`in_${set.name}`, flags)}[${index(item, first)}] === 1`;
    }
    case 'lookup': {
      const flags = set.table.map((row) => Array.from({ length: size }, (_, i) => (row.includes(i + first) ? 1 : 0)));
      return `${context.module.tables(`in_${set.name}`, flags)}[${context.print.expression(set.arg, context)}][${index(item, first)}] === 1`;
    }
    case 'zone':
      return liesIn(item, true, set.ref, context);
    case 'where': {
      const inner = has(set.set, item, context);
      return `(${inner} && ${helper('satisfies', [set.where], context, (within, lines) => lines.add(`return ${context.print.condition(set.where, within)};`), [[set.local, item]], [], set)})`;
    }
    case 'list':
      return set.items.length
        ? `(${set.items.map((member) => `${wrap(item)} === ${wrap(context.print.expression(member, context))}`).join(' || ')})`
        : 'false';
    case 'run':
    case 'connected':
      return helper(
        'is_among',
        [set],
        context,
        (inner, lines) => {
          each(set, 'x', inner, lines, () =>
            lines.add(
              `if (x === ${context.print.expression({ k: 'local', local: ASKED, type: set.of }, inner)}) return true;`,
            ),
          );
          lines.add('return false;');
        },
        [[ASKED, item]],
        [],
        set,
      );
    case 'local': {
      const store = setStore(context, set.local);
      const bit = index(item, first);
      if (store.at === 'mask') return `(${wrap(item)} >= 0 && (${store.name} >>> ${bit} & 1) !== 0)`;
      if (wordsOf(size) === 1) return `(${wrap(item)} >= 0 && (${store.array}[${store.base}] >>> ${bit} & 1) !== 0)`;
      return `(${wrap(item)} >= 0 && (${store.array}[${store.base} + (${bit} >> 5)] >>> (${bit} & 31) & 1) !== 0)`;
    }
  }
}

/** How far a run goes in a known direction through spaces that are known at once: from step to step, from bit to bit. */
function runLength(set: Extract<TypedSet, { s: 'run' }>, context: Context): string | undefined {
  const { module, before, print } = context;
  const { directions, size } = set.of.set;
  if (!before || !isConst(set.way) || !set.within) return undefined;
  const words = whole(set.within, context, before);
  if (!words) return undefined;
  const way = set.way.value;
  const { values } = directions!.type;
  // Over the edge lies a space that is in no set, if the last word has room for it.
  const outside = size % 32 === 0 ? -1 : size;
  const steps = directions!.steps.filter((_, i) => i % values.length === way).map((to) => (to < 0 ? outside : to));
  const table = module.table(`to_${values[way]}`, steps);
  const names = words.map((_, w) => (w ? `m${w + 1}` : 'm'));
  const next = `(x = ${table}[x])`;
  const test =
    outside < 0
      ? `${next} >= 0 && ((${wordAt(names, 'x >> 5')}) >>> x & 1) !== 0`
      : names.length === 1
        ? `(m >>> ${next} & 1) !== 0`
        : `((${names.length === 2 ? `${next} < 32 ? m : m2` : wordAt(names, `${next} >> 5`)}) >>> x & 1) !== 0`;
  const fn = module.fn(`run_${values[way]}`, ['x', ...names], `  let n = 0;\n  while (${test}) n++;\n  return n;`);
  return `${fn}(${[print.expression(set.from, context), ...words].join(', ')})`;
}

export function setSize(set: TypedSet, context: Context): string {
  const { size } = universe(set.of, context.model.players);
  if (set.s === 'universe') return String(size);
  if (set.s === 'fixed') return String(set.members.length);
  if (set.s === 'local') {
    const store = setStore(context, set.local);
    const count = bitCount(context.module);
    if (store.at === 'mask') return `${count}(${store.name})`;
    return Array.from({ length: wordsOf(size) }, (_, w) => `${count}(${store.array}[${store.base + w}])`).join(' + ');
  }
  const run = set.s === 'run' && runLength(set, context);
  if (run) return run;
  return helper(
    'size',
    [set],
    context,
    (inner, lines) => {
      const words = wholeSet(set, inner, lines);
      if (words) {
        lines.add(`return ${words.map((word) => `${bitCount(context.module)}(${word})`).join(' + ')};`);
        return;
      }
      lines.add('let n = 0;');
      each(set, 'member', inner, lines, () => lines.add('n++;'));
      lines.add('return n;');
    },
    [],
    [],
    set,
  );
}

/** Prints the members of a set, or of a domain, into a store. */
export function fillSet(
  store: SetStore,
  set: TypedSet,
  context: Context,
  lines: Lines,
  test?: (member: string) => string,
): void {
  const { first, size } = universe(set.of, context.model.players);
  const words = wordsOf(size);
  const whole = test ? undefined : wholeSet(set, context, lines);
  if (whole) {
    if (store.at === 'mask') lines.add(`${store.name} = ${whole[0]};`);
    else
      whole.forEach((word, w) => {
        lines.add(`${store.array}[${store.base + w}] = ${word};`);
      });
    return;
  }
  if (store.at === 'words') for (let w = 0; w < words; w++) lines.add(`${store.array}[${store.base + w}] = 0;`);
  each(set, 'x', context, lines, () => {
    const add = addBit(store, 'x', first, words);
    const check = test?.('x');
    lines.add(check && check !== 'true' ? `if (${check}) ${add}` : add);
  });
}

export function addBit(store: SetStore, item: string, first: number, words: number): string {
  const bit = index(item, first);
  if (store.at === 'mask') return `${store.name} |= 1 << ${bit};`;
  if (words === 1) return `${store.array}[${store.base}] |= 1 << ${bit};`;
  return `${store.array}[${store.base} + (${bit} >> 5)] |= 1 << (${bit} & 31);`;
}
