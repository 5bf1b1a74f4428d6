/** Addresses within the page: `#/`, `#/play/GAME[/VARIANT]`, `#/work/ID`. */
import type { Route } from './state.ts';

export function readRoute(hash: string): Route {
  const [page, first, second] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (page === 'play' && first) return { page: 'play', game: first, ...(second ? { variant: second } : {}) };
  if (page === 'work' && first) return { page: 'work', id: first };
  return { page: 'gallery' };
}

export function writeRoute(route: Route): string {
  if (route.page === 'play')
    return `#/play/${encodeURIComponent(route.game)}${route.variant ? `/${encodeURIComponent(route.variant)}` : ''}`;
  return route.page === 'work' ? `#/work/${encodeURIComponent(route.id)}` : '#/';
}
