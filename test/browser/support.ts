// What the browser tests share: the built app behind an address, pages in a real browser, the accessibility check.
// A page is closed with its test, everything else when the test file ends.
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { afterAll, inject, onTestFinished } from 'vitest';
import { browserFlags, findBrowser } from '../../scripts/browser.mjs';

export interface App {
  /** Ends with a slash. */
  url: string;
  close(): Promise<void>;
}

export interface PageOptions {
  width?: number;
  height?: number;
  dark?: boolean;
  touch?: boolean;
  /** The app may keep itself in the browser; otherwise no test pays for that. */
  offline?: boolean;
  /** With transitions and animations, which only take time where they are not what is tested. */
  motion?: boolean;
}

const open: { close(): Promise<void> }[] = [];
let browser: Promise<Browser> | undefined;
const problemsOf = new WeakMap<Page, string[]>();

afterAll(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close();
  await (await browser)?.close();
  browser = undefined;
});

/** Where the built app lies. */
export function appFolder(): string {
  const app = inject('app');
  if ('problem' in app) throw new Error(app.problem);
  return app.folder;
}

/** Serves the built app at a free port. @param base its path there, with a slash at both ends */
export async function startApp({ folder = appFolder(), base = '/' } = {}): Promise<App> {
  const server = await preview({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    logLevel: 'warn',
    base,
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The built app has no address.');
  const served = { url, close: () => server.close() };
  open.push(served);
  return served;
}

/** For one test: a page with storage of its own. It reaches this machine only; see `problems`. */
export async function newPage({
  width = 1280,
  height = 800,
  dark = false,
  touch = false,
  offline = false,
  motion = false,
}: PageOptions = {}): Promise<Page> {
  browser ??= launch();
  const context = await (await browser).newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    hasTouch: touch,
    isMobile: touch,
    locale: 'en-US',
    acceptDownloads: true,
    serviceWorkers: offline ? 'allow' : 'block',
  });
  // A page that is left would go on: its bots play, its lab tries what was changed.
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const problems: string[] = [];
  problemsOf.set(page, problems);
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && !['127.0.0.1', 'localhost'].includes(url.hostname),
    (route) => {
      problems.push(`request to another host: ${route.request().url()}`);
      return route.abort();
    },
  );
  return page;
}

/** What went wrong in a page since it was opened: uncaught errors, console errors, requests to other hosts. */
export function problems(page: Page): string[] {
  return problemsOf.get(page) ?? [];
}

/** What axe finds against WCAG 2.2 A and AA, one line per rule and element, but for what is in `without`: `expect(await axeViolations(page)).toEqual([])`. */
export async function axeViolations(page: Page, within = 'html', without?: string): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([selector, left]) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
      const context = left ? { include: selector!, exclude: left } : selector!;
      return (await axe.run(context, { runOnly: tags, resultTypes: ['violations'] })).violations;
    },
    [within, without] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.flat().join(' ')})`),
  );
}

async function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser: `npm test` installs one, or set CHROME_PATH.');
  return chromium.launch({ executablePath, args: browserFlags });
}
