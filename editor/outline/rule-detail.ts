/** One rule as it is written, and what can be done with it. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { RuleNumber } from '../../engine/share/numbers.ts';
import type { OutlineRule } from '../../engine/share/outline.ts';
import { StoreElement } from '../app/element.ts';
import { changeRules } from '../app/rules.ts';
import { showText } from '../app/show-text.ts';
import { store } from '../app/store.ts';
import { icon } from '../shapes/shapes.ts';

@customElement('rule-detail')
export class RuleDetail extends StoreElement {
  @property({ attribute: false }) rule!: OutlineRule;
  @state() private naming: RuleNumber | undefined;

  override render(): TemplateResult {
    const { path, own, patched, range, numbers, kind } = this.rule;
    const ownText = store.state.game?.structure?.texts.at(-1);
    const stands = ownText && this.rule.document === ownText.uri;
    return html`<div class="rule-detail">
      <p class="rule-from"><code>${path}</code> ${this.from()}</p>
      ${this.snippet()}
      <div class="rule-ways">
        ${stands || own ? nothing : html`<button class="small primary" @click=${() => changeRules({ kind: 'change-rule', path }, { show: 'always' })}>Change this rule</button>`}
        ${range ? html`<button class="small" @click=${this.show}>${icon('text')}Show in the text</button>` : nothing}
        ${patched ? html`<button class="small" @click=${() => changeRules({ kind: 'reset-rule', path: patched }, { show: 'if-open' })}>${icon('reset')}Reset to printed</button>` : nothing}
        ${kind === 'look' || kind === 'options' || !path.includes('.') ? nothing : html`<button class="small" @click=${() => changeRules({ kind: 'switch-off', path }, { show: 'if-open' })}>${icon('close')}Switch it off</button>`}
      </div>
      ${kind === 'options' || numbers.length === 0 ? nothing : this.numbers(numbers)}
    </div>`;
  }

  private from(): string {
    const { document } = this.rule;
    const text = store.state.game?.structure?.texts.find(({ uri }) => uri === document);
    if (!text) return '';
    return text.own ? 'in your own text' : `in ${text.title}`;
  }

  private snippet(): TemplateResult | typeof nothing {
    const { document, range } = this.rule;
    const text = store.state.game?.structure?.texts.find(({ uri }) => uri === document)?.text;
    if (!text || !range) return nothing;
    const indent = ' '.repeat(range.start.column - 1);
    const lines = (indent + text.slice(range.start.offset, range.end.offset)).split('\n');
    const shift = Math.min(...lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length));
    return html`<pre class="rule-text" tabindex="0" aria-label="The rule as it is written">${lines.map((line) => line.slice(shift)).join('\n')}</pre>`;
  }

  private show = (): void => {
    const { document, range } = this.rule;
    if (range) showText({ document, from: range.start.offset, to: range.end.offset });
  };

  // ------------------------------------------------------------------------------------------------------- numbers

  private numbers(numbers: readonly RuleNumber[]): TemplateResult {
    return html`<div class="rule-numbers">
      <h4>Make a number an option</h4>
      <ul>${numbers.map(
        (number) => html`<li>
          ${
            this.naming === number
              ? this.form(number)
              : html`<button class="small" aria-label="Make ${number.value} an option, in ${number.context}" @click=${() => this.name(number)}>${this.inContext(number)}</button>`
          }</li>`,
      )}</ul>
    </div>`;
  }

  private inContext({ value, span, context }: RuleNumber): TemplateResult {
    if (!span) return html`<code>${context}: <mark>${value}</mark></code>`;
    return html`<code>${context.slice(0, span.start)}<mark>${value}</mark>${context.slice(span.end)}</code>`;
  }

  private async name(number: RuleNumber): Promise<void> {
    this.naming = number;
    await this.updateComplete;
    this.querySelector<HTMLInputElement>('.rule-option input')?.select();
  }

  private form(number: RuleNumber): TemplateResult {
    return html`<form class="rule-option" @submit=${(event: SubmitEvent) => this.make(event, number)} @keydown=${this.left}>
      <label>What the option is called<input name="label" required maxlength="80" autocomplete="off" .value=${suggested(this.rule, number)} /></label>
      <div class="rule-ways">
        <button class="small primary">Make the option</button>
        <button type="button" class="small" @click=${this.leave}>Cancel</button>
      </div>
    </form>`;
  }

  private left = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.leave();
  };

  private leave = (): void => {
    this.naming = undefined;
  };

  private make(event: SubmitEvent, { keys, span, value }: RuleNumber): void {
    event.preventDefault();
    const label = String(new FormData(event.target as HTMLFormElement).get('label')).trim();
    if (!label) return;
    const taken = new Set(store.state.game?.rules.options.map(({ name }) => name));
    const option = { name: optionName(label, taken), label };
    this.naming = undefined;
    const number = { keys, value, ...(span && { span }) };
    void changeRules({ kind: 'make-option', path: this.rule.path, number, option }, { show: 'always' });
  }
}

const suggested = ({ name }: OutlineRule, { context, span }: RuleNumber): string => {
  const words = name
    .replace(/\(.*$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const subject = words.charAt(0).toUpperCase() + words.slice(1);
  return span || !context ? subject : `${subject}: ${context}`;
};

/** A name for rules from a label: “Slow countdown” gives `slowCountdown`. */
function optionName(label: string, taken: ReadonlySet<string>): string {
  const words: string[] =
    label
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .match(/[A-Za-z0-9]+/g) ?? [];
  const joined = words
    .map((word, index) => (index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40);
  const name = joined || 'newOption';
  let free = name;
  for (let n = 2; taken.has(free); n++) free = `${name}${n}`;
  return free;
}
