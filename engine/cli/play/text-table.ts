/** The table for people. What is shown is what the seat that decides may see. */
import { DECLINE, type Move, matchStanding, rolledInWords, rollsInto, type Session } from '../../index.ts';
import { seenMove } from '../../runtime/secrets.ts';
import type { MatchGameInWords } from '../../share/match-words.ts';
import { type Io, isTerminal } from '../io.ts';
import type { OpenGame } from '../open.ts';
import { picture } from '../picture.ts';
import type { Played } from '../played.ts';
import { typedForm } from '../typed-moves.ts';
import { seatName, WORDING } from '../wording.ts';
import { listed } from './answer.ts';
import { matchResultText, scoreTable, winnersText } from './ranking.ts';
import type { Table } from './table.ts';

/** Lists up to this length are shown whole. */
const SHORT_LIST = 24;
/** So many moves of an action are shown if there are more of them. */
const EXAMPLES = 3;

export class TextTable implements Table {
  private readonly io: Io;
  private readonly played_: Played;
  /** Plies that have been told. */
  private told = 0;
  /** Plies that were told without saying what was chosen. */
  private secret: number[] = [];
  /** Position of the last picture. */
  private shown = -1;

  constructor(io: Io, played: Played) {
    this.io = io;
    this.played_ = played;
  }

  private get game(): OpenGame {
    return this.played_.game;
  }

  private get session(): Session {
    return this.played_.session;
  }

  begin(): void {
    const { title, players, variants } = this.game;
    const { match } = this.played_;
    if (match && this.session.round > 0) {
      this.beginNext(match);
      return;
    }
    const index = this.session.game ? `, game ${this.session.game}` : '';
    this.say(
      `${title}, ${players} players${variants.length ? `, ${variants.join(', ')}` : ''}, seed ${this.session.seed}${index}. \`help\` says how to play.`,
    );
    if (match) this.say(`A match of ${match.length} games: ${match.map(({ label }) => label).join(', ')}.`);
    this.told = this.session.position;
  }

  private beginNext(match: readonly MatchGameInWords[]): void {
    const { label, changes } = match[this.session.round]!;
    this.say(`\n${label}. ${changes}`.trimEnd());
    this.told = this.session.position;
    this.secret = [];
  }

  /** Told when it is clear who looks: at the next question, or at the end. */
  played(): void {}

  ask(): void {
    const { session, game } = this;
    const { actor, decision, text } = session.next!;
    this.tell(actor);
    if (this.shown !== session.position) this.say(`\n${picture(game.program.model, session.readable(actor))}\n`);
    const begins = session.position === session.span(session.round)?.from;
    const rolled = begins ? rolledInWords(rollsInto(session, session.position)) : '';
    if (rolled && this.shown !== session.position) this.say(`Rolled: ${rolled}`);
    if (this.shown !== session.position) this.say(`${seatName(actor)} decides: ${text ?? decision}\n${this.moves()}`);
    this.shown = session.position;
    this.io.stdout.write('> ');
  }

  /** A terminal shows what is typed; a pipe does not. */
  heard(line: string): void {
    if (!isTerminal(this.io)) this.say(line);
  }

  refused(reason: string): void {
    this.say(reason);
  }

  moved(): void {
    this.told = this.session.position;
    this.secret = [];
    this.shown = -1;
  }

  say(text: string): void {
    this.io.stdout.write(`${text}\n`);
  }

  end(): void {
    const { session, game } = this;
    const outcome = session.outcome(WORDING)!;
    this.tell(undefined);
    this.say(`\n${picture(game.program.model, session.readable())}\n`);
    this.say(`${outcome.reason}. ${winnersText(outcome)}\n`);
    this.say(scoreTable(session, outcome).join('\n'));
    const standing = matchStanding(session, game.ruleSet.definition.match?.ties);
    if (standing) this.say(matchResultText(standing, this.played_.match!));
  }

  /** What has happened since the last time. @param seat who looks; without one all is told */
  private tell(seat: number | undefined): void {
    const { session } = this;
    const lines: string[] = [];
    this.secret = this.secret.filter((n) => {
      const move = this.seen(n, seat);
      if (move) lines.push(`${seatName(session.plies[n]!.actor)} has chosen: ${this.sentence(n, move)}`);
      return !move;
    });
    for (; this.told < session.position; this.told++) {
      const ply = session.plies[this.told]!;
      const move = this.seen(this.told, seat);
      if (!move) this.secret.push(this.told);
      const rolled = rolledInWords(rollsInto(session, this.told + 1));
      lines.push(
        `${seatName(ply.actor)}: ${move ? this.sentence(this.told, move) : 'has chosen in secret'}${rolled ? ` (rolled: ${rolled})` : ''}`,
      );
    }
    if (lines.length) this.say(lines.join('\n'));
  }

  private seen(n: number, seat: number | undefined): Move | undefined {
    return seat === undefined ? this.session.plies[n]!.move : seenMove(this.session, n, seat);
  }

  /** In the words of the rules, unless something in it is hidden. */
  private sentence(n: number, move: Move): string {
    const whole = JSON.stringify(move) === JSON.stringify(this.session.plies[n]!.move);
    return whole ? this.session.describe(n, WORDING) : typedForm(move);
  }

  private moves(): string {
    const { session } = this;
    const legal = session
      .legal()
      .map((move, i) => ({ move, line: listed(session.describeMove(move, WORDING), move, i) }));
    if (legal.length <= SHORT_LIST) return legal.map(({ line }) => line).join('\n');
    const actions = [...new Set(legal.map(({ move }) => move.action))];
    return actions
      .flatMap((action) => {
        const own = legal.filter(({ move }) => move.action === action);
        if (own.length <= EXAMPLES + 1) return own.map(({ line }) => line);
        return [
          ...own.slice(0, EXAMPLES).map(({ line }) => line),
          `      … ${own.length - EXAMPLES} more: \`list ${action === DECLINE ? '' : action}\``,
        ];
      })
      .join('\n');
  }
}
