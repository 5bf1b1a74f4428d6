/** The `houserules` command of this process. Runs when it is imported. */
import { FAILED, type Out, OutputClosed } from './io.ts';
import { run } from './run.ts';

function out(stream: NodeJS.WriteStream): Out {
  let closed = false;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    closed = true;
  });
  return {
    write(text) {
      if (closed || stream.destroyed) throw new OutputClosed();
      stream.write(text);
    },
    get isTTY() {
      return stream.isTTY === true;
    },
    get columns() {
      return stream.columns ?? 80;
    },
  };
}

process.on('uncaughtException', (error) => {
  process.stderr.write(`error: ${error.message}\n`);
  process.exit(FAILED);
});

let stdinUsed = false;
process.exitCode = await run(process.argv.slice(2), {
  stdout: out(process.stdout),
  stderr: out(process.stderr),
  get stdin() {
    stdinUsed = true;
    return process.stdin;
  },
  cwd: process.cwd(),
});
// A pipe that stays open does not keep a game that is over.
if (stdinUsed) process.stdin.pause();
