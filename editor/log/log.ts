/** What was played, in sentences. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { nameOf } from '../app/game.ts';
import { store } from '../app/store.ts';
import { seatLabel } from '../shapes/pieces.ts';
import { sentence } from '../prompt/sentence.ts';

@customElement('game-log')
export class GameLog extends StoreElement {
  override render(): TemplateResult | typeof nothing {
    const { game } = store.state;
    if (!game) return nothing;
    return html`<section class="log"><ol>
      ${game.log.map((entry) => html`<li>${seatLabel(entry.actor, nameOf(entry.actor))} ${sentence(entry.text)}</li>`)}
    </ol></section>`;
  }
}
