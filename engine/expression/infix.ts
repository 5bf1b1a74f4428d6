/**
 * Infix text → syntax tree, by recursive descent. From the loosest to the tightest binding:
 *
 *     if C then A else B · queries      reach as far to the right as they can
 *     or < and < not < == != < <= > >= in, not in (not chained) < + - < * / % < unary -
 *     .name · .fn(args) · [index] · fn(args)
 *
 *     any|every|count|all|first NAME [in SET] [with CONDITION]
 *     sum|min|max|lowest|highest of VALUE for NAME [in SET] [with CONDITION]
 *
 * The set of a query is at the level of `+`, so that `with` always belongs to the query. `if` and queries may stand as
 * the right operand of an operator; one without `with` can't be a left operand without brackets. A minus directly
 * before digits belongs to the number.
 */

import type { BinaryOperator, Expr, ParseResult, QueryOperator, Span } from './ast.ts';
import { Cursor } from './cursor.ts';
import * as say from './problems.ts';
import type { Token } from './tokens.ts';
import { isBindable, isQueryOperator, KEYWORDS, MAX_INTEGER, OTHER_NONE, UNCALLABLE, VALUE_QUERIES } from './words.ts';

const OR = ['or'] as const;
const AND = ['and'] as const;
const COMPARE = ['==', '!=', '<', '<=', '>', '>=', 'in'] as const;
const ADD = ['+', '-'] as const;
const MULTIPLY = ['*', '/', '%'] as const;
const BINARY = new Set<string>([...OR, ...AND, 'not', ...COMPARE, ...ADD, ...MULTIPLY]);

class InfixParser extends Cursor {
  whole(): Expr {
    if (this.text.trim() === '') throw new say.Stop(say.emptyExpression({ start: 0, end: this.text.length }));
    const expr = this.expression();
    if (this.token.kind !== 'end') this.unexpected('the end of the expression');
    return expr;
  }

  private expression(): Expr {
    return this.nested(() => this.or());
  }

  private or(): Expr {
    return this.leftToRight(OR, () => this.and());
  }

  private and(): Expr {
    return this.leftToRight(AND, () => this.not());
  }

  private leftToRight(operators: readonly BinaryOperator[], operand: () => Expr): Expr {
    const { start } = this.token;
    let left = operand();
    for (;;) {
      const op = operators.find((text) => this.is(text));
      if (!op) return left;
      this.take();
      const right = operand();
      left = this.node({ kind: 'binary', op, left, right, span: this.from(start) });
    }
  }

  private not(): Expr {
    const { start } = this.token;
    if (!this.skip('not')) return this.comparison();
    const arg = this.nested(() => this.not());
    return this.node({ kind: 'unary', op: 'not', arg, span: this.from(start) });
  }

  private comparator(): { op: BinaryOperator; not: boolean } | undefined {
    const not = this.is('not') && this.is('in', this.ahead(1));
    if (not) this.take();
    const op = COMPARE.find((text) => this.is(text));
    if (!op) return undefined;
    this.take();
    return { op, not };
  }

  private comparison(): Expr {
    const { start } = this.token;
    const left = this.sum();
    const found = this.comparator();
    if (!found) return left;
    const middle = this.token.start;
    const right = this.sum();
    const span = this.from(start);
    const chain = this.comparator();
    if (chain) {
      const joined = `${this.text.slice(start, span.end)} and ${this.text.slice(middle, span.end)}`;
      this.sum();
      const whole = this.from(start);
      this.stop(say.chainedComparison(whole, joined + this.text.slice(span.end, whole.end)));
    }
    const expr = this.node({ kind: 'binary', op: found.op, left, right, span });
    return found.not ? this.node({ kind: 'unary', op: 'not', arg: expr, span }) : expr;
  }

  private sum(): Expr {
    return this.leftToRight(ADD, () => this.leftToRight(MULTIPLY, () => this.minus()));
  }

  private minus(): Expr {
    const { start } = this.token;
    if (!this.is('-')) return this.postfix();
    this.take();
    const digits = this.token;
    if (digits.kind === 'integer' && !this.is('.', this.ahead(1)) && !this.is('[', this.ahead(1))) {
      this.take();
      return this.node({ kind: 'integer', value: 0 - digits.value, span: this.from(start) });
    }
    const arg = this.nested(() => this.minus());
    return this.node({ kind: 'unary', op: '-', arg, span: this.from(start) });
  }

  private postfix(): Expr {
    const { start } = this.token;
    let object = this.primary();
    for (;;) {
      if (this.skip('.')) {
        if (this.token.kind !== 'word') this.unexpected('the name of a property');
        const name = this.take();
        const nameSpan = { start: name.start, end: name.end };
        if (this.is('(')) {
          if (object.kind === 'none') this.stop(say.noneHasNoProperties(object.span));
          const args = this.args();
          const span = this.from(start);
          object = this.node({ kind: 'call', fn: name.text, fnSpan: nameSpan, receiver: object, args, span });
        } else object = this.node({ kind: 'member', object, name: name.text, nameSpan, span: this.from(start) });
      } else if (this.is('[')) {
        const bracket = this.take();
        const index = this.expression();
        this.close(bracket);
        object = this.node({ kind: 'index', object, index, span: this.from(start) });
      } else if (this.is('(')) this.stop(say.notCallable(this.token));
      else return object;
    }
  }

  private primary(): Expr {
    const token = this.token;
    const { start, end } = token;
    const span = { start, end };
    if (token.kind === 'integer') {
      if (token.value > MAX_INTEGER) this.stop(say.integerTooLarge(span, token.text));
      this.take();
      return this.node({ kind: 'integer', value: token.value, span });
    }
    if (token.kind === 'word') return this.word(token, span);
    if (this.is('(')) {
      const bracket = this.take();
      const inner = this.expression();
      this.close(bracket);
      return inner;
    }
    if (this.is('[')) {
      const items = this.several(']');
      return this.node({ kind: 'list', items, span: this.from(start) });
    }
    return this.unexpected('a value');
  }

  private word(token: Token, span: Span): Expr {
    const { text } = token;
    if (text === 'if') return this.conditional();
    if (text === 'not') this.stop(say.notNeedsBrackets(span));
    if (isQueryOperator(text)) return this.query(text);
    if (OTHER_NONE.has(text)) this.stop(say.foreignWord(span, text, 'Write `none`.', 'none'));
    if (KEYWORDS.has(text) && text !== 'none' && text !== 'true' && text !== 'false') this.unexpected('a value');
    this.take();
    if (text === 'none') return this.node({ kind: 'none', span });
    if (text === 'true' || text === 'false') return this.node({ kind: 'boolean', value: text === 'true', span });
    return this.named(token);
  }

  /** A name that was taken, with the arguments that may follow it. */
  private named(token: Token): Expr {
    const span = { start: token.start, end: token.end };
    if (!this.is('(')) return this.node({ kind: 'name', name: token.text, span });
    const args = this.args();
    return this.node({ kind: 'call', fn: token.text, fnSpan: span, args, span: this.from(token.start) });
  }

  private args(): Expr[] {
    return this.several(')');
  }

  /** From the opening bracket to behind the closing one. */
  private several(closing: ')' | ']'): Expr[] {
    const bracket = this.take();
    const items: Expr[] = [];
    if (this.skip(closing)) return items;
    do items.push(this.expression());
    while (this.skip(','));
    this.close(bracket);
    return items;
  }

  private close(bracket: Token): void {
    const closing = bracket.text === '(' ? ')' : ']';
    if (this.skip(closing)) return;
    if (this.token.kind === 'end') this.stop(say.unclosedBracket(bracket, bracket.text));
    if (this.is(')') || this.is(']')) this.stop(say.wrongBracket(this.token, this.token.text, bracket.text));
    this.unexpected(`\`${closing}\``);
  }

  private conditional(): Expr {
    const word = this.take();
    const condition = this.expression();
    if (!this.skip('then')) this.missing(say.missingThen(word), '`then`');
    const first = this.expression();
    if (!this.skip('else')) this.missing(say.missingElse(word), '`else`');
    const second = this.expression();
    return this.node({ kind: 'if', condition, then: first, else: second, span: this.from(word.start) });
  }

  private query(op: QueryOperator): Expr {
    const word = this.take();
    const named = this.token.kind === 'word' && !KEYWORDS.has(this.token.text);
    let of: Expr | undefined;
    if (VALUE_QUERIES.has(op)) {
      if (!this.skip('of')) return named ? this.stop(say.missingOf(word, op)) : this.named(word);
      of = this.expression();
      if (!this.skip('for')) this.missing(say.missingFor(word, op), '`for`');
    } else if (!named) {
      const lost = this.is('of') || (UNCALLABLE.has(op) && this.is('('));
      return lost ? this.stop(say.missingQueryName(word, op)) : this.named(word);
    }
    const name = this.token;
    if (name.kind !== 'word') this.unexpected('a name');
    if (!isBindable(name.text)) this.stop(say.reservedWord(name, name.text, 'the name in a query'));
    this.take();
    const domain = this.skip('in') ? this.sum() : undefined;
    const where = this.skip('with') ? this.expression() : undefined;
    const span = this.from(word.start);
    if (!where && BINARY.has(this.token.text)) {
      const text = this.text.slice(span.start, span.end);
      this.stop(say.queryNeedsBrackets(span, text, this.token.text, ['and', 'or'].includes(this.token.text)));
    }
    return this.node({
      kind: 'query',
      op,
      name: name.text,
      nameSpan: { start: name.start, end: name.end },
      ...(domain && { domain }),
      ...(where && { where }),
      ...(of && { of }),
      span,
    });
  }
}

/** Reads an expression in infix spelling. Never throws. */
export const parseInfix = (text: string): ParseResult => {
  try {
    return { ok: true, expr: new InfixParser(text).whole() };
  } catch (error) {
    if (error instanceof say.Stop) return { ok: false, problem: error.problem };
    throw error;
  }
};
