import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printInfix } from './print.ts';
import { parseText } from './text.ts';

test.each<[string, string[]]>([
  ['', []],
  ['Pass', ['Pass']],
  ['Bid {amount} on {square}', ['Bid ', '<amount>', ' on ', '<square>']],
  ['{ count(square.bid)+1 }!', ['<count(square.bid) + 1>', '!']],
  ['{a}{b}', ['<a>', '<b>']],
  ['{{a}} {{{b}}}', ['{a} {', '<b>', '}']],
])('%s', (text, expected) => {
  const result = parseText(text);
  if (!result.ok) throw new Error(result.problem.message);
  expect(result.parts.map((part) => ('text' in part ? part.text : `<${printInfix(part.expr)}>`))).toEqual(expected);
  for (const part of result.parts) {
    if ('expr' in part) expect(text[part.offset - 1]).toBe('{');
  }
});

test.each([
  ['Bid {amount', 'unclosed-piece', '{', 4],
  ['Bid amount}', 'unclosed-piece', '}', 10],
  ['Bid {a = b}', 'foreign-operator', '=', 7],
  ['Bid {}', 'empty-expression', '', 5],
  ['{a} and {b +}', 'unexpected-end', '+', 11],
])('%s is wrong', (text, code, piece, start) => {
  const result = parseText(text);
  if (result.ok) throw new Error('no problem was found');
  const { span } = result.problem;
  expect([result.problem.code, text.slice(span.start, span.end), span.start]).toEqual([code, piece, start]);
});

test('a text whose braces are doubled stands for itself', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const result = parseText(text.replace(/[{}]/g, (brace) => brace + brace));
      expect(result).toEqual({ ok: true, parts: text === '' ? [] : [{ text }] });
    }),
  );
});
