/** The command line in a test: no process, everything that was said, the exit code. */
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

export interface Ran {
  code: number;
  out: string;
  err: string;
  /** Standard output as JSON. */
  json(): unknown;
  /** Standard output as JSON Lines. */
  lines(): Record<string, unknown>[];
}

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Surroundings {
  /** What is typed or piped in. */
  input?: string;
  cwd?: string;
  /** Whether standard error is a terminal. */
  terminal?: boolean;
}

/** @param argv words; in a text they are parted by spaces */
export async function cli(
  argv: string | readonly string[],
  { input = '', cwd = ROOT, terminal = false }: Surroundings = {},
): Promise<Ran> {
  const said = { out: '', err: '' };
  const say = (where: 'out' | 'err', text: string): void => {
    said[where] += text;
  };
  const code = await run(typeof argv === 'string' ? argv.split(' ').filter(Boolean) : argv, {
    stdout: { write: (text) => say('out', text), isTTY: false, columns: 80 },
    stderr: { write: (text) => say('err', text), isTTY: terminal, columns: 80 },
    stdin: Readable.from([input]),
    cwd,
  });
  return {
    code,
    ...said,
    json: () => JSON.parse(said.out),
    lines: () =>
      said.out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
  };
}
