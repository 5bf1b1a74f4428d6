/** Undo and redo of everything: what was written, switched and played is undone in the order in which it was done. */
import { type OtherStep, ruleDocument } from './document.ts';
import { decisionAfter, decisionBefore, goTo } from './game.ts';
import { showPane } from './panes.ts';
import { store } from './store.ts';

export const undo = (): void => void ruleDocument.undo();
export const redo = (): void => void ruleDocument.redo();

/** From one decision that a person made to the next. */
function plies(from: number | undefined, to: number | undefined): OtherStep | undefined {
  if (from === undefined || to === undefined) return undefined;
  const undone = (): boolean => (store.state.game?.view.position ?? 0) <= from;
  return { label: 'a move', source: 'play', undo: () => void goTo(from), redo: () => void goTo(to), undone };
}

const position = (): number | undefined => store.state.game?.view.position;

// What was played before the page was opened, or by bots alone.
ruleDocument.older = () => plies(decisionBefore(), position());
ruleDocument.newer = () => plies(position(), decisionAfter());

let offered = '';

// Who draws what can be undone asks the document; it is the same from letter to letter.
ruleDocument.addEventListener('history', () => {
  const offers = JSON.stringify([ruleDocument.undoLabel, ruleDocument.redoLabel]);
  if (offers === offered) return;
  offered = offers;
  store.set({});
});

/** What was undone is brought into sight. */
ruleDocument.addEventListener('undone', ({ label, source, place, redone, range }) => {
  store.set({ announce: `${redone ? 'Redone' : 'Undone'}: ${label}.` });
  if (source === 'play') return;
  // The text shows what has no control of its own.
  const flash = { ...(place ? { place } : {}), ...(range ? { range } : {}), at: performance.now() };
  store.set({ flash, ...(place ? { rulesTab: 'switches' as const } : {}) });
  showPane(place ? 'rules' : 'text');
});
