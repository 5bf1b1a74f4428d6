/** The names of a game as TypeScript, so that a hook that names a zone wrongly does not compile. */
import { parseSignature } from '../expression/parse.ts';
import type { OptionInfo } from '../index.ts';
import type { Component, Holder, Model, SpaceSet, Type } from '../model/types.ts';
import { variableName } from '../model/variables.ts';

export interface TypesInput {
  name: string;
  title: string;
  model: Model;
  options: readonly OptionInfo[];
  /** Signatures of the definitions: `owner(square)`. */
  define: readonly string[];
}

/** Sets with more members are typed `string`. */
const MOST_NAMES = 1000;

export function typesOf({ name, title, model, options, define }: TypesInput): string {
  const spaces = [...model.spaces.values()];
  const components = [...model.components.values()];
  const ids = new Map([...spaces, ...components].map((thing) => [thing.name, `${pascal(thing.name)}Id`]));
  const idOf = (thing: string): string => ids.get(thing) ?? 'never';
  const each = (scope: Holder): string => quote(typeof scope === 'string' ? scope : scope.name);
  return `${[
    `// The names of ${oneLine(title)}, for its hooks. Made by \`houserules types ${name}\`: do not edit.`,
    '',
    'declare const kind: unique symbol;',
    '/** What hooks are handed: a number that stands for one thing of its kind; −1 for none. */',
    'export type Id<Kind extends string> = number & { readonly [kind]?: Kind };',
    "export type PlayerId = Id<'player'>;",
    ...[...ids].map(([thing, type]) => `export type ${type} = Id<${quote(thing)}>;`),
    '',
    ...section(
      'The boards: each space by its name, and the groups of spaces.',
      'Spaces',
      spaces.map((set) => [set.name, spaceType(set, idOf)]),
    ),
    ...section(
      'Tokens are counted; pieces are individual, with fields.',
      'Components',
      components.map((component) => [component.name, componentType(component, idOf)]),
    ),
    ...section(
      'Where components lie.',
      'Zones',
      [...model.zones.values()].map((zone) => [
        zone.name,
        `{ each: ${each(zone.each)}; holds: ${union(zone.holds.map((held) => held.name))}; ordered: ${zone.ordered}; seen: ${quote(zone.seen)} }`,
      ]),
    ),
    ...section(
      'What the game remembers.',
      'Variables',
      [...model.variables.values()].map((variable) => [
        variableName(model, variable),
        `{ each: ${each(variable.each)}; value: ${valueType(variable.type, idOf)} }`,
      ]),
    ),
    ...section(
      'The options that players may set.',
      'Options',
      options.map((option) => [option.name, optionType(option)]),
    ),
    ...section(
      'Definitions that can be handed to a hook.',
      'Definitions',
      define.flatMap((signature) => definition(signature, idOf)),
    ),
    'export type ZoneName = keyof Zones;',
    'export type ComponentName = keyof Components;',
    'export type VariableName = keyof Variables;',
    '/** The zones that each space of a board (or each player, or the game) has. */',
    "export type ZonesOf<Each extends Zones[ZoneName]['each']> = { [Name in ZoneName]: Zones[Name]['each'] extends Each ? Name : never }[ZoneName];",
  ].join('\n')}\n`;
}

function section(about: string, name: string, members: readonly (readonly [string, string])[]): string[] {
  const lines = members.map(([member, type]) => `  ${key(member)}: ${type};`);
  return [`/** ${about} */`, `export interface ${name} {`, ...lines, '}', ''];
}

function spaceType(set: SpaceSet, idOf: (name: string) => string): string {
  const grid = set.grid ? `; columns: ${set.grid.columns}; rows: ${set.grid.rows}` : '';
  const attributes = [...set.attributes].map(([name, { type }]) => `${key(name)}: ${valueType(type, idOf)}`);
  return `{ id: ${idOf(set.name)}; name: ${union(set.names)}; group: ${union([...set.groups.keys()])}; each: ${quote(set.perPlayer ? 'player' : 'game')}${grid}${attributes.length ? `; attributes: { ${attributes.join('; ')} }` : ''} }`;
}

function componentType(component: Component, idOf: (name: string) => string): string {
  const fields = [...component.fields].map(([name, { type }]) => `${key(name)}: ${valueType(type, idOf)}`);
  return `{ id: ${idOf(component.name)}; kind: ${quote(component.kind)}; each: ${quote(component.perPlayer ? 'player' : 'game')}${fields.length ? `; fields: { ${fields.join('; ')} }` : ''} }`;
}

function valueType(type: Type, idOf: (name: string) => string): string {
  const plain = plainType(type, idOf);
  return type.optional ? `${plain} | null` : plain;
}

function plainType(type: Type, idOf: (name: string) => string): string {
  switch (type.t) {
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'player':
      return 'PlayerId';
    case 'space':
      return idOf(type.set.name);
    case 'item':
      return type.components.map((component) => idOf(component.name)).join(' | ');
    case 'choice':
      return union(type.values);
    case 'set':
      return `readonly (${plainType(type.of, idOf)})[]`;
    default:
      return 'null';
  }
}

function optionType({ kind, choices }: OptionInfo): string {
  const value = choices ? union(choices.map((choice) => choice.value)) : 'number';
  if (kind === 'boolean') return 'boolean';
  return kind === 'list' || kind === 'permutation' ? `readonly (${value})[]` : value;
}

/** Values come out as numbers: ids, 0 or 1, −1 for none. */
function definition(signature: string, idOf: (name: string) => string): [string, string][] {
  const parsed = parseSignature(signature);
  if (!parsed.ok) return [];
  const { name, params } = parsed.value;
  const types: Record<string, string> = { player: 'PlayerId', integer: 'number', boolean: 'number' };
  return [
    [
      name,
      `(${params.map((param) => `${param.name}: ${types[param.type] ?? idOf(param.type)}`).join(', ')}) => number`,
    ],
  ];
}

const union = (names: readonly string[]): string =>
  names.length === 0 ? 'never' : names.length > MOST_NAMES ? 'string' : [...new Set(names)].map(quote).join(' | ');

const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

function pascal(name: string): string {
  const joined = name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return joined.replace(/[^A-Za-z0-9]/g, '');
}
