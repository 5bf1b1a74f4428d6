/** What has a name, and where a text declares it. */
import { parseSignature } from '../../engine/expression/parse.ts';
import type { Project } from './project.ts';
import { type Node, offsetsOf, type Span, type TextTree, within } from './tree.ts';

export interface Name {
  /** The same for all places that mean the same thing. */
  id: string;
  /** As the schema calls it (`x-declares`), or `word` for what every game has. */
  kind: string;
  name: string;
  /** What it belongs to: the board of a variable, the option of a value. */
  owner?: string;
}

export interface Declaration extends Span {
  symbol: Name;
  tree: TextTree;
  /** The node whose key or value it is. */
  node: Node;
  /** By parts of a key (the parameters of a definition) rather than by the whole. */
  part?: true;
}

/** Kinds that are known in the whole game; others are known by their place. */
const GLOBAL: ReadonlySet<string> = new Set([
  'option',
  'kind',
  'value',
  'space set',
  'group',
  'space',
  'component',
  'field',
  'zone',
  'variable',
  'definition',
  'procedure',
  'phase',
]);

/** What `after:` can name. */
export const RULE_KINDS: ReadonlySet<string> = new Set(['step', 'effect', 'action', 'procedure', 'phase']);

export const globalName = (kind: string, name: string, owner?: string): Name => ({
  id: `${kind} ${owner ?? ''}.${name}`,
  kind,
  name,
  ...(owner ? { owner } : {}),
});

export const placedName = (kind: string, name: string, tree: TextTree, start: number): Name => ({
  id: `@${tree.uri}:${start}`,
  kind,
  name,
});

const cache = new WeakMap<Project, Map<TextTree, readonly Declaration[]>>();

/** All that a text declares, in its order. */
export function declarationsIn(project: Project, tree: TextTree): readonly Declaration[] {
  const known = cache.get(project) ?? new Map<TextTree, readonly Declaration[]>();
  cache.set(project, known);
  const done = known.get(tree);
  if (done) return done;
  const found = [...within(tree.root)].flatMap((node) => declared(project, node));
  known.set(tree, found);
  return found;
}

/** What a node declares, by its key or by its value. */
export function declared(project: Project, node: Node): Declaration[] {
  return [...byKey(project, node), ...byValue(project, node)];
}

function byKey(project: Project, node: Node): Declaration[] {
  const { key, parent } = node;
  if (!key || !parent) return [];
  for (const schema of project.schemasOf(parent)) {
    const note = project.schema.names(schema, key.text);
    const kind = note?.['x-declares'];
    if (!kind) continue;
    const offset = key.start + (node.document.text[key.start] === key.text[0] ? 0 : 1);
    if (kind === 'definition') return signature(node, offset);
    return [declaration(project, node, kind, key.text, offset)];
  }
  return [];
}

function byValue(project: Project, node: Node): Declaration[] {
  if (node.kind !== 'scalar') return [];
  for (const schema of project.schemasOf(node)) {
    const kind = schema['x-declares'];
    if (!kind) continue;
    if (schema['x-map']) return wordMap(node, kind);
    const text = String(node.value);
    const start = node.style === 'single' || node.style === 'double' ? node.start + 1 : node.start;
    return [declaration(project, node, kind, text, start)];
  }
  return [];
}

function declaration(project: Project, node: Node, kind: string, name: string, start: number): Declaration {
  const tree = node.document;
  const span = { start, end: start + name.length };
  if (!GLOBAL.has(kind)) {
    // A rule that stands in for another one is that one still.
    const again = kind === 'effect' ? renamed(project, node, name) : undefined;
    return { ...span, symbol: again ?? placedName(kind, name, tree, start), tree, node };
  }
  return { ...span, symbol: globalName(kind, name, ownerOf(project, node, kind)), tree, node };
}

function renamed(project: Project, node: Node, name: string): Name | undefined {
  const effect = node.parent;
  const isReplaced = effect && project.schemasOf(effect).some((one) => one['x-target'] === 'self');
  const target = isReplaced ? project.target(effect.parent!) : undefined;
  return target && nameOfNode(project, target, name);
}

/** The name by which a node goes: its key, or the `name` in it. */
export function nameOfNode(project: Project, node: Node, name?: string): Name | undefined {
  const own = byKey(project, node)[0]?.symbol;
  if (own) return own;
  for (const one of node.children) {
    if (one.key?.text !== 'name') continue;
    const found = byValue(project, one)[0]?.symbol;
    if (found && (name === undefined || found.name === name)) return found;
  }
  return undefined;
}

/** What a variable, a value or a field belongs to: the thing around it that has a name. */
function ownerOf(project: Project, node: Node, kind: string): string | undefined {
  if (!OWNED.has(kind)) return undefined;
  for (const around of outward(project, node)) {
    const name = nameOfNode(project, around);
    if (!name) continue;
    if (kind === 'value') return ownerKey(name);
    if (name.kind === 'space set' || name.kind === 'component') return name.name;
  }
  return undefined;
}

const OWNED: ReadonlySet<string> = new Set(['value', 'variable', 'field', 'space', 'group']);

/** How the owner of values is written in their ids. */
export const ownerKey = ({ kind, name, owner, id }: Name): string =>
  id.startsWith('@') ? id : `${kind} ${owner ? `${owner}.` : ''}${name}`;

/** What is around a node, the nearest first; around what stands in a patch is what is around the thing that it changes. */
export function* outward(project: Project, node: Node): Generator<Node> {
  let here: Node | undefined = node;
  for (let steps = 0; here && steps < 200; steps++) {
    const kind: string | undefined = here.parent
      ? project.schemasOf(here).find((one) => one['x-target'])?.['x-target']
      : undefined;
    const target: Node | undefined = kind ? project.target(here.parent!) : undefined;
    if (target) here = kind === 'keys' || kind === 'entries' ? target : target.parent;
    else here = here.parent;
    if (here) yield here;
  }
}

function signature(node: Node, start: number): Declaration[] {
  const { text } = node.key!;
  const parsed = parseSignature(text);
  const tree = node.document;
  if (!parsed.ok) {
    const name = /^\w*/.exec(text)![0];
    return [{ symbol: globalName('definition', name), start, end: start + name.length, tree, node }];
  }
  const { name, nameSpan, params } = parsed.value;
  const shifted = (span: Span): Span => ({ start: start + span.start, end: start + span.end });
  return [
    { symbol: globalName('definition', name), ...shifted(nameSpan), tree, node },
    ...params.flatMap((param): Declaration[] =>
      param.nameSpan.start === param.typeSpan.start
        ? []
        : [
            {
              symbol: placedName('local', param.name, tree, start + param.nameSpan.start),
              ...shifted(param.nameSpan),
              tree,
              node,
              part: true,
            },
          ],
    ),
  ];
}

/** Every word of a map once. */
function wordMap(node: Node, kind: string): Declaration[] {
  const set = node.parent?.key?.text;
  const seen = new Set<string>();
  return mapWords(node).flatMap(({ name, ...span }) => {
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ symbol: globalName(kind, name, set), ...span, tree: node.document, node }];
  });
}

/** The words of a map of words, with their places. */
export function mapWords(node: Node): (Span & { name: string })[] {
  const offsets = offsetsOf(node);
  if (!offsets || typeof node.value !== 'string') return [];
  return [...node.value.matchAll(/\w+/g)].flatMap((word) => {
    const start = offsets[word.index];
    return start === undefined ? [] : [{ name: word[0], start, end: start + word[0].length }];
  });
}

/** The first declaration of each name, of all texts. */
export function declarationOf(project: Project, id: string): Declaration | undefined {
  return declarationsOf(project, id)[0];
}

export function declarationsOf(project: Project, id: string): Declaration[] {
  return tableOf(project).get(id) ?? [];
}

export function allNames(project: Project): Name[] {
  return [...tableOf(project).values()].map(([first]) => first!.symbol);
}

const tables = new WeakMap<Project, Map<string, Declaration[]>>();

function tableOf(project: Project): Map<string, Declaration[]> {
  const known = tables.get(project);
  if (known) return known;
  const table = new Map<string, Declaration[]>();
  for (const tree of project.trees)
    for (const one of declarationsIn(project, tree))
      table.set(one.symbol.id, [...(table.get(one.symbol.id) ?? []), one]);
  tables.set(project, table);
  return table;
}
