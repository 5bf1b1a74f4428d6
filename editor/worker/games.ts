/** The shipped games, as texts in the bundle: every folder under `games/` with a `game.yaml`. */
import type { GamePackage, Library, RuleText } from '../../engine/index.ts';

const texts = import.meta.glob<string>(
  ['../../games/**/game.yaml', '../../games/**/{variants,data}/*.yaml', '!../../games/**/node_modules/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** By name; `shelf` is the folder in which a game stands among others of its kind. */
const found = new Map<string, GamePackage & { shelf?: string }>();

const folders = Object.keys(texts)
  .filter((path) => path.endsWith('/game.yaml'))
  .map((path) => path.slice(0, -'game.yaml'.length));

for (const folder of folders) {
  const names = folder.replace('../../games/', '').split('/').filter(Boolean);
  const name = names[names.length - 1];
  const shelf = names.slice(0, -1).join('/');
  const file = (path: string): RuleText => ({ uri: path.replace('../../', ''), text: texts[path] });
  const within = (part: string): Record<string, RuleText> =>
    Object.fromEntries(
      Object.keys(texts)
        .filter((path) => path.startsWith(`${folder}${part}/`))
        .map((path) => [path.slice(folder.length + part.length + 1, -'.yaml'.length), file(path)]),
    );
  found.set(name, {
    name,
    game: file(`${folder}game.yaml`),
    variants: within('variants'),
    data: within('data'),
    ...(shelf ? { shelf } : {}),
  });
}

/** Games that stand by themselves first, then those of a shelf. */
const names = [...found.values()]
  .sort((a, b) => (a.shelf ?? '').localeCompare(b.shelf ?? '') || a.name.localeCompare(b.name))
  .map((game) => game.name);

export const shipped: Library = { games: () => names, find: (name) => found.get(name) };

export const shelfOf = (name: string): string | undefined => found.get(name)?.shelf;
