/** Whose decision it is and what about, in a sentence; at the end, who has won and why. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { nameOf } from '../app/game.ts';
import type { GameState } from '../app/state.ts';
import { store } from '../app/store.ts';
import { matchWinners } from '../match/standing.ts';
import { seatLabel, seatStyle } from '../shapes/pieces.ts';
import { capitalized, humanized } from '../table/words.ts';
import { rolled } from './rolled.ts';
import { sentence } from './sentence.ts';
import './prompt.css';

@customElement('turn-prompt')
export class TurnPrompt extends StoreElement {
  override render(): TemplateResult | typeof nothing {
    const { game } = store.state;
    if (!game) return nothing;
    const { next, outcome } = game.view;
    const seat = next?.actor ?? outcome?.winners[0];
    return html`<div class="prompt" style=${seat === undefined ? nothing : seatStyle(seat)}>${outcome ? this.over(game) : this.deciding(game)}</div>`;
  }

  private over({ view }: GameState): TemplateResult {
    const { winners, reason } = view.outcome!;
    const { match } = view;
    if (match?.winners) return html`<h2>${matchWinners(match)}</h2><p>${sentence(reason)}.</p>`;
    const points = winners.length > 0 ? ` with ${view.scores[winners[0]].total} points` : '';
    return html`<h2>
        ${match ? `${match.named[match.round].label}: ` : ''}${winners.length === 0 ? 'Nobody wins' : html`${winners.map((seat, i) => html`${i > 0 ? ' and ' : ''}${seatLabel(seat, nameOf(seat))}`)} ${winners.length === 1 ? 'wins' : 'share the win'}${points}`}
      </h2>
      <p>${sentence(reason)}. ${match?.next ? html`<span class="quiet">${match.next.label} comes next. ${match.next.changes}</span>` : nothing}</p>`;
  }

  private deciding({ view: { next, state, rolled: numbers } }: GameState): TemplateResult {
    if (!next) return html`<h2>Nobody can go on</h2>`;
    const what = next.text ?? `${capitalized(next.actions.map(({ name }) => humanized(name)).join(' or '))}.`;
    const turn =
      state.active !== next.actor && !next.together
        ? html`<span class="quiet">in the turn of ${seatLabel(state.active, nameOf(state.active))}</span>`
        : nothing;
    return html`<h2>${seatLabel(next.actor, nameOf(next.actor))}</h2><p>${what} ${turn}</p>${rolled(numbers)}`;
  }
}
