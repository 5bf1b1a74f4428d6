/** The state of the page. Plain data: actions replace parts of it, elements draw it. */

import type { ExampleReport } from '../../engine/examples/index.ts';
import type { Diagnostic, Move, Value } from '../../engine/index.ts';
import type { Outline } from '../../engine/share/outline.ts';
import type { BaseTexts } from '../../engine/share/types.ts';
import type { KeeperStatus, Snapshot, WorkSummary } from '../storage/types.ts';
import type { PieceTarget } from '../table/target.ts';
import type { Thought, WeighedMove } from '../thinker/protocol.ts';
import type {
  Following,
  GameCard,
  LogEntry,
  PlayedLine,
  ReplaySummary,
  RuleEdit,
  RulesView,
  SourceText,
  TableView,
} from '../worker/protocol.ts';

export type Route =
  | { page: 'gallery' }
  | { page: 'play'; game: string; variant?: string; seed?: string }
  | { page: 'work'; id: string }
  | { page: 'lab'; game?: string }
  | { page: 'shared'; packed: string };

export type Theme = 'auto' | 'light' | 'dark';

/** Who plays a seat: a person, or a bot as `parseBot` reads it. */
export type SeatKind = 'human' | (string & {});

export interface Seat {
  name: string;
  kind: SeatKind;
}

/** Moves of a decision that were weighed against each other. */
export interface WeighedMoves {
  seat: number;
  /** Where they can be made. */
  position: number;
  /** A bot weighed them to move, or to help a person. */
  purpose: 'move' | 'hint';
  /** Best first. */
  moves: readonly WeighedMove[];
  measure?: Thought['measure'];
}

/** How fast bots play: milliseconds between two of their plies. */
export const SPEEDS = { slow: 1200, normal: 450, fast: 120, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

/** A move that is being put together. */
export interface Draft {
  action?: string;
  args: Readonly<Record<string, Value>>;
  /** Members of the subset that is being chosen. */
  members?: readonly Value[];
  /** A space that was chosen although it can be chosen for several things. */
  space?: { set: string; name: string };
  /** A piece that was chosen although it can be chosen for several things. */
  piece?: { label: string; targets: readonly PieceTarget[] };
  /** How far a tile is turned before it is laid, in steps of its sides. */
  turn?: number;
}

/** A version of the rules that was in force. What is written in one go is one version. */
export interface RuleVersion {
  /** When it came in force, as `Date.now()` has it. */
  at: number;
  /** The step of the document that made it. */
  step: number;
  /** The rules before it; absent: it is what was opened. */
  from?: string;
  /** What it changed, in a sentence; absent until that has been worked out. */
  says?: string;
}

/** A stretch of play that was left for another one, with the rules that it was played by. */
export interface Line extends PlayedLine {
  id: number;
  text: string;
  players: number;
  seed: string;
  version: RuleVersion;
}

/** The same position by another version of the rules. */
export interface Beside {
  line: number;
  version: RuleVersion;
  /** Drawn as the table is; nothing if its rules can't be played. */
  game?: GameState;
  /** What is different on the table, in words. */
  differences: readonly Difference[];
  /** What to know about it. */
  note?: string;
}

/** Something that is not the same in two positions: what it is, and how it is in each; empty where there is nothing. */
export interface Difference {
  what: string;
  here: string;
  there: string;
}

export interface GameState {
  rules: RulesView;
  /** The user's own rule-set text that is in force; what they are writing is in the document. */
  text: string;
  /** The structure of the rules in force and the texts they were read from, once somebody has asked for them. */
  structure?: { outline: Outline; texts: readonly SourceText[]; of: RulesView };
  /** What became of the examples that the rules in force carry. */
  examples?: { list: readonly ExampleReport[]; of: RulesView };
  /** Why what they have written is not in force. */
  mistakes?: readonly Diagnostic[];
  uri: string;
  seed: string;
  view: TableView;
  log: LogEntry[];
  seats: Seat[];
  draft: Draft;
  /** A move is on its way; what is on the table is not the last word. */
  busy?: boolean;
  /** A bot is at work. */
  thinking?: { seat: number; purpose: WeighedMoves['purpose'] /** From 0 to 1. */; progress: number };
  weighed?: WeighedMoves;
  /** Bots wait until they are stepped or let go. */
  paused: boolean;
  /** An earlier position is being looked at: nothing plays by itself. */
  held: boolean;
  /** A change of the rules that is on its way: panels show it as made. */
  pending?: RuleEdit | { kind: 'players'; count: number };
  /** What the last change of rules did to the game. */
  summary?: ReplaySummary;
  /** Problems of a change that was not put in force. */
  problems?: { title: string; list: readonly Diagnostic[] };
  /** What somebody wanted to do and may not, in the position that is shown. */
  wanted?: { move: Move; position: number };
  /** Spaces that the last ply changed. */
  fresh: ReadonlySet<string>;
  /** Spaces that are not as in the version beside it. */
  differs?: ReadonlySet<string>;
  /** The version of the rules that is looked at beside this one. */
  beside?: Beside;
  /** The rules in force, as one of the versions that there have been. */
  version: RuleVersion;
  /** Versions and stretches of play that were left, the latest first. */
  lines: readonly Line[];
  /** A position behind a reveal that somebody wants to go back to. */
  goingBack?: number;
  /** To look at what lies before the last reveal has been agreed to. */
  lookedBack?: boolean;
  /** What the rules extend, if that is not what is installed. */
  base?: BaseTexts;
  /** Somebody else's rules, from a link: looked at and played, not changed and not kept. */
  shared?: boolean;
  /** The rules as they were when they came on the table. */
  opened: string;
  /** States of the rules that were marked, newest first. */
  snapshots: readonly Snapshot[];
  /** What was wrong with the save that the game came from. */
  damage?: readonly string[];
  /** Scores of every seat after each ply. */
  totals?: number[][];
}

/** A question that has to be answered. */
export interface Dialog {
  kind: 'base-differs';
  games: readonly string[];
  differences: readonly string[];
  choices: readonly ('theirs' | 'installed')[];
}

/** Panels that lie over the table on a small screen. */
export type PanelName = 'rules' | 'text' | 'players' | 'game';

/** Something that is pointed at for a moment. */
export interface Flash {
  /** Which control. */
  place?: string;
  /** The text in which it stands; absent: the user's own. */
  document?: string;
  /** Where in the text, in UTF-16 offsets. */
  range?: { from: number; to: number };
  /** The keyboard goes there. */
  focus?: boolean;
  /** When; tells two of the same apart. */
  at: number;
}

export interface AppState {
  route: Route;
  theme: Theme;
  cards?: GameCard[];
  /** How many cards there will be. */
  awaited: number;
  works: WorkSummary[];
  lasting: boolean;
  kept?: KeeperStatus;
  game?: GameState;
  /** Why the address shows nothing. */
  lost?: string;
  problems?: readonly Diagnostic[];
  dialog?: Dialog;
  /** A file is held over the page. */
  dropping?: boolean;
  /** Which panel lies over the table on a small screen. */
  sheet?: PanelName;
  speed: Speed;
  /** Decisions with one legal move are played by the table itself. */
  playForced: boolean;
  /** How the game follows a change of its rules. */
  following: Following;
  /** What bots weigh is shown. */
  explain: boolean;
  /** Rules that were changed are tried by bots at once, and what they find stands beside the table. */
  trying: boolean;
  /** Which of the two is shown beside the table. */
  tab: 'log' | 'scores';
  rulesOpen: boolean;
  /** What the pane of the rules shows: what can be switched, all of them, or their examples. */
  rulesTab: 'switches' | 'outline' | 'examples' | 'versions';
  /** The rule that is chosen among all rules: its patch path. */
  rule?: string;
  /** The rules as text stand beside the table. */
  textOpen: boolean;
  /** How wide the panes beside the table are, in pixels. */
  widths: { rules: number; text: number; side: number };
  /** What was undone: its control, its place in the text. */
  flash?: Flash;
  /** A space that is pointed at in a sentence. */
  lit?: string;
  /** The palette of commands, or the sheet of keys, lies over the page. */
  palette?: 'commands' | 'keys';
  /** It is asked what a new game starts from. */
  creating?: boolean;
  /** A link to the rules that has just been made; without one they are too long for it. */
  sharing?: { link?: string };
  toast?: { text: string; bad?: boolean; action?: { label: string; run(): void } };
  /** What a screen reader says next. */
  announce: string;
}

export const initialState = (): AppState => ({
  route: { page: 'gallery' },
  theme: 'auto',
  works: [],
  awaited: 0,
  lasting: true,
  speed: 'normal',
  playForced: true,
  following: 'replay',
  explain: false,
  trying: true,
  tab: 'log',
  rulesOpen: true,
  rulesTab: 'switches',
  textOpen: false,
  widths: { rules: 340, text: 500, side: 340 },
  announce: '',
});
