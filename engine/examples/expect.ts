/** What an example says must hold, against a position. Only what it names is compared. */
import type { ExampleResult } from '../../schema/types.ts';
import type { Program } from '../compiler/program.ts';
import { instanceNames } from '../runtime/readable.ts';
import type { Session } from '../runtime/session.ts';

/** Something that is not as it was said; `at` are the keys that lead to where it was said. */
export interface Difference {
  at: readonly (string | number)[];
  expected: string;
  found: string;
}

export function differences(session: Session, wanted: ExampleResult): Difference[] {
  const state = session.readable();
  const out: Difference[] = [];
  const compare = (expected: unknown, found: unknown, at: readonly (string | number)[]): void => {
    if (!same(expected, found)) out.push({ at, expected: told(expected), found: told(found) });
  };
  const scores = session.scores();
  for (const [seat, wants] of Object.entries(wanted.scores ?? {})) {
    const score = scores[Number(seat)];
    if (typeof wants === 'number') compare(wants, score?.total, ['scores', seat]);
    else
      for (const [term, value] of Object.entries(wants))
        compare(value, term === 'total' ? score?.total : score?.terms[term], ['scores', seat, term]);
  }
  if (wanted.winners) compare([...wanted.winners].sort(), session.outcome()?.winners, ['winners']);
  if (wanted.over !== undefined) compare(wanted.over, session.over, ['over']);
  if (wanted.next) compare(wanted.next, state.next, ['next']);
  for (const [name, value] of Object.entries(wanted.variables ?? {}))
    each(value, state.variables[name], ['variables', name], compare);
  for (const [name, value] of Object.entries(wanted.zones ?? {}))
    zone(session.program, name, value, state.zones[name], compare);
  return out;
}

type Compare = (expected: unknown, found: unknown, at: readonly (string | number)[]) => void;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function each(wanted: unknown, found: unknown, at: readonly string[], compare: Compare): void {
  if (!isRecord(wanted) || !isRecord(found)) compare(wanted, found, at);
  else for (const [key, value] of Object.entries(wanted)) compare(value, found[key], [...at, key]);
}

function zone(program: Program, name: string, wanted: unknown, found: unknown, compare: Compare): void {
  const info = program.model.zones.get(name);
  if (!info) {
    compare(wanted, undefined, ['zones', name]);
    return;
  }
  const contents = (value: unknown, there: unknown, at: readonly string[]): void => {
    if (info.ordered || !isRecord(value) || !isRecord(there)) {
      compare(value, there, at);
      return;
    }
    for (const [component, held] of Object.entries(value)) {
      const of = info.holds.find((each) => each.name === component);
      // What is not there is not written in a readable state.
      const empty = of?.kind === 'pieces' ? [] : of?.perPlayer ? {} : 0;
      const sorted = Array.isArray(held) ? [...held].sort() : isRecord(held) ? withoutZeros(held) : held;
      compare(sorted, there[component] ?? empty, [...at, component]);
    }
  };
  if (info.each === 'game') {
    contents(wanted, found, ['zones', name]);
    return;
  }
  if (!isRecord(wanted)) {
    compare(wanted, found, ['zones', name]);
    return;
  }
  const owners = instanceNames(info);
  for (const [owner, value] of Object.entries(wanted))
    contents(value, owners.includes(owner) ? (found as Record<string, unknown>)[owner] : undefined, [
      'zones',
      name,
      owner,
    ]);
}

const withoutZeros = (counts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));

function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (isRecord(a)) {
    if (!isRecord(b)) return false;
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...keys].every((key) => same(a[key], b[key]));
  }
  // Absence is written as nothing, as `none`, or not at all.
  const plain = (value: unknown): unknown => (value === undefined || value === 'none' ? null : value);
  return plain(a) === plain(b);
}

function told(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}
