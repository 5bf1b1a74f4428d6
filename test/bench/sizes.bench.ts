/** What the browser has to fetch until a game is on the table: scripts and styles, gzipped, without the text editor. */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';

/** From now on the scripts and styles of a page are counted. Answers their bytes, gzipped, as far as they have come. */
export function countSizes(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.context().on('response', (response) => {
    // What is fetched to be there when there is no net comes after the table.
    if (response.request().serviceWorker()) return;
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
  });
  return async () => {
    const all = await Promise.all(bodies);
    return all.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
}
