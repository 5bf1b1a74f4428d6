/**
 * What `trace --seat` prints tells nothing of what is hidden: of two games that differ only in hidden pieces, or only in
 * a choice that is still secret, a seat sees the same lines. For every game, variant and number of players.
 */
import { describe, expect, test } from 'vitest';
import { seenPlyRecord } from '../engine/cli/records.ts';
import {
  createRandom,
  type Move,
  type Program,
  prepareGame,
  type ReadableState,
  Session,
  type Value,
  writeState,
} from '../engine/index.ts';
import type { Component } from '../engine/model/types.ts';
import { instanceNames, type ZoneContents } from '../engine/runtime/readable.ts';
import { seenMove } from '../engine/runtime/secrets.ts';
import { fixtures, games, rulesOf } from './support/library.ts';

interface Case {
  title: string;
  program: Program;
}

const CASES: Case[] = [games, fixtures].flatMap((library) =>
  library.games().flatMap((game) => {
    const { variants } = rulesOf(library, game);
    // If one of a group is active anyway, the game without a choice is that one.
    const plain = variants.some(({ group }) => group !== undefined) ? [] : [undefined];
    return [...plain, ...variants.map(({ name }) => name)].flatMap((variant) => {
      const rules = rulesOf(library, game, variant ? [variant] : undefined);
      const { min, max } = rules.definition.players!;
      return Array.from({ length: max - min + 1 }, (_, i) => {
        const prepared = prepareGame(rules, { players: min + i });
        if (!prepared.ok) throw new Error(prepared.diagnostics[0].message);
        const title = `${variant ? `${game}/${variant}` : game}, ${min + i} players`;
        return { title, program: prepared.value.program };
      });
    });
  }),
);
const hasHidden = ({ program }: Case): boolean =>
  [...program.model.zones.values()].some(({ seen }) => seen !== 'all') && program.model.players > 1;
const hasSecretChoices = ({ program }: Case): boolean => program.pending.length > 0;

/** The lines of the trace of a seat, of these moves; nothing if one of them is not legal. */
function seenLines(session: Session, moves: readonly Move[], seat: number): string[] | undefined {
  const lines = [JSON.stringify(session.readable(seat))];
  for (const move of moves) {
    const legal = session.legal(seat);
    if (!session.play(move).ok) return undefined;
    lines.push(JSON.stringify(seenPlyRecord(session, legal, seat)));
  }
  return lines;
}

// ------------------------------------------------------------------------------------------------------ hidden pieces

/** A hidden piece, or one of several of the same name in the same place. */
interface Hidden {
  component: Component;
  name: string;
  zone: string;
  owner?: string;
  /** No other piece is called so. */
  unique: boolean;
  /** Where the seat gets to see it, or another one like it. */
  until: number;
}

function hiddenPieces(session: Session, seat: number): Hidden[] {
  const { program } = session;
  const { items } = program.model;
  const first = session.stateAt(0)!;
  const seen = (item: number, position: number): boolean =>
    ((session.stateAt(position)![program.layout.seen + item]! >>> seat) & 1) === 1;
  const found = new Map<string, Hidden>();
  items.forEach(({ component, name }, item) => {
    if (component.kind !== 'pieces' || seen(item, 0)) return;
    const { zone, owner } = program.layout.instances[first[program.layout.place + item]!]!;
    const key = `${zone.name} ${owner} ${name}`;
    const shown = session.plies.findIndex((_, n) => seen(item, n + 1));
    const until = shown < 0 ? session.plies.length + 1 : shown + 1;
    found.set(key, {
      component,
      name,
      zone: zone.name,
      ...(zone.each === 'game' ? {} : { owner: instanceNames(zone)[owner] }),
      unique: items.filter((other) => other.name === name).length === 1,
      until: Math.min(until, found.get(key)?.until ?? until),
    });
  });
  return [...found.values()];
}

/** Pairs of hidden pieces that could lie in each other's place, those first that stay hidden longest. */
function pairs(session: Session, seat: number): { pair: [Hidden, Hidden]; until: number }[] {
  const hidden = hiddenPieces(session, seat);
  const found = hidden.flatMap((a, i) =>
    hidden
      .slice(i + 1)
      .filter((b) => a.component === b.component && a.name !== b.name)
      .map((b) => ({ pair: [a, b] as [Hidden, Hidden], until: Math.min(a.until, b.until) })),
  );
  return found.sort((a, b) => b.until - a.until);
}

/** The zones with two pieces in each other's place. */
function exchanged(zones: ReadableState['zones'], [a, b]: readonly [Hidden, Hidden]): ReadableState['zones'] {
  const result = structuredClone(zones);
  const listOf = ({ zone, owner, component }: Hidden): string[] => {
    const contents = (
      owner === undefined ? result[zone] : (result[zone] as Record<string, unknown>)[owner]
    ) as ZoneContents;
    return Array.isArray(contents) ? contents : (contents[component.name] as string[]);
  };
  const [one, other] = [listOf(a), listOf(b)];
  const [i, j] = [one.indexOf(a.name), other.indexOf(b.name)];
  one[i] = b.name;
  other[j] = a.name;
  return result;
}

/** A move of the other game: who has the one piece instead of the other makes it with that. */
function renamed(moves: readonly Move[], [a, b]: readonly [Hidden, Hidden]): Move[] {
  const other = (name: unknown): unknown => (name === a.name ? b.name : name === b.name ? a.name : name);
  return JSON.parse(JSON.stringify(moves), (_, one) => (a.unique && b.unique ? other(one) : one)) as Move[];
}

const start = (program: Program, readable: object): Session =>
  Session.fromSnapshot(program, writeState(program, readable as never), { seed: 1 });

describe.each(CASES.filter(hasHidden).map((one) => [one.title, one] as const))('%s', (_, { program }) => {
  test('hidden pieces are in no line of a seat’s trace', () => {
    const first = Session.start(program, { seed: 8 }).readable();
    const session = start(program, first);
    const random = createRandom('seen traces');
    while (!session.over) expect(session.playRandom(random).ok).toBe(true);
    const moves = session.plies.map(({ move }) => move);
    let compared = 0;
    let possible = false;
    for (let seat = 0; seat < program.model.players; seat++) {
      let tried = 0;
      for (const { pair, until } of pairs(session, seat)) {
        const other = { ...first, zones: exchanged(first.zones, pair) };
        // In no order, in one zone: it is the same game.
        if (
          JSON.stringify(start(program, other).readable().zones) ===
          JSON.stringify(start(program, first).readable().zones)
        )
          continue;
        possible = true;
        if (until < 2 || tried++ > 30) break;
        const same = moves.slice(0, until - 1);
        const lines = seenLines(start(program, first), same, seat);
        const others = seenLines(start(program, other), renamed(same, pair), seat);
        // What somebody does with one of them may depend on which it is.
        if (!others) continue;
        const which = pair.map(({ name }) => name).join(' and ');
        expect(others, `seat ${seat}: ${which} exchanged`).toEqual(lines);
        compared += lines!.length;
        break;
      }
    }
    expect(compared > 0 || !possible).toBe(true);
  }, 60_000);
});

// ------------------------------------------------------------------------------------------------------ secret choices

test.each(CASES.filter(hasSecretChoices).map((one) => [one.title, one] as const))(
  '%s: a choice is in no line before it is revealed',
  (_, { program }) => {
    const session = Session.start(program, { seed: 8 });
    const random = createRandom('seen choices');
    let compared = 0;
    while (!session.over && compared < 20) {
      const { next, plies } = session;
      const at = session.position;
      const legal = session.legal();
      expect(session.playRandom(random).ok).toBe(true);
      const { move } = plies[at];
      const seats = Array.from({ length: program.model.players }, (__, seat) => seat).filter(
        (seat) => seat !== next!.actor && seenMove(session, at, seat) === undefined,
      );
      for (const seat of seats) {
        const line = JSON.stringify(seenPlyRecord(session, [], seat));
        for (const value of valuesOf(move)) expect(seenArgs(line), `seat ${seat}`).not.toContain(value);
        for (const other of legal) {
          session.goTo(at);
          expect(session.play(other).ok).toBe(true);
          // Somebody who has chosen what comes next: only while others have not is it secret.
          if (seenMove(session, at, seat) !== undefined) continue;
          expect(JSON.stringify(seenPlyRecord(session, [], seat)), `seat ${seat}`).toBe(line);
          compared++;
        }
        session.goTo(at);
        expect(session.play(move).ok).toBe(true);
      }
    }
    expect(compared).toBeGreaterThan(0);
  },
  60_000,
);

const valuesOf = ({ args }: Move): Value[] => Object.values(args);
/** What a line says was chosen. */
const seenArgs = (line: string): Value[] => {
  const { move } = JSON.parse(line) as { move?: Move };
  return move ? valuesOf(move) : [];
};
