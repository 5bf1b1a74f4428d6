/** Which spaces are not as they were. */
import type { ReadableState } from '../../engine/index.ts';
import type { RulesView } from '../worker/protocol.ts';

export const spaceKey = (set: string, name: string): string => `${set} ${name}`;

export function freshSpaces(
  before: ReadableState,
  after: ReadableState,
  rules: Pick<RulesView, 'zones' | 'variables' | 'spaces'>,
): Set<string> {
  const fresh = new Set<string>();
  const compare = (set: string, old: unknown, now: unknown): void => {
    const [a, b] = [old as Record<string, unknown>, now as Record<string, unknown>];
    for (const name of Object.keys(b))
      if (JSON.stringify(a?.[name]) !== JSON.stringify(b[name])) fresh.add(spaceKey(set, name));
  };
  for (const { name: set } of rules.spaces) {
    for (const zone of rules.zones)
      if (zone.each === set) compare(set, before.zones[zone.name], after.zones[zone.name]);
    for (const variable of rules.variables)
      if (variable.each === set) compare(set, before.variables[variable.name], after.variables[variable.name]);
  }
  return fresh;
}
