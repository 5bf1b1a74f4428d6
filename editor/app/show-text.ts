/** Bringing a place of the rules' text into sight. */
import type { Diagnostic } from '../../engine/index.ts';
import { showPane } from './panes.ts';
import { store } from './store.ts';

/** Opens the text and selects a stretch of it. @param range UTF-16 offsets of the user's own text */
export function showText(range: { from: number; to: number }): void {
  store.set({ flash: { range, focus: true, at: performance.now() } });
  showPane('text');
}

export const inOwnText = ({ document }: Pick<Diagnostic, 'document'>): boolean => document === store.state.game?.uri;

export function showProblem(problem: Diagnostic): void {
  const { start, end } = problem.range;
  if (inOwnText(problem)) showText({ from: start.offset, to: end.offset });
}
