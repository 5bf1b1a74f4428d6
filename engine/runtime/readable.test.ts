import { describe, expect, test } from 'vitest';
import { HIDDEN, loadRuleSet, type Program, prepareGame, readState, Session, writeState } from '../index.ts';

function programOf(rules: string): Program {
  const text = `houserules: 1\nname: small\ntitle: Small\nplayers: { min: 2, max: 2 }\n${rules}`;
  const loaded = loadRuleSet({ uri: 'small.yaml', text }, { library: { games: () => [], find: () => undefined } });
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join('\n'));
  const prepared = prepareGame(loaded.value);
  if (!prepared.ok) throw new Error(prepared.diagnostics.map(({ message }) => message).join('\n'));
  return prepared.value.program;
}

test('variables of the same name are told apart by their boards', () => {
  const program = programOf(`
board:
  field: { track: { length: 2 }, variables: { level: { integer: 1, min: 0, max: 9 }, owner: { player: none } } }
  tower: { track: { length: 1 }, variables: { level: { integer: 2, min: 0, max: 9 } } }
variables: { level: { integer: 3, min: 0, max: 9 } }
turn: { act: { choose: { go: {} } } }
end: { over: { after: turn } }
`);
  const { state } = Session.start(program);
  const readable = readState(program, state);
  expect(readable.variables).toEqual({
    level: 3,
    'field.level': { s1: 1, s2: 1 },
    'tower.level': { s1: 2 },
    owner: { s1: null, s2: null },
  });
  expect(readState(program, writeState(program, readable))).toEqual(readable);
});

describe('a piece that a variable holds', () => {
  const program = programOf(`
components: { card: { deck: { rank: { from: 1, to: 3 } }, name: "card {rank}", start: deck } }
zones: { deck: { holds: card, order: stack, seen: nobody }, hand: { each: player, holds: card, seen: owner } }
variables: { lead: { piece: none, of: card }, below: { piece: none, of: card } }
setup:
  deal:
    do:
      - move: { amount: 1, from: deck, to: seat(0).hand }
      - set: { lead: first card in seat(0).hand, below: bottom(deck) }
turn: { act: { choose: { go: {} } } }
end: { over: { after: turn } }
`);
  const { state } = Session.start(program);

  test('is named to those who have seen it', () => {
    expect(readState(program, state, 0).variables).toEqual({ lead: 'card 1', below: HIDDEN });
    expect(readState(program, state, 1).variables).toEqual({ lead: HIDDEN, below: HIDDEN });
    expect(readState(program, state).variables).toEqual({ lead: 'card 1', below: 'card 3' });
  });
});
