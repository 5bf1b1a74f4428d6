/** The palette, in which commands and rules are found by their words; and the sheet of keys. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { OutlineRule } from '../../engine/share/outline.ts';
import { available, COMMANDS } from '../app/commands.ts';
import { StoreElement } from '../app/element.ts';
import { store } from '../app/store.ts';
import { showRule, wantStructure } from '../app/structure.ts';
import './palette.css';

interface Entry {
  label: string;
  note: string;
  run(): void;
}

/** So many are listed. */
const MOST = 40;

@customElement('command-palette')
export class CommandPalette extends StoreElement {
  @state() private sought = '';
  @state() private at = 0;

  override render(): TemplateResult | typeof nothing {
    const { palette } = store.state;
    if (!palette) return nothing;
    return palette === 'keys' ? this.keys() : this.commands();
  }

  private keys(): TemplateResult {
    const listed = COMMANDS.filter(({ keys }) => keys);
    return html`<dialog class="dialog palette" aria-labelledby="keys-title" @cancel=${this.close} @close=${this.close}>
      <h2 id="keys-title">Keys</h2>
      <table class="keys"><tbody>
        ${listed.map(({ label, keys }) => html`<tr><th scope="row">${label}</th><td><kbd>${keys}</kbd></td></tr>`)}
        <tr><th scope="row">In the text: what stands here, with its value now</th><td><kbd>Ctrl+I</kbd></td></tr>
        <tr><th scope="row">From space to space, from card to card</th><td><kbd>Arrow keys</kbd></td></tr>
        <tr><th scope="row">Choose what is focused</th><td><kbd>Enter</kbd></td></tr>
        <tr><th scope="row">Make a pane wider or narrower, at its edge</th><td><kbd>Arrow keys</kbd></td></tr>
        <tr><th scope="row">Close what lies over the table</th><td><kbd>Escape</kbd></td></tr>
      </tbody></table>
      <div class="dialog-ways"><button class="primary" @click=${this.close}>Close</button></div>
    </dialog>`;
  }

  private commands(): TemplateResult {
    const entries = this.entries();
    const at = Math.min(this.at, entries.length - 1);
    return html`<dialog class="dialog palette" aria-label="Commands and rules" @cancel=${this.close} @close=${this.close}>
      <input
        role="combobox"
        aria-label="Find a command or a rule"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant=${entries.length > 0 ? `palette-${at}` : nothing}
        placeholder="Find a command or a rule"
        autocomplete="off"
        .value=${this.sought}
        @input=${this.typed}
        @keydown=${(event: KeyboardEvent) => this.pressed(event, entries, at)}
      />
      <ul role="listbox" id="palette-list" aria-label="Found">
        ${entries.map(
          (entry, index) =>
            html`<li role="option" id="palette-${index}" aria-selected=${index === at} @click=${() => this.take(entry)}><span>${entry.label}</span><span class="quiet">${entry.note}</span></li>`,
        )}
      </ul>
      ${entries.length === 0 ? html`<p class="empty">Nothing is called that.</p>` : nothing}
    </dialog>`;
  }

  private entries(): Entry[] {
    const words = this.sought.toLowerCase().split(/\s+/).filter(Boolean);
    const commands = COMMANDS.filter(available).map(({ label, keys = '', run }): Entry => ({ label, note: keys, run }));
    const sections = store.state.game?.structure?.outline.sections ?? [];
    const rules = sections.flatMap((section) =>
      flat(section.rules).map(({ path, says }): Entry => ({ label: path, note: says, run: () => void showRule(path) })),
    );
    const all = words.length === 0 ? commands : [...commands, ...rules];
    return all
      .filter(({ label, note }) => words.every((word) => `${label} ${note}`.toLowerCase().includes(word)))
      .slice(0, MOST);
  }

  private typed = (event: Event): void => {
    this.sought = (event.target as HTMLInputElement).value;
    this.at = 0;
  };

  private pressed(event: KeyboardEvent, entries: readonly Entry[], at: number): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: entries.length - 1 };
    if (event.key in steps && entries.length > 0) {
      event.preventDefault();
      this.at = (at + steps[event.key]) % entries.length;
    } else if (event.key === 'Enter' && entries[at]) {
      event.preventDefault();
      this.take(entries[at]);
    }
  }

  private take({ run }: Entry): void {
    this.close();
    run();
  }

  private close = (): void => {
    this.sought = '';
    this.at = 0;
    store.set({ palette: undefined });
  };

  override updated(): void {
    const dialog = this.querySelector('dialog');
    if (dialog && !dialog.open) {
      dialog.showModal();
      if (store.state.game) void wantStructure();
    }
    this.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }
}

const flat = (rules: readonly OutlineRule[]): OutlineRule[] => rules.flatMap((rule) => [rule, ...flat(rule.inner)]);
