import { expect, test } from 'vitest';
import { loadRuleSet, prepareGame, Session } from '../index.ts';

const RULES = `
houserules: 1
name: shop
title: Shop
players: { min: 1, max: 1 }
components:
  coin: { tokens: 3, start: bank }
  good: { list: [{ name: a, cost: 1 }, { name: b, cost: 2 }, { name: c, cost: 9 }], start: shelf }
  row: { pieces: 3, name: row, start: column }
zones:
  bank: { holds: coin, unlimited: true }
  purse: { each: player, holds: coin }
  shelf: { holds: good }
  cart: { holds: good }
  column: { holds: row, order: stack }
variables: { depth: { integer: 0, min: 0, max: 9 }, poor: { boolean: false } }
setup:
  fill: { for: { someone: { player: all } }, do: [{ move: { what: coin, amount: 100, from: bank, to: someone.purse } }] }
turn:
  shop:
    while: count(cart) < 3
    choose:
      take:
        params: { good: { piece: shelf, where: good.cost < 9 } }
        do: [{ move: { what: good, from: shelf, to: cart } }]
    decline: Enough
  look:
    do:
      - set: { poor: me.purse.coin < 50 }
      - for: { row: { piece: column, where: "row == bottom(column) and position(row, column) != none" } }
        do: [{ set: { depth: "position(row, column)" } }]
  go: { choose: { stop: {} } }
end: { over: { after: stop } }
`;

function start(text = RULES): Session {
  const rules = loadRuleSet({ uri: 'shop.yaml', text }, { library: { games: () => [], find: () => undefined } });
  if (!rules.ok) throw new Error(rules.diagnostics[0]!.message);
  const game = prepareGame(rules.value);
  if (!game.ok) throw new Error(game.diagnostics[0]!.message);
  return Session.start(game.value.program);
}

const decline = { action: 'decline', args: {} };
const take = (good: string) => ({ action: 'take', args: { good } });

test('whoever declines is done with the loop', () => {
  const session = start();
  expect(session.legal()).toEqual([take('a'), take('b'), decline]);
  session.play(take('b'));
  expect(session.legal()).toEqual([take('a'), decline]);
  session.play(decline);
  expect(session.next?.decision).toBe('turn.go');
});

test('so is whoever has nothing to choose', () => {
  for (const text of [RULES, RULES.replace('    decline: Enough\n', '')]) {
    const session = start(text);
    session.play(take('a'));
    session.play(take('b'));
    expect(session.next?.decision).toBe('turn.go');
  }
});

test('what a bank that never runs out has given has no upper bound', () => {
  const session = start();
  session.play(decline);
  expect(session.readable().zones.purse).toEqual({ 0: { coin: 100 } });
  expect(session.readable().variables).toEqual({ depth: 2, poor: false });
});
