/** Lays documents upon each other: base, variants, the rule set's own. */
import { diagnose } from '../diagnostics/catalogue.ts';
import { type Diagnostic, fail, hasErrors, ok, type Result } from '../diagnostics/diagnostic.ts';
import { type EntryOrigin, originOf, origins } from './origins.ts';
import { Patcher } from './patch.ts';
import { baseName } from './paths.ts';
import { isMapping, type Mapping, Tree } from './tree.ts';
import type { Definition } from './types.ts';
import type { Layer } from './variants.ts';

/** Sections of named things: a layer adds to them. */
const SECTIONS = [
  'kinds',
  'options',
  'board',
  'components',
  'zones',
  'variables',
  'define',
  'setup',
  'turn',
  'phases',
  'procedures',
  'end',
  'score',
  'examples',
];
/** What a layer replaces as a whole. */
const WHOLE = ['players', 'turns', 'win', 'match'];
/** What only the rule set's own documents replace: a variant has a title of its own, which is not the game's. */
const NAMING = ['name', 'title', 'about', 'origin'];
/** What says something about the document, not about the rules. */
const DROPPED = ['extends', 'variants', 'data', 'group', 'default', 'requires', 'excludes', 'houseRule', 'patch'];

export interface Merged {
  definition: Definition;
  /** `with` before the last own document. */
  printedWith: Readonly<Record<string, unknown>>;
  /** Whether there were patches, so that the whole has to be validated again. */
  patched: boolean;
}

/** `given` are option values from outside, laid upon `with`. */
export function mergeLayers(layers: readonly Layer[], given: Readonly<Record<string, unknown>> = {}): Result<Merged> {
  const [game, ...others] = layers;
  const tree = new Tree(game.document.value as unknown as Mapping);
  for (const key of DROPPED) if (tree.root[key] !== undefined) tree.remove([], key);
  const patcher = new Patcher(tree);
  const problems: Diagnostic[] = [];
  if (game.document.value.patch) patcher.apply(game, game.document.value.patch);
  let printedWith = tree.root.with as Mapping | undefined;
  const last = layers[layers.length - 1];
  for (const layer of others) {
    if (layer === last && layer.kind === 'own') printedWith = { ...(tree.root.with as Mapping | undefined) };
    lay(tree, layer, problems);
    if (layer.document.value.patch) patcher.apply(layer, layer.document.value.patch);
    if (!(layer === last && layer.kind === 'own')) printedWith = tree.root.with as Mapping | undefined;
  }
  printedWith = { ...printedWith };
  for (const [name, value] of Object.entries(given)) {
    if (!isMapping(tree.root.with)) tree.set([], 'with', {}, undefined);
    tree.set(['with'], name, value, undefined);
  }
  problems.push(...patcher.problems);
  if (hasErrors(problems)) return fail(problems);
  return ok({ definition: tree.freeze() as unknown as Definition, printedWith, patched: patcher.used }, problems);
}

function lay(tree: Tree, layer: Layer, problems: Diagnostic[]): void {
  const document = layer.document.value as unknown as Mapping;
  const entry = (key: string): EntryOrigin | undefined => originOf(document)?.entries.get(key);
  for (const [key, value] of Object.entries(document)) {
    const there = tree.root[key];
    if (WHOLE.includes(key) || (NAMING.includes(key) && layer.kind === 'own')) tree.set([], key, value, entry(key));
    else if (key === 'with' || key === 'look') {
      if (isMapping(there)) addAll(tree, key, value as Mapping);
      else tree.set([], key, value, entry(key));
    } else if (SECTIONS.includes(key)) {
      if (!isMapping(there)) tree.set([], key, value, entry(key));
      else if (!clash(key, there, value as Mapping, problems)) addAll(tree, key, value as Mapping);
    }
  }
}

function addAll(tree: Tree, section: string, added: Mapping): void {
  for (const [name, value] of Object.entries(added))
    tree.set([section], name, value, originOf(added)?.entries.get(name));
}

function clash(section: string, there: Mapping, added: Mapping, problems: Diagnostic[]): boolean {
  const known = new Map(Object.keys(there).map((key) => [section === 'define' ? baseName(key) : key, key]));
  let found = false;
  for (const key of Object.keys(added)) {
    const name = section === 'define' ? baseName(key) : key;
    const first = known.get(name);
    if (first === undefined) continue;
    found = true;
    const at = origins.keyAt(there, first);
    problems.push(
      diagnose('name-exists', { name, section }, origins.keyAt(added, key)!, {
        related: at ? [{ ...at, message: 'It is here' }] : [],
      }),
    );
  }
  return found;
}
