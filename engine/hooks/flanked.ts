import { defineHook, type HookBoard, type HookSet } from './hook.ts';

/** The unit steps (column, row) of each choice of directions. */
const STRAIGHT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
const DIRECTIONS: Record<string, readonly (readonly [number, number])[]> = {
  all: [...STRAIGHT, ...DIAGONAL],
  straight: STRAIGHT,
  diagonal: DIAGONAL,
  off: [],
};

/** For each space and each direction the spaces that lie that way, nearest first. */
function lines(board: HookBoard, directions: readonly (readonly [number, number])[]): number[][][] {
  const { columns, rows } = board.grid ?? { columns: board.size, rows: 1 };
  return board.names.map((_, space) =>
    directions
      .map(([dx, dy]) => {
        const line: number[] = [];
        let x = (space % columns) + dx;
        let y = Math.floor((space % (columns * rows)) / columns) + dy;
        const board0 = space - (space % (columns * rows));
        for (; x >= 0 && x < columns && y >= 0 && y < rows; x += dx, y += dy) line.push(board0 + y * columns + x);
        return line;
      })
      .filter((line) => line.length > 1),
  );
}

export const flanked = defineHook({
  name: 'flanked',
  version: 1,
  about:
    'The spaces that lie in an unbroken line of others’ spaces between `from` and another space of `by`, in the given directions (all, straight, diagonal or off).',
  why: 'With `run` and `beyond` it can be said, but then every space asks again in every direction; here each line is walked once.',
  params: { from: 'space', by: 'player', owner: 'player-of-space', directions: 'choice' },
  over: 'from',
  make(board) {
    const tables = new Map(Object.entries(DIRECTIONS).map(([name, directions]) => [name, lines(board, directions)]));
    return ((result: HookSet, from: number, by: number, owner: (space: number) => number, directions: string) => {
      for (const line of tables.get(directions)![from]!) {
        let length = 0;
        let reached = -1;
        while (length < line.length) {
          reached = owner(line[length]!);
          if (reached < 0 || reached === by) break;
          length++;
        }
        if (length === 0 || length === line.length || reached !== by) continue;
        for (let i = 0; i < length; i++) result.add(line[i]!);
      }
    }) as (result: HookSet, ...args: never[]) => void;
  },
});
