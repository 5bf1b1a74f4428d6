/** Problems in a notice: what each says, how to mend it, and the way to its place in the text. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Diagnostic } from '../../engine/index.ts';
import { inOwnText, showProblem } from '../app/show-text.ts';
import { spelled } from '../shapes/spelled.ts';

/** @param most further ones are only counted */
export function problemList(problems: readonly Diagnostic[], most: number): TemplateResult {
  return html`<ul>${problems
    .slice(0, most)
    .map(
      (problem) =>
        html`<li>${spelled(problem.message)}${problem.hint ? html` (${spelled(problem.hint)})` : nothing} ${place(problem)}</li>`,
    )}</ul>
    ${problems.length > most ? html`<p>… and ${problems.length - most} more.</p>` : nothing}`;
}

function place(problem: Diagnostic): TemplateResult | typeof nothing {
  const { line } = problem.range.start;
  if (!problem.document || line < 1) return nothing;
  return html`<button class="small" @click=${() => showProblem(problem)}>${inOwnText(problem) ? `Line ${line}` : `${problem.document}, line ${line}`}</button>`;
}
