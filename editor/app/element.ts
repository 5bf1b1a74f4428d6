/**
 * What all elements of the page are: Lit without a shadow root. Labels, descriptions and focus then work across elements,
 * one style sheet holds for all, and a text editor that needs the document's own tree can live anywhere.
 */
import { LitElement } from 'lit';
import { store } from './store.ts';

export abstract class PageElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}

/** Draws itself anew whenever the store changes. */
export abstract class StoreElement extends PageElement {
  private unsubscribe: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.unsubscribe = store.subscribe(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unsubscribe?.();
  }
}
