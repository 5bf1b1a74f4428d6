/** Tic-tac-toe: nine cells, whose turn, whether it is over. */
import type { Random } from '../../../engine/runtime/random.ts';
import type { HandShaped } from './hand.ts';

const TURN = 9;
const OVER = 10;
const MADE = 11;
const SIZE = 12;
const moves = new Int32Array(9);

function start(s: Int32Array): void {
  s.fill(0);
  s[TURN] = 1;
}

function legal(s: Int32Array, out: Int32Array): number {
  if (s[OVER] !== 0) return 0;
  let n = 0;
  for (let cell = 0; cell < 9; cell++) if (s[cell] === 0) out[n++] = cell;
  return n;
}

function apply(s: Int32Array, cell: number): void {
  const me = s[TURN]!;
  s[cell] = me;
  const column = cell % 3;
  const row = cell - column;
  if (
    (s[row] === me && s[row + 1] === me && s[row + 2] === me) ||
    (s[column] === me && s[column + 3] === me && s[column + 6] === me) ||
    (s[4] === me && ((s[0] === me && s[8] === me) || (s[2] === me && s[6] === me)))
  )
    s[OVER] = 1;
  else if (++s[MADE]! === 9) s[OVER] = 2;
  s[TURN] = 3 - me;
}

function playOut(s: Int32Array, random: Random): number {
  let made = 0;
  for (; s[OVER] === 0; made++) apply(s, moves[random.below(legal(s, moves))]!);
  return made;
}

export const ticTacToe: HandShaped = { size: SIZE, start, legal, apply, playOut };
