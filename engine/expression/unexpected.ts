/**
 * What to say about a token that can't stand where it stands: the slip behind it, where one can be guessed.
 */

import type { ExpressionProblem } from './ast.ts';
import * as say from './problems.ts';
import type { Token } from './tokens.ts';
import { isQueryOperator, KEYWORDS, QUERY_WORDS, VALUE_QUERIES } from './words.ts';

/** Words of other languages between two values. */
const WORDS: ReadonlyMap<string, readonly [hint: string, replacement?: string]> = new Map([
  ['mod', ['Write `%` for the remainder.', '%']],
  ['modulo', ['Write `%` for the remainder.', '%']],
  ['div', ['Write `floor(a / b)` to divide and round down.']],
  ['is', ['Write `==` to compare.', '==']],
  ['equals', ['Write `==` to compare.', '==']],
  ['where', ['Write `with` before the condition of a query.', 'with']],
  ['having', ['Write `with` before the condition of a query.', 'with']],
  ['xor', ['Write `!=` between two conditions of which just one may hold.', '!=']],
  ['unless', ['Write `and not`.', 'and not']],
  ['plus', ['Write `+`.', '+']],
  ['minus', ['Write `-`.', '-']],
  ['times', ['Write `*`.', '*']],
]);

const STRUCTURE: ReadonlyMap<string, string> = new Map([
  ['then', '`then` belongs to an `if` before it.'],
  ['else', '`else` belongs to an `if … then …` before it.'],
  ['with', '`with` belongs to a query, such as `any NAME in SET with CONDITION`.'],
  ['for', '`for` belongs to a query, such as `sum of VALUE for NAME in SET`.'],
  ['of', '`of` belongs to a query, such as `sum of VALUE for NAME in SET`.'],
]);

const endsValue = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'integer' ||
    (token.kind === 'symbol' && (token.text === ')' || token.text === ']')) ||
    (token.kind === 'word' && (!KEYWORDS.has(token.text) || ['none', 'true', 'false'].includes(token.text))));

/** The problem of the token at `position`, where `expected` was expected. */
export const explain = (tokens: readonly Token[], position: number, expected: string): ExpressionProblem => {
  const token = tokens[position] as Token;
  const before = tokens[position - 1];
  if (token.kind === 'bad') return token.problem;
  if (token.kind === 'end') {
    return before
      ? say.unexpectedEnd(before, before.text, expected)
      : say.emptyExpression({ start: token.start, end: token.end });
  }
  if (token.kind === 'symbol' && (token.text === ')' || token.text === ']') && endsValue(before)) {
    return say.unopenedBracket(token, token.text);
  }
  if (before?.text === ',' && (token.text === ')' || token.text === ']')) return say.needlessComma(before);
  if (token.kind === 'word' && STRUCTURE.has(token.text)) {
    // `any in center with …`: the query's word was taken for a name.
    const query = tokens.slice(0, position).findLast((each) => each.kind === 'word' && isQueryOperator(each.text));
    if (query && endsValue(before) && (token.text === 'with' || token.text === 'for')) {
      return unnamed(query);
    }
    return say.unexpectedToken(token, token.text, expected, STRUCTURE.get(token.text));
  }
  if ((token.kind === 'word' || token.kind === 'integer') && endsValue(before)) return sideBySide(before, token);
  return say.unexpectedToken(token, token.text, expected);
};

/** A query's word that was taken for a name, since what it needs is not behind it. */
const unnamed = (query: Token): ExpressionProblem =>
  VALUE_QUERIES.has(query.text) ? say.missingOf(query, query.text) : say.missingQueryName(query, query.text);

const sideBySide = (before: Token | undefined, token: Token): ExpressionProblem => {
  for (const word of [token, before]) {
    if (word?.kind !== 'word') continue;
    const small = word.text.toLowerCase();
    if (small !== word.text && (KEYWORDS.has(small) || QUERY_WORDS.has(small))) {
      return say.foreignWord(word, word.text, `Write \`${small}\`, in small letters.`, small);
    }
    const other = word === token ? WORDS.get(small) : undefined;
    if (other) return say.foreignWord(word, word.text, other[0], other[1]);
    if (small === 'elseif' || small === 'elif') {
      return say.foreignWord(word, word.text, 'Write `else if`.', 'else if');
    }
  }
  if (before?.kind === 'word' && isQueryOperator(before.text)) return unnamed(before);
  return say.missingOperator(token, token.text);
};
