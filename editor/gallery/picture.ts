/** A small picture of a game, drawn from its board and from a position that bots have played to. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PageElement } from '../app/element.ts';
import { seatName } from '../app/seats.ts';
import { piece } from '../shapes/pieces.ts';
import { shapeOf } from '../table/board.ts';
import { lookOf, PLACES, tintOf, tintStyle } from '../table/look.ts';
import { marksOf } from '../table/marks.ts';
import type { GameCard, SpaceSetView } from '../worker/protocol.ts';

@customElement('board-picture')
export class BoardPicture extends PageElement {
  @property({ attribute: false }) card: GameCard | undefined;

  override render(): TemplateResult | typeof nothing {
    const { card } = this;
    if (!card) return nothing;
    const set = card.spaces[0];
    return html`<div class="picture" aria-hidden="true">${set ? this.board(card, set) : this.pieces(card)}</div>`;
  }

  private board(card: GameCard, set: SpaceSetView): TemplateResult {
    const { columns } = shapeOf(set);
    const rows = Math.ceil(set.names.length / columns);
    return html`<div class="board-room plain" style="--columns: ${columns}; --rows: ${rows}"><div class="board">
      ${set.names.map((name, i) => {
        const tint = tintOf(card, set.name, i);
        const marks = card.sample ? marksOf(card, card.sample, set.name, name, seatName) : [];
        return html`<div class="space" style=${tint ? tintStyle(tint) : nothing}>
          ${PLACES.map((place) => {
            const here = marks.filter((mark) => mark.at === place);
            return here.length === 0
              ? nothing
              : html`<span class="at at-${place}">${here.map((mark) => html`<span class="mark">${mark.drawing}</span>`)}</span>`;
          })}
        </div>`;
      })}
    </div></div>`;
  }

  private pieces(card: GameCard): TemplateResult {
    return html`<div class="picture-pieces">${card.components.slice(0, 6).map(({ name, kind }, i) => {
      const { shape, color } = lookOf(card, name);
      return piece({ shape: shape ?? (kind === 'pieces' ? 'card' : 'disc'), ...(color ? { color } : { seat: i }) });
    })}</div>`;
  }
}
