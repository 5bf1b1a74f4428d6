/** What names an expression at a node can use beside those of the game, and the engine's scope to type it in. */
import { parseSignature } from '../../engine/expression/parse.ts';
import type { Builder } from '../../engine/model/builder.ts';
import { bindDomain } from '../../engine/model/domains.ts';
import { lowerHook } from '../../engine/model/hooks.ts';
import type { Lowering } from '../../engine/model/lowering.ts';
import * as make from '../../engine/model/make.ts';
import { namedValues, type Scope, withLocal } from '../../engine/model/scope.ts';
import type { Type, Typed } from '../../engine/model/types.ts';
import { lowerLet, lowerRoll } from '../../engine/model/values.ts';
import type { Project } from './project.ts';
import { globalName, type Name, placedName } from './symbols.ts';
import { child, dataOf, type Node } from './tree.ts';

export interface Place {
  /** Absent as long as nothing could be read of the game. */
  scope?: Scope;
  /** The names that are bound here, and what each of them is. */
  locals: ReadonlyMap<string, Name>;
  /** Who has the values of a choice, by the identity of their list. */
  owners: Map<readonly string[], string>;
}

const UNKNOWN: Type = { t: 'none' };
const ACTIVE: Typed = { k: 'active', type: make.PLAYER };

const places = new WeakMap<Project, Map<Node, Place>>();

/** What can be named in the value at a node. */
export function placeAt(project: Project, node: Node): Place {
  const known = places.get(project) ?? new Map<Node, Place>();
  places.set(project, known);
  const done = known.get(node);
  if (done) return done;
  const place = build(project, node);
  known.set(node, place);
  return place;
}

function build(project: Project, node: Node): Place {
  const { parent } = node;
  if (!parent) return rootPlace(project);
  const kind = project.schemasOf(node).find((one) => one['x-target'])?.['x-target'];
  const target = kind && project.target(parent);
  if (kind && target) {
    return kind === 'keys' || kind === 'entries' ? placeOfChanges(project, target) : placeAt(project, target);
  }
  return bindAt(project, node, placeInside(project, parent));
}

/** What can be named by what a patch puts into a node: also what is bound there already. */
function placeOfChanges(project: Project, target: Node): Place {
  let place = placeInside(project, target);
  for (const part of target.children) {
    if (visibility(project, part) !== 'inside') continue;
    for (const entry of part.children) place = withDomain(project, entry, place);
  }
  const before = isSequence(project, target) ? target.children : (child(target, 'do')?.children ?? []);
  for (const effect of before) place = withLater(project, effect, place);
  return place;
}

/** What can be named by everything in a node: the names of its own place and those that it binds. */
function placeInside(project: Project, node: Node): Place {
  let place = placeAt(project, node);
  const path = node.key?.text;
  if (path !== undefined && node.parent && isDefinition(project, node)) place = withSignature(project, node, place);
  return place;
}

/** The place of a child, given that of its parent. */
function bindAt(project: Project, node: Node, outer: Place): Place {
  const parent = node.parent!;
  let place = outer;
  // Names that are bound for the whole of what they stand in.
  for (const sibling of parent.children) {
    if (sibling === node || visibility(project, sibling) !== 'inside') continue;
    for (const entry of sibling.children) place = withDomain(project, entry, place);
  }
  // Names that are bound for what comes after.
  if (parent.kind === 'list' || isSequence(project, parent)) {
    for (const sibling of parent.children.slice(0, node.index)) place = withLater(project, sibling, place);
  }
  // One of several names that are bound together sees those before it.
  const own = visibility(project, parent);
  if (own) {
    for (const entry of parent.children.slice(0, node.index))
      place = own === 'inside' ? withDomain(project, entry, place) : withEntry(project, entry, place);
    if (own === 'inside') place = withDomain(project, node, place);
  }
  if (isDefinition(project, node)) place = withSignature(project, node, place);
  for (const schema of project.schemasOf(node)) {
    for (const name of schema['x-binds'] ?? []) place = bindWord(place, name);
    if (schema['x-written']) place = withThis(node, place);
  }
  return place;
}

function visibility(project: Project, node: Node): 'inside' | 'after' | undefined {
  if (node.kind !== 'map') return undefined;
  for (const schema of project.schemasOf(node)) {
    const names = schema.propertyNames;
    if (names?.['x-visible']) return names['x-visible'];
  }
  return undefined;
}

const isSequence = (project: Project, node: Node): boolean =>
  project.schemasOf(node).some((one) => one.title === 'Steps');

const isDefinition = (project: Project, node: Node): boolean =>
  node.parent !== undefined &&
  node.key !== undefined &&
  project
    .schemasOf(node.parent)
    .some((one) => project.schema.names(one, node.key!.text)?.['x-declares'] === 'definition');

function rootPlace(project: Project): Place {
  const owners = new Map<readonly string[], string>();
  const things = project.things;
  if (!things) return { locals: new Map(), owners };
  const { world } = things;
  for (const [name, option] of world.options) {
    if ('values' in option && option.values) owners.set(option.values, `option ${name}`);
  }
  for (const [name, variable] of world.model.variables) {
    const values = variable.type.t === 'choice' ? variable.type.values : undefined;
    if (values && !owners.has(values)) owners.set(values, `variable ${name}`);
  }
  for (const component of world.model.components.values()) {
    for (const [name, { type }] of component.fields)
      if (type.t === 'choice') owners.set(type.values, `field ${component.name}.${name}`);
  }
  for (const set of world.model.spaces.values()) {
    for (const [name, { type }] of set.attributes)
      if (type.t === 'choice') owners.set(type.values, `field ${set.name}.${name}`);
  }
  for (const [name, kind] of world.kinds) owners.set(kind.values, `kind ${name}`);
  return { scope: { ...things.root, me: ACTIVE, known: EVERYTHING }, locals: new Map(), owners };
}

/** Whether something may be none does not matter to what its properties are. */
const EVERYTHING: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true });

function bind(place: Place, name: string, symbol: Name, scope: Scope | undefined): Place {
  return { ...place, scope, locals: new Map(place.locals).set(name, symbol) };
}

function withType(place: Place, name: string, symbol: Name, type: Type): Place {
  const scope = place.scope && withLocal(place.scope, make.newLocal(name, type));
  return bind(place, name, symbol, scope);
}

const bindWord = (place: Place, name: string): Place =>
  withType(
    place,
    name,
    { id: `word ${name}`, kind: 'word', name },
    name === 'player' ? make.PLAYER : make.integerType(-0x7fffffff, 0x7fffffff),
  );

const localName = (node: Node): Name => placedName('local', node.key!.text, node.document, keyStart(node));
const keyStart = (node: Node): number =>
  node.key!.start + (node.document.text[node.key!.start] === node.key!.text[0] ? 0 : 1);

/** Runs a part of the engine that reports to a builder, without what was reported before. */
function tolerant<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function withDomain(project: Project, entry: Node, place: Place): Place {
  const name = entry.key!.text;
  const symbol = localName(entry);
  const outer = place.scope;
  if (!outer) return bind(place, name, symbol, undefined);
  const domain = dataOf(entry);
  const bound = tolerant(() => {
    const declared = typeof domain === 'object' && domain !== null ? domain : {};
    const locals = new Map(outer.locals);
    locals.delete(name);
    return bindDomain(project.things as Builder, { [name]: declared }, name, { ...outer, locals }, '');
  });
  const choice = bound?.local.type;
  if (choice?.t === 'choice' && !place.owners.has(choice.values)) place.owners.set(choice.values, symbol.id);
  if (!bound) return withType(place, name, symbol, UNKNOWN);
  return bind(place, name, symbol, { ...bound.scope, known: outer.known });
}

/** What an effect binds for those after it. */
function withLater(project: Project, effect: Node, place: Place): Place {
  let result = place;
  for (const part of effect.children) {
    if (visibility(project, part) === 'after')
      for (const entry of part.children) result = withEntry(project, entry, result);
    const value = project.schemasOf(part).find((one) => one['x-visible'] === 'after');
    if (value && part.kind === 'scalar') result = withAnswer(project, effect, part, result);
  }
  return result;
}

/** An entry of `let` or `roll`. */
function withEntry(project: Project, entry: Node, place: Place): Place {
  const name = entry.key!.text;
  const symbol = localName(entry);
  const outer = place.scope;
  if (!outer || outer.locals.has(name))
    return outer ? bind(place, name, symbol, outer) : bind(place, name, symbol, undefined);
  const value = dataOf(entry);
  const things = project.things as Builder;
  const lowered = tolerant(() =>
    typeof value === 'object' && value !== null && 'integer' in value
      ? lowerRoll(things, { [name]: value }, outer, { path: '' })
      : lowerLet(things, { [name]: value }, outer, { path: '' }),
  );
  return lowered?.scope.locals.has(name)
    ? bind(place, name, symbol, lowered.scope)
    : withType(place, name, symbol, UNKNOWN);
}

function withAnswer(project: Project, effect: Node, part: Node, place: Place): Place {
  const name = String(part.value);
  const symbol = placedName('local', name, part.document, part.start + (part.style === 'plain' ? 0 : 1));
  const outer = place.scope;
  if (!outer) return bind(place, name, symbol, undefined);
  const lowering = { builder: project.things } as Lowering;
  const lowered = tolerant(() => lowerHook(lowering, dataOf(effect) as Record<string, unknown>, outer, { path: '' }));
  return lowered?.scope.locals.has(name)
    ? bind(place, name, symbol, lowered.scope)
    : withType(place, name, symbol, UNKNOWN);
}

function withSignature(project: Project, node: Node, place: Place): Place {
  const parsed = parseSignature(node.key!.text);
  if (!parsed.ok) return place;
  const macro = place.scope?.world.macros.get(parsed.value.name);
  return parsed.value.params.reduce((outer, param, i) => {
    const own = param.nameSpan.start !== param.typeSpan.start;
    const symbol = own
      ? placedName('local', param.name, node.document, keyStart(node) + param.nameSpan.start)
      : typeName(project, param.type);
    return withType(outer, param.name, symbol, macro?.params[i]?.type ?? UNKNOWN);
  }, place);
}

/** What the word for a type means: `square`, `player`, `card`. */
export function typeName(project: Project, word: string): Name {
  const world = project.things?.world;
  if (world?.model.spaces.has(word)) return globalName('space set', word);
  if (world?.model.components.has(word)) return globalName('component', word);
  if (world?.kinds.has(word)) return globalName('kind', word);
  if (world && namedValues(world, word)) return { id: `word ${word}`, kind: 'word', name: word };
  return { id: `word ${word}`, kind: 'word', name: word };
}

/** `this` in a rule that is written on a piece. */
function withThis(node: Node, place: Place): Place {
  const row = node.parent;
  const component = row?.parent?.parent?.key?.text ?? '';
  const found = place.scope?.world.model.components.get(component);
  const isRow = row && child(row, node.key?.text ?? '') === node;
  if (!isRow) return place;
  return withType(
    place,
    'this',
    { id: 'word this', kind: 'word', name: 'this' },
    found ? { t: 'item', components: [found] } : UNKNOWN,
  );
}
