/** What leaves and enters the page: files, and a new game. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { ExportFormat } from '../../engine/share/types.ts';
import { StoreElement } from '../app/element.ts';
import { canUseFolders, chooseFile, exportAs, exportGame, fileChosen, openFolder, share } from '../app/files.ts';
import { askForNewGame } from '../app/new-game.ts';
import { restart } from '../app/rules.ts';
import { currentTarget, save, saveAs } from '../app/save.ts';
import type { GameState } from '../app/state.ts';
import { store } from '../app/store.ts';
import { icon } from '../shapes/shapes.ts';
import './file-menu.css';

/** A game of one’s own has changed nothing: it is all its own. */
const EXPORTS: { format: ExportFormat; label: string; help: string }[] = [
  { format: 'extends', label: 'Export my changes (YAML)', help: 'A short text that extends the printed rules' },
  { format: 'yaml', label: 'Export all rules (YAML)', help: 'One text that stands alone' },
  { format: 'json', label: 'Export all rules (JSON)', help: 'One text that stands alone, for programs' },
  { format: 'zip', label: 'Export everything (zip)', help: 'With the printed rules, a README and checks' },
];

@customElement('file-menu')
export class FileMenu extends StoreElement {
  /** The name of the file or folder that the work on the table is saved to. */
  @state() private savedTo: string | undefined;

  override render(): TemplateResult {
    const { game } = store.state;
    return html`<button class="file-button" aria-label="File: export and import" popovertarget="file-menu">
        ${icon('export')}<span class="wide-only">File</span>
      </button>
      <div class="menu" id="file-menu" popover role="group" aria-label="File" @click=${this.close} @beforetoggle=${this.look}>
        ${game ? this.ofGame(game) : nothing}
        <button class="menu-item" @click=${askForNewGame}>${icon('plus')}<span>New game from a template …<small>A text of your own that extends nothing</small></span></button>
        <button class="menu-item" @click=${() => store.set({ palette: 'commands' })}>${icon('text')}<span>Find a command or a rule …<small>Ctrl+K; all keys with ?</small></span></button>
        <label class="menu-item open-file">
          ${icon('import')}<span>Import a file …<small>A rule set or a saved game; or drop it on the page</small></span>
          <input type="file" accept=".yaml,.yml,.json,.zip" aria-label="Import a file" @click=${chooseFile} @change=${fileChosen} />
        </label>
        ${canUseFolders() ? html`<button class="menu-item" @click=${openFolder}>${icon('import')}<span>Open a folder …<small>A game with its variants; saved there again</small></span></button>` : nothing}
      </div>`;
  }

  private ofGame({ rules: { own } }: GameState): TemplateResult {
    return html`<button class="menu-item" @click=${() => restart()}>${icon('reset')}<span>New game by these rules</span></button>
      <button class="menu-item" @click=${save}>
        ${icon('log')}<span>Save${this.savedTo ? nothing : ' …'}<small>${this.savedTo ? `To ${this.savedTo}` : 'Game and rules, to a file that is written again each time'}</small></span>
      </button>
      <button class="menu-item" @click=${() => saveAs('rules')}>
        ${icon('text')}<span>Save the rules to a file …<small>My text as it is (YAML)</small></span>
      </button>
      ${
        canUseFolders()
          ? html`<button class="menu-item" @click=${() => saveAs('folder')}>
              ${icon('rules')}<span>Save the rules to a folder …<small>With what they extend, for other programs</small></span>
            </button>`
          : nothing
      }
      <button class="menu-item" @click=${share}>
        ${icon('branch')}<span>Share a link …<small>With the rules in it; nothing is sent anywhere</small></span>
      </button>
      <hr />
      ${EXPORTS.filter(({ format }) => format !== 'extends' || !own).map(
        ({ format, label, help }) =>
          html`<button class="menu-item" @click=${() => exportAs(format)}>
            ${icon('export')}<span>${label}<small>${help}</small></span>
          </button>`,
      )}
      <button class="menu-item" @click=${exportGame}>
        ${icon('export')}<span>Export the game so far (JSON)<small>With its rules; can be opened and played on</small></span>
      </button>
      <hr />`;
  }

  private look = async (event: ToggleEvent): Promise<void> => {
    if (event.newState === 'open') this.savedTo = (await currentTarget())?.handle.name;
  };

  private close = (event: Event): void => {
    if ((event.target as Element).closest('button, input')) this.querySelector<HTMLElement>('.menu')?.hidePopover();
  };
}
