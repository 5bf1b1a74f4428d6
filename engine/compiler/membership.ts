/** Whether one value is in the domain of a parameter: printed for explanations and for the test of a single pick. */
import type { Domain, Local, Typed } from '../model/types.ts';
import type { Context } from './context.ts';
import { expression } from './expressions.ts';
import { has } from './sets.ts';

/**
 * @param current the context in which the parameter itself is bound
 * @param before the context of its domain
 */
export function memberTest(domain: Domain, name: string, local: Local, current: Context, before: Context): string {
  if (domain.kind === 'integer')
    return `${name} >= ${expression(domain.min!, before)} && ${name} <= ${expression(domain.max!, before)}`;
  if (domain.kind === 'choice')
    return `${name} >= 0 && ${name} < ${(local.type as { values: readonly string[] }).values.length}`;
  if (domain.kind !== 'subset') return domain.set!.s === 'universe' ? 'true' : has(domain.set!, name, before);
  const subset: Typed = {
    k: 'size',
    set: { s: 'local', of: domain.set!.of, local },
    type: { t: 'integer', min: 0, max: 0 },
  };
  const outside: Typed = {
    k: 'query',
    op: 'every',
    local: { id: local.id, name: 'each', type: domain.set!.of } as Local,
    set: { s: 'local', of: domain.set!.of, local },
    type: { t: 'boolean' },
  };
  const member = outside.local;
  outside.where = {
    k: 'member-of',
    item: { k: 'local', local: member, type: member.type },
    set: domain.set!,
    type: { t: 'boolean' },
  };
  const size = expression(subset, current);
  return `${size} >= ${expression(domain.sizeMin!, before)} && ${size} <= ${expression(domain.sizeMax!, before)} && ${expression(outside, current)}`;
}
