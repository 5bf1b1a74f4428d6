/** States of the rules that were marked: how each differs from what is written now, in sentences and line by line. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { client } from '../app/client.ts';
import { ruleDocument } from '../app/document.ts';
import { StoreElement } from '../app/element.ts';
import { hooks, TABLE } from '../app/game.ts';
import type { GameState } from '../app/state.ts';
import { store } from '../app/store.ts';
import { spelled } from '../shapes/spelled.ts';
import type { Snapshot } from '../storage/types.ts';
import { type DiffLine, lineDiff } from './line-diff.ts';
import './versions.css';

/** So many are kept. */
const MOST = 50;

@customElement('rules-versions')
export class RulesVersions extends StoreElement {
  /** The one that is compared, and how. */
  @state() private compared:
    | { at: number; text: string; sentences: readonly string[]; lines: readonly DiffLine[] }
    | undefined;

  override render(): TemplateResult | typeof nothing {
    const { game } = store.state;
    if (!game) return nothing;
    return html`<form class="snapshot-new" @submit=${this.take}>
        <label>Mark the rules as they are now<input name="name" maxlength="60" autocomplete="off" placeholder="Before the playtest" /></label>
        <button>Take a snapshot</button>
      </form>
      ${
        game.snapshots.length === 0
          ? html`<p class="empty">A snapshot is a state of your rules that you can compare with and go back to. Everything else is kept anyway.</p>`
          : html`<ul class="snapshots">${game.snapshots.map((snapshot) => this.snapshot(snapshot))}</ul>`
      }`;
  }

  private snapshot(snapshot: Snapshot): TemplateResult {
    const { at, name, text } = snapshot;
    const open = this.compared?.at === at;
    return html`<li>
      <div class="snapshot-head"><strong>${name}</strong><time datetime=${new Date(at).toISOString()} class="quiet">${new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}</time></div>
      <div class="rule-ways">
        <button class="small" aria-expanded=${open} @click=${() => this.compare(snapshot)}>What is different now</button>
        <button class="small" ?disabled=${text === ruleDocument.text} @click=${() => this.goBack(snapshot)}>Go back to it</button>
        <button class="small" aria-label="Remove the snapshot ${name}" @click=${() => this.forget(snapshot)}>Remove</button>
      </div>
      ${open && this.compared ? this.differences(this.compared) : nothing}
    </li>`;
  }

  private differences({ sentences, lines }: NonNullable<typeof this.compared>): TemplateResult {
    if (lines.length === 0) return html`<p class="help">Nothing: the text is the same.</p>`;
    return html`${sentences.length > 0 ? html`<ul class="snapshot-says">${sentences.map((one) => html`<li>${spelled(one)}</li>`)}</ul>` : html`<p class="help">Nothing that changes the game.</p>`}
      <pre class="rule-text diff" tabindex="0" aria-label="The differences line by line">${lines.map(({ sign, text }) => html`<span class=${sign === '+' ? 'added' : sign === '-' ? 'removed' : ''}>${sign} ${text}\n</span>`)}</pre>`;
  }

  private take = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const { snapshots } = store.state.game!;
    const name = String(new FormData(form).get('name')).trim() || `Snapshot ${snapshots.length + 1}`;
    form.reset();
    this.put([{ at: Date.now(), name, text: ruleDocument.text }, ...snapshots].slice(0, MOST));
    store.set({ announce: `The snapshot “${name}” is taken.` });
  };

  private forget({ at }: Snapshot): void {
    this.put(store.state.game!.snapshots.filter((one) => one.at !== at));
  }

  private put(snapshots: GameState['snapshots']): void {
    store.setGame({ snapshots });
    hooks.changed?.();
  }

  private goBack({ name, text }: Snapshot): void {
    ruleDocument.replace(text, { label: `back to “${name}”`, source: 'panel' });
    this.compared = undefined;
  }

  private async compare({ at, text }: Snapshot): Promise<void> {
    if (this.compared?.at === at) {
      this.compared = undefined;
      return;
    }
    const now = ruleDocument.text;
    const sentences = await client.ask('compare', { table: TABLE, before: text, after: now });
    this.compared = { at, text: now, sentences, lines: lineDiff(text, now) };
  }

  /** What is shown is about the rules as they are now. */
  override updated(): void {
    if (this.compared && this.compared.text !== ruleDocument.text) this.compared = undefined;
  }
}
