import type { Command } from 'commander';
import type { Io } from './io.ts';

/** What a command is: a part of commander's table, with what it runs. `ends` is told the exit code, if it is not 0. */
export type AddCommand = (program: Command, io: Io, ends: (exitCode: number) => void) => void;
