/** The table: board, prompt, panels. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { store } from '../app/store.ts';
import '../prompt/prompt.ts';
import '../seats/seats.ts';
import '../log/log.ts';
import './board.ts';

@customElement('table-page')
export class TablePage extends StoreElement {
  override render(): TemplateResult | typeof nothing {
    const { game } = store.state;
    if (!game) return nothing;
    return html`<div class="table">
      <div class="table-middle">
        <turn-prompt></turn-prompt>
        <div class="boards">${game.rules.spaces.map((set) => html`<game-board .set=${set.name}></game-board>`)}</div>
      </div>
      <div class="table-side"><seat-list></seat-list><game-log></game-log></div>
    </div>`;
  }
}
