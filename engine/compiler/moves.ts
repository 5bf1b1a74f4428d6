/** The `move` effect → JavaScript. Every way of it checks that the zone holds what is taken, so nothing is ever overdrawn. */
import { isConst, universe } from '../model/make.ts';
import type { Component, Stmt, Typed, ZoneRef } from '../model/types.ts';
import { instanceOf, isSingle, zoneSlot } from './access.ts';
import type { Context } from './context.ts';
import type { Lines } from './emitter.ts';
import { expression } from './expressions.ts';
import { each } from './sets.ts';
import { leaveToken, putItem, takeOff, takeToken, topmost } from './stacks.ts';

type Move = Extract<Stmt, { k: 'move' }>;

/** What a statement prints when it cannot be made. */
export type FaultCode = string;

export function printMove(move: Move, context: Context, lines: Lines, fault: FaultCode): void {
  for (const [ref, code] of [
    [move.from, ''],
    [move.to, ''],
  ] as const) {
    if (ref.owner?.type.optional) lines.add(`if (${expression(ref.owner, context)} < 0) return ${fault};${code}`);
  }
  if (move.what && 'item' in move.what) {
    lines.block('', () => {
      lines.add(`const item = ${expression((move.what as { item: Typed }).item, context)};`);
      moveItem(move, 'item', context, lines, fault);
    });
    return;
  }
  if (move.what && 'items' in move.what) {
    const { items } = move.what;
    // What is gone through may be the zone that is emptied: gather first.
    lines.block('', () => {
      const { size } = universe(items.of, context.model.players);
      const list = context.module.constant('list', `new Int32Array(${Math.max(1, size)})`);
      lines.add('let count = 0;');
      each(items, 'x', context, lines, () => lines.add(`${list}[count++] = x;`));
      lines.block('for (let i = 0; i < count; i++)', () => {
        lines.add(`const item = ${list}[i];`);
        moveItem(move, 'item', context, lines, fault);
      });
    });
    return;
  }
  if (!move.what) {
    moveTop(move, undefined, context, lines, fault);
    return;
  }
  const { component, of } = move.what as { component: Component; of?: Typed };
  if (component.kind === 'pieces') {
    movePieces(move, component, of, context, lines, fault);
    return;
  }
  moveTokens(move, component, of, context, lines, fault);
}

/** How many are moved, as a number or in `n`: checked against `available`, or cut to it. */
function printAmount(move: Move, available: string, context: Context, lines: Lines, fault: FaultCode): string {
  if (move.amount && isConst(move.amount) && move.amount.value >= 0) {
    lines.add(`if (${move.amount.value} > ${available}) return ${fault};`);
    return String(move.amount.value);
  }
  if (move.amount) {
    lines.add(`const n = ${expression(move.amount, context)};`);
    lines.add(`if (n < 0 || n > ${available}) return ${fault};`);
  } else if (move.upTo) {
    const atLeast = move.upTo.type.t === 'integer' && move.upTo.type.min >= 0 ? '' : 'Math.max(0, ';
    lines.add(`const n = Math.min(${available}, ${atLeast}${expression(move.upTo, context)}${atLeast ? ')' : ''});`);
  } else lines.add(`const n = ${available};`);
  return 'n';
}

function printLimit(ref: ZoneRef, added: string, context: Context, lines: Lines, fault: FaultCode): void {
  if (ref.zone.limit === undefined) return;
  if (isSingle(ref, context) && added === '1') {
    lines.add(`if (s[${zoneSlot(ref, 0, context)}] >= 0) return ${fault};`);
    return;
  }
  const held = expression({ k: 'amount', ref, type: { t: 'integer', min: 0, max: 0 } }, context);
  lines.add(`if (${held} + ${added} > ${ref.zone.limit}) return ${fault};`);
}

/** Tokens, of one kind or of every kind of the component. */
function moveTokens(
  move: Move,
  component: Component,
  of: Typed | undefined,
  context: Context,
  lines: Lines,
  fault: FaultCode,
): void {
  const several = component.kinds > 1;
  if (several && !of) {
    if (move.from.zone.ordered) {
      moveTop(move, component, context, lines, fault);
      return;
    }
    lines.block(`for (let kind = 0; kind < ${component.kinds}; kind++)`, () =>
      moveKind(move, component, 'kind', context, lines, fault, true),
    );
    return;
  }
  lines.block('', () => {
    if (several) lines.add(`const kind = ${expression(of!, context)};`);
    moveKind(move, component, several ? 'kind' : '0', context, lines, fault);
  });
}

const tally = (
  ref: ZoneRef,
  component: Component,
  kind: string,
  context: Context,
): { count: string; total?: string } | undefined => {
  const offsets = context.layout.zones.get(ref.zone)!.components.get(component);
  if (!offsets || ref.zone.unlimited) return undefined;
  const base = zoneSlot(ref, offsets.kinds, context);
  return {
    count: `s[${kind === '0' ? base : `${base} + ${kind}`}]`,
    total: component.kinds > 1 && offsets.total >= 0 ? `s[${zoneSlot(ref, offsets.total, context)}]` : undefined,
  };
};

function moveKind(
  move: Move,
  component: Component,
  kind: string,
  context: Context,
  lines: Lines,
  fault: FaultCode,
  several = false,
): void {
  const { from, to } = move;
  const { layout } = context;
  const first = `${component.firstItem}${kind === '0' ? '' : ` + ${component.amount} * ${kind}`}`;
  const end = `${component.firstItem + component.amount}${kind === '0' ? '' : ` + ${component.amount} * ${kind}`}`;
  const source = tally(from, component, kind, context);
  const target = tally(to, component, kind, context);
  if (from.zone.ordered) {
    // One by one from the top, skipping what is of another kind.
    openCount(move, context, lines, fault);
    const top = topmost(from.zone, zoneSlot(from, 0, context), first, end, layout);
    lines.add(`  const item = ${top.item};`);
    lines.add(`  if (${top.none}) ${move.amount ? `return ${fault}` : 'break'};`);
    lines.add(`  ${takeOff(from.zone, zoneSlot(from, 0, context), 'item', layout)}`);
    printLimit(to, '1', context, lines, fault);
    if (to.zone.ordered) lines.add(`  ${putItem(to.zone, zoneSlot(to, 0, context), 'item', layout, move.at)}`);
    else {
      const leave = leaveToken(component, kind, 'item', layout);
      if (leave) lines.add(`  ${leave}`);
      if (target) lines.add(`  ${target.count}++;${target.total ? ` ${target.total}++;` : ''}`);
    }
    lines.add('}');
    return;
  }
  const n = printAmount(move, source ? source.count : '2147483647', context, lines, fault);
  // Of several kinds, most are not there.
  if (kind === 'kind' && !move.amount && several) lines.add('if (n === 0) continue;');
  if (source) lines.add(`${source.count} -= ${n};${source.total ? ` ${source.total} -= ${n};` : ''}`);
  printLimit(to, n, context, lines, fault);
  if (to.zone.ordered) {
    const put = putItem(to.zone, zoneSlot(to, 0, context), takeToken(component, kind, layout), layout, move.at);
    lines.add(n === '1' ? put : `for (let i = 0; i < ${n}; i++) ${put}`);
  } else if (target) lines.add(`${target.count} += ${n};${target.total ? ` ${target.total} += ${n};` : ''}`);
}

/** The head of a loop that takes one by one off an ordered zone, as often as there are things in it at the most. */
function openCount(move: Move, context: Context, lines: Lines, fault: FaultCode): void {
  const wanted = move.amount ?? move.upTo;
  const everything: Typed = { k: 'amount', ref: move.from, type: { t: 'integer', min: 0, max: 0x7fffffff } };
  const count = expression(wanted ?? everything, context);
  if (move.amount && !(move.amount.type.t === 'integer' && move.amount.type.min >= 0))
    lines.add(`if (${count} < 0) return ${fault};`);
  lines.add(`for (let i = ${count}; i > 0; i--) {`);
}

/** From the top of an ordered zone, whatever lies there (or what there is of the component). */
function moveTop(move: Move, component: Component | undefined, context: Context, lines: Lines, fault: FaultCode): void {
  const zone = zoneSlot(move.from, 0, context);
  openCount(move, context, lines, fault);
  const { layout } = context;
  const top = component
    ? topmost(move.from.zone, zone, String(component.firstItem), String(component.firstItem + component.items), layout)
    : { item: `s[${zone}]`, none: 'item < 0' };
  lines.add(`  const item = ${top.item};`);
  lines.add(`  if (${top.none}) ${move.amount ? `return ${fault}` : 'break'};`);
  moveItem(move, 'item', context, lines, fault);
  lines.add('}');
}

/** Individual pieces of a component: those of the lowest number, or from the top of an ordered zone. */
function movePieces(
  move: Move,
  component: Component,
  of: Typed | undefined,
  context: Context,
  lines: Lines,
  fault: FaultCode,
): void {
  if (move.from.zone.ordered && !of) {
    moveTop(move, component, context, lines, fault);
    return;
  }
  const { place } = context.layout;
  lines.block('', () => {
    const wanted = move.amount ?? move.upTo;
    lines.add(`let left = ${wanted ? expression(wanted, context) : '2147483647'};`);
    lines.add(`const zone = ${instanceOf(move.from, context)};`);
    const owners = of
      ? context.module.table(
          'owner',
          context.model.items.map((item) => item.owner),
        )
      : '';
    if (of) lines.add(`const of = ${expression(of, context)};`);
    lines.block(
      `for (let item = ${component.firstItem}; item < ${component.firstItem + component.items} && left > 0; item++)`,
      () => {
        lines.add(`if (s[${place} + item] !== zone${of ? ` || ${owners}[item] !== of` : ''}) continue;`);
        moveItem(move, 'item', context, lines, fault);
        lines.add('left--;');
      },
    );
    if (move.amount) lines.add(`if (left > 0) return ${fault};`);
  });
}

/** One item, whose number is in the JavaScript name `item`. */
function moveItem(move: Move, item: string, context: Context, lines: Lines, fault: FaultCode): void {
  const { from, to } = move;
  const { place, seen, zones } = context.layout;
  const held = from.zone.holds.filter((component) => component.items > 0);
  const pieces = held.filter((component) => component.kind === 'pieces');
  const tokens = held.filter((component) => component.kind === 'tokens');
  const isToken =
    tokens.length === 0
      ? 'false'
      : pieces.length === 0
        ? 'true'
        : tokens.map((c) => `${item} >= ${c.firstItem} && ${item} < ${c.firstItem + c.items}`).join(' || ');
  if (pieces.length) {
    const lies = `s[${place} + ${item}] !== ${instanceOf(from, context)}`;
    lines.add(`if (${isToken === 'false' ? lies : `!(${isToken}) && ${lies}`}) return ${fault};`);
  }
  if (from.zone.ordered) lines.add(takeOff(from.zone, zoneSlot(from, 0, context), item, context.layout));
  else
    for (const component of pieces)
      lines.add(
        `${span(component, item, pieces.length)}s[${zoneSlot(from, zones.get(from.zone)!.components.get(component)!.total, context)}]--;`,
      );
  printLimit(to, '1', context, lines, fault);
  if (to.zone.ordered) lines.add(putItem(to.zone, zoneSlot(to, 0, context), item, context.layout, move.at));
  else {
    for (const component of pieces)
      lines.add(
        `${span(component, item, pieces.length)}s[${zoneSlot(to, zones.get(to.zone)!.components.get(component)!.total, context)}]++;`,
      );
    for (const component of tokens) returnToken(component, item, tokens.length + pieces.length, to, context, lines);
  }
  if (pieces.length) {
    lines.add(`s[${place} + ${item}] = ${instanceOf(to, context)};`);
    lines.add(`s[${seen} + ${item}] |= ${seenBy(to, context)};`);
  }
}

const span = (component: Component, item: string, kinds: number): string =>
  kinds === 1 ? '' : `if (${item} >= ${component.firstItem} && ${item} < ${component.firstItem + component.items}) `;

/** A token that leaves an ordered zone is counted again. */
function returnToken(
  component: Component,
  item: string,
  kinds: number,
  to: ZoneRef,
  context: Context,
  lines: Lines,
): void {
  const kind = component.kinds > 1 ? `Math.floor((${item} - ${component.firstItem}) / ${component.amount})` : '0';
  const target = tally(to, component, component.kinds > 1 ? 'kind' : '0', context);
  lines.block(span(component, item, kinds).trim(), () => {
    if (component.kinds > 1) lines.add(`const kind = ${kind};`);
    const leave = leaveToken(component, component.kinds > 1 ? 'kind' : '0', item, context.layout);
    if (leave) lines.add(leave);
    if (target) lines.add(`${target.count}++;${target.total ? ` ${target.total}++;` : ''}`);
  });
}

/** Bits of the seats that see what lies in a zone. */
export function seenBy(ref: ZoneRef, context: Context): string {
  const everyone = (1 << context.model.players) - 1;
  const { zone } = ref;
  if (zone.seen === 'all') return String(everyone);
  if (zone.seen === 'nobody') return '0';
  const owner = zoneOwner(ref, context);
  return zone.seen === 'owner' ? `1 << ${owner}` : `${everyone} & ~(1 << ${owner})`;
}

/** The player that a zone belongs to: directly, or by a board of their own. */
function zoneOwner(ref: ZoneRef, context: Context): string {
  const { each: of } = ref.zone;
  if (of === 'game' || !ref.owner) return '0';
  if (of === 'player') return `(${expression(ref.owner, context)})`;
  const cells = of.perPlayer ? of.size / context.model.players : of.size;
  return `Math.floor((${expression(ref.owner, context)}) / ${cells})`;
}
