import { expect, test } from 'vitest';
import { loadRuleSet, prepareGame, Session } from '../index.ts';
import { census } from '../runtime/position.ts';

/** Stones lie one to a space and move on; whose lies on top is asked, and in `asks` which of them it is. */
const rules = (asks: string, limit = ', limit: 1') => `
houserules: 1
name: lanes
title: Lanes
players: { min: 2, max: 2 }
board: { cell: { grid: { columns: 4, rows: 1, neighbours: 4 } } }
components: { stone: { tokens: 3, each: player, start: hand } }
zones:
  hand: { each: player, holds: stone }
  lane: { each: cell, holds: stone, order: stack${limit} }
define: { owner(cell): top(cell.lane).owner }
turn:
  act:
    choose:
      put:
        params: { cell: { space: cell, where: { check: "${asks}", because: Not here } } }
        do: [{ move: { what: stone, of: me, amount: 1, from: me.hand, to: cell.lane } }]
      push:
        params: { cell: { space: cell, where: { check: owner(cell) == me and cell.at(east) != none, because: Not yours } } }
        do: [{ move: { what: stone, of: me, amount: 1, from: cell.lane, to: cell.at(east).lane } }]
      take:
        params: { cell: { space: cell, where: { check: owner(cell) == me, because: Not yours } } }
        do: [{ move: { from: cell.lane, to: me.hand } }]
end: { full: { after: put, when: every cell with not empty(cell.lane) } }
`;

function program(text: string) {
  const loaded = loadRuleSet({ uri: 'lanes.yaml', text }, { library: { games: () => [], find: () => undefined } });
  if (!loaded.ok) throw new Error(loaded.diagnostics[0]!.message);
  const game = prepareGame(loaded.value);
  if (!game.ok) throw new Error(game.diagnostics[0]!.message);
  return game.value.program;
}

const start = (text: string): Session => Session.start(program(text));
const at = (action: string, cell: string) => ({ action, args: { cell } });

test('a stack of one thing is one slot, and its tokens are not told apart', () => {
  const { layout } = program(rules('empty(cell.lane)'));
  expect(layout.linked).toBe(false);
  const lane = [...layout.zones.values()].find(({ zone }) => zone.name === 'lane')!;
  expect(lane).toMatchObject({ single: true, stride: 1 });
});

test('where stacks hold more, or a rule asks which token it is, everything is linked', () => {
  expect(program(rules('empty(cell.lane)', '')).layout.linked).toBe(true);
  const told = program(
    rules('empty(cell.lane) and (cell.at(east) == none or top(cell.at(east).lane) == top(cell.lane))'),
  );
  expect(told.layout.linked).toBe(true);
});

test.each(['empty(cell.lane)', 'empty(cell.lane) and count(cell.lane.stone) == 0'])(
  'stones are put, pushed and taken back, and none is lost (%s)',
  (asks) => {
    const session = start(rules(asks));
    const before = census(session.program, session.state);
    for (const move of [at('put', 'a1'), at('put', 'd1'), at('push', 'a1'), at('take', 'd1'), at('push', 'b1')]) {
      expect(session.play(move).ok).toBe(true);
      expect(census(session.program, session.state)).toEqual(before);
    }
    const { zones } = session.readable();
    expect(zones.lane).toEqual({ a1: [], b1: [], c1: ['stone:0'], d1: [] });
    expect(zones.hand).toEqual({ 0: { stone: { 0: 2 } }, 1: { stone: { 1: 3 } } });
    const indexed = session.state.slice();
    session.program.code.reindex(indexed);
    expect(indexed).toEqual(session.state);
  },
);

test('a second thing does not go onto a stack of one: the move is a fault of the rules', () => {
  const session = start(rules('true'));
  expect(session.play(at('put', 'a1')).ok).toBe(true);
  expect(session.play(at('put', 'a1')).ok).toBe(false);
  expect(session.readable().zones.lane).toMatchObject({ a1: ['stone:0'] });
});
