/**
 * The shipped games: every folder under `games/` with a `game.yaml`. Their names are in the bundle; the texts of a game are
 * a file of their own, fetched when it is asked for.
 */
import type { GamePackage, Library, RuleText } from '../../engine/index.ts';

const texts = import.meta.glob<string>(
  ['../../games/**/game.yaml', '../../games/**/{variants,data}/*.yaml', '!../../games/**/node_modules/**'],
  { query: '?raw', import: 'default' },
);

interface Shipped {
  name: string;
  /** Path of its folder. */
  folder: string;
  /** The folder in which it stands among others of its kind. */
  shelf?: string;
}

/** Games that stand by themselves first, then those of a shelf. */
const all: readonly Shipped[] = Object.keys(texts)
  .filter((path) => path.endsWith('/game.yaml'))
  .map((path) => {
    const folder = path.slice(0, -'game.yaml'.length);
    const names = folder.replace('../../games/', '').split('/').filter(Boolean);
    const shelf = names.slice(0, -1).join('/');
    return { name: names[names.length - 1], folder, ...(shelf ? { shelf } : {}) };
  })
  .sort((a, b) => (a.shelf ?? '').localeCompare(b.shelf ?? '') || a.name.localeCompare(b.name));

const byName = new Map(all.map((game) => [game.name, game]));
const names = all.map(({ name }) => name);
const here = new Map<string, GamePackage>();

/** Games that were asked for before they had been fetched, and how often that happened. */
const missed = new Set<string>();
let misses = 0;

/** Use it within `withGames`: it has the games that have been fetched. */
export const shipped: Library = {
  games: () => names,
  find(name) {
    const found = here.get(name);
    if (found || !byName.has(name)) return found;
    missed.add(name);
    misses++;
    // Whoever looks for it must not go on as if there were no such game.
    throw new Error(`the texts of ${name} have not been fetched`);
  },
};

export const shelfOf = (name: string): string | undefined => byName.get(name)?.shelf;

async function fetchGame({ name, folder }: Shipped): Promise<void> {
  const paths = Object.keys(texts).filter((path) => path.startsWith(folder));
  const read = new Map(await Promise.all(paths.map(async (path) => [path, await texts[path]()] as const)));
  const file = (path: string): RuleText => ({ uri: path.replace('../../', ''), text: read.get(path)! });
  const within = (part: string): Record<string, RuleText> =>
    Object.fromEntries(
      paths
        .filter((path) => path.startsWith(`${folder}${part}/`))
        .map((path) => [path.slice(folder.length + part.length + 1, -'.yaml'.length), file(path)]),
    );
  here.set(name, { name, game: file(`${folder}game.yaml`), variants: within('variants'), data: within('data') });
}

const coming = new Map<string, Promise<void>>();

/** Fetches the texts of a game, once. One that is not shipped is left to those who look for it. */
export async function bring(name: string): Promise<void> {
  const game = byName.get(name);
  if (!game || here.has(name)) return;
  const fetching = coming.get(name) ?? fetchGame(game);
  coming.set(name, fetching);
  try {
    await fetching;
  } finally {
    coming.delete(name);
  }
}

export async function bringAll(): Promise<void> {
  await Promise.all(names.map(bring));
}

/**
 * Does something with the shipped games. Where one had not been fetched, whatever came of it does not count: the game is
 * fetched, and all is done again. So nothing may be changed before the games that it takes have been found.
 */
export async function withGames<T>(run: () => T | Promise<T>): Promise<T> {
  for (;;) {
    const before = misses;
    const [done] = await Promise.allSettled([(async () => run())()]);
    if (misses === before) {
      if (done.status === 'rejected') throw done.reason;
      return done.value;
    }
    const wanted = [...missed];
    // What can't be fetched now is asked for again by whoever needs it then.
    missed.clear();
    await Promise.all(wanted.map(bring));
  }
}
