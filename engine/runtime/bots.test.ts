import { expect, test } from 'vitest';
import { fixtures, games, rulesOf } from '../../test/support/library.ts';
import { prepareGame } from '../index.ts';
import { botStreams, playOut, randomMove } from './bots.ts';
import { applyPick, isOver, newState } from './game.ts';
import { Session } from './session.ts';

const GAMES = [
  ...games.games().map((game) => [games, game] as const),
  ...fixtures.games().map((game) => [fixtures, game] as const),
];

test.each(GAMES.map(([library, game]) => ({ library, game })))(
  '$game: played out, move by move, and from its moves it is the same game',
  ({ library, game }) => {
    const prepared = prepareGame(rulesOf(library, game));
    if (!prepared.ok) throw new Error(prepared.diagnostics[0]!.message);
    const { program, players } = prepared.value;
    for (let index = 0; index < 5; index++) {
      const state = newState(program, 'x', index);
      const made = playOut(program, state, botStreams('x', index, players), 10_000);
      expect(isOver(program, state)).toBe(true);

      const session = Session.start(program, { seed: 'x', game: index });
      const bots = botStreams('x', index, players);
      while (!session.over) {
        expect(session.playPicks(randomMove(program, session.state, bots[session.next!.actor]!)!).ok).toBe(true);
      }
      expect(session.position).toBe(made);
      expect(session.state).toEqual(state);

      const again = Session.start(program, { seed: 'x', game: index });
      for (const { move } of session.plies) expect(again.play(move).ok).toBe(true);
      expect(again.state).toEqual(state);
    }
  },
);

test('a limit stops a game; the rest of it is the same', () => {
  const prepared = prepareGame(rulesOf(fixtures, 'auction'));
  if (!prepared.ok) throw new Error(prepared.diagnostics[0]!.message);
  const { program, players } = prepared.value;
  const whole = newState(program, 1);
  playOut(program, whole, botStreams(1, 0, players), 1000);
  const parts = newState(program, 1);
  const bots = botStreams(1, 0, players);
  while (!isOver(program, parts)) expect(playOut(program, parts, bots, 1)).toBe(1);
  expect(parts).toEqual(whole);
});

test('each seat has a stream of its own, for each game', () => {
  const draws = (seed: number, game: number) =>
    botStreams(seed, game, 3).map((stream) => Array.from({ length: 4 }, () => stream.below(1000)).join());
  const all = [draws(1, 0), draws(1, 1), draws(2, 0)].flat();
  expect(new Set(all).size).toBe(9);
  expect(draws(1, 1)).toEqual(draws(1, 1));
});

test('a move is drawn without changing the state', () => {
  const prepared = prepareGame(rulesOf(fixtures, 'gifts'));
  if (!prepared.ok) throw new Error(prepared.diagnostics[0]!.message);
  const { program } = prepared.value;
  const state = newState(program, 1);
  const before = state.slice();
  const picks = randomMove(program, state, botStreams(1, 0, 2)[0]!)!;
  expect(state).toEqual(before);
  for (const pick of picks) applyPick(program, state, pick);
  expect(state).not.toEqual(before);
});
