/** What leaves and enters the program: files of rule sets and saved games. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PreparedGame } from '../index.ts';
import type { RuleSet, RuleText } from '../language/types.ts';
import type { KeptPosition } from '../runtime/carry.ts';
import type { Move, Value } from '../runtime/moves.ts';
import type { Session } from '../runtime/session.ts';

/**
 * The texts of what a rule set extends, by `GAME/game.yaml`, `GAME/data/NAME.yaml` and `GAME/variants/NAME.yaml`. A rule set that leaves the
 * program carries them, since the receiver's game of that name may be another one.
 */
export type BaseTexts = Readonly<Record<string, string>>;

/** How a rule set leaves the program. `extends`: its own text; `yaml`, `json`: all rules in one text; `zip`: everything. */
export type ExportFormat = 'extends' | 'yaml' | 'json' | 'zip';

/** A file to be written. */
export interface Exported {
  fileName: string;
  mediaType: string;
  data: string | Uint8Array;
}

/** A rule set as it came in. */
export interface ImportedRules {
  kind: 'rules';
  /** The user's own text, without carried base texts. It may have errors (`diagnostics` of the result): then it can still be mended. */
  rules: RuleText;
  /** What it extends, if that is not what is installed. Hand it to `withBase` wherever the rule set is loaded. */
  base?: BaseTexts;
  /** Absent if the text has errors. */
  ruleSet?: RuleSet;
}

/** What the rule set extends is not what is installed under that name. */
export interface BaseDiffers {
  kind: 'base-differs';
  /** Names of the games that differ. */
  games: readonly string[];
  /** What is different in the installed rules, compared with those that the file was made with; plain sentences. */
  differences: readonly string[];
  /** `theirs` only if the file carries its base. */
  choices: readonly ('theirs' | 'installed')[];
  choose(choice: 'theirs' | 'installed'): ImportedRules & { diagnostics: readonly Diagnostic[] };
}

/** The file is a saved game: hand `text` to `loadGame`. */
export interface ImportedSave {
  kind: 'save';
  text: string;
}

export type Imported = ImportedRules | BaseDiffers | ImportedSave;

/** A seat of a saved game. */
export interface SavedSeat {
  /** The player's name. */
  name?: string;
  /** The kind of bot that plays the seat; a person does if absent. */
  bot?: string;
}

export interface SavedPly {
  actor: number;
  decision: string;
  action: string;
  args: Readonly<Record<string, Value>>;
  /** Further parts of the same move. */
  then?: readonly Move[];
  /** Nobody chose it: a replay under changed rules filled it in. */
  filled?: 'forced' | 'chosen';
}

/** A game as it is kept: everything that is needed to play it again, in names. Its schema is save.schema.json. */
export interface SavedGame {
  kind: 'houserules-save';
  format: 1;
  /** The rule set: a text, or the name of a game. */
  rules: RuleText | { game: string };
  /** The texts of what it extends. */
  base: BaseTexts;
  /** Chosen outside the text. */
  variants?: readonly string[];
  options?: Readonly<Record<string, unknown>>;
  players: number;
  seed: string | number;
  /** Which game, or which match, of the seed. */
  game: number;
  seats: readonly SavedSeat[];
  /** How many plies lead to the position that is shown; the beginnings of further games of a match count. */
  position: number;
  /** The position that the line begins with, carried over from other rules; absent: the start of the game. */
  begin?: KeptPosition;
  /** Hash of the readable state behind the last ply. */
  state: string;
  plies: readonly SavedPly[];
}

export interface LoadedGame {
  rules: RuleText | { game: string };
  /** What the rules extend, if that is not what is installed. */
  base?: BaseTexts;
  variants?: readonly string[];
  options?: Readonly<Record<string, unknown>>;
  seats: readonly SavedSeat[];
  /** Absent if the rules have errors: the text can still be mended, and the plies are in `lost`. */
  played?: { ruleSet: RuleSet; prepared: readonly PreparedGame[]; session: Session };
  /** Plies that could not be played, from the damage on. */
  lost: readonly SavedPly[];
  /** What was wrong and what was done about it, in sentences; empty if the save was whole. */
  damage: readonly string[];
}
