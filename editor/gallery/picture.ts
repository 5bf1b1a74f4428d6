/** A small picture of a game, drawn from its board and from a position that bots have played to. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PageElement } from '../app/element.ts';
import { seatName } from '../app/seats.ts';
import { piece, seatMark } from '../shapes/pieces.ts';
import { shapeOf } from '../table/board.ts';
import { drawFace } from '../table/face.ts';
import { faceOf } from '../table/faces.ts';
import { lookOf, PLACES, tintOf, tintStyle } from '../table/look.ts';
import { marksOf } from '../table/marks.ts';
import { hueOf, pointsOf } from '../table/points.ts';
import { sharedBoards } from '../table/things.ts';
import type { GameCard, SpaceSetView } from '../worker/protocol.ts';
import './picture.css';

@customElement('board-picture')
export class BoardPicture extends PageElement {
  @property({ attribute: false }) card: GameCard | undefined;

  override render(): TemplateResult | typeof nothing {
    const { card } = this;
    if (!card) return nothing;
    const set = sharedBoards(card)[0] ?? card.spaces[0];
    const drawn = !set ? this.pieces(card) : set.graph ? this.map(card, set) : this.board(card, set);
    return html`<div class="picture" aria-hidden="true">${drawn}</div>`;
  }

  private board(card: GameCard, set: SpaceSetView): TemplateResult {
    const { columns } = shapeOf(set);
    const rows = Math.ceil(set.names.length / columns);
    const hexagon = set.grid?.around === 6;
    const rowsOf = Array.from({ length: rows }, (_, row) => set.names.slice(row * columns, (row + 1) * columns));
    return html`<div class="board-room plain" style="--columns: ${columns}; --rows: ${rows}"><div class="board ${hexagon ? 'hexagon' : ''}">
      ${rowsOf.map(
        (names, row) =>
          html`<div class="board-row" style="--row: ${row}">${names.map((name, column) => {
            const i = row * columns + column;
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
          })}</div>`,
      )}
    </div></div>`;
  }

  /** A small map: ways, and a dot for each space. */
  private map(card: GameCard, set: SpaceSetView): TemplateResult {
    const points = pointsOf(card, set).map(([x, y]) => [8 + x * 0.84, 8 + y * 0.84] as const);
    return html`<svg class="picture-map" viewBox="0 0 100 100">
      ${set.neighbors.flatMap((near, a) => near.filter((b) => b > a).map((b) => svg`<path d="M${points[a].join()}L${points[b].join()}"/>`))}
      ${points.map(([x, y], i) => svg`<circle cx=${x} cy=${y} r="4.2" style="--hue: ${hueOf(card, set, i) ?? 'var(--color-stone)'}"/>`)}
    </svg>`;
  }

  /** A hand of cards; without cards a piece of each kind, without those the marks of the players. */
  private pieces(card: GameCard): TemplateResult {
    const cards = card.components.flatMap(({ name, faces }) => {
      const all = Object.keys(faces).filter((piece) => !/:[1-9]\d*$/.test(piece));
      return [0.15, 0.85].flatMap((part) => {
        const piece = all[Math.floor(all.length * part)];
        return piece === undefined ? [] : [drawFace(faceOf(card, name, piece))];
      });
    });
    if (cards.length > 0) {
      const fan = cards.slice(0, 4);
      return html`<div class="picture-fan">${fan.map((face, i) => html`<span style="--lean: ${(i - (fan.length - 1) / 2) * 9}deg">${face}</span>`)}</div>`;
    }
    const kinds = card.components.map(({ name }, i) => {
      const { shape, color } = lookOf(card, name);
      return piece({ shape, ...(color ? { color } : { seat: i }) });
    });
    const marks = Array.from({ length: Math.min(card.players.max, 6) }, (_, seat) => seatMark(seat));
    return html`<div class="picture-pieces">${kinds.length > 0 ? kinds : marks}</div>`;
  }
}
