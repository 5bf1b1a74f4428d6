/** Bringing a place of the rules' texts into sight. */
import type { Diagnostic } from '../../engine/index.ts';
import { narrow, showPane } from './panes.ts';
import { store } from './store.ts';

interface Place {
  from: number;
  to: number;
  /** Absent: the user's own text. */
  document?: string;
}

/** Opens the text and selects a stretch of it, in UTF-16 offsets. */
export function showText({ document, ...range }: Place, { focus = true } = {}): void {
  const own = document === undefined || document === store.state.game?.uri;
  store.set({ flash: { range, focus, ...(own ? {} : { document }), at: performance.now() } });
  showPane('text');
}

/** Selects a stretch of the text if it is open beside the table. */
export function followText(place: Place): void {
  if (store.state.textOpen && !narrow()) showText(place, { focus: false });
}

export const inOwnText = ({ document }: Pick<Diagnostic, 'document'>): boolean => document === store.state.game?.uri;

export function showProblem({ document, range: { start, end } }: Diagnostic): void {
  showText({ document, from: start.offset, to: end.offset });
}
