/**
 * Infix text → tokens. What is no token of the language becomes a `bad` token that carries its own problem, so that the
 * parser reports whichever mistake comes first.
 */

import type { ExpressionProblem } from './ast.ts';
import { foreignOperator, integerTooLarge, notAnInteger, quotedName, unexpectedCharacter } from './problems.ts';
import { isName, MIN_INTEGER } from './words.ts';

interface Base {
  start: number;
  end: number;
  text: string;
}

export type Token =
  | (Base & { kind: 'integer'; value: number })
  | (Base & { kind: 'word' | 'symbol' | 'end' })
  | (Base & { kind: 'bad'; problem: ExpressionProblem });

const SYMBOL = /==|!=|<=|>=|[<>+\-*/%()[\],.]/y;
const WORD = /[a-zA-Z][a-zA-Z0-9_]*/y;
const NUMBER = /\d[\w]*(?:\.\d\w*)?/y;
const SPACE = /\s*/y;
const QUOTED = /'([^']*)'?|"([^"]*)"?/y;
const LETTERS = /[\p{L}\p{N}_]+/uy;

/** Operators of other languages, longest first: what they are, how to write it, and the text that replaces them. */
const FOREIGN: readonly [found: string, hint: string, replacement?: string][] = [
  ['===', 'Write `==` to compare.', '=='],
  ['!==', 'Write `!=` for “is not”.', '!='],
  ['<>', 'Write `!=` for “is not”.', '!='],
  ['=>', 'Write `>=` for “at least”.', '>='],
  ['=<', 'Write `<=` for “at most”.', '<='],
  ['=!', 'Write `!=` for “is not”.', '!='],
  ['&&', 'Write `and`.', 'and'],
  ['||', 'Write `or`.', 'or'],
  ['??', 'Write `if a == none then b else a`.'],
  ['?.', 'Write `.`: a property of `none` is `none`.', '.'],
  ['**', 'There are no powers: multiply.'],
  ['//', 'Write `floor(a / b)` to divide and round down.'],
  [':=', 'Write `==` to compare, `:=` is not an operator.', '=='],
  ['..', 'Write a range as two comparisons joined with `and`.'],
  ['=', 'Write `==` to compare, `=` is not an operator.', '=='],
  ['!', 'Write `not`.', 'not'],
  ['&', 'Write `and`.', 'and'],
  ['|', 'Write `or`.', 'or'],
  ['≠', 'Write `!=` for “is not”.', '!='],
  ['≤', 'Write `<=` for “at most”.', '<='],
  ['≥', 'Write `>=` for “at least”.', '>='],
  ['×', 'Write `*` to multiply.', '*'],
  ['·', 'Write `*` to multiply.', '*'],
  ['÷', 'Write `floor(a / b)` or `ceil(a / b)` to divide.'],
  ['\\', 'Write `floor(a / b)` to divide and round down.'],
  ['−', 'Write `-`.', '-'],
  ['–', 'Write `-`.', '-'],
  ['^', 'There are no powers: multiply.'],
  ['?', 'Write `if CONDITION then VALUE else VALUE`.'],
  ['∈', 'Write `in`.', 'in'],
  ['∧', 'Write `and`.', 'and'],
  ['∨', 'Write `or`.', 'or'],
  ['¬', 'Write `not`.', 'not'],
];

const at = (pattern: RegExp, text: string, offset: number): RegExpExecArray | null => {
  pattern.lastIndex = offset;
  return pattern.exec(text);
};

/** A replacement that is a word, with blanks where it would grow together with what stands beside it. */
const padded = (word: string, text: string, start: number, end: number): string => {
  if (!isWordCharacter(word[0])) return word;
  return `${isWordCharacter(text[start - 1]) ? ' ' : ''}${word}${isWordCharacter(text[end]) ? ' ' : ''}`;
};

const isWordCharacter = (character: string | undefined): boolean => character !== undefined && /\w/.test(character);

const bad = (text: string, problem: ExpressionProblem): Token => ({
  kind: 'bad',
  start: problem.span.start,
  end: problem.span.end,
  text: text.slice(problem.span.start, problem.span.end),
  problem,
});

const number = (text: string, start: number, found: string): Token => {
  const span = { start, end: start + found.length };
  if (!/^\d+$/.test(found)) {
    const plain = found.replaceAll('_', '');
    if (found.includes('.')) return bad(text, notAnInteger(span, found, 'There are no fractions: write an integer.'));
    if (/^\d+$/.test(plain)) return bad(text, notAnInteger(span, found, 'Write the digits without `_`.', plain));
    return bad(text, notAnInteger(span, found, 'Names begin with a letter, numbers have only digits.'));
  }
  if (/^0\d/.test(found)) {
    const plain = found.replace(/^0+(?=\d)/, '');
    return bad(text, notAnInteger(span, found, 'Write the number without zeros before it.', plain));
  }
  const value = Number(found);
  // One more than the greatest integer is let through: the parser takes it behind a minus.
  if (value > -MIN_INTEGER) return bad(text, integerTooLarge(span, found));
  return { kind: 'integer', ...span, text: found, value };
};

const next = (text: string, start: number): Token => {
  const word = at(WORD, text, start);
  if (word) return { kind: 'word', start, end: start + word[0].length, text: word[0] };
  const digits = at(NUMBER, text, start);
  if (digits) return number(text, start, digits[0]);
  for (const [found, hint, replacement] of FOREIGN) {
    if (!text.startsWith(found, start)) continue;
    // `==` and its like are ours, although they begin as a foreign operator does.
    if (found === '=' && text[start + 1] === '=') break;
    if (found === '!' && text[start + 1] === '=') break;
    const end = start + found.length;
    const mended = replacement === undefined ? undefined : padded(replacement, text, start, end);
    return bad(text, foreignOperator({ start, end }, found, hint, mended));
  }
  const symbol = at(SYMBOL, text, start);
  if (symbol) return { kind: 'symbol', start, end: start + symbol[0].length, text: symbol[0] };
  const quoted = at(QUOTED, text, start);
  if (quoted) {
    const inner = quoted[1] ?? quoted[2] ?? '';
    return bad(text, quotedName({ start, end: start + quoted[0].length }, isName(inner) ? inner : undefined));
  }
  const letters = at(LETTERS, text, start);
  const found = letters ? letters[0] : String.fromCodePoint(text.codePointAt(start) ?? 0);
  const narrow = found.normalize('NFKC');
  const mended = narrow !== found && /^[\w\s()[\]<>+\-*/%,.]+$/.test(narrow) ? narrow : undefined;
  return bad(text, unexpectedCharacter({ start, end: start + found.length }, found, mended));
};

/** All tokens of a text, the last of kind `end` (or `bad`, behind which nothing is read). */
export const tokenize = (text: string): Token[] => {
  const tokens: Token[] = [];
  let offset = 0;
  for (;;) {
    offset += at(SPACE, text, offset)?.[0].length ?? 0;
    if (offset >= text.length) break;
    const token = next(text, offset);
    tokens.push(token);
    if (token.kind === 'bad') return tokens;
    offset = token.end;
  }
  tokens.push({ kind: 'end', start: text.length, end: text.length, text: '' });
  return tokens;
};
