/** The classics as boardgame.io's own tutorial writes games, played at random through its client. */
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { Random } from '../../engine/runtime/random.ts';

type Cells = (string | null)[];
interface Board {
  cells: Cells;
}

interface Played {
  game: Game<Board>;
  /** The one kind of move. */
  move: string;
  legal(board: Board, player: string): number[];
}

const ONE_MOVE = { minMoves: 1, maxMoves: 1 };
const isFull = (cells: Cells): boolean => cells.every((cell) => cell !== null);
const emptyOf = (cells: Cells): number[] => cells.flatMap((cell, id) => (cell === null ? [id] : []));
const other = (player: string): string => (player === '0' ? '1' : '0');

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const ticTacToe: Played = {
  move: 'clickCell',
  legal: ({ cells }) => emptyOf(cells),
  game: {
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: ONE_MOVE,
    moves: {
      clickCell: ({ G, playerID }, id: number) => {
        if (G.cells[id] !== null) return INVALID_MOVE;
        G.cells[id] = playerID;
        return undefined;
      },
    },
    endIf: ({ G: { cells }, ctx }) => {
      if (LINES.some(([a, b, c]) => cells[a!] !== null && cells[a!] === cells[b!] && cells[b!] === cells[c!]))
        return { winner: ctx.currentPlayer };
      return isFull(cells) ? { draw: true } : undefined;
    },
  },
};

const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;
const cellAt = (cells: Cells, x: number, y: number): string | null | undefined =>
  x >= 0 && x < 7 && y >= 0 && y < 6 ? cells[y * 7 + x] : undefined;
const hasFour = (cells: Cells): boolean =>
  cells.some(
    (cell, id) =>
      cell !== null &&
      WAYS.some(([dx, dy]) =>
        [1, 2, 3].every((n) => cellAt(cells, (id % 7) + dx * n, Math.floor(id / 7) + dy * n) === cell),
      ),
  );

const connectFour: Played = {
  move: 'drop',
  legal: ({ cells }) => [0, 1, 2, 3, 4, 5, 6].filter((column) => cells[35 + column] === null),
  game: {
    setup: () => ({ cells: Array(42).fill(null) }),
    turn: ONE_MOVE,
    moves: {
      drop: ({ G, playerID }, column: number) => {
        for (let row = 0; row < 6; row++) {
          if (G.cells[row * 7 + column] !== null) continue;
          G.cells[row * 7 + column] = playerID;
          return undefined;
        }
        return INVALID_MOVE;
      },
    },
    endIf: ({ G: { cells }, ctx }) => {
      if (hasFour(cells)) return { winner: ctx.currentPlayer };
      return isFull(cells) ? { draw: true } : undefined;
    },
  },
};

const DIRECTIONS = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].flatMap((dy) => (dx || dy ? ([[dx, dy]] as [number, number][]) : [])),
);

function turned(cells: Cells, id: number, player: string): number[] {
  if (cells[id] !== null) return [];
  return DIRECTIONS.flatMap(([dx, dy]) => {
    const run: number[] = [];
    let x = (id % 8) + dx;
    let y = Math.floor(id / 8) + dy;
    for (; x >= 0 && x < 8 && y >= 0 && y < 8 && cells[y * 8 + x] === other(player); x += dx, y += dy)
      run.push(y * 8 + x);
    const closed = x >= 0 && x < 8 && y >= 0 && y < 8 && cells[y * 8 + x] === player;
    return closed ? run : [];
  });
}

const playable = (cells: Cells, player: string): number[] =>
  emptyOf(cells).filter((id) => turned(cells, id, player).length > 0);

const othello: Played = {
  move: 'put',
  legal: ({ cells }, player) => {
    const moves = playable(cells, player);
    return moves.length ? moves : [-1];
  },
  game: {
    setup: () => {
      const cells: Cells = Array(64).fill(null);
      cells[27] = cells[36] = '1';
      cells[28] = cells[35] = '0';
      return { cells };
    },
    turn: ONE_MOVE,
    moves: {
      put: ({ G, playerID }, id: number) => {
        if (id < 0) return playable(G.cells, playerID).length ? INVALID_MOVE : undefined;
        const discs = turned(G.cells, id, playerID);
        if (!discs.length) return INVALID_MOVE;
        for (const disc of [id, ...discs]) G.cells[disc] = playerID;
        return undefined;
      },
    },
    endIf: ({ G: { cells } }) =>
      playable(cells, '0').length || playable(cells, '1').length ? undefined : { over: true },
  },
};

export const boardgameIo: Record<string, Played> = {
  'tic-tac-toe': ticTacToe,
  'connect-four': connectFour,
  othello,
};

/** A function that plays one random game and gives the number of moves. */
export function boardgamePlayer({ game, move, legal }: Played, random: Random): () => number {
  const client = Client({ game, debug: false });
  client.start();
  return () => {
    client.reset();
    for (let made = 0; ; made++) {
      const { G, ctx } = client.getState()!;
      if (ctx.gameover) return made;
      const moves = legal(G, ctx.currentPlayer);
      client.moves[move]!(moves[random.below(moves.length)]);
    }
  };
}
