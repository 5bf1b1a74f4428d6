/** Several people at one screen: the device is handed over before anything is shown that is for one of them only. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { answerGoingBack, nameOf, takeDevice } from '../app/game.ts';
import { store } from '../app/store.ts';
import { seatLabel, seatStyle } from '../shapes/pieces.ts';
import { icon } from '../shapes/shapes.ts';
import './secrets.css';

@customElement('hand-over')
export class HandOver extends StoreElement {
  private asked: number | undefined;

  override render(): TemplateResult | typeof nothing {
    const seat = store.state.game?.view.handOver;
    if (seat === undefined) return nothing;
    return html`<div class="hand-over" style=${seatStyle(seat)}>
      <p>${icon('hand')}<span>Pass the device to ${seatLabel(seat, nameOf(seat))}</span></p>
      <button class="primary take" @click=${() => takeDevice(seat)}>I am ${nameOf(seat)}</button>
    </div>`;
  }

  override updated(): void {
    const seat = store.state.game?.view.handOver;
    if (seat === this.asked) return;
    this.asked = seat;
    // Who plays by keyboard finds the button at once.
    if (seat !== undefined && document.activeElement === document.body)
      this.querySelector<HTMLElement>('.take')?.focus({ preventScroll: true });
  }
}

@customElement('going-back')
export class GoingBack extends StoreElement {
  override render(): TemplateResult | typeof nothing {
    const { game } = store.state;
    if (game?.goingBack === undefined) return nothing;
    return html`<dialog class="dialog" aria-labelledby="going-back-title" @cancel=${() => answerGoingBack(false)}>
      <h2 id="going-back-title">Go back behind a reveal?</h2>
      <p>After move ${game.goingBack} something was shown that was hidden then. Whoever plays on from there knows more than the game means them to know.</p>
      <div class="dialog-ways">
        <button class="primary" @click=${() => answerGoingBack(true)}>Go back</button>
        <button @click=${() => answerGoingBack(false)}>Stay here</button>
      </div>
    </dialog>`;
  }

  override updated(): void {
    const dialog = this.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }
}
