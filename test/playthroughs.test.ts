/** The kept playthroughs are what the rules play today; `houserules record GAME` makes them anew after a wanted change. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { RecordReport } from '../engine/cli/commands/record.ts';
import { cli, ROOT } from '../engine/cli/testing.ts';
import { games } from './support/library.ts';

const folder = mkdtempSync(join(tmpdir(), 'houserules-record-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(games.games())('%s plays as it was recorded', async (game) => {
  const { code, out, err } = await cli(`record ${game} --check`);
  expect(err).toBe('');
  expect(code, out).toBe(0);
});

test('a changed rule is shown at the first line that differs, and recording anew takes it over', async () => {
  const game = join(folder, 'gifts');
  cpSync(join(ROOT, 'test/fixtures/gifts'), game, { recursive: true });
  const report = async (more = ''): Promise<RecordReport & { code: number }> => {
    const ran = await cli(`record ${game} --json${more}`);
    return { ...(ran.json() as RecordReport), code: ran.code };
  };
  const first = await report();
  expect(first.recordings).toMatchObject([{ state: 'new' }]);
  const { name } = first.recordings[0]!;
  expect(await report(' --check')).toMatchObject({ code: 0, recordings: [{ state: 'same' }] });

  const file = join(game, 'playthroughs', `${name}.txt`);
  const lines = readFileSync(file, 'utf8').split('\n');
  const recorded = [...lines];
  lines[3] = lines[3]!.replace(/^(\d+ \S+) \d+/, '$1 99');
  writeFileSync(file, lines.join('\n'));
  writeFileSync(join(game, 'playthroughs', 'gone-2.txt'), '');
  const change = { line: 4, before: lines[3], now: recorded[3] };
  const differing = [
    { name, state: 'changed', change },
    { name: 'gone-2', state: 'stale' },
  ];
  expect(await report(' --check')).toMatchObject({ code: 1, recordings: differing });
  expect(await report()).toMatchObject({ code: 0, recordings: differing });
  expect(await report(' --check')).toMatchObject({ code: 0, recordings: [{ state: 'same' }] });
});
