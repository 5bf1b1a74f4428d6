/** Indexes are bits that follow from the rest of the state: at every decision of random games, made anew they are the same. */
import { expect, test } from 'vitest';
import { fixtures, games, rulesOf } from '../../test/support/library.ts';
import { createRandom, prepareGame } from '../index.ts';
import { applyPick, isOver, newState, samplePick } from '../runtime/game.ts';

const GAMES = [
  ...games.games().map((game) => ({ library: games, game })),
  ...fixtures.games().map((game) => ({ library: fixtures, game })),
];

test.each(GAMES)('$game: indexes made anew are the same', ({ library, game }) => {
  const prepared = prepareGame(rulesOf(library, game));
  if (!prepared.ok) throw new Error(prepared.diagnostics[0]!.message);
  const { program } = prepared.value;
  const random = createRandom('indexes');
  for (let index = 0; index < 3; index++) {
    const state = newState(program, 'indexes', index);
    for (let ply = 0; ply < 2000 && !isOver(program, state); ply++) {
      applyPick(program, state, samplePick(program, state, random));
      const anew = state.slice();
      program.code.reindex(anew);
      if (String(anew) !== String(state)) expect(anew).toEqual(state);
    }
  }
});

const indexed = (game: string): string[] => {
  const prepared = prepareGame(rulesOf(games, game));
  if (!prepared.ok) throw new Error(prepared.diagnostics[0]!.message);
  return [...prepared.value.program.layout.indexes.all.keys()];
};

test('what the rules ask of a whole board is kept, and nothing else', () => {
  expect(indexed('tic-tac-toe')).toEqual(['owners stone']);
  expect(indexed('nim')).toEqual(['filled pile']);
  expect(indexed('pig')).toEqual([]);
});
