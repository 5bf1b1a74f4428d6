/** The page: header, and what the address names. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { start } from '../app/open.ts';
import { store } from '../app/store.ts';
import '../gallery/gallery.ts';
import '../table/table-page.ts';
import './header.ts';

@customElement('page-shell')
export class PageShell extends StoreElement {
  override connectedCallback(): void {
    super.connectedCallback();
    start();
  }

  override render(): TemplateResult {
    const { route, game, lost, announce } = store.state;
    return html`<page-header></page-header>
      <main class="main" id="main">
        ${route.page === 'gallery' ? html`<game-gallery></game-gallery>` : game ? html`<table-page></table-page>` : lost ? html`<div class="lost"><h1>There is nothing here</h1><p>${lost}</p><p><a href="#/">To the games</a></p></div>` : html`<p class="loading">Setting up the table …</p>`}
      </main>
      <div class="for-readers" role="status" aria-live="polite">${announce || nothing}</div>`;
  }
}
