/** The blocks of the flow machine, and how its parts write them. */
import type { Local, Stmt } from '../model/types.ts';
import type { Context } from './context.ts';
import type { Lines } from './emitter.ts';
import type { PackedAction, PackedDecision } from './picks.ts';

export interface Block {
  id: number;
  name: string;
  lines: Lines;
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
  readonly pending: Pending[];
  rule(stmt: { place: Stmt['place'] }, kind: string): number;
  open(name: string): Block;
  goto(from: Block, to: Block): void;
  /** A jump back: what makes a rule loop is a budget, not the loop. */
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
