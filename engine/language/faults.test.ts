import { describe, expect, test } from 'vitest';
import { brief, libraryOf, load, marked } from './testing.ts';

/** A rule set that stands alone, with one line put at its end. */
const alone = (rest: string): string => `houserules: 1
name: small
title: Small
players: { min: 2, max: 2 }
turn: { act: { choose: { pass: {} } } }
${rest}`;
const own = (rest: string): string => `houserules: 1\nextends: town\nname: mine\n${rest}`;

/** Single faults: what is wrong, the code, and the text with the place marked. */
const faults: [string, string, string][] = [
  // YAML
  ['a quote that is not closed', 'yaml-syntax', alone('about: «"A game»\nend: {}\n')],
  ['a dash behind a comma', 'yaml-syntax', alone('end: { over: { after: turn }, «-» 1 }\nscore: {}\n')],
  ['a brace that is not closed', 'yaml-syntax', alone('end: «{» over: { after: turn }\nscore: {}\n')],
  ['lines inside braces', 'yaml-syntax', alone('end: { over:\n    «after: turn»\n  }\n')],
  ['a tab as indentation', 'yaml-syntax', alone('end:\n«\t»over: { after: turn }\n')],
  ['a line out of its column', 'yaml-syntax', alone('end:\n    over: { after: turn }\n   «»more: { after: turn }\n')],
  ['two colons in a line', 'yaml-syntax', alone('about: «N»ote: this\n')],
  ['a bracket too many', 'yaml-syntax', alone('end: { over: { after: turn } } «}»\n')],
  ['an alias of nothing', 'yaml-syntax', alone('about: «*thing»\n')],
  ['two documents', 'yaml-syntax', alone('«---»\na: 1\n')],
  ['a duplicate key', 'duplicate-key', alone('end: {}\nscore: {}\n«end»: {}\n')],
  ['a duplicate key inside braces', 'duplicate-key', alone('end: { a: { after: turn }, «a»: { after: turn } }\n')],
  ['a key of JavaScript', 'forbidden-key', alone('define: { «constructor»: 1 }\n')],
  ['a merge', 'merge-key', alone('end: { «<<»: { a: 1 } }\n')],
  ['a tag', 'yaml-tag', alone('about: «!mine» thing\n')],
  [
    'an exclamation mark before an expression',
    'yaml-tag',
    alone('define: { a: 1 }\nend: { over: { after: turn, when: «!rich(me)» } }\n'),
  ],
  ['a directive', 'yaml-directive', `«%YAML 1.1»\n---\n${alone('')}`],
  ['a list as a key', 'bad-key', alone('? «[a, b]»\n: 1\n')],
  ['an empty text', 'empty-document', '«»\n# nothing\n'],
  ['a list', 'not-a-mapping', '«- a\n- b»\n'],
  // What should be quoted
  [
    'an unquoted != in a block',
    'unquoted-operator',
    alone('end:\n  over:\n    after: turn\n    when:\n      «!=»: [1, 2]\n'),
  ],
  [
    'an unquoted != in a list',
    'unquoted-operator',
    alone('end:\n  over:\n    after: turn\n    when:\n      and:\n        - «!=»: [1, 2]\n'),
  ],
  ['an unquoted ! inside braces', 'unquoted-operator', alone('end: { over: { after: turn, when: { «!»: [a] } } }\n')],
  [
    'an unquoted > inside braces',
    'unquoted-operator',
    alone('end: { over: { after: turn, when: { «>»: [a, 1] } } }\n'),
  ],
  [
    'an unquoted >= in a block',
    'unquoted-operator',
    alone('end:\n  over:\n    after: turn\n    when:\n      «>=»: [a, 1]\n'),
  ],
  ['an unquoted %', 'unquoted-operator', alone('define:\n  odd: { "==": [{ «%»: [a, 2] }, 1] }\n')],
  ['an unquoted *', 'unquoted-operator', alone('define:\n  twice:\n    «*»: [a, 2]\n')],
  ['a comma inside braces', 'unquoted-comma', alone('define: { most: «max(a», b) }\n')],
  ['a comma inside brackets', 'unquoted-comma', alone('define: { most: [«max(a», b)] }\n')],
  ['a bracket inside braces', 'unquoted-bracket', alone('define: { mine: supply.coin«[»me] > 3 }\n')],
  ['a brace inside braces', 'unquoted-bracket', alone('end: { over: { after: turn, because: Pay «{»x} coins } }\n')],
  ['a text that starts with a brace', 'unquoted-text', alone('about: «{amount} coins»\n')],
  ['a text that starts with @', 'unquoted-text', alone('about: «@»home\n')],
  ['a comparison without its left side', 'unquoted-text', alone('define:\n  a: «>»= 3\n')],
  // Keys
  ['a misspelt section', 'unknown-key', alone('«componets»: { coin: { tokens: 3 } }\n')],
  ['a misspelt key in an action', 'unknown-key', alone('setup:\n  a: { choose: { b: { «paramz»: {} } } }\n')],
  ['a misspelt effect', 'unknown-key', alone('setup:\n  a:\n    do:\n      - «mvoe»: { what: coin, to: bank }\n')],
  [
    'a misspelt key of a move',
    'unknown-key',
    alone('setup:\n  a: { move: { what: coin, form: bank, to: x } }\n').replace('form', '«form»'),
  ],
  [
    'a loop around an effect that has none',
    'unknown-key',
    alone('setup: { a: { «for»: { s: { space: square } }, move: { what: coin, to: bank } } }\n'),
  ],
  ['a misspelt domain', 'unknown-key', alone('setup: { a: { for: { s: { «spaec»: square } }, do: [] } }\n')],
  ['a misspelt kind of option', 'unknown-key', alone('options: { a: { «intger»: 1, min: 0, max: 2, label: A } }\n')],
  ['a key of another concept', 'unknown-key', alone('zones: { a: { holds: coin, «choose»: {} } }\n')],
  ['two kinds in one effect', 'misplaced-key', alone('setup: { a: { move: { to: bank }, «set»: { x: 1 } } }\n')],
  ['two loops', 'clashing-keys', alone('setup: { a: { for: { s: { space: square } }, «while»: x, do: [] } }\n')],
  [
    'amount and upTo',
    'clashing-keys',
    alone('setup: { a: { move: { what: coin, amount: 1, «upTo»: 2, to: bank } } }\n'),
  ],
  ['an effect of no kind', 'missing-kind', alone('setup: { «a»: { when: x } }\n')],
  ['a domain of no kind', 'missing-kind', alone('setup: { a: { for: { «s»: { where: x } }, do: [] } }\n')],
  ['an option without a label', 'missing-key', alone('options: { «a»: { boolean: true } }\n')],
  ['a move to nowhere', 'missing-key', alone('setup: { a: { «move»: { what: coin, from: bank } } }\n')],
  ['a rule set without a name', 'missing-key', '«»houserules: 1\ntitle: T\nplayers: { min: 1, max: 2 }\nturn: {}\n'],
  // Values
  ['a newer version of the language', 'not-one-of', alone('').replace('houserules: 1', 'houserules: «2»')],
  ['a shape that is not drawn', 'not-one-of', alone('look: { coin: { shape: «square» } }\n')],
  ['a misspelt word', 'not-one-of', alone('turns: { order: «clokwise» }\n')],
  ['a text for a number', 'wrong-type', alone('').replace('max: 2', 'max: «two»')],
  ['a fraction', 'wrong-type', alone('define: { a: «1.5» }\n')],
  ['yes for true', 'wrong-type', alone('zones: { a: { holds: coin, unlimited: «yes» } }\n')],
  ['a list for a mapping', 'wrong-type', alone('«end»:\n  - after: turn\n')],
  ['a mapping for a list', 'wrong-type', alone('setup: { a: { «do»: { set: { x: 1 } } } }\n')],
  ['a text for a mapping', 'wrong-type', alone('zones: { a: «coin» }\n')],
  ['nothing for an action', 'missing-value', alone('').replace('pass: {}', '«pass»:')],
  ['a color that is a comment', 'missing-value', alone('look:\n  a:\n    «color»: #fff\n')],
  ['too few players', 'out-of-range', alone('').replace('min: 2', 'min: «0»')],
  ['fewest above most', 'out-of-range', alone('').replace('max: 2', 'max: «1»')],
  ['a huge number', 'out-of-range', alone('define: { a: «3000000000» }\n')],
  ['a name with a space', 'bad-name', alone('zones: { «my zone»: { holds: coin } }\n')],
  ['a name with a dot', 'bad-name', alone('end: { «all.built»: { after: turn } }\n')],
  ['a reserved name', 'reserved-name', alone('variables: { «count»: { boolean: true } }\n')],
  ['a reserved name with parameters', 'reserved-name', alone('define: { «me(square)»: x }\n')],
  ['no score to win by', 'wrong-length', alone('win: { «by»: [] }\n')],
  ['a variant twice', 'repeated-item', own('variants: [extra, «extra»]\n')],
  // The whole
  ['no title', 'incomplete-rules', 'houserules: 1\nname: «small»\nplayers: { min: 2, max: 2 }\nturn: {}\n'],
  ['no turn', 'incomplete-rules', 'houserules: 1\nname: «small»\ntitle: Small\nplayers: { min: 2, max: 2 }\n'],
  ['an unknown game', 'extends-not-found', 'houserules: 1\nextends: «towm»\nname: mine\n'],
  ['an unknown variant of a game', 'extends-not-found', 'houserules: 1\nextends: «town/olde»\nname: mine\n'],
  ['an unknown variant', 'unknown-variant', own('variants: [printed, «extre»]\n')],
  ['two of a group', 'variant-excluded', own('variants: [printed, «old»]\n')],
  ['a variant without the one it requires', 'variant-requires', own('variants: [old, «extra»]\n')],
  ['an unknown option', 'option-unknown', own('with: { gems: false, «mony»: 3 }\n')],
  ['a name that exists', 'name-exists', own('zones: { «supply»: { holds: coin } }\n')],
  ['a definition that exists', 'name-exists', own('define: { «rich(coin)»: false }\n')],
  // Patches
  ['an unknown section in a patch', 'unknown-path', own('patch: { «trun».act: { remove: true } }\n')],
  ['an unknown step in a patch', 'unknown-path', own('patch: { turn.«atc».bid: { remove: true } }\n')],
  ['an unknown effect in a patch', 'unknown-path', own('patch: { turn.act.bid.«pays»: { remove: true } }\n')],
  ['a patch that adds what is there', 'name-exists', own('patch: { turn.act: { add: { «bid»: {} } } }\n')],
  [
    'a patch that puts before what is there',
    'name-exists',
    own('patch: { turn.act: { before: { «income»: { do: [] } } } }\n'),
  ],
  ['effects beside named steps', 'patch-shape', own('patch: { turn.act: { «before»: [{ set: { x: 1 } }] } }\n')],
  ['steps beside effects', 'patch-shape', own('patch: { turn.income.take: { «after»: { b: { set: { x: 1 } } } } }\n')],
  ['a patch that does nothing', 'wrong-length', own('patch: { «turn.act»: {} }\n')],
  ['a misspelt operation', 'unknown-key', own('patch: { turn.act: { «repalce»: {} } }\n')],
  ['a patch that leaves a wrong effect', 'unknown-key', own('patch: { turn.act.bid.pay: { set: { «amuont»: 3 } } }\n')],
  ['a patch that replaces by a wrong type', 'wrong-type', own('patch: { turn.act.bid: { replace: «5» } }\n')],
];

describe('single faults', () => {
  test.each(faults)('%s: %s', (_, code, source) => {
    const { text, line, column, marked: at } = marked(source);
    const result = load(text);
    expect(result.diagnostics.map(brief)).toEqual([expect.stringMatching(new RegExp(`^${code} ${line}:${column} `))]);
    const [problem] = result.diagnostics;
    expect(text.slice(problem.range.start.offset, problem.range.end.offset)).toBe(at);
  });

  test.each(faults)('%s: the fixes mend it', (_, code, source) => {
    const { text } = marked(source);
    const [problem] = load(text).diagnostics;
    for (const fix of problem.fixes ?? []) {
      let mended = text;
      for (const { range, text: inserted } of fix.edits) {
        mended = mended.slice(0, range.start.offset) + inserted + mended.slice(range.end.offset);
      }
      expect(load(mended).diagnostics.map((other) => other.code)).not.toContain(code);
    }
  });
});

describe('faults of games and variants', () => {
  const variant = (rest: string) => `houserules: 1\nextends: town\nname: extra\n${rest}`;
  const game = (variants: Record<string, string>, chosen: string[]) =>
    load(own(''), { library: libraryOf(undefined, variants), variants: chosen });

  test('two variants that replace the same thing', () => {
    const old = 'houserules: 1\nextends: town\nname: old\npatch:\n  turn.act.bid: { remove: true }\n';
    const extra = marked(variant('patch:\n  turn.act.bid.pay: { «set»: { when: x } }\n'));
    const result = game({ old, extra: extra.text }, ['old', 'extra']);
    expect(result.diagnostics.map(brief)).toEqual([expect.stringMatching(/^variant-conflict 5:/)]);
    expect(result.diagnostics[0]).toMatchObject({
      document: 'variants/extra.yaml',
      related: [{ document: 'variants/old.yaml', range: { start: { line: 5, column: 19 } } }],
    });
  });

  test.each([
    ['set and set', 'set: { when: a }', 'set: { when: b }', 1],
    ['set of different keys', 'set: { when: a }', 'set: { text: b }', 0],
    ['replace and replace', 'replace: { set: { x: 1 } }', 'replace: { set: { x: 2 } }', 1],
    ['replace and remove', 'replace: { set: { x: 1 } }', 'remove: true', 1],
    ['set and replace', 'set: { when: a }', 'replace: { set: { x: 2 } }', 1],
    ['remove and after', 'remove: true', 'after: [{ set: { x: 1 } }]', 1],
    ['before and after', 'before: [{ set: { x: 2 } }]', 'after: [{ set: { x: 1 } }]', 0],
    ['before and before', 'before: [{ set: { x: 2 } }]', 'before: [{ set: { x: 1 } }]', 0],
  ])('%s', (_, first, second, count) => {
    const patch = (operation: string) => `patch: { turn.act.bid.pay: { ${operation} } }\n`;
    const result = game(
      { old: `houserules: 1\nextends: town\nname: old\n${patch(first)}`, extra: variant(patch(second)) },
      ['old', 'extra'],
    );
    expect(result.diagnostics.map(({ code }) => code)).toEqual(Array(count).fill('variant-conflict'));
  });

  test('a variant may change what the variant that it extends changed, and the own rule set what both did', () => {
    const patch = (value: string) => `patch: { turn.act.bid.pay: { set: { when: ${value} } } }\n`;
    const variants = {
      old: `houserules: 1\nextends: town\nname: old\n${patch('a')}`,
      older: `houserules: 1\nextends: town/old\nname: older\n${patch('b')}`,
    };
    const result = load(own(patch('c')), { library: libraryOf(undefined, variants), variants: ['older'] });
    expect(result.ok).toBe(true);
  });

  test('variants that extend each other', () => {
    const result = game({ old: 'houserules: 1\nextends: town/older\nname: old\n' }, ['older']);
    expect(result.diagnostics.map(brief)).toEqual([expect.stringMatching(/^extends-cycle 2:10 /)]);
  });

  test('a variant of another game', () => {
    const result = game({ extra: 'houserules: 1\nextends: city\nname: extra\n' }, ['extra']);
    expect(result.diagnostics.map(brief)).toEqual([expect.stringMatching(/^variant-base 2:10 /)]);
  });

  test('a declared variant without a text', () => {
    const text = 'houserules: 1\nname: town\ntitle: T\nplayers: { min: 1, max: 2 }\nturn: {}\nvariants: [old, lost]\n';
    const result = load(text, { library: libraryOf(text) });
    expect(result.diagnostics.map(brief)).toEqual([expect.stringMatching(/^variant-not-found 6:17 /)]);
  });

  test('an active variant with a fault says where, an inactive one is only blocked', () => {
    const broken = { extra: 'houserules: 1\nextends: town\nname: extra\nwiht: {}\n' };
    expect(game(broken, ['extra']).diagnostics.map(brief)).toEqual([expect.stringMatching(/^unknown-key 4:1 /)]);
    const result = game(broken, ['printed']);
    expect(result.ok && result.value.variants.find(({ name }) => name === 'extra')?.blocked).toBe(
      'Its text has an error',
    );
  });

  test('a game that extends itself', () => {
    const text = 'houserules: 1\nextends: town\nname: town\n';
    const result = load('houserules: 1\nextends: town\nname: mine\n', { library: libraryOf(text) });
    expect(result.diagnostics.map(brief)).toEqual([expect.stringMatching(/^extends-cycle 2:10 /)]);
  });
});
