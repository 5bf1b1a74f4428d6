/** A stack from the side: one floor for each item in its owner's color and mark, the top one with a roof if it is a house. */
import { html, svg, type TemplateResult } from 'lit';
import { seatStyle } from '../shapes/pieces.ts';
import { seatShape } from '../shapes/shapes.ts';
import type { Item } from './contents.ts';

const WIDTH = 56;
const HEIGHT = 50;
const ROOF = 14;

export function tower(items: readonly Item[], shape: string | undefined): TemplateResult {
  const roof = shape === 'house' ? ROOF : 0;
  const count = items.length;
  const floor = Math.min(count < 3 ? 19 : 16, (HEIGHT - roof - 1) / Math.max(count, 1));
  const top = items[0];
  const y = (i: number): number => HEIGHT - (count - i) * floor;
  const left = 6;
  const width = WIDTH - 2 * left;
  return html`<span class="tower"
    ><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
      ${roof === 0 || !top ? '' : svg`<path class="floor" style=${style(top)} d="M${left - 4} ${y(0)}L${WIDTH / 2} ${y(0) - roof}L${WIDTH - left + 4} ${y(0)}z"/>`}
      ${items.map(
        (item, i) => svg`<g style=${style(item)}>
        <rect class="floor" x=${left} y=${y(i)} width=${width} height=${floor} rx=${roof ? 0.8 : 2.5}/>
        ${item.seat === undefined || floor < 5 ? '' : svg`<svg class="window" x=${left + 3} y=${y(i) + floor / 2 - windowSize(floor) / 2} width=${windowSize(floor)} height=${windowSize(floor)} viewBox="0 0 24 24">${seatShape(item.seat)}</svg>`}
      </g>`,
      )}
    </svg>${count > 1 ? html`<b>${count}</b>` : ''}</span
  >`;
}

const windowSize = (floor: number): number => Math.min(11, floor - 1.5);

const style = (item: Item): string => (item.seat === undefined ? '' : seatStyle(item.seat));
