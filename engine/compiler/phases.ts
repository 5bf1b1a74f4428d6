/** Phases, rounds and turns → blocks. */
import { PLAYER } from '../model/make.ts';
import type { Phase, Stmt, Typed } from '../model/types.ts';
import { type Block, jump, type Writer } from './blocks.ts';
import { bind } from './context.ts';
import { condition, expression } from './expressions.ts';
import { HEADER } from './layout.ts';

export function writePhase(flow: Writer, phase: Phase, stmt: Stmt, open: Block): Block {
  const { context } = flow;
  const { players } = context.model;
  const round = flow.open(`${phase.name} round`);
  const after = flow.open(`after ${phase.name}`);
  open.lines.add(`s[${HEADER.round}] = 0;`);
  flow.goto(open, round);
  if (phase.until) round.lines.add(`if (${condition(phase.until, context)}) return ${jump(round, after)};`);
  if (phase.times)
    round.lines.add(`if (s[${HEADER.round}] >= ${expression(phase.times, context)}) return ${jump(round, after)};`);
  round.lines.add(`s[${HEADER.round}]++;`);
  if (!phase.turns) round.lines.add(`s[${HEADER.turns}]++;`);
  let current = flow.sequence(phase.begin, round);
  if (phase.turns) {
    const { turns } = phase;
    const turn = flow.open(`${phase.name} turn`);
    // Who is skipped goes on with the next turn; else that comes behind the turn, so that it is not jumped to.
    const early = turns.who && flow.open(`${phase.name} next`);
    const done = flow.open(`${phase.name} round over`);
    current.lines.add(`s[${HEADER.active}] = ${expression(turns.start, context)};`);
    current.lines.add(`s[${HEADER.turn}] = 0;`);
    if (turns.who) current.lines.add(`s[${HEADER.skipped}] = 0;`);
    flow.goto(current, turn);
    turn.lines.add(
      turns.until
        ? `if (${condition(turns.until, context)}) return ${jump(turn, done)};`
        : `if (s[${HEADER.turn}] >= ${players}) return ${jump(turn, done)};`,
    );
    if (turns.who) {
      const active: Typed = { k: 'active', type: PLAYER };
      const who = bind(context, turns.who.local, expression(active, context));
      turn.lines.block(`if (!(${condition(turns.who.condition, who)}))`, () => {
        turn.lines.add(
          `if (++s[${HEADER.skipped}] > ${players}) return ${turns.until ? `fault(s, ${flow.rule(stmt, 'nobody')})` : jump(turn, done)};`,
        );
        turn.lines.add(`return ${jump(turn, early!)};`);
      });
      turn.lines.add(`s[${HEADER.skipped}] = 0;`);
    }
    turn.lines.add(`s[${HEADER.turns}]++;`);
    const end = flow.sequence([...turns.body, ...turns.afterTurn], turn);
    const next = early ?? flow.open(`${phase.name} next`);
    flow.back(end, next, stmt);
    next.lines.add(`s[${HEADER.active}] = (s[${HEADER.active}] + ${turns.step === 1 ? 1 : players - 1}) % ${players};`);
    next.lines.add(`s[${HEADER.turn}]++;`);
    flow.back(next, turn, stmt);
    current = done;
  }
  current = flow.sequence([...phase.finish, ...phase.afterRound], current);
  flow.back(current, round, stmt);
  return after;
}
