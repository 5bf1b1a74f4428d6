/** The moves that a bot weighed: for a person as a hint, or to see why it does what it does. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { nameOf, play } from '../app/game.ts';
import type { WeighedMoves } from '../app/state.ts';
import { store } from '../app/store.ts';
import { closeWeighed } from '../app/think.ts';
import { seatLabel, seatStyle } from '../shapes/pieces.ts';
import { icon } from '../shapes/shapes.ts';
import { expectedInWords, spacesOf } from '../table/weights.ts';
import type { WeighedMove } from '../thinker/protocol.ts';
import { sentence } from './sentence.ts';
import './weighed.css';

/** So many moves are listed. */
const LISTED = 6;

@customElement('weighed-moves')
export class WeighedList extends StoreElement {
  override render(): TemplateResult | typeof nothing {
    const { game } = store.state;
    const weighed = game?.weighed;
    if (!game || !weighed) return nothing;
    const { seat, purpose, moves, measure } = weighed;
    const most = Math.max(...moves.map(({ visits }) => visits));
    const who = seatLabel(seat, nameOf(seat));
    const more = moves.length - LISTED;
    return html`<section class="weighed" aria-label="Moves weighed" style=${seatStyle(seat)}>
      <div class="weighed-head">
        <h3>${purpose === 'hint' ? html`Hint for ${who}` : html`${who} weighs`}</h3>
        <span class="quiet">${measure === 'lead' ? 'lead after the move, in points' : 'share of the win to expect, games played out'}</span>
        <button class="icon-button" aria-label="Close the moves weighed" @click=${closeWeighed}>${icon('close')}</button>
      </div>
      <ol>${moves.slice(0, LISTED).map((move, i) => this.row(weighed, move, i, most))}</ol>
      ${more > 0 ? html`<p class="quiet">and ${more} more</p>` : nothing}
    </section>`;
  }

  /** What was asked for is brought into sight. */
  override updated(): void {
    const { weighed } = store.state.game ?? {};
    const key = weighed && `${weighed.purpose} ${weighed.position}`;
    if (key === this.brought) return;
    this.brought = key;
    if (weighed?.purpose === 'hint') this.querySelector('.weighed')?.scrollIntoView({ block: 'nearest' });
  }

  private brought: string | undefined;

  private row(weighed: WeighedMoves, move: WeighedMove, index: number, most: number): TemplateResult {
    const { purpose, measure } = weighed;
    const playable = purpose === 'hint' && !store.state.game?.thinking;
    const content = html`<span class="weighed-bar" style="--share: ${move.visits / most}"></span>
      <span class="weighed-move">${sentence(move.text)}</span>
      <b class="weighed-result">${expectedInWords(move.expected, measure)}</b>
      <span class="weighed-visits">${measure === 'lead' ? nothing : html`${move.visits}<span class="for-readers"> games</span>`}</span>`;
    const light = (on: boolean) => () => store.set({ lit: on ? this.firstSpace(move) : undefined });
    return html`<li class=${index === 0 ? 'best' : ''} @pointerenter=${light(true)} @pointerleave=${light(false)}>${
      playable
        ? html`<button class="weighed-row" @click=${() => play(move.move)}>${content}</button>`
        : html`<div class="weighed-row">${content}</div>`
    }</li>`;
  }

  private firstSpace({ move }: WeighedMove): string | undefined {
    return store.state.game?.rules.spaces.flatMap(({ names }) => spacesOf(move, names))[0];
  }
}
