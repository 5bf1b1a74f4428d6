/** What single effects do: the position after one move, or the fault that keeps it from being made. */
import { describe, expect, test } from 'vitest';
import { loadRuleSet, prepareGame, Session } from '../index.ts';

/** A game whose only move does some effects; the position is one of each kind of zone with things in them. */
const gameOf = (effects: string): string =>
  `houserules: 1
name: effects
title: Effects
players: { min: 3, max: 3 }
board:
  spot: { track: { length: 3 }, groups: { start: [s1] }, variables: { mark: { player: none }, level: { integer: 0, min: 0, max: 5 } } }
components:
  coin: { tokens: 3, each: player, start: purse }
  rock: { tokens: 4, start: quarry }
  card: { deck: { rank: { from: 1, to: 4 } }, name: "card {rank}", start: deck }
zones:
  purse: { each: player, holds: coin }
  quarry: { holds: [rock, coin] }
  tower: { each: spot, holds: [coin, rock], order: stack, limit: 3 }
  deck: { holds: card, order: stack, seen: nobody }
  hand: { each: player, holds: card, seen: owner }
  shelf: { holds: card, limit: 2 }
  sink: { holds: [rock, coin], unlimited: true }
variables:
  a: { integer: 1, min: 0, max: 9 }
  b: { integer: 5, min: 0, max: 9 }
  maybe: { integer: none, min: 0, max: 9 }
  lead: { player: none }
  heir: { player: seat(1) }
  score: { integer: 0, min: 0, max: 9, each: player }
setup:
  build:
    for: { spot: { space: spot, in: start } }
    do:
      - move: { what: rock, amount: 1, from: quarry, to: spot.tower }
      - move: { what: coin, of: seat(0), amount: 1, from: seat(0).purse, to: spot.tower }
      - move: { what: coin, of: seat(1), amount: 1, from: seat(1).purse, to: spot.tower }
turn: { act: { choose: { go: { do: ${effects} } } } }
end: { over: { after: turn } }
`;

function play(effects: string): { session: Session; fault?: string } {
  const rules = loadRuleSet(
    { uri: 'effects.yaml', text: gameOf(effects) },
    { library: { games: () => [], find: () => undefined } },
  );
  if (!rules.ok) throw new Error(rules.diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  const prepared = prepareGame(rules.value);
  if (!prepared.ok) throw new Error(prepared.diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  const session = Session.start(prepared.value.program);
  const played = session.play({ action: 'go', args: {} });
  return { session, fault: played.ok ? undefined : played.diagnostics[0]!.message };
}

/** The part of a readable position that a path of names leads to. */
function at(session: Session, path: string): unknown {
  const { zones, variables } = session.readable();
  let value: unknown = { ...zones, ...variables };
  for (const name of path.split('.')) value = (value as Record<string, unknown>)[name];
  return value;
}

describe('effects', () => {
  test.each<[string, string, unknown]>([
    ['[{ set: { a: b, b: a } }]', 'a', 5],
    ['[{ set: { a: b, b: a } }]', 'b', 1],
    ['[{ set: { a: b, b: "a + b" } }]', 'b', 6],
    ['[{ set: { lead: heir, heir: me } }]', 'lead', 1],
    ['[{ set: { heir: "heir.next", heir.score: 4 } }]', 'score', { 0: 0, 1: 4, 2: 0 }],
    ['[{ change: { a: b, b: a } }]', 'b', 6],
    ['[{ change: { a: -1 } }]', 'a', 0],
    ['[{ set: { maybe: 3 } }, { change: { maybe: 2 } }]', 'maybe', 5],
    ['[{ let: { x: a } }, { set: { a: 7 } }, { set: { b: x } }]', 'b', 1],
    ['[{ for: { k: { integer: { min: 1, max: 3 } } }, do: [{ change: { a: k } }] }]', 'a', 7],
    [
      '[{ for: { s: { space: spot, where: s.level == 0 } }, do: [{ for: { t: { space: spot } }, do: [{ change: { t.level: 1 } }] }] }]',
      'level',
      { s1: 3, s2: 3, s3: 3 },
    ],
    ['[{ while: a < 6, do: [{ change: { a: 2 } }] }]', 'a', 7],
    ['[{ if: a == 1, then: [{ set: { a: 2 } }], else: [{ set: { a: 3 } }] }]', 'a', 2],
    ['[{ when: a == 2, set: { a: 9 } }]', 'a', 1],
    [
      '[{ for: { p: { player: others } }, do: [{ set: { p.score: "b", b: "b - 1" } }] }]',
      'score',
      { 0: 0, 1: 5, 2: 4 },
    ],
    [
      '[{ move: { what: coin, of: me, amount: 2, from: me.purse, to: quarry } }]',
      'quarry',
      { rock: 3, coin: { 0: 2 } },
    ],
    ['[{ move: { what: coin, of: me, upTo: 9, from: me.purse, to: quarry } }]', 'quarry.coin', { 0: 2 }],
    ['[{ move: { what: coin, of: me, upTo: "a - 5", from: me.purse, to: quarry } }]', 'quarry', { rock: 3 }],
    [
      '[{ for: { s: { space: spot } }, do: [{ move: { from: s.tower, to: quarry } }] }]',
      'quarry',
      { rock: 4, coin: { 0: 1, 1: 1 } },
    ],
    [
      '[{ for: { s: { space: spot } }, do: [{ move: { what: coin, from: s.tower, to: sink } }] }]',
      'tower',
      { s1: ['rock'], s2: [], s3: [] },
    ],
    [
      '[{ for: { s: { space: spot, in: start } }, do: [{ move: { what: rock, amount: 1, from: s.tower, to: quarry } }] }]',
      'tower.s1',
      ['coin:1', 'coin:0'],
    ],
    [
      '[{ for: { s: { space: spot, in: start } }, do: [{ move: { amount: 1, from: s.tower, to: quarry } }, { move: { what: rock, amount: 1, from: quarry, to: s.tower, at: bottom } }] }]',
      'tower.s1',
      ['coin:0', 'rock', 'rock'],
    ],
    [
      '[{ for: { s: { space: spot, in: start }, }, do: [{ for: { t: { space: spot, in: s.neighbours } }, do: [{ move: { from: s.tower, to: t.tower } }] }] }]',
      'tower.s2',
      ['rock', 'coin:0', 'coin:1'],
    ],
    ['[{ move: { amount: 2, from: deck, to: me.hand } }]', 'hand', { 0: { card: ['card 1', 'card 2'] }, 1: {}, 2: {} }],
    [
      '[{ for: { s: { space: spot, in: start } }, do: [{ move: { from: s.tower, to: s.tower } }] }]',
      'tower.s1',
      ['coin:1', 'coin:0', 'rock'],
    ],
    [
      '[{ for: { s: { space: spot, in: start } }, do: [{ move: { upTo: 2, from: s.tower, to: s.tower, at: bottom } }] }]',
      'tower.s1',
      ['rock', 'coin:1', 'coin:0'],
    ],
    [
      '[{ for: { c: { piece: deck, where: c.rank > 2 } }, do: [{ move: { what: c, from: deck, to: me.hand } }] }]',
      'deck',
      ['card 1', 'card 2'],
    ],
    [
      '[{ move: { what: "all c in deck with c.rank > 2", from: deck, to: shelf } }]',
      'shelf',
      { card: ['card 3', 'card 4'] },
    ],
    [
      '[{ move: { amount: 1, from: deck, to: me.hand } }, { move: { what: card, from: me.hand, to: deck, at: bottom } }]',
      'deck',
      ['card 2', 'card 3', 'card 4', 'card 1'],
    ],
  ])('%s', (effects, path, expected) => {
    const { session, fault } = play(effects);
    expect(fault).toBeUndefined();
    expect(at(session, path)).toEqual(expected);
  });
});

describe('effects that can’t be made leave the position as it is', () => {
  test.each<[string, RegExp]>([
    ['[{ move: { what: coin, of: me, amount: 3, from: me.purse, to: quarry } }]', /more than there is/],
    ['[{ move: { what: coin, of: me, amount: "a - 5", from: me.purse, to: quarry } }]', /more than there is/],
    ['[{ move: { what: rock, amount: 5, from: quarry, to: sink } }]', /more than there is/],
    ['[{ move: { amount: 5, from: deck, to: me.hand } }]', /more than there is/],
    ['[{ move: { amount: "a - 3", from: deck, to: me.hand } }]', /more than there is/],
    ['[{ move: { amount: 3, from: deck, to: shelf } }]', /more than fits/],
    ['[{ move: { what: card, from: deck, to: shelf } }]', /more than fits/],
    [
      '[{ for: { s: { space: spot, in: start } }, do: [{ move: { what: rock, amount: 1, from: quarry, to: s.tower } }] }]',
      /more than fits/,
    ],
    [
      '[{ for: { s: { space: spot, in: start } }, do: [{ move: { what: rock, amount: 2, from: s.tower, to: quarry } }] }]',
      /more than there is/,
    ],
    [
      '[{ for: { s: { space: spot, in: start } }, do: [{ for: { t: { space: spot, in: s.neighbours } }, do: [{ move: { what: rock, amount: 1, from: quarry, to: t.tower } }, { move: { what: coin, from: s.tower, to: t.tower } }, { move: { what: rock, from: s.tower, to: t.tower } }] }] }]',
      /more than fits/,
    ],
    ['[{ change: { a: 9 } }]', /would take `a` out of its range, which is 0 to 9/],
    ['[{ change: { a: -2 } }]', /out of its range/],
    ['[{ set: { a: "a + b * 2" } }]', /out of its range/],
    ['[{ change: { maybe: 1 } }]', /number that is none/],
    ['[{ set: { lead.score: 1 } }]', /of nobody/],
    ['[{ move: { what: coin, of: me, amount: 1, from: me.purse, to: lead.purse } }]', /./],
    ['[{ while: a < 9, do: [{ set: { b: 1 } }] }]', /without end/],
    [
      '[{ set: { a: 2 } }, { while: b > 0, do: [{ if: a == 2, then: [{ set: { a: 3 } }], else: [{ set: { a: 2 } }] }] }]',
      /without end/,
    ],
  ])('%s', (effects, message) => {
    const { session, fault } = play(effects);
    expect(fault).toMatch(message);
    expect(session.position).toBe(0);
    expect(at(session, 'a')).toBe(1);
  });
});
