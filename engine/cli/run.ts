/**
 * The `houserules` command. A command line goes
 *
 *     run       commander's table of commands, exit codes            (run.ts, choices.ts, io.ts)
 *     open      a name or path, variants, options → a game           (open.ts, library.ts)
 *     commands  one file each: what is worked out, and how it is said (commands/*.ts)
 */
import { Command, CommanderError } from 'commander';
import type { AddCommand } from './command.ts';
import { addCheck } from './commands/check.ts';
import { addCompile } from './commands/compile.ts';
import { addExport } from './commands/export.ts';
import { addHooks } from './commands/hooks.ts';
import { addLab } from './commands/lab.ts';
import { addList } from './commands/list.ts';
import { addNew } from './commands/new.ts';
import { addPerft } from './commands/perft.ts';
import { addPlay } from './commands/play.ts';
import { addRecord } from './commands/record.ts';
import { addSimulate } from './commands/simulate.ts';
import { addTest } from './commands/test.ts';
import { addTrace } from './commands/trace.ts';
import { addTypes } from './commands/types.ts';
import { addWhy } from './commands/why.ts';
import { addWorker } from './commands/worker.ts';
import { CommandError, FAILED, FINE, type Io, OutputClosed, USAGE } from './io.ts';

const COMMANDS: readonly AddCommand[] = [
  addList,
  addNew,
  addCheck,
  addPlay,
  addSimulate,
  addLab,
  addWorker,
  addPerft,
  addTrace,
  addWhy,
  addTypes,
  addCompile,
  addExport,
  addTest,
  addRecord,
  addHooks,
];

/**
 * Runs one command line. Never throws.
 * @param argv without Node and the program's name
 * @returns the exit code: 0 fine, 1 wrong rules, fault, illegal move or unfinished game, 2 wrong usage
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  let code = FINE;
  const program = new Command('houserules')
    .description('Play, check and measure board games whose rules are data.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHelpWidth: () => io.stdout.columns,
    })
    .showHelpAfterError('(`houserules help COMMAND` says more)')
    .helpCommand('help [command]', 'say more about a command');
  const ends = (exitCode: number): void => {
    code = exitCode;
  };
  for (const add of COMMANDS) add(program, io, ends);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    return exitCodeOf(error, io);
  }
}

function exitCodeOf(error: unknown, io: Io): number {
  if (error instanceof OutputClosed) return FINE;
  // Commander has said what is wrong, or printed the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? FINE : USAGE;
  try {
    if (error instanceof CommandError) {
      if (error.message) io.stderr.write(`${error.message}\n`);
      return error.exitCode;
    }
    io.stderr.write(
      `error: something went wrong inside Houserules itself: ${error instanceof Error ? error.message : String(error)}\n`,
    );
  } catch {
    // Nobody listens on standard error either.
  }
  return FAILED;
}
