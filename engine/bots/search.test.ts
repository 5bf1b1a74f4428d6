import { expect, test } from 'vitest';
import { fixtures, games, rulesOf } from '../../test/support/library.ts';
import { createRandom, type Program, prepareGame } from '../index.ts';
import { botStreams, randomMove } from '../runtime/bots.ts';
import { actorOf, applyPick, isOver, listPicks, newState } from '../runtime/game.ts';
import { Observer } from './observer.ts';
import { Search, SearchRoom } from './search.ts';

const programOf = (library: typeof games, game: string, players?: number): Program => {
  const prepared = prepareGame(rulesOf(library, game), players === undefined ? {} : { players });
  if (!prepared.ok) throw new Error(prepared.diagnostics[0]!.message);
  return prepared.value.program;
};

const GAMES = [
  ...games.games().map((game) => ({ library: games, game })),
  ...fixtures.games().map((game) => ({ library: fixtures, game })),
];

test.each(GAMES)('$game: every deal is recognized as the position that is thought about', ({ library, game }) => {
  const program = programOf(library, game);
  const room = new SearchRoom(program);
  const state = newState(program, 'root');
  const streams = botStreams('root', 0, program.model.players);
  for (let n = 0; n < 30 && !isOver(program, state); n++) {
    if (n % 3 === 0) {
      const search = new Search(room, state, actorOf(state), createRandom('root', n));
      for (let i = 0; i < 8; i++) search.iterate();
      expect(room.tree.visits[search.root]).toBe(8);
    }
    for (const pick of randomMove(program, state, streams[actorOf(state)]!)!) applyPick(program, state, pick);
  }
});

test('a seat can not tell what others have chosen in secret', () => {
  const program = programOf(fixtures, 'rock-paper-scissors', 2);
  const observer = new Observer(program);
  const keys = [0, 1, 2].map((pick) => {
    const state = newState(program, 1);
    applyPick(program, state, pick);
    return [observer.key(state, 1), observer.key(state, 0)];
  });
  expect(new Set(keys.map(([other]) => other)).size).toBe(1);
  expect(new Set(keys.map(([, own]) => own)).size).toBe(3);
});

test('the order in which alike tokens came does not make another position', () => {
  const program = programOf(games, 'connect-four');
  const observer = new Observer(program);
  let positions = new Map([[0, newState(program, 1)]]);
  const counts: number[] = [];
  for (let ply = 0; ply < 5; ply++) {
    const next = new Map<number, Int32Array>();
    for (const state of positions.values())
      for (const pick of listPicks(program, state)) {
        const after = state.slice();
        applyPick(program, after, pick);
        next.set(observer.key(after, actorOf(after)), after);
      }
    positions = next;
    counts.push(positions.size);
  }
  // OEIS A212693: positions of Connect Four after so many moves.
  expect(counts).toEqual([7, 49, 238, 1120, 4263]);
});
