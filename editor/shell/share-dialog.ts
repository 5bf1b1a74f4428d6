/** The link to the rules, or the way to a file where they are too long for one. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { exportAs } from '../app/files.ts';
import { store } from '../app/store.ts';
import './share-dialog.css';

@customElement('share-dialog')
export class ShareDialog extends StoreElement {
  @state() private copied = false;

  override render(): TemplateResult | typeof nothing {
    const { sharing } = store.state;
    if (!sharing) return nothing;
    const { link } = sharing;
    return html`<dialog class="dialog" aria-labelledby="share-title" @cancel=${this.close}>
      <h2 id="share-title">${link ? 'A link to these rules' : 'These rules are too long for a link'}</h2>
      ${
        link
          ? html`<p>The rules themselves are in the link. Whoever opens it can play them, and remix them as their own.</p>
            <label class="share-link">Link<input readonly .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>`
          : html`<p>Links are cut off by mail and messages when they are longer. A file holds them all, and can be dropped on this page.</p>`
      }
      <div class="dialog-ways">
        ${
          link
            ? html`<button class="primary" @click=${() => this.copy(link)}>${this.copied ? 'Copied' : 'Copy the link'}</button>`
            : html`<button class="primary" @click=${this.file}>Save a file</button>`
        }
        <button @click=${this.close}>Close</button>
      </div>
    </dialog>`;
  }

  private file = (): void => {
    this.close();
    void exportAs('extends');
  };

  private async copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      this.copied = true;
      store.set({ announce: 'The link is copied.' });
    } catch {
      this.querySelector<HTMLInputElement>('input')?.select();
    }
  }

  private close = (): void => {
    this.copied = false;
    store.set({ sharing: undefined });
  };

  override updated(): void {
    const dialog = this.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }
}
