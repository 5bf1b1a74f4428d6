// Which browser the tests drive. `findBrowser` only looks; run as a script, this file also installs one if there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Works as root, offline, without a first-run page or background traffic. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome'];

const usualPlaces = {
  linux: ['/opt/google/chrome/chrome', '/usr/lib/chromium/chromium', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
};

/**
 * The path of a Chromium that starts, or undefined. Order: CHROME_PATH, PATH, the usual places, Playwright's cache.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROME_PATH is ${chosen}, but no browser starts there.`);
  }
  return [...inPath(), ...(usualPlaces[process.platform] ?? []), ...inPlaywrightsCache()].find(starts);
}

function inPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
}

function inPlaywrightsCache() {
  try {
    return [createRequire(import.meta.url)('playwright').chromium.executablePath()];
  } catch {
    return []; // Playwright has no build for this system
  }
}

/** Existing is not enough: some systems put a script there that only says how to install the browser. */
function starts(path) {
  if (!existsSync(path)) return false;
  // On Windows `--version` would open a window.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function install() {
  const rootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (rootOnDebian) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) => run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { env });
    const installed = () => apt('install', '-y', 'chromium');
    // The lists of packages may be missing or old: fetch them only if the first try fails.
    if (installed() || (apt('update') && installed())) if (findBrowser()) return;
  }
  const playwright = join(createRequire(import.meta.url).resolve('playwright/package.json'), '../cli.js');
  run(process.execPath, [playwright, 'install', 'chromium']);
}

function run(command, args, options) {
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], ...options }).status === 0;
}

function main() {
  try {
    if (findBrowser()) return;
    process.stderr.write('No Chromium or Chrome found for the browser tests: installing one…\n');
    install();
    if (findBrowser()) return;
    fail('No browser for the tests could be found or installed. Install Chromium or Chrome, or set CHROME_PATH.');
  } catch (error) {
    fail(error.message);
  }
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) main();
