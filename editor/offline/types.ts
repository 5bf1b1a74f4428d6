/** What the service worker is made with, and what it runs in: TypeScript knows the page or the worker, not both. */

/** Every file of the build, by its path from the page, with its hash as `integrity` wants it. */
export type AppFiles = Readonly<Record<string, string>>;

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface ServiceWorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
