/** Keeps the app for the time without a network, and offers a new version of it when it is there as a whole. */
import { store } from '../app/store.ts';

/** While the app is being developed nothing is kept: `scripts/offline.ts` lets go of what a build has left at the same address. */
export function workOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // First comes what the page needs now.
  const later = (): void => void setTimeout(() => void register().catch(() => undefined), 1000);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}

async function register(): Promise<void> {
  const address = new URL('./service-worker.js', document.baseURI);
  const registration = await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  const offerIfWaiting = (): void => {
    // Without a controller it is the first version, which takes over by itself.
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  };
  offerIfWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerIfWaiting);
  });
}

function offer(waiting: ServiceWorker): void {
  const run = (): void => {
    store.set({ toast: undefined });
    // Other pages go on with the version that they have.
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('use');
  };
  store.set({ toast: { text: 'A new version of Houserules is here.', action: { label: 'Use it now', run } } });
}
