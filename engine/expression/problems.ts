/**
 * Every message about the syntax of an expression, in one place. Each takes the span it points at and what was found.
 */

import type { ExpressionProblem, Span } from './ast.ts';
import { MAX_DEPTH } from './words.ts';

/** Codes of the problems that parsing can answer with. */
export const PROBLEM_CODES = [
  'empty-expression',
  'not-an-expression',
  'unexpected-character',
  'foreign-operator',
  'foreign-word',
  'quoted-name',
  'not-an-integer',
  'integer-too-large',
  'unexpected-end',
  'unexpected-token',
  'missing-operator',
  'unbalanced-bracket',
  'chained-comparison',
  'missing-then',
  'missing-else',
  'missing-of',
  'missing-for',
  'missing-query-name',
  'needs-brackets',
  'reserved-word',
  'not-callable',
  'none-has-no-properties',
  'too-deep',
  'one-operator',
  'unknown-operator',
  'wrong-arguments',
  'bad-variable',
  'bad-query',
  'bad-signature',
  'duplicate-parameter',
  'unclosed-piece',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Leads a problem out of the recursion; a parser's public functions catch it, so that none of them throws. */
export class Stop {
  readonly problem: ExpressionProblem;
  constructor(problem: ExpressionProblem) {
    this.problem = problem;
  }
}

export const problem = (
  code: ProblemCode,
  span: Span,
  message: string,
  more: { hint?: string; replacement?: string } = {},
): ExpressionProblem => ({ code, message, span: { start: span.start, end: span.end }, ...more });

export const emptyExpression = (span: Span): ExpressionProblem =>
  problem('empty-expression', span, 'An expression is expected here, but nothing is written.', {
    hint: 'Write `none` for the absence of a value.',
  });

export const foreignOperator = (span: Span, found: string, hint: string, replacement?: string): ExpressionProblem =>
  problem('foreign-operator', span, `\`${found}\` is not an operator of this language.`, {
    hint,
    ...(replacement !== undefined && { replacement }),
  });

export const foreignWord = (span: Span, found: string, hint: string, replacement?: string): ExpressionProblem =>
  problem('foreign-word', span, `\`${found}\` is not a word of this language.`, {
    hint,
    ...(replacement !== undefined && { replacement }),
  });

export const unexpectedCharacter = (span: Span, found: string, replacement?: string): ExpressionProblem =>
  problem('unexpected-character', span, `The character \`${found}\` has no meaning in an expression.`, {
    hint:
      replacement === undefined
        ? 'Names are made of the letters a to z, digits and `_`, and begin with a letter.'
        : `Write \`${replacement.trim()}\`.`,
    ...(replacement !== undefined && { replacement }),
  });

export const quotedName = (span: Span, name: string | undefined): ExpressionProblem =>
  problem('quoted-name', span, 'There are no quoted texts in expressions.', {
    hint: 'Write names and the values of choices without quotes.',
    ...(name !== undefined && { replacement: name }),
  });

export const notAnInteger = (span: Span, found: string, hint: string, replacement?: string): ExpressionProblem =>
  problem('not-an-integer', span, `\`${found}\` is not an integer.`, {
    hint,
    ...(replacement !== undefined && { replacement }),
  });

export const integerTooLarge = (span: Span, found: string): ExpressionProblem =>
  problem('integer-too-large', span, `\`${found}\` is too large for an integer.`, {
    hint: 'Integers go from -2147483648 to 2147483647.',
  });

export const unexpectedEnd = (span: Span, last: string, expected: string): ExpressionProblem =>
  problem('unexpected-end', span, `The expression ends after \`${last}\`, where ${expected} was expected.`);

export const unexpectedToken = (span: Span, found: string, expected: string, hint?: string): ExpressionProblem =>
  problem('unexpected-token', span, `Found \`${found}\` where ${expected} was expected.`, { ...(hint && { hint }) });

export const needlessComma = (span: Span): ExpressionProblem =>
  problem('unexpected-token', span, 'Nothing follows this comma.', { hint: 'Take it out.', replacement: '' });

export const missingOperator = (span: Span, found: string): ExpressionProblem =>
  problem('missing-operator', span, `An operator is missing before \`${found}\`.`, {
    hint: 'Two values side by side need an operator between them, such as `and`, `==` or `+`.',
  });

export const unclosedBracket = (span: Span, bracket: string): ExpressionProblem =>
  problem('unbalanced-bracket', span, `This \`${bracket}\` is never closed.`, {
    hint: `Write the \`${bracket === '(' ? ')' : ']'}\` that belongs to it.`,
  });

export const unopenedBracket = (span: Span, bracket: string): ExpressionProblem =>
  problem('unbalanced-bracket', span, `This \`${bracket}\` closes a bracket that was never opened.`, {
    hint: `Take it out, or write the \`${bracket === ')' ? '(' : '['}\` that belongs to it.`,
  });

export const wrongBracket = (span: Span, found: string, opened: string): ExpressionProblem =>
  problem('unbalanced-bracket', span, `\`${found}\` can't close the bracket \`${opened}\`.`, {
    replacement: opened === '(' ? ')' : ']',
  });

export const chainedComparison = (span: Span, replacement?: string): ExpressionProblem =>
  problem('chained-comparison', span, "Comparisons can't be chained.", {
    hint: 'Compare twice and join the comparisons with `and`.',
    ...(replacement !== undefined && { replacement }),
  });

export const missingThen = (span: Span): ExpressionProblem =>
  problem('missing-then', span, 'This `if` has no `then`.', { hint: 'Write `if CONDITION then VALUE else VALUE`.' });

export const missingElse = (span: Span): ExpressionProblem =>
  problem('missing-else', span, 'This `if` has no `else`.', {
    hint: 'An `if` in an expression always has a value: write `if CONDITION then VALUE else VALUE`.',
  });

export const missingOf = (span: Span, op: string): ExpressionProblem =>
  problem('missing-of', span, `\`${op}\` needs an \`of\`.`, {
    hint: `Write \`${op} of VALUE for NAME in SET\`.`,
    replacement: `${op} of`,
  });

export const missingFor = (span: Span, op: string): ExpressionProblem =>
  problem('missing-for', span, `This \`${op} of\` has no \`for\`.`, {
    hint: `Write \`${op} of VALUE for NAME in SET\`.`,
  });

export const missingQueryName = (span: Span, op: string): ExpressionProblem =>
  problem('missing-query-name', span, `\`${op}\` needs the name of what it goes through.`, {
    hint: `Write \`${op} NAME with CONDITION\` or \`${op} NAME in SET with CONDITION\`.`,
  });

export const queryNeedsBrackets = (span: Span, text: string, next: string, boolean: boolean): ExpressionProblem =>
  problem('needs-brackets', span, `\`${text}\` needs brackets before \`${next}\` can follow.`, {
    hint: boolean
      ? `Write \`(${text}) ${next} …\`, or \`${text} with …\` for a condition on each member.`
      : `Write \`(${text}) ${next} …\`.`,
    replacement: `(${text})`,
  });

export const notNeedsBrackets = (span: Span): ExpressionProblem =>
  problem('needs-brackets', span, '`not` binds less than the operator before it.', {
    hint: 'Put the `not` and what it denies in brackets.',
  });

export const reservedWord = (span: Span, word: string, use: string): ExpressionProblem =>
  problem('reserved-word', span, `\`${word}\` is a word of the language and can't be ${use}.`, {
    hint: 'Choose another name.',
  });

export const notCallable = (span: Span): ExpressionProblem =>
  problem('not-callable', span, 'Only a name can be followed by arguments in brackets.', {
    hint: 'To multiply, write `*`; to take one of several, write `[…]`.',
  });

export const noneHasNoProperties = (span: Span): ExpressionProblem =>
  problem('none-has-no-properties', span, '`none` stands for nothing and has no functions.');

export const tooDeep = (span: Span): ExpressionProblem =>
  problem('too-deep', span, `The expression is nested more than ${MAX_DEPTH} levels deep.`, {
    hint: 'Give parts of it names under `define:`.',
  });
