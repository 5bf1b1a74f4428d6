/** The lines that were left: other versions of the rules, and what was played before somebody went back and on. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { takeLine } from '../app/rules.ts';
import type { GameState, Line, RuleVersion } from '../app/state.ts';
import { store } from '../app/store.ts';
import { icon } from '../shapes/shapes.ts';
import './lines.css';

@customElement('other-lines')
export class OtherLines extends StoreElement {
  override render(): TemplateResult | typeof nothing {
    const { game } = store.state;
    if (!game || game.lines.length === 0) return nothing;
    const { lines, version } = game;
    return html`<details class="lines">
      <summary>${lines.length} other ${lines.length === 1 ? 'line' : 'lines'}</summary>
      <ul>
        ${version.from === undefined ? nothing : html`<li class="line-now">${said(version, 'Now')}</li>`}
        ${lines.map((line) => this.line(game, line))}
      </ul>
    </details>`;
  }

  private line(game: GameState, line: Line): TemplateResult {
    const { text, plies, players, version, id } = line;
    const others = players === game.seats.length ? '' : `, ${players} players`;
    return html`<li>
      ${text === game.text ? nothing : said(version, '')}
      <button class="small" title="Go back to it" @click=${() => takeLine(id)}>${icon('branch')}${plies.length} moves${others}</button>
    </li>`;
  }
}

/** When a version came in force, and what it changed. */
const said = ({ at, from, says }: RuleVersion, before: string): TemplateResult => html`<p class="line-says">
  <time datetime=${new Date(at).toISOString()}>${before || clock(at)}</time>
  ${from === undefined ? 'As it was opened' : (says ?? 'Changed')}
</p>`;

const clock = (at: number): string => new Date(at).toLocaleTimeString('en-US', { timeStyle: 'short' });
