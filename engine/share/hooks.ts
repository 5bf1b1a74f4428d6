/** Which hooks rules use. Code never travels with rules; what travels is a hook's name and version. */
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/near.ts';
import type { HookDefinition } from '../hooks/hook.ts';
import { HOOKS } from '../hooks/index.ts';
import { origins } from '../language/origins.ts';
import { nowhere } from '../language/places.ts';
import { isMapping, type Mapping } from '../language/tree.ts';
import type { Definition } from '../language/types.ts';

export interface HookUse {
  name: string;
  /** Where a rule names it first. */
  at?: Location;
}

/** Every hook that the rules name, in the order in which they name them, each once. */
export function hooksOf(definition: Definition): HookUse[] {
  const found = new Map<string, HookUse>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    if (!isMapping(value)) return;
    if (isHookEffect(value) && !found.has(value.hook))
      found.set(value.hook, { name: value.hook, at: origins.at(value, 'hook') });
    // Names that a designer chose stand in these, `hook` perhaps among them.
    for (const [key, item] of Object.entries(value)) if (!VALUES.has(key)) walk(item);
  };
  const { setup, turn, phases, procedures } = definition;
  walk([setup, turn, phases, procedures]);
  return [...found.values()];
}

const VALUES = new Set(['let', 'set', 'change', 'with', 'roll']);
const isHookEffect = (value: Mapping): value is Mapping & { hook: string } =>
  typeof value.hook === 'string' && 'as' in value;

/** Names and versions, as they travel with a rule set. */
export function hookVersions(
  definition: Definition,
  known: ReadonlyMap<string, HookDefinition> = HOOKS,
): Record<string, number> {
  return Object.fromEntries(
    hooksOf(definition).flatMap(({ name }) => (known.has(name) ? [[name, known.get(name)!.version]] : [])),
  );
}

/**
 * Hooks that this program does not have, or has in another version than the rules were made for.
 * @param versions as `hookVersions` gave them where the rules come from
 * @param document what to point to if no rule names the hook
 */
export function hookProblems(
  definition: Definition | undefined,
  versions: Readonly<Record<string, unknown>>,
  document: string,
  known: ReadonlyMap<string, HookDefinition> = HOOKS,
): Diagnostic[] {
  const uses = definition ? hooksOf(definition) : [];
  const names = new Set([...uses.map(({ name }) => name), ...Object.keys(versions)]);
  return [...names].flatMap((name): Diagnostic[] => {
    const at = uses.find((use) => use.name === name)?.at ?? nowhere(document);
    const ours = known.get(name);
    if (!ours) return [diagnose('unknown-hook', { name, near: nearest(name, known.keys()) }, at)];
    const wanted = Object.hasOwn(versions, name) ? versions[name] : ours.version;
    return wanted === ours.version
      ? []
      : [diagnose('hook-version', { name, wanted: String(wanted), ours: ours.version }, at)];
  });
}
