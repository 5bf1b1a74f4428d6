/**
 * The keys of `define:` → name and parameters: `owner(square)`, `half(integer amount)`, `allBuilt`.
 */

import type { ExpressionProblem, Span } from './ast.ts';
import { problem, reservedWord, Stop, unclosedBracket } from './problems.ts';
import { type Token, tokenize } from './tokens.ts';
import { explain } from './unexpected.ts';
import { isBindable } from './words.ts';

export interface Parameter {
  /** A space set, `player`, a component, `integer` or `boolean`. */
  type: string;
  typeSpan: Span;
  /** The type's name where no other is written. */
  name: string;
  nameSpan: Span;
}

export interface Signature {
  name: string;
  nameSpan: Span;
  params: readonly Parameter[];
}

export type SignatureResult = { ok: true; value: Signature } | { ok: false; problem: ExpressionProblem };

const FORM = 'Write `name`, `name(type)` or `name(type name, type name)`.';

const read = (text: string): Signature => {
  const tokens = tokenize(text);
  let position = 0;
  const peek = (): Token => tokens[position] as Token;
  const is = (symbol: string): boolean => peek().kind === 'symbol' && peek().text === symbol;
  const unexpected = (expected: string): never => {
    const found = explain(tokens, position, expected);
    throw new Stop(peek().kind === 'bad' ? found : { ...found, code: 'bad-signature', hint: FORM });
  };
  const word = (expected: string): Token => {
    if (peek().kind !== 'word') unexpected(expected);
    return tokens[position++] as Token;
  };
  const span = ({ start, end }: Token): Span => ({ start, end });
  const checked = (token: Token, use: string): Token => {
    if (!isBindable(token.text)) throw new Stop(reservedWord(token, token.text, use));
    return token;
  };

  const name = checked(word('the name of a definition'), 'the name of a definition');
  const params: Parameter[] = [];
  if (is('(')) {
    const bracket = peek();
    position++;
    if (is(')')) {
      throw new Stop(
        problem(
          'bad-signature',
          { start: bracket.start, end: peek().end },
          'There are no parameters in these brackets.',
          {
            hint: 'Leave the brackets out.',
            replacement: '',
          },
        ),
      );
    }
    for (;;) {
      const type = word('the type of a parameter');
      const own = peek().kind === 'word' ? word('the name of a parameter') : type;
      checked(own, 'the name of a parameter');
      if (params.some((other) => other.name === own.text)) {
        throw new Stop(
          problem('duplicate-parameter', span(own), `There are two parameters called \`${own.text}\`.`, {
            hint: 'Write a name behind the type, such as `square from, square to`.',
          }),
        );
      }
      params.push({ type: type.text, typeSpan: span(type), name: own.text, nameSpan: span(own) });
      if (!is(',')) break;
      position++;
    }
    if (peek().kind === 'end') throw new Stop(unclosedBracket(bracket, '('));
    if (!is(')')) unexpected('`,` or `)`');
    position++;
  }
  if (peek().kind !== 'end') unexpected('the end of the key');
  return { name: name.text, nameSpan: span(name), params };
};

/** Reads the name and the parameters of a definition. Spans are offsets into `text`. Never throws. */
export const parseSignature = (text: string): SignatureResult => {
  try {
    return { ok: true, value: read(text) };
  } catch (error) {
    if (error instanceof Stop) return { ok: false, problem: error.problem };
    throw error;
  }
};
