/** Keys that work everywhere on the page. */
import { saveGame } from '../app/files.ts';
import { store } from '../app/store.ts';
import { redo, undo } from '../app/undo.ts';

/** Where a person writes, undo is about what they write; the rules themselves are part of the history of everything. */
const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  !target.closest('rules-text') &&
  target.matches('input:not([type="radio"], [type="checkbox"], [type="range"]), textarea');

export function listenForShortcuts(): void {
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !store.state.game) return;
    const key = event.key.toLowerCase();
    const wanted =
      key === 's'
        ? saveGame
        : writes(event.target)
          ? undefined
          : key === 'y' || (key === 'z' && event.shiftKey)
            ? redo
            : key === 'z'
              ? undo
              : undefined;
    if (!wanted) return;
    event.preventDefault();
    void wanted();
  });
}
