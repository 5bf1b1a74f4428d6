/** Small drawings of our own: pieces, marks of seats, icons of buttons. All in a box of 24 × 24. */
import { type SVGTemplateResult, svg } from 'lit';

/** Shapes of pieces that `look` can name. They are filled with `--piece` and drawn with `--piece-edge`. */
const PIECES: Record<string, SVGTemplateResult> = {
  disc: svg`<circle cx="12" cy="12" r="9.5"/>`,
  coin: svg`<circle cx="12" cy="12" r="9.5"/><circle class="line" cx="12" cy="12" r="6.6"/>`,
  cube: svg`<path d="M12 2.5 20.5 7v10L12 21.5 3.5 17V7z"/><path class="line" d="M3.5 7 12 11.5 20.5 7M12 11.5v10"/>`,
  house: svg`<path d="M3 11.5 12 3.5l9 8h-2.2V21H5.2v-9.5z"/>`,
  gem: svg`<path d="M7 3.5h10l4.5 6L12 21.5 2.5 9.5z"/><path class="line" d="M2.5 9.5h19M7 3.5l2 6 3 12 3-12 2-6"/>`,
  card: svg`<rect x="5" y="2.5" width="14" height="19" rx="2.2"/>`,
  tile: svg`<rect x="3" y="3" width="18" height="18" rx="2.6"/>`,
  pawn: svg`<circle cx="12" cy="6.8" r="4.3"/><path d="M9.6 10.5h4.8L17.5 19H19v2.5H5V19h1.5z"/>`,
  ticket: svg`<path d="M2.5 6h19v4a2 2 0 0 0 0 4v4h-19v-4a2 2 0 0 0 0-4z"/><path class="line" d="M15.500 6v12" stroke-dasharray="2 2"/>`,
  crown: svg`<path d="M3 19.5 2.5 7.500l5.500 4L12 4l4 7.500 5.500-4L21 19.500z"/>`,
  stick: svg`<rect x="10" y="2" width="4" height="20" rx="1.500"/>`,
  marker: svg`<path d="M3 5.500h18v13H3z"/>`,
  tag: svg`<path d="M2.8 3.8h10.6l8 8.2-8 8.2H2.8z"/>`,
  hourglass: svg`<path d="M5.5 2.5h13v3.4L14 12l4.5 6.1v3.4h-13v-3.4L10 12 5.5 5.9z"/>`,
  flag: svg`<path d="M5 2.5v19h2.4V14H20l-3-5.3 3-5.4H7.4z"/>`,
  star: svg`<path d="m12 2.4 2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.6 6.8-.8z"/>`,
  ring: svg`<path fill-rule="evenodd" d="M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zm0 5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z"/>`,
};

export const pieceShape = (name: string | undefined): SVGTemplateResult => PIECES[name ?? ''] ?? PIECES.disc;

/** A seat's mark, by seat; repeats when there are more seats than marks. */
const MARKS: SVGTemplateResult[] = [
  svg`<circle cx="12" cy="12" r="7.5"/>`,
  svg`<rect x="5.2" y="5.2" width="13.6" height="13.6" rx="1"/>`,
  svg`<path d="M12 3.8 20.8 19H3.2z"/>`,
  svg`<path d="M12 2.8 20.5 12 12 21.2 3.5 12z"/>`,
  svg`<path d="M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9z"/>`,
  svg`<path d="M4 8.5h16v7H4z"/>`,
  svg`<path d="M12 20.2 3.2 5h17.6z"/>`,
  svg`<path fill-rule="evenodd" d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zm0 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z"/>`,
];

export const seatShape = (seat: number): SVGTemplateResult => MARKS[seat % MARKS.length];

const ICONS: Record<string, SVGTemplateResult> = {
  hint: svg`<path d="M9.500 17.500h5M10 20.500h4M9.500 17.500c0-2.500-3.500-3.700-3.500-7.500a6 6 0 0 1 12 0c0 3.800-3.500 5-3.500 7.500"/>`,
  undo: svg`<path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5 5 0 0 1 0 10h-3"/>`,
  redo: svg`<path d="M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5 5 0 0 0 0 10h3"/>`,
  sun: svg`<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7"/>`,
  moon: svg`<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"/>`,
  auto: svg`<circle cx="12" cy="12" r="8.5"/><path class="fill" d="M12 3.5a8.5 8.5 0 0 1 0 17z"/>`,
  play: svg`<path class="fill" d="M7 4.5v15l12-7.5z"/>`,
  pause: svg`<path d="M8 5v14M16 5v14" stroke-width="3.4"/>`,
  step: svg`<path class="fill" d="M5 5v14l9.5-7z"/><path d="M18 5v14" stroke-width="2.8"/>`,
  first: svg`<path d="M6 5v14M18 6l-7 6 7 6"/>`,
  last: svg`<path d="M18 5v14M6 6l7 6-7 6"/>`,
  back: svg`<path d="m15 5-7 7 7 7"/>`,
  forward: svg`<path d="m9 5 7 7-7 7"/>`,
  close: svg`<path d="m6 6 12 12M18 6 6 18"/>`,
  menu: svg`<circle class="fill" cx="5.5" cy="12" r="1.6"/><circle class="fill" cx="12" cy="12" r="1.6"/><circle class="fill" cx="18.5" cy="12" r="1.6"/>`,
  minus: svg`<path d="M5.5 12h13"/>`,
  plus: svg`<path d="M5.5 12h13M12 5.5v13"/>`,
  up: svg`<path d="m5 15 7-7 7 7"/>`,
  down: svg`<path d="m5 9 7 7 7-7"/>`,
  check: svg`<path d="m5 12.5 4.5 4.5L19 7"/>`,
  no: svg`<circle cx="12" cy="12" r="8.5"/><path d="m6 6 12 12"/>`,
  rules: svg`<path d="M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3z"/><path d="M9 9h6M9 13h6"/>`,
  players: svg`<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 5a3.3 3.3 0 0 1 0 6.3M18 14.5c2 .8 3.2 2.5 3.5 5.5"/>`,
  text: svg`<path d="M4 6h9M4 12h6M4 18h9"/><path d="m17 8 4 4-4 4"/>`,
  log: svg`<path d="M8 6h12M8 12h12M8 18h12"/><circle class="fill" cx="4" cy="6" r="1.4"/><circle class="fill" cx="4" cy="12" r="1.4"/><circle class="fill" cx="4" cy="18" r="1.4"/>`,
  scores: svg`<path d="M5 20v-8M12 20V4M19 20v-5" stroke-width="3.2"/>`,
  lab: svg`<path d="M9.500 3.500h5M10.500 3.500v6L5 18.500c-.8 1.400.1 2.500 1.500 2.500h11c1.400 0 2.300-1.100 1.500-2.500L13.500 9.500v-6M7.500 15h9"/>`,
  bot: svg`<rect x="4.5" y="8" width="15" height="11" rx="3"/><path d="M12 8V4.5M9 14h.01M15 14h.01" stroke-width="2.4"/>`,
  person: svg`<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.6-4.5 3.4-7 7.5-7s6.9 2.5 7.5 7"/>`,
  export: svg`<path d="M12 15V4M8 7.5 12 3.5l4 4M5 13v6.5h14V13"/>`,
  import: svg`<path d="M12 3.5V15M8 11l4 4 4-4M5 13v6.5h14V13"/>`,
  turn: svg`<path d="M18.500 5v5h-5M18 9.500A7.500 7.500 0 1 0 19.500 14"/>`,
  hand: svg`<path d="M4 8.500 9.500 5l5 8.500-5.500 3.500zM11 4.500l7.500 1-1.300 9-5 -.7M13 18l6 1.500 2-7.500"/>`,
  reset: svg`<path d="M5 5v5h5M5.5 10A7.5 7.5 0 1 1 4.5 14"/>`,
  trash: svg`<path d="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13"/>`,
  pencil: svg`<path d="m4 20 1-4.5L16 4.5 19.5 8 8.5 19z"/>`,
  die: svg`<rect x="4" y="4" width="16" height="16" rx="3"/><circle class="fill" cx="8.500" cy="8.500" r="1.500"/><circle class="fill" cx="12" cy="12" r="1.500"/><circle class="fill" cx="15.500" cy="15.500" r="1.500"/>`,
  branch: svg`<circle cx="6" cy="5.5" r="2.3"/><circle cx="6" cy="18.5" r="2.3"/><circle cx="18" cy="9" r="2.3"/><path d="M6 8v8M18 11.5c0 4-6 3-11 5"/>`,
};

/** An icon beside or instead of a label; the label is what is read. */
export const icon = (name: string): SVGTemplateResult =>
  svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${ICONS[name]}</svg>`;
