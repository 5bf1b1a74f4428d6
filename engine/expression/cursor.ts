/**
 * Where a parser stands in the tokens of a text, with the ways in which it can stop there.
 */

import type { Expr, ExpressionProblem, Span } from './ast.ts';
import { depthGauge } from './depth.ts';
import * as say from './problems.ts';
import { type Token, tokenize } from './tokens.ts';
import { explain } from './unexpected.ts';
import { MAX_DEPTH } from './words.ts';

export class Cursor {
  protected readonly text: string;
  private readonly tokens: readonly Token[];
  private position = 0;
  private depth = 0;
  private readonly within = depthGauge();

  constructor(text: string) {
    this.text = text;
    this.tokens = tokenize(text);
  }

  protected get token(): Token {
    return this.ahead(0);
  }

  protected ahead(count: number): Token {
    const last = this.tokens.length - 1;
    return this.tokens[Math.min(this.position + count, last)] as Token;
  }

  /** Where the token before this one ended. */
  protected get end(): number {
    return this.tokens[this.position - 1]?.end ?? 0;
  }

  protected take(): Token {
    const token = this.token;
    if (this.position < this.tokens.length - 1) this.position++;
    return token;
  }

  protected is(text: string, token: Token = this.token): boolean {
    return token.text === text && (token.kind === 'word' || token.kind === 'symbol');
  }

  protected skip(text: string): boolean {
    if (!this.is(text)) return false;
    this.take();
    return true;
  }

  protected stop(problem: ExpressionProblem): never {
    throw new say.Stop(problem);
  }

  protected unexpected(expected: string): never {
    return this.stop(explain(this.tokens, this.position, expected));
  }

  /** The token can't go on what came before: the more exact problem, unless the token itself is what is wrong. */
  protected missing(problem: ExpressionProblem, expected: string): never {
    const open = this.token.kind === 'end' || [')', ']', ',', 'then', 'else', 'with'].some((text) => this.is(text));
    return open ? this.stop(problem) : this.unexpected(expected);
  }

  protected node(expr: Expr): Expr {
    if (!this.within(expr)) this.stop(say.tooDeep(expr.span));
    return expr;
  }

  protected nested<T>(read: () => T): T {
    if (++this.depth > MAX_DEPTH) this.stop(say.tooDeep(this.token));
    const result = read();
    this.depth--;
    return result;
  }

  /** From there to where the last token ended. */
  protected from(start: number): Span {
    return { start, end: this.end };
  }
}
