/** The bar above everything. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { ruleDocument } from '../app/document.ts';
import { StoreElement } from '../app/element.ts';
import { openPane } from '../app/panes.ts';
import { store } from '../app/store.ts';
import { setTheme } from '../app/theme.ts';
import { redo, undo } from '../app/undo.ts';
import { takeFromTable } from '../lab/from-table.ts';
import { icon } from '../shapes/shapes.ts';
import './header.css';
import './file-menu.ts';

const NEXT_THEME = { auto: 'light', light: 'dark', dark: 'auto' } as const;
const THEME_ICON = { auto: 'auto', light: 'sun', dark: 'moon' } as const;
const THEME_WORDS = { auto: 'as the system', light: 'light', dark: 'dark' } as const;

@customElement('page-header')
export class PageHeader extends StoreElement {
  override render(): TemplateResult {
    const { game, route, theme, rulesOpen, textOpen } = store.state;
    return html`<header class="header">
      <a class="brand" href="#/" aria-label="Houserules: all games">
        <svg viewBox="0 0 32 32" aria-hidden="true"><path class="brand-mark" d="M8.5 22h15" /><path d="M5 15.5 16 6l11 9.500M8.5 17.500V26h15v-8.5" /></svg>
        <span class="brand-name">Houserules</span>
      </a>
      ${game ? this.heading() : nothing}
      <span class="spacer"></span>
      ${game ? this.kept() : nothing}
      ${
        game
          ? html`<button class="icon-button" aria-label="Undo" title=${ruleDocument.canUndo ? `Undo: ${ruleDocument.undoLabel} (Ctrl+Z)` : 'Undo (Ctrl+Z)'} ?disabled=${!ruleDocument.canUndo} @click=${undo}>${icon('undo')}</button>
            <button class="icon-button" aria-label="Redo" title=${ruleDocument.canRedo ? `Redo: ${ruleDocument.redoLabel} (Ctrl+Shift+Z)` : 'Redo (Ctrl+Shift+Z)'} ?disabled=${!ruleDocument.canRedo} @click=${redo}>${icon('redo')}</button>
            <button class="wide-only" aria-pressed=${rulesOpen} @click=${() => openPane('rules', !rulesOpen)}>${icon('rules')}House rules</button>
            <button class="wide-only" aria-pressed=${textOpen} @click=${() => openPane('text', !textOpen)}>${icon('text')}Rules as text</button>`
          : nothing
      }
      ${route.page === 'lab' ? nothing : html`<a class="button" href="#/lab${game ? `/${game.rules.game}` : ''}" aria-label="Lab" title="Lab: what the rules do to the game" @click=${takeFromTable}>${icon('lab')}<span class="wide-only">Lab</span></a>`}
      <file-menu></file-menu>
      <button
        class="icon-button"
        aria-label="Colors: ${THEME_WORDS[theme]}. Change to ${THEME_WORDS[NEXT_THEME[theme]]}"
        title="Colors: ${THEME_WORDS[theme]}"
        @click=${() => setTheme(NEXT_THEME[theme])}
      >${icon(THEME_ICON[theme])}</button>
    </header>`;
  }

  /** Whether the work is safe in this browser. */
  private kept(): TemplateResult | typeof nothing {
    const { kept, lasting } = store.state;
    if (!lasting)
      return html`<span class="kept bad" title="This browser keeps nothing: save to a file before you leave">Not kept</span>`;
    if (kept?.state === 'failed') return html`<span class="kept bad" title=${kept.problem ?? ''}>Not kept</span>`;
    if (!kept) return nothing;
    return html`<span class="kept wide-only" title="Everything is kept in this browser">${kept.state === 'saved' ? html`${icon('check')}Kept` : 'Keeping …'}</span>`;
  }

  private heading(): TemplateResult {
    const { rules } = store.state.game!;
    const edition = rules.variants.find((variant) => variant.active && variant.group);
    const count = rules.asPrinted ? 0 : rules.compared.length;
    return html`<div class="header-title">
      <h1>${rules.gameTitle}</h1>
      <p><span class="edition">${edition?.title ?? ''}</span>${count > 0 ? html` <mark>${count} house ${count === 1 ? 'rule' : 'rules'}</mark>` : nothing}</p>
    </div>`;
  }
}
