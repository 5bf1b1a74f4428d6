/** Indexes are kept true: code that flips the bits of a space in the rows that it is in, and code that makes all rows anew. */
import { noneOf } from '../model/make.ts';
import type { VariableInfo, ZoneInfo, ZoneRef } from '../model/types.ts';
import { ownerIndex } from './access.ts';
import type { Context } from './context.ts';
import { Lines, remark } from './emitter.ts';
import type { Index } from './indexes.ts';

/** Address of a word of a row, behind the name of what the index is of. */
export function rowSlot({ name, base, words }: Index, row: string, word: string): string {
  const literal = (code: string) => (/^\d+$/.test(code) ? Number(code) : 0);
  const rest = (code: string) => (/^\d*$/.test(code) ? '' : code);
  const offset = base + words * literal(row) + literal(word);
  const parts = [rest(row) && words > 1 ? `${words} * ${row}` : rest(row), rest(word)].filter(Boolean);
  return [`${remark(name)}${offset}`, ...parts].join(' + ');
}

/** Before and after a zone of a space changes; nothing where no index is kept of it. */
export function flipZone(ref: ZoneRef, context: Context, space = ownerIndex(ref, context)): string | undefined {
  return context.layout.indexes.ofZone(ref.zone).length ? `${flipper(ref.zone, context)}(s, ${space});` : undefined;
}

/** Before and after a variable of a space changes. */
export function flipVariable(variable: VariableInfo, space: string, context: Context): string | undefined {
  const index = context.layout.indexes.ofVariable(variable);
  if (!index) return undefined;
  const lines = new Lines();
  place(index, lines);
  printFlip(index, context, lines);
  return `${context.module.fn(`flip_${variable.name}`, ['s', 'x'], lines.text)}(s, ${space});`;
}

/**
 * Where a stack of one thing is filled or emptied: the code that flips the bits of its space out of one row and into the
 * other, while the thing lies there.
 * @param owner whose the thing is, if the place knows
 */
export function flipSingle(ref: ZoneRef, context: Context, space: string, owner?: string): string {
  const { zone } = ref;
  const indexes = context.layout.indexes.ofZone(zone);
  const lines = new Lines();
  place(indexes[0]!, lines);
  for (const index of indexes) {
    const word = index.words > 1 ? 'w' : '';
    const rows = index.of === 'owners' ? ['0', '(owner + 1)'] : [''];
    for (const row of rows) lines.add(`s[${rowSlot(index, row, word)}] ^= 1 << x;`);
  }
  const { module, layout, model } = context;
  const whose = () =>
    `${module.table(
      'owner',
      model.items.map((item) => item.owner),
    )}[s[${remark(zone.name)}${layout.zones.get(zone)!.base} + ${space}]]`;
  const args = indexes.some((index) => index.of === 'owners') ? ['s', space, owner ?? whose()] : ['s', space];
  return `${module.fn(`fill_${zone.name}`, ['s', 'x', 'owner'].slice(0, args.length), lines.text)}(${args.join(', ')});`;
}

function flipper(zone: ZoneInfo, context: Context): string {
  const indexes = context.layout.indexes.ofZone(zone);
  const lines = new Lines();
  place(indexes[0]!, lines);
  for (const index of indexes) printFlip(index, context, lines);
  return context.module.fn(`flip_${zone.name}`, ['s', 'x'], lines.text);
}

const place = ({ words }: Index, lines: Lines): void => {
  if (words > 1) lines.add('const w = x >> 5;');
};

/** Flips the bit of space `x` in its row, if it has one. */
function printFlip(index: Index, context: Context, lines: Lines): void {
  const word = index.words > 1 ? 'w' : '';
  const flip = (row: string) => `s[${rowSlot(index, row, word)}] ^= 1 << x;`;
  if (index.of === 'values') {
    const base = context.layout.variables.get(index.variable)!;
    const none = noneOf(index.variable.type);
    const value = `s[${remark(index.name)}${base} + x]`;
    const row = 1 - index.first === 0 ? 'v' : `(v + ${1 - index.first})`;
    if (none === -1 && index.first === 0) lines.add(flip(`(${value} + 1)`));
    else if (index.variable.type.optional)
      lines.add(`{ const v = ${value}; s[${rowSlot(index, `(v === ${none} ? 0 : ${row})`, word)}] ^= 1 << x; }`);
    else lines.add(`{ const v = ${value}; ${flip(row)} }`);
    return;
  }
  const { base, stride, components } = context.layout.zones.get(index.zone)!;
  const at = (offset: number) => `s[${remark(index.name)}${base + offset} + ${stride === 1 ? 'x' : `${stride} * x`}]`;
  if (index.of === 'owners') {
    const owners = context.module.table('owner', [-1, ...context.model.items.map((item) => item.owner)]);
    lines.add(flip(`(${owners}[1 + ${at(0)}] + 1)`));
  } else if (index.of === 'filled') {
    const { single } = context.layout.zones.get(index.zone)!;
    const amounts = index.zone.ordered
      ? [at(1)]
      : index.zone.holds.map((component) => {
          const { total, kinds } = components.get(component)!;
          return total >= 0 ? at(total) : Array.from({ length: component.kinds }, (_, k) => at(kinds + k)).join(' + ');
        });
    lines.add(`if (${single ? `${at(0)} >= 0` : `${amounts.join(' + ')} > 0`}) ${flip('')}`);
  } else {
    const { kinds } = components.get(index.component)!;
    for (let kind = 0; kind < index.rows; kind++) lines.add(`if (${at(kinds + kind)} > 0) ${flip(String(kind))}`);
  }
}

/** `reindex(s)`: all rows anew, for a state that was written by hand. */
export function printReindex(context: Context): string {
  const lines = new Lines();
  const { indexes } = context.layout;
  const all = [...indexes.all.values()];
  for (const { name, base, rows, words } of all)
    lines.add(`s.fill(0, ${remark(name)}${base}, ${base + rows * words});`);
  const seen = new Set<unknown>();
  for (const index of all) {
    const thing = index.of === 'values' ? index.variable : index.zone;
    if (seen.has(thing)) continue;
    seen.add(thing);
    const flip =
      index.of === 'values' ? flipVariable(index.variable, 'x', context)! : `${flipper(index.zone, context)}(s, x);`;
    lines.add(`for (let x = 0; x < ${index.board.size}; x++) ${flip}`);
  }
  return `function reindex(s) {\n${lines.text}\n}`;
}
