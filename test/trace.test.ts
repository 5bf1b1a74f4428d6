/** A trace holds everything: its moves give the same trace again, for every game, variant and number of players. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { trace } from '../engine/cli/commands/trace.ts';
import type { Io } from '../engine/cli/io.ts';
import { readMoves } from '../engine/cli/moves-file.ts';
import { type OpenGame, openGame } from '../engine/cli/open.ts';
import { cli, ROOT } from '../engine/cli/testing.ts';
import { Session } from '../engine/index.ts';
import { fixtures, games, rulesOf } from './support/library.ts';

/** Enough for most; the first game shows it with more. */
const SEEDS = 3;
const MANY_SEEDS: Record<string, number> = { 'square-on-sale': 8 };
const folder = mkdtempSync(join(tmpdir(), 'houserules-trace-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Case {
  game: string;
  variant?: string;
  players: number;
}

/** Each variant by itself, with each number of players. */
const CASES: Case[] = [
  ...games.games().map((name) => ({ name, typed: name, library: games })),
  ...fixtures.games().map((name) => ({ name, typed: `test/fixtures/${name}`, library: fixtures })),
].flatMap(({ name, typed, library }) => {
  const declared = rulesOf(library, name).variants;
  // If one of a group is active anyway, the game without a choice is that one.
  const plain = declared.some((variant) => variant.group !== undefined) ? [] : [undefined];
  const variants = [...plain, ...declared.map((variant) => variant.name)];
  return variants.flatMap((variant) => {
    const { min, max } = rulesOf(library, name, variant ? [variant] : undefined).definition.players!;
    return Array.from({ length: max - min + 1 }, (_, i) => ({
      game: typed,
      ...(variant ? { variant } : {}),
      players: min + i,
    }));
  });
});

function quiet(): { io: Io; out: () => string } {
  let text = '';
  const out = {
    write(more: string) {
      text += more;
    },
    isTTY: false,
    columns: 80,
  };
  return { io: { stdout: out, stderr: out, stdin: process.stdin, cwd: ROOT }, out: () => text };
}

/** What `trace` prints, without opening the game anew each time. */
function traceOf(game: OpenGame, seed: number, moves?: string, seat?: number): string {
  const { io, out } = quiet();
  const session = Session.start(game.program, { seed });
  trace(io, { game, session, ...(moves ? { moves: readMoves(io, moves).moves } : {}) }, seat);
  return out();
}

describe.each(CASES)('$game $variant, $players players', ({ game, variant, players }) => {
  const seeds = MANY_SEEDS[game] ?? SEEDS;
  test(`${seeds} traces equal those of their moves`, () => {
    const open = openGame(quiet().io, game, { players, ...(variant ? { variant: [variant] } : {}) });
    const file = join(folder, 'moves');
    for (let seed = 1; seed <= seeds; seed++) {
      const first = traceOf(open, seed);
      writeFileSync(file, first);
      expect(traceOf(open, seed, file) === first, `seed ${seed}`).toBe(true);
    }
  }, 60_000);
});

const ONCE = CASES.filter(
  ({ game, variant }, i) => CASES.findIndex((other) => other.game === game && other.variant === variant) === i,
);

test.each(ONCE)(
  '$game $variant on the command line, also with the bare moves, and as a seat sees it',
  async ({ game, variant, players }) => {
    const args = `trace ${game} --players ${players}${variant ? ` --variant ${variant}` : ''} --seed ${players}`;
    const first = await cli(args);
    expect(first).toMatchObject({ code: 0, err: '' });
    const [whole, bare] = [join(folder, 'trace'), join(folder, 'bare')];
    writeFileSync(whole, first.out);
    expect((await cli(`${args} --moves ${whole}`)).out).toBe(first.out);
    // The trace says itself how its game was set up.
    expect((await cli(`trace ${game} --moves ${whole}`)).out).toBe(first.out);
    const plies = first.lines().filter((line) => line.type === 'ply');
    writeFileSync(bare, plies.map((ply) => `${JSON.stringify(ply.move)}\n`).join('\n'));
    expect((await cli(`${args} --moves ${bare}`)).out).toBe(first.out);
    const view = await cli(`${args} --seat 1`);
    expect((await cli(`${args} --seat 1 --moves ${whole}`)).out).toBe(view.out);
  },
  60_000,
);
