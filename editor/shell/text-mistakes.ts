/** What is written has a mistake: the game goes on by the last rules that worked. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Diagnostic } from '../../engine/index.ts';
import { StoreElement } from '../app/element.ts';
import { narrow } from '../app/panes.ts';
import { store } from '../app/store.ts';
import { problemList } from './problem-list.ts';

/**
 * Half of a word is a mistake, too: nothing is said, and the table does not make room for it, before the text has been left
 * as it is for so long, in ms.
 */
const PAUSE = 800;

@customElement('text-mistakes')
export class TextMistakes extends StoreElement {
  /** Whether they have stood for long enough; then they are said until all are gone. */
  @state() private said = false;
  private waiting: { for: readonly Diagnostic[]; timer: ReturnType<typeof setTimeout> } | undefined;

  override render(): TemplateResult | typeof nothing {
    const mistakes = store.state.game?.mistakes;
    if (!mistakes || !(this.said || !besideText())) return nothing;
    return html`<div class="notice bad" role="alert">
      <div><strong>The text has a mistake; you are playing the last rules that worked.</strong>${
        // Beside the table the text lists them itself.
        besideText() ? nothing : problemList(mistakes, 3)
      }</div>
    </div>`;
  }

  override updated(): void {
    const mistakes = store.state.game?.mistakes;
    if (this.waiting?.for === mistakes) return;
    clearTimeout(this.waiting?.timer);
    this.waiting = mistakes && {
      for: mistakes,
      timer: setTimeout(() => {
        this.said = true;
      }, PAUSE),
    };
    if (!mistakes) this.said = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.waiting?.timer);
    this.waiting = undefined;
  }
}

const besideText = (): boolean => store.state.textOpen && !narrow();
