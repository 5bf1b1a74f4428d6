/** The things of a game as the page draws them: spaces, components with the faces of their pieces, zones, variables. */
import type { Program, Value } from '../../engine/index.ts';
import { NONE_INT, type Type } from '../../engine/model/types.ts';
import type { ComponentView, SpaceSetView, VariableView, ZoneView } from './protocol.ts';

const choicesOf = (type: Type): { of?: readonly string[] } =>
  type.t === 'choice' && !type.cyclic ? { of: type.values } : {};

export const spaceSets = ({ model }: Program): SpaceSetView[] =>
  [...model.spaces.values()].map((set) => ({
    name: set.name,
    names: set.names,
    ...(set.labels ? { labels: set.labels } : {}),
    perPlayer: set.perPlayer,
    ...(set.grid
      ? { grid: { ...set.grid, around: set.directions?.type.values.length ?? 4 } }
      : set.attributes.has('position')
        ? {}
        : { graph: true }),
    groups: Object.fromEntries(set.groups),
    neighbors: set.neighbors,
    ...(set.directions ? { directions: { names: set.directions.type.values, steps: set.directions.steps } } : {}),
    attributes: set.grid
      ? {}
      : Object.fromEntries(
          [...set.attributes].map(([name, { type, values }]) => [
            name,
            { values: values.map((value) => plain(value, type)), ...choicesOf(type) },
          ]),
        ),
  }));

/** A value of a field or an attribute: such values are never players, spaces or pieces. */
function plain(value: number, type: Type): Value {
  if (type.t === 'choice') return type.values[value] ?? null;
  if (type.t === 'boolean') return value !== 0;
  return value === NONE_INT ? null : value;
}

export const components = ({ model }: Program): ComponentView[] =>
  [...model.components.values()].map(({ name, kind, perPlayer, amount, fields, itemNames }) => {
    const faces: ComponentView['faces'] = {};
    if (kind === 'pieces') {
      itemNames.forEach((piece, item) => {
        if (piece in faces) return;
        faces[piece] = {};
        for (const [field, { type, values, width }] of fields) {
          const value = width
            ? values.slice(item * width, (item + 1) * width).map((one) => plain(one, type))
            : plain(values[item], type);
          if (value !== null && !(Array.isArray(value) && value.every((one) => one === null)))
            faces[piece][field] = value;
        }
      });
    }
    return {
      name,
      kind,
      perPlayer,
      amount,
      fields: [...fields].map(([field, { type }]) => ({ name: field, ...choicesOf(type) })),
      faces,
    };
  });

const eachOf = (each: 'game' | 'player' | { name: string }): string => (typeof each === 'string' ? each : each.name);

export const zones = ({ model }: Program): ZoneView[] =>
  [...model.zones.values()].map(({ name, each, holds, ordered, seen, limit }) => ({
    name,
    each: eachOf(each),
    holds: holds.map((component) => component.name),
    ordered,
    seen,
    ...(limit === undefined ? {} : { limit }),
  }));

const KINDS = ['integer', 'boolean', 'player', 'space', 'item', 'choice'] as const;

export const variables = ({ model }: Program): VariableView[] =>
  [...model.variables.values()].map(({ name, each, type }) => ({
    name: name.slice(name.lastIndexOf('.') + 1),
    each: eachOf(each),
    type: KINDS.find((kind) => kind === type.t) ?? 'other',
    ...(type.t === 'integer' ? { min: type.min, max: type.max } : {}),
    ...choicesOf(type),
  }));
