import { describe, expect, test } from 'vitest';
import { fixtures, games, rulesOf } from '../../test/support/library.ts';
import type { Program, State } from '../compiler/program.ts';
import { prepareGame } from '../index.ts';
import { applyPick, isOver, listPicks, newState } from './game.ts';
import { legalMoves } from './moves.ts';
import { perft } from './perft.ts';

function programOf(library: typeof fixtures, game: string, variant?: string, players?: number, options = {}): Program {
  const rules = rulesOf(library, game, variant ? [variant] : undefined);
  const prepared = prepareGame(rules, { players, options });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.diagnostics));
  return prepared.value.program;
}

const counts = (program: Program, depth: number, decisions = false): unknown[] => {
  const state = newState(program, 1);
  return Array.from({ length: depth }, (_, d) => perft(program, state, d + 1, { decisions })).map((result) =>
    result.ok ? result.value : result.diagnostics[0]!.message,
  );
};

describe('perft of Square on Sale, known counts', () => {
  test.each([
    ['new-games-order', 3, [501, 4329]],
    ['new-games-order', 4, [501, 4329]],
    ['original-basic', 3, [501, 245751]],
    ['original-standard', 3, [501, 245751]],
    ['original-bubble', 3, [501, 91671]],
  ])('%s, %i players', (variant, players, expected) => {
    const program = programOf(games, 'square-on-sale', variant, players, { money: 20 });
    expect(counts(program, 2, true)).toEqual(expected);
    // Neither a bid nor a gem takes more than one pick.
    expect(counts(program, 2)).toEqual(expected);
  });
});

/** The slow way: every move made on a copy. */
function moves(program: Program, state: State, depth: number): number {
  if (depth === 0) return 1;
  if (isOver(program, state)) return 0;
  return legalMoves(program, state).reduce((sum, { picks }) => {
    const next = state.slice();
    for (const pick of picks) applyPick(program, next, pick);
    return sum + moves(program, next, depth - 1);
  }, 0);
}

function picks(program: Program, state: State, depth: number): number {
  if (depth === 0) return 1;
  return listPicks(program, state).reduce((sum, pick) => {
    const next = state.slice();
    applyPick(program, next, pick);
    return sum + picks(program, next, depth - 1);
  }, 0);
}

test.each([
  ['kuhn-poker', 4],
  ['rock-paper-scissors', 5],
  ['auction', 5],
  ['gifts', 4],
])('perft of %s equals counting one by one', (game, depth) => {
  const program = programOf(fixtures, game);
  const state = newState(program, 3);
  const before = state.slice();
  for (let d = 0; d <= depth; d++) {
    expect(perft(program, state, d)).toMatchObject({ ok: true, value: moves(program, state, d) });
    expect(perft(program, state, d, { decisions: true })).toMatchObject({ ok: true, value: picks(program, state, d) });
  }
  expect(state).toEqual(before);
});

test('games that ended earlier add nothing', () => {
  const program = programOf(fixtures, 'kuhn-poker');
  // check, bet | check check, check bet, bet call, bet fold | check bet call, check bet fold | nothing
  expect(counts(program, 4)).toEqual([2, 4, 2, 0]);
});
