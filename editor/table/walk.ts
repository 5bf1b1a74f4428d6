/** Where an arrow key leads on a board of so many columns; nothing if the key does not walk. */
export function walk(key: string, from: number, count: number, columns: number): number | undefined {
  const column = from % columns;
  const to = (index: number): number => (index >= 0 && index < count ? index : from);
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? from - 1 : from;
    case 'ArrowRight':
      return column < columns - 1 ? to(from + 1) : from;
    case 'ArrowUp':
      return to(from - columns);
    case 'ArrowDown':
      return to(from + columns);
    case 'Home':
      return from - column;
    case 'End':
      return Math.min(from - column + columns - 1, count - 1);
    case 'PageUp':
      return column;
    case 'PageDown':
      return to(column + columns * Math.floor((count - 1 - column) / columns));
    default:
      return undefined;
  }
}
