/** What leaves and enters the page: files, and a new game. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { restart } from '../app/rules.ts';
import { store } from '../app/store.ts';
import { icon } from '../shapes/shapes.ts';

@customElement('file-menu')
export class FileMenu extends StoreElement {
  override render(): TemplateResult {
    const { game } = store.state;
    return html`<button class="icon-button" aria-label="File" title="File" popovertarget="file-menu">${icon('menu')}</button>
      <div class="menu" id="file-menu" popover @click=${this.close}>
        ${game ? html`<button class="menu-item" @click=${() => restart()}>${icon('reset')}New game by these rules</button>` : nothing}
      </div>`;
  }

  private close = (event: Event): void => {
    if ((event.target as Element).closest('button')) this.querySelector<HTMLElement>('.menu')?.hidePopover();
  };
}
