/** Typed expression → JavaScript. Pure: an expression may be printed twice. */
import { isConst, NONE_TYPE, noneOf, not } from '../model/make.ts';
import type { Component, ElementType, Typed, TypedSet, ZoneRef } from '../model/types.ts';
import { instanceOf, isSingle, liesIn, nextBelow, slotOf, zoneSlot } from './access.ts';
import { bind, type Context, localExpression, plus, wrap } from './context.ts';
import { remark } from './emitter.ts';
import { bitCount, helper } from './helpers.ts';
import { HEADER } from './layout.ts';
import { casesOf, wholeSet } from './masks.ts';
import { each, has, hasHere, setSize, stepFrom } from './sets.ts';
import { printWindows } from './windows.ts';

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
        [],
        typed,
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
      const body = `  let n = 0;\n  for (let i = s[top]; i >= 0; i = ${nextBelow(typed.ref, 'i', context)}, n++) if (i === item) return n;\n  return ${noneOf(typed.type)};`;
      const code = `${context.module.fn('position', ['s', 'top', 'item'], body)}(s, ${zoneSlot(typed.ref, 0, context)}, ${expression(typed.item, context)})`;
      return guarded(typed.ref.owner, code, noneOf(typed.type), context);
    }
    case 'beyond':
      return helper(
        'beyond',
        [typed.from, typed.way, typed.within],
        context,
        (inner, lines) => {
          const step = stepFrom(
            { s: 'run', of: typed.type as ElementType & { t: 'space' }, from: typed.from, way: typed.way },
            inner,
          );
          lines.add(`const way = ${expression(typed.way, inner)};`);
          const within = hasHere(typed.within, 'x', inner, lines);
          lines.add(`let x = ${step(expression(typed.from, inner), 'way')};`);
          lines.add(`while (x >= 0 && ${within}) x = ${step('x', 'way')};`);
          lines.add('return x;');
        },
        [],
        [],
        typed,
      );
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
    if (!of && (!component || zone.holds.length === 1))
      return isSingle(ref, context) ? `(s[${topAddress}] >= 0 ? 1 : 0)` : `s[${zoneSlot(ref, 1, context)}]`;
    const { first, end } = itemSpan(component ?? zone.holds[0]!);
    const owners = of
      ? context.module.table(
          'owner',
          context.model.items.map((item) => item.owner),
        )
      : '';
    const test = `i >= ${first} && i < ${end}${of ? ` && ${owners}[i] === of` : ''}`;
    const body = `  let n = 0;\n  for (let i = s[top]; i >= 0; i = ${nextBelow(ref, 'i', context)}) if (${test}) n++;\n  return n;`;
    return `${context.module.fn(`count_${zone.name}`, ['s', 'top', ...(of ? ['of'] : [])], body)}(s, ${topAddress}${of ? `, ${expression(of, context)}` : ''})`;
  }
  if (zone.unlimited) return '2147483647';
  const parts = component ? [component] : zone.holds;
  const codes = parts.map((part) => {
    const offsets = layout.components.get(part)!;
    const slot = (offset: number) => `s[${remark(`${zone.name}.${part.name}`)}${zoneSlot(ref, offset, context)}]`;
    // Nobody asks often enough for all kinds together that they would be counted.
    if (!of && offsets.total < 0)
      return `(${Array.from({ length: part.kinds }, (_, kind) => slot(offsets.kinds + kind)).join(' + ')})`;
    if (!of) return slot(offsets.total);
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
  if (typed.end === 'top' || isSingle(typed.ref, context))
    return `s[${remark(`top ${typed.ref.zone.name}`)}${address}]`;
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

function arithmetic(typed: Extract<Typed, { k: 'arithmetic' }>, context: Context): string {
  if (context.sorted && typed.op === '+' && fits(typed))
    return `(${addends(typed)
      .map((each) => wrap(expression(each, context)))
      .sort()
      .join(' + ')})`;
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

/** The terms of a sum that cannot overflow. */
const addends = (typed: Typed): Typed[] =>
  typed.k === 'arithmetic' && typed.op === '+' && fits(typed)
    ? [...addends(typed.left), ...addends(typed.right)]
    : [typed];

/** Whether the declared ranges rule out that 32 bits overflow. */
const fits = (typed: Typed): boolean =>
  typed.type.t === 'integer' && typed.type.min > -0x7fffffff && typed.type.max < 0x7fffffff;

/** The rule of the item at hand: items that share a rule share a case. */
function writtenOn(typed: Extract<Typed, { k: 'switch' }>, context: Context): string {
  return helper(
    `written_${typed.name}`,
    [typed],
    context,
    (inner, lines) => {
      lines.block(`switch (${expression(typed.on, inner)})`, () => {
        for (const { items, value } of typed.cases) {
          for (const item of items) lines.add(`case ${item}: ${remark(context.model.items[item]!.name)}`);
          lines.add(`  return ${storable(value, inner)};`);
        }
      });
      lines.add(`return ${storable(typed.otherwise, inner)};`);
    },
    [],
    [],
    typed,
  );
}

function query(typed: Extract<Typed, { k: 'query' }>, context: Context): string {
  const { op, local, set, where, of } = typed;
  const trees: (Typed | TypedSet)[] = [set, ...(where ? [where] : []), ...(of ? [of] : [])];
  return helper(
    `${op}_${local.name}`,
    trees,
    context,
    (inner, lines) => {
      if (printWindows(typed, inner, lines)) return;
      // A few directions or choices are written out; what reads the same is asked once.
      const cases = casesOf(typed);
      if (cases) {
        const codes = new Set(cases.map((each) => condition(each, { ...inner, sorted: true, before: lines })));
        for (const code of codes)
          lines.add(op === 'any' ? `if (${code}) return true;` : `if (!(${code})) return false;`);
        lines.add(`return ${op === 'every'};`);
        return;
      }
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
      // What is gone through are the members that count; for `every`, those that would be the exception.
      const counted = where && (op === 'every' ? not(where) : where);
      const domain: TypedSet = counted ? { s: 'where', of: set.of, local, set, where: counted } : set;
      if (op === 'any' || op === 'every' || op === 'count') {
        const words = wholeSet(domain, inner, lines);
        if (words) {
          const some = words.length === 1 ? words[0]! : `(${words.join(' | ')})`;
          if (op === 'count')
            lines.add(`return ${words.map((word) => `${bitCount(context.module)}(${word})`).join(' + ')};`);
          else lines.add(`return ${some} ${op === 'any' ? '!==' : '==='} 0;`);
          return;
        }
      }
      each(domain, member, inner, lines, () => {
        const value = of ? expression(of, within) : '';
        if (op === 'any') lines.add('return true;');
        else if (op === 'every') lines.add(where ? 'return false;' : '');
        else if (op === 'first') lines.add(`return ${member};`);
        else if (op === 'count') lines.add('n++;');
        else if (op === 'sum') lines.add(`n += ${value};`);
        else
          lines.block('', () => {
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
    typed,
  );
}
