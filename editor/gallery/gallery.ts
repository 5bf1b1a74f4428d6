/** All games. */
import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { store } from '../app/store.ts';

@customElement('game-gallery')
export class GameGallery extends StoreElement {
  override render(): TemplateResult {
    const { cards } = store.state;
    return html`<div class="gallery">
      <h1>Change a rule. Play it at once.</h1>
      <ul class="cards">
        ${(cards ?? []).map((card) => html`<li><a href="#/play/${card.name}">${card.title}</a> ${card.about}</li>`)}
      </ul>
    </div>`;
  }
}
