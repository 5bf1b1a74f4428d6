/** Draws pieces as small cards and tiles. What they say is in the label of what holds them. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { piece, seatMark, seatStyle } from '../shapes/pieces.ts';
import { seatShape } from '../shapes/shapes.ts';
import type { Face, Side } from './faces.ts';
import './face.css';

/** @param turn steps of its sides, clockwise */
export function drawFace(face: Face, turn = 0): TemplateResult {
  if (face.hidden) return html`<span class="face back ${face.shape === 'tile' ? 'square' : ''}"></span>`;
  if (face.sides) return tile(face.sides, turn);
  if (face.figure) return html`<span class="face figure">${piece(face.figure)}</span>`;
  const { big, title, texts, color, mark, seat, shape } = face;
  const classes = [
    'face',
    shape === 'tile' ? 'square' : '',
    shape === 'marker' ? 'flat' : '',
    texts.length > 0 ? 'texts' : '',
  ];
  // A name of a suit's sign says what the mark would.
  const marked = mark !== undefined && color !== undefined && !/[♠♥♦♣]/u.test(big ?? '');
  return html`<span class=${classes.filter(Boolean).join(' ')} style=${color ? `--hue: ${color}` : nothing}>
    ${marked ? html`<svg class="face-mark" viewBox="0 0 24 24" aria-hidden="true">${seatShape(mark)}</svg>` : nothing}
    ${seat === undefined ? nothing : html`<span class="face-seat" style=${seatStyle(seat)}>${seatMark(seat)}</span>`}
    ${big === undefined ? nothing : html`<b class="face-big">${big}</b>`}
    ${title === undefined ? nothing : html`<span class="face-title ${/\S{9}/.test(title) ? 'long' : ''}">${title}</span>`}
    ${texts.map(({ label, text }) => html`<span class="face-text">${label ? html`<i>${label}</i> ` : nothing}${text}</span>`)}
  </span>`;
}

/** The corners of a tile in a box of 100 × 100, clockwise, beginning at the left end of its north side. */
function corners(count: number): [number, number][] {
  if (count === 4)
    return [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ];
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i - 0.5) / count) * 2 * Math.PI - Math.PI / 2;
    return [50 + 50 * Math.cos(angle), 50 + 50 * Math.sin(angle)];
  });
}

/** A tile whose sides have colors: one wedge for each, with the mark of its value. */
function tile(sides: readonly Side[], turn: number): TemplateResult {
  const points = corners(sides.length);
  const at = ([x, y]: readonly number[]): string => `${x.toFixed(1)},${y.toFixed(1)}`;
  return html`<span class="face sided" style="--turn: ${(turn * 360) / sides.length}deg"
    ><svg viewBox="0 0 100 100" aria-hidden="true">
      ${sides.map(({ color, value, mark }, i) => {
        const [a, b] = [points[i], points[(i + 1) % points.length]];
        const [x, y] = [(a[0] + b[0]) * 0.32 + 18, (a[1] + b[1]) * 0.32 + 18];
        return svg`<path class="side" style="--hue: ${color ?? 'var(--color-stone)'}" d="M50,50L${at(a)}L${at(b)}z"/>
          ${value === '' ? nothing : svg`<svg class="side-mark" x=${(x - 9).toFixed(1)} y=${(y - 9).toFixed(1)} width="18" height="18" viewBox="0 0 24 24">${seatShape(mark)}</svg>`}`;
      })}
      <path class="tile-edge" d="M${points.map(at).join('L')}z"/>
    </svg></span
  >`;
}
