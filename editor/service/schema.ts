/**
 * The schema of the language as the service reads it: what can stand at a node, with descriptions and with notes on names.
 *
 *     x-declares KIND    the key or value declares a name (`x-visible`: a local name, `inside` its owner or for what comes `after`)
 *     x-names [KIND]     the key or value is the name of something of these kinds
 *     x-expression       a key that is an expression; `x-pieces` a text with `{expression}` pieces
 *     x-binds [NAME]     names that an expression has beside those of its place
 *     x-words [WORD]     words that are meant as such
 *     x-map              a map of words; `x-written` a value whose kind another key says
 *     x-path, x-target   a path of names, and how what stands under it belongs to what the path names
 */
import bundle from '../../schema/houserules.schema.json' with { type: 'json' };
import { child, type Node } from './tree.ts';

export interface Schema {
  title?: string;
  description?: string;
  examples?: readonly unknown[];
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  anyOf?: readonly Schema[];
  $ref?: string;
  'x-declares'?: string;
  'x-visible'?: 'inside' | 'after';
  'x-names'?: readonly string[];
  'x-binds'?: readonly string[];
  'x-expression'?: boolean;
  'x-pieces'?: boolean | 'fields';
  'x-words'?: readonly string[];
  'x-map'?: boolean;
  'x-written'?: string;
  'x-path'?: boolean;
  'x-target'?: 'keys' | 'entries' | 'beside' | 'self';
  'x-when'?: Schema & { maxProperties?: number };
}

export interface LanguageSchema extends Schema {
  $defs: Readonly<Record<string, Schema>>;
}

export const shippedSchema = bundle as unknown as LanguageSchema;

/** Reads one schema: what its references mean, and which branch of a union a node is. */
export class SchemaReader {
  readonly root: LanguageSchema;

  constructor(root: LanguageSchema) {
    this.root = root;
  }

  concept(title: string): Schema {
    return this.root.$defs[title] ?? {};
  }

  /** The schema with what it refers to; what is said beside a reference goes before what is said there. */
  resolve(schema: Schema): Schema {
    if (!schema.$ref) return schema;
    const target = this.resolve(this.concept(schema.$ref.slice('#/$defs/'.length)));
    const { $ref, ...own } = schema;
    return { ...target, ...own };
  }

  /** Whether it is, or refers to, the concept. */
  is(schema: Schema, title: string): boolean {
    return this.resolve(schema).title === title;
  }

  /** All branches of unions, written out; the notes of the union go down to them. */
  branches(schema: Schema): Schema[] {
    const resolved = this.resolve(schema);
    // An expression is read by its own grammar.
    if (!resolved.anyOf || resolved.title === 'Expression') return [resolved];
    const notes = Object.fromEntries(Object.entries(resolved).filter(([key]) => key.startsWith('x-')));
    return resolved.anyOf.flatMap((branch) => this.branches({ ...notes, ...branch }));
  }

  /** The branches that a node can be meant as. */
  fitting(schema: Schema, node: Node | undefined): Schema[] {
    const branches = this.branches(schema);
    if (!node || node.kind === 'empty' || branches.length === 1) return branches;
    const typed = branches.filter((branch) => mayBe(branch, node));
    if (node.kind !== 'map') return typed.length > 0 ? typed : branches;
    const special = typed.find((branch) => branch['x-when'] && meets(branch['x-when'], node));
    if (special) return [special];
    const general = typed.filter((branch) => !branch['x-when']);
    const complete = general.filter(
      (branch) => branch.required && branch.required.length > 0 && branch.required.every((key) => child(node, key)),
    );
    if (complete.length > 0) return complete;
    const begun = general.filter((branch) => branch.required?.some((key) => child(node, key)));
    return begun.length > 0 ? begun : general;
  }

  /** The schema of the value under a key. */
  under(schema: Schema, key: string): Schema | undefined {
    const own = schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
    if (own) return own;
    return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  }

  /** The notes on a key that is not one of the fixed ones. */
  names(schema: Schema, key: string): Schema | undefined {
    if (schema.properties && Object.hasOwn(schema.properties, key)) return undefined;
    return schema.propertyNames && this.resolve(schema.propertyNames);
  }
}

/** Keys whose values are texts for people, and nothing else anywhere. */
export function proseKeys({ $defs, ...root }: LanguageSchema): string[] {
  const texts = new Set<string>();
  const others = new Set<string>();
  for (const { properties = {} } of [root as Schema, ...Object.values($defs)]) {
    for (const [key, { $ref, type, ...rest }] of Object.entries(properties)) {
      const isText = $ref === '#/$defs/Text' || (type === 'string' && key === 'source');
      if (isText) texts.add(key);
      else if (!rest['x-pieces']) others.add(key);
    }
  }
  return [...texts].filter((key) => !others.has(key));
}

const TYPES: Record<Node['kind'], readonly string[]> = {
  map: ['object'],
  list: ['array'],
  scalar: ['string', 'integer', 'boolean'],
  empty: ['object', 'array', 'string', 'integer', 'boolean'],
};

function mayBe(schema: Schema, node: Node): boolean {
  if (schema.title === 'Expression') return true;
  if (schema.const !== undefined || schema.enum)
    return node.kind === 'scalar' && (schema.enum ?? [schema.const]).includes(node.value);
  return schema.type === undefined || TYPES[node.kind].includes(schema.type);
}

function meets(when: NonNullable<Schema['x-when']>, node: Node): boolean {
  if (when.anyOf && !when.anyOf.some((one) => meets(one, node))) return false;
  if (when.maxProperties !== undefined && node.children.length > when.maxProperties) return false;
  if (when.required && !when.required.every((key) => child(node, key))) return false;
  const names = when.propertyNames?.enum;
  if (names && !node.children.every((one) => names.includes(one.key!.text))) return false;
  const values = when.additionalProperties;
  if (typeof values === 'object' && values.type)
    return node.children.length > 0 && node.children.every((one) => TYPES[one.kind].includes(values.type!));
  return true;
}
