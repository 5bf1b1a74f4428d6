/** One game that the worker holds open: the user's rule-set text, the rules made of it, and the session played by them. */
import { type ExampleReport, runExamples } from '../../engine/examples/index.ts';
import {
  beginsGame,
  createRandom,
  type Diagnostic,
  determinize,
  fail,
  type Library,
  loadRuleSet,
  type Move,
  matchStanding,
  type OptionInfo,
  type OptionValue,
  ok,
  type Ply,
  type PreparedGame,
  type Program,
  prepareMatch,
  type Replay,
  type Result,
  type RuleSet,
  type RuleText,
  replayAligned,
  Session,
  wholeMoves,
} from '../../engine/index.ts';
import { describeOptions } from '../../engine/language/index.ts';
import { textIn } from '../../engine/language/text.ts';
import { withBase } from '../../engine/share/base.ts';
import type { ChangedText } from '../../engine/share/document.ts';
import {
  compareRuleSets,
  exportRules,
  loadGame,
  nameFrom,
  saveGame,
  setOptions,
  setVariants,
} from '../../engine/share/index.ts';
import { matchInWords } from '../../engine/share/match-words.ts';
import { type Outline, outlineOf } from '../../engine/share/outline.ts';
import { type Reasons, reasonsOf } from '../../engine/share/reasons.ts';
import type { BaseTexts, Exported, ExportFormat, SavedGame, SavedSeat } from '../../engine/share/types.ts';
import type { WorkContent } from '../storage/types.ts';
import type { Position } from '../thinker/protocol.ts';
import { editRules } from './edits.ts';
import { askService } from './language.ts';
import { markSeat } from './marks.ts';
import type {
  Changed,
  LanguageAsk,
  MatchView,
  ReplaySummary,
  RuleEdit,
  RulesView,
  SourceText,
  TableView,
} from './protocol.ts';
import { comparedWithPrinted, composeRules, titleOf, titleOfText } from './rules.ts';
import { sightOf } from './sight.ts';
import { hasSecrets, mayBeForced, rulesView, tableView } from './views.ts';
import { wording } from './wording.ts';

/** Plies, and how many of them lead to the position that is shown. */
interface Played {
  plies: readonly Ply[];
  position: number;
}

export interface TableSetUp {
  rules: RuleText;
  base?: BaseTexts;
  players?: number;
  seed: string;
  /** Which game of the seed. */
  game?: number;
}

export class Table {
  private readonly library: Library;
  private readonly base: BaseTexts | undefined;
  private readonly seed: string;
  private readonly game: number;
  private rules: RuleText;
  private ruleSet: RuleSet;
  /** The games of the match, each with its own options; without a match the one game. */
  private games: readonly PreparedGame[];
  /** As the whole match has them. */
  private options: readonly OptionInfo[];
  private warnings: readonly Diagnostic[];
  private session: Session;
  /**
   * What was played before rules were changed, and how far. As long as nobody plays on, every further change is replayed
   * from here: changing a rule back gives the game back as it was.
   */
  private record: Played | undefined;
  /** What was played by each text when it was left: who goes back to the text goes back to that. */
  private readonly left = new Map<string, Played>();
  /** Log entries before this one are known to the page. */
  private told = 0;
  /** Which game of a match the page knows the rules of. */
  private shown = 0;
  /** The seat in whose hands the device is, if its secrets may be shown. */
  private facing: number | undefined;

  private constructor(library: Library, { rules, base, seed, game = 0 }: TableSetUp, loaded: Loaded, session: Session) {
    this.library = library;
    this.base = base;
    this.seed = seed;
    this.game = game;
    this.rules = rules;
    this.ruleSet = loaded.ruleSet;
    this.games = loaded.games;
    this.options = loaded.options;
    this.warnings = loaded.warnings;
    this.session = session;
  }

  static open(
    shipped: Library,
    setUp: TableSetUp,
    plies: readonly Ply[] = [],
    position?: number,
  ): Result<{ table: Table; replay?: Replay }> {
    const { rules, base, players, seed, game } = setUp;
    const library = withBase(shipped, base);
    const loaded = load(library, rules, players);
    if (!loaded.ok) return loaded;
    const programs = programsOf(loaded.value);
    const replay = plies.length > 0 ? replayAligned(programs, plies, { seed, game }) : undefined;
    const session = replay?.session ?? Session.start(programs, { seed, game });
    if (position !== undefined) session.goTo(Math.min(position, session.plies.length));
    const table = new Table(library, setUp, loaded.value, session);
    return ok({ table, ...(replay ? { replay } : {}) });
  }

  get plies(): Ply[] {
    return this.session.plies;
  }

  get seats(): number[] {
    return Array.from({ length: this.players }, (_, seat) => seat);
  }

  private get players(): number {
    return this.games[0].players;
  }

  get text(): string {
    return this.rules.text;
  }

  /** What a panel changes, as an edit of a text: the one in force, or what somebody is writing. */
  edit(text: string, edit: RuleEdit): Result<ChangedText> {
    const { library, ruleSet, options, players, rules } = this;
    return editRules({ rules: { ...rules, text }, library, ruleSet, prepared: { players, options } }, edit);
  }

  /**
   * Puts a text in force and replays the game by it.
   * @param back the text was in force before: the game becomes what it was then
   * @returns what the replay did; nothing if no game was under way, or if it is back where it was
   */
  change(text: string, back = false): Result<ReplaySummary | undefined> {
    if (text === this.rules.text) return ok(undefined);
    const rules = { ...this.rules, text };
    const loaded = load(this.library, rules, this.players);
    if (!loaded.ok) return loaded;
    const before = this.session;
    const now = this.record ?? { plies: before.plies.slice(), position: before.position };
    this.left.set(this.rules.text, now);
    const known = back ? this.left.get(text) : undefined;
    const record = known ?? now;
    const replay = replayAligned(programsOf(loaded.value), known ? known.plies : now.plies.slice(0, now.position), {
      seed: this.seed,
      game: this.game,
    });
    if (known) replay.session.goTo(Math.min(known.position, replay.session.plies.length));
    this.record = record;
    this.rules = rules;
    this.ruleSet = loaded.value.ruleSet;
    this.games = loaded.value.games;
    this.options = loaded.value.options;
    this.warnings = loaded.value.warnings;
    this.session = replay.session;
    this.told = 0;
    return ok(record.position > 0 && !known ? this.summary(replay, record, before) : undefined);
  }

  /** In words: those who read it know the sentences of the rules that were in force when the moves were made. */
  private summary(replay: Replay, record: Played, before: Session): ReplaySummary {
    const told = (ply: Ply): string =>
      `${markSeat(ply.actor)}: ${before.plies[ply.n] ? before.describe(ply.n, wording) : ply.move.action}`;
    const { stopped } = replay;
    return {
      kept: replay.kept,
      dropped: replay.dropped.map(told),
      filled: replay.filled.map((ply) => `${markSeat(ply.actor)}: ${replay.session.describe(ply.n, wording)}`),
      ...(stopped
        ? {
            stopped: {
              move: told(stopped.ply),
              reason: stopped.reason,
              after: replay.session.position,
              lost: record.position - record.plies.indexOf(stopped.ply),
            },
          }
        : {}),
    };
  }

  play(move: Move): Result<Ply> {
    const at = this.session.position;
    const played = this.session.play(move);
    if (played.ok) this.wentOn(at);
    return played;
  }

  /** @returns false when there is nothing for bots or for the table to do */
  advance(bots: readonly number[], forced: boolean, humans: readonly number[]): Result<boolean> {
    const { session } = this;
    const { next } = session;
    if (!next) return ok(false);
    const at = session.position;
    if (bots.includes(next.actor)) {
      const played = session.playRandom(createRandom(`bot ${this.seed}`, next.actor, at));
      if (!played.ok) return played;
      this.wentOn(at);
      return ok(true);
    }
    if (!forced || !mayBeForced(session, humans)) return ok(false);
    const [only] = wholeMoves(session.program, session.state);
    const played = session.playPicks(only, 'forced');
    if (!played.ok) return played;
    this.wentOn(at);
    return ok(true);
  }

  /** Begins the next game of the match. */
  nextGame(): void {
    const at = this.session.position;
    if (this.session.beginNext()) this.wentOn(at);
    this.facing = undefined;
  }

  private wentOn(at: number): void {
    this.record = undefined;
    this.told = Math.min(this.told, at);
  }

  goTo(position: number): void {
    if (this.session.goTo(position)) this.record = undefined;
    this.facing = undefined;
  }

  // ----------------------------------------------------------------------------------------------------------- keeping

  get title(): string {
    const { title, name } = this.ruleSet.definition;
    return textIn(title) ?? name;
  }

  keep(seats: readonly SavedSeat[]): WorkContent {
    const { rules, base, title } = this;
    return { title, rules, ...(base ? { base } : {}), game: this.saved(seats) };
  }

  save(seats: readonly SavedSeat[]): Exported {
    const data = `${JSON.stringify(this.saved(seats), null, 1)}\n`;
    return { fileName: `${nameFrom(this.title)}-game.json`, mediaType: 'application/json', data };
  }

  private saved(seats: readonly SavedSeat[]): SavedGame {
    const { rules, session, library } = this;
    return saveGame({ rules, session, seats, library });
  }

  export(format: ExportFormat, carry?: boolean): Result<Exported> {
    const { rules, library, players } = this;
    return exportRules(rules, { library, format, players, carry });
  }

  /** A kept or saved game. What it holds of the rules is used if they are not the installed ones. */
  static load(shipped: Library, game: SavedGame | string): Result<Opened> {
    const loaded = loadGame(game, shipped);
    if (!loaded.ok) return loaded;
    const { rules, base, seats, damage, played, variants, options } = loaded.value;
    if (!played) return fail(loaded.diagnostics);
    const { session } = played;
    const own = ownText(shipped, rules, variants, options);
    if (!own.ok) return own;
    const seed = String(session.seed);
    const players = session.program.model.players;
    // The text says everything now: it is what the table goes by from here on.
    const opened = Table.open(
      shipped,
      { rules: own.value, base, players, seed, game: session.game },
      session.plies,
      session.position,
    );
    if (!opened.ok) return opened;
    return ok({
      table: opened.value.table,
      uri: own.value.uri,
      ...(base ? { base } : {}),
      seed,
      seats: [...seats],
      damage: [...damage],
    });
  }

  think(): Position {
    const { session, rules, base, seed, game, players } = this;
    const seat = session.next!.actor;
    const at = session.position;
    return {
      rules,
      ...(base ? { base } : {}),
      players,
      round: session.round,
      state: determinize(session.program, session.state, seat, createRandom(`sight ${seed}`, at)),
      seat,
      seed: `${seed} ${at}`,
      game: game * session.rounds + session.round,
    };
  }

  why(move: Move) {
    return this.session.why(move, wording);
  }

  /** What somebody may not see is not told by values either. */
  reasons(move: Move): Reasons {
    const { ruleSet, session } = this;
    if (this.secrets) return { ...this.why(move), values: [] };
    return reasonsOf(ruleSet, session, move, wording);
  }

  describe(move: Move): string {
    return this.session.describeMove(move, wording);
  }

  /** What the language service says of a text that extends what this table's rules extend. */
  language(ask: LanguageAsk): Promise<unknown> {
    return askService(this.library, ask, () => undefined);
  }

  history(): number[][] {
    const { session } = this;
    const at = session.position;
    const totals: number[][] = [];
    let before = this.seats.map(() => 0);
    for (let n = 0; n <= session.plies.length; n++) {
      session.goTo(n);
      if (n > 0 && beginsGame(session.plies[n - 1])) before = totals[n - 1];
      totals.push(session.scores().map((score, seat) => before[seat] + score.total));
    }
    session.goTo(at);
    return totals;
  }

  view(humans: readonly number[]): TableView {
    const { session, facing } = this;
    const sight = sightOf(session, this.secrets, { humans, facing });
    if (facing !== undefined && !sight.seats?.includes(facing)) this.facing = undefined;
    // What is told of a move may change as long as there are secrets.
    const view = tableView(session, sight, this.secrets ? 0 : this.told, humans, this.match);
    this.told = session.plies.length;
    const rules = session.round === this.shown ? undefined : this.rulesView();
    return { ...view, ...(rules ? { rules } : {}) };
  }

  private get match(): MatchView | undefined {
    const { ruleSet, games, session } = this;
    const standing = matchStanding(session, ruleSet.definition.match?.ties);
    if (!standing) return undefined;
    const named = matchInWords(ruleSet, games);
    return { ...standing, named, ...(session.awaitsNext ? { next: named[session.round + 1] } : {}) };
  }

  /** The device is in the hands of a seat, until somebody else decides. */
  face(seat: number | undefined): void {
    this.facing = seat;
  }

  private get secrets(): boolean {
    return hasSecrets(this.session.program);
  }

  rulesView(): RulesView {
    const { ruleSet, options, players, warnings, session } = this;
    this.shown = session.round;
    return rulesView(
      ruleSet,
      { ...this.games[session.round], options },
      comparedWithPrinted(this.library, ruleSet, { options, players }),
      titleOf(this.library, ruleSet),
      warnings,
    );
  }

  /** What is different in the second of two texts; what is wrong with one that can't be read. */
  compare(before: string, after: string): string[] {
    const { library, rules, players } = this;
    const [was, is] = [before, after].map((text) => loadRuleSet({ ...rules, text }, { library }));
    if (!is.ok) return [`What is written has a mistake: ${is.diagnostics[0].message}`];
    if (!was.ok) return [`The snapshot had a mistake: ${was.diagnostics[0].message}`];
    return [...compareRuleSets(was.value, is.value, { players }).sentences];
  }

  outline(): { outline: Outline; texts: SourceText[] } {
    const { ruleSet, rules } = this;
    const texts = ruleSet.documents.map((document) => ({
      ...document,
      title: titleOfText(document),
      own: document.uri === rules.uri,
    }));
    return { outline: outlineOf(ruleSet), texts };
  }

  examples(): ExampleReport[] {
    return runExamples(this.ruleSet);
  }

  changed(humans: readonly number[], replay?: ReplaySummary): Changed {
    this.told = 0;
    const rules = this.rulesView();
    return { text: this.rules.text, rules, view: this.view(humans), ...(replay ? { replay } : {}) };
  }

  /** What a replay on opening left out, in words. */
  openSummary(replay: Replay, recorded: readonly Ply[]): ReplaySummary | undefined {
    if (replay.dropped.length === 0 && replay.filled.length === 0 && !replay.stopped) return undefined;
    return this.summary(replay, { plies: recorded, position: recorded.length }, replay.session);
  }
}

/** A person's own text, with what was chosen outside of it written in. */
function ownText(
  library: Library,
  rules: RuleText | { game: string },
  variants: readonly string[] | undefined,
  options: Readonly<Record<string, unknown>> | undefined,
): Result<RuleText> {
  const own = 'game' in rules ? composeRules(library, rules.game) : rules;
  const varied = variants ? setVariants(own.text, variants) : ok({ text: own.text });
  if (!varied.ok) return varied;
  const set = options ? setOptions(varied.value.text, options as Record<string, OptionValue>) : varied;
  return set.ok ? ok({ uri: own.uri, text: set.value.text }) : set;
}

interface Opened {
  table: Table;
  uri: string;
  base?: BaseTexts;
  seed: string;
  seats: SavedSeat[];
  damage: string[];
}

interface Loaded {
  ruleSet: RuleSet;
  games: readonly PreparedGame[];
  options: readonly OptionInfo[];
  warnings: readonly Diagnostic[];
}

const programsOf = ({ games }: Loaded): Program[] => games.map(({ program }) => program);

function load(library: Library, rules: RuleText, wanted: number | undefined): Result<Loaded> {
  const loaded = loadRuleSet(rules, { library });
  if (!loaded.ok) return loaded;
  const ruleSet = loaded.value;
  const { min, max } = (ruleSet.definition.players as { min: number; max: number } | undefined) ?? { min: 1, max: 1 };
  const players = wanted === undefined ? min : Math.min(Math.max(wanted, min), max);
  const games = prepareMatch(ruleSet, { players });
  if (!games.ok) return fail(games.diagnostics);
  const options = describeOptions(ruleSet, players);
  if (!options.ok) return fail(options.diagnostics);
  const warnings = [...loaded.diagnostics, ...games.diagnostics];
  return ok({ ruleSet, games: games.value, options: options.value, warnings });
}
