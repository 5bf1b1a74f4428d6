import { describe, expect, test } from 'vitest';
import { shippedGames } from '../../test/library.ts';
import { type Move, prepareGame, type RuleSet, Session } from '../index.ts';
import { loadRuleSet } from '../language/index.ts';
import { must } from '../language/testing.ts';
import { type Reasons, reasonsOf } from './reasons.ts';

const HEAD = 'houserules: 1\nextends: square-on-sale\nname: mine\ntitle: Mine\n';

function played(moves: readonly Move[], own = ''): { ruleSet: RuleSet; session: Session } {
  const ruleSet = must(loadRuleSet({ uri: 'mine.yaml', text: HEAD + own }, { library: shippedGames }));
  const { program } = must(prepareGame(ruleSet, { players: 3 }));
  const session = Session.start(program, { seed: 1 });
  for (const move of moves) must(session.play(move));
  return { ruleSet, session };
}
const bid = (square: string, amount?: number): Move => ({ action: 'bid', args: { square, ...(amount && { amount }) } });
const reasonsAt = (own: string): Reasons => {
  const { ruleSet, session } = played([], own);
  return reasonsOf(ruleSet, session, bid('a1'));
};
const pass: Move = { action: 'pass', args: {} };
const gem: Move = { action: 'placeGem', args: { square: 'c3' } };

describe('reasons', () => {
  test('say what the rule that decides sees', () => {
    const asked = played([bid('a1', 2), gem]);
    // Blue and Yellow pass, then it is the turn of Red, who bids on a1 already.
    for (const move of [pass, gem, pass, gem]) must(asked.session.play(move));
    const reasons = reasonsOf(asked.ruleSet, asked.session, bid('a1'), {
      wording: { player: (seat) => ['Red', 'Blue', 'Yellow'][seat]! },
    });
    expect(reasons).toMatchObject({ legal: false, reason: 'You hold the top bid here already' });
    expect(reasons.place?.path).toBe('turn.act.bid.square.notMine');
    expect(reasons.values).toEqual([
      { expression: 'square.bidder != me', value: 'no' },
      { expression: 'square.bidder', value: 'Red' },
      { expression: 'square', value: 'a1' },
      { expression: 'me', value: 'Red' },
    ]);
  });

  test('of a number its bounds', () => {
    const asked = played([bid('a1', 4), gem]);
    const { reason, values } = reasonsOf(asked.ruleSet, asked.session, bid('a1', 3));
    expect(reason).toBe('The bid must be higher than 4, and you have 20');
    expect(values.slice(0, 2)).toEqual([
      { expression: 'count(square.bid) + 1', value: '5' },
      { expression: 'count(square.bid)', value: '4' },
    ]);
    expect(values).toContainEqual({ expression: 'me.supply.money', value: '20' });
    // What lies in a place is no value.
    expect(values.map(({ expression }) => expression)).not.toContain('square.bid');
  });

  test('a check without words of its own, in either spelling', () => {
    const own =
      'patch:\n  turn.act.bid.square.notMine: { replace: "not (square.bidder == me) and square.row > 2" }\n  turn.act.bid.square.marker: { replace: { ">": [{ var: "bank.marker" }, 0] } }\n';
    const { place, values } = reasonsAt(own);
    expect(place?.path).toBe('turn.act.bid.square.notMine');
    expect(values).toContainEqual({ expression: 'square.row', value: '1' });
  });

  test('where there are secrets, what somebody may know', () => {
    const text = [
      'houserules: 1\nextends: kuhn-poker\nname: mine\ntitle: Mine\npatch:',
      '  turn.act.bet.where: { replace: { check: "rank(me) + rank(me.next) + pot.chip > 9" } }\n',
    ].join('\n');
    const ruleSet = must(loadRuleSet({ uri: 'mine.yaml', text }, { library: shippedGames }));
    const session = Session.start(must(prepareGame(ruleSet)).program, { seed: 1 });
    const told = (whose?: 'everything' | 'mover' | 'all') =>
      reasonsOf(ruleSet, session, { action: 'bet', args: {} }, { told: whose }).values.map(
        ({ expression }) => expression,
      );
    const open = ['rank(me) + rank(me.next) + pot.chip', 'rank(me) + rank(me.next)', 'rank(me)', 'rank(me.next)'];
    expect(told()).toEqual(expect.arrayContaining([...open, 'pot.chip']));
    expect(told('mover')).toEqual(expect.arrayContaining(['rank(me)', 'pot.chip', 'me.next']));
    expect(told('mover')).not.toEqual(expect.arrayContaining(['rank(me.next)']));
    expect(told('mover')).not.toContain(open[0]);
    expect(told('mover')).not.toContain(open[1]);
    expect(told('all')).not.toContain('rank(me)');
    expect(told('all')).toEqual(expect.arrayContaining(['pot.chip', 'me.next']));
  });

  test('of a piece that is drawn from a hidden hand nothing is told', () => {
    const text = [
      'houserules: 1\nextends: kuhn-poker\nname: mine\ntitle: Mine\npatch:',
      '  turn.act.bet:',
      '    set: { params: { taken: { piece: me.next.hand, where: { high: "taken.rank > 9 and me.purse.chip < 5" } } } }\n',
    ].join('\n');
    const ruleSet = must(loadRuleSet({ uri: 'mine.yaml', text }, { library: shippedGames }));
    const session = Session.start(must(prepareGame(ruleSet)).program, { seed: 1 });
    const [taken] = (session.readable().zones.hand as Record<string, { card: string[] }>)[1]!.card;
    const told = (whose: 'everything' | 'mover') =>
      reasonsOf(ruleSet, session, { action: 'bet', args: { taken: taken! } }, { told: whose }).values;
    const expressions = (whose: 'everything' | 'mover') => told(whose).map(({ expression }) => expression);
    expect(expressions('everything')).toEqual(expect.arrayContaining(['taken.rank', 'me.purse.chip']));
    expect(expressions('mover')).toContain('me.purse.chip');
    expect(expressions('mover').filter((one) => one.includes('taken'))).toEqual([]);
  });

  test('a check without a name, in an action and in a parameter', () => {
    const ruleSet = must(loadRuleSet({ game: 'kuhn-poker' }, { library: shippedGames }));
    const session = Session.start(must(prepareGame(ruleSet)).program, { seed: 1 });
    expect(reasonsOf(ruleSet, session, { action: 'call', args: {} })).toMatchObject({
      reason: 'There is no bet',
      values: [{ expression: 'betting', value: 'no' }],
    });
    const own = `patch:\n  turn.act.bid.square:\n    set: { where: "square.row > 1 and square.bidder != me" }\n`;
    expect(reasonsAt(own).values).toContainEqual({ expression: 'square.row', value: '1' });
  });

  test('nothing of a legal move', () => {
    expect(reasonsAt('')).toEqual({ legal: true, values: [] });
  });
});
