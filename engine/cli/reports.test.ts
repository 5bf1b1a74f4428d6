/** The reports in docs/examples say what their plans give today. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cli, ROOT } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'houserules-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const EXAMPLES = join(ROOT, 'docs/examples');
const reports = readdirSync(EXAMPLES).filter((name) => name.endsWith('.md'));

/** A comment in a game's text changes its hash, and nothing that is told. */
const withoutHashes = (report: string): string => report.replace(/sha256-[0-9a-f]+/g, 'sha256');

test('there is a report for every plan', () => {
  const plans = readdirSync(EXAMPLES).filter((name) => name.endsWith('.plan.json'));
  expect(reports.map((name) => name.replace('.md', '.plan.json'))).toEqual(plans);
});

test.each(reports)(
  '%s: its command gives the same report',
  async (name) => {
    const report = readFileSync(join(EXAMPLES, name), 'utf8');
    const written = join(folder, name);
    const [, command] = /^ {4}npx houserules (lab .*)$/m.exec(report)!;
    const shown = `docs/examples/${name}`;
    expect(command!.endsWith(`--report ${shown}`)).toBe(true);
    const { code } = await cli(command!.replace(shown, written));
    expect(code).toBe(0);
    // If this fails: make the report anew with the command that it names.
    const now = readFileSync(written, 'utf8').replaceAll(written, shown);
    expect(withoutHashes(now)).toBe(withoutHashes(report));
  },
  120_000,
);
