/** Sentences about rules. */
import { html, type TemplateResult } from 'lit';

/** Words of the rules, which sentences put between backticks, are set as such. */
export const spelled = (sentence: string): TemplateResult =>
  html`${sentence.split('`').map((part, i) => (i % 2 === 0 ? part : html`<code>${part}</code>`))}`;
