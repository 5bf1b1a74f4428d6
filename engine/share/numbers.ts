/** The numbers that stand in a rule: each can become an option. */
import type { Expr, Span } from '../expression/ast.ts';
import { parseExpression } from '../expression/parse.ts';
import type { Key } from '../language/origins.ts';
import { isMapping } from '../language/tree.ts';

export interface RuleNumber {
  value: number;
  /** Keys and indexes from the rule to the value in which it stands. */
  keys: readonly Key[];
  /** Where in an infix expression; absent where the number stands by itself. */
  span?: Span;
  /** The expression, or the key, in which it stands. */
  context: string;
}

/** Texts for people, and names. */
const WORDS = new Set(['text', 'source', 'because', 'help', 'about', 'label', 'group', 'title', 'name', 'as', 'hook']);

/** @param apart paths (as JSON) at which something else begins */
export function numbersIn(rule: unknown, apart: readonly string[] = []): RuleNumber[] {
  const found: RuleNumber[] = [];
  walk(rule, [], found, new Set(apart));
  return found;
}

function walk(value: unknown, keys: Key[], found: RuleNumber[], apart: ReadonlySet<string>): void {
  if (keys.length > 0 && apart.has(JSON.stringify(keys))) return;
  if (typeof value === 'number') found.push({ value, keys, context: nameOf(keys) });
  else if (typeof value === 'string') {
    // A text over several lines is a map of spaces.
    if (!/\d/.test(value) || /\n./.test(value)) return;
    const parsed = parseExpression(value);
    if (!parsed.ok) return;
    for (const { value: number, span } of integers(parsed.expr)) {
      found.push({ value: number, keys, span, context: value.trim() });
    }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, [...keys, index], found, apart);
  } else if (isMapping(value)) {
    for (const [key, item] of Object.entries(value)) if (!WORDS.has(key)) walk(item, [...keys, key], found, apart);
  }
}

const nameOf = (keys: readonly Key[]): string => String(keys.filter((key) => typeof key === 'string').at(-1) ?? '');

/** Integers of an expression in the order in which they stand. */
function integers(expr: Expr): { value: number; span: Span }[] {
  if (expr.kind === 'integer') return [{ value: expr.value, span: expr.span }];
  const parts: (Expr | undefined)[] = Object.values(expr).flatMap((part: unknown) =>
    Array.isArray(part) ? (part as Expr[]) : isMapping(part) && 'kind' in part ? [part as unknown as Expr] : [],
  );
  return parts.flatMap((part) => (part ? integers(part) : [])).sort((a, b) => a.span.start - b.span.start);
}
