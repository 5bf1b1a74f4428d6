/** Another version of the rules beside the table: the same position, and what is different in it. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { showBeside, wantBeside } from '../app/beside.ts';
import { type ShowsGame, StoreElement } from '../app/element.ts';
import { inWords } from '../app/game.ts';
import type { Difference, GameState } from '../app/state.ts';
import { store } from '../app/store.ts';
import { icon } from '../shapes/shapes.ts';
import { hasMats, pieceZones, sharedBoards } from '../table/things.ts';
import { afterMoves, said } from './said.ts';
import './version-beside.css';

/** So many differences are told. */
const MOST = 40;

@customElement('version-beside')
export class VersionBeside extends StoreElement implements ShowsGame {
  shows: GameState | undefined;

  override render(): TemplateResult | typeof nothing {
    const beside = store.state.game?.beside;
    this.shows = beside?.game;
    if (!beside) return nothing;
    const { game, version, differences, note } = beside;
    return html`<section class="beside-version" aria-label="Another version of the rules">
      <div class="beside-head">
        <div>${said(version)}${game ? afterMoves(game) : nothing}</div>
        <button class="icon-button" aria-label="Close the other version" @click=${() => showBeside(undefined)}>${icon('close')}</button>
      </div>
      ${note ? html`<p class="beside-note">${inWords(note)}</p>` : nothing}
      ${game ? html`${table(game)}${told(differences)}` : nothing}
    </section>`;
  }

  override firstUpdated(): void {
    this.dataset.shows = '';
  }

  override updated(): void {
    void wantBeside();
  }
}

/** Drawn as the table is; who can't see it reads what is different. */
const table = (game: GameState): TemplateResult => {
  const boards = sharedBoards(game.rules);
  const rich = hasMats(game.rules) || pieceZones(game.rules, 'game').length > 0;
  return html`<div class="beside-table" inert>
    ${
      boards.length === 0
        ? nothing
        : html`<div class="boards" style="--boards: ${boards.length}">
            ${boards.map((set) => (set.graph ? html`<game-map .set=${set.name}></game-map>` : html`<game-board .set=${set.name}></game-board>`))}
          </div>`
    }
    ${rich ? html`<game-felt></game-felt><player-mats which="near"></player-mats>` : nothing}
  </div>`;
};

const told = (differences: readonly Difference[]): TemplateResult =>
  differences.length === 0
    ? html`<p class="beside-same">Everything on the table is the same.</p>`
    : html`<table class="beside-differences">
        <caption>${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}</caption>
        <thead><tr><td></td><th scope="col">Now</th><th scope="col">Other version</th></tr></thead>
        <tbody>${differences.slice(0, MOST).map(({ what, here, there }) => html`<tr><th scope="row">${what}</th><td>${here || '–'}</td><td>${there || '–'}</td></tr>`)}</tbody>
      </table>
      ${differences.length > MOST ? html`<p class="quiet">… and ${differences.length - MOST} more</p>` : nothing}`;
