import { describe, expect, test } from 'vitest';
import { fixtures, games, rulesOf } from '../../test/support/library.ts';
import { type Program, prepareGame } from '../index.ts';
import { botStreams, playOut } from '../runtime/bots.ts';
import { encodeMove } from '../runtime/encode.ts';
import { actorOf, applyPick, isFaulty, isOver, newState } from '../runtime/game.ts';
import { readMove } from '../runtime/moves.ts';
import { type BotSpec, createBot, formatBot } from './index.ts';

const programOf = (library: typeof games, game: string, players?: number): Program => {
  const prepared = prepareGame(rulesOf(library, game), players === undefined ? {} : { players });
  if (!prepared.ok) throw new Error(prepared.diagnostics[0]!.message);
  return prepared.value.program;
};

/** Plays a game to its end, or for so many moves, and gives everybody's picks. */
function play(program: Program, specs: readonly BotSpec[], seed: string, most = 10_000) {
  const bots = specs.map((spec, seat) => createBot(program, spec, { seed, game: 0, seat }));
  const state = newState(program, seed);
  const moves: number[][] = [];
  while (!isOver(program, state) && moves.length < most) {
    const before = state.slice();
    const { picks, weighed = [] } = bots[actorOf(state)]!.choose(state);
    expect(state).toEqual(before);
    for (const move of [{ picks }, ...weighed]) {
      // A move in names is found again: every move that is named is legal.
      expect(encodeMove(program, state, readMove(program, state, move.picks))).toBeDefined();
    }
    for (const pick of picks) applyPick(program, state, pick);
    expect(isFaulty(state)).toBe(false);
    moves.push(picks);
  }
  return { state, moves };
}

const GAMES = [
  ...games.games().map((game) => ({ library: games, game })),
  ...fixtures.games().map((game) => ({ library: fixtures, game })),
];

test.each(GAMES)('$game: every bot plays legal moves, the same for the same seed', ({ library, game }) => {
  const program = programOf(library, game);
  const { players } = program.model;
  const kinds: BotSpec[] = [{ kind: 'mcts', iterations: 24 }, { kind: 'greedy' }, { kind: 'random' }];
  const specs = Array.from({ length: players }, (_, seat) => kinds[seat % kinds.length]!);
  const once = play(program, specs, 'x', 12);
  expect(play(program, specs, 'x', 12).moves).toEqual(once.moves);
});

test('random bots play the games of `playOut`', () => {
  const program = programOf(games, 'othello');
  const state = newState(program, 'x');
  playOut(program, state, botStreams('x', 0, 2), 1000);
  expect(play(program, [{ kind: 'random' }, { kind: 'random' }], 'x').state).toEqual(state);
});

describe('thinking step by step', () => {
  const program = programOf(games, 'connect-four');
  const bot = (spec: BotSpec) => createBot(program, spec, { seed: 1, game: 0, seat: 0 });
  const state = newState(program, 1);

  test('comes to the same choice as at once', () => {
    const spec: BotSpec = { kind: 'mcts', iterations: 200 };
    const thinking = bot(spec).think(state);
    let steps = 1;
    for (; !thinking.step(30); steps++) {
      expect(thinking.progress).toBeCloseTo((30 * steps) / 200);
      // A look at it changes nothing.
      thinking.best();
    }
    expect(steps).toBe(7);
    expect(thinking.progress).toBe(1);
    expect(thinking.best()).toEqual(bot(spec).choose(state));
  });

  test('has a choice at any time', () => {
    const thinking = bot({ kind: 'mcts', iterations: 1_000_000 }).think(state);
    expect(thinking.best().picks).toHaveLength(1);
    thinking.step(100);
    const { weighed, picks } = thinking.best();
    expect(weighed![0]!.picks).toEqual(picks);
    expect(weighed!.reduce((sum, { visits }) => sum + visits, 0)).toBe(100);
    for (const { expected } of weighed!) {
      expect(expected).toBeGreaterThanOrEqual(0);
      expect(expected).toBeLessThanOrEqual(1);
    }
  });

  test('ends when the time is over', () => {
    const start = Date.now();
    bot({ kind: 'mcts', milliseconds: 60 }).choose(state);
    expect(Date.now() - start).toBeGreaterThanOrEqual(60);
    expect(Date.now() - start).toBeLessThan(2000);
  });

  test.each<BotSpec>([{ kind: 'greedy' }, { kind: 'random' }])('$kind is done at once', (spec) => {
    const thinking = bot(spec).think(state);
    expect(thinking.step(1)).toBe(true);
    expect(thinking.best()).toEqual(bot(spec).choose(state));
    expect(formatBot(bot(spec).spec)).toBe(spec.kind);
  });
});
