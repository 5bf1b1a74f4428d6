/** What leaves and enters the page: files, and a new game. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { ExportFormat } from '../../engine/share/types.ts';
import { StoreElement } from '../app/element.ts';
import { exportAs, exportGame, fileChosen, saveGame } from '../app/files.ts';
import { restart } from '../app/rules.ts';
import { store } from '../app/store.ts';
import { icon } from '../shapes/shapes.ts';
import './file-menu.css';

const EXPORTS: { format: ExportFormat; label: string; help: string }[] = [
  { format: 'extends', label: 'My changes (YAML)', help: 'A short text that extends the printed rules' },
  { format: 'yaml', label: 'All rules in one text (YAML)', help: 'Stands alone' },
  { format: 'json', label: 'All rules in one text (JSON)', help: 'Stands alone, for programs' },
  { format: 'zip', label: 'Everything (zip)', help: 'With the printed rules, a README and checks' },
];

@customElement('file-menu')
export class FileMenu extends StoreElement {
  override render(): TemplateResult {
    const { game } = store.state;
    return html`<button class="file-button ${game ? '' : 'icon-button'}" aria-label="File" popovertarget="file-menu">
        ${icon('menu')}
      </button>
      <div class="menu" id="file-menu" popover role="group" aria-label="File" @click=${this.close}>
        ${game ? this.ofGame() : nothing}
        <label class="menu-item open-file">
          ${icon('import')}<span>Open a file …</span>
          <input type="file" accept=".yaml,.yml,.json,.zip" aria-label="Open a file" @change=${fileChosen} />
        </label>
      </div>`;
  }

  private ofGame(): TemplateResult {
    return html`<button class="menu-item" @click=${() => restart()}>${icon('reset')}<span>New game by these rules</span></button>
      <button class="menu-item" @click=${saveGame}>${icon('export')}<span>Save game and rules to a file …</span></button>
      <h2 class="menu-head">Export</h2>
      ${EXPORTS.map(
        ({ format, label, help }) =>
          html`<button class="menu-item" @click=${() => exportAs(format)}>
            ${icon('rules')}<span>${label}<small>${help}</small></span>
          </button>`,
      )}
      <button class="menu-item" @click=${exportGame}>
        ${icon('log')}<span>Game so far (JSON)<small>With its rules; can be opened and played on</small></span>
      </button>
      <h2 class="menu-head">Import</h2>`;
  }

  private close = (event: Event): void => {
    if ((event.target as Element).closest('button, input')) this.querySelector<HTMLElement>('.menu')?.hidePopover();
  };
}
