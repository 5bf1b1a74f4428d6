/**
 * What lies before the players: their hands, cards and boards. The one that matters now comes first and large: that of
 * whoever decides at this screen; the others can be folded away.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { isBot, nameOf } from '../app/game.ts';
import type { GameState } from '../app/state.ts';
import { seatMark, seatStyle } from '../shapes/pieces.ts';
import { icon } from '../shapes/shapes.ts';
import { shapeOf } from './board.ts';
import { contentsInWords, isEmpty } from './contents.ts';
import { isFigure } from './faces.ts';
import { labelOf } from './look.ts';
import { pieceTargets } from './pick.ts';
import { hasMats, ownBoards, pieceZones, zoneContents } from './things.ts';
import './card-zone.ts';
import './mats.css';

@customElement('player-mats')
export class PlayerMats extends StoreElement {
  /** Which are drawn: the one that is looked at, or the others. */
  @property() which: 'near' | 'others' = 'near';
  /** Seats whose mats somebody has folded or unfolded. */
  @state() private folded: Readonly<Record<number, boolean>> = {};

  override render(): TemplateResult | typeof nothing {
    const game = this.shownGame;
    if (!game || !hasMats(game.rules)) return nothing;
    const near = nearSeat(game);
    if (this.which === 'near') return this.mat(game, near, true);
    const others = game.seats.slice(1).map((_, i) => (near + 1 + i) % game.seats.length);
    return html`<div class="mats">${others.map((seat) => this.mat(game, seat, false))}</div>`;
  }

  private mat(game: GameState, seat: number, near: boolean): TemplateResult | typeof nothing {
    const { rules } = game;
    if (isBare(game, seat)) return nothing;
    const open = near || hasTargets(game, seat) || !(this.folded[seat] ?? folds(game));
    const name = nameOf(seat);
    return html`<section class="mat ${near ? 'near' : ''} ${game.view.next?.actor === seat ? 'deciding' : ''}" style=${seatStyle(seat)} aria-label="Before ${name}" data-seat=${seat}>
      <div class="mat-head">
        ${seatMark(seat)}<span class="mat-name">${name}</span>
        ${open ? nothing : html`<span class="mat-summary">${this.summary(game, seat)}</span>`}
        ${
          near
            ? nothing
            : html`<button class="icon-button mat-fold" aria-expanded=${open} aria-label="What lies before ${name}" @click=${() => this.fold(seat, open)}>${icon(open ? 'up' : 'down')}</button>`
        }
      </div>
      ${
        open
          ? html`<div class="mat-things">
            ${ownBoards(rules).map((set) => html`<game-board style="--wide: ${shapeOf(set, set.names.length / game.seats.length).columns}" .set=${set.name} .seat=${seat}></game-board>`)}
            <div class="mat-zones">${pieceZones(rules, 'player').map((zone) => html`<card-zone .zone=${zone.name} .owner=${String(seat)}></card-zone>`)}</div>
          </div>`
          : nothing
      }
    </section>`;
  }

  private summary({ rules, view }: GameState, seat: number): string {
    return pieceZones(rules, 'player')
      .flatMap((zone) => {
        const contents = zoneContents(rules, view.state, zone, String(seat));
        const count = contents.items.length;
        if (count === 0) return [];
        return [`${labelOf(rules, zone.name)}: ${count > 3 ? count : contentsInWords(rules, zone, contents, nameOf)}`];
      })
      .join(' · ');
  }

  private fold(seat: number, folded: boolean): void {
    this.folded = { ...this.folded, [seat]: folded };
  }
}

/** Whether nothing lies before a seat, and what could is a figure that has left for the board: a hand stays, also an empty one. */
const isBare = ({ rules, view }: GameState, seat: number): boolean =>
  ownBoards(rules).length === 0 &&
  pieceZones(rules, 'player').every(
    (zone) =>
      zone.holds.every((name) => rules.components.some((one) => one.name === name && isFigure(rules, one))) &&
      isEmpty(zoneContents(rules, view.state, zone, String(seat))),
  );

/** The seat that is looked at: that of the view, else who decides if that is a person, else the one before. */
function nearSeat(game: GameState): number {
  lastNear = lookedAt(game, lastNear);
  return lastNear;
}

let lastNear = 0;

function lookedAt(game: GameState, before: number): number {
  const { seat, next, handOver } = game.view;
  if (handOver !== undefined) return handOver;
  if (seat !== undefined) return seat;
  if (next && !isBot(game, next.actor)) return next.actor;
  return before < game.seats.length ? before : 0;
}

/** Whether something that lies before a seat can be chosen. */
const hasTargets = (game: GameState, seat: number): boolean =>
  [...pieceTargets(game).values()].some((targets) =>
    targets.some(
      ({ param, value, asked }) =>
        asked && param.places![value].some(({ owner }) => owner === String(seat) || owner?.startsWith(`${seat}:`)),
    ),
  );

/** On a small screen the others' things are folded away at first. */
const folds = (game: GameState): boolean =>
  matchMedia('(width < 1000px)').matches || (ownBoards(game.rules).length > 0 && game.seats.length > 2);
