/**
 * Published or independently derived counts of leaf nodes at depth 1, 2, 3 …: paths of whole moves; a game that ended
 * earlier adds none.
 */
export interface Known {
  game: string;
  options?: Record<string, unknown>;
  counts: readonly number[];
  /** How deep the ordinary tests go; the rest is for `npm run perft:full`. */
  quick: number;
}

export const KNOWN: readonly Known[] = [
  { game: 'tic-tac-toe', counts: [9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872], quick: 9 },
  { game: 'connect-four', counts: [7, 49, 343, 2401, 16807, 117649, 823536, 5673234], quick: 6 },
  { game: 'othello', counts: [4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288], quick: 6 },
  { game: 'breakthrough', counts: [22, 484, 11132, 256036], quick: 3 },
  { game: 'breakthrough', options: { size: 6 }, counts: [16, 256, 4308, 71478, 1248290], quick: 4 },
  { game: 'hex', options: { size: 3 }, counts: [9, 72, 504, 3024, 15120, 54720, 146880, 207360, 120960], quick: 7 },
  { game: 'draughts', counts: [7, 49, 302, 1469, 7361, 36768, 179740, 845931], quick: 6 },
  { game: 'clobber', options: { columns: 4, rows: 4 }, counts: [24, 448, 6380, 67296, 529200], quick: 4 },
];

/** Numbers of complete games, by heaps. */
export const NIM_GAMES: readonly { heaps: number[]; games: number }[] = [
  { heaps: [1, 2, 3], games: 182 },
  { heaps: [1, 3, 5], games: 5220 },
];

/** Complete games of tic-tac-toe: won by the first player, by the second, drawn. */
export const TIC_TAC_TOE_GAMES = { first: 131184, second: 77904, draws: 46080 };
