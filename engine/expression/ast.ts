/**
 * The syntax tree of an expression: what was written, with positions, before names are resolved. Infix and JsonLogic
 * are two spellings of it. The typed tree that the compiler reads is made from it in `model/`.
 */

/** Offsets into the expression's own text (infix), or of the whole node (JsonLogic). Half-open. */
export interface Span {
  start: number;
  end: number;
}

export type BinaryOperator = 'or' | 'and' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';
export type UnaryOperator = 'not' | '-';

/**
 * A query binds `name` to each member of a set in turn:
 * `any square in center with built(square)`, `sum of card.rank for card in me.hand with card.rank > 2`.
 * Without `domain` the name itself says what is gone through (a space set, `player`, a component).
 * any, every → boolean; count → integer; all → the set; first → member or none;
 * sum, min, max → integer of `of`; lowest, highest → the member with the lowest or highest `of`, or none.
 */
export type QueryOperator = 'any' | 'every' | 'count' | 'all' | 'first' | 'sum' | 'min' | 'max' | 'lowest' | 'highest';

export type Expr =
  | { kind: 'integer'; value: number; span: Span }
  | { kind: 'boolean'; value: boolean; span: Span }
  | { kind: 'none'; span: Span }
  | { kind: 'name'; name: string; span: Span }
  | { kind: 'member'; object: Expr; name: string; nameSpan: Span; span: Span }
  | { kind: 'index'; object: Expr; index: Expr; span: Span }
  /** `fn(args)` or, with a receiver, `receiver.fn(args)`. */
  | { kind: 'call'; fn: string; fnSpan: Span; receiver?: Expr; args: Expr[]; span: Span }
  | { kind: 'unary'; op: UnaryOperator; arg: Expr; span: Span }
  | { kind: 'binary'; op: BinaryOperator; left: Expr; right: Expr; span: Span }
  | { kind: 'if'; condition: Expr; then: Expr; else: Expr; span: Span }
  | { kind: 'list'; items: Expr[]; span: Span }
  | {
      kind: 'query';
      op: QueryOperator;
      name: string;
      nameSpan: Span;
      domain?: Expr;
      where?: Expr;
      of?: Expr;
      span: Span;
    };

/** A problem inside an expression; the language stage turns it into a diagnostic at the right place of the document. */
export interface ExpressionProblem {
  code: string;
  message: string;
  hint?: string;
  span: Span;
  /** Replacement text for the span that would mend it. */
  replacement?: string;
  /** In JsonLogic: keys and indexes from the expression's root to the faulty node; the span is inside that node's text. */
  path?: readonly (string | number)[];
}

export type ParseResult = { ok: true; expr: Expr } | { ok: false; problem: ExpressionProblem };
