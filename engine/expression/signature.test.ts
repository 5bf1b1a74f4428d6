import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSignature } from './signature.ts';

test.each<[string, string, [string, string][]]>([
  ['allBuilt', 'allBuilt', []],
  ['owner(square)', 'owner', [['square', 'square']]],
  ['half(integer amount)', 'half', [['integer', 'amount']]],
  [
    ' far ( square from , square to ) ',
    'far',
    [
      ['square', 'from'],
      ['square', 'to'],
    ],
  ],
])('%s', (text, name, params) => {
  const result = parseSignature(text);
  if (!result.ok) throw new Error(result.problem.message);
  expect(result.value.name).toBe(name);
  expect(result.value.params.map((param) => [param.type, param.name])).toEqual(params);
  for (const param of result.value.params) {
    expect(text.slice(param.typeSpan.start, param.typeSpan.end)).toBe(param.type);
    expect(text.slice(param.nameSpan.start, param.nameSpan.end)).toBe(param.name);
  }
});

test.each([
  ['', 'bad-signature', ''],
  ['3', 'bad-signature', '3'],
  ['f(', 'bad-signature', '('],
  ['f(a', 'unbalanced-bracket', '('],
  ['f()', 'bad-signature', '()'],
  ['f(a,)', 'bad-signature', ','],
  ['f(a b c)', 'bad-signature', 'c'],
  ['f(a) b', 'bad-signature', 'b'],
  ['f[a]', 'bad-signature', '['],
  ['f(a: b)', 'unexpected-character', ':'],
  ['f(square, square)', 'duplicate-parameter', 'square'],
  ['count(square)', 'reserved-word', 'count'],
  ['if', 'reserved-word', 'if'],
  ['f(integer of)', 'reserved-word', 'of'],
])('%s is wrong', (text, code, piece) => {
  const result = parseSignature(text);
  if (result.ok) throw new Error('no problem was found');
  const { span } = result.problem;
  expect([result.problem.code, text.slice(span.start, span.end)]).toEqual([code, piece]);
});

test('no text throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-c(), 1=]*$/)), (text) => void parseSignature(text)),
  );
});
