/** Simultaneous secret choices → blocks: each seat chooses, then what they chose is done in seat order. */
import type { Local, Stmt } from '../model/types.ts';
import { type Block, jump, type Writer } from './blocks.ts';
import type { Lines } from './emitter.ts';
import { condition } from './expressions.ts';
import { HEADER } from './layout.ts';
import { type PackedAction, packDecision } from './picks.ts';

/** Each seat chooses in secret; when all have, what they chose is done in seat order. */
export function writeTogether(flow: Writer, stmt: Extract<Stmt, { k: 'together' }>, open: Block): Block {
  const { context } = flow;
  const { decision, who } = stmt;
  const { players } = context.model;
  const packed = packDecision(decision, players);
  const me = context.frame.slot(decision.chooser);
  const chosen = context.frame.take(players);
  const slots = new Map<Local, number>();
  for (const action of decision.actions)
    for (const param of action.params) slots.set(param.local, context.frame.takeFor(param.local.type, players));
  flow.pending.push({ packed, chosen, slots });
  const ask = flow.open(`${stmt.place.path} ask`);
  const kept = flow.open(`${stmt.place.path} kept`);
  const reveal = flow.open(`${stmt.place.path} reveal`);
  const after = flow.open(`after ${stmt.place.path}`);
  open.lines.add(`s[${me}] = -1;`);
  flow.goto(open, ask);
  ask.lines.add(`if (++s[${me}] >= ${players}) { s[${me}] = -1; return ${jump(ask, reveal)}; }`);
  if (who) ask.lines.add(`if (!(${condition(who, context)})) return ${jump(ask, ask)};`);
  ask.lines.add(`s[${HEADER.actor}] = s[${me}];`);
  flow.decision(packed, ask, ask, true, (action, from) => {
    from.lines.add(`s[${chosen} + s[${me}]] = ${action.index + 1};`);
    copyPending(flow, action, slots, me, from.lines, 'keep');
    flow.goto(from, kept);
  });
  flow.goto(kept, ask);
  reveal.lines.add(`if (++s[${me}] >= ${players}) return ${jump(reveal, after)};`);
  const does = packed.actions.map((action) => flow.open(`${action.action.place.path} do`));
  reveal.lines.add(`const chosen = s[${chosen} + s[${me}]];`);
  reveal.lines.add(`s[${chosen} + s[${me}]] = 0;`);
  packed.actions.forEach((action, i) => {
    reveal.lines.block(`if (chosen === ${i + 1})`, () => {
      copyPending(flow, action, slots, me, reveal.lines, 'recall');
      reveal.lines.add(`return ${jump(reveal, does[i]!)};`);
    });
  });
  reveal.lines.add(`return ${jump(reveal, reveal)};`);
  packed.actions.forEach((action, i) => {
    flow.goto(flow.sequence(action.action.body, does[i]!), reveal);
  });
  return after;
}

function copyPending(
  flow: Writer,
  action: PackedAction,
  slots: Map<Local, number>,
  me: number,
  lines: Lines,
  way: 'keep' | 'recall',
): void {
  for (const { local } of action.action.params) {
    const words = flow.context.frame.words(local);
    const own = flow.context.frame.slot(local);
    for (let w = 0; w < words; w++) {
      const kept = `s[${slots.get(local)! + w} + ${words === 1 ? '' : `${words} * `}s[${me}]]`;
      lines.add(way === 'keep' ? `${kept} = s[${own + w}];` : `s[${own + w}] = ${kept}; ${kept} = 0;`);
    }
  }
}
