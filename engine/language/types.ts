/**
 * What the language stage takes and gives: texts in, a merged definition with the origin of every value out.
 */
import type { GameDocument } from '../../schema/types.ts';
import type { Location } from '../diagnostics/diagnostic.ts';
import type { Span } from '../expression/ast.ts';

/** A text that somebody wrote. `uri` is a file name or an address; diagnostics repeat it as it was given. */
export interface RuleText {
  uri: string;
  text: string;
}

/** A game as it is shipped: its text, and those of its variants by name. */
export interface GamePackage {
  /** The folder's name, which is the document's `name` too. */
  name: string;
  game: RuleText;
  variants: Record<string, RuleText>;
  /** The documents in the folder `data`, by name: what the game's `data` names is always laid upon it. */
  data?: Record<string, RuleText>;
  readme?: RuleText;
}

/** Where games that a document `extends` are found. */
export interface Library {
  /** Names of all games. */
  games(): string[];
  find(name: string): GamePackage | undefined;
}

/** The merged rules: plain objects of the generated types, without `extends`; deeply frozen. `with` holds the set option values. */
export type Definition = GameDocument;

/**
 * Where every value of a definition was written. `container` is a mapping or list of the definition itself (identity
 * counts, not equality), `key` one of its keys or indexes.
 */
export interface Origins {
  /** The value under a key. */
  at(container: object, key: string | number): Location | undefined;
  /** The key itself; for an item of a list the item. */
  keyAt(container: object, key: string | number): Location | undefined;
  /** The whole mapping or list. */
  self(container: object): Location | undefined;
  /**
   * A piece of an expression under a key. The span counts inside the string's value; escapes, folding and
   * indentation of the YAML text are seen through. A value that is no string gives its whole place.
   */
  expression(container: object, key: string | number, span: Span): Location;
}

export interface VariantInfo {
  name: string;
  title: string;
  about?: string;
  /** Variants of the same group exclude each other, and one of them is always active. */
  group?: string;
  /** Active unless another one is chosen. */
  default: boolean;
  houseRule: boolean;
  requires: readonly string[];
  excludes: readonly string[];
  active: boolean;
  /** Why it can't be chosen beside what is active now, in words. */
  blocked?: string;
  uri: string;
}

export type OptionValue = number | boolean | string | readonly (string | number)[];
/** A value for every option of a definition. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

export type OptionKind = 'integer' | 'boolean' | 'choice' | 'list' | 'permutation';

/** What a panel needs to show an option. */
export interface OptionInfo {
  name: string;
  kind: OptionKind;
  label: string;
  help?: string;
  group?: string;
  value: OptionValue;
  /** The value of the printed rules: base and chosen variants, without the user's own `with`. */
  printed: OptionValue;
  /** Whether `value` differs from `printed`. */
  changed: boolean;
  /** Bounds of an integer, or of the integers in a list. */
  min?: number;
  max?: number;
  /** Values and their labels: of a choice, list or permutation. */
  choices?: readonly { value: string; label: string }[];
  /** Bounds of the number of items of a list. */
  minLength?: number;
  maxLength?: number;
}

/** What was chosen in the panel or on the command line rather than in a text. */
export interface LoadChoices {
  library: Library;
  /** Replaces the `variants:` of the document that extends, or the defaults of a game. */
  variants?: readonly string[];
  /** Override `with`. Names and values are checked when options are resolved. */
  options?: Readonly<Record<string, unknown>>;
  /** The locale of titles and labels; `en` if absent. */
  locale?: string;
}

export interface RuleSet {
  /** Merged and validated. */
  definition: Definition;
  origins: Origins;
  /** Every variant that the base declares, in declared order. */
  variants: readonly VariantInfo[];
  /** The documents that the base's `data` names. */
  data: Readonly<Record<string, RuleText>>;
  /** All texts that were read, the entry's last. */
  documents: readonly RuleText[];
  /** The game at the root of the `extends` chain, if the entry is not that game itself. */
  base?: string;
  /** `with` before the user's own and before `LoadChoices.options`: what the printed rules say. */
  printedWith: Readonly<Record<string, unknown>>;
  /** The user's own part, if the entry extends something. */
  own?: { with?: Readonly<Record<string, unknown>>; patch?: Readonly<Record<string, unknown>> };
}
