/** What can be known without playing. */
import type { Builder, Node } from './builder.ts';
import * as make from './make.ts';
import { TypeProblem } from './problem.ts';
import { type Scope, withMe } from './scope.ts';
import { typeOf } from './typer.ts';

export function staticChecks(builder: Builder): void {
  checkDefinitions(builder);
  reportUnused(builder);
}

/** A definition that nobody uses is typed too, so that a mistake in it does not wait for its first use. */
function checkDefinitions(builder: Builder): void {
  for (const macro of builder.world.macros.values()) {
    const me = make.newLocal('me', make.PLAYER);
    const locals = new Map(macro.params.map(({ name, type }) => [name, make.local(make.newLocal(name, type))]));
    const scope: Scope = { ...withMe(builder.root, make.local(me)), locals, expanding: [macro.name] };
    builder.guarded(macro.holder as Node, macro.key, (expr) => {
      try {
        return typeOf(expr, scope);
      } catch (problem) {
        // What depends on the place of use (a choice value, a guard) is judged there.
        if (
          problem instanceof TypeProblem &&
          (problem.code === 'maybe-none' || problem.code === 'unknown-value') &&
          builder.world.used.has(`define.${macro.name}`)
        )
          return undefined;
        throw problem;
      }
    });
  }
}

function reportUnused(builder: Builder): void {
  const { definition, world, origins } = builder;
  for (const section of ['options', 'procedures'] as const) {
    const holder: Node = definition[section] ?? {};
    for (const name of Object.keys(holder)) {
      if (!world.used.has(`${section}.${name}`))
        builder.report('unused', { section, name }, origins.keyAt(holder, name));
    }
  }
  for (const macro of world.macros.values()) {
    if (!world.used.has(`define.${macro.name}`))
      builder.report('unused', { section: 'define', name: macro.name }, origins.keyAt(macro.holder, macro.key));
  }
  for (const section of ['variables', 'zones'] as const) {
    const holder: Node = definition[section] ?? {};
    for (const name of Object.keys(holder)) {
      const starts =
        section === 'zones' && [...world.model.components.values()].some((component) => component.start?.name === name);
      if (!starts && !world.used.has(`${section}.${name}`))
        builder.report('unused', { section, name }, origins.keyAt(holder, name));
    }
  }
}
