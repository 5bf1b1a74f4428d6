/**
 * Statements → a machine of blocks. A statement without a decision is plain code in the current block; a decision ends
 * the block, so the game can stop there and be stored. Loops around decisions keep their position in the state.
 */
import { BOOLEAN, isConst, universe } from '../model/make.ts';
import type { Decision, Stmt } from '../model/types.ts';
import { countsSteps, decides } from './analysis.ts';
import { type Block, jump, type Pending, type Writer } from './blocks.ts';
import { bind, type Context, setStore } from './context.ts';
import { type PrinterName, printLater, printOpening, printSubset, shortName } from './decisions.ts';
import { identifier, Lines, remark } from './emitter.ts';
import { type ExplainedAction, printExplanation } from './explanations.ts';
import { condition, expression } from './expressions.ts';
import type { FaultSubject, FaultyRule } from './faults.ts';
import { HEADER, wordsOf } from './layout.ts';
import { writePhase } from './phases.ts';
import {
  choosesAlike,
  codes,
  type Group,
  laterGroups,
  type PackedAction,
  type PackedDecision,
  packDecision,
  type Slot,
} from './picks.ts';
import { printDraw } from './sampling.ts';
import { addBit, fillSet } from './sets.ts';
import { declare, domainCondition, type Output, printStatements } from './structured.ts';
import { writeTogether } from './together.ts';

/** A block where the game can stop: an opening pick or one that continues a move. */
export interface Stop {
  block: number;
  packed: PackedDecision;
  /** Absent at the opening pick. */
  stage?: {
    action: PackedAction;
    group: Group;
    /** Position among the action's later groups. */
    at: number;
    /** Of a subset: the slot that holds the last member chosen, and what stands there before the first. */
    cursor?: { slot: number; start: number };
  };
  /** Generated function names. */
  fns: Record<PrinterName | 'apply' | 'draw', string>;
  explained: ExplainedAction[];
  /** Chosen together with others, hidden until all have chosen. */
  together: boolean;
  /**
   * Chosen among pieces some of which share a name. A move in names means the first of those, so that a game that is
   * replayed from its moves is the same in every piece.
   */
  alike: boolean;
}

/** The block being written; undefined where control cannot arrive. */
type Open = Block;

export class Flow implements Output, Writer {
  readonly blocks: Block[] = [];
  readonly stops: Stop[] = [];
  /** Rules that faults name, in order. */
  readonly rules: FaultyRule[] = [];
  /** Pending secret picks: for each together-decision its slots. */
  readonly pending: Pending[] = [];

  /** The rule that loops, by the block that it goes back to. */
  readonly loops = new Map<number, number>();

  readonly context: Context;

  /** Whether some loop without a decision counts its rounds in the state. */
  private readonly counts: boolean;

  constructor(context: Context) {
    this.context = context;
    this.counts = countsSteps(context.model.body);
  }

  rule(stmt: { place: Stmt['place'] }, kind: string, about?: FaultSubject): number {
    const known = this.rules.findIndex(
      (rule) => rule.kind === kind && rule.place === stmt.place && rule.about?.name === about?.name,
    );
    return known >= 0 ? known : this.rules.push({ place: stmt.place, kind, about }) - 1;
  }

  /** The whole game: its statements, then the end. Gives the first block. */
  compile(stmts: readonly Stmt[]): void {
    const last = this.sequence(stmts, this.open('start'));
    last.lines.add('return finish(s);');
  }

  open(name: string): Block {
    const block = { id: this.blocks.length, name: identifier(name), lines: new Lines() };
    this.blocks.push(block);
    return block;
  }

  goto(from: Block, to: Block): void {
    from.lines.add(`return ${jump(from, to)};`);
  }

  at(block: Block): Context {
    return block.context ?? this.context;
  }

  /** A jump that may go back: `run` counts those, and names the rule where there are too many. */
  back(from: Block, to: Block, stmt: { place: Stmt['place'] }): void {
    if (to.id <= from.id) this.loops.set(to.id, this.rule(stmt, 'endless'));
    this.goto(from, to);
  }

  sequence(stmts: readonly Stmt[], open: Open): Open {
    let current = open;
    for (const stmt of stmts) {
      if (!decides(stmt)) printStatements([stmt], this.at(current), current.lines, this);
      else current = this.statement(stmt, current);
    }
    return current;
  }

  private statement(stmt: Stmt, open: Open): Open {
    switch (stmt.k) {
      case 'block':
        return this.sequence(stmt.body, open);
      case 'if':
        return this.branch(stmt, open);
      case 'while': {
        const head = this.open(`${stmt.place.path} while`);
        const after = this.open(`after ${stmt.place.path}`);
        this.goto(open, head);
        head.lines.add(`if (!(${condition(stmt.condition, this.context)})) return ${jump(head, after)};`);
        const [only] = stmt.body;
        // Whoever declines, or has nothing to choose, is done with the whole loop.
        const end =
          stmt.body.length === 1 && only!.k === 'choose'
            ? this.choose(only.decision, head, after)
            : this.sequence(stmt.body, head);
        this.back(end, head, stmt);
        return after;
      }
      case 'for':
        return stmt.domain.kind === 'integer' || stmt.domain.kind === 'choice'
          ? this.countingLoop(stmt, open)
          : this.memberLoop(stmt, open);
      case 'choose':
        return this.choose(stmt.decision, open);
      case 'together':
        return writeTogether(this, stmt, open);
      case 'switch':
        return this.written(stmt, open);
      case 'phase':
        return writePhase(this, stmt.phase, stmt, open);
      default:
        throw new Error(`not a decision: ${stmt.k}`);
    }
  }

  private branch(stmt: Extract<Stmt, { k: 'if' }>, open: Open): Open {
    const then = this.open(`${stmt.place.path} then`);
    const after = this.open(`after ${stmt.place.path}`);
    const otherwise = stmt.else.length ? this.open(`${stmt.place.path} else`) : after;
    open.lines.add(
      `return ${condition(stmt.condition, this.at(open))} ? ${jump(open, then)} : ${jump(open, otherwise)};`,
    );
    this.goto(this.sequence(stmt.then, then), after);
    if (stmt.else.length) this.goto(this.sequence(stmt.else, otherwise), after);
    return after;
  }

  /** What is written on an item, where that asks for decisions. */
  private written(stmt: Extract<Stmt, { k: 'switch' }>, open: Open): Open {
    const after = this.open(`after ${stmt.place.path}`);
    const cases = stmt.cases.map((each) => ({ ...each, block: this.open(`${stmt.place.path} written`) }));
    open.lines.block(`switch (${expression(stmt.on, this.at(open))})`, () => {
      for (const { items, block } of cases) {
        for (const item of items) open.lines.add(`case ${item}: ${remark(this.context.model.items[item]!.name)}`);
        open.lines.add(`  return ${jump(open, block)};`);
      }
    });
    this.goto(open, after);
    for (const { body, block } of cases) this.goto(this.sequence(body, block), after);
    return after;
  }

  // ------------------------------------------------------------------------------------------------------------ loops

  private countingLoop(stmt: Extract<Stmt, { k: 'for' }>, open: Open): Open {
    const { local, domain } = stmt;
    const slot = this.context.frame.slot(local);
    const last = this.context.frame.take(1);
    const choice = domain.kind === 'choice';
    open.lines.add(`s[${slot}] = ${choice ? '0' : expression(domain.min!, this.at(open))} - 1;`);
    open.lines.add(
      `s[${last}] = ${choice ? String((local.type as { values: readonly string[] }).values.length - 1) : expression(domain.max!, this.at(open))};`,
    );
    const head = this.open(`${stmt.place.path} next`);
    const after = this.open(`after ${stmt.place.path}`);
    this.goto(open, head);
    head.lines.add(`if (++s[${slot}] > s[${last}]) return ${jump(head, after)};`);
    const check = domainCondition(domain);
    if (!(isConst(check) && check.value))
      head.lines.add(`if (!(${condition(check, this.context)})) return ${jump(head, head)};`);
    this.back(this.sequence(stmt.body, head), head, stmt);
    return after;
  }

  /** The members are written down when the loop begins; each round takes the next and strikes it out. */
  private memberLoop(stmt: Extract<Stmt, { k: 'for' }>, open: Open): Open {
    const { local, domain } = stmt;
    const context = this.at(open);
    const set = domain.set!;
    const { first, size } = universe(set.of, context.model.players);
    const words = wordsOf(size);
    const rest = { at: 'words', array: 's', base: context.frame.takeSet(set.of) } as const;
    const slot = context.frame.slot(local);
    const check = domainCondition(domain);
    const test = isConst(check) && check.value ? undefined : (x: string) => condition(check, bind(context, local, x));
    open.lines.block('', () => fillSet(rest, set, context, open.lines, test));
    const head = this.open(`${stmt.place.path} next`);
    const after = this.open(`after ${stmt.place.path}`);
    const body = this.open(`${stmt.place.path} each`);
    if (set.of.t === 'player') {
      const from = context.frame.take(1);
      open.lines.add(`s[${from}] = ${stmt.from ? expression(stmt.from, context) : '0'};`);
      const { players } = context.model;
      head.lines.block(`for (let k = 0; k < ${players}; k++)`, () => {
        head.lines.add(`const p = (s[${from}] + k) % ${players};`);
        head.lines.add(`if ((s[${rest.base}] >>> p & 1) === 0) continue;`);
        head.lines.add(`s[${rest.base}] &= ~(1 << p);`);
        head.lines.add(`s[${slot}] = p;`);
        head.lines.add(`return ${jump(head, body)};`);
      });
    } else {
      head.lines.block(`for (let w = 0; w < ${words}; w++)`, () => {
        head.lines.add(`const m = s[${rest.base} + w];`);
        head.lines.add('if (m === 0) continue;');
        head.lines.add(`s[${slot}] = ${first ? `${first} + ` : ''}(w << 5) + 31 - Math.clz32(m & -m);`);
        head.lines.add(`s[${rest.base} + w] = m & m - 1;`);
        head.lines.add(`return ${jump(head, body)};`);
      });
    }
    head.lines.add(`return ${jump(head, after)};`);
    this.goto(open, head);
    this.back(this.sequence(stmt.body, body), head, stmt);
    return after;
  }

  // ---------------------------------------------------------------------------------------------------------- choices

  /** @param skip where to go if nothing is chosen; behind the choice unless said otherwise */
  private choose(decision: Decision, open: Open, skip?: Block): Open {
    const context = this.at(open);
    // Whoever decides is still known when the action is done, unless somebody else has decided within it.
    if (!decision.actions.some((action) => action.body.some(decides)))
      context.frame.keep(decision.chooser, HEADER.actor);
    const chooser = context.frame.slot(decision.chooser);
    open.lines.add(`s[${remark('me')}${chooser}] = ${expression(decision.by, context)};`);
    if (chooser !== HEADER.actor) open.lines.add(`s[${HEADER.actor}] = s[${chooser}];`);
    const packed = packDecision(decision, context.model.players);
    const after = this.open(`after ${decision.name}`);
    this.decision(packed, open, skip ?? after, false, (action, from) => {
      const end = this.sequence(action.action.body, from);
      this.goto(end, after);
    });
    return after;
  }

  /**
   * Writes the stops of a decision. Control enters at `open`; if nothing is legal it goes to `skip`.
   * @param finish writes what a chosen action does, behind its last pick
   */
  decision(
    packed: PackedDecision,
    open: Block,
    skip: Block,
    together: boolean,
    finish: (action: PackedAction, from: Block) => void,
  ): void {
    const { decision } = packed;
    const { context } = this;
    const explained = packed.actions.map((action) => printExplanation(packed, action, context));
    const alike = choosesAlike(packed);
    const fnsOf = (make: (name: PrinterName) => string): Stop['fns'] => ({
      any: make('any'),
      count: make('count'),
      list: make('list'),
      nth: make('nth'),
      apply: '',
      draw: '',
    });
    const bodies = new Map<PackedAction, Block>();
    const stages = packed.actions.map((action) => {
      const groups = laterGroups(action);
      if (!groups.length) return [];
      const body = this.open(`${action.action.place.path} do`);
      bodies.set(action, body);
      for (const group of groups) if (group.kind === 'subset') this.cursors.set(group, context.frame.take(1));
      return groups.map((group, at) => ({
        group,
        at,
        block: this.open(`${action.action.place.path} ${group.kind === 'subset' ? group.slot.param.name : 'more'}`),
      }));
    });
    packed.actions.forEach((action, i) => {
      const later = stages[i]!;
      later.forEach(({ group, at, block }) => {
        const next = later[at + 1]?.block ?? bodies.get(action)!;
        const rest = later.slice(at + 1).map((stage) => stage.group);
        const { checks } = action.action;
        const cursor = this.cursors.get(group) ?? -1;
        const fns = fnsOf((name) =>
          group.kind === 'subset'
            ? printSubset(name, packed, group.slot, rest, checks, cursor, context)
            : printLater(name, packed, group, rest, checks, context),
        );
        const lines = new Lines();
        if (this.counts) lines.add(RESET);
        if (group.kind === 'subset') this.applySubset(group.slot, cursor, block, next, later[at + 1]?.group, lines);
        else {
          this.unpack(group.slots, 'pick', lines);
          this.enterStage(later[at + 1]?.group, lines);
          lines.add(`return ${jump(APPLY, next)};`);
        }
        fns.apply = context.module.fn(`apply_${block.name}`, ['s', 'pick'], lines.text);
        const picks = group.kind === 'subset' ? group.slot.width + 1 : group.size;
        fns.draw = printDraw(fns, undefined, block.name, picks, context);
        this.stops.push({
          block: block.id,
          packed,
          stage: { action, group, at, ...this.cursorOf(group) },
          fns,
          explained,
          together,
          alike,
        });
        block.lines.add(`s[${HEADER.position}] = ${block.id};`);
        block.lines.add('return STOP;');
      });
    });
    for (const [action, body] of bodies) finish(action, body);
    if (packed.direct) {
      this.enterDirect(packed, stages[0]!, bodies.get(packed.actions[0]!)!, skip, open);
      return;
    }
    const fns = fnsOf((name) => printOpening(name, packed, context));
    const stop = this.open(decision.name);
    const always =
      (decision.always && decision.decline !== undefined) ||
      packed.actions.some((action) => action.groups.length === 0 && action.action.checks.length === 0);
    open.lines.add(
      always ? `return ${jump(open, stop)};` : `return ${fns.any}(s) ? ${jump(open, stop)} : ${jump(open, skip)};`,
    );
    stop.lines.add(`s[${HEADER.position}] = ${stop.id};`);
    stop.lines.add('return STOP;');
    fns.apply = this.applyOpening(packed, stages, skip, finish);
    fns.draw = printDraw(fns, packed, shortName(packed), packed.size, context);
    this.stops.push({ block: stop.id, packed, fns, explained, together, alike });
  }

  private readonly cursors = new Map<Group, number>();

  private cursorOf(group: Group): { cursor?: { slot: number; start: number } } {
    if (group.kind !== 'subset') return {};
    const { first } = universe(group.slot.param.domain.set!.of, this.context.model.players);
    return { cursor: { slot: this.cursors.get(group)!, start: first - 1 } };
  }

  /** Before a subset is asked for, it is empty and its cursor stands before the first member. */
  private enterStage(group: Group | undefined, lines: Lines): void {
    if (group?.kind !== 'subset') return;
    const { first, size } = universe(group.slot.param.domain.set!.of, this.context.model.players);
    const base = this.context.frame.slot(group.slot.param.local);
    for (let w = 0; w < wordsOf(size); w++) lines.add(`s[${base + w}] = 0;`);
    lines.add(`s[${this.cursors.get(group)!}] = ${first - 1};`);
  }

  /** A choice of nothing but a subset: where it is forced, it is made without asking. */
  private enterDirect(
    packed: PackedDecision,
    stages: { group: Group; block: Block }[],
    body: Block,
    skip: Block,
    open: Block,
  ): void {
    const { context } = this;
    const [stage] = stages;
    const { slot } = stage!.group as Group & { kind: 'subset' };
    const { domain, local } = slot.param;
    const { lines } = open;
    const inner = bind(this.at(open), packed.decision.chooser, `s[${context.frame.slot(packed.decision.chooser)}]`);
    this.enterStage(stage!.group, lines);
    const stop = this.stops.find((each) => each.block === stage!.block.id)!;
    lines.add(`if (!${stop.fns.any}(s)) return ${jump(open, skip)};`);
    lines.block('', () => {
      const store = setStore(context, local);
      const checked = packed.actions[0]!.action.checks.length + domain.checks.length > 0;
      lines.add(
        `const members = ${expression({ k: 'size', set: domain.set!, type: BOOLEAN }, inner)}, min = ${expression(domain.sizeMin!, inner)}, max = ${expression(domain.sizeMax!, inner)};`,
      );
      const alone = stages.length === 1;
      if (alone) {
        lines.block('if (min >= members)', () => {
          fillSet(store, domain.set!, inner, lines);
          lines.add(`return ${jump(open, body)};`);
        });
        lines.add(`if (max <= 0) return ${jump(open, body)};`);
      }
      if (checked) lines.add('');
    });
    lines.add(`return ${jump(open, stage!.block)};`);
  }

  /** Takes a pick apart into the parameters of a group. */
  private unpack(slots: readonly Slot[], code: string, lines: Lines): void {
    const last = slots.length - 1;
    if (slots.length > 1) lines.add(`let code = ${code};`);
    for (let i = last; i >= 0; i--) {
      const slot = slots[i]!;
      const rest = slots.length > 1 ? 'code' : code;
      const own = i === 0 ? rest : `${rest} % ${codes(slot)}`;
      const value = `${own}${slot.first ? ` + ${slot.first}` : ''}`;
      const none = slot.param.local.type.t === 'integer' ? '-2147483648' : '-1';
      const typed = slot.optional ? `(${own}) === ${slot.width} ? ${none} : ${value}` : value;
      declare(slot.param.local, typed, this.context, lines);
      if (i > 0) lines.add(`code = code / ${codes(slot)} | 0;`);
    }
  }

  private applyOpening(
    packed: PackedDecision,
    stages: { group: Group; block: Block }[][],
    skip: Block,
    finish: (action: PackedAction, from: Block) => void,
  ): string {
    const { context } = this;
    const lines = new Lines();
    if (this.counts) lines.add(RESET);
    if (packed.decline !== undefined) lines.add(`if (pick === ${packed.decline}) return ${jump(APPLY, skip)};`);
    packed.actions.forEach((action, i) => {
      const test = i === packed.actions.length - 1 ? '' : `if (pick < ${action.base + action.size})`;
      lines.block(`${test}`.trim(), () => {
        lines.add(remark(action.action.place.path));
        const first = action.groups[0];
        const code = action.base === 0 ? 'pick' : `pick - ${action.base}`;
        if (first?.kind === 'packed') this.unpack(first.slots, slotsCode(first.slots, code), lines);
        const [stage] = stages[i]!;
        if (stage) {
          this.enterStage(stage.group, lines);
          lines.add(`return ${jump(APPLY, stage.block)};`);
          return;
        }
        // What the action does is plain code up to its first decision.
        const { chooser } = packed.decision;
        lines.add(`const me = s[${context.frame.slot(chooser)}];`);
        finish(action, { ...APPLY, lines, context: bind(context, chooser, 'me') });
      });
    });
    return context.module.fn(`apply_${shortName(packed)}`, ['s', 'pick'], lines.text);
  }

  private applySubset(
    slot: Slot,
    cursor: number,
    own: Block,
    next: Block,
    nextGroup: Group | undefined,
    lines: Lines,
  ): void {
    const { first, size } = universe(slot.param.domain.set!.of, this.context.model.players);
    const store = setStore(this.context, slot.param.local);
    lines.block(`if (pick === ${size})`, () => {
      this.enterStage(nextGroup, lines);
      lines.add(`return ${jump(APPLY, next)};`);
    });
    const item = first ? `(pick + ${first})` : 'pick';
    lines.add(addBit(store, item, first, wordsOf(size)));
    lines.add(`s[${cursor}] = ${item};`);
    lines.add(`return ${jump(APPLY, own)};`);
  }
}

/** Where a pick is made: before all blocks. */
const APPLY: Block = { id: -1, name: 'apply', lines: new Lines() };
/** The budget of loops without a decision begins anew with each pick. */
const RESET = `s[${HEADER.steps}] = 0;`;

const slotsCode = (slots: readonly Slot[], code: string): string =>
  slots.length > 1 || code === 'pick' ? code : `(${code})`;
