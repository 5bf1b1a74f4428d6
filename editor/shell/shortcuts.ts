/** Keys that work everywhere on the page. */
import { saveGame } from '../app/files.ts';
import { redo, undo } from '../app/game.ts';
import { store } from '../app/store.ts';

/** Where a person writes, undo is about what they write. */
const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
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
