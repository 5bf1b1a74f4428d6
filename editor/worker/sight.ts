/**
 * Who looks at the table, and what they may see of it. One screen may have several people before it: then it shows what
 * all of them may know (the common view), unless one of them has said that the device is in their hands.
 */
import type { ReadableState, Session, Value } from '../../engine/index.ts';
import { HIDDEN, stopOf } from '../../engine/index.ts';
import type { ZoneContents } from '../../engine/runtime/readable.ts';

/** The seats that people play at this screen, and which of them has the device in their hands. */
export interface Watching {
  humans: readonly number[];
  facing?: number;
}

export interface Sight {
  /** The seats that look together; nobody in particular: everything is shown. */
  seats?: readonly number[];
  /** The seat to which the device has to be handed before it decides. */
  handOver?: number;
}

/** @param secrets whether there is anything in the game that a seat may not see */
export function sightOf(session: Session, secrets: boolean, { humans, facing }: Watching): Sight {
  if (!secrets || humans.length === 0) return {};
  if (humans.length === 1) return { seats: humans };
  const actor = session.next?.actor;
  const person = actor !== undefined && humans.includes(actor);
  if (facing !== undefined && humans.includes(facing) && (!person || actor === facing)) return { seats: [facing] };
  return { seats: humans, ...(person && needsToBeAlone(session, actor, humans) ? { handOver: actor } : {}) };
}

/** Whether a seat decides in secret, or sees more than everybody does. */
function needsToBeAlone(session: Session, seat: number, humans: readonly number[]): boolean {
  if (stopOf(session.program, session.state)?.together) return true;
  return JSON.stringify(session.readable(seat)) !== JSON.stringify(seenByAll(session, humans));
}

export function stateFor(session: Session, { seats }: Sight): ReadableState {
  if (!seats) return session.readable();
  return seats.length === 1 ? session.readable(seats[0]) : seenByAll(session, seats);
}

// ------------------------------------------------------------------------------------------------------ the common view

/** What each of some seats may see: what is hidden from one of them is hidden. */
export function seenByAll(session: Session, seats: readonly number[]): ReadableState {
  const [first, ...others] = seats.map((seat) => session.readable(seat));
  const { zones } = session.program.model;
  const merge = (a: ReadableState, b: ReadableState): ReadableState => ({
    ...a,
    zones: inBoth(a.zones, b.zones, (one, other, name) =>
      zones.get(name)!.each === 'game'
        ? commonContents(one as ZoneContents, other as ZoneContents)
        : inBoth(one as Record<string, ZoneContents>, other as Record<string, ZoneContents>, commonContents),
    ),
    variables: inBoth(a.variables, b.variables, (one, other) =>
      isRecord(one) && isRecord(other) ? inBoth(one, other, commonValue) : commonValue(one as Value, other as Value),
    ),
  });
  return others.reduce(merge, first);
}

function inBoth<T, M>(
  a: Record<string, T>,
  b: Record<string, T>,
  merge: (a: T, b: T, key: string) => M,
): Record<string, M> {
  return Object.fromEntries(Object.keys(a).map((key) => [key, merge(a[key], b[key], key)]));
}

const isRecord = (value: unknown): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const commonValue = (a: Value, b: Value): Value => (JSON.stringify(a) === JSON.stringify(b) ? a : null);

function commonContents(a: ZoneContents, b: ZoneContents): ZoneContents {
  if (Array.isArray(a)) return a.map((name, i) => (name === (b as string[])[i] ? name : HIDDEN));
  return Object.fromEntries(
    Object.entries(a).map(([component, held]) => {
      const other = (b as typeof a)[component];
      return [component, Array.isArray(held) ? commonNames(held, (other ?? []) as string[]) : held];
    }),
  );
}

/** Names in no order: those that both have, and as many hidden ones as are left. */
function commonNames(a: readonly string[], b: readonly string[]): string[] {
  const rest = [...b];
  const known = a.filter((name) => {
    const at = rest.indexOf(name);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return [...known, ...a.slice(known.length).map(() => HIDDEN)].sort();
}
