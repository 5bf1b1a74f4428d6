import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedGames } from '../../test/library.ts';
import { describeOptions, loadRuleSet } from '../language/index.ts';
import { BASE, libraryOf, must } from '../language/testing.ts';
import type { LoadChoices, RuleSet } from '../language/types.ts';
import { type Comparison, compareRuleSets, compareWithPrinted } from './compare.ts';
import { newRuleSet } from './new-rule-set.ts';

const HEAD = 'houserules: 1\nextends: town\nname: ours\ntitle: Ours\n';
const town = (text: string, choices: Partial<LoadChoices> = {}): RuleSet =>
  must(loadRuleSet({ uri: 'mine.yaml', text }, { library: libraryOf(), ...choices }));
const withPrinted = (ruleSet: RuleSet, choices = {}): Comparison =>
  compareWithPrinted(ruleSet, must(describeOptions(ruleSet, ruleSet.definition.players!.min)), choices);
const sentences = (own: string, choices: Partial<LoadChoices> = {}) => withPrinted(town(HEAD + own, choices)).sentences;

describe('compared with the printed rules', () => {
  test('rules that are as printed differ in nothing', () => {
    expect(sentences('')).toEqual([]);
    expect(withPrinted(must(loadRuleSet({ game: 'town' }, { library: libraryOf() }))).sentences).toEqual([]);
  });

  test('variants beyond the defaults are named', () => {
    expect(sentences('variants: [extra]')).toEqual(['With the house rule “Extra rule”']);
    expect(sentences('variants: [old]')).toEqual(['“old” instead of “Printed rules”']);
    const library = libraryOf(BASE.replace('older, extra', 'older, extra, gone'), {
      gone: 'houserules: 1\nextends: town\nname: gone\ntitle: Gone\ndefault: true\n',
    });
    expect(sentences('variants: []', { library })).toEqual(['Without “Gone”']);
  });

  test('options are said with their labels', () => {
    expect(sentences('with: { money: 12, gems: false, kind: some }')).toEqual([
      'Money: 12, was: 20',
      'Gems: off, was: on',
      'Kind: Some, was: All',
    ]);
    expect(sentences('variants: [old]\nwith: { money: 10 }')).toEqual(['“old” instead of “Printed rules”']);
    expect(sentences('', { options: { money: 7 } })).toEqual(['Money: 7, was: 20']);
    const { changes } = withPrinted(town(`${HEAD}with: { money: 12 }`));
    expect(changes).toEqual([{ kind: 'option', path: 'money', sentence: 'Money: 12, was: 20', before: 20, after: 12 }]);
  });

  test('lists and orders are said with the labels of their items', () => {
    const game = BASE.replace(
      '  kind:',
      '  order: { permutation: [a, b], of: { a: First, b: Second }, label: Order }\n  some: { list: [], of: { integer: { min: 1, max: 3 } }, label: Some }\n  kind:',
    );
    expect(sentences('with: { order: [b, a], some: [1, 1] }', { library: libraryOf(game) })).toEqual([
      'Order: Second, First, was: First, Second',
      'Some: 1, 1, was: nothing',
    ]);
  });

  test.each([
    ['turn.act: { set: { when: rich(me) } }', 'The step `act` of the turn: asked when rich(me), was: always'],
    ['turn.income: { set: { when: rich(me) } }', 'The step `income` of the turn: done when rich(me), was: always'],
    ['score.coins: { remove: true }', 'Score term `coins`: removed'],
    [
      'score.coins: { set: { value: "2*player.supply.coin" } }',
      'Score term `coins`: 2 * player.supply.coin, was: player.supply.coin',
    ],
    ['end.over: { set: { when: x == 4 } }', 'End condition `over`: when x == 4, was: x == 3'],
    [
      'define.rich: { replace: player.supply.coin > 5 }',
      'Definition `rich`: player.supply.coin > 5, was: player.supply.coin > 3',
    ],
    ['zones.supply: { set: { seen: owner } }', 'Zone `supply`: seen by owner, was: all'],
    [
      'turn.income.take: { replace: { set: { x: 5 } } }',
      'The effect `take` of the step `income`: sets `x` to 5, was: 1',
    ],
    ['turn.income.give: { remove: true }', 'The effect `give` of the step `income`: removed'],
    ['turn.income: { add: [{ change: { x: 2 } }] }', 'The step `income` of the turn: also: change x by 2'],
    [
      'turn.act.bid.amount: { set: { integer: { min: 1, max: 9 } } }',
      'The parameter `amount` of the action `bid`: at most 9, was: 3',
    ],
    [
      'turn.act: { add: { raise: { text: Raise } } }',
      'The action `raise` of the step `act`: added, after `pass` (Raise)',
    ],
    [
      'turn.act: { before: { tax: { text: Pay., do: [] } } }',
      'The step `tax` of the turn: added, after `income` (Pay.)',
    ],
    ['options.money: { set: { max: 60 } }', 'Option “Money”: at most 60, was: 40'],
    ['options.kind: { set: { of: { all: All, none1: None } } }', 'Option “Kind”: one of all, none1, was: all, some'],
  ])('a patch: %s', (patch, sentence) => {
    expect(sentences(`patch:\n  ${patch}\n`)).toEqual([
      sentence.replace(', after `pass`', '').replace('(Pay.)', '(Pay)'),
    ]);
  });

  test('who wins, kinds and matches', () => {
    const more =
      'win: { when: rich(player), by: [{ highest: total }] }\nkinds: { region: [north, south] }\nmatch: { games: [{ with: { money: 5 } }, {}] }\n';
    expect(sentences(more)).toEqual([
      'Kind `region`: added (north, south)',
      'The win: highest total, was: decided otherwise',
      'The win: whoever with rich(player), was: is best',
      'The match: 2 games, was: a single game',
    ]);
  });

  test('what is added beside patches', () => {
    expect(sentences('players: { min: 2, max: 2 }\ndefine: { poor: not true }\n')).toEqual([
      'Players: 2, was: 2 to 4',
      'Definition `poor`: added (not true)',
    ]);
  });

  test('another spelling is no other rule', () => {
    expect(sentences('patch:\n  end.over: { set: { when: { "==": [{ var: x }, 3] } } }\n')).toEqual([]);
    expect(sentences('patch:\n  define.rich: { replace: (player.supply.coin>3) }\n')).toEqual([]);
  });

  test('wording is said at the end, all in one', () => {
    expect(sentences('patch:\n  turn.act: { set: { text: Do it } }\n  end.over: { set: { because: Over } }\n')).toEqual(
      ['Worded differently: the step `act` of the turn and the end condition `over`'],
    );
  });

  test('patches of variants belong to the variant', () => {
    const library = libraryOf(BASE, {
      extra: 'houserules: 1\nextends: town\nname: extra\ntitle: Extra\npatch: { score.coins: { remove: true } }\n',
    });
    expect(sentences('variants: [extra]', { library })).toEqual(['With “Extra”']);
  });

  test('a text of its own is compared with what it was made from', () => {
    const text =
      BASE.replace(/variants:.*\n/, '').replace('integer: 20', 'integer: 25') +
      'origin: { extends: town, variants: [printed] }\n';
    const ruleSet = town(text);
    expect(withPrinted(ruleSet).sentences).toEqual([]);
    expect(withPrinted(ruleSet, { library: libraryOf() }).sentences).toEqual([
      'Money: 25, was: 20',
      'Option “Money”: by default 25, was: 20',
    ]);
  });

  test('a document in the middle of the chain counts as printed', () => {
    const middle = { uri: 'middle.yaml', text: 'houserules: 1\nextends: town\nname: middle\nwith: { money: 11 }\n' };
    const library = libraryOf();
    const chain = {
      games: () => ['town', 'middle'],
      find: (name: string) => (name === 'middle' ? { name, game: middle, variants: {} } : library.find(name)),
    };
    const text = 'houserules: 1\nextends: middle\nname: ours\nvariants: [old]\nwith: { gems: false }\n';
    expect(withPrinted(town(text, { library: chain })).sentences).toEqual([
      '“old” instead of “Printed rules”',
      'Gems: off, was: on',
    ]);
  });
});

describe('two rule sets', () => {
  const shipped = (variants: string[], options = {}) =>
    must(loadRuleSet({ game: 'square-on-sale' }, { library: shippedGames, variants, options }));

  test('differ in everything that their variants do', () => {
    const { sentences } = compareRuleSets(shipped([]), shipped(['original-basic'], { money: 12 }));
    expect(sentences).toContain('“Original page, basic rules” instead of “New Games Order edition”');
    expect(sentences).toContain('Money tokens of each player: 12, was: 20');
    expect(sentences).toContain('Players: 3 to 5, was: 3 to 4');
    expect(sentences).toContain('End condition `allPassed`: looked at after turn, was: pass');
  });

  test('are equal to themselves, and differ both ways alike', () => {
    const names = ['new-games-order', 'bubble', 'original-basic', 'original-standard', 'original-bubble'];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom(...names), (a, b) => {
        const [one, other] = [shipped([a]), shipped([b])];
        expect(compareRuleSets(one, one).changes).toEqual([]);
        const there = compareRuleSets(one, other).changes;
        const back = compareRuleSets(other, one).changes;
        const rules = (changes: typeof there) =>
          changes.flatMap(({ kind, path }) => (kind === 'variant' ? [] : [`${kind} ${path}`])).sort();
        expect(rules(back)).toEqual(rules(there));
      }),
      { numRuns: 15 },
    );
  });

  test('every option that is set is named', () => {
    const text = newRuleSet('square-on-sale', {
      name: 'x',
      title: 'X',
      with: { money: 5, gemRule: 'never', finishConstructions: true },
    });
    const ruleSet = must(loadRuleSet({ uri: 'x.yaml', text }, { library: shippedGames }));
    expect(withPrinted(ruleSet).changes.map(({ path }) => path)).toEqual(['money', 'gemRule', 'finishConstructions']);
  });
});
