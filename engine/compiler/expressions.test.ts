/**
 * Generated code against json-logic-js: random expressions of every kind over random positions have the same value.
 *
 * EXPRESSIONS=N tries N expressions instead of some hundreds.
 */
import { describe, expect, test } from 'vitest';
import { evaluate } from '../expression/logic.ts';
import { parseInfix } from '../expression/parse.ts';
import { createRandom, loadRuleSet, type Program, prepareGame, type Result } from '../index.ts';
import { newState } from '../runtime/game.ts';
import { RandomExpressions } from './testing/random.ts';
import { randomPosition, scopeOf, worldText } from './testing/world.ts';

const COUNT = Number(process.env.EXPRESSIONS ?? 1500);
const BATCH = 250;
const POSITIONS = 3;

/** What a random expression may be refused for; anything else is a fault of the generator or of the checker. */
const REFUSED = ['maybe-none', 'division-by-zero', 'unknown-value', 'wrong-value', 'shadowed'];

function compiled(terms: readonly string[]): Result<Program> {
  const rules = loadRuleSet(
    { uri: 'world.yaml', text: worldText(terms) },
    { library: { games: () => [], find: () => undefined } },
  );
  if (!rules.ok) return rules;
  const prepared = prepareGame(rules.value);
  return prepared.ok ? { ...prepared, value: prepared.value.program } : prepared;
}

/** A program of all terms that are accepted, with these terms. */
function accepted(written: readonly string[]): { program: Program; terms: readonly string[] } {
  let terms = written;
  for (;;) {
    const program = compiled(terms);
    if (program.ok) return { program: program.value, terms };
    const errors = program.diagnostics.filter(({ severity }) => severity === 'error');
    const codes = new Set(errors.map(({ code }) => code));
    expect(REFUSED).toEqual(expect.arrayContaining([...codes]));
    const bad = new Set(errors.map(({ path }) => path[1]));
    const left = terms.filter((_, i) => !bad.has(`t${i}`));
    if (left.length === terms.length)
      throw new Error(errors.map(({ code, message }) => `${code}: ${message}`).join('\n'));
    terms = left;
  }
}

/** The terms whose values differ, with both values. */
function differences(written: readonly string[], seed: string): { tried: number; found: string[] } {
  const { program, terms } = accepted(written);
  const random = createRandom(seed);
  const trees = terms.map((term) => {
    const parsed = parseInfix(term);
    if (!parsed.ok) throw new Error(term);
    return parsed.expr;
  });
  const found: string[] = [];
  const fresh = newState(program, 1);
  for (let n = 0; n < POSITIONS; n++) {
    const state = randomPosition(program, fresh, (bound) => random.below(bound));
    for (let seat = 0; seat < program.model.players; seat++) {
      const scope = scopeOf(program, state, seat);
      trees.forEach((tree, i) => {
        const [generated, wanted] = [program.code.scores[i]!(state, seat) | 0, evaluate(tree, scope)];
        if (generated !== wanted) found.push(`${terms[i]}: ${generated}, json-logic-js ${wanted}`);
      });
    }
  }
  return { tried: terms.length, found };
}

describe('generated code gives what json-logic-js gives', () => {
  test.each(Array.from({ length: Math.ceil(COUNT / BATCH) }, (_, i) => i))(
    'batch %i',
    (batch) => {
      const random = createRandom('expressions', batch);
      const make = new RandomExpressions((bound) => random.below(bound), 2 + (batch % 4));
      const terms = Array.from({ length: BATCH }, (_, i) =>
        i % 2 ? make.integer() : `if ${make.boolean()} then 1 else 0`,
      );
      const { tried, found } = differences(terms, `positions ${batch}`);
      expect(found.slice(0, 5)).toEqual([]);
      expect(tried).toBeGreaterThan(BATCH * 0.9);
    },
    60_000,
  );
});

/** Once wrong, or easily wrong. */
const SINGLE = [
  '-(big + 2147483647)',
  '(me.purse.gem + 2147483647) - 1',
  '0 - (y + 2147483647) - 1',
  '(-(me.purse.gem + 2147483647)) % 7',
  'floor((-2147483647 - 1) / -1)',
  'big * big + 1',
  '-7 % 3 + 7 % -3',
  'ceil(-7 / 2) + floor(-7 / 2) + ceil(x / y)',
  'min(big, big + 1)',
  'sum of big for square',
  'if lead == none then 1 else lead.next.score',
  'if lead.next.friend == none then 1 else 2',
  'count n in [me, me.next] with n.out',
  'if (lowest of 1 for n in others) == (first n in others) then 1 else 0',
  'if (highest of n.rank for n in deck) == (first n in deck with n.rank == 4) then 1 else 0',
  'if not (on == (not on)) then 1 else 0',
  'count square with (any near in square.neighbours with near.bidder == square.bidder)',
];

test.each(SINGLE)('%s', (term) => {
  expect(differences([term], term)).toEqual({ tried: 1, found: [] });
});
