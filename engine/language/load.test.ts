import { describe, expect, test } from 'vitest';
import { loadRuleSet } from './index.ts';
import { MAX_SIZE, parseText } from './parse.ts';
import { BASE, brief, libraryOf, load, must } from './testing.ts';
import type { LoadChoices } from './types.ts';

const own = (rest = ''): string => `houserules: 1\nextends: town\nname: mine\n${rest}`;
const choose = (variants?: string[], choices: Partial<LoadChoices> = {}) =>
  must(loadRuleSet({ game: 'town' }, { library: libraryOf(), variants, ...choices }));
const active = (variants?: string[]) =>
  choose(variants)
    .variants.filter((variant) => variant.active)
    .map(({ name }) => name);

describe('loading', () => {
  test('a game of the library', () => {
    const ruleSet = choose();
    expect(ruleSet.definition).toMatchObject({ name: 'town', title: 'Town' });
    expect(ruleSet.definition).not.toHaveProperty('variants');
    expect(ruleSet).not.toHaveProperty('base');
    expect(ruleSet.documents.map(({ uri }) => uri)).toEqual([
      'game.yaml',
      'variants/printed.yaml',
      'variants/old.yaml',
      'variants/older.yaml',
      'variants/extra.yaml',
    ]);
    expect(ruleSet.printedWith).toEqual({});
  });

  test('a game that is not there', () => {
    const result = loadRuleSet({ game: 'towm' }, { library: libraryOf() });
    expect(result.diagnostics.map(brief)).toEqual(['unknown-game 1:1 There is no game called `towm`']);
    expect(result.diagnostics[0].hint).toBe('Did you mean `town`?');
  });

  test('a key that another kind of the same thing has', () => {
    const loop = 'setup: { a: { for: { s: { space: square } }, move: { what: coin, to: bank } } }\n';
    const [{ code, hint }] = load(own(loop)).diagnostics;
    expect(code).toBe('unknown-key');
    expect(hint).toBe('`for` goes with `run`, `do`, `choose` or `together`.');
  });

  test('a rule set of one’s own', () => {
    const ruleSet = must(
      load(own('title: Mine\nvariants: [extra]\nwith: { gems: false }\nlook: { a: { color: red } }\n')),
    );
    expect(ruleSet.definition).toMatchObject({
      name: 'mine',
      title: 'Mine',
      with: { money: 30, gems: false },
      look: { a: { color: 'red' } },
    });
    expect(ruleSet).toMatchObject({ base: 'town', own: { with: { gems: false } }, printedWith: { money: 30 } });
    expect(ruleSet.documents.at(-1)?.uri).toBe('mine.yaml');
  });

  test('the same again is quick and equal, and nothing that was read is changed', () => {
    const text = own('variants: [old]\npatch: { turn.act.bid.pay: { set: { when: x } } }\n');
    const before = JSON.stringify(must(parseText({ uri: 'game.yaml', text: BASE })).value);
    expect(must(load(text)).definition).toEqual(must(load(text)).definition);
    const times: number[] = [];
    for (let i = 0; i < 20; i++) {
      const start = performance.now();
      load(text);
      times.push(performance.now() - start);
    }
    expect(Math.min(...times)).toBeLessThan(5);
    expect(JSON.stringify(must(parseText({ uri: 'game.yaml', text: BASE })).value)).toBe(before);
  });

  test('a chain of three', () => {
    const library = libraryOf();
    const chained = {
      ...library,
      find: (name: string) =>
        name === 'mine'
          ? { name, game: { uri: 'mine.yaml', text: own('variants: [old]\nwith: { gems: false }\n') }, variants: {} }
          : library.find(name),
    };
    const ruleSet = must(
      loadRuleSet(
        { uri: 'third.yaml', text: 'houserules: 1\nextends: mine\nname: third\nwith: { kind: some }\n' },
        { library: chained },
      ),
    );
    expect(ruleSet).toMatchObject({
      base: 'town',
      definition: { name: 'third', with: { money: 10, gems: false, kind: 'some' } },
      printedWith: { money: 10, gems: false },
    });
  });

  test('a variant’s own file', () => {
    const text = 'houserules: 1\nextends: town/old\nname: older\ntitle: Older\ngroup: edition\nwith: { gems: false }\n';
    const ruleSet = must(loadRuleSet({ uri: 'variants/older.yaml', text }, { library: libraryOf() }));
    expect(ruleSet.definition.with).toEqual({ money: 10, gems: false });
  });

  test('values from outside come last', () => {
    expect(choose(['old'], { options: { money: 7 } })).toMatchObject({
      definition: { with: { money: 7 } },
      printedWith: { money: 10 },
    });
  });

  test('the whole is frozen', () => {
    const { definition } = must(
      load(own('patch: { turn.act.bid.pay: { set: { when: x } } }\nwith: { gems: false }\n')),
    );
    const frozen = (value: unknown): boolean =>
      typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozen));
    expect(frozen(definition)).toBe(true);
  });

  test('JSON is read too', () => {
    expect(
      must(load(JSON.stringify({ houserules: 1, extends: 'town', name: 'mine', with: { gems: false } }))).definition
        .with,
    ).toEqual({ gems: false });
  });
});

describe('variants', () => {
  test('the first of a group is active, unless another is chosen', () => {
    expect(active()).toEqual(['printed']);
    expect(active(['old'])).toEqual(['old']);
    expect(active(['extra'])).toEqual(['printed', 'extra']);
  });

  test('`default` is active at first', () => {
    const later = 'houserules: 1\nextends: town\nname: old\ngroup: edition\ndefault: true\n';
    const house = 'houserules: 1\nextends: town\nname: extra\ndefault: true\n';
    const library = libraryOf(undefined, { old: later, extra: house });
    const names = (variants?: string[]) =>
      choose(variants, { library })
        .variants.filter((one) => one.active)
        .map(({ name }) => name);
    expect(names()).toEqual(['old', 'extra']);
    expect(names([])).toEqual(['old']);
  });

  test('ancestors are applied first, each once', () => {
    expect(choose(['older']).definition.with).toEqual({ money: 10, gems: false });
  });

  test('are described, with what stands in the way', () => {
    expect(choose(['old']).variants.map(({ name, title, active, blocked }) => [name, title, active, blocked])).toEqual([
      ['printed', 'Printed rules', false, undefined],
      ['old', 'old', true, undefined],
      ['older', 'older', false, undefined],
      ['extra', 'Extra rule', false, 'Only with “Printed rules”'],
    ]);
    expect(choose(['extra']).variants.find(({ name }) => name === 'old')?.blocked).toBe(
      '“Extra rule” is only for “Printed rules”',
    );
  });

  test('`extends: GAME/VARIANT` chooses one', () => {
    const ruleSet = must(load('houserules: 1\nextends: town/old\nname: mine\n'));
    expect(ruleSet.variants.filter((one) => one.active).map(({ name }) => name)).toEqual(['old']);
    expect(
      must(load('houserules: 1\nextends: town/old\nname: mine\n', { variants: ['older'] })).definition.with,
    ).toEqual({ money: 10, gems: false });
  });

  test('keep the game’s title', () => {
    expect(choose(['extra']).definition).toMatchObject({ name: 'town', title: 'Town' });
  });
});

describe('patches', () => {
  const patched = (patch: string) =>
    must(load(own(`patch:\n${patch}`))).definition as unknown as Record<string, Record<string, never>>;
  const names = (value: object) => Object.keys(value);

  test('set, with the place of the new value', () => {
    const ruleSet = must(load(own('patch:\n  turn.act.bid.pay: { set: { when: gems } }\n')));
    const pay = (ruleSet.definition.turn!.act as { choose: { bid: { do: object[] } } }).choose.bid.do[0];
    expect(pay).toEqual({ name: 'pay', set: { x: 3 }, when: 'gems' });
    expect(ruleSet.origins.at(pay, 'when')).toMatchObject({
      document: 'mine.yaml',
      range: { start: { line: 5, column: 36 } },
    });
    expect(ruleSet.origins.at(pay, 'set')).toMatchObject({ document: 'game.yaml' });
    expect(ruleSet.origins.self(pay)).toMatchObject({ document: 'game.yaml' });
  });

  test('add effects, actions and entries', () => {
    const definition = patched(
      '  turn.act.bid: { add: [{ shuffle: deck }] }\n  turn.act: { add: { raise: {} } }\n  zones: { add: { bank: { holds: coin } } }\n  turn.act.pass: { add: [{ shuffle: deck }] }\n',
    );
    const { choose } = definition.turn.act as { choose: Record<string, { do: unknown[] }> };
    expect(choose.bid.do).toHaveLength(2);
    expect(names(choose)).toEqual(['bid', 'pass', 'raise']);
    expect(choose.pass.do).toEqual([{ shuffle: 'deck' }]);
    expect(names(definition.zones)).toEqual(['supply', 'bank']);
  });

  test('before and after, in a mapping and in a list', () => {
    const definition = patched(
      '  turn.act: { before: { first: { do: [] } }, after: { last: { do: [] } } }\n  turn.act.bid.pay: { before: [{ let: { a: 1 } }], after: [{ let: { b: 1 } }, { let: { c: 1 } }] }\n',
    );
    expect(names(definition.turn)).toEqual(['income', 'first', 'act', 'last']);
    const { choose } = definition.turn.act as { choose: { bid: { do: { name?: string; let?: object }[] } } };
    expect(choose.bid.do.map((effect) => effect.name ?? Object.keys(effect.let!)[0])).toEqual(['a', 'pay', 'b', 'c']);
  });

  test('replace and remove', () => {
    const definition = patched(
      '  define.rich: { replace: false }\n  score.coins: { remove: true }\n  turn.income.take: { replace: { shuffle: deck } }\n  turn.income.give: { remove: true }\n  options.kind: { replace: { boolean: true, label: Kind } }\n',
    );
    expect(definition.define).toEqual({ 'rich(player)': false });
    expect(definition.score).toEqual({});
    expect(definition.turn.income).toEqual({
      do: [
        { shuffle: 'deck', name: 'take' },
        { if: 'a', then: [] },
      ],
    });
    expect(definition.options.kind).toEqual({ boolean: true, label: 'Kind' });
  });

  test('origins stay right behind an insertion', () => {
    const ruleSet = must(load(own('patch:\n  turn.income.take: { before: [{ shuffle: deck }] }\n')));
    const list = (ruleSet.definition.turn!.income as { do: object[] }).do;
    expect(ruleSet.origins.at(list, 0)).toMatchObject({ document: 'mine.yaml' });
    expect(ruleSet.origins.at(list, 1)).toMatchObject({ document: 'game.yaml', range: { start: { line: 19 } } });
    expect(ruleSet.origins.at(list, 2)).toMatchObject({ document: 'game.yaml', range: { start: { line: 21 } } });
  });

  test('a name that two things have', () => {
    const result = load(
      own(
        'patch:\n  turn.income: { add: [{ if: a, then: [{ name: give, shuffle: deck }] }] }\n  turn.income.give: { remove: true }\n',
      ),
    );
    expect(result.diagnostics.map(brief)).toEqual(['ambiguous-path 6:15 2 things in `turn.income` are called `give`']);
  });
});

describe('limits', () => {
  const read = (text: string) => parseText({ uri: 'a', text }).diagnostics.map(({ code }) => code);
  test('size', () => expect(read('a'.repeat(MAX_SIZE + 1))).toEqual(['too-large']));
  test('depth in lines', () => {
    expect(read(`a: ${'{ a: '.repeat(90)}1${' }'.repeat(90)}`)).toEqual([]);
    expect(read(`a: ${'{ a: '.repeat(110)}1${' }'.repeat(110)}`)).toEqual(['too-deep']);
  });
  test('depth that would overflow the stack', () => expect(read(`a: ${'['.repeat(100_000)}`)).toEqual(['too-deep']));
  test('aliases', () => {
    const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
    for (let i = 1; i < 9; i++)
      lines.push(
        `a${i}: &a${i} [${Array(10)
          .fill(`*a${i - 1}`)
          .join(', ')}]`,
      );
    expect(read(lines.join('\n'))).toEqual(['too-many-aliases']);
  });
  test('an alias is the same value', () => {
    expect(must(parseText({ uri: 'a', text: 'a: &x { b: 1 }\nc: *x\nd: [*x]\n' })).value).toEqual({
      a: { b: 1 },
      c: { b: 1 },
      d: [{ b: 1 }],
    });
  });
});
