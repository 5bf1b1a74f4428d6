/** Games of a rule set that did not come to an end, and why the first of them did not. */
import { html, nothing, type TemplateResult } from 'lit';
import type { CellResult } from '../../engine/lab/result.ts';
import { spelled } from '../shapes/spelled.ts';

export const problemLines = (cells: readonly CellResult[]): (TemplateResult | typeof nothing)[] =>
  cells.map(({ title, faults, unfinished, problems: [first] }) => {
    const counts = [
      ...(faults > 0 ? [`${games(faults)} broke off`] : []),
      ...(unfinished > 0 ? [`${games(unfinished)} did not end`] : []),
    ];
    if (counts.length === 0) return nothing;
    return html`<p class="bad">${title}: ${counts.join(', ')}. ${first ? spelled(first.problem) : nothing}</p>`;
  });

const games = (count: number): string => `${count} ${count === 1 ? 'game' : 'games'}`;
