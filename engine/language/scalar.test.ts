import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Document, isScalar, parseDocument, Scalar, visit } from 'yaml';
import { originOf, origins } from './origins.ts';
import { parseText } from './parse.ts';
import { read, type ScalarStyle } from './scalar.ts';
import { must } from './testing.ts';

const STYLES: Record<string, ScalarStyle> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
};

/** Reads every string of a text both ways. */
function expectSame(text: string): void {
  visit(parseDocument(text), (_, node) => {
    if (!isScalar(node) || typeof node.value !== 'string') return;
    const [start, end] = node.range!;
    const found = read(text, start, end, STYLES[node.type!]);
    expect([text, found?.value]).toEqual([text, node.value]);
    expect(found?.offsets).toHaveLength(node.value.length + 1);
    // Where a character stands for itself, it stands at its offset.
    for (const [index, character] of [...node.value].entries()) {
      if (/^[a-z()=]$/.test(character) && [...node.value].every((one) => one.length === 1))
        expect(text[found!.offsets[index]]).toBe(character);
    }
  });
}

const words = fc
  .array(
    fc.constantFrom(
      'a',
      'bc',
      'x == y',
      "it's",
      '"',
      '\\',
      ' ',
      '  ',
      '\n',
      '\n\n',
      'é',
      '日本',
      '😀',
      '(',
      ')',
      '#',
      ': ',
      '\t',
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

describe('where the characters of a scalar stand', { timeout: 60_000 }, () => {
  test.each(Object.keys(STYLES))('as the library writes them: %s', (type) => {
    fc.assert(
      fc.property(words, fc.integer({ min: 20, max: 60 }), fc.boolean(), (value, lineWidth, deep) => {
        const scalar = new Scalar(value);
        scalar.type = type as Scalar.Type;
        const inner = deep ? { list: [{ x: scalar, y: 1 }] } : { x: scalar, y: 1 };
        expectSame(new Document(inner).toString({ lineWidth }));
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    'a: plain\n  over\n\n  lines   # note\n',
    "a: 'single ''quoted''\n  over\n\n\n  lines'\n",
    'a: "double \\" \\u00e9 \\x41 \\\n   joined\n  folded \\t\n\n  on"\n',
    'a: |2\n   indented\n  less\n',
    'a: >-\n  folded\n  lines\n\n    more\n    than\n\n  others\n',
    'a: >+\n\n  kept\n\n\nb: |-\n  x\n',
    'a:\n  - |\n    one\n\n     two\n  - b\n',
    'a: "x\r\n  y"\r\nb: |\r\n  one\r\n  two\r\n',
    '- >\n  a\n\n\n  b\n',
    'a: ""\nb: \'\'\nc: |\n\nd: x\n',
  ])('%j', expectSame);

  test('a span of an expression has its place in the text', () => {
    const text = 'a: "x \\"y\\" == z"\nb: >-\n  one and\n  two\nc: [1, \'it\'\'s me\']\n';
    const value = must(parseText({ uri: 't', text })).value as { c: unknown[] };
    const at = (container: object, key: string | number, start: number, end: number) => {
      const { range } = origins.expression(container, key, { start, end });
      return text.slice(range.start.offset, range.end.offset);
    };
    expect(at(value, 'a', 9, 10)).toBe('z');
    expect(at(value, 'b', 8, 11)).toBe('two');
    expect(at(value, 'b', 4, 11)).toBe('and\n  two');
    expect(at(value.c, 1, 5, 7)).toBe('me');
    expect(at(value.c, 0, 0, 1)).toBe('1');
    expect(origins.expression(value, 'b', { start: 8, end: 11 }).range.start).toMatchObject({ line: 4, column: 3 });
  });

  test('places of keys, values and containers', () => {
    const text = 'a:\n  b: [x, y]\n  c:\n';
    const value = must(parseText({ uri: 't', text })).value as { a: { b: unknown[]; c: null } };
    const slice = (range?: { start: { offset: number }; end: { offset: number } }) =>
      range && text.slice(range.start.offset, range.end.offset);
    expect(slice(origins.at(value.a, 'b')?.range)).toBe('[x, y]');
    expect(slice(origins.keyAt(value.a, 'b')?.range)).toBe('b');
    expect(slice(origins.at(value.a, 'c')?.range)).toBe('c');
    expect(slice(origins.self(value.a)?.range)).toBe('b: [x, y]\n  c:');
    expect(origins.at(value.a.b, 1)).toMatchObject({ document: 't', path: ['a', 'b', 1] });
    expect(origins.at(value, 'z')).toBeUndefined();
    expect(originOf(value.a.b)?.entries.size).toBe(2);
  });
});
