import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cli } from './testing.ts';

interface Line {
  type: string;
  gameIndex?: number;
  options?: Record<string, unknown>;
  scores?: { total: number }[];
  totals?: number[];
  winners?: number[];
}

test('a match is traced as its games and their sum, and fed back it is the same', async () => {
  const traced = await cli('trace united-square --variant tournament --seed 11');
  expect(traced.code).toBe(0);
  const lines = traced.lines() as unknown as Line[];
  const starts = lines.filter(({ type }) => type === 'start');
  const ends = lines.filter(({ type }) => type === 'end');
  expect(starts.map(({ options }) => options!.startPlayer)).toEqual([0, 1]);
  expect(ends).toHaveLength(2);
  const sums = [0, 1].map((seat) => ends.reduce((sum, { scores }) => sum + scores![seat]!.total, 0));
  const best = Math.max(...sums);
  expect(lines.at(-1)).toEqual({ type: 'match', totals: sums, winners: [0, 1].filter((seat) => sums[seat] === best) });
});

test('a simulated match counts its games together', async () => {
  const result = (await cli('simulate united-square --variant tournament --games 5 --json')).json() as {
    ends: Record<string, number>;
    faults: number;
    unfinished: number;
  };
  expect(Object.values(result.ends).reduce((sum, count) => sum + count, 0)).toBe(10);
  expect([result.faults, result.unfinished]).toEqual([0, 0]);
});

const MATCH = 'united-square --variant tournament';

test('a match is played whole at the terminal, as it is traced', async () => {
  const traced = (await cli(`trace ${MATCH} --seed 11`)).lines().map(({ legal: _, ...line }) => line);
  const played = await cli(`play ${MATCH} --seed 11 --bot all=random --json`);
  expect(played.code).toBe(0);
  expect(played.lines()).toEqual(traced);
  const { out } = await cli(`play ${MATCH} --seed 11 --bot all=random`);
  expect(out).toContain('A match of 2 games: First round, Second round.');
  expect(out).toMatch(/The match so far:\n +First round +together\nSeat 0 +(\d+) +\1\n/);
  expect(out).toContain('\nSecond round. The tiles change over: who had those with dark backs');
  const standing = /Seat 0 +(\d+) +(\d+) +(\d+)\nSeat 1 +(\d+) +(\d+) +(\d+)\n(.*)\n$/.exec(out)!;
  const [first, second, sum, firstOther, secondOther, sumOther] = standing.slice(1, 7).map(Number);
  expect([first + second, firstOther + secondOther]).toEqual([sum, sumOther]);
  if (sum !== sumOther) expect(standing[7]).toBe(`Seat ${sum > sumOther ? 0 : 1} wins the match.`);
});

test('undo leads back into the game before, and a match that was saved goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-match-'));
  try {
    const traced = (await cli(`trace ${MATCH} --seed 11`)).lines();
    const moves = traced.filter(({ type }) => type === 'ply').map(({ move }) => JSON.stringify(move));
    const end = traced.findIndex(({ type }) => type === 'end');
    const inFirst = end - 1;
    const file = join(folder, 'match.json');
    // Up to the second move of the second game; then two back, the same again, and off.
    const lines = [...moves.slice(0, inFirst + 1), 'undo', 'undo', ...moves.slice(inFirst - 1, inFirst + 1)];
    const begun = await cli(`play ${MATCH} --seed 11 --json`, { input: [...lines, `save ${file}`, 'quit'].join('\n') });
    expect(begun.err).toBe('');
    const refused = begun.lines().filter(({ type }) => type === 'refused');
    expect(refused).toEqual([]);
    const moved = begun.lines().filter(({ type }) => type === 'moved') as unknown as { position: number }[];
    // The beginning of the second game is a position of its own.
    expect(moved.map(({ position }) => position)).toEqual([inFirst + 1, inFirst - 1]);
    const rest = await cli(`play united-square --moves ${file} --json`, { input: moves.slice(inFirst + 1).join('\n') });
    expect(rest.code).toBe(0);
    expect(rest.lines().at(-1)).toEqual(traced.at(-1));
    expect((await cli(`trace united-square --moves ${file}`)).err).toContain('the game is not over');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
