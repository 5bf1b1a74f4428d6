import { expect, test } from 'vitest';
import { loadRuleSet, prepareGame, Session } from '../index.ts';

const RULES = `
houserules: 1
name: errands
title: Errands
players: { min: 2, max: 2 }
board: { place: { graph: { nodes: { inn: {}, mill: { label: the mill } }, edges: [[inn, mill]] } } }
components:
  coin: { tokens: 9, start: bank }
  pawn: { tokens: 1, each: player, start: home }
  letter:
    list:
      - { name: gift, effect: [{ move: { what: coin, amount: 2, from: bank, to: me.purse } }] }
      - { name: thanks }
    rules: { effect: effects }
    start: hand
zones:
  bank: { holds: coin }
  purse: { each: player, holds: coin }
  home: { each: player, holds: pawn }
  pawns: { each: place, holds: pawn }
  hand: { holds: letter }
  gone: { holds: letter }
turn:
  act:
    choose:
      go:
        text: Go to {place}
        params: { place: { space: place, where: { empty: { check: "place.pawns.pawn[me] == 0", because: You are here } } } }
        where: { first: { check: count(me.home) == 1, because: You have gone already } }
        do: [{ move: { what: pawn, of: me, from: me.home, to: place.pawns } }]
      open:
        params: { letter: { piece: hand } }
        do:
          - run: letter.effect
          - move: { what: letter, from: hand, to: gone }
end: { over: { after: turn, when: empty(hand) } }
`;

function start(text: string): Session {
  const rules = loadRuleSet({ uri: 'errands.yaml', text }, { library: { games: () => [], find: () => undefined } });
  if (!rules.ok) throw new Error(rules.diagnostics[0]!.message);
  const game = prepareGame(rules.value);
  if (!game.ok) throw new Error(game.diagnostics[0]!.message);
  return Session.start(game.value.program);
}

test('effects that are written on a piece are done by whoever runs them', () => {
  const session = start(RULES);
  session.play({ action: 'open', args: { letter: 'thanks' } });
  session.play({ action: 'open', args: { letter: 'gift' } });
  expect(session.readable().zones.purse).toEqual({ 0: {}, 1: { coin: 2 } });
});

test('a value in a row that is neither a value nor an effect is a problem', () => {
  const text = RULES.replace('[{ move: { what: coin', '[{ mvoe: { what: coin');
  expect(() => start(text)).toThrow(/mvoe/);
});

test('a check may have the name of a function, tokens of a player are counted by index, a space has a label', () => {
  const session = start(RULES);
  session.play({ action: 'go', args: { place: 'mill' } });
  expect(session.describe(0)).toBe('Go to the mill');
  session.play({ action: 'go', args: { place: 'inn' } });
  expect(session.why({ action: 'go', args: { place: 'mill' } }).reason).toBe('You are here');
  expect(session.why({ action: 'go', args: { place: 'inn' } }).reason).toBe('You have gone already');
});
