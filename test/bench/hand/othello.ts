/** Othello: a board of 8 × 8 with a border around it, whose turn, whether it is over. A forced pass is a move. */
import type { Random } from '../../../engine/runtime/random.ts';
import type { HandShaped } from './hand.ts';

const BORDER = 3;
const WIDE = 10;
const TURN = 100;
const OVER = 101;
const SIZE = 102;
const PASS = 0;
const DIRECTIONS = Int32Array.of(-11, -10, -9, -1, 1, 9, 10, 11);
const CELLS = Int32Array.from({ length: 64 }, (_, i) => ((i >> 3) + 1) * WIDE + (i & 7) + 1);
const moves = new Int32Array(64);

function start(s: Int32Array): void {
  s.fill(BORDER);
  for (let i = 0; i < 64; i++) s[CELLS[i]!] = 0;
  s[44] = 2;
  s[45] = 1;
  s[54] = 1;
  s[55] = 2;
  s[TURN] = 1;
  s[OVER] = 0;
}

function encloses(s: Int32Array, cell: number, step: number, me: number): boolean {
  const other = 3 - me;
  let at = cell + step;
  if (s[at] !== other) return false;
  do at += step;
  while (s[at] === other);
  return s[at] === me;
}

function playable(s: Int32Array, cell: number, me: number): boolean {
  if (s[cell] !== 0) return false;
  for (let d = 0; d < 8; d++) if (encloses(s, cell, DIRECTIONS[d]!, me)) return true;
  return false;
}

function canPlay(s: Int32Array, me: number): boolean {
  for (let i = 0; i < 64; i++) if (playable(s, CELLS[i]!, me)) return true;
  return false;
}

function legal(s: Int32Array, out: Int32Array): number {
  if (s[OVER] !== 0) return 0;
  const me = s[TURN]!;
  let n = 0;
  for (let i = 0; i < 64; i++) if (playable(s, CELLS[i]!, me)) out[n++] = CELLS[i]!;
  if (n === 0) out[n++] = PASS;
  return n;
}

function apply(s: Int32Array, cell: number): void {
  const me = s[TURN]!;
  if (cell !== PASS) {
    for (let d = 0; d < 8; d++) {
      const step = DIRECTIONS[d]!;
      if (!encloses(s, cell, step, me)) continue;
      for (let at = cell + step; s[at] !== me; at += step) s[at] = me;
    }
    s[cell] = me;
  }
  if (!canPlay(s, 3 - me) && !canPlay(s, me)) s[OVER] = 1;
  s[TURN] = 3 - me;
}

function playOut(s: Int32Array, random: Random): number {
  let made = 0;
  for (; s[OVER] === 0; made++) apply(s, moves[random.below(legal(s, moves))]!);
  return made;
}

export const othello: HandShaped = { size: SIZE, start, legal, apply, playOut };
