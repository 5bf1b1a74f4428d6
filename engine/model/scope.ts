/** What a name can mean at a place in the rules. */
import type { Expr } from '../expression/ast.ts';
import type { Component, Local, Model, Type, Typed } from './types.ts';

/** A definition of the rules: a macro over typed arguments. */
export interface Macro {
  name: string;
  params: { name: string; type: Type }[];
  body: Expr;
  /** Container and key of the body in the definition, for positions. */
  holder: object;
  key: string;
}

/** Everything that has a name in the game, whatever the place. */
export interface World {
  model: Model;
  macros: Map<string, Macro>;
  /** Named lists of values that fields, variables and parameters share. */
  kinds: Map<string, Type & { t: 'choice' }>;
  /** Option values with the value names of choices. */
  options: Map<string, OptionMeaning>;
  /** What fields say of each item, once it has been asked. */
  fields: Map<string, { values: readonly number[]; type: Type }>;
  /** Definitions that have turned out to be sets. */
  sets: Set<string>;
  /** The rows of a component that have a rule of this name, each with its items. */
  writtenOn(component: Component, name: string): { row: object; items: number[] }[];
  /** The rule of a row as an expression; nothing if it is wrong (then reported). */
  typeRow(row: object, name: string, type: Type, scope: Scope): Typed | undefined;
  /** Names that expressions have used, as `section.name`; the rest is reported as unused. */
  used: Set<string>;
  /** Names of what is declared wrongly: mistakes that only follow from that are not told. */
  broken: Set<string>;
}

export type OptionMeaning =
  | { kind: 'integer' | 'boolean'; value: number; min: number; max: number }
  | { kind: 'choice'; values: readonly string[]; value: number }
  | { kind: 'list'; values?: readonly string[]; items: readonly number[] };

export interface Scope {
  world: World;
  locals: ReadonlyMap<string, Typed>;
  /** The player that `me` means here. */
  me?: Typed;
  /** Keys of what is known not to be none. */
  known: ReadonlySet<string>;
  /** Definitions being expanded, against recursion. */
  expanding: readonly string[];
}

export const withLocal = (scope: Scope, local: Local, value?: Typed): Scope => ({
  ...scope,
  locals: new Map(scope.locals).set(local.name, value ?? { k: 'local', local, type: local.type }),
});

export const withFacts = (scope: Scope, keys: readonly string[]): Scope =>
  keys.length ? { ...scope, known: new Set([...scope.known, ...keys]) } : scope;

export const withMe = (scope: Scope, me: Typed): Scope => ({ ...scope, me });

/** All names that could have been meant at this place, for near misses. */
export function namesInScope(scope: Scope): string[] {
  const { model, macros } = scope.world;
  return [
    ...scope.locals.keys(),
    ...macros.keys(),
    ...[...model.zones.values()].filter((zone) => zone.each === 'game').map((zone) => zone.name),
    ...[...model.variables.values()].filter((variable) => variable.each === 'game').map((variable) => variable.name),
    ...[...model.spaces.values()].flatMap((set) => [...set.groups.keys()]),
    ...['me', 'active', 'players', 'others', 'round', 'option', 'none'],
  ];
}

/** A kind of the rules, or the ways to go on the game's boards: `side` on a grid of four neighbors, else `direction`. */
export function namedValues(world: World, name: string): (Type & { t: 'choice' }) | undefined {
  const kind = world.kinds.get(name);
  if (kind) return kind;
  if (name !== 'side' && name !== 'direction') return undefined;
  const ways = [...world.model.spaces.values()].flatMap((set) => (set.directions ? [set.directions.type] : []));
  return ways.find((type) => (type.values.length === 4) === (name === 'side'));
}
