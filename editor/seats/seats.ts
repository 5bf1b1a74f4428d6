/** Everybody at the table: name, what they have, their score, who plays for them; and how bots play. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { StoreElement } from '../app/element.ts';
import { nameOf, pause, setSeat, settle, step } from '../app/game.ts';
import { seatName } from '../app/seats.ts';
import { type GameState, type Seat, SPEEDS, type Speed } from '../app/state.ts';
import { store } from '../app/store.ts';
import { closeWeighed, KINDS, kindLabel, mayExplain } from '../app/think.ts';
import { typed } from '../app/typed.ts';
import { seatMark, seatStyle } from '../shapes/pieces.ts';
import { icon } from '../shapes/shapes.ts';
import { marksOf } from '../table/marks.ts';
import { capitalized, pointsText } from '../table/words.ts';
import './seats.css';

@customElement('seat-list')
export class SeatList extends StoreElement {
  override render(): TemplateResult | typeof nothing {
    const { game } = store.state;
    if (!game) return nothing;
    return html`<h2 class="panel-title">Players</h2>
      <ul class="seats">${game.seats.map((seat, i) => this.seat(game, seat, i))}</ul>
      ${game.seats.some((seat) => seat.kind !== 'human') ? this.bots(game) : nothing}
      <label class="check"><input type="checkbox" .checked=${live(store.state.playForced)} @change=${this.toggleForced} />Moves without a choice are played by the table</label>`;
  }

  private seat(game: GameState, seat: Seat, i: number): TemplateResult {
    const deciding = game.view.next?.actor === i;
    return html`<li class="seat ${deciding ? 'deciding' : ''}" style=${seatStyle(i)}>
      <div class="seat-head">
        ${seatMark(i)}
        <input
          class="seat-name"
          aria-label="Name of seat ${i + 1}"
          maxlength="24"
          autocomplete="off"
          .value=${typed(seat.name)}
          @change=${(event: Event) => setSeat(i, { name: (event.target as HTMLInputElement).value.trim() || seatName(i) })}
        />
        <select class="seat-kind" aria-label="Who plays ${seat.name}" .value=${live(seat.kind)} @change=${(event: Event) => setSeat(i, { kind: (event.target as HTMLSelectElement).value })}>
          ${[...new Set([...Object.keys(KINDS), seat.kind])].map((kind) => html`<option value=${kind} ?selected=${seat.kind === kind}>${kindLabel(kind)}</option>`)}
        </select>
      </div>
      <div class="seat-things">${things(game, i)}<span class="seat-score"><b>${pointsText(game.view.scores[i]?.total)}</b> points</span></div>
      ${deciding ? html`<span class="for-readers">decides now</span>` : nothing}
    </li>`;
  }

  private bots(game: GameState): TemplateResult {
    const { speed } = store.state;
    return html`<div class="bots" role="group" aria-label="Bots">
      <button @click=${() => pause(!game.paused)}>${icon(game.paused ? 'play' : 'pause')}${game.paused ? 'Let bots play' : 'Pause bots'}</button>
      <button ?disabled=${!game.paused || !game.view.next} @click=${step}>${icon('step')}Step</button>
      <label class="speed">Speed
        <select .value=${live(speed)} @change=${this.setSpeed}>
          ${Object.keys(SPEEDS).map((name) => html`<option value=${name} ?selected=${name === speed}>${capitalized(name)}</option>`)}
        </select>
      </label>
    </div>
    ${
      mayExplain(game)
        ? html`<label class="check"><input type="checkbox" .checked=${live(store.state.explain)} @change=${this.toggleExplain} />Show what bots weigh</label>`
        : nothing
    }`;
  }

  private setSpeed = (event: Event): void => {
    store.set({ speed: (event.target as HTMLSelectElement).value as Speed });
    settle();
  };

  private toggleExplain = (event: Event): void => {
    store.set({ explain: (event.target as HTMLInputElement).checked });
    closeWeighed();
  };

  private toggleForced = (event: Event): void => {
    store.set({ playForced: (event.target as HTMLInputElement).checked });
    settle();
  };
}

/** The same in two lines, for small screens. */
@customElement('seat-strip')
export class SeatStrip extends StoreElement {
  override render(): TemplateResult | typeof nothing {
    const { game } = store.state;
    if (!game) return nothing;
    return html`<ul class="strip" aria-label="Players" style="--seats: ${game.seats.length}">${game.seats.map(
      (seat, i) => html`<li class="strip-seat ${game.view.next?.actor === i ? 'deciding' : ''}" style=${seatStyle(i)}>
        <div class="strip-head">${seatMark(i)}<span class="strip-name">${seat.name}</span><b>${pointsText(game.view.scores[i]?.total)}</b><span class="for-readers">points</span></div>
        <div class="seat-things">${things(game, i)}</div>
      </li>`,
    )}</ul>`;
  }
}

const things = (game: GameState, seat: number): TemplateResult[] =>
  marksOf(game.rules, game.view.state, 'player', String(seat), nameOf).map(
    (mark) =>
      html`<span class="mark" title="${capitalized(mark.label)}: ${mark.words}"><span aria-hidden="true">${mark.drawing}</span><span class="for-readers">${mark.label}: ${mark.words}</span></span>`,
  );
