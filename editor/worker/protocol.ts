/**
 * What the page and the rules worker say to each other. The page holds no rules: it sends texts and choices, and gets
 * views back. Every request has an id, is answered exactly once, and can be cancelled.
 *
 *     page ──{ id, request }──▶ worker        page ◀──{ id, answer }── worker
 *     page ──{ cancel: id }──▶ worker
 */

import type { ExampleReport } from '../../engine/examples/index.ts';
import type {
  Diagnostic,
  Explanation,
  Fix,
  KeptPosition,
  MatchStanding,
  Move,
  OptionInfo,
  OptionValue,
  Outcome,
  Ply,
  ReadableState,
  RuleText,
  SeenScore,
  Value,
  VariantInfo,
} from '../../engine/index.ts';
import type { MatchGameInWords } from '../../engine/share/match-words.ts';
import type { RuleNumber } from '../../engine/share/numbers.ts';
import type { Outline } from '../../engine/share/outline.ts';
import type { Origin } from '../../engine/share/printed.ts';
import type { Reasons } from '../../engine/share/reasons.ts';
import type { NewOption } from '../../engine/share/rule-edits.ts';
import type { BaseTexts, Exported, ExportFormat, SavedGame, SavedSeat } from '../../engine/share/types.ts';
import type { Splice } from '../app/splice.ts';
import type { Completion, Hover, OutlineItem, Renamed, TextChange, TextPlace } from '../service/types.ts';
import type { WorkContent } from '../storage/types.ts';
import type { Position } from '../thinker/protocol.ts';

// ------------------------------------------------------------------------------------------------------- the library

/** A game as the gallery shows it. */
export interface GameCard {
  name: string;
  /** Games of a kind stand together. */
  shelf?: string;
  title: string;
  about?: string;
  players: { min: number; max: number };
  variants: { name: string; title: string; houseRule: boolean }[];
  optionCount: number;
  spaces: SpaceSetView[];
  look: unknown;
  /** The position of a game that random bots have played for a while. */
  sample?: ReadableState;
  components: ComponentView[];
  zones: ZoneView[];
  variables: VariableView[];
  /** Why the game cannot be played. */
  problem?: string;
}

// --------------------------------------------------------------------------------------------------------- the rules

/** A set of spaces as the table draws it. */
export interface SpaceSetView {
  name: string;
  names: string[];
  /** What each space is called in front of people, where that is not its name. */
  labels?: string[];
  perPlayer: boolean;
  grid?: { columns: number; rows: number /** Neighbors of a space within the board. */; around: number };
  /** Spaces of a graph; without a grid or a graph they stand in a line. */
  graph?: boolean;
  /** Indices of the spaces of each group. */
  groups: Record<string, number[]>;
  /** For each space its neighbors. */
  neighbors: number[][];
  /** Named ways to go: for each space the one that lies there, or −1, way by way. */
  directions?: { names: readonly string[]; steps: readonly number[] };
  /** Attributes by name: a value for each space; `of` are the values of a choice. */
  attributes: Record<string, { values: Value[]; of?: readonly string[] }>;
}

/** A field of pieces, or a value that a variable can have. */
export interface FieldView {
  name: string;
  /** The values of a choice. */
  of?: readonly string[];
}

export interface ComponentView {
  name: string;
  kind: 'tokens' | 'pieces';
  perPlayer: boolean;
  /** How many of each kind. */
  amount: number;
  fields: FieldView[];
  /** Values of the fields by the name of a piece; those that a piece does not have are left out. */
  faces: Record<string, Record<string, Value>>;
}

export interface ZoneView {
  name: string;
  /** `game`, `player`, or the name of a space set. */
  each: string;
  holds: string[];
  ordered: boolean;
  seen: 'all' | 'owner' | 'others' | 'nobody';
  /** How many things it can hold. */
  limit?: number;
}

export interface VariableView {
  /** As it stands in a readable state. */
  name: string;
  each: string;
  type: 'integer' | 'boolean' | 'player' | 'space' | 'item' | 'choice' | 'other';
  min?: number;
  max?: number;
  /** The values of a choice. */
  of?: readonly string[];
}

/** Everything about the rules in force that the page shows. It changes only when the rules do. */
export interface RulesView {
  /** Name and title of the shipped game that is extended, or of the rules themselves. */
  game: string;
  title: string;
  gameTitle: string;
  /** What a text that stands alone was made from. */
  origin?: Origin;
  /** They were made from nothing: there are no printed rules that they could differ from. */
  own?: boolean;
  about?: string;
  players: { min: number; max: number; now: number };
  variants: VariantInfo[];
  options: OptionInfo[];
  /** How these rules differ from the printed ones, a sentence each. */
  compared: string[];
  /** Nothing but printed variants makes the difference, if there is one. */
  asPrinted: boolean;
  spaces: SpaceSetView[];
  components: ComponentView[];
  zones: ZoneView[];
  variables: VariableView[];
  terms: { name: string; label: string }[];
  /** What the ranking compares, in words; for each entry of `by`. */
  winBy: string[];
  /** The sentence of the rulebook on who wins. */
  winText?: string;
  ties: 'shared' | 'nobody';
  look: unknown;
  /** Whether there is anything that a seat may not see. */
  secrets: boolean;
  warnings: Diagnostic[];
}

// --------------------------------------------------------------------------------------------------------- the table

export interface ParamView {
  name: string;
  kind: 'space' | 'player' | 'item' | 'integer' | 'choice' | 'subset';
  /** For spaces, and subsets of spaces: the name of the set. */
  set?: string;
  /** For pieces, and subsets of pieces: where those lie that can be chosen, by name. */
  places?: Record<string, Place[]>;
  /** For pieces, and subsets of pieces: the zone from which they are chosen, if that is one. */
  from?: string;
  /** Variables that the action sets to just what is chosen. */
  sets?: string[];
}

/** A zone, with the seat or the space that it belongs to. */
export interface Place {
  zone: string;
  owner?: string;
}

export interface ActionView {
  name: string;
  params: ParamView[];
}

export interface NextView {
  actor: number;
  decision: string;
  text?: string;
  /** Label of declining, if that is allowed. */
  decline?: string;
  /** Chosen at the same time as others do, in secret. */
  together?: boolean;
  actions: ActionView[];
}

/** A line of the log. Names of seats and spaces are marked, see `marks.ts`. */
export interface LogEntry {
  n: number;
  /** The next game of a match begins; nobody's move. */
  begins?: boolean;
  actor: number;
  decision: string;
  text: string;
  /** The patch path of the rule that it was played by; absent where no rule was. */
  rule?: string;
  /** What was rolled when it was made, in words. */
  rolled?: string;
  filled?: Ply['filled'];
  turn: number;
  round: number;
}

/** A match at the position that is shown. */
export interface MatchView extends MatchStanding {
  /** All games of the match, in words. */
  named: MatchGameInWords[];
  /** The game that can begin now. */
  next?: MatchGameInWords;
}

export interface TableView {
  /** Plies played up to the position that is shown, and on the whole line; of a match, over all its games. */
  position: number;
  length: number;
  state: ReadableState;
  next?: NextView;
  /** All legal moves, if a person decides who may see them. */
  legal: Move[];
  /** The only move that there is may be made by the table itself. */
  forced?: boolean;
  /** The seat that the view is for; absent: everybody who is at this screen. */
  seat?: number;
  /** The device has to be handed to the seat that decides; until then its secrets are not here. */
  handOver?: number;
  /** Going back to before this position is going back behind something that was hidden then. 0: nothing was. */
  reveal: number;
  /** What those who look on can know; null where they cannot. */
  scores: SeenScore[];
  outcome?: Outcome;
  /** What was rolled on the way to this position, in words. */
  rolled?: string;
  /** Absent if the game is no part of a match. */
  match?: MatchView;
  /** The rules of the game that is shown now, if that is another game of the match than the one before. */
  rules?: RulesView;
  /** Entries from ply `from` on; those before it are as they were. */
  log: { from: number; entries: LogEntry[] };
}

/** How the game follows a change of rules: its moves are played again, it begins anew, or its position stays. */
export type Following = 'replay' | 'restart' | 'keep';

/** What was played, and how much of it leads to the position that is shown. */
export interface PlayedLine {
  plies: readonly Ply[];
  position: number;
  /** The position that it begins with, if that is not the start of the game. */
  begin?: KeptPosition;
}

/** What a change of rules did to the game. */
export interface ReplaySummary {
  how: Following;
  /** Why the game did not follow as it was wished, in words. */
  why?: string;
  kept: number;
  dropped: string[];
  filled: string[];
  /** The recorded move that is no longer legal, and why. */
  stopped?: { move: string; reason: string; after: number; lost: number };
}

export interface Changed {
  /** The user's own text that is in force. */
  text: string;
  /** What a panel's edit did to the text that was sent with it. */
  splices?: Splice[];
  rules: RulesView;
  view: TableView;
  /** Absent if no game was under way. */
  replay?: ReplaySummary;
  /** What was on the table before. */
  left?: PlayedLine;
}

/** The game on the table as another version of the rules has it. */
export interface BesideView {
  rules: RulesView;
  view: TableView;
  /** Where its rules could not follow the moves: after how many, and why. */
  stopped?: { after: number; reason: string };
}

/** A text that the rules were read from. */
export interface SourceText extends RuleText {
  title: string;
  own: boolean;
}

/** Rules that could not be put in force: the ones before stay. */
export interface Refused {
  /** What a panel's edit does to the text that was sent with it, if it could be written. */
  splices?: Splice[];
  problems: Diagnostic[];
}

/** What came in by a file. */
export type Came =
  | { kind: 'rules'; rules: RuleText; base?: BaseTexts; problems: Diagnostic[]; playable: boolean }
  | { kind: 'base-differs'; games: string[]; differences: string[]; choices: ('theirs' | 'installed')[] }
  | { kind: 'save'; text: string };

export interface Loaded extends Changed {
  uri: string;
  base?: BaseTexts;
  seed: string;
  seats: SavedSeat[];
  /** What was wrong with it and what was done about it, in sentences. */
  damage: string[];
}

/** What a panel changes; the worker knows where that stands in the text. */
export type RuleEdit =
  | { kind: 'option'; name: string; value: OptionValue }
  | { kind: 'reset'; name: string }
  | { kind: 'reset-all' }
  | { kind: 'variant'; name: string; on: boolean }
  | { kind: 'title'; title: string }
  /** One rule, by its patch path. */
  | { kind: 'change-rule' | 'switch-off' | 'reset-rule'; path: string }
  | { kind: 'make-option'; path: string; number: Omit<RuleNumber, 'context'>; option: NewOption }
  /** A text that stands alone in place of one that extends. */
  | { kind: 'own-copy' };

/** The answer carries a value or the problems that stood in its way. */
export type Answer<T> = { ok: true; value: T } | { ok: false; refused: Refused };

/**
 * All requests: what is asked, and what is answered. `table` names one of the games that the worker holds open; `humans`
 * are the seats that people play in front of this screen, which decides what a view may show.
 */
export interface Requests {
  /** Names of all shipped games, and the shelf on which each stands. */
  library: { ask: Record<never, never>; answer: { name: string; shelf?: string }[] };
  card: { ask: { game: string }; answer: GameCard };
  /** What a new game can start from, the simplest first. */
  templates: { ask: Record<never, never>; answer: GameCard[] };
  /** The text of a new game that stands alone, made from a template. */
  newGame: { ask: { template: string; title: string }; answer: Answer<RuleText> };
  /** The text of a new rule set that extends a shipped game. */
  compose: { ask: { game: string; variant?: string }; answer: RuleText };
  open: {
    ask: {
      table: string;
      rules: RuleText;
      /** What the rules extend, if that is not what is installed. */
      base?: BaseTexts;
      players?: number;
      seed: string;
      line?: PlayedLine;
      humans: readonly number[];
    };
    answer: Answer<Changed>;
  };
  close: { ask: { table: string }; answer: null };
  /**
   * Puts a text in force, changed by `edit` if there is one; the game follows.
   * @param back the text was in force before: the game becomes what it was then
   */
  change: {
    ask: {
      table: string;
      text: string;
      edit?: RuleEdit;
      back?: boolean;
      how: Following;
      humans: readonly number[];
    };
    answer: Answer<Changed>;
  };
  /** The position on the table by another version of the rules, for which `line` was played. */
  beside: {
    ask: { table: string; text: string; players: number; seed: string; line: PlayedLine; humans: readonly number[] };
    answer: Answer<BesideView>;
  };
  /** Lets the game follow the last change of rules in another way; nothing if somebody has played on since. */
  follow: { ask: { table: string; how: Following; humans: readonly number[] }; answer: Changed | null };
  /** The structure of the rules in force, and the texts that they were read from, the user's own last. */
  outline: { ask: { table: string }; answer: { outline: Outline; texts: SourceText[] } };
  /** Tries the examples that the rules in force carry. */
  examples: { ask: { table: string }; answer: ExampleReport[] };
  /** What is different in the second of two texts, in sentences. */
  compare: { ask: { table: string; before: string; after: string }; answer: string[] };
  play: { ask: { table: string; move: Move; humans: readonly number[] }; answer: Answer<TableView> };
  /** Begins the next game of the match. */
  nextGame: { ask: { table: string; humans: readonly number[] }; answer: TableView };
  goTo: { ask: { table: string; position: number; humans: readonly number[] }; answer: TableView };
  /** Lets random bots and forced decisions play, up to `most` plies. */
  advance: {
    ask: { table: string; bots: readonly number[]; forced: boolean; most: number; humans: readonly number[] };
    answer: Answer<TableView>;
  };
  /** @param facing the seat that says that the device is in its hands */
  view: { ask: { table: string; humans: readonly number[]; facing?: number }; answer: TableView };
  /** The work as it is kept. */
  keep: { ask: { table: string; seats: readonly SavedSeat[] }; answer: WorkContent };
  /** @param carry with the texts of what is extended; they are left out if false */
  export: { ask: { table: string; format: ExportFormat; carry?: boolean }; answer: Answer<Exported> };
  /** The game as a file. */
  save: { ask: { table: string; seats: readonly SavedSeat[] }; answer: Exported };
  import: { ask: { name: string; data: Uint8Array }; answer: Answer<Came> };
  /** What a folder holds: its texts, by their paths. */
  importFolder: { ask: { name: string; texts: Readonly<Record<string, string>> }; answer: Answer<Came> };
  /** The rules in force as the files of a folder. */
  folder: { ask: { table: string }; answer: Answer<Record<string, string>> };
  /** Answers the question of the last import. */
  chooseBase: { ask: { choice: 'theirs' | 'installed' }; answer: Answer<Came> };
  /** Opens a kept or saved game. */
  load: { ask: { table: string; game: SavedGame | string; humans?: readonly number[] }; answer: Answer<Loaded> };
  /** The position that is decided, for a bot to think about: what the seat that decides has not seen is not in it. */
  think: { ask: { table: string }; answer: Position };
  why: { ask: { table: string; move: Move }; answer: Explanation };
  /** Why a move is illegal, with what the rule that decides sees. */
  reasons: { ask: { table: string; move: Move; humans: readonly number[] }; answer: Reasons };
  /** The spaces that a definition is about in the position on the table; null if it is about none. */
  spaces: { ask: { table: string; name: string }; answer: { set: string; spaces: string[] } | null };
  describe: { ask: { table: string; move: Move }; answer: string };
  /** What has been played, as it is kept. */
  line: { ask: { table: string }; answer: PlayedLine };
  /** What the language service knows of a text; see `askLanguage` for the answers. */
  language: { ask: { table: string } & LanguageAsk; answer: unknown };
  /** Total scores of every seat after each ply, for the timeline. */
  history: { ask: { table: string }; answer: number[][] };
}

/** What can be asked about a text while it is written. Offsets are UTF-16 units of the text. */
export interface LanguageQuestions {
  complete: { ask: { offset: number }; answer: Completion[] };
  hover: { ask: { offset: number }; answer: Hover | undefined };
  definition: { ask: { offset: number }; answer: TextPlace | undefined };
  references: { ask: { offset: number }; answer: TextPlace[] };
  renameable: {
    ask: { offset: number };
    answer: { ok: true; span: { start: number; end: number }; name: string } | { ok: false; reason: string };
  };
  rename: { ask: { offset: number; to: string }; answer: Renamed };
  outline: { ask: Record<never, never>; answer: OutlineItem[] };
  format: { ask: Record<never, never>; answer: TextChange[] };
  /** What mends a problem at once. */
  fixes: { ask: { problem: Diagnostic }; answer: Fix[] };
  /** The texts that this one extends, the nearest first. */
  texts: { ask: Record<never, never>; answer: RuleText[] };
  /** The keys that hold words for people. */
  prose: { ask: Record<never, never>; answer: string[] };
}

export interface LanguageAsk {
  text: RuleText;
  question: { [K in keyof LanguageQuestions]: { what: K } & LanguageQuestions[K]['ask'] }[keyof LanguageQuestions];
}

export type RequestKind = keyof Requests;
export type Request = { [K in RequestKind]: { kind: K } & Requests[K]['ask'] }[RequestKind];

export type ToWorker = { id: number; request: Request } | { cancel: number };
export type FromWorker =
  | { id: number; value: unknown }
  | { id: number; error: string }
  | { id: number; cancelled: true };
