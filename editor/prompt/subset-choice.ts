/** The end of choosing a subset: what it does so far, or why it is not legal yet; and its members, where they lie nowhere. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Explanation, Move, Value } from '../../engine/index.ts';
import { client } from '../app/client.ts';
import { StoreElement } from '../app/element.ts';
import { answer, draft, inWords, TABLE } from '../app/game.ts';
import type { GameState } from '../app/state.ts';
import { store } from '../app/store.ts';
import { icon } from '../shapes/shapes.ts';
import type { Question } from '../table/choose.ts';
import { mayJoin, wholeSubset } from '../table/pick.ts';
import { capitalized, humanized } from '../table/words.ts';

@customElement('subset-choice')
export class SubsetChoice extends StoreElement {
  @property({ attribute: false }) question: Question | undefined;
  /** Legal moves that agree with what was chosen before. */
  @property({ attribute: false }) moves: readonly Move[] = [];
  /** The members cannot be chosen where they lie. */
  @property({ type: Boolean }) chips = false;
  @state() private told = '';
  @state() private reason = '';
  private asked = '';

  override render(): TemplateResult | typeof nothing {
    const { game } = store.state;
    const { question } = this;
    if (!game || !question) return nothing;
    const { action, param } = question;
    const members = game.draft.members ?? [];
    const whole = wholeSubset(this.moves, param, members);
    return html`<div class="subset" role="group" aria-label=${capitalized(humanized(param.name))}>
      ${this.chips ? html`<span class="number-chips">${this.choices(game, question, members)}</span>` : nothing}
      <button class="primary confirm" ?disabled=${!whole} @click=${() => whole && answer(action.name, param.name, whole)}>${icon('check')}${(whole && this.told) || capitalized(humanized(action.name))}</button>
      ${members.length > 0 ? html`<button class="quiet-button" @click=${() => draft({ ...game.draft, members: [] })}>Choose anew</button>` : nothing}
      <span class="subset-reason" role="status">${whole ? '' : this.reason}</span>
    </div>`;
  }

  private choices(game: GameState, { action, param, values }: Question, members: readonly Value[]): TemplateResult[] {
    return values.map((value) => {
      const on = members.includes(value);
      const toggled = on ? members.filter((one) => one !== value) : [...members, value];
      return html`<button class="chip" aria-pressed=${on} ?disabled=${!on && !mayJoin(this.moves, param, members, value)} @click=${() => draft({ ...game.draft, action: action.name, members: toggled })}>${String(value).replace(/^\d+:|:\d+$/, '')}</button>`;
    });
  }

  override updated(): void {
    void this.ask();
  }

  private async ask(): Promise<void> {
    const { game } = store.state;
    const { question } = this;
    if (!game || !question) return;
    const { action, param } = question;
    const members = game.draft.members ?? [];
    const whole = wholeSubset(this.moves, param, members);
    const move = { action: action.name, args: { ...game.draft.args, [param.name]: whole ?? [...members] } };
    const key = JSON.stringify([game.view.position, move]);
    if (key === this.asked) return;
    this.asked = key;
    if (whole) {
      const told = await client.ask('describe', { table: TABLE, move });
      if (this.asked === key) this.told = inWords(told);
      return;
    }
    const why: Explanation = await client.ask('why', { table: TABLE, move });
    if (this.asked === key) this.reason = why.legal || !why.reason ? '' : `${capitalized(inWords(why.reason))}.`;
  }
}
