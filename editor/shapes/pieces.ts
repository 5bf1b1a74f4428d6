/** Pieces and seats as the table draws them. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { SEAT_STYLES } from '../app/seats.ts';
import { pieceShape, seatShape } from './shapes.ts';

/** What a seat's things are drawn with. */
export const seatStyle = (seat: number): string =>
  `--piece: var(--seat-${seat % SEAT_STYLES}); --piece-ink: var(--seat-ink-${seat % SEAT_STYLES})`;

export const seatMark = (seat: number): TemplateResult =>
  html`<svg class="seat-mark" viewBox="0 0 24 24" aria-hidden="true" style=${seatStyle(seat)}>${seatShape(seat)}</svg>`;

/** A seat's mark with its name. */
export const seatLabel = (seat: number, name: string): TemplateResult =>
  html`<span class="seat-label">${seatMark(seat)}<span>${name}</span></span>`;

export interface PieceLook {
  shape?: string;
  /** A name of the palette. */
  color?: string;
  seat?: number;
  count?: number;
}

const PALETTE = [
  'gold',
  'teal',
  'rose',
  'sand',
  'sage',
  'slate',
  'stone',
  'lilac',
  'sky',
  'red',
  'blue',
  'yellow',
  'green',
  'purple',
  'gray',
  'amber',
  'violet',
  'orange',
  'brown',
  'pink',
  'black',
  'white',
];

export const colorOf = (name: string | undefined): string | undefined =>
  name && PALETTE.includes(name) ? `var(--color-${name})` : undefined;

/** One kind of piece with how many there are. It is decoration: what it says is in the label of what holds it. */
export function piece({ shape, color, seat, count }: PieceLook): TemplateResult {
  const style =
    seat !== undefined
      ? seatStyle(seat)
      : `--piece: ${colorOf(color) ?? 'var(--color-stone)'}; --piece-ink: var(--ink)`;
  return html`<span class="piece" style=${style}
    ><svg viewBox="0 0 24 24" aria-hidden="true">${pieceShape(shape)}${seat === undefined ? nothing : svg`<svg class="glyph" x="7" y="7" width="10" height="10" viewBox="0 0 24 24">${seatShape(seat)}</svg>`}</svg
    >${count === undefined ? nothing : html`<b>${count}</b>`}</span
  >`;
}
