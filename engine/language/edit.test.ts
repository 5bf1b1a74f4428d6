import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Document, type Node, Scalar, visit } from 'yaml';
import { applyEdit, removeValue, setValue, type TextEdit } from './edit.ts';
import type { Key } from './origins.ts';
import { parseText } from './parse.ts';
import { must } from './testing.ts';

const TEXT = `houserules: 1 # version
extends: town
name: mine

# what I like
with: { money: 12, kind: 'some' } # keep

options:
  # a number
  first:
    integer: 3   # three
    label: "A"
  # a switch
  second: { boolean: true, label: B }
list:
  - one
  - two: 2
    three: 3

empty:
text: |
  some
    words

last: 1
`;

/** The lines that an edit takes away and adds. */
function diff(edit: TextEdit, text = TEXT): string[] {
  const before = text.split('\n');
  const after = applyEdit(text, edit).split('\n');
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [
    ...before.slice(start, before.length - end).map((line) => `- ${line}`),
    ...after.slice(start, after.length - end).map((line) => `+ ${line}`),
  ];
}

describe('setting a value', () => {
  test.each<[string, Key[], unknown, string[]]>([
    [
      'a number in braces',
      ['with', 'money'],
      5,
      ["- with: { money: 12, kind: 'some' } # keep", "+ with: { money: 5, kind: 'some' } # keep"],
    ],
    [
      'a text keeps its quotes',
      ['with', 'kind'],
      "it's",
      ["- with: { money: 12, kind: 'some' } # keep", "+ with: { money: 12, kind: 'it''s' } # keep"],
    ],
    [
      'a new entry in braces',
      ['with', 'more'],
      true,
      ["- with: { money: 12, kind: 'some' } # keep", "+ with: { money: 12, kind: 'some', more: true } # keep"],
    ],
    [
      'what needs quotes in braces',
      ['with', 'kind2'],
      'f(a, b)',
      ["- with: { money: 12, kind: 'some' } # keep", `+ with: { money: 12, kind: 'some', kind2: "f(a, b)" } # keep`],
    ],
    [
      'a number before a comment',
      ['options', 'first', 'integer'],
      9,
      ['-     integer: 3   # three', '+     integer: 9   # three'],
    ],
    ['a new entry in a block', ['options', 'first', 'help'], 'x: y', ['+     help: "x: y"']],
    ['a long text', ['options', 'first', 'help'], 'one\ntwo', ['+     help: |-', '+       one', '+       two']],
    ['a short mapping', ['options', 'third'], { integer: 1, label: 'C' }, ['+   third: { integer: 1, label: C }']],
    [
      'a nested mapping',
      ['options', 'third'],
      { integer: 1, of: { a: [1, 2] } },
      ['+   third:', '+     integer: 1', '+     of:', '+       a:', '+         - 1', '+         - 2'],
    ],
    [
      'a path that does not exist',
      ['patch', 'turn.act', 'set', 'when'],
      'a > b',
      ['+ patch:', '+   turn.act:', '+     set:', '+       when: a > b'],
    ],
    ['an item of a list', ['list', 0], 'none', ['-   - one', '+   - none']],
    ['a new item', ['list', 2], 'three', ['+   - three']],
    ['a new mapping as an item', ['list', 2], { a: { b: 1 } }, ['+   - a:', '+       b: 1']],
    ['where nothing was', ['empty'], 'x', ['- empty:', '+ empty: x']],
    ['inside nothing', ['empty', 'x'], 1, ['- empty:', '+ empty: { x: 1 }']],
    ['a block scalar', ['text'], 'new\nwords\n', ['-   some', '-     words', '+   new', '+   words']],
    ['a number for a block scalar', ['text'], 3, ['- text: |', '-   some', '-     words', '+ text: 3']],
    ['a word for a list', ['list'], 'none', ['- list:', '-   - one', '-   - two: 2', '-     three: 3', '+ list: none']],
    ['a list for a word', ['last'], ['a', 'b'], ['- last: 1', '+ last: [a, b]']],
    ['what is there already', ['last'], 1, []],
  ])('%s', (_, path, value, expected) => {
    expect(diff(must(setValue(TEXT, path, value)))).toEqual(expected);
  });

  test('JSON stays JSON', () => {
    const text = '{\n  "name": "x",\n  "with": {"money": 3}\n}\n';
    expect(diff(must(setValue(text, ['with', 'kind'], 'all')), text)).toEqual([
      '-   "with": {"money": 3}',
      '+   "with": {"money": 3, "kind": "all"}',
    ]);
    expect(diff(must(setValue(text, ['title'], 'T')), text)).toEqual([
      '-   "with": {"money": 3}',
      '+   "with": {"money": 3},',
      '+   "title": "T"',
    ]);
  });

  test('line breaks of Windows', () => {
    const text = 'a: 1\r\nb:\r\n  c: 2\r\nd: 3\r\n';
    expect(applyEdit(text, must(setValue(text, ['b', 'e'], 'x\ny')))).toBe(
      'a: 1\r\nb:\r\n  c: 2\r\n  e: |-\r\n    x\r\n    y\r\nd: 3\r\n',
    );
  });

  test('a comment that is indented stays with what it stands below', () => {
    const set = (text: string, path: Key[]) => applyEdit(text, must(setValue(text, path, 5)));
    expect(set('with:\n  x: 1\n  # note\n', ['new', 'z'])).toBe('with:\n  x: 1\n  # note\nnew:\n  z: 5\n');
    expect(set('with:\n  x: 1\n\n  # one\n\n    # two\n# end\n', ['new'])).toBe(
      'with:\n  x: 1\n\n  # one\n\n    # two\nnew: 5\n# end\n',
    );
    expect(set('with:\r\n  x: 1\r\n  # note', ['new'])).toBe('with:\r\n  x: 1\r\n  # note\r\nnew: 5');
    expect(set('with:\n  x: 1\n  # note\n', ['with', 'y'])).toBe('with:\n  x: 1\n  y: 5\n  # note\n');
  });

  test('a text without a line break at its end', () => {
    expect(applyEdit('a: 1', must(setValue('a: 1', ['b'], 2)))).toBe('a: 1\nb: 2');
    expect(applyEdit('a: 1\nb: 2', must(removeValue('a: 1\nb: 2', ['b'])))).toBe('a: 1');
  });

  test.each<[string, string, Key[]]>([
    ['something repeated', 'a: &x { b: 1 }\nc: *x\n', ['c', 'b']],
    ['something that is repeated', 'a: &x { b: 1 }\nc: *x\n', ['a', 'b']],
    ['inside a word', 'a: b\n', ['a', 'b']],
    ['beyond the end of a list', 'a: [1]\n', ['a', 3]],
  ])('refuses %s', (_, text, path) => {
    expect(setValue(text, path, 5).diagnostics).toMatchObject([{ code: 'edit-refused' }]);
  });

  test('a text with a fault says which', () => {
    expect(setValue('a: [1', ['a'], 5).diagnostics).toMatchObject([{ code: 'yaml-syntax' }]);
  });
});

describe('removing a value', () => {
  test.each<[string, Key[], string[]]>([
    [
      'with the comment above',
      ['options', 'first'],
      ['-   # a number', '-   first:', '-     integer: 3   # three', '-     label: "A"'],
    ],
    [
      'the first in braces',
      ['with', 'money'],
      ["- with: { money: 12, kind: 'some' } # keep", "+ with: { kind: 'some' } # keep"],
    ],
    [
      'the last in braces',
      ['with', 'kind'],
      ["- with: { money: 12, kind: 'some' } # keep", '+ with: { money: 12 } # keep'],
    ],
    ['an item', ['list', 0], ['-   - one']],
    ['the first key of an item', ['list', 1, 'two'], ['-   - two: 2', '-     three: 3', '+   - three: 3']],
    ['a block scalar', ['text'], ['- text: |', '-   some', '-     words']],
    ['a section', ['with'], ['- # what I like', "- with: { money: 12, kind: 'some' } # keep"]],
  ])('%s', (_, path, expected) => {
    expect(diff(must(removeValue(TEXT, path)))).toEqual(expected);
  });

  test('the last entry of a mapping', () => {
    const text = 'a: 1\nwith:\n  money: 3 # note\nb: 2\n';
    expect(applyEdit(text, must(removeValue(text, ['with', 'money'])))).toBe('a: 1\nwith: {} # note\nb: 2\n');
    expect(applyEdit(text, must(removeValue(text, ['with', 'money'], { prune: true })))).toBe('a: 1\nb: 2\n');
  });

  test('what is not there', () => {
    expect(removeValue(TEXT, ['with', 'nothing']).diagnostics).toMatchObject([{ code: 'edit-refused' }]);
  });
});

// ---- any text --------------------------------------------------------------------------------------------------

const words = fc.constantFrom(
  'a',
  'two words',
  'x == y',
  "it's",
  'f(a, b)',
  '[x]',
  '{y}',
  '# no',
  'a: b',
  '',
  'true',
  '12',
  'one\ntwo\n',
  '日本',
  ' lead',
  '- dash',
);
const scalars = fc.oneof(fc.integer({ min: -9, max: 99 }), fc.boolean(), words);
const keys = fc.constantFrom('a', 'b', 'c', 'turn.act', 'owner(square)', 'x y');
const data = fc.letrec<{ value: unknown; map: Record<string, unknown> }>((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, scalars, fc.array(tie('value'), { maxLength: 3 }), tie('map')),
  map: fc.dictionary(keys, tie('value'), { maxKeys: 4, noNullPrototype: true }),
}));

/** A text of a mapping, in a random mixture of styles and with comments. */
const texts = fc
  .tuple(
    fc.dictionary(keys, data.value, { minKeys: 1, maxKeys: 5, noNullPrototype: true }),
    fc.infiniteStream(fc.nat(11)),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([value, stream, newline]) => {
    const document = new Document(value);
    const next = () => stream.next().value as number;
    visit(document, (key, node) => {
      if (typeof node !== 'object' || node === null) return;
      const target = node as Node & { flow?: boolean; type?: Scalar.Type };
      if ('items' in target && next() < 2) target.flow = true;
      if (target instanceof Scalar && typeof target.value === 'string' && key !== 'key') {
        const types: Scalar.Type[] = ['PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'];
        target.type = types[next()] ?? 'PLAIN';
      }
      if (next() === 0) target.commentBefore = ' note';
      if (next() === 0 && target instanceof Scalar) target.comment = ' behind';
      if (next() === 0) target.spaceBefore = true;
    });
    return document.toString({ lineWidth: 0 }).replaceAll('\n', newline);
  })
  .filter((text) => parseText({ uri: '', text }).ok);

function pathsOf(value: unknown, path: Key[] = []): Key[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: [Key, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...(path.length > 0 ? [path] : []), ...entries.flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

const comments = (text: string): number => text.match(/# (note|behind)/g)?.length ?? 0;
const at = (value: unknown, path: readonly Key[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<Key, unknown>)?.[key], value);

describe('any text', { timeout: 60_000 }, () => {
  test('a scalar becomes another scalar, and no byte around it changes', () => {
    fc.assert(
      fc.property(texts, scalars, fc.nat(), (text, value, pick) => {
        const before = must(parseText({ uri: '', text })).value;
        const paths = pathsOf(before).filter((path) => typeof at(before, path) !== 'object');
        fc.pre(paths.length > 0);
        const path = paths[pick % paths.length];
        const result = setValue(text, path, value);
        expect(result.diagnostics).toEqual([]);
        const edit = must(result);
        const after = applyEdit(text, edit);
        expect(at(must(parseText({ uri: '', text: after })).value, path)).toEqual(value);
        expect(comments(after)).toBe(comments(text));
        // The edit lies within the value: a block scalar, or a single line.
        expect(text.slice(edit.start, edit.end).trimStart()).toMatch(/^[|>'"]|^.*$/);
      }),
      { numRuns: 120 },
    );
  });

  test('anything becomes anything, or the edit is refused', () => {
    let refused = 0;
    fc.assert(
      fc.property(texts, data.value, keys, fc.nat(), (text, value, key, pick) => {
        const before = must(parseText({ uri: '', text })).value;
        const paths = [...pathsOf(before), [key], ...pathsOf(before).map((path) => [...path, key])];
        const path = paths[pick % paths.length];
        const result = setValue(text, path, value);
        if (!result.ok) {
          refused++;
          expect(result.diagnostics.map(({ code }) => code)).toEqual(['edit-refused']);
          return;
        }
        expect(at(must(parseText({ uri: '', text: applyEdit(text, result.value) })).value, path)).toEqual(value);
      }),
      { numRuns: 120 },
    );
    expect(refused).toBeLessThan(60);
  });

  test('what was added can be removed, and the text is as before', () => {
    fc.assert(
      fc.property(texts, data.value, (text, value) => {
        const added = setValue(text, ['added'], value);
        if (!added.ok) return;
        const between = applyEdit(text, added.value);
        const removed = removeValue(between, ['added']);
        expect(removed.diagnostics).toEqual([]);
        expect(applyEdit(between, must(removed)).trimEnd()).toBe(text.trimEnd());
      }),
      { numRuns: 120 },
    );
  });

  test('removing keeps everything else', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (text, pick) => {
        const before = must(parseText({ uri: '', text })).value;
        const paths = pathsOf(before);
        const path = paths[pick % paths.length];
        const result = removeValue(text, path);
        if (!result.ok) return;
        const after = applyEdit(text, result.value);
        expect(must(parseText({ uri: '', text: after })).value).not.toEqual(before);
        expect(comments(after)).toBeLessThanOrEqual(comments(text));
      }),
      { numRuns: 120 },
    );
  });
});
