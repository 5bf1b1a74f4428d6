/** The shipped games, as texts in the bundle. */
import type { GamePackage, Library, RuleText } from '../../engine/index.ts';

const texts = import.meta.glob<string>(
  ['../../games/*/game.yaml', '../../games/*/{data,variants}/*.yaml', '../../games/*/README.md'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const packages = new Map<string, GamePackage>();

for (const [path, text] of Object.entries(texts)) {
  const [name, ...rest] = path.replace('../../games/', '').split('/');
  const file: RuleText = { uri: `games/${name}/${rest.join('/')}`, text };
  const game = packages.get(name) ?? { name, game: file, variants: {} };
  if (rest[0] === 'game.yaml') game.game = file;
  else if (rest[0] === 'variants') game.variants[rest[1].replace(/\.yaml$/, '')] = file;
  else if (rest[0] === 'data') game.data = { ...game.data, [rest[1].replace(/\.yaml$/, '')]: file };
  else game.readme = file;
  packages.set(name, game);
}

export const shipped: Library = {
  games: () => [...packages.keys()].filter((name) => packages.get(name)!.game.uri.endsWith('game.yaml')).sort(),
  find: (name) => packages.get(name),
};
