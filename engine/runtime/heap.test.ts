/** Playing allocates nothing: the heap does not grow, however many games are played. */
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { games, rulesOf } from '../../test/support/library.ts';
import { prepareGame } from '../index.ts';
import { botStreams, playOut } from './bots.ts';
import { newState, startState } from './game.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const MEGABYTE = 1 << 20;
const used = (): number => getHeapStatistics().used_heap_size / MEGABYTE;

function player(game: string): (playouts: number) => void {
  const prepared = prepareGame(rulesOf(games, game));
  if (!prepared.ok) throw new Error(prepared.diagnostics[0]!.message);
  const { program, players } = prepared.value;
  const state = newState(program, 1);
  const bots = botStreams(1, 0, players);
  let played = 0;
  return (playouts) => {
    for (let i = 0; i < playouts; i++) {
      startState(program, state, 'heap', played++);
      playOut(program, state, bots, 10_000);
    }
  };
}

test('tic-tac-toe: after 10,000 and after 1,000,000 games', () => {
  const play = player('tic-tac-toe');
  play(10_000);
  collect();
  const before = used();
  play(990_000);
  collect();
  expect(used() - before).toBeLessThan(5);
});

test.each([
  ['tic-tac-toe', 20_000],
  ['othello', 300],
  ['square-on-sale', 300],
])('%s: nothing is allocated in a move', (game, playouts) => {
  const play = player(game);
  // Until the functions are compiled for good.
  play(playouts * 5);
  collect();
  const before = used();
  play(playouts);
  // One number on the heap for every move would be more; a few bytes for every game are not.
  expect(used() - before).toBeLessThan(1);
});
