/**
 * Addresses within the page: `#/`, `#/play/GAME[/VARIANT][?seed=SEED]`, `#/work/ID`, `#/lab[/GAME]`,
 * `#/shared/RULES` (a rule set, packed).
 */
import type { Route } from './state.ts';

export function readRoute(hash: string): Route {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, first, second] = path.split('/').map(decodeURIComponent);
  if (page === 'play' && first) {
    const seed = new URLSearchParams(query).get('seed');
    return { page: 'play', game: first, ...(second ? { variant: second } : {}), ...(seed ? { seed } : {}) };
  }
  if (page === 'work' && first) return { page: 'work', id: first };
  if (page === 'lab') return { page: 'lab', ...(first ? { game: first } : {}) };
  if (page === 'shared' && first) return { page: 'shared', packed: first };
  return { page: 'gallery' };
}

export const writeRoute = (route: { page: 'work'; id: string }): string => `#/work/${encodeURIComponent(route.id)}`;

export const sharedRoute = (packed: string): string => `#/shared/${packed}`;
