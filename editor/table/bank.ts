/** What lies beside the board: zones and variables of the game as a whole. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { nameOf } from '../app/game.ts';
import { marksOf } from './marks.ts';
import { capitalized } from './words.ts';

@customElement('game-bank')
export class GameBank extends StoreElement {
  override render(): TemplateResult | typeof nothing {
    const game = this.shownGame;
    const marks = game ? marksOf(game.rules, game.view.state, 'game', undefined, nameOf) : [];
    if (!game || marks.length === 0) return nothing;
    return html`<dl class="bank">
      ${marks.map((mark) => html`<div class="bank-item"><dt>${capitalized(mark.label)}</dt><dd><span aria-hidden="true">${mark.drawing}</span><span class="for-readers">${mark.words}</span></dd></div>`)}
    </dl>`;
  }
}
