/** `houserules export GAME`: rules as a file that others can play, print or read. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseText } from '../../language/index.ts';
import { exportRules } from '../../share/index.ts';
import { oneOf, withJson, withRules } from '../choices.ts';
import type { AddCommand } from '../command.ts';
import { type Io, printJson, reasonOf, usage } from '../io.ts';
import { type Choices, openGame, stopped } from '../open.ts';

const FORMATS = ['yaml', 'json', 'zip'] as const;

interface ExportOptions extends Choices {
  format?: (typeof FORMATS)[number];
  out?: string;
  extends?: boolean;
  json?: boolean;
}

export const addExport: AddCommand = (program, io) => {
  withJson(withRules(program.command('export').argument('<game>', 'a name or path')))
    .description('write rules as a file: with all rules in one text, or with what they extend')
    .option('--format <format>', 'yaml, json or zip; if absent, what the name of the file says', oneOf(FORMATS))
    .option('--out <file>', 'where to; if absent, a text is printed')
    .option(
      '--extends',
      'only what differs from the game, with the game’s own texts for those who have others (a zip is always so)',
    )
    .action((game: string, options: ExportOptions) => exportGame(io, game, options));
};

function exportGame(io: Io, typed: string, { format: asked, out, json, ...options }: ExportOptions): void {
  const format = asked ?? FORMATS.find((each) => out?.endsWith(`.${each}`)) ?? 'yaml';
  if (out === undefined && (format === 'zip' || json)) throw usage(`say where to: --out FILE`);
  const game = openGame(io, typed, options);
  const data = contents(io, game, format, options);
  if (out === undefined) {
    io.stdout.write(data.toString());
    return;
  }
  const bytes = typeof data === 'string' ? Buffer.from(data) : data;
  try {
    writeFileSync(resolve(io.cwd, out), bytes);
  } catch (error) {
    throw usage(`${out} can’t be written: ${reasonOf(error)}`);
  }
  const extending = format === 'zip' || options.extends === true;
  if (json) printJson(io, { file: out, format, extends: extending, bytes: bytes.length });
  else io.stdout.write(`${out}: ${game.title}, ${bytes.length} bytes\n`);
}

function contents(
  io: Io,
  game: ReturnType<typeof openGame>,
  format: (typeof FORMATS)[number],
  options: Omit<ExportOptions, 'out'>,
): string | Uint8Array {
  const extending = options.extends && format !== 'zip';
  const exported = exportRules(game.entry, {
    library: game.library,
    format: extending ? 'extends' : format,
    players: game.players,
    ...(options.variant ? { variants: options.variant } : {}),
    ...(options.option ? { options: options.option } : {}),
  });
  if (!exported.ok) throw stopped(io, game, exported.diagnostics);
  const { data } = exported.value;
  return extending && format === 'json' ? asJson(data as string) : data;
}

/** Comments get lost; values don’t. */
function asJson(text: string): string {
  const parsed = parseText({ uri: '', text });
  return parsed.ok ? `${JSON.stringify(parsed.value.value, null, 2)}\n` : text;
}
