/**
 * Definition → model, for one number of players and one set of option values:
 *
 *     entities   spaces, components, zones, variables, definitions, options
 *     flow       setup, phases, turns, procedures as typed statements
 *     scores     score terms and the winner
 *     checks     what can be known without playing: unused names, no end, nobody can act
 */
import { fail, hasErrors, ok, type Result } from '../diagnostics/diagnostic.ts';
import type { OptionValues, RuleSet } from '../language/types.ts';
import { Builder, type Node } from './builder.ts';
import { staticChecks } from './checks.ts';
import { buildEntities, optionMeanings } from './entities.ts';
import { buildFlow, buildScores } from './rules.ts';
import type { World } from './scope.ts';
import type { Model } from './types.ts';

/** Rows are shared by copies and owners: each row once, with all items that it stands for. */
const writtenOn: World['writtenOn'] = (component, name) => {
  const rows = new Map<object, number[]>();
  component.rules.get(name)!.rows.forEach((row, i) => {
    if (row) rows.set(row, [...(rows.get(row) ?? []), component.firstItem + i]);
  });
  return [...rows].map(([row, items]) => ({ row, items }));
};

/**
 * @param players number of players, within the bounds of the rules
 * @param options a value for every option, as `resolveOptions` gives them
 */
export function buildModel(ruleSet: RuleSet, players: number, options: OptionValues): Result<Model> {
  const builder = buildAll(ruleSet, players, options);
  const { model } = builder.world;
  staticChecks(builder);
  return hasErrors(builder.diagnostics) ? fail(builder.diagnostics) : ok(model, builder.diagnostics);
}

/** Things and rules. With its world further expressions can be typed, to be compiled together with the model. */
export function buildAll(ruleSet: RuleSet, players: number, options: OptionValues): Builder {
  const builder = buildThings(ruleSet, players, options);
  builder.world.model.body = buildFlow(builder);
  buildScores(builder);
  return builder;
}

/**
 * The first half: all that has a name, without the rules. With its world expressions can be typed one by one, also where
 * the rules around them are wrong.
 */
export function buildThings(ruleSet: RuleSet, players: number, options: OptionValues): Builder {
  const definition = ruleSet.definition as unknown as Node;
  const model: Model = {
    name: String(definition.name),
    title: (definition.title as Model['title']) ?? String(definition.name),
    players,
    options,
    spaces: new Map(),
    components: new Map(),
    zones: new Map(),
    variables: new Map(),
    kinds: [],
    items: [],
    body: [],
    ends: [],
    scores: [],
    win: { by: [], ties: 'shared' },
    hooks: [],
    look: definition.look,
  };
  const world: World = {
    model,
    macros: new Map(),
    fields: new Map(),
    sets: new Set(),
    kinds: new Map(),
    options: optionMeanings(definition, options),
    used: new Set(),
    broken: new Set(),
    writtenOn,
    typeRow: () => undefined,
  };
  world.typeRow = (row, name, type, scope) => builder.value(row as Node, name, scope, type);
  const builder = new Builder(definition, ruleSet.origins, players, world);
  buildEntities(builder);
  return builder;
}
