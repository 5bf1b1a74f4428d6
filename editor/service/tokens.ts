/** Every name that a text mentions, with what it means: the ground of definitions, references, renaming and colors. */
import type { Expr } from '../../engine/expression/ast.ts';
import { parseInfix, parseSignature, parseText } from '../../engine/expression/parse.ts';
import { KEYWORDS } from '../../engine/expression/words.ts';
import { HOOKS } from '../../engine/hooks/index.ts';
import type { Type } from '../../engine/model/types.ts';
import {
  bindQuery,
  expectedIn,
  type Meaning,
  meaningOfCall,
  meaningOfMember,
  meaningOfName,
  typed,
} from './meaning.ts';
import type { Project } from './project.ts';
import type { Schema } from './schema.ts';
import { type Place, placeAt, typeName } from './scope.ts';
import {
  allNames,
  declarationsIn,
  globalName,
  mapWords,
  type Name,
  nameOfNode,
  outward,
  ownerKey,
  RULE_KINDS,
} from './symbols.ts';
import { child, type Node, offsetsOf, type Span, type TextTree, within } from './tree.ts';

export interface Token extends Span {
  name: string;
  /** What it means; absent for names of nothing. */
  symbol?: Name;
  node: Node;
  /** It brings the name into being. */
  declares?: boolean;
  /** In expressions: the value's type, and the whole expression that it ends (`square.bid` for `bid`). */
  type?: Type;
  whole?: Span;
}

const cache = new WeakMap<Project, Map<TextTree, readonly Token[]>>();

/** All tokens of a text in the order of their places. */
export function tokensOf(project: Project, tree: TextTree): readonly Token[] {
  const known = cache.get(project) ?? new Map<TextTree, readonly Token[]>();
  cache.set(project, known);
  const done = known.get(tree);
  if (done) return done;
  const tokens: Token[] = declarationsIn(project, tree).map(({ symbol, node, start, end }) => ({
    name: symbol.name,
    symbol,
    node,
    start,
    end,
    declares: true,
  }));
  const taken = new Set(tokens.map(({ start }) => start));
  for (const node of within(tree.root))
    for (const token of mentions(project, node)) {
      if (taken.has(token.start)) continue;
      taken.add(token.start);
      tokens.push(token);
    }
  tokens.sort((a, b) => a.start - b.start);
  known.set(tree, tokens);
  return tokens;
}

export const tokenAt = (project: Project, tree: TextTree, offset: number): Token | undefined => {
  const touching = tokensOf(project, tree).filter(({ start, end }) => start <= offset && offset <= end);
  return touching.find(({ end }) => offset < end) ?? touching[0];
};

function* mentions(project: Project, node: Node): Generator<Token> {
  yield* inKey(project, node);
  if (node.kind === 'scalar') yield* inValue(project, node);
}

// -------------------------------------------------------------------------------------------------------------- keys

function* inKey(project: Project, node: Node): Generator<Token> {
  const { key, parent } = node;
  if (!key || !parent) return;
  const start = key.start + (node.document.text[key.start] === key.text[0] ? 0 : 1);
  for (const schema of project.schemasOf(parent)) {
    const note = project.schema.names(schema, key.text);
    if (!note) continue;
    if (note['x-path']) yield* inPath(project, node, start);
    else if (note['x-expression']) yield* inExpression(node, key.text, (at) => start + at, placeAt(project, node));
    else if (note['x-declares'] === 'definition') yield* inSignature(project, node, start);
    else if (note['x-names']) {
      const symbol = note['x-words']?.includes(key.text)
        ? word(key.text)
        : named(project, node, key.text, note['x-names']);
      yield { name: key.text, start, end: start + key.text.length, node, ...(symbol ? { symbol } : {}) };
    }
  }
  if (inLogic(project, parent)) yield* operator(project, node, start);
}

function* inPath(project: Project, node: Node, start: number): Generator<Token> {
  const steps = node.key!.text.split('.');
  let at = start;
  for (const [i, name] of steps.entries()) {
    const target = project.named(steps.slice(0, i + 1).join('.'), node.document);
    const symbol = target && nameOfNode(project, target, undefined);
    // A key that the schema fixes is no name that somebody gave.
    const fits = symbol?.name === name ? symbol : target && { id: `section ${name}`, kind: 'section', name };
    yield { name, start: at, end: at + name.length, node: target ?? node, ...(fits ? { symbol: fits } : {}) };
    at += name.length + 1;
  }
}

function* inSignature(project: Project, node: Node, start: number): Generator<Token> {
  const parsed = parseSignature(node.key!.text);
  if (!parsed.ok) return;
  for (const { type, typeSpan } of parsed.value.params)
    yield {
      name: type,
      start: start + typeSpan.start,
      end: start + typeSpan.end,
      node,
      symbol: typeName(project, type),
    };
}

// ------------------------------------------------------------------------------------------------------------ values

function* inValue(project: Project, node: Node): Generator<Token> {
  if (inLogic(project, node.parent)) {
    yield* logicScalar(project, node);
    return;
  }
  for (const schema of project.schemasOf(node)) {
    if (schema['x-map']) {
      const set = node.parent?.key?.text;
      for (const { name, start, end } of mapWords(node))
        yield { name, start, end, node, symbol: globalName('group', name, set) };
      continue;
    }
    if (typeof node.value !== 'string') continue;
    if (schema['x-names']) {
      const token = plainName(project, node, schema);
      if (token) {
        yield token;
        continue;
      }
    }
    if (schema['x-words']?.includes(node.value)) continue;
    if (schema.title === 'Expression' || schema['x-expression']) yield* wholeExpression(project, node, schema);
    else if (schema['x-pieces']) yield* pieces(project, node, schema['x-pieces'] === 'fields');
  }
}

/** A value that is nothing but the name of something. */
function plainName(project: Project, node: Node, schema: Schema): Token | undefined {
  const name = String(node.value);
  if (!/^[\w/-]+$/.test(name)) return undefined;
  const symbol = named(project, node, name, schema['x-names']!);
  // Where an expression may stand too, it is one unless there is such a thing.
  if (!symbol && (schema.title === 'Expression' || schema['x-expression'])) return undefined;
  const start = node.start + (node.style === 'plain' ? 0 : 1);
  return { name, start, end: start + name.length, node, ...(symbol ? { symbol } : {}) };
}

/** What a name means at a place where only names of some kinds can stand. */
export function named(project: Project, node: Node, name: string, kinds: readonly string[]): Name | undefined {
  for (const kind of kinds) {
    const found = byKind(project, node, name, kind);
    if (found) return found;
  }
  return undefined;
}

function byKind(project: Project, node: Node, name: string, kind: string): Name | undefined {
  if (kind === 'player') return name === kind ? word(name) : undefined;
  if (kind === 'game') return { id: `game ${name}`, kind, name };
  if (kind === 'variant') return { id: `variant ${name}`, kind, name };
  if (kind === 'hook') return HOOKS.has(name) ? { id: `hook ${name}`, kind, name } : undefined;
  if (kind === 'rule')
    return allNames(project).find((one) => one.name === name && RULE_KINDS.has(one.kind)) ?? turnWord(name);
  if (kind === 'value') return valueName(project, node, name);
  if (kind === 'argument') return argumentName(project, node, name);
  return allNames(project).find((one) => one.kind === kind && one.name === name);
}

const word = (name: string): Name => ({ id: `word ${name}`, kind: 'word', name });
const turnWord = (name: string): Name | undefined => (name === 'turn' || name === 'round' ? word(name) : undefined);

/** A value of the option that it is given to, or of the field that it stands in. */
export function valueName(project: Project, node: Node, name: string): Name | undefined {
  const owner = valueOwner(project, node) ?? fieldWith(project, name);
  if (!owner) return undefined;
  const symbol = globalName('value', name, owner);
  return allNames(project).some(({ id }) => id === symbol.id) || owner.startsWith('field ') ? symbol : undefined;
}

/** A field that has a value, where nothing around says which one is meant. */
function fieldWith(project: Project, value: string): string | undefined {
  for (const component of project.things?.world.model.components.values() ?? [])
    for (const [name, { type }] of component.fields)
      if (type.t === 'choice' && type.values.includes(value)) return `field ${component.name}.${name}`;
  return undefined;
}

export function valueOwner(project: Project, node: Node): string | undefined {
  for (const around of [node, ...outward(project, node)]) {
    const { key, parent } = around;
    if (!key || !parent) continue;
    const notes = project.schemasOf(parent).map((one) => project.schema.names(one, key.text));
    if (notes.some((note) => note?.['x-names']?.includes('option'))) return `option ${key.text}`;
    const own = nameOfNode(project, around);
    if (own?.kind === 'option') return ownerKey(own);
    if (own?.kind === 'field' || own?.kind === 'variable') {
      const owners = placeAt(project, node.document.root).owners;
      const world = project.things?.world;
      const type = world?.model.components.get(own.owner ?? '')?.fields.get(own.name)?.type;
      const attribute = world?.model.spaces.get(own.owner ?? '')?.attributes.get(own.name)?.type;
      const values = [type, attribute].find((one) => one?.t === 'choice');
      return (values?.t === 'choice' && owners.get(values.values)) || ownerKey(own);
    }
  }
  return undefined;
}

function argumentName(project: Project, node: Node, name: string): Name | undefined {
  const effect = node.parent?.parent;
  const run = child(effect, 'run')?.value;
  const hook = child(effect, 'hook')?.value;
  if (typeof hook === 'string' && HOOKS.get(hook)?.params[name])
    return { id: `hook ${hook}.${name}`, kind: 'hook parameter', name };
  if (typeof run !== 'string') return undefined;
  const params = child(project.named(`procedures.${run}`, node.document), 'params');
  const param = child(params, name);
  return param && nameOfNode(project, param);
}

// ------------------------------------------------------------------------------------------------------- expressions

/** Offsets of a string's characters in the text of its document. */
type Locate = (at: number) => number | undefined;

export const locate = (node: Node): Locate => {
  const offsets = offsetsOf(node);
  return (at) => offsets?.[at];
};

function wholeExpression(project: Project, node: Node, schema: Schema): Generator<Token> {
  const expected: Type | undefined = schema['x-words']
    ? { t: 'choice', values: schema['x-words'] }
    : expectedIn(project, node);
  return inExpression(node, String(node.value), locate(node), placeAt(project, node), expected);
}

function* pieces(project: Project, node: Node, fields: boolean): Generator<Token> {
  const text = String(node.value);
  const place = placeAt(project, node);
  if (fields) {
    const component = node.parent?.key?.text;
    for (const found of text.matchAll(/\{(\w+)\}/g)) {
      const start = locate(node)(found.index + 1);
      const name = found[1]!;
      const symbol = allNames(project).find(
        (one) => one.kind === 'field' && one.name === name && one.owner === component,
      );
      if (start !== undefined) yield { name, start, end: start + name.length, node, ...(symbol ? { symbol } : {}) };
    }
    return;
  }
  const parsed = parseText(text);
  if (!parsed.ok) return;
  const offsets = locate(node);
  for (const part of parsed.parts)
    if ('expr' in part) yield* tokensIn(part.expr, { node, place, locate: (at) => offsets(at + part.offset) });
}

function* inExpression(node: Node, text: string, where: Locate, place: Place, expected?: Type): Generator<Token> {
  const parsed = parseInfix(text);
  if (parsed.ok) yield* tokensIn(parsed.expr, { node, place, locate: where, expected });
}

interface Reading {
  node: Node;
  place: Place;
  locate: Locate;
  expected?: Type;
}

function token(reading: Reading, span: Span, name: string, meaning: Meaning, whole: Span): Token[] {
  const start = reading.locate(span.start);
  const from = reading.locate(whole.start);
  const to = reading.locate(whole.end - 1);
  if (start === undefined || from === undefined || to === undefined) return [];
  return [
    { name, start, end: start + name.length, node: reading.node, whole: { start: from, end: to + 1 }, ...meaning },
  ];
}

/** The names of an expression, from left to right. */
function* tokensIn(expr: Expr, reading: Reading): Generator<Token> {
  const { place, expected } = reading;
  const inside = (part: Expr, type?: Type, at: Place = place): Generator<Token> =>
    tokensIn(part, { ...reading, place: at, expected: type });
  switch (expr.kind) {
    case 'name':
      yield* token(reading, expr.span, expr.name, meaningOfName(expr, place, expected), expr.span);
      return;
    case 'member':
      if (!(expr.object.kind === 'name' && expr.object.name === 'option')) yield* inside(expr.object);
      yield* token(reading, expr.nameSpan, expr.name, meaningOfMember(expr, place), expr.span);
      return;
    case 'index':
      yield* inside(expr.object);
      yield* inside(expr.index);
      return;
    case 'call': {
      if (expr.receiver) yield* inside(expr.receiver);
      yield* token(reading, expr.fnSpan, expr.fn, meaningOfCall(expr, place), expr.span);
      const params = expr.receiver ? undefined : place.scope?.world.macros.get(expr.fn)?.params;
      for (const [i, arg] of expr.args.entries()) yield* inside(arg, params?.[i]?.type);
      return;
    }
    case 'unary':
      yield* inside(expr.arg);
      return;
    case 'binary': {
      const left = typed(expr.left, place);
      const right = typed(expr.right, place, left?.type);
      yield* inside(expr.left, left?.type ?? right?.type);
      yield* inside(expr.right, left?.type);
      return;
    }
    case 'if':
      yield* inside(expr.condition);
      yield* inside(expr.then, expected ?? typed(expr.else, place)?.type);
      yield* inside(expr.else, expected ?? typed(expr.then, place)?.type);
      return;
    case 'list':
      for (const item of expr.items) yield* inside(item, expected?.t === 'set' ? expected.of : expected);
      return;
    case 'query': {
      const start = reading.locate(expr.nameSpan.start);
      const inner = bindQuery(expr, place, reading.node.document, start ?? 0);
      if (expr.of) yield* inside(expr.of, undefined, inner);
      const symbol = inner.locals.get(expr.name);
      const type = inner.scope?.locals.get(expr.name)?.type;
      const declares = expr.domain !== undefined;
      if (symbol)
        yield* token(
          reading,
          expr.nameSpan,
          expr.name,
          { symbol, type, ...(declares ? { declares } : {}) },
          expr.nameSpan,
        );
      if (expr.domain) yield* inside(expr.domain);
      if (expr.where) yield* inside(expr.where, undefined, inner);
    }
  }
}

// --------------------------------------------------------------------------------------------------------- JsonLogic

/** Whether a node stands in an expression that is written as a mapping. */
function inLogic(project: Project, node: Node | undefined): boolean {
  for (let here = node; here; here = here.parent) {
    if (here.kind !== 'map' && here.kind !== 'list') continue;
    const schemas = project.schemasOf(here);
    if (schemas.some((one) => one.title === 'Expression' || one.title === 'JsonLogic')) {
      if (schemas.some((one) => one.title === 'LongDefine')) return false;
      return !(schemas.length === 1 && here.kind === 'list' && schemas[0]!['x-declares']);
    }
    if (schemas.length > 0) return false;
  }
  return false;
}

/** The place inside the queries of JsonLogic around a node. */
function logicPlace(project: Project, node: Node): Place {
  const root = logicRoot(project, node);
  let place = placeAt(project, root);
  const path: Node[] = [];
  for (let here = node; here !== root; here = here.parent!) path.unshift(here);
  for (const part of path) {
    const name = child(part.parent, 'each');
    if (!name || typeof name.value !== 'string' || part === name) continue;
    const domain = part.parent!.parent?.children[0];
    place = bindQuery(
      {
        kind: 'query',
        op: 'any',
        name: name.value,
        nameSpan: { start: 0, end: 0 },
        span: { start: 0, end: 0 },
        ...(domain && domain.kind !== 'empty' && domain.value !== null ? { domain: logicExpr(domain) } : {}),
      },
      place,
      name.document,
      name.start + (name.style === 'plain' ? 0 : 1),
    );
  }
  return place;
}

function logicRoot(project: Project, node: Node): Node {
  let root = node;
  while (root.parent && inLogic(project, root.parent)) root = root.parent;
  return root;
}

/** A set in JsonLogic, as far as a name says it. */
function logicExpr(node: Node): Expr {
  const written = typeof node.value === 'string' ? node.value : child(node, 'var')?.value;
  const parsed = parseInfix(String(written ?? 'none'));
  return parsed.ok ? parsed.expr : { kind: 'none', span: { start: 0, end: 0 } };
}

function* logicScalar(project: Project, node: Node): Generator<Token> {
  const key = node.key?.text;
  if (typeof node.value !== 'string') return;
  const place = logicPlace(project, node);
  const start = node.start + (node.style === 'plain' ? 0 : 1);
  if (key === 'each') {
    const inner = child(node.parent, 'with') ?? child(node.parent, 'of');
    const symbol = inner && logicPlace(project, inner).locals.get(node.value);
    yield {
      name: node.value,
      start,
      end: start + node.value.length,
      node,
      declares: true,
      ...(symbol ? { symbol } : {}),
    };
    return;
  }
  // The name of a property: {"get": [object, "name"]}.
  if (node.parent?.key?.text === 'get' && node.index === 1) {
    const symbol = allNames(project).find(
      ({ kind, name }) => name === node.value && ['zone', 'variable', 'field'].includes(kind),
    );
    yield { name: node.value, start, end: start + node.value.length, node, ...(symbol ? { symbol } : {}) };
    return;
  }
  yield* inExpression(node, node.value, locate(node), place, expectedBeside(project, node, place));
}

/** What the other side of a comparison says that a value is. */
function expectedBeside(project: Project, node: Node, place: Place): Type | undefined {
  const other = node.parent?.kind === 'list' ? node.parent.children.find((one) => one !== node) : undefined;
  return other ? typed(logicExpr(other), place)?.type : expectedIn(project, node);
}

function* operator(project: Project, node: Node, start: number): Generator<Token> {
  const { text } = node.key!;
  if (!/^\w+$/.test(text) || KEYWORDS.has(text)) return;
  const macro = project.things?.world.macros.has(text);
  if (macro) yield { name: text, start, end: start + text.length, node, symbol: globalName('definition', text) };
}
