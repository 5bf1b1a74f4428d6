import { expect, test } from 'vitest';
import { shippedGames as library } from '../../test/library.ts';
import { createRandom, loadRuleSet, prepareGame, Session } from '../index.ts';
import { must } from '../language/testing.ts';
import { newRuleSet } from './new-rule-set.ts';
import { spacesOf, valuesIn } from './values.ts';

const rules = { uri: 'mine.yaml', text: newRuleSet('square-on-sale', { name: 'ours', title: 'Ours' }) };
const ruleSet = must(loadRuleSet(rules, { library }));
const session = Session.start(must(prepareGame(ruleSet, { players: 3 })).program, { seed: 5 });
const bid = { action: 'bid', args: { square: 'a1', amount: 3 } };
must(session.play(bid));
must(session.play(session.legal()[0]!));

test('an expression has the value that the rules see, and so have its parts', () => {
  expect(session.next!.actor).toBe(1);
  expect(valuesIn(ruleSet, session, 'count(me.supply.money) - option.gems * 2')).toEqual({
    whole: '-40',
    parts: [
      { expression: 'count(me.supply.money)', value: '20' },
      { expression: 'me.supply.money', value: '20' },
      { expression: 'option.gems * 2', value: '60' },
      { expression: 'option.gems', value: '30' },
    ],
    seat: 1,
  });
  const { whole, seat } = valuesIn(ruleSet, session, 'all square with square.bidder == seat(0)');
  expect([whole, seat]).toEqual(['a1', undefined]);
  expect(valuesIn(ruleSet, session, 'sum of count(square.bid) for square in squares').whole).toBeUndefined();
});

test('what only the rule knows has no value, the rest has', () => {
  const free = ['square'];
  expect(valuesIn(ruleSet, session, 'count(square.bid) + count(me.supply.money)', { free })).toEqual({
    parts: [
      { expression: 'count(me.supply.money)', value: '20' },
      { expression: 'me.supply.money', value: '20' },
    ],
    seat: 1,
  });
  expect(valuesIn(ruleSet, session, 'count(')).toEqual({ parts: [] });
});

test('a definition has the spaces that it is about now', () => {
  const open = spacesOf(ruleSet, session, 'open')!;
  expect(open.set).toBe('square');
  expect(open.spaces).toHaveLength(24);
  expect(open.spaces).not.toContain('a1');
  expect(spacesOf(ruleSet, session, 'built')).toEqual({ set: 'square', spaces: [] });
  expect(spacesOf(ruleSet, session, 'noSuchDefinition')).toBeUndefined();
});

test('every value of every shipped game can be asked for at every place', () => {
  for (const name of library.games()) {
    const game = must(loadRuleSet({ game: name }, { library }));
    const own = Session.start(must(prepareGame(game)).program, { seed: 2 });
    const random = createRandom('values');
    for (let n = 0; n < 8 && own.next; n++) must(own.playRandom(random));
    // Scores are expressions of a player alone: whoever decides is that player.
    const seat = own.next?.actor ?? 0;
    const terms = (game.definition.score ?? {}) as Record<string, { value?: unknown } | string>;
    for (const [term, written] of Object.entries(terms)) {
      const value = typeof written === 'object' && written !== null ? written.value : written;
      if (typeof value !== 'string' || !own.next) continue;
      const { whole } = valuesIn(game, own, value);
      expect(`${name} ${term} ${whole}`).toBe(`${name} ${term} ${own.scores()[seat]!.terms[term]}`);
    }
  }
});
