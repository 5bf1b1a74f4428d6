/** The lines that were left: other versions of the rules, and what was played before somebody went back and on. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { showBeside } from '../app/beside.ts';
import { StoreElement } from '../app/element.ts';
import { takeLine } from '../app/rules.ts';
import type { GameState, Line } from '../app/state.ts';
import { store } from '../app/store.ts';
import { icon } from '../shapes/shapes.ts';
import { said } from './said.ts';
import './lines.css';

@customElement('other-lines')
export class OtherLines extends StoreElement {
  override render(): TemplateResult | typeof nothing {
    const { game } = store.state;
    if (!game || game.lines.length === 0) return nothing;
    const { lines, version } = game;
    return html`<details class="lines">
      <summary>${lines.length} other ${lines.length === 1 ? 'version or line' : 'versions or lines'} of play</summary>
      <ul>
        ${version.from === undefined ? nothing : html`<li class="line-now">${said(version, 'Now')}</li>`}
        ${lines.map((line) => this.line(game, line))}
      </ul>
    </details>`;
  }

  private toggle(id: number, was: boolean): void {
    showBeside(was ? undefined : id);
    // On a small screen the table lies under this panel.
    store.set({ sheet: undefined });
  }

  private line(game: GameState, line: Line): TemplateResult {
    const { text, plies, players, version, id } = line;
    const beside = game.beside?.line === id;
    const others = players === game.seats.length ? '' : `, ${players} players`;
    return html`<li>
      ${text === game.text ? nothing : said(version)}
      <div class="line-ways">
        <button class="small" title="Go back to it" @click=${() => takeLine(id)}>${icon('branch')}${plies.length} ${plies.length === 1 ? 'move' : 'moves'}${others}</button>
        ${text === game.text ? nothing : html`<button class="small" aria-pressed=${beside} @click=${() => this.toggle(id, beside)}>Side by side</button>`}
      </div>
    </li>`;
  }
}
