/** The pane that shows the rules as text. What fills it is loaded when it is opened for the first time. */
import { html, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { ruleDocument } from '../app/document.ts';
import { StoreElement } from '../app/element.ts';
import { openPane } from '../app/panes.ts';
import type { Flash } from '../app/state.ts';
import { store } from '../app/store.ts';
import { icon } from '../shapes/shapes.ts';
import type { TextView } from '../text/index.ts';
import './rules-text.css';

@customElement('rules-text')
export class RulesText extends StoreElement {
  @state() private problem = '';
  private view: TextView | undefined;
  private loading = false;
  private flashed: Flash | undefined;

  override render(): TemplateResult {
    return html`<div class="text-head">
        <h2 class="panel-title">Rules as text</h2>
        <button class="icon-button wide-only" aria-label="Close the text" @click=${() => openPane('text', false)}>${icon('close')}</button>
      </div>
      <div class="text-host" data-undo="all">${this.problem || ''}</div>`;
  }

  override updated(): void {
    if (!this.view && !this.loading) void this.fill();
    const { flash } = store.state;
    if (!this.view || !flash?.range || flash.place || flash === this.flashed) return;
    this.flashed = flash;
    this.view.reveal(flash.range, { flash: true, focus: flash.focus });
  }

  private async fill(): Promise<void> {
    this.loading = true;
    try {
      const { openText } = await import('../text/index.ts');
      if (!this.isConnected) return;
      this.view = openText(this.querySelector<HTMLElement>('.text-host')!, ruleDocument);
      this.requestUpdate();
    } catch (error) {
      this.problem = `The text could not be loaded: ${(error as Error).message}`;
    } finally {
      this.loading = false;
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.view?.close();
    this.view = undefined;
  }
}
