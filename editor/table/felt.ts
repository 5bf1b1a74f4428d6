/** The middle of the table beside the boards: decks, rows, piles and columns of the game as a whole. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { seatStyle } from '../shapes/pieces.ts';
import { pieceZones } from './things.ts';
import './card-zone.ts';
import './felt.css';

@customElement('game-felt')
export class GameFelt extends StoreElement {
  override render(): TemplateResult | typeof nothing {
    const game = this.shownGame;
    const zones = game ? pieceZones(game.rules, 'game') : [];
    if (zones.length === 0) return nothing;
    const actor = game?.view.next?.actor;
    return html`<section class="felt" aria-label="Table" style=${actor === undefined ? nothing : seatStyle(actor)}>
      ${zones.map((zone) => html`<card-zone .zone=${zone.name}></card-zone>`)}
    </section>`;
  }
}
