import { expect, test } from 'vitest';
import { loadRuleSet, prepareGame, Session } from '../index.ts';

const RULES = `
houserules: 1
name: dominoes
title: Dominoes
players: { min: 1, max: 1 }
options:
  large: { boolean: false, label: Large }
  colors: { permutation: [red, blue], of: { red: Red, blue: Blue }, label: Colors }
kinds: { color: [red, blue] }
components:
  tile:
    list:
      - { name: own, ends: option.colors, copies: 2 }
      - { name: blank }
      - { name: spare, ends: [blue, blue], copies: if option.large then 3 else 0 }
      - { ends: [red, red] }
    copies: if option.large then 2 else 1
    name: "{ends}"
    start: row
zones: { row: { holds: tile }, gone: { holds: tile } }
turn:
  act:
    choose:
      take:
        params: { tile: { piece: row, where: "tile.ends[0] == red or tile.ends[0] == none" } }
        do: [{ move: { what: tile, from: row, to: gone } }]
      stop: { otherwise: true }
end: { over: { after: stop } }
`;

function start(options: Record<string, unknown> = {}, text = RULES): Session {
  const rules = loadRuleSet({ uri: 'dominoes.yaml', text }, { library: { games: () => [], find: () => undefined } });
  if (!rules.ok) throw new Error(rules.diagnostics[0]!.message);
  const game = prepareGame(rules.value, { options });
  if (!game.ok) throw new Error(game.diagnostics[0]!.message);
  return Session.start(game.value.program);
}

const row = (session: Session) => session.readable().zones.row;
const takes = (session: Session) => session.legal().map((move) => move.args.tile);

test('a row says itself how many copies there are, and the others as many as the list says', () => {
  expect(row(start())).toEqual({ tile: ['blank', 'own', 'own', 'red-red'] });
  expect(row(start({ large: true }))).toEqual({
    tile: ['blank', 'blank', 'own', 'own', 'red-red', 'red-red', 'spare', 'spare', 'spare'],
  });
});

test('a field may be what an option says, and none where a row has no list', () => {
  expect(takes(start())).toEqual(['own', 'blank', 'red-red']);
  expect(takes(start({ colors: ['blue', 'red'] }))).toEqual(['blank', 'red-red']);
});

test('a row without copies still says what a field is', () => {
  const none = RULES.replace('copies: 2', 'copies: 0').replace(
    '{ ends: [red, red] }',
    '{ ends: [red, red], copies: 0 }',
  );
  expect(takes(start({}, none))).toEqual(['blank']);
});

test('a field of an option that is not there is a problem of that row', () => {
  const text = RULES.replace('ends: option.colors', 'ends: option.color');
  const rules = loadRuleSet({ uri: 'dominoes.yaml', text }, { library: { games: () => [], find: () => undefined } });
  const game = rules.ok && prepareGame(rules.value);
  if (!game || game.ok) throw new Error('it should be refused');
  expect(game.diagnostics.map(({ code, range }) => [code, range.start.line])).toContainEqual(['unknown-option', 13]);
});
