/** Values with their intervals on one scale, as a small picture beside the numbers. */
import { type SVGTemplateResult, svg } from 'lit';
import type { Estimate } from '../../engine/lab/statistics.ts';

const WIDTH = 150;
const LINE = 12;

export function whiskers(figures: readonly (Estimate | undefined)[]): SVGTemplateResult {
  const known = figures.flatMap((each) => (each && Number.isFinite(each.low) ? [each] : []));
  const low = Math.min(...known.map((each) => each.low));
  const high = Math.max(...known.map((each) => each.high));
  const span = high - low || 1;
  const x = (value: number): number => 6 + ((value - low) / span) * (WIDTH - 12);
  const height = figures.length * LINE + 4;
  return svg`<svg class="lab-whiskers" viewBox="0 0 ${WIDTH} ${height}" aria-hidden="true">${figures.map((each, i) => {
    if (!each || !Number.isFinite(each.low)) return svg``;
    const y = 2 + LINE * (i + 0.5);
    return svg`<g class="lab-line-${(i % 4) + 1}"><path d="M${x(each.low)} ${y}H${Math.max(x(each.high), x(each.low) + 1)}" /><circle cx=${x(each.value)} cy=${y} r="3.6" /></g>`;
  })}</svg>`;
}
