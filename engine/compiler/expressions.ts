/** Typed expression → JavaScript. Pure: an expression may be printed twice. */
import { isConst, NONE_TYPE, noneOf, universe } from '../model/make.ts';
import type { Component, ElementType, Local, Model, Typed, TypedSet, ZoneRef } from '../model/types.ts';
import { freeLocals } from './analysis.ts';
import { type Bindings, Lines, type Module, remark, type SetStore } from './emitter.ts';
import { type Frame, HEADER, type Layout, wordsOf } from './layout.ts';

/** What printing needs to know at a place. */
export interface Context {
  model: Model;
  layout: Layout;
  frame: Frame;
  module: Module;
  bindings: Bindings;
}

export const bind = (context: Context, local: Local, value: string | SetStore): Context => ({
  ...context,
  bindings: new Map(context.bindings).set(local, value),
});

export const jsName = (local: Local): string => `${local.name.replace(/\W/g, '_')}_${local.id}`;

/** A local as a number. */
function localExpression(context: Context, local: Local): string {
  const bound = context.bindings.get(local);
  if (typeof bound === 'string') return bound;
  if (local.framed) return `s[${remark(local.name)}${context.frame.slot(local)}]`;
  return jsName(local);
}

export function setStore(context: Context, local: Local): SetStore {
  const bound = context.bindings.get(local);
  if (bound && typeof bound !== 'string') return bound;
  if (typeof bound === 'string') return { at: 'mask', name: bound };
  if (local.framed) return { at: 'words', array: 's', base: context.frame.slot(local) };
  return { at: 'mask', name: jsName(local) };
}

/** Address of a slot: a literal, or a literal plus something. */
const plus = (base: number, index: string): string =>
  /^-?\d+$/.test(index) ? String(base + Number(index)) : `${base} + ${index}`;

export function slotOf(
  context: Context,
  variable: Extract<Typed, { k: 'variable' }>['variable'],
  owner: Typed | undefined,
): string {
  const base = context.layout.variables.get(variable)!;
  const name = remark(variable.name);
  if (!owner) return `s[${name}${base}]`;
  // Variables of pieces count from the first piece of the component.
  const first = typeof variable.each === 'object' && 'kind' in variable.each ? variable.each.firstItem : 0;
  return `s[${name}${plus(base - first, expression(owner, context))}]`;
}

/** The instance of a zone among those of the zone. */
const ownerIndex = (ref: ZoneRef, context: Context): string => (ref.owner ? expression(ref.owner, context) : '0');

/** The instance of a zone among all instances. */
export const instanceOf = (ref: ZoneRef, context: Context): string =>
  plus(context.layout.zones.get(ref.zone)!.firstInstance, ownerIndex(ref, context));

/** Address of a slot at `offset` within the instance. */
export function zoneSlot(ref: ZoneRef, offset: number, context: Context, owner = ownerIndex(ref, context)): string {
  const { base, stride } = context.layout.zones.get(ref.zone)!;
  if (/^\d+$/.test(owner)) return String(base + offset + stride * Number(owner));
  return stride === 1 ? `${base + offset} + ${owner}` : `${base + offset} + ${stride} * ${wrap(owner)}`;
}

const wrap = (code: string): string => (/^[\w.$]+$|^s\[[^\]]*\]$/.test(code) ? code : `(${code})`);

export function expression(typed: Typed, context: Context): string {
  switch (typed.k) {
    case 'const':
      return typed.type === NONE_TYPE ? '-1' : String(typed.value);
    case 'local':
      return localExpression(context, typed.local);
    case 'active':
      return `s[${remark('active')}${HEADER.active}]`;
    case 'round':
      return `s[${remark('round')}${HEADER.round}]`;
    case 'variable': {
      const slot = slotOf(context, typed.variable, typed.owner);
      return guarded(typed.owner, slot, noneOf(typed.type), context);
    }
    case 'amount':
      return guarded(typed.ref.owner, amount(typed, context), noneOf(typed.type), context);
    case 'end-item':
      return guarded(typed.ref.owner, endItem(typed, context), -1, context);
    case 'lookup':
      return lookup(typed, context);
    case 'lies-in':
      return liesIn(expression(typed.item, context), typed.item.type.optional, typed.ref, context);
    case 'arithmetic':
      return arithmetic(typed, context);
    case 'negate':
      return fits(typed) ? `-(${expression(typed.arg, context)})` : `(-(${expression(typed.arg, context)}) | 0)`;
    case 'compare':
      return `${operand(typed.left, context)} ${typed.op === '==' || typed.op === '!=' ? `${typed.op}=` : typed.op} ${operand(typed.right, context)}`;
    case 'and':
    case 'or':
      return typed.items.map((item) => conditionOperand(item, context)).join(typed.k === 'and' ? ' && ' : ' || ');
    case 'not':
      return `!(${condition(typed.arg, context)})`;
    case 'if':
      return `(${condition(typed.condition, context)} ? ${storable(typed.then, context)} : ${storable(typed.else, context)})`;
    case 'let':
      return helper(
        `let_${typed.local.name}`,
        [typed.body],
        context,
        (inner, lines) => lines.add(`return ${expression(typed.body, inner)};`),
        [[typed.local, expression(typed.value, context)]],
      );
    case 'member-of':
      return has(typed.set, expression(typed.item, context), context);
    case 'size':
      return setSize(typed.set, context);
    case 'query':
      return query(typed, context);
    case 'switch':
      return writtenOn(typed, context);
    case 'position': {
      const body = `  let n = 0;\n  for (let i = s[top]; i >= 0; i = s[${context.layout.next} + i], n++) if (i === item) return n;\n  return ${noneOf(typed.type)};`;
      const code = `${context.module.fn('position', ['s', 'top', 'item'], body)}(s, ${zoneSlot(typed.ref, 0, context)}, ${expression(typed.item, context)})`;
      return guarded(typed.ref.owner, code, noneOf(typed.type), context);
    }
    case 'beyond':
      return helper('beyond', [typed.from, typed.way, typed.within], context, (inner, lines) => {
        const step = stepFrom(
          { s: 'run', of: typed.type as ElementType & { t: 'space' }, from: typed.from, way: typed.way },
          inner,
        );
        lines.add(`const way = ${expression(typed.way, inner)};`);
        lines.add(`let x = ${step(expression(typed.from, inner), 'way')};`);
        lines.add(`while (x >= 0 && ${has(typed.within, 'x', inner)}) x = ${step('x', 'way')};`);
        lines.add('return x;');
      });
    case 'total':
      return `total(s, ${expression(typed.of, context)})`;
    case 'zone':
    case 'set':
      throw new Error(`no value: ${typed.k}`);
  }
}

/** Booleans are 0 and 1 in the state; comparisons are JavaScript booleans. Both serve as conditions. */
export const condition = (typed: Typed, context: Context): string =>
  isConst(typed)
    ? typed.value
      ? 'true'
      : 'false'
    : isStored(typed)
      ? `${expression(typed, context)} !== 0`
      : expression(typed, context);

/** A boolean as it is stored. */
export const storable = (typed: Typed, context: Context): string => {
  if (typed.type.t !== 'boolean' || isStored(typed)) return expression(typed, context);
  return isConst(typed) ? String(typed.value) : `(${expression(typed, context)}) ? 1 : 0`;
};

const isStored = (typed: Typed): boolean =>
  typed.type.t === 'boolean' &&
  (typed.k === 'local' ||
    typed.k === 'variable' ||
    typed.k === 'lookup' ||
    typed.k === 'const' ||
    typed.k === 'if' ||
    typed.k === 'switch');

function operand(typed: Typed, context: Context): string {
  if (typed.type.t === 'boolean')
    return isStored(typed) ? wrap(expression(typed, context)) : `+(${expression(typed, context)})`;
  return typed.k === 'const' || typed.k === 'local' ? expression(typed, context) : wrap(expression(typed, context));
}

const conditionOperand = (typed: Typed, context: Context): string => {
  const code = condition(typed, context);
  return typed.k === 'or' || typed.k === 'and' ? `(${code})` : code;
};

/** The property of none is none. */
function guarded(owner: Typed | undefined, code: string, none: number, context: Context): string {
  return owner?.type.optional ? `(${expression(owner, context)} < 0 ? ${none} : ${code})` : code;
}

function amount(typed: Extract<Typed, { k: 'amount' }>, context: Context): string {
  const { ref, component, of } = typed;
  const { zone } = ref;
  const layout = context.layout.zones.get(zone)!;
  if (zone.ordered) {
    const topAddress = zoneSlot(ref, 0, context);
    if (!of && (!component || zone.holds.length === 1)) return `s[${zoneSlot(ref, 1, context)}]`;
    const { first, end } = itemSpan(component ?? zone.holds[0]!);
    const owners = of
      ? context.module.table(
          'owner',
          context.model.items.map((item) => item.owner),
        )
      : '';
    const test = `i >= ${first} && i < ${end}${of ? ` && ${owners}[i] === of` : ''}`;
    const body = `  let n = 0;\n  for (let i = s[top]; i >= 0; i = s[${context.layout.next} + i]) if (${test}) n++;\n  return n;`;
    return `${context.module.fn(`count_${zone.name}`, ['s', 'top', ...(of ? ['of'] : [])], body)}(s, ${topAddress}${of ? `, ${expression(of, context)}` : ''})`;
  }
  if (zone.unlimited) return '2147483647';
  const parts = component ? [component] : zone.holds;
  const codes = parts.map((part) => {
    const offsets = layout.components.get(part)!;
    if (!of) return `s[${remark(`${zone.name}.${part.name}`)}${zoneSlot(ref, offsets.total, context)}]`;
    if (part.kind === 'pieces') return piecesOf(ref, part, of, context);
    return `s[${remark(`${zone.name}.${part.name}`)}${zoneSlot(ref, offsets.kinds, context)}${part.kinds > 1 ? ` + ${expression(of, context)}` : ''}]`;
  });
  return codes.length === 1 ? codes[0]! : `(${codes.join(' + ')})`;
}

function piecesOf(ref: ZoneRef, component: Component, of: Typed, context: Context): string {
  const { first, end } = itemSpan(component);
  const owners = context.module.table(
    'owner',
    context.model.items.map((item) => item.owner),
  );
  const body = `  let n = 0;\n  for (let i = ${first}; i < ${end}; i++) if (s[${context.layout.place} + i] === zone && ${owners}[i] === of) n++;\n  return n;`;
  return `${context.module.fn(`count_${ref.zone.name}`, ['s', 'zone', 'of'], body)}(s, ${instanceOf(ref, context)}, ${expression(of, context)})`;
}

const itemSpan = (component: Component) => ({ first: component.firstItem, end: component.firstItem + component.items });

function endItem(typed: Extract<Typed, { k: 'end-item' }>, context: Context): string {
  const address = zoneSlot(typed.ref, 0, context);
  if (typed.end === 'top') return `s[${remark(`top ${typed.ref.zone.name}`)}${address}]`;
  const body = `  let i = s[top];\n  if (i >= 0) while (s[${context.layout.next} + i] >= 0) i = s[${context.layout.next} + i];\n  return i;`;
  return `${context.module.fn('bottom', ['s', 'top'], body)}(s, ${address})`;
}

/** A table starts with what none gives, where the argument may be none. */
function lookup(typed: Extract<Typed, { k: 'lookup' }>, context: Context): string {
  const arg = expression(typed.arg, context);
  if (typed.table.every((value, i) => value === i) && !typed.arg.type.optional) return arg;
  if (typed.arg.type.t !== 'integer' && typed.arg.type.optional)
    return `${context.module.table(typed.name, [noneOf(typed.type), ...typed.table])}[${plus(1, arg)}]`;
  const table = context.module.table(typed.name, typed.table);
  return typed.arg.type.t === 'integer' ? `(${table}[${arg}] ?? ${noneOf(typed.type)})` : `${table}[${arg}]`;
}

function liesIn(item: string, optional: boolean | undefined, ref: ZoneRef, context: Context): string {
  if (ref.zone.holds.every((component) => component.kind === 'pieces')) {
    const test = `s[${context.layout.place} + ${wrap(item)}] === ${instanceOf(ref, context)}`;
    return optional ? `(${item} >= 0 && ${test})` : test;
  }
  const body = `  for (let i = s[top]; i >= 0; i = s[${context.layout.next} + i]) if (i === item) return true;\n  return false;`;
  return `${context.module.fn('lies_in', ['s', 'top', 'item'], body)}(s, ${zoneSlot(ref, 0, context)}, ${item})`;
}

function arithmetic(typed: Extract<Typed, { k: 'arithmetic' }>, context: Context): string {
  const left = expression(typed.left, context);
  const right = expression(typed.right, context);
  switch (typed.op) {
    case '+':
    case '-':
      return fits(typed) ? `(${left} ${typed.op} ${wrap(right)})` : `((${left} ${typed.op} ${wrap(right)}) | 0)`;
    case '*':
      return fits(typed) ? `${wrap(left)} * ${wrap(right)}` : `Math.imul(${left}, ${right})`;
    case 'min':
    case 'max':
      return `Math.${typed.op}(${left}, ${right})`;
    case '%':
      return `${context.module.fn('modulo', ['a', 'b'], '  return b === 0 ? 0 : a - b * Math.floor(a / b);')}(${left}, ${right})`;
    default:
      return `${context.module.fn(`divide_${typed.op}`, ['a', 'b'], `  return b === 0 ? 0 : Math.${typed.op}(a / b) | 0;`)}(${left}, ${right})`;
  }
}

/** Whether the declared ranges rule out that 32 bits overflow. */
const fits = (typed: Typed): boolean =>
  typed.type.t === 'integer' && typed.type.min > -0x7fffffff && typed.type.max < 0x7fffffff;

// -------------------------------------------------------------------------------------------------------- helpers

/**
 * Puts something that needs statements into a function of its own. The locals that it uses become its parameters;
 * those that live in the state are read there.
 * @param given locals that become parameters with these arguments
 * @param boundWithin locals that the body binds itself
 */
export function helper(
  base: string,
  trees: (Typed | TypedSet)[],
  context: Context,
  body: (inner: Context, lines: Lines) => void,
  given: [Local, string][] = [],
  boundWithin: readonly Local[] = [],
): string {
  const own = new Set([...given.map(([local]) => local), ...boundWithin]);
  const captured = freeLocals(...trees).filter(
    (local) => !own.has(local) && (context.bindings.has(local) || !local.framed),
  );
  let inner: Context = { ...context, bindings: new Map() };
  const params = ['s'];
  const args = ['s'];
  for (const local of captured) {
    const bound = context.bindings.get(local);
    if (bound && typeof bound !== 'string' && bound.at === 'words') {
      inner = bind(inner, local, bound);
      continue;
    }
    const name = `${local.name.replace(/\W/g, '_')}${params.length}`;
    params.push(name);
    args.push(bound ? (typeof bound === 'string' ? bound : bound.name) : jsName(local));
    inner = bind(inner, local, local.type.t === 'set' ? { at: 'mask', name } : name);
  }
  for (const [local, value] of given) {
    const name = `${local.name.replace(/\W/g, '_')}${params.length}`;
    params.push(name);
    args.push(value);
    inner = bind(inner, local, name);
  }
  const lines = new Lines();
  body(inner, lines);
  return `${context.module.fn(base, params, lines.text)}(${args.join(', ')})`;
}

/** The rule of the item at hand: items that share a rule share a case. */
function writtenOn(typed: Extract<Typed, { k: 'switch' }>, context: Context): string {
  return helper(`written_${typed.name}`, [typed], context, (inner, lines) => {
    lines.block(`switch (${expression(typed.on, inner)})`, () => {
      for (const { items, value } of typed.cases) {
        for (const item of items) lines.add(`case ${item}: ${remark(context.model.items[item]!.name)}`);
        lines.add(`  return ${storable(value, inner)};`);
      }
    });
    lines.add(`return ${storable(typed.otherwise, inner)};`);
  });
}

function query(typed: Extract<Typed, { k: 'query' }>, context: Context): string {
  const { op, local, set, where, of } = typed;
  const trees: (Typed | TypedSet)[] = [set, ...(where ? [where] : []), ...(of ? [of] : [])];
  return helper(
    `${op}_${local.name}`,
    trees,
    context,
    (inner, lines) => {
      // No function has such a name.
      const member = `${local.name.replace(/\W/g, '_')}$`;
      const within = bind(inner, local, member);
      const start = {
        any: '',
        every: '',
        first: '',
        count: 'let n = 0;',
        sum: 'let n = 0;',
        min: 'let n, best = false;',
        max: 'let n, best = false;',
        lowest: 'let n, best = -1;',
        highest: 'let n, best = -1;',
      }[op];
      if (start) lines.add(start);
      each(set, member, inner, lines, () => {
        const test = where ? condition(where, within) : 'true';
        const value = of ? expression(of, within) : '';
        if (op === 'any') lines.add(`if (${test}) return true;`);
        else if (op === 'every') lines.add(`if (!(${test})) return false;`);
        else if (op === 'first') lines.add(`if (${test}) return ${member};`);
        else if (op === 'count') lines.add(`if (${test}) n++;`);
        else if (op === 'sum') lines.add(where ? `if (${test}) n += ${value};` : `n += ${value};`);
        else
          lines.block(`if (${test})`, () => {
            const better = op === 'min' || op === 'lowest' ? '<' : '>';
            const empty = op === 'min' || op === 'max' ? '!best' : 'best < 0';
            lines.add(`const v = ${value};`);
            lines.add(
              `if (${empty} || v ${better} n) { n = v; best = ${op === 'min' || op === 'max' ? 'true' : member}; }`,
            );
          });
      });
      const end = {
        any: 'false',
        every: 'true',
        first: '-1',
        count: 'n',
        sum: 'n | 0',
        min: `best ? n : ${noneOf(typed.type)}`,
        max: `best ? n : ${noneOf(typed.type)}`,
        lowest: 'best',
        highest: 'best',
      }[op];
      lines.add(`return ${end};`);
    },
    [],
    [local],
  );
}

// ------------------------------------------------------------------------------------------------------------- sets

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
      const row = `${tables}[${expression(set.arg, context)}]`;
      lines.block(
        `for (let at_${member} = 0, row_${member} = ${row}; at_${member} < row_${member}.length; at_${member}++)`,
        () => {
          lines.add(`const ${member} = row_${member}[at_${member}];`);
          inside();
        },
      );
      return;
    }
    case 'where':
      each(
        set.set,
        member,
        context,
        lines,
        () => {
          lines.block(`if (${condition(set.where, bind(context, set.local, member))})`, inside);
        },
        ascending,
      );
      return;
    case 'zone': {
      const pieces = set.ref.zone.holds.every((component) => component.kind === 'pieces');
      if (set.ref.zone.ordered && !(ascending && pieces)) {
        lines.block(
          `for (let ${member} = s[${zoneSlot(set.ref, 0, context)}]; ${member} >= 0; ${member} = s[${context.layout.next} + ${member}])`,
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
      const within = set.within ? ` && ${has(set.within, member, context)}` : '';
      lines.block(
        `for (let ${member} = ${step(expression(set.from, context))}, way_${member} = ${expression(set.way, context)}; ${member} >= 0${within}; ${member} = ${step(member, `way_${member}`)})`,
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

/** An item whose membership is asked, as the parameter of a helper. */
const ASKED: Local = { id: 0, name: 'asked', type: { t: 'player' } };

/** The space next to one in the direction of a run. */
function stepFrom(set: Extract<TypedSet, { s: 'run' }>, context: Context): (from: string, way?: string) => string {
  const { directions } = set.of.set;
  const table = context.module.table('steps', directions!.steps);
  const ways = directions!.type.values.length;
  return (from, way) => `${table}[${wrap(from)} * ${ways} + ${way ?? wrap(expression(set.way, context))}]`;
}

/** Spreads from a space over its neighbors in the set, and leaves the spaces reached in words of its own. */
function connectedStore(
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
    body.add(`const from = ${expression(set.from, inner)};`);
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

const index = (item: string, first: number): string => (first ? `(${item} - ${first})` : wrap(item));

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
      return `${context.module.tables(`in_${set.name}`, flags)}[${expression(set.arg, context)}][${index(item, first)}] === 1`;
    }
    case 'zone':
      return liesIn(item, true, set.ref, context);
    case 'where': {
      const inner = has(set.set, item, context);
      return `(${inner} && ${helper('satisfies', [set.where], context, (within, lines) => lines.add(`return ${condition(set.where, within)};`), [[set.local, item]])})`;
    }
    case 'list':
      return set.items.length
        ? `(${set.items.map((member) => `${wrap(item)} === ${operand(member, context)}`).join(' || ')})`
        : 'false';
    case 'run':
    case 'connected':
      return helper(
        'is_among',
        [set],
        context,
        (inner, lines) => {
          each(set, 'x', inner, lines, () =>
            lines.add(`if (x === ${expression({ k: 'local', local: ASKED, type: set.of }, inner)}) return true;`),
          );
          lines.add('return false;');
        },
        [[ASKED, item]],
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
  return helper('size', [set], context, (inner, lines) => {
    lines.add('let n = 0;');
    each(set, 'member', inner, lines, () => lines.add('n++;'));
    lines.add('return n;');
  });
}

export const bitCount = (module: Module): string =>
  module.fn(
    'bit_count',
    ['m'],
    '  m -= m >>> 1 & 0x55555555;\n  m = (m & 0x33333333) + (m >>> 2 & 0x33333333);\n  return Math.imul(m + (m >>> 4) & 0x0f0f0f0f, 0x01010101) >>> 24;',
  );

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

export function removeBit(store: SetStore, item: string, first: number, words: number): string {
  const bit = index(item, first);
  if (store.at === 'mask') return `${store.name} &= ~(1 << ${bit});`;
  if (words === 1) return `${store.array}[${store.base}] &= ~(1 << ${bit});`;
  return `${store.array}[${store.base} + (${bit} >> 5)] &= ~(1 << (${bit} & 31));`;
}
