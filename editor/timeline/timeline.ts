/** Every position of the line on the table, with everyone's score over it; and how it follows a change of rules. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { client } from '../app/client.ts';
import { StoreElement } from '../app/element.ts';
import { goTo, TABLE } from '../app/game.ts';
import { FOLLOWINGS } from '../app/replay-words.ts';
import { setFollowing } from '../app/rules.ts';
import type { GameState } from '../app/state.ts';
import { store } from '../app/store.ts';
import { seatStyle } from '../shapes/pieces.ts';
import { icon } from '../shapes/shapes.ts';
import type { Following } from '../worker/protocol.ts';
import './lines.ts';
import './timeline.css';

const HEIGHT = 44;

@customElement('game-timeline')
export class GameTimeline extends StoreElement {
  private askedFor: unknown;
  private timer: ReturnType<typeof setTimeout> | undefined;

  override render(): TemplateResult | typeof nothing {
    const { game, following } = store.state;
    if (!game) return nothing;
    const { position, length } = game.view;
    return html`<div class="timeline">
      <div class="timeline-row">
        <button class="icon-button" aria-label="To the start" title="To the start" ?disabled=${position === 0} @click=${() => goTo(0)}>${icon('first')}</button>
        <button class="icon-button" aria-label="One move back" title="One move back" ?disabled=${position === 0} @click=${() => goTo(position - 1)}>${icon('back')}</button>
        <span class="timeline-at"><b>${position}</b> of ${length} moves</span>
        <button class="icon-button" aria-label="One move on" title="One move on" ?disabled=${position >= length} @click=${() => goTo(position + 1)}>${icon('forward')}</button>
        <button class="icon-button" aria-label="To the latest move" title="To the latest move" ?disabled=${position >= length} @click=${() => goTo(length)}>${icon('last')}</button>
      </div>
      <div class="timeline-track">
        ${this.chart(game)}
        <input type="range" aria-label="Position in the game" aria-valuetext="Move ${position} of ${length}" min="0" max=${length} .value=${live(String(position))} ?disabled=${length === 0} @input=${this.moved} />
      </div>
      <label class="following" title=${FOLLOWINGS[following].help}>After a change of the rules
        <select .value=${live(following)} @change=${this.followed}>
          ${Object.entries(FOLLOWINGS).map(([name, { label }]) => html`<option value=${name} ?selected=${name === following}>${label}</option>`)}
        </select>
      </label>
      <other-lines></other-lines>
    </div>`;
  }

  private chart(game: GameState): TemplateResult | typeof nothing {
    const { totals } = game;
    if (!totals || totals.length < 2) return nothing;
    const all = totals.flat();
    const [low, high] = [Math.min(...all), Math.max(...all)];
    const y = (value: number): number => HEIGHT - 3 - ((value - low) / Math.max(1, high - low)) * (HEIGHT - 6);
    const last = totals.length - 1;
    return html`<svg class="chart" viewBox="0 0 ${last} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
      ${game.seats.map((_, seat) => svg`<polyline style=${seatStyle(seat)} points=${totals.map((scores, n) => `${n},${y(scores[seat] ?? 0).toFixed(1)}`).join(' ')}/>`)}
    </svg>`;
  }

  private followed = (event: Event): void => void setFollowing((event.target as HTMLSelectElement).value as Following);

  private moved = (event: Event): void => void goTo((event.target as HTMLInputElement).valueAsNumber);

  /** The chart is drawn anew when moves have been added and nothing has happened for a moment. */
  override updated(): void {
    const { game } = store.state;
    if (!game || game.log === this.askedFor || game.view.length === 0) return;
    this.askedFor = game.log;
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const totals = await client.ask('history', { table: TABLE });
      store.setGame({ totals });
    }, 250);
  }
}
