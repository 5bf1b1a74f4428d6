/**
 * Expressions as documents hold them → syntax tree. A string is infix, an object is JsonLogic, integers and booleans
 * are themselves, a list is a list of expressions. The other readers of small texts are beside it: signatures of
 * definitions, and texts with `{expression}` pieces.
 *
 *     value ─▶ parseExpression ─┬─ string ─▶ infix.ts ── tokens.ts
 *                               └─ object ─▶ jsonlogic.ts             ─▶ Expr | problem
 */

import type { ParseResult } from './ast.ts';
import { parseInfix } from './infix.ts';
import { parseJsonLogic } from './jsonlogic.ts';
import { emptyExpression } from './problems.ts';
import { remember } from './remember.ts';

export { parseInfix } from './infix.ts';
export { parseJsonLogic } from './jsonlogic.ts';
export { type Parameter, parseSignature, type Signature, type SignatureResult } from './signature.ts';
export { parseText, type TextPart, type TextResult } from './text.ts';

/** The rules that are read next mostly say the same. */
const infix = remember(200_000, parseInfix);

/**
 * Reads an expression in whichever spelling it is written. Spans are offsets into the string for infix and zero for
 * everything else, which stands for the whole value. Never throws.
 */
export const parseExpression = (value: unknown): ParseResult => {
  if (typeof value === 'string') return infix(value);
  if (value === null || value === undefined) return { ok: false, problem: emptyExpression({ start: 0, end: 0 }) };
  return parseJsonLogic(value);
};
