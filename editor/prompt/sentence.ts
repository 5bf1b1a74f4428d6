/** A sentence of the rules: seats with their marks and names, spaces light up on the board when they are pointed at. */
import { html, type TemplateResult } from 'lit';
import { nameOf, spaceName } from '../app/game.ts';
import { store } from '../app/store.ts';
import { seatLabel } from '../shapes/pieces.ts';
import { spelled } from '../shapes/spelled.ts';
import { readMarks, thingName } from '../worker/marks.ts';

export function sentence(text: string): TemplateResult {
  return html`${readMarks(text).map((part) => {
    if ('text' in part) return part.text.includes('`') ? spelled(part.text) : part.text;
    if ('seat' in part) return seatLabel(part.seat, nameOf(part.seat));
    if ('piece' in part) return html`<span class="piece-ref">${thingName(part)}</span>`;
    return html`<span class="space-ref" @pointerenter=${() => store.set({ lit: part.space })} @pointerleave=${() => store.set({ lit: undefined })}>${spaceName(part.space)}</span>`;
  })}`;
}
