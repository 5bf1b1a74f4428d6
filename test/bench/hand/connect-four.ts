/** Connect Four: 42 cells, heights of the columns, whose turn, whether it is over. */
import type { Random } from '../../../engine/runtime/random.ts';
import type { HandShaped } from './hand.ts';

const COLUMNS = 7;
const ROWS = 6;
const HEIGHT = 42;
const TURN = 49;
const OVER = 50;
const MADE = 51;
const SIZE = 52;
const moves = new Int32Array(COLUMNS);

function start(s: Int32Array): void {
  s.fill(0);
  s[TURN] = 1;
}

function legal(s: Int32Array, out: Int32Array): number {
  if (s[OVER] !== 0) return 0;
  let n = 0;
  for (let column = 0; column < COLUMNS; column++) if (s[HEIGHT + column]! < ROWS) out[n++] = column;
  return n;
}

/** Discs of one color in a row from a cell, which is not counted. */
function count(s: Int32Array, column: number, row: number, dx: number, dy: number, me: number): number {
  let n = 0;
  for (
    let x = column + dx, y = row + dy;
    x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && s[y * COLUMNS + x] === me;
    x += dx, y += dy
  )
    n++;
  return n;
}

function apply(s: Int32Array, column: number): void {
  const me = s[TURN]!;
  const row = s[HEIGHT + column]!++;
  s[row * COLUMNS + column] = me;
  if (
    count(s, column, row, 0, -1, me) >= 3 ||
    count(s, column, row, 1, 0, me) + count(s, column, row, -1, 0, me) >= 3 ||
    count(s, column, row, 1, 1, me) + count(s, column, row, -1, -1, me) >= 3 ||
    count(s, column, row, 1, -1, me) + count(s, column, row, -1, 1, me) >= 3
  )
    s[OVER] = 1;
  else if (++s[MADE]! === COLUMNS * ROWS) s[OVER] = 2;
  s[TURN] = 3 - me;
}

function playOut(s: Int32Array, random: Random): number {
  let made = 0;
  for (; s[OVER] === 0; made++) apply(s, moves[random.below(legal(s, moves))]!);
  return made;
}

export const connectFour: HandShaped = { size: SIZE, start, legal, apply, playOut };
