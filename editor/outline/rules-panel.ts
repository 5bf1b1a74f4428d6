/** The pane of the rules: what can be switched, all rules in the order of a rulebook, their examples, and marked versions. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { wantExamples } from '../app/examples.ts';
import { store } from '../app/store.ts';
import '../house-rules/house-rules.ts';
import './rules-panel.css';

const TABS = [
  { name: 'switches', label: 'House rules' },
  { name: 'outline', label: 'All rules' },
  { name: 'examples', label: 'Examples' },
  { name: 'versions', label: 'Versions' },
] as const;

const PANELS = {
  switches: html`<house-rules></house-rules>`,
  outline: html`<rules-outline></rules-outline>`,
  versions: html`<rules-versions></rules-versions>`,
  examples: html`<rule-examples></rule-examples>`,
};

function fetchTab(tab: keyof typeof PANELS): void {
  if (tab === 'outline') void import('./outline.ts');
  if (tab === 'versions') void import('./versions.ts');
  if (tab === 'examples') void import('./examples.ts');
}

@customElement('rules-panel')
export class RulesPanel extends StoreElement {
  override render(): TemplateResult {
    const { rulesTab, game } = store.state;
    fetchTab(rulesTab);
    const failing = game?.examples?.list.filter(({ holds }) => !holds).length ?? 0;
    return html`<div class="segments wide rules-tabs" role="tablist" aria-label="Rules" @keydown=${this.pressed}>
        ${TABS.map(
          ({ name, label }) =>
            html`<button role="tab" id="rules-tab-${name}" aria-selected=${rulesTab === name} aria-controls="rules-${name}" tabindex=${rulesTab === name ? 0 : -1} @click=${() => store.set({ rulesTab: name })}>${label}${name === 'examples' && failing ? html` <mark aria-label="${failing} no longer hold">${failing}</mark>` : nothing}</button>`,
        )}
      </div>
      <div role="tabpanel" id="rules-${rulesTab}" aria-labelledby="rules-tab-${rulesTab}">
        ${PANELS[rulesTab]}
      </div>`;
  }

  override updated(): void {
    wantExamples();
  }

  private pressed = async (event: KeyboardEvent): Promise<void> => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const names = TABS.map(({ name }) => name);
    const step = event.key === 'ArrowRight' ? 1 : names.length - 1;
    store.set({ rulesTab: names[(names.indexOf(store.state.rulesTab) + step) % names.length]! });
    await this.updateComplete;
    this.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };
}
