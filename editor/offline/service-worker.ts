/**
 * Keeps the built app in the browser, so that it works without a network once it has been loaded. `scripts/offline.ts` makes it a
 * part of the build and puts the list of the build's files in.
 *
 * A version is kept whole or not at all: every file is fetched with its hash, and one that is missing or another one
 * ends the installation, so that the version before stays in use. The page is always that of the version in use. Names of all
 * other files hold their hash; pages of the version before, which may still be open, find theirs as well.
 */
import type { AppFiles, ServiceWorkerScope } from './types.ts';

/** Put in by the build. */
declare const FILES: AppFiles;
declare const VERSION: string;
declare const self: ServiceWorkerScope;

const root = new URL('./', self.location.href);
/** Other builds may be kept at other paths of the same host. */
const PREFIX = `houserules ${root.pathname} `;
const CURRENT = PREFIX + VERSION;

/** By address, so that a server that sends `index.html` on to its folder is asked for the folder. */
const addressOf = (file: string): string => new URL(file === 'index.html' ? './' : file, root).href;

self.addEventListener('install', (event) => event.waitUntil(keepAll().catch(giveUp)));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
// Somebody has agreed to the new version; without that it waits until every page of the old one is closed.
self.addEventListener('message', ({ data }) => {
  if (data === 'use') void self.skipWaiting();
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CURRENT);
  await Promise.all(
    Object.entries(FILES).map(async ([file, integrity]) => {
      const address = addressOf(file);
      if (await cache.match(address)) return;
      // The page's own name stays the same, so what the browser has kept of it may be another version.
      const how: RequestCache = file === 'index.html' ? 'no-cache' : 'default';
      const response = await fetch(address, { integrity, cache: how, priority: 'low' });
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(address, response);
    }),
  );
}

/** What is kept of a version that is not whole is of no use. */
async function giveUp(error: unknown): Promise<never> {
  await caches.delete(CURRENT);
  throw error;
}

async function takeOver(): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(kept.slice(0, -2).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return;
  const file = url.pathname.slice(root.pathname.length) || 'index.html';
  if (file in FILES) event.respondWith(answer(request, addressOf(file), [CURRENT]));
  else if (request.mode !== 'navigate') event.respondWith(answer(request, url.origin + url.pathname));
});

/** @param names caches to look into; absent: those of all versions that are kept */
async function answer(request: Request, address: string, names?: readonly string[]): Promise<Response> {
  for (const name of names ?? (await caches.keys()).filter((one) => one.startsWith(PREFIX))) {
    const found = await (await caches.open(name)).match(address, { ignoreVary: true });
    if (found) return found;
  }
  return fetch(request);
}
