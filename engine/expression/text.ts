/**
 * Texts that are shown to players → parts: `The bid must be higher than {count(square.bid)}`. A brace that is to be
 * shown is written twice.
 */

import type { Expr, ExpressionProblem } from './ast.ts';
import { parseInfix } from './infix.ts';
import { problem } from './problems.ts';

/** `offset` is where the expression's own text, which its spans count in, begins in the whole text. */
export type TextPart = { text: string } | { expr: Expr; offset: number };

export type TextResult = { ok: true; parts: readonly TextPart[] } | { ok: false; problem: ExpressionProblem };

const BRACE = /\{\{|\}\}|[{}]/g;

/** Reads a text with `{expression}` pieces. The span of a problem counts in the whole text. Never throws. */
export const parseText = (text: string): TextResult => {
  const parts: TextPart[] = [];
  let plain = '';
  let from = 0;
  const flush = (): void => {
    if (plain !== '') parts.push({ text: plain });
    plain = '';
  };
  BRACE.lastIndex = 0;
  for (let found = BRACE.exec(text); found; found = BRACE.exec(text)) {
    const [brace] = found;
    const { index } = found;
    plain += text.slice(from, index);
    from = index + brace.length;
    if (brace.length === 2) {
      plain += brace[0];
      continue;
    }
    if (brace === '}') {
      return {
        ok: false,
        problem: problem(
          'unclosed-piece',
          { start: index, end: from },
          'This `}` closes a piece that was never opened.',
          {
            hint: 'Write `}}` for a brace that is to be shown.',
            replacement: '}}',
          },
        ),
      };
    }
    const end = text.indexOf('}', from);
    if (end < 0) {
      return {
        ok: false,
        problem: problem('unclosed-piece', { start: index, end: from }, 'This `{` is never closed.', {
          hint: 'Write `}` behind the expression, or `{{` for a brace that is to be shown.',
        }),
      };
    }
    const result = parseInfix(text.slice(from, end));
    if (!result.ok) {
      const { span } = result.problem;
      return {
        ok: false,
        problem: { ...result.problem, span: { start: span.start + from, end: span.end + from } },
      };
    }
    flush();
    parts.push({ expr: result.expr, offset: from });
    from = end + 1;
    BRACE.lastIndex = from;
  }
  plain += text.slice(from);
  flush();
  return { ok: true, parts };
};
