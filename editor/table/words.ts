/** Names of rules as words. */

/** `passesInARow` → `passes in a row`. */
export const humanized = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[-_.]/g, ' ')
    .toLowerCase();

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Points with a true minus sign; a question mark for what nobody at the screen can know. */
export const pointsText = (value: number | null | undefined): string =>
  value === null ? '?' : String(value ?? 0).replace('-', '−');
