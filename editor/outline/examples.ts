/** The examples that the rules carry, and which of them no longer hold under the rules in force. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { ExampleReport } from '../../engine/examples/index.ts';
import { StoreElement } from '../app/element.ts';
import { changeRules } from '../app/rules.ts';
import { showProblem, showText } from '../app/show-text.ts';
import { store } from '../app/store.ts';
import { icon } from '../shapes/shapes.ts';
import './examples.css';

@customElement('rule-examples')
export class RuleExamples extends StoreElement {
  override render(): TemplateResult | typeof nothing {
    const { game } = store.state;
    if (!game) return nothing;
    if (!game.examples) return html`<p class="quiet">Trying the examples …</p>`;
    const { list } = game.examples;
    if (list.length === 0)
      return html`<p class="empty">These rules carry no examples. Under <code>examples:</code> the text can say what is legal in a position, what is not and why, and what it leads to.</p>`;
    const failing = list.filter(({ holds }) => !holds);
    return html`<p class="help">${summary(list.length, failing.length)}</p>
      <ul class="examples">${[...failing, ...list.filter(({ holds }) => holds)].map((example) => this.example(example))}</ul>`;
  }

  private example({ name, text, holds, location, problems }: ExampleReport): TemplateResult {
    const { document, range } = location;
    return html`<li class="example" data-example=${name}>
      <span class="example-mark ${holds ? 'good' : 'bad'}">${icon(holds ? 'check' : 'no')}<span class="for-readers">${holds ? 'Holds' : 'No longer holds'}:</span></span>
      <div>
        <button class="example-name" @click=${() => showText({ document, from: range.start.offset, to: range.end.offset })}>${text ?? name}</button>
        ${problems.map(
          (problem) =>
            html`<button class="example-problem" @click=${() => showProblem(problem)}>${problem.message.replace(/^.*? does not hold: /, '')}</button>`,
        )}
        ${holds ? nothing : html`<button class="small" @click=${() => changeRules({ kind: 'switch-off', path: `examples.${name}` }, { show: 'if-open' })}>It need not hold any more</button>`}
      </div>
    </li>`;
  }
}

function summary(all: number, failing: number): string {
  if (failing === 0) return all === 1 ? 'The one example holds.' : `All ${all} examples hold.`;
  return `${failing} of ${all} ${all === 1 ? 'example' : 'examples'} no longer ${failing === 1 ? 'holds' : 'hold'} under the rules as they are now.`;
}
