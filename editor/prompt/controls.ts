/** Everything that a decision needs beside the board: its actions, its numbers and choices, and what can be done instead. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Move, Value } from '../../engine/index.ts';
import { DECLINE } from '../../engine/runtime/moves.ts';
import { client } from '../app/client.ts';
import { StoreElement } from '../app/element.ts';
import {
  answer,
  chooseAction,
  chooseSpace,
  clearDraft,
  draft,
  goesOnAlone,
  goTo,
  inWords,
  isBot,
  nameOf,
  nextGame,
  pause,
  play,
  playOn,
  step,
  TABLE,
} from '../app/game.ts';
import { restart } from '../app/rules.ts';
import type { GameState } from '../app/state.ts';
import { store } from '../app/store.ts';
import { hint, moveNow } from '../app/think.ts';
import { seatMark, seatStyle } from '../shapes/pieces.ts';
import { icon } from '../shapes/shapes.ts';
import { type Choice, choose, type Question, targets } from '../table/choose.ts';
import { labelOf, shownThings } from '../table/look.ts';
import { withPiece } from '../table/pick.ts';
import { asksTurn, inHand } from '../table/turning.ts';
import { capitalized, humanized } from '../table/words.ts';
import type { ParamView } from '../worker/protocol.ts';
import '../secrets/hand-over.ts';
import type { NumberChoice } from './number-choice.ts';
import './number-choice.ts';
import './subset-choice.ts';
import './turn-choice.ts';
import './weighed.ts';

type Drawn = TemplateResult | typeof nothing;

@customElement('turn-controls')
export class TurnControls extends StoreElement {
  /** The number that stands in the stepper, for the question that is open. */
  @state() private number: { key: string; value: number } | undefined;
  /** The move that the confirm button would make, in words. */
  @state() private told = '';
  private askedFor = '';
  private focusKey = '';

  override render(): Drawn {
    const { game } = store.state;
    if (!game) return nothing;
    const { next } = game.view;
    return html`<section class="move-controls" aria-label="Moves" style=${next ? seatStyle(next.actor) : nothing}>${this.content(game)}</section><weighed-moves></weighed-moves>`;
  }

  private content(game: GameState): Drawn {
    const { view } = game;
    const behind = game.held && view.position < view.length;
    if (view.match?.next) {
      return html`<button class="primary" @click=${nextGame}>${icon('play')}Next game of the match: ${view.match.next.label}</button>
        ${howItCame}`;
    }
    if (behind) return this.behind(game);
    if (view.outcome) {
      return html`<button class="primary" @click=${() => restart()}>${icon('reset')}New ${view.match ? 'match' : 'game'}</button>
        ${howItCame}`;
    }
    if (!view.next) return nothing;
    if (!isBot(game, view.next.actor)) return html`${this.question(game)}${hints(game)}`;
    const waits = game.paused || game.held;
    return html`<span class="thinking">${icon('bot')}${waits ? 'The bots wait.' : 'The bot is choosing …'}</span>
      ${
        waits
          ? html`<button @click=${step}>${icon('step')}One move</button><button @click=${goOn}>${icon('play')}Go on</button>`
          : html`${game.thinking ? atWork(game.thinking.progress) : nothing}<button @click=${() => pause(true)}>${icon('pause')}Pause</button>`
      }`;
  }

  private behind(game: GameState): Drawn {
    const { view } = game;
    const alone = goesOnAlone();
    return html`<span>Move ${view.position} of ${view.length}.</span>
      <button @click=${() => goTo(view.length)}>${icon('last')}Back to the latest</button>
      ${alone ? html`<button @click=${playOn}>${icon('branch')}Play on from here</button>` : nothing}
      ${alone || !view.next ? nothing : this.question(game)}`;
  }

  private question(game: GameState): Drawn {
    if (game.view.handOver !== undefined) return html`<hand-over></hand-over>`;
    const choice = choose(game.view.next, game.view.legal, game.draft);
    const { space, piece } = game.draft;
    if (piece) {
      return html`<span class="asked">${capitalized(piece.label)}</span>
        ${piece.targets.map((target) => html`<button @click=${() => draft(withPiece(game, target))}>${actionLabel(target.action.name)}</button>`)}
        ${cancel()}`;
    }
    if (space) {
      const found = targets(game.view.next, game.view.legal, { args: {} }, space.set).get(space.name) ?? [];
      return html`<span class="asked">On ${space.name}</span>
        ${found.map((target) => html`<button @click=${() => chooseSpace(target, space.name)}>${actionLabel(target.action.name)}</button>`)}
        ${cancel()}`;
    }
    if (choice.ways) return ways(choice.ways);
    return choice.question ? this.param(game, choice, choice.question) : this.actions(game, choice);
  }

  private actions(game: GameState, choice: Choice): Drawn {
    const leads = choice.actions.filter((action) => action.params[0] && isOnTable(game, action.params[0]));
    const lead = leads[0];
    return html`${lead ? html`<span class="asked">Choose ${thingAsked(game, lead.params[0])} to ${humanized(lead.name)}${choice.actions.length > 1 ? ', or' : '.'}</span>` : nothing}
      ${choice.actions.map((action) =>
        action === lead && leads.length === 1 && (choice.actions.length > 1 || game.view.next?.decline !== undefined)
          ? nothing
          : html`<button @click=${() => chooseAction(action.name)}>${actionLabel(action.name)}</button>`,
      )}
      ${decline(game)}`;
  }

  private param(game: GameState, choice: Choice, { action, param, values }: Question): Drawn {
    const made = game.draft.action !== undefined || (game.draft.members?.length ?? 0) > 0;
    const ways = html`${made ? cancel() : nothing}${Object.keys(game.draft.args).length === 0 ? decline(game) : nothing}`;
    const label = humanized(param.name);
    const asked = html`<span class="asked">${PREPOSITIONS.has(label) ? html`${actionLabel(action.name)} ${label}: choose ${thingAsked(game, param)}` : html`${actionLabel(action.name)}: choose ${param.kind === 'space' ? `a ${label}` : label}`}</span>`;
    if (asksTurn(game, { action, param, values }) || inHand(game)) return html`<turn-choice></turn-choice>${ways}`;
    if (param.kind === 'integer')
      return html`${this.integer(game, action.name, param.name, values as number[])}${ways}`;
    const onTable = isOnTable(game, param);
    if (param.kind === 'subset')
      return html`${asked}<subset-choice .question=${{ action, param, values }} .moves=${choice.moves} .chips=${!onTable}></subset-choice>${ways}`;
    if (onTable) return html`${asked}${ways}`;
    return html`${asked}${values.map((value) => html`<button class="chip" @click=${() => answer(action.name, param.name, value)}>${worded(value, param.kind)}</button>`)}${ways}`;
  }

  private integer(game: GameState, action: string, param: string, values: number[]): Drawn {
    const value = this.numberFor(game, values);
    const confirm = (): void => answer(action, param, this.numberFor(game, values));
    return html`<number-choice
        .values=${values}
        .value=${value}
        label=${capitalized(humanized(param))}
        @picked=${(event: CustomEvent<number>) => {
          this.number = { key: numberKey(game), value: event.detail };
        }}
        @confirmed=${confirm}
      ></number-choice>
      <button class="primary confirm" @click=${confirm}>${icon('check')}${this.told || actionLabel(action)}</button>`;
  }

  private numberFor(game: GameState, values: number[]): number {
    const { number } = this;
    return number?.key === numberKey(game) && values.includes(number.value) ? number.value : values[0];
  }

  override updated(): void {
    void this.tell();
    this.guideFocus();
  }

  /** Asks for the words of the move that the confirm button would make. */
  private async tell(): Promise<void> {
    const { game } = store.state;
    if (!game?.view.next) return;
    const { question, action } = choose(game.view.next, game.view.legal, game.draft);
    if (!question || !action || question.param.kind !== 'integer') return;
    const args = { ...game.draft.args, [question.param.name]: this.numberFor(game, question.values as number[]) };
    const move: Move = { action: action.name, args };
    const key = JSON.stringify([game.view.position, move]);
    if (key === this.askedFor) return;
    this.askedFor = key;
    const told = await client.ask('describe', { table: TABLE, move });
    if (this.askedFor === key) this.told = inWords(told);
  }

  /** Someone who has chosen a space by keyboard goes on to the number, and back to the board when it is done. */
  private guideFocus(): void {
    const { game } = store.state;
    const space = document.activeElement?.closest('.space');
    const key = game?.view.next && game.draft.action ? numberKey(game) : '';
    if (key === this.focusKey) return;
    const before = this.focusKey;
    this.focusKey = key;
    const confirm = this.querySelector<HTMLElement>('.confirm');
    if (key && confirm && space?.matches(':focus-visible')) {
      const choice = this.querySelector<NumberChoice>('number-choice');
      void (choice?.updateComplete ?? this.updateComplete).then(() =>
        (choice?.querySelector<HTMLElement>('input') ?? confirm).focus(),
      );
    } else if (before && !key && (document.activeElement === document.body || this.contains(document.activeElement))) {
      document.querySelector<HTMLElement>('.space[tabindex="0"]')?.focus({ preventScroll: true });
    }
  }
}

const howItCame = html`<button @click=${() => store.set({ tab: 'scores', sheet: 'game' })}>${icon('scores')}How it came about</button>`;

/** How a move of several parts can go on. */
function ways(moves: readonly Move[]): Drawn {
  const told = ({ then = [] }: Move): string =>
    then.length === 0
      ? 'and stop'
      : then.map(({ action, args }) => [humanized(action), ...Object.values(args)].join(' ')).join(', ');
  return html`<span class="asked">Go on</span>
    ${moves.map((move) => html`<button @click=${() => play(move)}>${told(move)}</button>`)}
    ${cancel()}`;
}

const numberKey = (game: GameState): string =>
  JSON.stringify([game.view.position, game.view.length, game.draft.action, game.draft.args]);

function goOn(): void {
  pause(false);
  playOn();
}

/** Names of parameters that say nothing by themselves. */
const PREPOSITIONS = new Set(['from', 'to', 'over', 'via', 'at', 'on', 'into', 'between']);

/** Whether what is asked for can be chosen where it lies: spaces, and pieces that are drawn. */
function isOnTable({ rules }: GameState, { set, places }: ParamView): boolean {
  if (set !== undefined) return true;
  if (!places) return false;
  return Object.values(places).every((there) =>
    there.every(({ zone }) => {
      const drawn = rules.zones.find((one) => one.name === zone);
      return drawn !== undefined && shownThings(rules, drawn.each).order.includes(drawn);
    }),
  );
}

/** `a square`, `cards`: what a parameter asks for. */
function thingAsked({ rules }: GameState, { name, kind, set }: ParamView): string {
  const label = set === undefined ? humanized(name) : labelOf(rules, set);
  return kind === 'subset' ? label : `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`;
}

const actionLabel = (name: string): string => capitalized(humanized(name));

/** A bot looks at what the person could do. */
function hints({ thinking, view, weighed }: GameState): Drawn {
  if (view.handOver !== undefined || view.legal.length < 2) return nothing;
  if (thinking?.purpose === 'hint')
    return html`<span class="thinking">${icon('hint')}Weighing …</span>${atWork(thinking.progress)}`;
  if (weighed?.position === view.position) return nothing;
  return html`<button class="quiet-button" @click=${() => hint(TABLE)}>${icon('hint')}Hint</button>`;
}

/** How far a bot is, and the button that takes the best so far. */
const atWork = (progress: number): TemplateResult =>
  html`<progress class="thinking-bar" aria-label="Thinking" max="100" .value=${Math.round(progress * 100)}></progress>
    <button class="move-now" @click=${moveNow}>${icon('check')}Enough</button>`;

const cancel = (): TemplateResult => html`<button class="quiet-button" @click=${clearDraft}>Cancel</button>`;

function decline(game: GameState): Drawn {
  const label = game.view.next?.decline;
  return label === undefined
    ? nothing
    : html`<button @click=${() => play({ action: DECLINE, args: {} })}>${label}</button>`;
}

const worded = (value: Value, kind: string): TemplateResult | string =>
  kind === 'player' && typeof value === 'number'
    ? html`${seatMark(value)}${nameOf(value)}`
    : String(value).replace(/^\d+:|:\d+$/, '');
