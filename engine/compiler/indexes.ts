/**
 * Indexes: for what the rules ask of spaces again and again (who bids here? is anything here? whose piece lies on top?)
 * the state keeps the answer as words of bits, one bit for each space, so that a question about a whole board is a few
 * operations on words. Only what is asked in a query, a loop or a choice is kept.
 *
 * A space is in one row or none of each group of rows. Whatever changes a space flips its bit in the rows that it is in,
 * before and after: once to take it out, once to put it in.
 */
import { isConst, noneOf } from '../model/make.ts';
import { substitute } from '../model/substitute.ts';
import type {
  Component,
  Local,
  Model,
  SpaceSet,
  Stmt,
  Typed,
  VariableInfo,
  ZoneInfo,
  ZoneRef,
} from '../model/types.ts';
import { walkModel } from '../model/walk-statements.ts';
import { impliedByBody } from './implied.ts';
import { wordsOf } from './words.ts';

/** Boards beyond this many words are gone through space by space. */
const MOST_WORDS = 4;
/** Values that a variable may have, none included, to have a row for each. */
const MOST_ROWS = 12;

/** What rows are kept of. */
export type Kept =
  /** A row for each value of a variable: none, then the values ascending. */
  | { of: 'values'; variable: VariableInfo; first: number }
  /** A row for each owner of the topmost thing: nobody, then the seats. */
  | { of: 'owners'; zone: ZoneInfo }
  /** One row: where something lies. */
  | { of: 'filled'; zone: ZoneInfo }
  /** A row for each kind of a token component: where some of it lies. */
  | { of: 'kinds'; zone: ZoneInfo; component: Component };

export type Index = Kept & { name: string; board: SpaceSet; words: number; rows: number; base: number };

/** Where an index can answer a comparison about one space. */
export interface Question {
  kept: Kept;
  board: SpaceSet;
  /** The space asked about. */
  space: Typed;
  /** The row asked for, as a value that the compared thing may have, or all rows whose value passes a test. */
  row: { value: Typed; equal: boolean } | { passes: (value: number) => boolean };
  /** What the compared thing is where there is no space, and what it is compared with. */
  compare: { op: Extract<Typed, { k: 'compare' }>['op']; none: number; with: Typed };
}

const boardOf = (each: unknown): SpaceSet | undefined => {
  const board = typeof each === 'object' && each !== null && 'neighbors' in each ? (each as SpaceSet) : undefined;
  return board && wordsOf(board.size) <= MOST_WORDS ? board : undefined;
};

const MIRROR = { '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

/** What a comparison asks, if an index could answer it. */
export function questionOf(typed: Typed): Question | undefined {
  if (typed.k === 'variable' && typed.type.t === 'boolean')
    return asks('!=', typed, { k: 'const', value: 0, type: typed.type });
  if (typed.k !== 'compare') return undefined;
  return asks(typed.op, typed.left, typed.right) ?? asks(MIRROR[typed.op], typed.right, typed.left);
}

function asks(op: Question['compare']['op'], left: Typed, right: Typed): Question | undefined {
  const compare = { op, none: noneOf(left.type), with: right };
  const equality = op === '==' || op === '!=';
  if (left.k === 'let') return asks(op, substitute(left.body, left.local, left.value), right);
  if (left.k === 'variable' && left.owner) {
    const board = boardOf(left.variable.each);
    const range = board && valuesOf(left.variable);
    if (!board || !range) return undefined;
    const kept: Kept = { of: 'values', variable: left.variable, first: range.first };
    if (isConst(right)) {
      const passes = (value: number) => PASSES[op](value, right.value);
      return { kept, board, space: left.owner, row: { passes }, compare };
    }
    if (!equality || !fitsRows(right, range)) return undefined;
    return { kept, board, space: left.owner, row: { value: right, equal: op === '==' }, compare };
  }
  if (left.k === 'amount' && left.ref.owner && isConst(right)) {
    const some = asksForSome(op, right.value);
    const board = boardOf(left.ref.zone.each);
    if (some === undefined || !board || left.ref.zone.unlimited) return undefined;
    const asked = asksAmount(left.ref, left.component, left.of, some);
    return asked && { ...asked, board, compare };
  }
  if (left.k === 'end-item' && left.end === 'top' && left.ref.owner && equality && isNoneConst(right)) {
    const board = boardOf(left.ref.zone.each);
    const asked = asksAmount(left.ref, undefined, undefined, op === '!=');
    return board && asked && { ...asked, board, compare };
  }
  if (left.k === 'lookup' && left.name === 'owner' && left.arg.k === 'end-item' && left.arg.end === 'top') {
    const { zone, owner } = left.arg.ref;
    const board = boardOf(zone.each);
    if (!board || !owner || !equality || right.type.t !== 'player') return undefined;
    const kept: Kept = { of: 'owners', zone };
    return { kept, board, space: owner, row: { value: right, equal: op === '==' }, compare };
  }
  return undefined;
}

/** `> 0` and its other spellings. */
function asksForSome(op: Question['compare']['op'], value: number): boolean | undefined {
  if ((op === '>' && value === 0) || (op === '>=' && value === 1) || (op === '!=' && value === 0)) return true;
  if ((op === '==' && value === 0) || (op === '<' && value === 1) || (op === '<=' && value === 0)) return false;
  return undefined;
}

function asksAmount(
  ref: ZoneRef,
  component: Component | undefined,
  of: Typed | undefined,
  some: boolean,
): Pick<Question, 'kept' | 'space' | 'row'> | undefined {
  const { zone } = ref;
  const space = ref.owner!;
  if (!component || (!of && zone.holds.length === 1)) {
    // Where everything has an owner, nothing lies where nobody owns what is on top.
    if (zone.ordered && zone.holds.every((each) => each.perPlayer))
      return {
        kept: { of: 'owners', zone },
        space,
        row: { value: { k: 'const', value: -1, type: { t: 'player', optional: true } }, equal: !some },
      };
    return { kept: { of: 'filled', zone }, space, row: { passes: (value) => (value !== 0) === some } };
  }
  if (zone.ordered || component.kind !== 'tokens' || !of) return undefined;
  return { kept: { of: 'kinds', zone, component }, space, row: { value: of, equal: some } };
}

const isNoneConst = (typed: Typed): boolean =>
  isConst(typed) && typed.type.optional === true && typed.value === noneOf(typed.type);

const PASSES: Record<Question['compare']['op'], (a: number, b: number) => boolean> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** The values of a variable that are not none, if they are few. */
export function valuesOf({ type }: VariableInfo): { first: number; count: number } | undefined {
  const few = (first: number, count: number) => (count < MOST_ROWS ? { first, count } : undefined);
  if (type.t === 'boolean') return few(0, 2);
  if (type.t === 'choice') return few(0, type.values.length);
  if (type.t === 'integer') return few(type.min, type.max - type.min + 1);
  return type.t === 'player' ? { first: 0, count: 8 } : undefined;
}

/** A value that always has a row. */
function fitsRows({ type }: Typed, { first, count }: { first: number; count: number }): boolean {
  if (type.t === 'integer') return !type.optional && type.min >= first && type.max < first + count;
  return type.t === 'player' || type.t === 'choice';
}

// ------------------------------------------------------------------------------------------------------ what is kept

const keyOf = (kept: Kept): string =>
  kept.of === 'values'
    ? `values ${kept.variable.name} ${typeof kept.variable.each === 'string' ? '' : kept.variable.each.name}`
    : `${kept.of} ${kept.zone.name}${kept.of === 'kinds' ? ` ${kept.component.name}` : ''}`;

export class Indexes {
  readonly all = new Map<string, Index>();
  /** Slots taken so far. */
  size = 0;

  get(kept: Kept): Index | undefined {
    return this.all.get(keyOf(kept));
  }

  ofVariable(variable: VariableInfo): Index | undefined {
    return [...this.all.values()].find((index) => index.of === 'values' && index.variable === variable);
  }

  ofZone(zone: ZoneInfo): Index[] {
    return [...this.all.values()].filter((index) => index.of !== 'values' && index.zone === zone);
  }

  add(question: Question, start: number, players: number): void {
    const { kept, board } = question;
    const key = keyOf(kept);
    if (this.all.has(key)) return;
    const words = wordsOf(board.size);
    const rows =
      kept.of === 'values'
        ? 1 + (kept.variable.type.t === 'player' ? players : valuesOf(kept.variable)!.count)
        : kept.of === 'owners'
          ? 1 + players
          : kept.of === 'filled'
            ? 1
            : kept.component.kinds;
    const name = kept.of === 'values' ? kept.variable.name : kept.zone.name;
    this.all.set(key, { ...kept, name, board, words, rows, base: start + this.size });
    this.size += rows * words;
  }
}

/** Finds what the rules ask of the members of queries, loops and choices. */
export function indexesOf(model: Model, start: number): Indexes {
  const indexes = new Indexes();
  const members = new Set<Local>();
  const isMember = (typed: Typed): boolean => {
    if (typed.k === 'local') return members.has(typed.local);
    if (typed.k === 'lookup') return isMember(typed.arg);
    if (typed.k === 'arithmetic') return isMember(typed.left) || isMember(typed.right);
    return typed.k === 'beyond' && isMember(typed.from);
  };
  const ask = (typed: Typed): void => {
    const question = questionOf(typed);
    if (question && isMember(question.space)) indexes.add(question, start, model.players);
  };
  walkModel(model, {
    stmt(stmt) {
      for (const member of membersOf(stmt)) members.add(member);
      if (stmt.k === 'for') for (const implied of impliedByBody(stmt)) ask(implied);
    },
    typed(typed) {
      if (typed.k === 'query') members.add(typed.local);
      if (typed.k === 'let' && isMember(typed.value)) members.add(typed.local);
      ask(typed);
    },
    set(set) {
      if (set.s === 'where') members.add(set.local);
    },
  });
  return indexes;
}

function membersOf(stmt: Stmt): Local[] {
  if (stmt.k === 'for') return [stmt.local];
  if (stmt.k !== 'choose' && stmt.k !== 'together') return [];
  return stmt.decision.actions.flatMap(({ params }) =>
    params.filter(({ domain }) => domain.kind === 'space').map(({ local }) => local),
  );
}
