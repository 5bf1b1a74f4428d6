/** Whose decision it is and what about, with everything that it needs beside the board. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { DECLINE, type Move, type Value } from '../../engine/index.ts';
import { client } from '../app/client.ts';
import { StoreElement } from '../app/element.ts';
import { answer, chooseAction, chooseSpace, clearDraft, draft, goesOnAlone, goTo, isBot, nameOf, play, playOn, step, TABLE } from '../app/game.ts';
import type { GameState } from '../app/state.ts';
import { store } from '../app/store.ts';
import { seatLabel, seatMark, seatStyle } from '../shapes/pieces.ts';
import { icon } from '../shapes/shapes.ts';
import { choose, type Choice, type Question, subsetChoices, targets } from '../table/choose.ts';
import { capitalized, humanized, labelOf } from '../table/look.ts';
import { withNames } from '../worker/marks.ts';
import { sentence } from './sentence.ts';
import './number-choice.ts';

@customElement('turn-prompt')
export class TurnPrompt extends StoreElement {
  /** The number that stands in the stepper, for the question that is open. */
  @state() private number: { key: string; value: number } | undefined;
  /** The move that the confirm button would make, in words. */
  @state() private told = '';
  private askedFor = '';

  override render(): TemplateResult | typeof nothing {
    const { game } = store.state;
    if (!game) return nothing;
    const { view } = game;
    const seat = view.next?.actor;
    return html`<section class="prompt" aria-label="Your move" style=${seat === undefined ? nothing : seatStyle(seat)}>
      ${view.outcome ? this.over(game) : view.next ? this.deciding(game) : html`<p class="prompt-head">Nobody can go on.</p>`}
    </section>`;
  }

  private over(game: GameState): TemplateResult {
    const { winners, reason } = game.view.outcome!;
    const names = winners.map((seat) => seatLabel(seat, nameOf(seat)));
    return html`<h2 class="prompt-head">
        ${winners.length === 0 ? 'Nobody wins' : html`${names.map((name, i) => html`${i > 0 ? ' and ' : ''}${name}`)} ${winners.length === 1 ? 'wins' : 'share the win'}`}
      </h2>
      <p>The game is over: ${sentence(reason)}.</p>`;
  }

  private deciding(game: GameState): TemplateResult {
    const next = game.view.next!;
    const choice = choose(next, game.view.legal, game.draft);
    return html`<h2 class="prompt-head">
        ${seatLabel(next.actor, nameOf(next.actor))}<span class="prompt-what">${next.text ?? capitalized(humanized(next.decision.split('.').at(-1)!))}</span>
      </h2>
      ${this.controls(game, choice)}`;
  }

  private controls(game: GameState, choice: Choice): TemplateResult {
    const next = game.view.next!;
    if (game.held && game.view.position < game.view.length) {
      return html`<div class="prompt-row">
        <span>This is move ${game.view.position} of ${game.view.length}. ${goesOnAlone() ? '' : 'A move made here starts a new line.'}</span>
        ${goesOnAlone() ? html`<button @click=${playOn}>${icon('branch')}Play on from here</button>` : nothing}
        <button @click=${() => goTo(game.view.length)}>${icon('last')}Back to the latest</button>
      </div>${goesOnAlone() ? nothing : this.question(game, choice)}`;
    }
    if (isBot(game, next.actor)) {
      const waits = game.paused || game.held;
      return html`<div class="prompt-row">
        <span class="thinking">${waits ? 'The bot waits.' : 'The bot is choosing …'}</span>
        ${waits ? html`<button @click=${step}>${icon('step')}One move</button><button @click=${playOn} ?hidden=${game.paused}>${icon('play')}Play on</button>` : nothing}
      </div>`;
    }
    return this.question(game, choice);
  }

  private question(game: GameState, choice: Choice): TemplateResult {
    const { space } = game.draft;
    if (space) {
      const found = targets(game.view.next, game.view.legal, game.draft, space.set).get(space.name) ?? [];
      return html`<div class="prompt-row"><span>On ${space.name}:</span>
        ${found.map((target) => html`<button @click=${() => chooseSpace(target, space.name)}>${capitalized(humanized(target.action.name))}</button>`)}
        ${this.cancel()}</div>`;
    }
    const { question } = choice;
    if (question) return this.param(game, choice, question);
    return html`<div class="prompt-row">${this.actions(game, choice)}</div>`;
  }

  private actions(game: GameState, choice: Choice): TemplateResult {
    const next = game.view.next!;
    return html`${choice.actions.map((action) => {
        const onBoard = action.params[0]?.set !== undefined;
        return html`<button class=${onBoard ? 'on-board' : ''} @click=${() => chooseAction(action.name)}>
          ${capitalized(humanized(action.name))}${onBoard ? html`<small>choose a ${labelOf(game.rules, action.params[0].set!)}</small>` : nothing}
        </button>`;
      })}
      ${next.decline === undefined ? nothing : html`<button @click=${() => play({ action: DECLINE, args: {} })}>${next.decline}</button>`}`;
  }

  private param(game: GameState, choice: Choice, { action, param, values }: Question): TemplateResult {
    const several = choice.actions.length > 1 || game.view.next!.decline !== undefined;
    const begun = Object.keys(game.draft.args).length > 0 || several || (game.draft.members?.length ?? 0) > 0;
    const label = humanized(param.name);
    const cancel = begun && game.draft.action !== undefined ? this.cancel() : nothing;
    const decline = game.view.next!.decline !== undefined && Object.keys(game.draft.args).length === 0 ? html`<button @click=${() => play({ action: DECLINE, args: {} })}>${game.view.next!.decline}</button>` : nothing;
    if (param.kind === 'integer') return this.integer(game, action.name, param.name, values as number[], cancel);
    if (param.kind === 'subset') {
      const members = game.draft.members ?? [];
      const { open, whole } = subsetChoices(choice.moves, param, members);
      const toggle = (value: Value, on: boolean) => draft({ ...game.draft, action: action.name, members: on ? [...members, value] : members.filter((one) => one !== value) });
      return html`<div class="prompt-row">
        <span>${capitalized(humanized(action.name))}: choose ${label}.</span>
        ${distinctMembers(values).map((value) => {
          const on = members.includes(value);
          return html`<button class="chip" aria-pressed=${on} ?disabled=${!on && !open.includes(value)} @click=${() => toggle(value, !on)}>${this.worded(value, 'item')}</button>`;
        })}
        <button class="primary" ?disabled=${!whole} @click=${() => answer(action.name, param.name, [...members])}>${icon('check')}Done${members.length ? ` (${members.length})` : ''}</button>
        ${cancel}${decline}
      </div>`;
    }
    if (param.kind === 'space') {
      return html`<div class="prompt-row"><span>${capitalized(humanized(action.name))}: choose a ${label} on the board.</span>${cancel}${decline}</div>`;
    }
    return html`<div class="prompt-row"><span>${capitalized(humanized(action.name))}: choose ${label}.</span>
      ${values.map((value) => html`<button class="chip" @click=${() => answer(action.name, param.name, value)}>${this.worded(value, param.kind)}</button>`)}
      ${cancel}${decline}</div>`;
  }

  private worded(value: Value, kind: string): TemplateResult | string {
    if (kind === 'player' && typeof value === 'number') return html`${seatMark(value)}${nameOf(value)}`;
    return String(value);
  }

  private integer(game: GameState, action: string, param: string, values: number[], cancel: unknown): TemplateResult {
    const value = this.numberFor(game, values);
    const confirm = () => answer(action, param, value);
    return html`<div class="prompt-row">
      <number-choice
        .values=${values}
        .value=${value}
        label=${capitalized(humanized(param))}
        @picked=${(event: CustomEvent<number>) => { this.number = { key: this.numberKey(game), value: event.detail }; }}
        @confirmed=${confirm}
      ></number-choice>
      <button class="primary confirm" @click=${confirm}>${icon('check')}${this.told || capitalized(humanized(action))}</button>
      ${cancel}
    </div>`;
  }

  private numberKey = (game: GameState): string => JSON.stringify([game.view.position, game.view.length, game.draft]);

  private numberFor(game: GameState, values: number[]): number {
    const { number } = this;
    return number?.key === this.numberKey(game) && values.includes(number.value) ? number.value : values[0];
  }

  private cancel = (): TemplateResult => html`<button class="quiet-button" @click=${clearDraft}>Cancel</button>`;

  override updated(_changed: PropertyValues): void {
    void this.tell();
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
    if (this.askedFor === key) this.told = withNames(told, nameOf);
  }
}

const distinctMembers = (values: readonly Value[]): Value[] => [...values];
