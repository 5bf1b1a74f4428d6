/** A whole number out of those that are legal: a stepper, and the numbers themselves while they are few. */
import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PageElement } from '../app/element.ts';
import { icon } from '../shapes/shapes.ts';

const FEW = 8;

@customElement('number-choice')
export class NumberChoice extends PageElement {
  /** Ascending. */
  @property({ attribute: false }) values: readonly number[] = [];
  @property({ type: Number }) value = 0;
  @property() label = '';

  override render(): TemplateResult {
    const at = this.values.indexOf(this.value);
    return html`<div class="number-choice" role="group" aria-label=${this.label}>
      <button class="square" type="button" aria-label="Less" ?disabled=${at <= 0} @click=${() => this.pick(this.values[at - 1])}>${icon('minus')}</button>
      <input
        type="number"
        inputmode="numeric"
        aria-label=${this.label}
        min=${this.values[0]}
        max=${this.values.at(-1)!}
        .value=${String(this.value)}
        @input=${this.typed}
        @change=${this.settled}
        @keydown=${this.entered}
      />
      <button class="square" type="button" aria-label="More" ?disabled=${at >= this.values.length - 1} @click=${() => this.pick(this.values[at + 1])}>${icon('plus')}</button>
      <span class="number-chips">${this.values
        .slice(0, FEW)
        .map(
          (value) =>
            html`<button type="button" class="chip" aria-pressed=${value === this.value} @click=${() => this.pick(value)}>${value}</button>`,
        )}${this.values.length > FEW ? html`<span class="quiet">… ${this.values.at(-1)}</span>` : ''}</span>
    </div>`;
  }

  private pick(value: number | undefined): void {
    if (value === undefined || value === this.value) return;
    this.value = value;
    this.dispatchEvent(new CustomEvent('picked', { detail: value }));
  }

  private typed = (event: Event): void => {
    const value = (event.target as HTMLInputElement).valueAsNumber;
    if (this.values.includes(value)) this.pick(value);
  };

  /** What is not legal goes back to the nearest that is. */
  private settled = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const wanted = input.valueAsNumber;
    if (Number.isFinite(wanted))
      this.pick(
        this.values.reduce(
          (best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best),
          this.values[0],
        ),
      );
    input.value = String(this.value);
  };

  private entered = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    this.settled(event);
    this.dispatchEvent(new CustomEvent('confirmed'));
  };
}
