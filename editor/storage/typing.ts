/**
 * What is being written, noted at every keystroke: the work itself is written a moment later, and a page that dies in
 * between would lose the last words.
 */
const PREFIX = 'houserules.typing.';

/** Longer texts are not noted at every keystroke, in UTF-16 units. */
const MOST = 300_000;

export const typing = {
  note(id: string, text: string): void {
    if (text.length > MOST) return;
    try {
      localStorage.setItem(PREFIX + id, text);
    } catch {
      // The work itself is still written.
    }
  },
  /** The text that was being written when the page died. */
  read(id: string): string | undefined {
    try {
      return localStorage.getItem(PREFIX + id) ?? undefined;
    } catch {
      return undefined;
    }
  },
  clear(id: string): void {
    try {
      localStorage.removeItem(PREFIX + id);
    } catch {
      // There is nothing then.
    }
  },
};
