/** What can stand at the cursor: keys and values that the schema knows there, names, and the words of expressions. */
import { stringify } from 'yaml';
import { HOOKS } from '../../engine/hooks/index.ts';
import { findPath } from '../../engine/language/paths.ts';
import { textIn } from '../../engine/language/text.ts';
import type { RuleText } from '../../engine/language/types.ts';
import { completeExpression } from './complete-expression.ts';
import { describeName, describeSchema } from './describe.ts';
import { expectedIn } from './meaning.ts';
import { CURSOR, mended, wordAt } from './mend.ts';
import { Project } from './project.ts';
import type { Schema } from './schema.ts';
import { placeAt } from './scope.ts';
import { allNames, declarationOf, type Name, RULE_KINDS } from './symbols.ts';
import { valueOwner } from './tokens.ts';
import { child, dataOf, type Node, type Span, within } from './tree.ts';
import type { Completion } from './types.ts';

/** @param project the last state of the text, from which what can't be read now is taken */
export function complete(project: Project, { uri, text }: RuleText, offset: number): Completion[] {
  const replace = wordAt(text, offset);
  const found = new Map<string, Completion>();
  for (const { as, text: whole } of mended(text, offset)) {
    const now = new Project({ uri, text: whole }, project.library, project, project.schema.root, 'typing');
    const node = cursorNode(now);
    if (!node) continue;
    const onKey = node.key?.text.includes(CURSOR) === true;
    const list = onKey ? (as === 'key' ? keysAt(now, node, replace) : []) : valuesAt(now, node, replace);
    for (const one of list) if (!found.has(one.label)) found.set(one.label, one);
  }
  return [...found.values()].sort((a, b) => a.rank - b.rank);
}

const cursorNode = (project: Project): Node | undefined =>
  [...within(project.own.root)].find(
    (node) => node.key?.text.includes(CURSOR) || (typeof node.value === 'string' && node.value.includes(CURSOR)),
  );

// -------------------------------------------------------------------------------------------------------------- keys

function keysAt(project: Project, node: Node, replace: Span): Completion[] {
  const parent = node.parent!;
  const present = new Set(parent.children.map((one) => one.key?.text));
  const written = node.key!.text;
  const before = written.slice(0, written.indexOf(CURSOR));
  const column = node.key!.start - (node.document.text.lastIndexOf('\n', node.key!.start - 1) + 1);
  // The key that is being typed must not decide what kind of thing this is.
  const others: Node = { ...parent, children: parent.children.filter((one) => one !== node) };
  const schemas = parent.parent ? project.schemasOf(parent) : project.schema.fitting(project.schema.root, others);
  const list: Completion[] = [];
  const branches = [...schemas, ...siblings(project, parent, others)];
  // As long as several kinds are possible, what says which one it is comes first; what such a thing needs beside, later.
  const open = branches.filter(({ required }) => required?.length).length > 1;
  for (const schema of branches) {
    for (const [key, value] of Object.entries(schema.properties ?? {})) {
      if (present.has(key)) continue;
      list.push(
        keyCompletion(project, key, value, {
          flow: node.flow,
          column,
          replace,
          first: open ? schema.required?.[0] === key : (schema.required?.includes(key) ?? false),
        }),
      );
    }
    const note = schema.propertyNames && project.schema.resolve(schema.propertyNames);
    if (note?.['x-path']) list.push(...paths(project, before, replace));
    else if (note?.['x-declares'] === 'definition') list.push(...types(project, before, replace));
    else if (note?.['x-expression']) list.push(...expression(project, node, written, replace, 'variable'));
    else if (note?.['x-names'])
      for (const name of namesOf(project, node, note['x-names']))
        if (!present.has(name.name))
          list.push({ ...nameCompletion(project, name, replace), insert: `${name.name}: `, more: true });
  }
  return list;
}

/** Other branches that the mapping can still become, as long as no key has decided. */
function siblings(project: Project, parent: Node, others: Node): Schema[] {
  if (!parent.parent) return [];
  const above = project.schemasOf(parent.parent);
  const places = parent.key
    ? above.flatMap((one) => project.schema.under(one, parent.key!.text) ?? [])
    : above.flatMap((one) => one.items ?? []);
  return places
    .filter((one) => !one['x-target'] && !one['x-written'])
    .flatMap((one) => project.schema.fitting(one, others));
}

interface KeyPlace {
  flow: boolean;
  column: number;
  replace: Span;
  first: boolean;
}

function keyCompletion(
  project: Project,
  key: string,
  schema: Schema,
  { flow, column, replace, first }: KeyPlace,
): Completion {
  const branches = project.schema.branches(schema);
  const block = !flow && branches.every((one) => one.type === 'object' || one.type === 'array');
  const list = branches.every((one) => one.type === 'array');
  const indent = `\n${' '.repeat(column + 2)}`;
  const resolved = project.schema.resolve(schema);
  return {
    label: key,
    kind: 'key',
    ...(resolved['x-names'] ? { detail: resolved['x-names'].join(', ') } : {}),
    documentation: describeSchema({ ...resolved, ...schema }, key),
    insert: block ? `${key}:${indent}${list ? '- ' : ''}` : `${key}: `,
    replace,
    rank: first ? 1 : 2,
    more: true,
  };
}

/** What a parameter of a definition can be, between its brackets. */
function types(project: Project, before: string, replace: Span): Completion[] {
  if (!before.includes('(')) return [];
  const plain = ['player', 'integer', 'boolean'].map((name): Name => ({ id: `word ${name}`, kind: 'word', name }));
  const named = allNames(project).filter(({ kind }) => kind === 'space set' || kind === 'component' || kind === 'kind');
  return [...named, ...plain].map((name) => nameCompletion(project, name, replace));
}

/** The names that a patch path can go on with. */
function paths(project: Project, before: string, replace: Span): Completion[] {
  const definition = (project.base ?? project.rules)?.definition as Record<string, unknown> | undefined;
  const found = definition && findPath(definition, `${before.slice(0, before.lastIndexOf('.') + 1)}${CURSOR}`);
  if (!found || found.ok) return [];
  const start = replace.start - (before.length - before.lastIndexOf('.') - 1 - (replace.end - replace.start));
  return found.known.map((name) => {
    const path = found.in ? `${found.in}.${name}` : name;
    const target = project.named(path, project.own);
    const symbol = target && allNames(project).find((one) => declarationOf(project, one.id)?.node === target);
    return {
      label: name,
      kind: 'name' as const,
      ...(target ? { detail: saidBriefly(target) } : {}),
      ...(symbol ? { documentation: describeName(project, symbol).join('\n\n') } : {}),
      insert: name,
      replace: { start: Math.min(start, replace.start), end: replace.end },
      rank: 2,
    };
  });
}

const saidBriefly = (node: Node): string => {
  const said = child(node, 'text') ?? child(node, 'label');
  const text = said && textIn(dataOf(said) as string);
  return text ? (text.length > 48 ? `${text.slice(0, 47)}…` : text) : '';
};

// ------------------------------------------------------------------------------------------------------------ values

function valuesAt(project: Project, node: Node, replace: Span): Completion[] {
  const list: Completion[] = [];
  const alone =
    node.value === CURSOR ||
    String(node.value)
      .replace(CURSOR, '')
      .match(/^[\w./-]*$/) !== null;
  for (const schema of project.schemasOf(node)) {
    if (alone) {
      const names = namesOf(project, node, schema['x-names'] ?? []);
      for (const name of names) list.push(nameCompletion(project, name, replace));
      const values = [...fixedValues(schema), ...(schema['x-words'] ?? [])];
      if (!list.some(({ detail }) => detail === 'value'))
        for (const value of values) list.push(valueCompletion(value, schema, replace));
    }
    if (schema['x-map'])
      for (const name of namesOf(project, node, [schema['x-declares'] ?? 'group']))
        list.push(nameCompletion(project, name, replace));
    if (schema['x-pieces'] === 'fields') list.push(...fields(project, node, replace));
    if (schema.title === 'Expression' || schema['x-expression'] || schema['x-pieces'] === true)
      list.push(...expression(project, node, String(node.value), replace, schema['x-pieces'] ? 'piece' : 'value'));
  }
  return list;
}

/** The fields that can name a piece. */
function fields(project: Project, node: Node, replace: Span): Completion[] {
  const component = node.parent?.key?.text;
  return allNames(project)
    .filter(({ kind, owner }) => kind === 'field' && owner === component)
    .map((name) => nameCompletion(project, name, replace));
}

function fixedValues(schema: Schema): readonly unknown[] {
  if (schema.enum) return schema.enum;
  if (schema.const !== undefined) return [schema.const];
  return schema.type === 'boolean' ? [true, false] : [];
}

function valueCompletion(value: unknown, schema: Schema, replace: Span): Completion {
  return {
    label: String(value),
    kind: 'value',
    documentation: schema.description ?? '',
    insert: stringify(value).trimEnd(),
    replace,
    rank: 0,
  };
}

function expression(
  project: Project,
  node: Node,
  text: string,
  replace: Span,
  as: 'value' | 'variable' | 'piece',
): Completion[] {
  let source = text;
  let at = text.indexOf(CURSOR);
  if (as === 'piece') {
    const open = text.lastIndexOf('{', at);
    if (open < 0 || text.slice(open, at).includes('}')) return [];
    const close = text.indexOf('}', at);
    source = text.slice(open + 1, close < 0 ? text.length : close);
    at -= open + 1;
  }
  const expected = as === 'value' ? expectedIn(project, node) : undefined;
  return completeExpression(project, placeAt(project, node), source, at, replace, expected);
}

// ------------------------------------------------------------------------------------------------------------- names

/** Everything of some kinds that can be named at a node. */
function namesOf(project: Project, node: Node, kinds: readonly string[]): Name[] {
  const known = allNames(project);
  return kinds.flatMap((kind): Name[] => {
    if (kind === 'rule') return known.filter((one) => RULE_KINDS.has(one.kind));
    if (kind === 'player') return [{ id: 'word player', kind: 'word', name: 'player' }];
    if (kind === 'game') return games(project).map((name) => ({ id: `game ${name}`, kind, name }));
    if (kind === 'variant') return variants(project).map((name) => ({ id: `variant ${name}`, kind, name }));
    if (kind === 'hook') return [...HOOKS.keys()].map((name) => ({ id: `hook ${name}`, kind, name }));
    if (kind === 'argument') return argumentsOf(project, node);
    if (kind === 'value') {
      const owner = valueOwner(project, node);
      return known.filter((one) => one.kind === 'value' && one.owner === owner);
    }
    return known.filter((one) => one.kind === kind);
  });
}

/** What can be extended: games, and games with one of their variants. */
const games = (project: Project): string[] =>
  project.library
    .games()
    .flatMap((game) => [
      game,
      ...Object.keys(project.library.find(game)!.variants).map((variant) => `${game}/${variant}`),
    ]);

function variants(project: Project): string[] {
  const game = project.rules?.base ?? project.base?.definition.name ?? project.rules?.definition.name;
  const root = project.own.root;
  const extended = child(root, 'extends')?.value;
  const name = typeof extended === 'string' ? extended.split('/')[0]! : game;
  return Object.keys((name && project.library.find(name)?.variants) || {});
}

function argumentsOf(project: Project, node: Node): Name[] {
  const effect = node.parent?.parent;
  const hook = HOOKS.get(String(child(effect, 'hook')?.value));
  if (hook)
    return Object.keys(hook.params).map((name) => ({ id: `hook ${hook.name}.${name}`, kind: 'hook parameter', name }));
  const run = child(effect, 'run')?.value;
  const params = child(project.named(`procedures.${String(run)}`, node.document), 'params');
  return (params?.children ?? []).map(({ key }) => ({ id: '', kind: 'parameter', name: key!.text }));
}

function nameCompletion(project: Project, name: Name, word: Span): Completion {
  // The name of a game may go on with that of a variant.
  const before = name.kind === 'game' ? /[\w/-]*$/.exec(project.own.text.slice(0, word.start))![0].length : 0;
  const replace = { start: word.start - before, end: word.end };
  return {
    label: name.name,
    kind: 'name',
    detail: name.kind,
    documentation: describeName(project, name).join('\n\n'),
    insert: name.name,
    replace,
    rank: 0,
  };
}
