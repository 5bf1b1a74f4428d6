/** What was rolled, on the prompt and in the log. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../shapes/shapes.ts';

export const rolled = (words: string | undefined): TemplateResult | typeof nothing =>
  words
    ? html`<span class="rolled">${icon('die')}<span><span class="for-readers">Rolled: </span>${words}</span></span>`
    : nothing;
