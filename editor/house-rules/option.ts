/** The control of one option, by its kind. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { OptionInfo, OptionValue } from '../../engine/index.ts';
import { label } from '../app/edit-words.ts';
import { typed } from '../app/typed.ts';
import { icon } from '../shapes/shapes.ts';

type Set = (value: OptionValue) => void;

/** So many integers are offered as buttons of their own. */
const FEW = 7;

export function optionControl(option: OptionInfo, set: Set): TemplateResult {
  switch (option.kind) {
    case 'integer':
      return integer(option, set);
    case 'boolean':
      return html`<label class="switch">
        <input type="checkbox" role="switch" aria-labelledby="label-${option.name}" aria-describedby=${described(option)} .checked=${live(option.value === true)} @change=${(event: Event) => set((event.target as HTMLInputElement).checked)} />
        <span>${option.value ? 'yes' : 'no'}</span>
      </label>`;
    case 'choice':
      return choice(option, set);
    case 'list':
      return list(option, set);
    case 'permutation':
      return permutation(option, set);
  }
}

const described = (option: OptionInfo): string | typeof nothing => (option.help ? `help-${option.name}` : nothing);

function integer(option: OptionInfo, set: Set): TemplateResult {
  const { name, min, max, value } = option;
  const now = value as number;
  if (min !== undefined && max !== undefined && max - min < FEW) {
    const values = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    return html`<div class="segments wide" role="radiogroup" aria-labelledby="label-${name}" aria-describedby=${described(option)}>
      ${values.map((one) => html`<label class="segment"><input type="radio" name="option-${name}" .checked=${live(one === now)} @change=${() => set(one)} /><span>${String(one).replace('-', '−')}</span></label>`)}
    </div>`;
  }
  const handIn = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const wanted = Math.round(input.valueAsNumber);
    if (!Number.isFinite(wanted)) input.value = String(now);
    else set(Math.min(Math.max(wanted, min ?? wanted), max ?? wanted));
  };
  return html`<div class="number" role="group" aria-labelledby="label-${name}">
    <button class="square" aria-label="Less" ?disabled=${min !== undefined && now <= min} @click=${() => set(now - 1)}>${icon('minus')}</button>
    <input type="number" aria-labelledby="label-${name}" aria-describedby=${described(option)} min=${min ?? nothing} max=${max ?? nothing} .value=${typed(String(now))} @change=${handIn} />
    <button class="square" aria-label="More" ?disabled=${max !== undefined && now >= max} @click=${() => set(now + 1)}>${icon('plus')}</button>
    ${
      min !== undefined && max !== undefined
        ? html`<input type="range" aria-labelledby="label-${name}" min=${min} max=${max} .value=${typed(String(now))} @change=${handIn} /><span class="range quiet">${min}–${max}</span>`
        : nothing
    }
  </div>`;
}

function choice(option: OptionInfo, set: Set): TemplateResult {
  return html`<div class="radios" role="radiogroup" aria-labelledby="label-${option.name}" aria-describedby=${described(option)}>
    ${option.choices!.map(({ value, label }) => html`<label><input type="radio" name="option-${option.name}" .checked=${live(value === option.value)} @change=${() => set(value)} /><span>${label}</span></label>`)}
  </div>`;
}

function list(option: OptionInfo, set: Set): TemplateResult {
  const values = option.value as readonly (string | number)[];
  const { choices, min, max, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = option;
  const offered =
    choices ??
    Array.from({ length: (max ?? 0) - (min ?? 0) + 1 }, (_, i) => ({
      value: String((min ?? 0) + i),
      label: String((min ?? 0) + i),
    }));
  const read = (text: string): string | number => (choices ? text : Number(text));
  return html`<div class="list" role="group" aria-labelledby="label-${option.name}">
    ${values.map(
      (value, i) =>
        html`<button class="chip" aria-label="Take ${label(option, value)} away" ?disabled=${values.length <= minLength} @click=${() => set(values.filter((_, k) => k !== i))}>${label(option, value)}${icon('close')}</button>`,
    )}
    ${
      values.length < maxLength
        ? html`<select aria-label="Add to ${option.label}" .value=${live('')} @change=${(event: Event) => set([...values, read((event.target as HTMLSelectElement).value)])}>
          <option value="">Add …</option>
          ${offered.map((one) => html`<option value=${one.value}>${one.label}</option>`)}
        </select>`
        : nothing
    }
  </div>`;
}

function permutation(option: OptionInfo, set: Set): TemplateResult {
  const values = option.value as readonly string[];
  const swap = (i: number, j: number): void => {
    const next = [...values];
    [next[i], next[j]] = [next[j], next[i]];
    set(next);
  };
  return html`<ol class="order" aria-labelledby="label-${option.name}">
    ${values.map(
      (value, i) => html`<li><span>${label(option, value)}</span>
        <button class="icon-button" aria-label="${label(option, value)} earlier" ?disabled=${i === 0} @click=${() => swap(i, i - 1)}>${icon('up')}</button>
        <button class="icon-button" aria-label="${label(option, value)} later" ?disabled=${i === values.length - 1} @click=${() => swap(i, i + 1)}>${icon('down')}</button></li>`,
    )}
  </ol>`;
}
