// `npm start [-- --port N] [--host H]`: serves the editor for development and says where, in one line.
// Not Vite's own command: stopping that through npm can leave its child process alive.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const { port, host } = options();
const server = await createServer({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  logLevel: 'warn',
  clearScreen: false,
  server: {
    ...(host === undefined ? {} : { host }),
    // A port that somebody asked for is that port or an error; the default may move on to the next free one.
    ...(port === undefined ? {} : { port, strictPort: true }),
  },
});
try {
  await server.listen();
} catch (error) {
  await server.close();
  fail(error.message);
}
const { local = [], network = [] } = server.resolvedUrls ?? {};
process.stdout.write(`Houserules: ${local[0] ?? network[0]}\n`);

const stop = () => server.close().finally(() => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
// npm passes a signal on to the shell between us and not to us: when that shell is gone, so are we.
const parent = process.ppid;
setInterval(() => process.ppid === parent || stop(), 500).unref();

function options() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
    const wanted = values.port === undefined ? undefined : Number(values.port);
    if (wanted !== undefined && !(Number.isInteger(wanted) && wanted >= 0 && wanted < 65536)) {
      fail(`--port must be a number from 0 to 65535, not "${values.port}".`);
    }
    return { port: wanted, host: values.host };
  } catch (error) {
    return fail(error.message);
  }
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
