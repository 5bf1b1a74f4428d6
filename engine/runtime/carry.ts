/**
 * A position that is carried over from one set of rules to another. It is held in names, so that it can be kept, and laid
 * out again by rules that have other zones, variables, amounts. What cannot be carried is said in words.
 */
import { HEADER } from '../compiler/layout.ts';
import type { Program, State } from '../compiler/program.ts';
import type { Decision, Local, Stmt } from '../model/types.ts';
import { adapted } from './adapt.ts';
import { isMidMove, isOver, newState, stopOf } from './game.ts';
import { writeState } from './position.ts';
import { type ReadableState, readState } from './readable.ts';

export interface KeptPosition {
  state: ReadableState;
  /** As `HEADER` has them. */
  turn: number;
  skipped: number;
  turns: number;
  /** How often each rule that draws at random has drawn, by its name path. */
  draws: Readonly<Record<string, number>>;
}

export type Kept = { ok: true; kept: KeptPosition } | { ok: false; why: string };
export type Laid = { ok: true; state: State } | { ok: false; why: string };

/**
 * A position in names. Only between two whole moves of a game that goes on, and where the rules remember nothing but what
 * lies on the table: no loop, no choice that others are waiting for, no move whose consequences are being decided.
 */
export function keepPosition(program: Program, state: State): Kept {
  const no = (why: string): Kept => ({ ok: false, why });
  if (isOver(program, state)) return no('the game is over');
  const stop = stopOf(program, state)!;
  const readable = readState(program, state);
  if (readable.pending) return no('somebody has chosen in secret already');
  const { decision } = stop.packed;
  const remembered = rememberedAt(program, decision);
  if (isMidMove(program, state) || decision.continues || remembered === undefined)
    return no('a move is being made that is not complete');
  if (remembered.length > 0) return no(`a move is not complete: the rules still remember \`${remembered[0]!.name}\``);
  const draws = Object.fromEntries([...program.random].map(([path, slot]) => [path, state[slot]!]));
  const { turn, skipped, turns } = HEADER;
  return {
    ok: true,
    kept: { state: readable, turn: state[turn]!, skipped: state[skipped]!, turns: state[turns]!, draws },
  };
}

/**
 * Lays a position out by other rules. What they do not know any more is left out if it is empty; what is new is as it is
 * at the start; a component that there is more or less of is put where it starts, or taken from there. Who has seen a
 * piece before is forgotten, it is seen by those who see where it lies.
 * @param game which game of the seed
 */
export function layPosition(program: Program, kept: KeptPosition, seed: string | number, game = 0): Laid {
  const start = newState(program, seed, game);
  try {
    const readable = adapted(program, readState(program, start), kept.state);
    const state = writeState(program, readable, seed);
    const numbers = { turn: kept.turn, skipped: kept.skipped, turns: kept.turns };
    for (const [name, value] of Object.entries(numbers)) state[HEADER[name as keyof typeof numbers]] = value;
    state[HEADER.seedLow] = start[HEADER.seedLow]!;
    state[HEADER.seedHigh] = start[HEADER.seedHigh]!;
    for (const [path, slot] of program.random) state[slot] = kept.draws[path] ?? 0;
    const stop = stopOf(program, state)!;
    const { decision } = stop.packed;
    if (rememberedAt(program, decision)?.length !== 0)
      throw new RangeError(`\`${decision.name}\` needs to know what came before it now`);
    if (!decision.always && !program.code.stops[stop.block]!.any(state))
      throw new RangeError(`nothing can be chosen at \`${decision.name}\` any more`);
    return { ok: true, state };
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, why: error.message };
    throw error;
  }
}

// ---------------------------------------------------------------------------------------------------- what is remembered

/** Locals that hold a value at a decision, besides who decides; undefined if the decision is not found. */
function rememberedAt({ model }: Program, decision: Decision): Local[] | undefined {
  return within(model.body, decision);
}

function within(stmts: readonly Stmt[], decision: Decision): Local[] | undefined {
  const before: Local[] = [];
  for (const stmt of stmts) {
    if (stmt.k === 'let' || stmt.k === 'roll' || stmt.k === 'hook') {
      if (stmt.local.framed) before.push(stmt.local);
    }
    const inner = inside(stmt, decision);
    if (inner) return [...before, ...inner];
  }
  return undefined;
}

function inside(stmt: Stmt, decision: Decision): Local[] | undefined {
  const first = (...bodies: (readonly Stmt[] | undefined)[]): Local[] | undefined => {
    for (const body of bodies) {
      const found = body && within(body, decision);
      if (found) return found;
    }
    return undefined;
  };
  switch (stmt.k) {
    case 'if':
      return first(stmt.then, stmt.else);
    case 'while':
    case 'block':
      return first(stmt.body);
    case 'for': {
      const found = first(stmt.body);
      return found && [stmt.local, ...found];
    }
    case 'switch':
      return first(...stmt.cases.map(({ body }) => body));
    case 'phase': {
      const { begin, turns, finish, afterRound } = stmt.phase;
      return first(begin, turns?.body, turns?.afterTurn, finish, afterRound);
    }
    case 'choose':
    case 'together': {
      if (stmt.decision === decision) return [];
      for (const { params, body } of stmt.decision.actions) {
        const found = within(body, decision);
        if (found) return [...params.map(({ local }) => local).filter(({ framed }) => framed), ...found];
      }
      return undefined;
    }
    default:
      return undefined;
  }
}
