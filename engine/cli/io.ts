/** What the command line talks to: a process, or a test. */
import type { Readable } from 'node:stream';

export interface Out {
  write(text: string): void;
  /** Whether a person looks at it. */
  readonly isTTY: boolean;
  /** Characters in a line of the terminal. */
  readonly columns: number;
}

export interface Io {
  stdout: Out;
  stderr: Out;
  stdin: Readable;
  /** Where relative paths start. */
  cwd: string;
}

/** Exit codes. */
export const FINE = 0;
/** Wrong rules, a fault, an illegal move, an unfinished game. */
export const FAILED = 1;
/** Unknown command, game, variant or option; a value out of range; an unreadable file. */
export const USAGE = 2;

/** Ends a command with a message on standard error. */
export class CommandError extends Error {
  readonly exitCode: number;

  /** @param message what is said; nothing if everything has been said */
  constructor(exitCode: number, message = '') {
    super(message);
    this.exitCode = exitCode;
  }
}

export const usage = (message: string): CommandError => new CommandError(USAGE, `error: ${message}`);
export const failed = (message = ''): CommandError => new CommandError(FAILED, message);

/** Nobody reads standard output any more (`houserules … | head`): the command ends silently. */
export class OutputClosed extends Error {}

/** Whether a person types. */
export const isTerminal = ({ stdin }: Io): boolean => (stdin as { isTTY?: boolean }).isTTY === true;

export const printJson = (io: Io, value: unknown): void => io.stdout.write(`${JSON.stringify(value)}\n`);

/** The reason of an error without its trace. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const known: Record<string, string> = {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder',
    ENOTDIR: 'there is no such file',
    EACCES: 'it may not be read or written',
    EPERM: 'it may not be read or written',
    EROFS: 'nothing can be written there',
    ENOSPC: 'the disk is full',
  };
  return (code && known[code]) || message || String(error);
}
