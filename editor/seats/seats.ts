/** Everybody at the table: name, what they have, their score, who plays for them. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { nameOf, setSeat } from '../app/game.ts';
import { store } from '../app/store.ts';
import { seatLabel, seatStyle } from '../shapes/pieces.ts';
import { marksOf } from '../table/marks.ts';

@customElement('seat-list')
export class SeatList extends StoreElement {
  override render(): TemplateResult | typeof nothing {
    const { game } = store.state;
    if (!game) return nothing;
    return html`<section class="seats"><ul>
      ${game.seats.map((seat, i) => html`<li style=${seatStyle(i)} class=${game.view.next?.actor === i ? 'seat deciding' : 'seat'}>
        <div class="seat-head">${seatLabel(i, seat.name)}<b class="seat-score">${game.view.scores[i]?.total}</b>
        <button class="icon-button" @click=${() => setSeat(i, { kind: seat.kind === 'human' ? 'random' : 'human' })}>${seat.kind}</button></div>
        <div class="seat-things">${marksOf(game.rules, game.view.state, 'player', String(i), nameOf).map((mark) => mark.drawing)}</div>
      </li>`)}
    </ul></section>`;
  }
}
