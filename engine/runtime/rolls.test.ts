import { expect, test } from 'vitest';
import { shippedGames as library } from '../../test/library.ts';
import { createRandom, loadRuleSet, prepareMatch, type RuleText, rollsInto, Session } from '../index.ts';
import { must } from '../language/testing.ts';

const begun = (rules: RuleText | { game: string }, seed: string): Session => {
  const ruleSet = must(loadRuleSet(rules, { library }));
  const games = must(prepareMatch(ruleSet, { players: 2 }));
  return Session.start(
    games.map(({ program }) => program),
    { seed },
  );
};

test('what came of a die is what the rules went on with', () => {
  let rolls = 0;
  for (const seed of ['a', 'b', 'c', 'd']) {
    const session = begun({ game: 'pig' }, seed);
    const random = createRandom(seed);
    const points = (): number => session.readable().variables.turnPoints as number;
    while (!session.over && session.position < 150) {
      const before = points();
      const { move } = must(session.playRandom(random));
      const rolled = rollsInto(session, session.position);
      if (move.action !== 'roll') {
        expect(rolled).toEqual([]);
        continue;
      }
      rolls++;
      expect(rolled).toHaveLength(1);
      const [{ name, value }] = rolled;
      expect(name).toBe('die');
      expect(value).toBeGreaterThanOrEqual(1);
      expect(value).toBeLessThanOrEqual(6);
      // A 1 ends the turn, and the next one begins with nothing. Whoever reaches the target banks at once.
      if (value === 1) expect(points()).toBe(0);
      else if (!session.over && session.next?.actor === session.plies[session.position - 1].actor)
        expect(points()).toBe(before + value);
    }
    // Told again, and of any position: the same.
    const told = session.plies.map((_, n) => rollsInto(session, n + 1));
    expect(session.plies.map((_, n) => rollsInto(session, n + 1))).toEqual(told);
  }
  expect(rolls).toBeGreaterThan(100);
});

const rolling = (rules: string): RuleText => ({
  uri: 'rolling.yaml',
  text: `houserules: 1
name: rolling
title: Rolling
players: { min: 2, max: 2 }
variables:
  points: { integer: 0, min: 0, max: 999 }
  most: { integer: 9, min: 1, max: 9 }
${rules}
end: { over: { after: turn, when: round >= 3 } }
`,
});

test('what is rolled before the first decision, in loops and in ranges that change, is told in its order', () => {
  const session = begun(
    rolling(`setup:
  two:
    for: { n: { integer: { min: 1, max: 2 } } }
    do: [{ roll: { die: { integer: { min: 1, max: 6 } } } }, { change: { points: die } }]
turn:
  luck:
    roll: { luck: { integer: { min: 1, max: most } } }
  low:
    set: { most: luck }
  go:
    choose: { go: { do: [{ change: { points: luck } }] } }`),
    'seed',
  );
  const first = rollsInto(session, 0);
  expect(first.map(({ name }) => name)).toEqual(['die', 'die', 'luck']);
  const { variables } = session.readable();
  expect(variables.points).toBe(first[0].value + first[1].value);
  expect(variables.most).toBe(first[2].value);
  let most = first[2].value;
  while (!session.over) {
    must(session.play({ action: 'go', args: {} }));
    for (const { name, value } of rollsInto(session, session.position)) {
      expect(name).toBe('luck');
      expect(value).toBeLessThanOrEqual(most);
      most = value;
      expect(session.readable().variables.most).toBe(value);
    }
  }
});

test('without dice nothing is told', () => {
  const session = begun({ game: 'tic-tac-toe' }, 'seed');
  must(session.playRandom(createRandom('seed')));
  expect(session.program.rolls).toEqual([]);
  expect([0, 1, 2].flatMap((position) => rollsInto(session, position))).toEqual([]);
});
