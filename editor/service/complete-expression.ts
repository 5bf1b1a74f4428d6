/** What can stand at the cursor in an expression. */
import type { Expr } from '../../engine/expression/ast.ts';
import { parseInfix } from '../../engine/expression/parse.ts';
import { type Token, tokenize } from '../../engine/expression/tokens.ts';
import { QUERY_WORDS } from '../../engine/expression/words.ts';
import { BUILTINS } from '../../engine/model/builtins.ts';
import { propertiesOf } from '../../engine/model/members.ts';
import { namedValues } from '../../engine/model/scope.ts';
import type { Type } from '../../engine/model/types.ts';
import { describeName, typeWords } from './describe.ts';
import { bindQuery, memberName, typed } from './meaning.ts';
import { CURSOR } from './mend.ts';
import type { Project } from './project.ts';
import type { Place } from './scope.ts';
import { allNames, globalName, type Name } from './symbols.ts';
import type { Span } from './tree.ts';
import type { Completion } from './types.ts';

/** @param at where the word at the cursor stands in the text of the expression */
export function completeExpression(
  project: Project,
  outer: Place,
  text: string,
  at: number,
  replace: Span,
  expected: Type | undefined,
): Completion[] {
  const tokens = tokenize(text).filter(({ kind }) => kind !== 'end' && kind !== 'bad');
  const cursor = tokens.findIndex(({ start, end }) => start <= at && at < end);
  if (cursor < 0) return [];
  const before = tokens.slice(0, cursor);
  const place = withQueries(project, outer, tokens);
  const offer = new Offer(project, place, replace);
  if (before.at(-1)?.text === '.') {
    const receiver = endOf(before.slice(0, -1), text);
    offer.members(receiver, place);
    return offer.list;
  }
  const last = before.at(-1)?.text;
  const query = last !== undefined && QUERY_WORDS.has(last);
  if (query || last === 'for') offer.universes();
  if (last === 'for') return offer.list;
  const other = last && COMPARISONS.has(last) ? endOf(before.slice(0, -1), text) : undefined;
  offer.values(
    (other && typed(other, place)?.type) ?? (before.length === 0 || BRANCHES.has(last ?? '') ? expected : undefined),
  );
  offer.names();
  return offer.list;
}

const COMPARISONS: ReadonlySet<string> = new Set(['==', '!=', 'in']);
const BRANCHES: ReadonlySet<string> = new Set(['then', 'else']);

/** The operand that ends with the last of some tokens: `square.bidder`, `top(square.stack)`. */
function endOf(tokens: readonly Token[], text: string): Expr | undefined {
  let from = tokens.length;
  let depth = 0;
  while (from > 0) {
    const token = tokens[from - 1]!;
    const following = tokens[from];
    if (token.text === ')' || token.text === ']') depth++;
    else if (token.text === '(' || token.text === '[') {
      if (depth === 0) break;
      depth--;
    } else if (depth === 0) {
      const isOperand = token.kind === 'word' || token.kind === 'integer' || token.text === '.';
      // Two words side by side belong to different operands.
      if (!isOperand || (token.kind === 'word' && following?.kind === 'word')) break;
      if (from < tokens.length && token.kind === 'word' && !['.', '(', '['].includes(following!.text)) break;
    }
    from--;
  }
  const [first] = tokens.slice(from);
  const last = tokens.at(-1);
  if (!first || !last) return undefined;
  const parsed = parseInfix(text.slice(first.start, last.end));
  return parsed.ok ? parsed.expr : undefined;
}

/** The names that queries bind anywhere in the expression; it need not be whole. */
function withQueries(project: Project, outer: Place, tokens: readonly Token[]): Place {
  let place = outer;
  for (const [i, { text }] of tokens.entries()) {
    const name = tokens[i + 1];
    if (
      !(QUERY_WORDS.has(text) || text === 'for') ||
      name?.kind !== 'word' ||
      QUERY_WORDS.has(name.text) ||
      name.text === 'of'
    )
      continue;
    const domain = tokens[i + 2]?.text === 'in' ? domainFrom(tokens.slice(i + 3)) : undefined;
    const span = { start: name.start, end: name.end };
    place = bindQuery(
      { kind: 'query', op: 'any', name: name.text, nameSpan: span, span, ...(domain ? { domain } : {}) },
      place,
      project.own,
      name.start,
    );
  }
  return place;
}

function domainFrom(tokens: readonly Token[]): Expr | undefined {
  for (let length = tokens.length; length > 0; length--) {
    const parsed = parseInfix(
      tokens
        .slice(0, length)
        .map(({ text }) => text)
        .join(' '),
    );
    if (parsed.ok) return parsed.expr;
  }
  return undefined;
}

class Offer {
  readonly list: Completion[] = [];
  private readonly project: Project;
  private readonly place: Place;
  private readonly replace: Span;

  constructor(project: Project, place: Place, replace: Span) {
    this.project = project;
    this.place = place;
    this.replace = replace;
  }

  private add(name: Name, kind: Completion['kind'], rank: number, more: Partial<Completion> = {}): void {
    if (name.name.includes(CURSOR) || this.list.some((one) => one.label === name.name)) return;
    this.list.push({
      label: name.name,
      kind,
      detail: name.kind === 'word' || name.kind === 'function' ? undefined : name.kind,
      documentation: describeName(this.project, name).join('\n\n'),
      insert: name.name,
      replace: this.replace,
      rank,
      ...more,
    } as Completion);
  }

  members(receiver: Expr | undefined, place: Place): void {
    if (receiver?.kind === 'name' && receiver.name === 'option') {
      for (const one of allNames(this.project)) if (one.kind === 'option') this.add(one, 'name', 0);
      return;
    }
    const of = receiver && typed(receiver, place);
    if (!of || !place.scope) {
      this.anyMember();
      return;
    }
    for (const name of propertiesOf(of, place.scope)) {
      const symbol = memberName(of, name, place.scope);
      if (symbol) this.add(symbol, 'name', symbol.kind === 'word' ? 1 : 0);
    }
    if (of.type.t === 'space' && of.type.set.directions) this.fn('at');
  }

  /** Whatever can stand behind some dot, where it is not known what stands before this one. */
  private anyMember(): void {
    for (const one of allNames(this.project))
      if (['zone', 'variable', 'field', 'component'].includes(one.kind)) this.add(one, 'name', 2);
  }

  values(type: Type | undefined): void {
    if (type?.t === 'set') this.values(type.of);
    if (type?.t === 'boolean') for (const name of ['true', 'false']) this.word(name, 0);
    if (type?.optional) this.word('none', 1);
    if (type?.t !== 'choice') return;
    const owner = this.place.owners.get(type.values);
    for (const value of type.values)
      this.add(
        owner ? globalName('value', value, owner) : { id: `word ${value}`, kind: 'word', name: value },
        'value',
        0,
      );
  }

  universes(): void {
    const world = this.place.scope?.world;
    this.word('player', 1);
    for (const name of world?.model.spaces.keys() ?? []) this.add(globalName('space set', name), 'name', 1);
    for (const name of world?.kinds.keys() ?? []) this.add(globalName('kind', name), 'name', 1);
    for (const way of ['side', 'direction']) if (world && namedValues(world, way)) this.word(way, 1);
    for (const [name, { items }] of world?.model.components ?? [])
      if (items > 0) this.add(globalName('component', name), 'name', 1);
  }

  names(): void {
    const { scope, locals } = this.place;
    const said = (name: string): Partial<Completion> => {
      const type = scope?.locals.get(name)?.type;
      return type && type.t !== 'none' ? { detail: typeWords(type) } : {};
    };
    for (const [name, symbol] of locals) this.add({ ...symbol, name }, 'name', 1, said(name));
    const world = scope?.world;
    for (const [name, { params }] of world?.macros ?? [])
      this.add(globalName('definition', name), 'function', 2, params.length ? { insert: `${name}(` } : {});
    for (const [name, zone] of world?.model.zones ?? [])
      if (zone.each === 'game') this.add(globalName('zone', name), 'name', 2);
    for (const [name, variable] of world?.model.variables ?? [])
      if (variable.each === 'game') this.add(globalName('variable', name), 'name', 2);
    for (const set of world?.model.spaces.values() ?? [])
      for (const name of set.groups.keys()) this.add(globalName('group', name, set.name), 'name', 2);
    for (const name of ['me', 'active', 'players', 'others', 'round', 'none', 'true', 'false']) this.word(name, 3);
    for (const way of ['side', 'direction'])
      for (const value of (world && namedValues(world, way)?.values) ?? []) this.word(value, 4);
    this.word('option', 3, 'option.');
    // A component stands for itself in `what:`.
    for (const name of world?.model.components.keys() ?? []) this.add(globalName('component', name), 'name', 4);
    for (const name of Object.keys(BUILTINS)) this.fn(name);
    for (const word of QUERY_WORDS) this.word(word, 5);
    for (const word of ['if', 'then', 'else', 'and', 'or', 'not', 'in', 'with', 'of', 'for']) this.word(word, 6);
  }

  private fn(name: string): void {
    const { usage } = BUILTINS[name]!;
    this.add({ id: `function ${name}`, kind: 'function', name }, 'function', 4, { insert: `${name}(`, detail: usage });
  }

  private word(name: string, rank: number, insert = name): void {
    this.add({ id: `word ${name}`, kind: 'word', name }, 'word', rank, {
      insert,
      ...(insert !== name ? { more: true } : {}),
    });
  }
}
