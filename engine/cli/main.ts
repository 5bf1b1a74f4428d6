/** The `houserules` command of this process. Runs when it is imported. */
import { FAILED, FINE, type Out, OutputClosed } from './io.ts';
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

const stdout = out(process.stdout);
const stderr = out(process.stderr);
process.exitCode = await run(process.argv.slice(2), { stdout, stderr, stdin: process.stdin, cwd: process.cwd() });
// What still waits for a reader that never comes (standard input of a game that is over) does not keep the process.
if (process.exitCode === FINE || process.exitCode === FAILED) process.stdin.pause();
