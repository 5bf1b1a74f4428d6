// Makes `npm start`, `npm test` and `npx houserules` work in a fresh clone: installs the packages that
// package-lock.json names, if that has not been done for this lock file and this Node. Node's built-ins only,
// because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = fileURLToPath(new URL('../node_modules/.houserules-stamp', import.meta.url));
const lockFile = fileURLToPath(new URL('../package-lock.json', import.meta.url));

/** Installs if needed. Ends the process with a message if it can't. */
export function setup() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE)
    fail(`Houserules needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}.`);

  const stamp = `${createHash('sha256').update(readFileSync(lockFile)).digest('hex')} node${major}\n`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  process.stderr.write('Installing packages (once per package-lock.json)…\n');
  // --include=dev: everything here is a dev dependency, and NODE_ENV=production would leave them out.
  // --ignore-scripts: none of the packages needs an install script.
  const status = npm(['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) fail('npm ci failed: see the messages above.');
  writeFileSync(stampFile, stamp);
}

/** Runs npm in the project with its output on standard error, which leaves our own standard output clean. */
function npm(args) {
  const options = { cwd: root, stdio: ['ignore', 2, 2], env: cleanEnvironment() };
  const runningNpm = process.env.npm_execpath;
  // Under npm or npx: the same npm, whatever PATH says.
  if (runningNpm && /^np[mx]-cli\.[cm]?js$/.test(basename(runningNpm)) && existsSync(runningNpm)) {
    const cli = runningNpm.replace(/npx-cli(\.[cm]?js)$/, 'npm-cli$1');
    return spawnSync(process.execPath, [cli, ...args], options).status;
  }
  const windows = process.platform === 'win32';
  return spawnSync(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows }).status;
}

/** npx hands its own settings down in the environment (which package, which prefix): not meant for this npm. */
function cleanEnvironment() {
  const env = { ...process.env };
  for (const name of ['package', 'call', 'prefix', 'local_prefix', 'global', 'omit', 'only', 'production']) {
    delete env[`npm_config_${name}`];
  }
  return env;
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) setup();
