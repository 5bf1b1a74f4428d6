/** The blocks of the flow machine, and how its parts write them. */
import type { Local, Stmt } from '../model/types.ts';
import type { Context } from './context.ts';
import type { Lines } from './emitter.ts';
import type { FaultSubject } from './faults.ts';
import type { PackedAction, PackedDecision } from './picks.ts';

export interface Block {
  id: number;
  name: string;
  lines: Lines;
  /** Some block jumps back to it: `run` goes on here. */
  again?: boolean;
  /** Names that hold in what is written here, where they are others than in the whole flow. */
  context?: Context;
}

/** The function of a block. */
export const blockFn = (block: Block): string => `b${block.id}_${block.name}`;

/**
 * What a block answers to go on with another one. Forward it calls that block itself, and gives its answer; backward it
 * gives the number, and `run` makes the jump: so loops need no stack.
 */
export function jump(from: Block, to: Block): string {
  if (to.id > from.id) return `${blockFn(to)}(s)`;
  to.again = true;
  return String(to.id);
}

/** Where secret picks of a together-decision wait: who has chosen what, and the arguments. */
export interface Pending {
  packed: PackedDecision;
  /** First slot; one for each seat: 0, or 1 + the index of the action. */
  chosen: number;
  slots: Map<Local, number>;
}

/** What writes blocks: handed to the parts that each write one kind of statement. */
export interface Writer {
  readonly context: Context;
  /** What is known where this block is written. */
  at(block: Block): Context;
  readonly pending: Pending[];
  rule(stmt: { place: Stmt['place'] }, kind: string, about?: FaultSubject): number;
  open(name: string): Block;
  goto(from: Block, to: Block): void;
  /** A jump that may go back: `run` counts those, and names the rule where there are too many. */
  back(from: Block, to: Block, stmt: { place: Stmt['place'] }): void;
  sequence(stmts: readonly Stmt[], open: Block): Block;
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
  ): void;
}
