/** What is written has a mistake: the game goes on by the last rules that worked. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { narrow } from '../app/panes.ts';
import { store } from '../app/store.ts';
import { AfterPause } from './after-pause.ts';
import { problemList } from './problem-list.ts';

@customElement('text-mistakes')
export class TextMistakes extends StoreElement {
  /** Half of a word is a mistake, too. */
  private readonly pause = new AfterPause(this, () => store.state.game?.mistakes);

  override render(): TemplateResult | typeof nothing {
    const mistakes = store.state.game?.mistakes;
    if (!mistakes || !(this.pause.said || !besideText())) return nothing;
    return html`<div class="notice bad" role="alert">
      <div><strong>The text has a mistake; you are playing the last rules that worked.</strong>${
        // Beside the table the text lists them itself.
        besideText() ? nothing : problemList(mistakes, 3)
      }</div>
    </div>`;
  }
}

const besideText = (): boolean => store.state.textOpen && !narrow();
