/**
 * A text with all that it is read together with: what it extends, as far as that can be loaded, and the things that its
 * names can mean. Works on broken texts too: what can't be read now is taken from when it could be.
 */
import type { Diagnostic } from '../../engine/diagnostics/diagnostic.ts';
import { loadRuleSet } from '../../engine/index.ts';
import { resolveOptions } from '../../engine/language/index.ts';
import type { Key } from '../../engine/language/origins.ts';
import { findPath } from '../../engine/language/paths.ts';
import type { Library, RuleSet, RuleText } from '../../engine/language/types.ts';
import type { Builder } from '../../engine/model/builder.ts';
import { buildModel, buildThings } from '../../engine/model/index.ts';
import { type LanguageSchema, type Schema, SchemaReader, shippedSchema } from './schema.ts';
import { ancestors, at, child, dataOf, type Node, type TextTree, treeOf } from './tree.ts';

export class Project {
  readonly library: Library;
  readonly schema: SchemaReader;
  readonly own: TextTree;
  /** The rules as they are without what this text changes; absent if it stands alone. */
  readonly base?: RuleSet;
  /** The whole rules; absent if the text does not fit the schema. */
  readonly rules?: RuleSet;
  /** Every text that names can come from, the own one last. */
  readonly trees: readonly TextTree[];
  /** The things of the game; those of an earlier state of the text if this one can't be read. */
  readonly things?: Builder;

  /** @param as `typing`: the text is in the middle of a change, and its names mean what they meant before */
  constructor(
    text: RuleText,
    library: Library,
    before?: Project,
    schema: LanguageSchema = shippedSchema,
    as: 'written' | 'typing' = 'written',
  ) {
    this.library = library;
    this.schema = before?.schema.root === schema ? before.schema : new SchemaReader(schema);
    this.own = treeOf(text);
    this.base = baseOf(this.own, library, before);
    if (as === 'typing' && before?.rules) this.rules = before.rules;
    else {
      const loaded = loadRuleSet(text, { library });
      if (loaded.ok) this.rules = loaded.value;
    }
    const documents = (this.rules ?? this.base)?.documents ?? before?.rules?.documents ?? [];
    this.trees = [...documents.filter(({ uri }) => uri !== text.uri && uri !== SYNTHETIC).map(treeOf), this.own];
    const kept = as === 'typing' ? before?.things : undefined;
    this.things = kept ?? thingsOf(this.rules) ?? before?.things ?? thingsOf(this.base);
  }

  /** Whether a text is the one that is worked on, rather than one that it extends. */
  isOwn(tree: TextTree): boolean {
    return tree === this.own;
  }

  tree(uri: string): TextTree | undefined {
    return this.trees.find((tree) => tree.uri === uri);
  }

  private readonly schemas = new WeakMap<Node, readonly Schema[]>();

  /** What a node can be by the schema; several where the text does not say yet. */
  schemasOf(node: Node): readonly Schema[] {
    const known = this.schemas.get(node);
    if (known) return known;
    this.schemas.set(node, []);
    const found = this.place(node);
    this.schemas.set(node, found);
    return found;
  }

  private place(node: Node): readonly Schema[] {
    const { schema } = this;
    const { parent } = node;
    if (!parent) return schema.fitting(schema.root, node);
    const above = this.schemasOf(parent);
    const around = node.key
      ? above.flatMap((one) => schema.under(one, node.key!.text) ?? [])
      : above.flatMap((one) => one.items ?? []);
    return unique(
      around.flatMap((one) => {
        if (one['x-target']) return this.targeted(one['x-target'], node, one);
        if (one['x-written']) return this.written(one['x-written'], node, one);
        return schema.fitting(one, node);
      }),
    );
  }

  /** What stands under an operation of a patch is of the kind of what is patched. */
  private targeted(kind: NonNullable<Schema['x-target']>, node: Node, note: Schema): readonly Schema[] {
    const target = this.target(node.parent!);
    const mark = (list: readonly Schema[]): Schema[] =>
      list.map((one) => ({ ...one, 'x-target': kind, description: note.description }));
    if (!target) return mark([{}]);
    const { schema } = this;
    if (kind === 'keys') return mark(this.schemasOf(target));
    if (kind === 'self') return mark(around(this, target).flatMap((one) => schema.fitting(one, node)));
    if (kind === 'beside') return mark(target.parent ? this.schemasOf(target.parent) : []);
    const schemas = this.schemasOf(target);
    const inside = schemas.flatMap((one) =>
      ['do', 'choose', 'together'].flatMap((key) => (one.properties?.[key] ? [one.properties[key]] : [])),
    );
    return mark(
      [...schemas, ...inside].flatMap((one) => schema.fitting(one, node)).filter((one) => sameShape(one, node)),
    );
  }

  /** A value in a row of a list of pieces: a rule if the list says so. */
  private written(key: string, node: Node, note: Schema): readonly Schema[] {
    const rules = [...ancestors(node)].map((one) => child(one, key)).find((one) => one !== undefined);
    const kind = rules && node.key ? child(rules, node.key.text)?.value : undefined;
    const { schema } = this;
    if (kind === undefined) return schema.fitting(note, node);
    const concept = schema.concept(kind === 'effects' ? 'EffectList' : 'Expression');
    return schema.fitting({ ...concept, 'x-written': key }, node);
  }

  private readonly targets = new Map<Node, Node | undefined>();

  /** What an entry of `patch:` changes, where it is written. */
  target(patch: Node): Node | undefined {
    if (!this.targets.has(patch)) {
      this.targets.set(patch, undefined);
      const found = patch.key && this.named(patch.key.text, patch.document);
      this.targets.set(patch, found);
    }
    return this.targets.get(patch);
  }

  /** What a path of names leads to, seen from a document. */
  named(path: string, from: TextTree): Node | undefined {
    const sets = this.isOwn(from) ? [this.base, this.rules] : [this.rules, this.base];
    for (const rules of sets) {
      if (!rules) continue;
      const found = findPath(rules.definition as unknown as Record<string, unknown>, path);
      const node = found.ok ? this.nodeOf(rules, found.path) : undefined;
      if (node) return node;
    }
    return undefined;
  }

  /** Where the value at a path of the merged rules is written. */
  private nodeOf(rules: RuleSet, path: readonly Key[]): Node | undefined {
    let container: unknown = rules.definition;
    for (const key of path.slice(0, -1)) container = (container as Record<string, unknown>)[key as string];
    const place = rules.origins.keyAt(container as object, path[path.length - 1]!);
    const tree = place && this.tree(place.document);
    return tree && at(tree.root, place.path);
  }
}

/** The schemas of the place that a node stands at, before it is asked which branch it is. */
export function around(project: Project, node: Node): Schema[] {
  if (!node.parent) return [project.schema.root];
  return project
    .schemasOf(node.parent)
    .flatMap((one) => (node.key ? (project.schema.under(one, node.key.text) ?? []) : (one.items ?? [])));
}

const sameShape = (schema: Schema, node: Node): boolean =>
  node.kind === 'list' ? schema.type === 'array' : node.kind !== 'map' || schema.type === 'object';

function unique(schemas: readonly Schema[]): Schema[] {
  return schemas.filter((one, i) => schemas.indexOf(one) === i);
}

const SYNTHETIC = 'without-changes';

/** The rules that a text extends, with the variants that it chooses. */
function baseOf(own: TextTree, library: Library, before: Project | undefined): RuleSet | undefined {
  const root = dataOf(own.root) as { extends?: unknown; variants?: unknown } | null;
  if (typeof root?.extends !== 'string') return undefined;
  const variants = Array.isArray(root.variants) ? root.variants.filter((name) => typeof name === 'string') : [];
  const same = before?.base && sameBase(before, root.extends, variants);
  if (same) return before.base;
  for (const chosen of [variants, []]) {
    const lines = {
      houserules: 1,
      name: SYNTHETIC,
      extends: root.extends,
      ...(chosen.length ? { variants: chosen } : {}),
    };
    const loaded = loadRuleSet({ uri: SYNTHETIC, text: JSON.stringify(lines) }, { library });
    if (loaded.ok) return loaded.value;
  }
  return before?.base;
}

function sameBase(before: Project, game: string, variants: readonly string[]): boolean {
  const root = dataOf(before.own.root) as { extends?: unknown; variants?: unknown } | null;
  return root?.extends === game && JSON.stringify(root.variants ?? []) === JSON.stringify(variants);
}

/** What is wrong with rules that fit the schema. */
export function mistakesIn(rules: RuleSet): readonly Diagnostic[] {
  const players = (rules.definition.players as { min?: number } | undefined)?.min ?? 2;
  const values = resolveOptions(rules.definition, players);
  if (!values.ok) return values.diagnostics;
  return buildModel(rules, players, values.value).diagnostics.filter(({ severity }) => severity === 'error');
}

function thingsOf(rules: RuleSet | undefined): Builder | undefined {
  if (!rules) return undefined;
  const players = (rules.definition.players as { min?: number } | undefined)?.min ?? 2;
  const values = resolveOptions(rules.definition, players);
  if (!values.ok) return undefined;
  try {
    return buildThings(rules, players, values.value);
  } catch {
    return undefined;
  }
}
