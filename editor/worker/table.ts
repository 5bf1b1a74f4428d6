/** One game that the worker holds open: the user's rule-set text, the rules made of it, and the session played by them. */
import type { ExampleReport } from '../../engine/examples/index.ts';
import {
  beginsGame,
  createRandom,
  determinize,
  type Library,
  loadRuleSet,
  type Move,
  matchStanding,
  ok,
  type Ply,
  type Replay,
  type Result,
  type RuleText,
  replayAligned,
  Session,
  wholeMoves,
} from '../../engine/index.ts';
import { textIn } from '../../engine/language/text.ts';
import { withBase } from '../../engine/share/base.ts';
import { compareRuleSets } from '../../engine/share/compare.ts';
import type { ChangedText } from '../../engine/share/document.ts';
import { folderOf } from '../../engine/share/folder.ts';
import { matchInWords } from '../../engine/share/match-words.ts';
import { nameFrom } from '../../engine/share/new-rule-set.ts';
import type { Outline } from '../../engine/share/outline.ts';
import type { Reasons } from '../../engine/share/reasons.ts';
import { saveGame } from '../../engine/share/save.ts';
import type { BaseTexts, Exported, ExportFormat, SavedGame, SavedSeat } from '../../engine/share/types.ts';
import type { Live, LiveValue } from '../service/hover.ts';
import type { WorkContent } from '../storage/types.ts';
import type { Position } from '../thinker/protocol.ts';
import { hasAll, samePlace } from './beside.ts';
import { followRules } from './following.ts';
import { askService } from './language.ts';
import { type Loaded, load, programsOf } from './loaded.ts';
import { markSeat } from './marks.ts';
import type {
  BesideView,
  Changed,
  Following,
  LanguageAsk,
  MatchView,
  PlayedLine,
  ReplaySummary,
  RuleEdit,
  RulesView,
  SourceText,
  TableView,
} from './protocol.ts';
import { comparedWithPrinted, titleOf, titleOfText } from './rules.ts';
import { sightOf } from './sight.ts';
import { summaryOf } from './summary.ts';
import { hasSecrets, mayBeForced, rulesView, tableView } from './views.ts';
import { wording } from './wording.ts';

export interface TableSetUp {
  rules: RuleText;
  base?: BaseTexts;
  players?: number;
  seed: string;
  /** Which game of the seed. */
  game?: number;
  /** What has been played already. */
  line?: Partial<PlayedLine>;
}

type ValuesIn = typeof import('../../engine/share/values.ts').valuesIn;

export class Table {
  private readonly library: Library;
  private readonly base: BaseTexts | undefined;
  private readonly seed: string;
  private readonly game: number;
  private rules: RuleText;
  private loaded: Loaded;
  private session: Session;
  /**
   * The game as it was before rules were changed. As long as nobody plays on, every further change follows from here:
   * changing a rule back gives the game back as it was.
   */
  private record: Session | undefined;
  /** What was played by each text when it was left: who goes back to the text goes back to that. */
  private readonly left = new Map<string, PlayedLine>();
  /** Log entries before this one are known to the page. */
  private told = 0;
  /** Which game of a match the page knows the rules of. */
  private shown = 0;
  /** The game by another version of the rules that is looked at beside this one, by what it was made of. */
  private other: { of: string; table: Table; replay?: Replay } | undefined;
  /** The seat in whose hands the device is, if its secrets may be shown. */
  private facing: number | undefined;

  private constructor(library: Library, { rules, base, seed, game = 0 }: TableSetUp, loaded: Loaded, session: Session) {
    this.library = library;
    this.base = base;
    this.seed = seed;
    this.game = game;
    this.rules = rules;
    this.loaded = loaded;
    this.session = session;
  }

  /** @throws RangeError if the position that its line begins with does not fit the rules */
  static open(shipped: Library, setUp: TableSetUp): Result<{ table: Table; replay?: Replay }> {
    const { rules, base, players, seed, game } = setUp;
    const { plies = [], position, begin } = setUp.line ?? {};
    const library = withBase(shipped, base);
    const loaded = load(library, rules, players);
    if (!loaded.ok) return loaded;
    const programs = programsOf(loaded.value);
    const replay = plies.length > 0 ? replayAligned(programs, plies, { seed, game, begin }) : undefined;
    const session = replay?.session ?? Session.start(programs, { seed, game, begin });
    if (position !== undefined) session.goTo(Math.min(position, session.plies.length));
    const table = new Table(library, setUp, loaded.value, session);
    return ok({ table, ...(replay ? { replay } : {}) });
  }

  /** The line that is on the table. */
  get line(): PlayedLine {
    return lineOf(this.session);
  }

  get seats(): number[] {
    return Array.from({ length: this.players }, (_, seat) => seat);
  }

  private get players(): number {
    return this.loaded.games[0].players;
  }

  get text(): string {
    return this.rules.text;
  }

  /** What a panel changes, as an edit of a text: the one in force, or what somebody is writing. */
  async edit(text: string, edit: RuleEdit): Promise<Result<ChangedText>> {
    const { editRules } = await import('./edits.ts');
    const { library, players, rules } = this;
    const { ruleSet, options } = this.loaded;
    return editRules({ rules: { ...rules, text }, library, ruleSet, prepared: { players, options } }, edit);
  }

  /**
   * Puts a text in force; the game follows.
   * @param back the text was in force before: the game becomes what it was then
   * @returns what became of the game; nothing if none was under way, or if it is back where it was
   */
  change(text: string, how: Following, back = false): Result<ReplaySummary | undefined> {
    if (text === this.rules.text) return ok(undefined);
    const rules = { ...this.rules, text };
    const loaded = load(this.library, rules, this.players);
    if (!loaded.ok) return loaded;
    const record = this.record ?? this.session;
    this.left.set(this.rules.text, lineOf(record));
    const known = back ? this.left.get(text) : undefined;
    this.rules = rules;
    this.loaded = loaded.value;
    if (!known) return ok(this.followFrom(record, how));
    const { seed, game } = this;
    const { plies, position, begin } = known;
    this.session = replayAligned(programsOf(loaded.value), plies, { seed, game, begin }).session;
    this.session.goTo(Math.min(position, this.session.plies.length));
    this.record = record;
    this.told = 0;
    return ok(undefined);
  }

  /** What the last change of rules did to the game is done in another way; nothing if somebody has played on. */
  followAgain(how: Following): ReplaySummary | undefined {
    return this.record && this.followFrom(this.record, how);
  }

  private followFrom(record: Session, how: Following): ReplaySummary | undefined {
    const { seed, game } = this;
    const followed = followRules(programsOf(this.loaded), record, how, { seed, game });
    this.record = record;
    this.session = followed.replay.session;
    this.told = 0;
    return record.position > 0 || record.begin ? summaryOf(followed, record, record.position) : undefined;
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
    // Nobody has decided anything: what the rules do to the game can still be seen from where it was.
    this.told = Math.min(this.told, at);
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
    const { title, name } = this.loaded.ruleSet.definition;
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

  async export(format: ExportFormat, carry?: boolean): Promise<Result<Exported>> {
    const { exportRules } = await import('../../engine/share/export.ts');
    const { rules, library, players } = this;
    return exportRules(rules, { library, format, players, carry });
  }

  folder(): Result<Record<string, string>> {
    return folderOf(this.rules, this.library);
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
  async reasons(move: Move, humans: readonly number[]): Promise<Reasons> {
    const { session, facing, loaded } = this;
    const { reasonsOf } = await import('../../engine/share/reasons.ts');
    const { seats } = sightOf(session, this.secrets, { humans, facing });
    const alone = seats?.length === 1 && seats[0] === session.next?.actor;
    return reasonsOf(loaded.ruleSet, session, move, { wording, told: !seats ? 'everything' : alone ? 'mover' : 'all' });
  }

  describe(move: Move): string {
    return this.session.describeMove(move, wording);
  }

  /** What the language service says of a text that extends what this table's rules extend. */
  async language(ask: LanguageAsk): Promise<unknown> {
    const { valuesIn } = await import('../../engine/share/values.ts');
    return askService(this.library, ask, (found) => this.valueOf(found, valuesIn));
  }

  /** Where there are secrets, only what everybody may know is told. */
  private valueOf({ source, free, type }: Parameters<Live>[0], valuesIn: ValuesIn): LiveValue {
    const { loaded, session, secrets: open } = this;
    const { seat, ...values } = valuesIn(loaded.ruleSet, session, source, { free, expected: type, wording, open });
    return { ...values, ...(seat === undefined ? {} : { who: markSeat(seat) }) };
  }

  async spaces(name: string): Promise<{ set: string; spaces: string[] } | undefined> {
    const { spacesOf } = await import('../../engine/share/values.ts');
    return spacesOf(this.loaded.ruleSet, this.session, name, { open: this.secrets });
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

  /** This position by another version of the rules. */
  beside(
    { text, players, seed, line }: { text: string; players: number; seed: string; line: PlayedLine },
    humans: readonly number[],
  ): Result<BesideView> {
    const { session, library, game } = this;
    const here = session.plies.slice(0, session.position);
    // What was dropped on the way from one to the other is in that line only.
    const own = seed !== this.seed || players !== this.players || hasAll(line.plies, here);
    const played = own ? line : { ...this.line, plies: here };
    const of = JSON.stringify([text, players, seed, played.begin, played.plies]);
    if (this.other?.of !== of) {
      const rules = { ...this.rules, text };
      const opened = Table.open(library, { rules, players, seed, game, line: { ...played, position: undefined } });
      if (!opened.ok) return opened;
      this.other = { of, ...opened.value };
    }
    const { table, replay } = this.other;
    table.session.goTo(samePlace(session, table.session));
    table.told = 0;
    const stopped = !own && replay?.stopped;
    return ok({
      rules: table.rulesView(),
      view: table.view(humans),
      ...(stopped ? { stopped: { after: table.session.plies.length, reason: stopped.reason } } : {}),
    });
  }

  private get match(): MatchView | undefined {
    const { session } = this;
    const { ruleSet, games } = this.loaded;
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
    const { players, session } = this;
    const { ruleSet, games, options, warnings } = this.loaded;
    this.shown = session.round;
    return rulesView(
      ruleSet,
      { ...games[session.round], options },
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

  async outline(): Promise<{ outline: Outline; texts: SourceText[] }> {
    const { outlineOf } = await import('../../engine/share/outline.ts');
    const { rules } = this;
    const { ruleSet } = this.loaded;
    const texts = ruleSet.documents.map((document) => ({
      ...document,
      title: titleOfText(document),
      own: document.uri === rules.uri,
    }));
    return { outline: outlineOf(ruleSet), texts };
  }

  /** One after the other; no further ones once the rules are others. */
  async *examples(): AsyncGenerator<ExampleReport, void> {
    const { ruleSet } = this.loaded;
    const { tryExamples } = await import('../../engine/examples/index.ts');
    for (const report of tryExamples(ruleSet)) {
      yield report;
      if (this.loaded.ruleSet !== ruleSet) return;
    }
  }

  changed(humans: readonly number[], replay?: ReplaySummary): Changed {
    this.told = 0;
    const rules = this.rulesView();
    return { text: this.rules.text, rules, view: this.view(humans), ...(replay ? { replay } : {}) };
  }

  /** What a replay on opening left out, in words. */
  openSummary(replay: Replay, recorded: readonly Ply[]): ReplaySummary | undefined {
    if (replay.dropped.length === 0 && replay.filled.length === 0 && !replay.stopped) return undefined;
    return summaryOf({ replay, how: 'replay' }, replay.session, recorded.length);
  }
}

export const lineOf = ({ plies, position, begin }: Session): PlayedLine => ({
  plies: plies.slice(),
  position,
  ...(begin ? { begin } : {}),
});
