import { describe, expect, test } from 'vitest';
import { fixtures } from '../../test/support/library.ts';
import { loadRuleSet } from '../index.ts';
import { type ExampleReport, runExamples } from './index.ts';

const HEAD = 'houserules: 1\nname: mine\nextends: auction\n';

function reports(examples: string): ExampleReport[] {
  const text = `${HEAD}examples:\n${examples.replace(/^/gm, '  ')}`;
  const loaded = loadRuleSet({ uri: 'mine.yaml', text }, { library: fixtures });
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join('\n'));
  return runExamples(loaded.value);
}

const problems = (examples: string): string[] =>
  reports(examples).flatMap((report) =>
    report.problems.map(({ message, range }) => `${range.start.line}: ${message.replace(/.*does not hold: /, '')}`),
  );

const BIDDING = 'phases.auction.turn.act';
const raise = (amount: number) => `{ action: raise, args: { amount: ${amount} } }`;

describe('what holds', () => {
  test('moves from the start, what they lead to, and what is illegal then', () => {
    expect(
      problems(`
opening:
  text: A bid is named, and the next player is asked.
  players: 3
  legal: ${raise(2)}
  leadsTo: { variables: { bid: 2, bidder: 0 }, next: { actor: 1, decision: ${BIDDING} }, over: false, zones: { purse: { 0: { coin: { 0: 6 } } } } }
higher: { players: 3, moves: [${raise(2)}], illegal: ${raise(2)} }
dear: { players: 3, moves: [${raise(2)}], illegal: ${raise(7)}, because: not more than 2 }
rich: { players: 3, with: { money: 12 }, moves: [${raise(2)}], legal: ${raise(7)} }
`),
    ).toEqual([]);
  });

  test('a position takes what it names from where it lies, and gives back what lay there', () => {
    expect(
      problems(`
harvest:
  players: 2
  position:
    zones: { farm: { 0: { field: [field 1, field 3] }, 1: { field: [field 2] } }, purse: { 0: { coin: { 0: 5 } } } }
    next: { actor: 0, decision: phases.harvest.turn.sow }
  legal: { action: sow, args: { fields: [field 1, field 3] } }
  leadsTo:
    zones: { deck: [], spent: { coin: { 0: 1 } }, sown: { 0: { field: [field 3, field 1] } }, farm: { 0: { field: [] } } }
    scores: { 0: { sown: 12, total: 17 }, 1: 6 }
poor:
  players: 2
  position: { zones: { farm: { 0: { field: [field 1, field 3] } }, purse: { 0: { coin: { 0: 3 } } } }, next: { actor: 0, decision: phases.harvest.turn.sow } }
  illegal: { action: sow, args: { fields: [field 1, field 3] } }
  because: Too dear
end:
  players: 2
  position: { zones: { farm: { 1: { field: [field 2] } } }, next: { actor: 1, decision: phases.harvest.turn.sow } }
  moves: [{ action: sow, args: { fields: [] } }]
  leadsTo: { winners: [0, 1], over: true }
`),
    ).toEqual([]);
  });

  test('decks are laid in the order that is given, stacks too', () => {
    expect(
      problems(
        `
drawn:
  players: 2
  position: { zones: { deck: [field 3, field 1, field 2], sale: { field: [] } } }
  moves: [{ action: pass }, { action: pass }]
  leadsTo: { zones: { deck: [field 1, field 2] }, round: 2 }
`.replace(', round: 2', ''),
      ),
    ).toEqual([]);
  });
});

describe('what does not hold is said where it stands', () => {
  // The first example stands in line 6.
  test.each([
    [`a:\n  illegal: ${raise(2)}`, ['7: raise 2 is legal']],
    [`a:\n  legal: ${raise(9)}`, ['7: raise 9 is illegal: Not more than 0']],
    [
      `a:\n  moves:\n    - ${raise(2)}\n    - ${raise(1)}\n  leadsTo: { over: false }`,
      ['9: raise 1 is illegal: Not more than 2'],
    ],
    [`a:\n  illegal: ${raise(9)}\n  because: Too dear`, ['8: it is illegal for another reason: Not more than 0']],
    [`a:\n  legal: ${raise(2)}\n  leadsTo: { variables: { bid: 3 } }`, ['8: variables.bid is 2, not 3']],
    [
      `a:\n  leadsTo:\n    scores: { 0: 5, 1: { coins: 6, sown: 1 } }`,
      ['8: scores.0 is 6, not 5', '8: scores.1.sown is 0, not 1'],
    ],
    [`a:\n  leadsTo: { winners: [0] }`, ['7: winners is none, not [0]']],
    [`a:\n  players: 9\n  leadsTo: { over: true }`, ['6: This game is for 2 to 5 players, not for 9']],
  ])('%s', (text, expected) => {
    expect(problems(`\n${text}`)).toEqual(expected);
  });

  test.each([
    ['zones: { purze: {} }', 'There is no zone called `purze`', 'purse'],
    ['zones: { purse: { 7: { coin: { 0: 1 } } } }', 'There is no purse of `7`', undefined],
    ['zones: { purse: { 0: { coins: { 0: 1 } } } }', 'purse holds no `coins`', 'coin'],
    ['zones: { purse: { 0: { coin: 1 } } }', 'Expected counts by seat', undefined],
    ['zones: { deck: { field: [] } }', 'deck is ordered: a list of names, from the top', undefined],
    ['zones: { deck: [field 9] }', 'deck holds no `field 9`', undefined],
    [
      'zones: { purse: { 0: { coin: { 0: 7 } } } }',
      'There are not so many of `coin:0`: 1 too many are laid out',
      undefined,
    ],
    [
      'zones: { sale: { field: [field 1] }, deck: [field 1, field 2, field 3] }',
      'There are not so many of `field 1`: 1 too many are laid out',
      undefined,
    ],
    ['variables: { bit: 1 }', 'There is no variable called `bit`', 'bid'],
    ['variables: { bidder: nobody }', '"nobody" is no value of bidder', undefined],
    ['next: { actor: 0, decision: auction.act }', 'There is no decision called `auction.act`', undefined],
    ['next: { actor: 4, decision: phases.auction.turn.act }', 'There is no seat 4', undefined],
  ])('a position that does not fit: %s', (position, message, near) => {
    const [report] = reports(`\na:\n  position: { ${position} }\n  leadsTo: { over: false }`);
    expect(report!.problems.map((each) => each.message.replace(/.*does not hold: /, ''))).toEqual([message]);
    expect(report!.problems[0]!.range.start.line).toBe(7);
    if (near) expect(report!.problems[0]!.hint).toContain(near);
  });

  test('the report names the example and where it stands', () => {
    const [first, second] = reports(
      `\none: { text: It goes on., leadsTo: { over: false } }\ntwo: { leadsTo: { over: true } }`,
    );
    expect(first).toMatchObject({
      name: 'one',
      text: 'It goes on.',
      holds: true,
      location: { document: 'mine.yaml', range: { start: { line: 6 } } },
    });
    expect(second).toMatchObject({
      name: 'two',
      holds: false,
      problems: [{ code: 'example-fails', severity: 'warning', document: 'mine.yaml' }],
    });
  });
});

test('an example has to say what holds', () => {
  const loaded = loadRuleSet(
    { uri: 'mine.yaml', text: `${HEAD}examples: { a: { players: 3 } }` },
    { library: fixtures },
  );
  expect(loaded.diagnostics.map(({ message }) => message).join()).toMatch(/illegal.*legal.*leadsTo/);
});

test('a rule set that changes what an example shows takes it away by its name', () => {
  const base = loadRuleSet(
    { uri: 'base.yaml', text: `${HEAD}examples: { rich: { legal: ${raise(6)} } }` },
    { library: fixtures },
  );
  if (!base.ok) throw new Error();
  expect(runExamples(base.value).map(({ holds }) => holds)).toEqual([true]);
  const text = (patch: string) => `${HEAD}with: { money: 5 }\nexamples: { rich: { legal: ${raise(6)} } }\n${patch}`;
  const holds = (patch: string) => {
    const loaded = loadRuleSet({ uri: 'mine.yaml', text: text(patch) }, { library: fixtures });
    if (!loaded.ok) throw new Error(loaded.diagnostics[0]!.message);
    return runExamples(loaded.value).map((each) => each.holds);
  };
  expect(holds('')).toEqual([false]);
  expect(holds('patch: { examples.rich: { remove: true } }')).toEqual([]);
});
