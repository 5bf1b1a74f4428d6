/**
 * The model: what a definition means once its names are resolved and its expressions are typed, for one number of
 * players and one set of option values. The compiler reads nothing else.
 */
import type { Location } from '../diagnostics/diagnostic.ts';
import type { HookDefinition } from '../hooks/hook.ts';

/** Absence, as a 32-bit integer: −1 for everything that is an index, the least integer for integers. */
export const NONE = -1;
export const NONE_INT = -0x80000000;

export type ElementType =
  | { t: 'player' }
  | { t: 'space'; set: SpaceSet }
  /** A token that lies in an ordered zone, or a piece or card. */
  | { t: 'item'; components: readonly Component[] }
  /** Named values; sides and directions are cyclic: adding to the last one comes round to the first. */
  | { t: 'choice'; values: readonly string[]; cyclic?: true };

export type Type = (
  | ElementType
  | { t: 'integer'; min: number; max: number }
  | { t: 'boolean' }
  | { t: 'set'; of: ElementType }
  | { t: 'zone' }
  | { t: 'none' }
) & {
  /** The value may be `none`. */
  optional?: boolean;
};

// ---------------------------------------------------------------------------------------------------- what there is

export interface SpaceSet {
  name: string;
  /** Names of the spaces in board order; with a board per player, all of seat 0's first. */
  names: string[];
  /** What each space is called in front of people, where that is not its name. */
  labels?: string[];
  /** How many spaces; with a board per player, of all players together. */
  size: number;
  perPlayer: boolean;
  groups: Map<string, number[]>;
  /** For each space its neighbors, ascending. */
  neighbors: number[][];
  grid?: { columns: number; rows: number };
  /** Named ways to go from a space; `steps` has the space that lies there (or none) at space × directions + direction. */
  directions?: { type: Type & { t: 'choice' }; steps: number[] };
  /** Integer, boolean or choice attributes by name, a value for each space. */
  attributes: Map<string, { type: Type; values: number[] }>;
  location?: Location;
}

/** A field of pieces. A list field has `width` values for each item, one after another. */
export type FieldType = { type: Type; values: number[]; width?: number };

/** A field that holds a rule: each item that has one says where it is written. */
export interface RuleField {
  kind: 'boolean' | 'integer' | 'effects';
  /** For each item of the component, the row that it comes from; nothing if the row has no such rule. */
  rows: (object | undefined)[];
}

export interface Component {
  name: string;
  /** Alike and counted, or individual. */
  kind: 'tokens' | 'pieces';
  perPlayer: boolean;
  /** How many there are of each kind (tokens), or altogether (pieces). */
  amount: number;
  /** Some zone never runs out of it: there may be any number of it elsewhere. */
  endless: boolean;
  /** Token kinds: one, or one for each seat. Numbered over all components. */
  firstKind: number;
  kinds: number;
  /** Items: the pieces, and the tokens that may lie in an ordered zone. Numbered over all components. */
  firstItem: number;
  items: number;
  /** Typed fields of the pieces: a value for each item of this component. */
  fields: Map<string, FieldType>;
  rules: Map<string, RuleField>;
  /** A readable name for each item of this component. */
  itemNames: string[];
  start?: ZoneInfo;
  location?: Location;
}

export interface ZoneInfo {
  name: string;
  each: 'game' | 'player' | SpaceSet;
  /** How many instances: 1, the players, or the spaces. */
  instances: number;
  holds: Component[];
  ordered: boolean;
  seen: 'all' | 'owner' | 'others' | 'nobody';
  limit?: number;
  unlimited: boolean;
  location?: Location;
}

/** What a variable may belong to. */
export type Holder = 'game' | 'player' | SpaceSet | Component;

export interface VariableInfo {
  name: string;
  each: Holder;
  instances: number;
  type: Type;
  initial: number | Typed;
  location?: Location;
}

// ------------------------------------------------------------------------------------------------------ expressions

/** A named value of a rule: a parameter, a loop's member, a `let`. */
export interface Local {
  id: number;
  name: string;
  type: Type;
  /** Set by the compiler: lives in the state because a decision lies within its scope. */
  framed?: boolean;
}

export interface ZoneRef {
  zone: ZoneInfo;
  /** Player or space that the instance belongs to. */
  owner?: Typed;
}

/** The typed expression tree. Options and the number of players are constants in it. */
export type Typed =
  | { k: 'const'; value: number; type: Type }
  | { k: 'local'; local: Local; type: Type }
  | { k: 'active'; type: Type }
  | { k: 'round'; type: Type }
  | { k: 'variable'; variable: VariableInfo; owner?: Typed; type: Type }
  | { k: 'zone'; ref: ZoneRef; type: Type }
  /** Tokens and pieces in a zone: of all components, of one, or of one owned by a player. */
  | { k: 'amount'; ref: ZoneRef; component?: Component; of?: Typed; type: Type }
  | { k: 'end-item'; ref: ZoneRef; end: 'top' | 'bottom'; type: Type }
  /** A fixed value looked up for a player, space or item; none for none. */
  | { k: 'lookup'; name: string; table: readonly number[]; arg: Typed; type: Type }
  /** The zone instance test: is this item in that zone? */
  | { k: 'lies-in'; item: Typed; ref: ZoneRef; type: Type }
  | {
      k: 'arithmetic';
      op: '+' | '-' | '*' | '%' | 'floor' | 'ceil' | 'min' | 'max';
      left: Typed;
      right: Typed;
      type: Type;
    }
  | { k: 'negate'; arg: Typed; type: Type }
  | { k: 'compare'; op: '==' | '!=' | '<' | '<=' | '>' | '>='; left: Typed; right: Typed; type: Type }
  | { k: 'and' | 'or'; items: Typed[]; type: Type }
  | { k: 'not'; arg: Typed; type: Type }
  | { k: 'if'; condition: Typed; then: Typed; else: Typed; type: Type }
  | { k: 'let'; local: Local; value: Typed; body: Typed; type: Type }
  | { k: 'member-of'; item: Typed; set: TypedSet; type: Type }
  | { k: 'size'; set: TypedSet; type: Type }
  | { k: 'query'; op: Exclude<QueryOp, 'all'>; local: Local; set: TypedSet; where?: Typed; of?: Typed; type: Type }
  | { k: 'set'; set: TypedSet; type: Type }
  /** What is written on an item: its own rule, evaluated here. */
  | { k: 'switch'; on: Typed; cases: { items: number[]; value: Typed }[]; otherwise: Typed; name: string; type: Type }
  /** How many items lie above this one in an ordered zone; none if it does not lie there. */
  | { k: 'position'; item: Typed; ref: ZoneRef; type: Type }
  /** The first space in a direction that is not in a set; none at the edge. */
  | { k: 'beyond'; from: Typed; way: Typed; within: TypedSet; type: Type }
  /** A player's score as if the game ended here. */
  | { k: 'total'; of: Typed; type: Type };

export type QueryOp = 'any' | 'every' | 'count' | 'all' | 'first' | 'sum' | 'min' | 'max' | 'lowest' | 'highest';

/** A set-valued expression over one universe (all players, all spaces of a set, all items). */
export type TypedSet =
  | { s: 'universe'; of: ElementType }
  | { s: 'fixed'; of: ElementType; members: readonly number[]; name: string }
  | { s: 'zone'; of: ElementType; ref: ZoneRef }
  | { s: 'where'; of: ElementType; local: Local; set: TypedSet; where: Typed }
  | { s: 'list'; of: ElementType; items: Typed[] }
  /** A fixed set looked up for a space (its neighbors, say). */
  | { s: 'lookup'; of: ElementType; name: string; table: readonly (readonly number[])[]; arg: Typed }
  | { s: 'local'; of: ElementType; local: Local }
  /** The spaces that follow one in a direction, nearest first, up to the first that is not in `within`. */
  | { s: 'run'; of: ElementType & { t: 'space' }; from: Typed; way: Typed; within?: TypedSet }
  /** The spaces of `within` that can be reached from one of them by steps between neighbors, itself included. */
  | { s: 'connected'; of: ElementType & { t: 'space' }; from: Typed; within: TypedSet };

// ------------------------------------------------------------------------------------------------------- statements

/** A text with values in it. */
export type TextParts = readonly (string | Typed)[];

/** Where a rule stands: its name path, and its place in the text. */
export interface RulePlace {
  path: string;
  location?: Location;
}

export interface Check {
  condition: Typed;
  because?: TextParts;
  place: RulePlace;
}

export interface Domain {
  kind: 'space' | 'player' | 'item' | 'integer' | 'choice' | 'subset';
  /** What is drawn from, for members and subsets. */
  set?: TypedSet;
  /** Integer bounds (inclusive). */
  min?: Typed;
  max?: Typed;
  /** Subset sizes (inclusive); absent: any. */
  sizeMin?: Typed;
  sizeMax?: Typed;
  checks: Check[];
  because?: TextParts;
  /** The parameter is asked only when this holds; else it is none. */
  when?: Typed;
}

export interface Param {
  name: string;
  local: Local;
  domain: Domain;
  place: RulePlace;
}

export interface Action {
  name: string;
  params: Param[];
  checks: Check[];
  body: Stmt[];
  /** Legal only if no other action of the choice is. */
  otherwise: boolean;
  text?: TextParts;
  place: RulePlace;
}

export interface Decision {
  name: string;
  place: RulePlace;
  /** Who decides; `me` within. */
  chooser: Local;
  by: Typed;
  actions: Action[];
  /** `decline` is offered, with this label. */
  decline?: string;
  /** Asked even where only `decline` is possible. */
  always: boolean;
  /** A further part of the move that led here. */
  continues: boolean;
  text?: string;
}

export type LValue = { variable: VariableInfo; owner?: Typed };

export type Stmt = { place: RulePlace; when?: Typed } & (
  | {
      k: 'move';
      what?: { component: Component; of?: Typed } | { item: Typed } | { items: TypedSet };
      from: ZoneRef;
      to: ZoneRef;
      amount?: Typed;
      upTo?: Typed;
      at: 'top' | 'bottom';
    }
  | { k: 'set'; target: LValue; value: Typed }
  | { k: 'change'; target: LValue; by: Typed }
  | { k: 'let'; local: Local; value: Typed }
  | { k: 'hook'; hook: HookDefinition; args: HookArgument[]; local: Local }
  | { k: 'if'; condition: Typed; then: Stmt[]; else: Stmt[] }
  | { k: 'for'; local: Local; domain: Domain; body: Stmt[]; from?: Typed }
  | { k: 'while'; condition: Typed; body: Stmt[] }
  | { k: 'block'; body: Stmt[] }
  | { k: 'shuffle'; ref: ZoneRef }
  | { k: 'roll'; local: Local; min: Typed; max: Typed }
  | { k: 'choose'; decision: Decision }
  | { k: 'together'; decision: Decision; who?: Typed }
  | { k: 'phase'; phase: Phase }
  | { k: 'end-check'; end: EndCondition }
  /** The effects that are written on an item. */
  | { k: 'switch'; on: Typed; cases: { items: number[]; body: Stmt[] }[] }
);

/** A value, or a definition of one parameter that the hook calls. */
export type HookArgument = { name: string } & ({ value: Typed } | { fn: { local: Local; body: Typed } });

export interface Phase {
  name: string;
  until?: Typed;
  times?: Typed;
  begin: Stmt[];
  turns?: {
    start: Typed;
    step: 1 | -1;
    who?: { local: Local; condition: Typed };
    until?: Typed;
    body: Stmt[];
    afterTurn: Stmt[];
  };
  finish: Stmt[];
  afterRound: Stmt[];
}

export interface EndCondition {
  name: string;
  index: number;
  when: Typed;
  because?: TextParts;
  place: RulePlace;
}

export interface ScoreTerm {
  name: string;
  label: string;
  player: Local;
  value: Typed;
  place: RulePlace;
}

export interface Model {
  name: string;
  title: Text;
  players: number;
  options: Readonly<Record<string, unknown>>;
  spaces: Map<string, SpaceSet>;
  components: Map<string, Component>;
  zones: Map<string, ZoneInfo>;
  variables: Map<string, VariableInfo>;
  /** Token kinds over all components, in order. */
  kinds: { component: Component; owner: number }[];
  /** Items over all components, in order. */
  items: { component: Component; owner: number; name: string }[];
  body: Stmt[];
  ends: EndCondition[];
  scores: ScoreTerm[];
  win: {
    /** Who wins, where the rules say it themselves rather than by rank. */
    when?: { player: Local; condition: Typed };
    by: { player: Local; total: Local; value: Typed; highest: boolean }[];
    ties: 'shared' | 'nobody';
  };
  hooks: HookDefinition[];
  look: unknown;
}

export type Text = string | Readonly<Record<string, string>>;
