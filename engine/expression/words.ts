/**
 * The words, bounds and name rule of expressions, which every spelling of them shares.
 */

import type { QueryOperator } from './ast.ts';

/** Words that are never a name, in any spelling (behind a `.` every word is a property). */
export const KEYWORDS: ReadonlySet<string> = new Set([
  'none',
  'true',
  'false',
  'and',
  'or',
  'not',
  'in',
  'if',
  'then',
  'else',
  'with',
  'for',
  'of',
]);

/**
 * Words that begin a query. One that no name, `of` or bracket follows is an ordinary name (`option.spillover == all`),
 * since choices may have such values; nothing else can be declared with them.
 */
export const QUERY_WORDS: ReadonlySet<string> = new Set<QueryOperator>([
  'any',
  'every',
  'count',
  'all',
  'first',
  'sum',
  'min',
  'max',
  'lowest',
  'highest',
]);

/** The queries that read a value of each member: `sum of VALUE for NAME`. */
export const VALUE_QUERIES: ReadonlySet<string> = new Set<QueryOperator>(['sum', 'min', 'max', 'lowest', 'highest']);

/** Query words that never name a function: in `any(x)` something else was meant. */
export const UNCALLABLE: ReadonlySet<string> = new Set<QueryOperator>(['any', 'every', 'all']);

/** The least and the greatest integer. */
export const MIN_INTEGER = -2147483648;
export const MAX_INTEGER = 2147483647;

/** The deepest syntax tree, and the deepest nesting of brackets, that is read. */
export const MAX_DEPTH = 200;

/** What other languages call `none`; kept from being names, so that a slip is told. */
export const OTHER_NONE: ReadonlySet<string> = new Set(['null', 'nil', 'undefined']);

const NAME = /^[a-zA-Z][a-zA-Z0-9_]*$/;

/** Whether a text has the form of a name; a keyword has it too. */
export const isIdentifier = (text: string): boolean => NAME.test(text);

/** Whether a text can stand for a value in an expression. */
export const isName = (text: string): boolean => NAME.test(text) && !KEYWORDS.has(text) && !OTHER_NONE.has(text);

/** Whether a text can be bound by a query, or be declared: also no word of a query. */
export const isBindable = (text: string): boolean => isName(text) && !QUERY_WORDS.has(text);

export const isQueryOperator = (text: string): text is QueryOperator => QUERY_WORDS.has(text);

export const isInteger = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= MIN_INTEGER && value <= MAX_INTEGER;
