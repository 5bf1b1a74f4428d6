/**
 * The pane that shows the rules as text: the user's own, and beside it, to be read, what that extends. What fills it is
 * loaded when it is opened for the first time.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { ruleDocument } from '../app/document.ts';
import { StoreElement } from '../app/element.ts';
import { openPane } from '../app/panes.ts';
import type { Flash } from '../app/state.ts';
import { store } from '../app/store.ts';
import { wantStructure } from '../app/structure.ts';
import { icon } from '../shapes/shapes.ts';
import type { TextView } from '../text/index.ts';
import type { SourceText } from '../worker/protocol.ts';
import './rules-text.css';

/** The user's own text among those that are shown. */
const OWN = '';

@customElement('rules-text')
export class RulesText extends StoreElement {
  @state() private problem = '';
  /** The document that is shown: its address, or `OWN`. */
  @state() private shown = OWN;
  private view: TextView | undefined;
  /** What the view was made of. */
  private filled: string | undefined;
  private flashed: Flash | undefined;

  override render(): TemplateResult {
    const base = this.base();
    return html`<div class="text-head">
        ${
          base.length === 0
            ? html`<h2 class="panel-title">Rules as text</h2>`
            : html`<select class="text-which" aria-label="Which text" .value=${this.shown} @change=${(event: Event) => this.choose((event.target as HTMLSelectElement).value)}>
              <option value=${OWN} ?selected=${this.shown === OWN}>My rules</option>
              ${base.map(({ uri, title }) => html`<option value=${uri} ?selected=${this.shown === uri}>${title} (to be read)</option>`)}
            </select>`
        }
        <button class="icon-button wide-only" aria-label="Close the text" @click=${() => openPane('text', false)}>${icon('close')}</button>
      </div>
      ${this.shown === OWN ? nothing : html`<p class="text-note">This is what your rules are made from. Choose a rule under <button class="link" @click=${this.outline}>All rules</button> to change it.</p>`}
      ${this.problem ? html`<p class="text-note">${this.problem}</p>` : nothing}
      <div class="text-host"></div>`;
  }

  private outline = (): void => {
    store.set({ rulesTab: 'outline' });
    openPane('rules');
  };

  private base(): SourceText[] {
    return (store.state.game?.structure?.texts ?? []).filter(({ own }) => !own);
  }

  private choose(uri: string): void {
    this.shown = uri;
  }

  override updated(): void {
    void wantStructure();
    const { flash } = store.state;
    const fresh = flash?.range && !flash.place && flash !== this.flashed ? flash : undefined;
    if (fresh) {
      const wanted = fresh.document ?? OWN;
      const known = wanted === OWN || this.base().some(({ uri }) => uri === wanted);
      if (known && wanted !== this.shown) {
        this.shown = wanted;
        return;
      }
    }
    const filled = `${store.state.game?.shared ?? false} ${this.shown}`;
    if (this.filled !== filled) return void this.fill(filled);
    if (!this.view || !fresh || (fresh.document ?? OWN) !== this.shown) return;
    this.flashed = fresh;
    this.view.reveal(fresh.range!, { flash: true, focus: fresh.focus });
  }

  /** @param filled what it will have been made of */
  private async fill(filled: string): Promise<void> {
    const wanted = this.shown;
    const { game } = store.state;
    const shared = game?.shared ? { uri: game.uri, text: ruleDocument.text } : undefined;
    const text = wanted === OWN ? (shared ?? ruleDocument) : this.base().find(({ uri }) => uri === wanted);
    if (!text) {
      this.shown = OWN;
      return;
    }
    this.filled = filled;
    this.view?.close();
    this.view = undefined;
    try {
      const { openText } = await import('../text/index.ts');
      if (!this.isConnected || this.filled !== filled || this.view) return;
      this.view = openText(this.querySelector<HTMLElement>('.text-host')!, text);
      this.requestUpdate();
    } catch (error) {
      this.problem = `The text could not be loaded: ${(error as Error).message}`;
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.view?.close();
    this.view = undefined;
    this.filled = undefined;
  }
}
