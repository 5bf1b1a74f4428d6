import { expect, test } from 'vitest';
import { loadRuleSet, prepareGame, Session } from '../index.ts';

/** Names of rules that are also names of what the compiler writes. */
const RULES = `
houserules: 1
name: names
title: Names
players: { min: 2, max: 2 }
board: { cell: { grid: { columns: 2, rows: 2, neighbours: 4 } } }
components: { card: { list: [{ rank: 1 }, { rank: 2 }], start: pile } }
zones: { pile: { holds: card, order: stack } }
define:
  near(cell): any other in cell.neighbours with other == cell.at(east)
  lonely(cell): any modulo in cell.neighbours with near(modulo) and modulo.row % 2 == 0
  under(card): any position in pile with position(position, pile) == 1 and position == card
turn: { act: { choose: { go: {} } } }
end: { over: { after: go, when: any cell with lonely(cell) or near(cell) } }
score:
  corners: { label: Corners, value: count cell with cell.at(south) != none and near(cell.at(south)) }
  cards: { label: Cards, value: count card with under(card) }
win:
  when: total(player) >= total(player.next)
  by: [{ highest: total + total(player.next) + player.seat }]
`;

test('names of queries and definitions never stand for what the compiler has called the same', () => {
  const rules = loadRuleSet(
    { uri: 'names.yaml', text: RULES },
    { library: { games: () => [], find: () => undefined } },
  );
  if (!rules.ok) throw new Error(rules.diagnostics[0]!.message);
  const game = prepareGame(rules.value);
  if (!game.ok) throw new Error(game.diagnostics[0]!.message);
  const session = Session.start(game.value.program);
  expect(session.scores().map(({ terms }) => terms)).toEqual([
    { corners: 1, cards: 1 },
    { corners: 1, cards: 1 },
  ]);
  expect(session.play({ action: 'go', args: {} }).ok).toBe(true);
  expect(session.outcome()).toMatchObject({ winners: [0, 1], ranking: [{ seat: 1 }, { seat: 0 }] });
});
