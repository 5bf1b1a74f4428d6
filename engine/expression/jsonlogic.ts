/**
 * JsonLogic → syntax tree. Every node is an object with one key, the operator:
 *
 *     {"var": "me.supply.money"}                     a name, with the properties behind it
 *     {"==": [a, b]} and so on                       the operators of infix; and, or, + and * take two or more;
 *                                                    "not" is also "!", {"-": [a]} is the negative
 *     {"if": [c, a, d, b, e]}                        if c then a else if d then b else e
 *     {"get": [a, "name"]}  {"at": [a, index]}       a property and an element of what is no chain of names
 *     {"fn": [args]}                                 any other key calls a function
 *     {"call": ["fn", receiver, args...]}            receiver.fn(args); receiver null: fn(args) for a name that is taken
 *     {"any": [set|null, {"each": NAME, "with": CONDITION, "of": VALUE}]}
 *                                                    a query; null: the name says what is gone through
 *     [a, b]                                         a list
 *     null                                           none
 *
 * Integers and booleans are themselves, and a string is an expression in infix, most often the name of a choice value.
 */

import type { BinaryOperator, Expr, ParseResult, QueryOperator, Span } from './ast.ts';
import { depthGauge } from './depth.ts';
import { parseInfix } from './infix.ts';
import {
  emptyExpression,
  integerTooLarge,
  notAnInteger,
  type ProblemCode,
  problem,
  Stop,
  tooDeep,
} from './problems.ts';
import {
  isBindable,
  isIdentifier,
  isInteger,
  isName,
  isQueryOperator,
  KEYWORDS,
  MAX_DEPTH,
  UNCALLABLE,
  VALUE_QUERIES,
} from './words.ts';

type Path = readonly (string | number)[];

const WHOLE: Span = { start: 0, end: 0 };
const MAX_NODES = 20_000;

const BINARY: ReadonlySet<string> = new Set<BinaryOperator>([
  'or',
  'and',
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  '+',
  '-',
  '*',
  '/',
  '%',
]);
const MANY: ReadonlySet<string> = new Set<BinaryOperator>(['or', 'and', '+', '*']);

const FOREIGN: ReadonlyMap<string, string> = new Map([
  ['===', '=='],
  ['!==', '!='],
  ['=', '=='],
  ['<>', '!='],
  ['&&', 'and'],
  ['||', 'or'],
  ['!!', '=='],
  ['?:', 'if'],
]);

/** Whether a value is the quoted body of a query. */
const isBody = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, 'each');

class LogicParser {
  private nodes = 0;
  private readonly within = depthGauge();

  private stop(code: ProblemCode, path: Path, message: string, hint?: string): never {
    throw new Stop({ ...problem(code, WHOLE, message, hint === undefined ? {} : { hint }), path });
  }

  private node(expr: Expr, path: Path): Expr {
    if (!this.within(expr)) throw new Stop({ ...tooDeep(WHOLE), path });
    return expr;
  }

  read(value: unknown, path: Path): Expr {
    if (path.length > 4 * MAX_DEPTH || ++this.nodes > MAX_NODES) throw new Stop({ ...tooDeep(WHOLE), path: [] });
    if (value === null) return this.node({ kind: 'none', span: WHOLE }, path);
    if (typeof value === 'boolean') return this.node({ kind: 'boolean', value, span: WHOLE }, path);
    if (typeof value === 'number') return this.number(value, path);
    if (typeof value === 'string') return this.infix(value, path);
    if (Array.isArray(value)) {
      const items = value.map((item, index) => this.read(item, [...path, index]));
      return this.node({ kind: 'list', items, span: WHOLE }, path);
    }
    if (typeof value === 'object') return this.operation(value as Record<string, unknown>, path);
    return this.stop('not-an-expression', path, 'An expression is expected here.');
  }

  private number(value: number, path: Path): Expr {
    if (isInteger(value)) return this.node({ kind: 'integer', value: value + 0, span: WHOLE }, path);
    const found = String(value);
    const fault = Number.isInteger(value)
      ? integerTooLarge(WHOLE, found)
      : notAnInteger(WHOLE, found, 'There are no fractions: write an integer.');
    throw new Stop({ ...fault, path });
  }

  private infix(text: string, path: Path): Expr {
    const result = parseInfix(text);
    if (!result.ok) throw new Stop({ ...result.problem, path });
    return this.node(this.unplaced(result.expr, path), path);
  }

  /** The tree without its spans, which would be read as those of another text. */
  private unplaced(expr: Expr, path: Path): Expr {
    const again = (part: Expr): Expr => this.unplaced(part, path);
    const named = 'nameSpan' in expr ? { nameSpan: WHOLE } : 'fnSpan' in expr ? { fnSpan: WHOLE } : {};
    const copy = { ...expr, ...named, span: WHOLE } as Record<string, unknown>;
    for (const [key, part] of Object.entries(copy)) {
      if (Array.isArray(part)) copy[key] = part.map(again);
      else if (typeof part === 'object' && part !== null && 'kind' in part) copy[key] = again(part as Expr);
    }
    return this.node(copy as unknown as Expr, path);
  }

  private operation(value: Record<string, unknown>, path: Path): Expr {
    const keys = Object.keys(value);
    const [op] = keys;
    if (op === undefined || keys.length !== 1) {
      return this.stop(
        'one-operator',
        path,
        keys.length === 0
          ? 'An empty mapping is no expression.'
          : `JsonLogic has one operator in each mapping; here are ${keys.length}: ${keys.map((key) => `\`${key}\``).join(', ')}.`,
        'Write `OPERATOR: [arguments]`.',
      );
    }
    const inner = [...path, op];
    const given = value[op];
    const args: readonly unknown[] = Array.isArray(given) ? given : [given];
    const part = (index: number): Expr => this.read(args[index], Array.isArray(given) ? [...inner, index] : inner);
    const parts = (from: number): Expr[] => args.slice(from).map((_, index) => part(from + index));
    const count = (least: number, most: number, form: string): void => {
      if (args.length >= least && args.length <= most) return;
      this.stop('wrong-arguments', inner, `\`${op}\` does not take ${args.length} arguments.`, `Write \`${form}\`.`);
    };

    if (op === 'var') return this.variable(args, inner);
    if (op === 'not' || op === '!') {
      count(1, 1, '{"not": [CONDITION]}');
      return this.node({ kind: 'unary', op: 'not', arg: part(0), span: WHOLE }, path);
    }
    if (op === '-' && args.length === 1) {
      return this.node({ kind: 'unary', op: '-', arg: part(0), span: WHOLE }, path);
    }
    if (BINARY.has(op)) {
      count(2, MANY.has(op) ? Number.POSITIVE_INFINITY : 2, `{"${op}": [a, b]}`);
      return parts(0).reduce((left, right) =>
        this.node({ kind: 'binary', op: op as BinaryOperator, left, right, span: WHOLE }, path),
      );
    }
    if (op === 'if') return this.conditional(parts(0), inner);
    if (op === 'get') {
      count(2, 2, '{"get": [OBJECT, "name"]}');
      const name = this.word(args[1], [...inner, 1]);
      return this.node({ kind: 'member', object: part(0), name, nameSpan: WHOLE, span: WHOLE }, path);
    }
    if (op === 'at') {
      count(2, 2, '{"at": [OBJECT, INDEX]}');
      return this.node({ kind: 'index', object: part(0), index: part(1), span: WHOLE }, path);
    }
    if (op === 'call') {
      count(2, Number.POSITIVE_INFINITY, '{"call": ["function", RECEIVER, arguments...]}');
      const fn = args[1] === null ? this.fn(args[0], [...inner, 0]) : this.word(args[0], [...inner, 0]);
      const receiver = args[1] === null ? {} : { receiver: part(1) };
      return this.node({ kind: 'call', fn, fnSpan: WHOLE, ...receiver, args: parts(2), span: WHOLE }, path);
    }
    if (isQueryOperator(op) && (args.some(isBody) || UNCALLABLE.has(op))) {
      return this.query(op, args, inner);
    }
    const fn = this.fn(op, path);
    return this.node({ kind: 'call', fn, fnSpan: WHOLE, args: parts(0), span: WHOLE }, path);
  }

  private fn(op: unknown, path: Path): string {
    if (typeof op === 'string' && isName(op)) return op;
    const other = typeof op === 'string' ? FOREIGN.get(op) : undefined;
    const hint = other === undefined ? undefined : `Write \`${other}\`.`;
    return this.stop('unknown-operator', path, `\`${op}\` is no operator and no name of a function.`, hint);
  }

  private word(value: unknown, path: Path): string {
    if (typeof value === 'string' && isIdentifier(value)) return value;
    return this.stop('bad-variable', path, 'A name is expected here.', 'Write it in quotes, such as "money".');
  }

  private variable(args: readonly unknown[], path: Path): Expr {
    const [value] = args;
    if (args.length !== 1 || typeof value !== 'string' || value === '') {
      return this.stop(
        'bad-variable',
        path,
        args.length > 1 ? '`var` takes just a name, without a default.' : '`var` takes a name.',
        'Write {"var": "name"} or {"var": "name.property"}.',
      );
    }
    const [first = '', ...rest] = value.split('.');
    if (KEYWORDS.has(first)) this.stop('reserved-word', path, `\`${first}\` is a word of the language and no name.`);
    if (!isName(first) || !rest.every(isIdentifier)) {
      this.stop('bad-variable', path, `\`${value}\` is not a name.`, 'An element of a list is {"at": [LIST, INDEX]}.');
    }
    let expr: Expr = this.node({ kind: 'name', name: first, span: WHOLE }, path);
    for (const name of rest) {
      expr = this.node({ kind: 'member', object: expr, name, nameSpan: WHOLE, span: WHOLE }, path);
    }
    return expr;
  }

  private conditional(parts: Expr[], path: Path): Expr {
    if (parts.length < 3 || parts.length % 2 === 0) {
      this.stop(
        'missing-else',
        path,
        '`if` needs a last argument, its value when no condition holds.',
        'Write {"if": [CONDITION, VALUE, VALUE]}.',
      );
    }
    let expr = parts[parts.length - 1] as Expr;
    for (let index = parts.length - 3; index >= 0; index -= 2) {
      const condition = parts[index] as Expr;
      expr = this.node({ kind: 'if', condition, then: parts[index + 1] as Expr, else: expr, span: WHOLE }, path);
    }
    return expr;
  }

  private query(op: QueryOperator, args: readonly unknown[], path: Path): Expr {
    const valued = VALUE_QUERIES.has(op);
    const form = `{"${op}": [SET, {"each": "name", "with": CONDITION${valued ? ', "of": VALUE' : ''}}]}`;
    const body = args[1];
    if (args.length !== 2 || !isBody(body))
      return this.stop('bad-query', path, `\`${op}\` needs a set and a body.`, `Write \`${form}\`.`);
    const inner = [...path, 1];
    const { each, with: condition, of: value, ...more } = body;
    const [strange] = Object.keys(more);
    if (strange !== undefined)
      this.stop('bad-query', [...inner, strange], `\`${strange}\` is no part of a query.`, `Write \`${form}\`.`);
    if (typeof each !== 'string' || !isBindable(each)) {
      return this.stop(
        'missing-query-name',
        [...inner, 'each'],
        `\`${op}\` needs a free name in \`each\`.`,
        `Write \`${form}\`.`,
      );
    }
    if (valued !== (value !== undefined)) {
      this.stop(
        'missing-of',
        inner,
        valued ? `\`${op}\` needs an \`of\`.` : `\`${op}\` has no \`of\`.`,
        `Write \`${form}\`.`,
      );
    }
    const domain = args[0] === null ? {} : { domain: this.read(args[0], [...path, 0]) };
    const where =
      condition === undefined || condition === true ? {} : { where: this.read(condition, [...inner, 'with']) };
    const of = value === undefined ? {} : { of: this.read(value, [...inner, 'of']) };
    return this.node({ kind: 'query', op, name: each, nameSpan: WHOLE, ...domain, ...where, ...of, span: WHOLE }, path);
  }
}

/** Reads an expression in JsonLogic spelling. All spans are zero; a problem has the path of its node. Never throws. */
export const parseJsonLogic = (value: unknown): ParseResult => {
  if (value === undefined) return { ok: false, problem: emptyExpression(WHOLE) };
  try {
    return { ok: true, expr: new LogicParser().read(value, []) };
  } catch (error) {
    if (error instanceof Stop) return { ok: false, problem: error.problem };
    throw error;
  }
};
