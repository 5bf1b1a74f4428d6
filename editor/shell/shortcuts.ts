/** Keys that work everywhere on the page; what they do stands among the commands. */
import { available, COMMANDS } from '../app/commands.ts';
import { store } from '../app/store.ts';

/** Where a person writes, undo is about what they write; the rules themselves are part of the history of everything. */
const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, [contenteditable]');

const ofRules = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('.text-host') !== null;

/** As commands name it: `Ctrl+Shift+Z`. */
function nameOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  if (!event.ctrlKey && !event.metaKey) return key.length > 1 && event.shiftKey ? `Shift+${key}` : key;
  // Two keys for the same.
  return key === 'Y' && !event.shiftKey ? 'Ctrl+Shift+Z' : `Ctrl+${event.shiftKey ? 'Shift+' : ''}${key}`;
}

export function listenForShortcuts(): void {
  addEventListener('keydown', (event) => {
    if (event.altKey || event.defaultPrevented || store.state.palette) return;
    const name = nameOf(event);
    const command = COMMANDS.find(({ keys }) => keys === name);
    if (!command || !available(command)) return;
    const undoes = name.endsWith('Z') && ofRules(event.target);
    if (writes(event.target) && !command.everywhere && !undoes) return;
    event.preventDefault();
    command.run();
  });
  // Before the text takes them as the beginning of keys of its own.
  addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || store.state.palette || !ofRules(event.target)) return;
      const name = nameOf(event);
      const command = COMMANDS.find(({ keys, everywhere }) => keys === name && everywhere);
      if (!command || !available(command)) return;
      event.preventDefault();
      event.stopPropagation();
      command.run();
    },
    { capture: true },
  );
}
