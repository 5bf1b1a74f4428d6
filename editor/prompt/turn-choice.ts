/** Turning the tile in hand before it is laid: by a button, by R, back by Shift and R. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { answer, draft, isBot } from '../app/game.ts';
import { store } from '../app/store.ts';
import { icon } from '../shapes/shapes.ts';
import { drawFace } from '../table/face.ts';
import { faceOf, sidesInWords } from '../table/faces.ts';
import { type InHand, inHand, turned } from '../table/turning.ts';
import { capitalized, humanized } from '../table/words.ts';

@customElement('turn-choice')
export class TurnChoice extends StoreElement {
  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.pressed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.pressed);
  }

  override render(): TemplateResult | typeof nothing {
    const { game } = store.state;
    const hand = game && inHand(game);
    if (!game || !hand || (game.view.next && isBot(game, game.view.next.actor))) return nothing;
    const face = faceOf(game.rules, undefined, hand.tile);
    const words = face.sides ? sidesInWords(game.rules, face.sides, hand.turn) : face.label;
    const one = hand.turns.length <= 1;
    return html`<div class="turn-choice" role="group" aria-label="Turn the tile">
      <span class="turn-tile" aria-hidden="true">${drawFace(face, hand.turn)}</span>
      <button ?disabled=${one} aria-keyshortcuts="R" @click=${() => turn(hand, 1)}>${icon('turn')}Turn <kbd>R</kbd></button>
      ${
        hand.space === undefined
          ? html`<span class="asked">Choose where it lies</span>`
          : html`<button class="primary confirm" @click=${() => answer(hand.laying.action.name, hand.laying.turn.name, hand.turn)}>${icon('check')}${capitalized(humanized(hand.laying.action.name))}</button>`
      }
      <span class="for-readers" role="status">${words}</span>
    </div>`;
  }

  private pressed = (event: KeyboardEvent): void => {
    const { game } = store.state;
    if (!game || event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).matches('input, textarea, select')) return;
    const hand = inHand(game);
    if (!hand) return;
    event.preventDefault();
    turn(hand, event.shiftKey ? -1 : 1);
  };
}

function turn(hand: InHand, by: 1 | -1): void {
  const { game } = store.state;
  if (game) draft({ ...game.draft, turn: turned(hand, by) });
}
