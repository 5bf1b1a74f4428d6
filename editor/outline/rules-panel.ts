/** The pane of the rules: what can be switched, and all rules in the order of a rulebook. */
import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { store } from '../app/store.ts';
import '../house-rules/house-rules.ts';
import './outline.ts';

const TABS = [
  { name: 'switches', label: 'House rules' },
  { name: 'outline', label: 'All rules' },
] as const;

@customElement('rules-panel')
export class RulesPanel extends StoreElement {
  override render(): TemplateResult {
    const { rulesTab } = store.state;
    return html`<div class="segments wide rules-tabs" role="tablist" aria-label="Rules" @keydown=${this.pressed}>
        ${TABS.map(
          ({ name, label }) =>
            html`<button role="tab" id="rules-tab-${name}" aria-selected=${rulesTab === name} aria-controls="rules-${name}" tabindex=${rulesTab === name ? 0 : -1} @click=${() => store.set({ rulesTab: name })}>${label}</button>`,
        )}
      </div>
      <div role="tabpanel" id="rules-${rulesTab}" aria-labelledby="rules-tab-${rulesTab}">
        ${rulesTab === 'switches' ? html`<house-rules></house-rules>` : html`<rules-outline></rules-outline>`}
      </div>`;
  }

  private pressed = async (event: KeyboardEvent): Promise<void> => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    store.set({ rulesTab: store.state.rulesTab === 'switches' ? 'outline' : 'switches' });
    await this.updateComplete;
    this.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };
}
