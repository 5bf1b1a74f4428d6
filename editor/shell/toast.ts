/** Short news at the lower edge, and the question whose rules a file was made with. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { chooseBase } from '../app/files.ts';
import type { Dialog } from '../app/state.ts';
import { store } from '../app/store.ts';
import { icon } from '../shapes/shapes.ts';
import './toast.css';

/** How long news without a button stay, in milliseconds. */
const STAYS = 7000;

@customElement('page-toast')
export class PageToast extends StoreElement {
  private shown: unknown;
  private timer: ReturnType<typeof setTimeout> | undefined;

  override render(): TemplateResult {
    const { toast, dialog, dropping } = store.state;
    return html`<div role="status">${
      toast
        ? html`<div class="toast ${toast.bad ? 'bad' : ''}">
            <span>${toast.text}</span>
            ${toast.action ? html`<button @click=${toast.action.run}>${toast.action.label}</button>` : nothing}
            <button class="icon-button" aria-label="Close this message" @click=${() => store.set({ toast: undefined })}>${icon('close')}</button>
          </div>`
        : nothing
    }</div>
      ${dropping ? html`<div class="dropping">${icon('import')}Drop a rule set or a saved game</div>` : nothing}
      ${dialog ? this.question(dialog) : nothing}`;
  }

  private question({ games, differences, choices }: Dialog): TemplateResult {
    return html`<dialog class="dialog" aria-labelledby="base-title" @cancel=${() => store.set({ dialog: undefined })}>
      <h2 id="base-title">This file was made with another version of ${games.join(', ')}</h2>
      <p>What is different in the rules that are here:</p>
      <ul>${differences.slice(0, 12).map((one) => html`<li>${one}</li>`)}</ul>
      <div class="dialog-ways">
        ${
          choices.includes('theirs')
            ? html`<button class="primary" @click=${() => chooseBase('theirs')}>Use the rules of the file</button>`
            : nothing
        }
        <button @click=${() => chooseBase('installed')}>Use the rules that are here</button>
        <button class="quiet-button" @click=${() => store.set({ dialog: undefined })}>Cancel</button>
      </div>
    </dialog>`;
  }

  override updated(): void {
    const dialog = this.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
    const { toast } = store.state;
    if (toast === this.shown) return;
    this.shown = toast;
    clearTimeout(this.timer);
    if (toast && !toast.action) this.timer = setTimeout(() => store.set({ toast: undefined }), STAYS);
  }
}
