// A part of the build that makes the app work without a network: a service worker (editor/offline/service-worker.ts) that
// knows every file of the build by its hash. In development there is none, and one that a build has left goes away.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { Plugin } from 'vite';
import type { AppFiles } from '../editor/offline/types.ts';

const NAME = 'service-worker.js';
const SOURCE = fileURLToPath(new URL('../editor/offline/service-worker.ts', import.meta.url));

const hash = (algorithm: string, data: string | Buffer) => createHash(algorithm).update(data);

/** Writes the service worker of a built app. @param files their paths within the folder */
export function writeServiceWorker(folder: string, files: readonly string[]): void {
  const hashes: AppFiles = Object.fromEntries(
    [...files]
      .sort()
      .map((file) => [file, `sha256-${hash('sha256', readFileSync(join(folder, file))).digest('base64')}`]),
  );
  const made = buildSync({
    entryPoints: [SOURCE],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: {
      FILES: JSON.stringify(hashes),
      VERSION: JSON.stringify(hash('sha256', JSON.stringify(hashes)).digest('hex').slice(0, 16)),
    },
  });
  writeFileSync(join(folder, NAME), made.outputFiles[0].contents);
}

const GONE = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('houserules ')) await caches.delete(name);
  await registration.unregister();
  for (const client of await clients.matchAll({ type: 'window' })) client.navigate(client.url);
}
`;

export function offline(): Plugin {
  return {
    name: 'houserules-offline',
    writeBundle({ dir }, bundle) {
      writeServiceWorker(dir!, Object.keys(bundle));
    },
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        if (request.url !== `${config.base}${NAME}`) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.end(GONE);
      });
    },
  };
}
