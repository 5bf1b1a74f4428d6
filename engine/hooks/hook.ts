/**
 * The hook interface: logic too complex for data, as a pure function over what the program hands in (ids in, ids or a
 * set out). A hook sees no globals, no time, no randomness and no state but through its parameters.
 */

/** What a hook may know of a space set: fixed tables only. */
export interface HookBoard {
  readonly name: string;
  readonly size: number;
  readonly names: readonly string[];
  /** Columns and rows of a grid; absent on other space sets. Spaces of a grid count row by row. */
  readonly grid?: { readonly columns: number; readonly rows: number };
  readonly neighbors: readonly (readonly number[])[];
}

/**
 * The type of a hook's parameter. `space`, `player`, `integer` and `boolean` are numbers (−1 for none); `choice` is the
 * value's name; `player-of-space` is a definition of one space that gives a player, handed in as a function.
 */
export type HookParameter = 'space' | 'player' | 'integer' | 'boolean' | 'choice' | 'player-of-space';

export type HookValue = number | string | ((id: number) => number);

/** A set of spaces that the hook fills. */
export interface HookSet {
  add(space: number): void;
}

export interface HookDefinition {
  name: string;
  version: number;
  /** What it does, for the reference. */
  about: string;
  /** Why data cannot say it. */
  why: string;
  params: Readonly<Record<string, HookParameter>>;
  /** The parameter that names the space set it works on; the result is a set of its spaces. */
  over: string;
  /** Called once for a program; the returned function is called at every use with the parameters in declared order. */
  make(board: HookBoard): (result: HookSet, ...args: never[]) => void;
}

/** Declares a hook; a function of its own so that the parameter types are checked where it is written. */
export const defineHook = (hook: HookDefinition): HookDefinition => hook;
