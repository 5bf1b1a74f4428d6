import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadRuleSet } from '../../engine/index.ts';
import { parseText } from '../../engine/language/parse.ts';
import { shippedGames } from '../../test/library.ts';
import { cursor, service, shippedTexts } from '../../test/support/texts.ts';
import { applyChanges } from './changes.ts';
import { crumbs } from './crumbs.ts';
import { LanguageService } from './index.ts';
import { type LanguageSchema, shippedSchema } from './schema.ts';

const BASE = 'houserules: 1\nname: mine\nextends: square-on-sale\n';

const hovered = (text: string): string => {
  const { rules, offset } = cursor(text);
  return service().hover(rules, offset)?.contents.join('\n') ?? '';
};

describe('hover', () => {
  test('a key says what the schema says of it, with an example', () => {
    expect(hovered('houserules: 1\nname: a\nturns: { or|der: clockwise }\n')).toContain(
      'The direction in which turns go around.',
    );
    expect(hovered('houserules: 1\nname: a\nplay|ers: { min: 2, max: 4 }\n')).toMatch(
      /How many can play\.[\s\S]*```yaml/,
    );
  });
  test('a name says what it is, its sentence and its range', () => {
    const option = hovered(`${BASE}with: { bidSt|ands: 1 }\n`);
    expect(option).toContain('**option** `bidStands`');
    expect(option).toContain('Own turns that a bid must stand');
    expect(option).toContain('from 1 to 4');
    expect(hovered(`${BASE}patch: { turn.a|ct: { set: { text: x } } }\n`)).toContain('Bid on one square, or pass.');
  });
  test('an expression says of which type its value is', () => {
    const when = (expression: string): string =>
      hovered(`${BASE}patch:\n  turn.gem:\n    set:\n      when: ${expression}\n`);
    expect(when('gemD|ue and bank.gem > 0')).toContain('`option.gemRule == everyTurn');
    expect(when('bank.ge|m > 0')).toContain('a number from 0 to 30');
    expect(when('bank.gem |> 0')).toContain('Gives yes or no.');
  });
  test('a live value is that of the innermost expression', () => {
    const { rules, offset } = cursor(`${BASE}patch:\n  turn.gem:\n    set:\n      when: gemDue and bank.ge|m > 0\n`);
    const said = service().hover(rules, offset, ({ source, free }) => ({
      whole: `${source} ${free.length}`,
      parts: [{ expression: 'bank', value: '7' }],
      who: 'Red',
    }));
    expect(said!.contents.join('\n')).toContain('Now, for Red: **bank.gem 0**\n\n- `bank` is **7**');
  });
});

describe('outline', () => {
  test('has the sections and all that has a name in them', () => {
    const text = shippedGames.find('square-on-sale')!.game;
    const items = service().outline(text);
    expect(items.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['options', 'board', 'turn', 'procedures', 'end', 'score']),
    );
    const turn = items.find(({ name }) => name === 'turn')!;
    expect(turn.children.map(({ name }) => name)).toEqual([
      'income',
      'countdown',
      'construction',
      'wonInVain',
      'act',
      'gem',
    ]);
    const act = turn.children[4]!;
    expect(act.detail).toBe('Bid on one square, or pass.');
    expect(act.children.map(({ name, kind }) => [name, kind])).toEqual([
      ['bid', 'action'],
      ['pass', 'action'],
    ]);
    const at = text.text.indexOf('name: holdBid');
    expect(crumbs(items, at).map(({ name }) => name)).toEqual(['turn', 'act', 'bid', 'holdBid']);
  });
});

describe('form', () => {
  test('spaces and empty lines, not comments, quotes and texts', () => {
    const text =
      'houserules:   1   \nname: a\n\n\n\ntitle: "A  b"\nzones:\n    # a comment\n    deck:\n        holds:\n        - card # another\n        -   token\ndefine: {a: 1}';
    expect(applyChanges(text, service().format({ uri: 'a.yaml', text }))).toBe(
      'houserules: 1\nname: a\n\ntitle: "A  b"\nzones:\n  # a comment\n  deck:\n    holds:\n      - card # another\n      -   token\ndefine: {a: 1}\n',
    );
  });
  test('shipped texts are in form', () => {
    for (const text of shippedTexts) expect([text.uri, service().format(text)]).toEqual([text.uri, []]);
  });
  test('whatever the indentation: the value stays, and a second time nothing changes', () => {
    const small = shippedTexts.filter(({ text }) => text.length < 3000);
    fc.assert(
      fc.property(fc.constantFrom(...small), fc.infiniteStream(fc.nat(9)), (shipped, chance) => {
        const next = (): number => chance.next().value as number;
        const lines = shipped.text.split('\n').map((line) => {
          const wide = line.replace(/^ +/, (indent) => ' '.repeat(indent.length * 2));
          return next() === 0 && !/[|>]-?$/.test(line) ? `${wide}  ` : wide;
        });
        const text = lines.flatMap((line) => (next() === 0 && line === '' ? [line, '', ''] : [line])).join('\n');
        const before = parseText({ uri: shipped.uri, text });
        fc.pre(before.ok);
        const formed = applyChanges(text, service().format({ uri: shipped.uri, text }));
        const after = parseText({ uri: shipped.uri, text: formed });
        expect(after.ok && after.value.value).toEqual(before.ok && before.value.value);
        expect(formed.match(/#.*/g)?.length).toBe(text.match(/#.*/g)?.length);
        expect(service().format({ uri: shipped.uri, text: formed })).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

describe('fixes', () => {
  const fixes = (text: string): string[] => {
    const rules = { uri: 'mine.yaml', text };
    const loaded = loadRuleSet(rules, { library: shippedGames });
    return loaded.diagnostics.flatMap((problem) =>
      service()
        .fixes(rules, problem)
        .map(({ edits }) =>
          edits.reduceRight(
            (now, { range, text: put }) => now.slice(0, range.start.offset) + put + now.slice(range.end.offset),
            text,
          ),
        ),
    );
  };
  test('did you mean, quote this, add what is missing', () => {
    expect(fixes(`${BASE}patch:\n  turn.gme: { remove: true }\n`)).toEqual([
      `${BASE}patch:\n  turn.gem: { remove: true }\n`,
    ]);
    expect(fixes(`${BASE}patch:\n  turn.gem: { set: { when: max(1, 2) == 2 } }\n`)[0]).toContain(
      "when: 'max(1, 2) == 2'",
    );
    expect(fixes(`${BASE}options:\n  x: { boolean: true }\n`)[0]).toContain('label:');
  });
});

describe('a concept that is new in the schema', () => {
  const schema = structuredClone(shippedSchema) as LanguageSchema & { properties: Record<string, object> };
  (schema.properties as Record<string, object>).moods = {
    description: 'How the table feels.',
    examples: [{ glad: { strength: 3 } }],
    type: 'object',
    propertyNames: { $ref: '#/$defs/Name', 'x-declares': 'mood' },
    additionalProperties: { $ref: '#/$defs/Mood' },
  };
  (schema.properties as Record<string, object>).mood = {
    description: 'The mood at first.',
    type: 'string',
    'x-names': ['mood'],
  };
  (schema.$defs as Record<string, object>).Mood = {
    title: 'Mood',
    description: 'One mood.',
    type: 'object',
    properties: {
      strength: { description: 'How strong it is.', $ref: '#/$defs/Expression' },
      tone: { description: 'How it sounds.', enum: ['loud', 'low'] },
    },
    additionalProperties: false,
  };
  const knowing = (): LanguageService => new LanguageService(shippedGames, schema);
  const text = 'houserules: 1\nname: a\nmoods:\n  glad: { strength: 3 }\nmood: glad\n';

  test('is completed, described, listed, found and renamed without a change of the editor', () => {
    const own = knowing();
    const rules = { uri: 'a.yaml', text };
    const offered = (marked: string): string[] => {
      const at = cursor(marked);
      return knowing()
        .complete(at.rules, at.offset)
        .map(({ label }) => label);
    };
    expect(offered('houserules: 1\nname: a\n|')).toEqual(expect.arrayContaining(['moods', 'mood']));
    expect(offered('houserules: 1\nname: a\nmoods:\n  glad: { | }\n')).toEqual(['strength', 'tone']);
    expect(offered('houserules: 1\nname: a\nmoods:\n  glad: { tone: | }\n')).toEqual(['loud', 'low']);
    expect(offered(text.replace('mood: glad', 'mood: |'))).toEqual(['glad']);
    expect(own.hover(rules, text.indexOf('moods'))!.contents.join('\n')).toContain('How the table feels.');
    expect(own.hover(rules, text.lastIndexOf('glad'))!.contents[0]).toBe('**mood** `glad`');
    expect(own.outline(rules).find(({ name }) => name === 'moods')!.children).toMatchObject([
      { name: 'glad', kind: 'mood' },
    ]);
    expect(own.definition(rules, text.lastIndexOf('glad'))).toMatchObject({ start: text.indexOf('glad') });
    const renamed = own.rename(rules, text.indexOf('glad'), 'merry');
    expect(renamed.ok && applyChanges(text, renamed.changes)).toBe(text.replaceAll('glad', 'merry'));
  });
});
