/** The panes beside the table: which are open and how wide they are. Remembered from one visit to the next. */
import type { Following } from '../worker/protocol.ts';
import { FOLLOWINGS } from './replay-words.ts';
import { store } from './store.ts';

export type Pane = 'rules' | 'text' | 'side';

/** Widths in pixels. */
export const PANES: Readonly<Record<Pane, { least: number; usual: number; most: number; label: string }>> = {
  rules: { least: 260, usual: 340, most: 560, label: 'House rules' },
  text: { least: 300, usual: 500, most: 1100, label: 'Rules as text' },
  side: { least: 240, usual: 340, most: 560, label: 'Players and course of the game' },
};

/** The table itself is never narrower. */
const TABLE_LEAST = 420;
const KEY = 'houserules-panes';

type Widths = Record<Pane, number>;

/** Which panes lie beside the table. The first gives way first. */
const shownPanes = ({ rulesOpen, textOpen }: { rulesOpen: boolean; textOpen: boolean }): Pane[] => [
  ...(textOpen ? (['text'] as const) : []),
  'side',
  ...(rulesOpen ? (['rules'] as const) : []),
];

/** As wide as they were made, as far as there is room; what is given up comes back with the room. */
export function fittedWidths(state: { widths: Widths; rulesOpen: boolean; textOpen: boolean }): {
  widths: Widths;
  /** Pixels that are still too many. */
  over: number;
} {
  const widths = { ...state.widths };
  const shown = shownPanes(state);
  let over = shown.reduce((sum, one) => sum + widths[one], 0) + TABLE_LEAST - innerWidth;
  for (const one of shown) {
    const less = Math.max(0, Math.min(over, widths[one] - PANES[one].least));
    widths[one] -= less;
    over -= less;
  }
  return { widths, over };
}

/** Whenever the window gets another size, all is drawn by what fits then. */
export function followWindow(): void {
  let drawn = JSON.stringify(fittedWidths(store.state).widths);
  addEventListener('resize', () => {
    const fits = JSON.stringify(fittedWidths(store.state).widths);
    if (fits !== drawn) store.set({});
    drawn = fits;
  });
}

export function setWidth(pane: Pane, width: number): void {
  const { least, most } = PANES[pane];
  const { widths } = store.state;
  const fitted = fittedWidths(store.state).widths;
  const others = shownPanes(store.state).filter((one) => one !== pane);
  const room = others.reduce((left, one) => left - fitted[one], innerWidth - TABLE_LEAST);
  const fits = Math.round(Math.max(least, Math.min(width, most, room)));
  store.set({ widths: { ...widths, [pane]: fits } });
  keepChoices();
}

/** Opens or closes a pane. Where there is little room all become narrower; if that is not enough, the other one closes. */
export function openPane(pane: 'rules' | 'text', open = true): void {
  const { state } = store;
  const opened = pane === 'rules' ? { rulesOpen: open } : { textOpen: open };
  const { rulesOpen, textOpen } = { ...state, ...opened };
  const { over } = fittedWidths({ ...state, ...opened });
  if (!open || over <= 0 || !(rulesOpen && textOpen)) store.set(opened);
  else store.set({ ...opened, ...(pane === 'rules' ? { textOpen: false } : { rulesOpen: false }) });
  keepChoices();
}

/** Brings the text into sight with enough room to write in; on a middling screen the other pane gives way to it. */
export function makeRoomForText(): void {
  const all = PANES.rules.usual + PANES.text.usual + PANES.side.usual + TABLE_LEAST;
  if (!narrow() && innerWidth < all) openPane('rules', false);
  showPane('text');
}

/** On a small screen panes are sheets over the table. */
export const narrow = (): boolean => matchMedia('(width < 1000px)').matches;

/** Brings a pane into sight, wherever it stands on this screen. */
export function showPane(pane: 'rules' | 'text'): void {
  if (narrow()) store.set({ sheet: pane });
  else openPane(pane);
}

/** Keeps what was chosen for the page as a whole, from one visit to the next. */
export function keepChoices(): void {
  const { widths, rulesOpen, textOpen, following, trying } = store.state;
  try {
    localStorage.setItem(KEY, JSON.stringify({ widths, rulesOpen, textOpen, following, trying }));
  } catch {
    // Not kept: the browser gives no storage.
  }
}

export function restorePanes(): void {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<string, unknown>>;
    const widths = { ...store.state.widths };
    for (const pane of Object.keys(PANES) as Pane[]) {
      const width = (kept.widths as Partial<Widths> | undefined)?.[pane];
      if (typeof width === 'number') widths[pane] = Math.max(PANES[pane].least, Math.min(width, PANES[pane].most));
    }
    const following = Object.keys(FOLLOWINGS).find((one) => one === kept.following) as Following | undefined;
    store.set({
      widths,
      rulesOpen: kept.rulesOpen !== false,
      textOpen: kept.textOpen === true,
      following: following ?? 'replay',
      trying: kept.trying !== false,
    });
  } catch {
    // As they are at first.
  }
}
