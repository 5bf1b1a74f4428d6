/**
 * What all elements of the page are: Lit without a shadow root. Labels, descriptions and focus then work across elements,
 * one style sheet holds for all, and a text editor that needs the document's own tree can live anywhere.
 */
import { LitElement } from 'lit';
import type { GameState } from './state.ts';
import { store } from './store.ts';

export abstract class PageElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}

/** Holds another game than the one on the table, for those that are drawn within it. */
export interface ShowsGame extends HTMLElement {
  shows: GameState | undefined;
}

/** Draws itself anew whenever the store changes. */
export abstract class StoreElement extends PageElement {
  private unsubscribe: (() => void) | undefined;

  /** The game that is drawn here: the one on the table, unless it is within an element that shows another. */
  protected get shownGame(): GameState | undefined {
    const other = this.closest<ShowsGame>('[data-shows]');
    return other ? other.shows : store.state.game;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.unsubscribe = store.subscribe(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unsubscribe?.();
  }
}
