/** The page: header, and what the address names. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { takeDrops } from '../app/files.ts';
import { start } from '../app/open.ts';
import { putBackAfterRestart } from '../app/put-back.ts';
import { readRoute } from '../app/route.ts';
import { store } from '../app/store.ts';
import '../table/table-page.ts';
import { listenForShortcuts } from './shortcuts.ts';
import './header.ts';
// Whoever presses its key types on at once.
import './palette.ts';
import './toast.ts';

/** What a table can begin without is fetched when it is wanted. */
function fetchWanted(): void {
  const { route, creating, sharing } = store.state;
  if (route.page === 'gallery') void import('../gallery/gallery.ts');
  if (route.page === 'lab') void import('../lab/lab-page.ts');
  if (creating) void import('../gallery/new-game.ts');
  if (sharing) void import('./share-dialog.ts');
}

@customElement('page-shell')
export class PageShell extends StoreElement {
  override connectedCallback(): void {
    // What the address names is fetched from the first picture on, and nothing else.
    store.set({ route: readRoute(location.hash) });
    super.connectedCallback();
    putBackAfterRestart();
    start();
    takeDrops();
    listenForShortcuts();
  }

  override render(): TemplateResult {
    const { route, game, announce } = store.state;
    fetchWanted();
    return html`<page-header></page-header>
      <main class="main" id="main">
        ${route.page === 'gallery' ? html`<game-gallery></game-gallery>` : route.page === 'lab' ? html`<lab-page .game=${route.game}></lab-page>` : game ? html`<table-page></table-page>` : this.instead()}
      </main>
      <page-toast></page-toast>
      <new-game></new-game>
      <share-dialog></share-dialog>
      <command-palette></command-palette>
      <div class="for-readers" role="status" aria-live="polite">${announce || nothing}</div>`;
  }

  /** What stands where the table would be. */
  private instead(): TemplateResult {
    const { lost, problems } = store.state;
    if (!lost) return html`<p class="loading">Setting up the table …</p>`;
    return html`<div class="lost">
      <h1>${problems ? 'These rules can’t be played yet' : 'There is nothing here'}</h1>
      <p>${lost}</p>
      ${problems ? html`<ul>${problems.slice(0, 20).map((problem) => html`<li><code>${problem.document}:${problem.range.start.line}</code> ${problem.message}</li>`)}</ul>` : nothing}
      <p><a class="button" href="#/">To the games</a></p>
    </div>`;
  }
}
