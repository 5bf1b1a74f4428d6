/** The tutorial works as written: its files are saved and its commands run, in their order. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../engine/cli/run.ts';

const page = readFileSync(fileURLToPath(new URL('../docs/new-game.md', import.meta.url)), 'utf8');
const blocks = [...page.matchAll(/^```(yaml|sh)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(([, kind, file, text]) => ({
  kind,
  file,
  text: text!,
}));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-game-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `houserules check x.yaml   # exit 1: some words that the output holds` */
function parse(line: string) {
  const [command, remark] = line.split('#');
  const [, code, words] = remark?.match(/exit (\d)(?:: (.*))?/) ?? [];
  return { argv: command!.trim().split(/\s+/).slice(1), code: Number(code ?? 0), words: words?.trim() };
}

async function houserules(argv: readonly string[]) {
  let output = '';
  const out = {
    write: (text: string) => {
      output += text;
    },
    isTTY: false,
    columns: 120,
  };
  const code = await run(argv, { stdout: out, stderr: out, stdin: Readable.from([]), cwd: folder });
  return { code, output };
}

test('the tutorial has files and commands', () => {
  expect(blocks.filter(({ kind }) => kind === 'yaml').length).toBeGreaterThan(3);
  expect(blocks.filter(({ kind }) => kind === 'sh').length).toBeGreaterThan(3);
});

test('every command of the tutorial does what the page says', async () => {
  for (const { kind, file, text } of blocks) {
    if (kind === 'yaml') {
      writeFileSync(join(folder, file!), text);
      continue;
    }
    for (const line of text.trim().split('\n')) {
      const { argv, code, words } = parse(line);
      const result = await houserules(argv);
      expect(result.code, `${line}\n${result.output}`).toBe(code);
      if (words) expect(result.output).toContain(words);
      else expect(result.output, line).not.toMatch(/\b(error|warning)\b/);
    }
  }
});
