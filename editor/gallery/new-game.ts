/** The question what a new game starts from, and what it is called. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { client } from '../app/client.ts';
import { StoreElement } from '../app/element.ts';
import { createGame } from '../app/new-game.ts';
import { store } from '../app/store.ts';
import type { GameCard } from '../worker/protocol.ts';
import './new-game.css';
import './picture.ts';

@customElement('new-game')
export class NewGame extends StoreElement {
  @state() private templates: readonly GameCard[] | undefined;
  @state() private chosen = '';
  /** What was typed; until then the name follows the template. */
  @state() private typed: string | undefined;
  @state() private busy = false;

  override render(): TemplateResult | typeof nothing {
    if (!store.state.creating) return nothing;
    const { templates } = this;
    return html`<dialog class="dialog new-game" aria-labelledby="new-game-title" @close=${this.closed}>
      <form @submit=${this.create}>
        <h2 id="new-game-title">New game</h2>
        <p>Start from a small game that works, and change it while you play it. It is yours alone.</p>
        ${
          templates
            ? html`<fieldset class="templates" @keydown=${this.typedOnTemplates}><legend>Start from</legend>${templates.map((card) => this.template(card))}</fieldset>`
            : html`<p class="loading">Reading the templates …</p>`
        }
        <label class="new-game-name">Name
          <input required pattern=".*\\S.*" maxlength="60" autocomplete="off" .value=${this.name} @input=${this.write} @focus=${selectAll} /></label>
        <div class="dialog-ways">
          <button class="primary" ?disabled=${!templates || this.busy}>Create the game</button>
          <button type="button" @click=${() => this.querySelector('dialog')?.close()}>Cancel</button>
        </div>
      </form>
    </dialog>`;
  }

  private template(card: GameCard): TemplateResult {
    const { name, title, about, players } = card;
    return html`<label class="template">
      <input type="radio" name="template" .value=${name} .checked=${name === this.chosen} aria-describedby="about-template-${name}" @change=${() => this.choose(name)} />
      <board-picture .card=${card}></board-picture>
      <span class="template-text">
        <strong>${title}</strong>
        <span id="about-template-${name}">${about} ${players.min} to ${players.max} players.</span>
      </span>
    </label>`;
  }

  private get name(): string {
    if (this.typed !== undefined) return this.typed;
    const title = this.templates?.find(({ name }) => name === this.chosen)?.title ?? 'Game';
    return `My ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  }

  private choose(name: string): void {
    this.chosen = name;
  }

  /** Letters mean nothing to templates: whoever types some is writing the name. */
  private typedOnTemplates = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
    if (/^\S$/u.test(key) && !ctrlKey && !altKey && !metaKey)
      this.querySelector<HTMLElement>('.new-game-name input')?.focus();
  };

  private write = (event: Event): void => {
    this.typed = (event.target as HTMLInputElement).value;
  };

  private create = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (this.busy) return;
    this.busy = true;
    try {
      await createGame(this.chosen, this.name.trim());
    } finally {
      this.busy = false;
      this.typed = undefined;
    }
  };

  private closed = (): void => {
    this.typed = undefined;
    store.set({ creating: undefined });
  };

  private async read(): Promise<void> {
    this.templates = await client.ask('templates', {});
    this.chosen = this.templates[0]?.name ?? '';
  }

  override updated(changed: PropertyValues): void {
    const dialog = this.querySelector('dialog');
    if (!dialog) return;
    const opens = !dialog.open;
    if (opens) dialog.showModal();
    if (!this.templates) {
      if (opens) void this.read();
    } else if (opens || (changed.has('templates') && this.typed === undefined))
      // Who is typing a name already goes on typing it.
      dialog.querySelector<HTMLElement>('input:checked')?.focus();
  }
}

const selectAll = (event: Event): void => (event.target as HTMLInputElement).select();
