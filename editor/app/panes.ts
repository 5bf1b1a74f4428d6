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

export function setWidth(pane: Pane, width: number): void {
  const { least, most } = PANES[pane];
  const { widths, rulesOpen, textOpen } = store.state;
  const others = (rulesOpen && pane !== 'rules' ? widths.rules : 0) + (textOpen && pane !== 'text' ? widths.text : 0);
  const room = innerWidth - others - (pane === 'side' ? 0 : widths.side) - TABLE_LEAST;
  const fits = Math.round(Math.max(least, Math.min(width, most, room)));
  store.set({ widths: { ...widths, [pane]: fits } });
  keepChoices();
}

/** Opens or closes a pane. Where there is little room all become narrower; if that is not enough, the other one closes. */
export function openPane(pane: 'rules' | 'text', open = true): void {
  const { state } = store;
  const opened = pane === 'rules' ? { rulesOpen: open } : { textOpen: open };
  const { rulesOpen, textOpen } = { ...state, ...opened };
  const widths = { ...state.widths };
  const shown: Pane[] = ['text', 'side', 'rules'];
  const beside = shown.filter((one) => one === 'side' || (one === 'rules' ? rulesOpen : textOpen));
  let over = beside.reduce((sum, one) => sum + widths[one], 0) + TABLE_LEAST - innerWidth;
  for (const one of beside) {
    const less = Math.max(0, Math.min(over, widths[one] - PANES[one].least));
    widths[one] -= less;
    over -= less;
  }
  if (!open || over <= 0 || !(rulesOpen && textOpen))
    store.set({ ...opened, ...(open && over <= 0 ? { widths } : {}) });
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
