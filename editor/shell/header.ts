/** The bar above everything. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { redo, undo } from '../app/game.ts';
import { store } from '../app/store.ts';
import { setTheme } from '../app/theme.ts';
import { icon } from '../shapes/shapes.ts';

@customElement('page-header')
export class PageHeader extends StoreElement {
  override render(): TemplateResult {
    const { game, theme } = store.state;
    const next = { auto: 'light', light: 'dark', dark: 'auto' } as const;
    return html`<header class="header">
      <a class="brand" href="#/" aria-label="Houserules: all games"><svg viewBox="0 0 32 32" aria-hidden="true"><path class="brand-mark" d="M8.500 22h15"/><path d="M5 15.500 16 6l11 9.500M8.500 17.500V26h15v-8.500"/></svg><span>Houserules</span></a>
      ${game ? html`<h1 class="header-title">${game.rules.gameTitle}</h1>` : nothing}
      <span class="spacer"></span>
      ${game
        ? html`<button class="icon-button" aria-label="Undo" title="Undo" ?disabled=${game.view.position === 0} @click=${undo}>${icon('undo')}</button>
            <button class="icon-button" aria-label="Redo" title="Redo" ?disabled=${game.view.position >= game.view.length} @click=${redo}>${icon('redo')}</button>`
        : nothing}
      <button class="icon-button" aria-label="Colors: ${theme}. Change to ${next[theme]}" title="Colors: ${theme}" @click=${() => setTheme(next[theme])}>${icon({ auto: 'auto', light: 'sun', dark: 'moon' }[theme])}</button>
    </header>`;
  }
}
