import { expect, test } from 'vitest';
import { completeGames, leaves, programOf } from './count.ts';
import { KNOWN, NIM_GAMES, TIC_TAC_TOE_GAMES } from './known.ts';

test.each(KNOWN)('$game $options: the published number of move paths', ({ game, options, counts, quick }) => {
  const program = programOf(game, options);
  for (let depth = 1; depth <= quick; depth++) expect(leaves(program, depth), `depth ${depth}`).toBe(counts[depth - 1]);
});

test.each(NIM_GAMES)('Nim with heaps $heaps: $games complete games', ({ heaps, games }) => {
  const ends = completeGames(programOf('nim', { heaps }));
  expect(Object.values(ends).reduce((sum, count) => sum + count, 0)).toBe(games);
});

test('tic-tac-toe: 255168 complete games, by who wins', () => {
  const { first, second, draws } = TIC_TAC_TOE_GAMES;
  expect(completeGames(programOf('tic-tac-toe'))).toEqual({ 0: first, 1: second, '': draws });
});
