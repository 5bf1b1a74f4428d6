/** The games of this project as a library, for tests. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GamePackage, Library, RuleText } from '../engine/language/types.ts';

const GAMES = fileURLToPath(new URL('../games/', import.meta.url));

const read = (path: string): RuleText => ({ uri: `games/${path}`, text: readFileSync(GAMES + path, 'utf8') });

function gamePackage(name: string): GamePackage {
  return {
    name,
    game: read(`${name}/game.yaml`),
    data: texts(`${name}/data`),
    variants: texts(`${name}/variants`),
  };
}

function texts(folder: string): Record<string, RuleText> {
  const files = existsSync(GAMES + folder) ? readdirSync(GAMES + folder).filter((file) => file.endsWith('.yaml')) : [];
  return Object.fromEntries(files.map((file) => [file.replace(/\.yaml$/, ''), read(`${folder}/${file}`)]));
}

export const shippedGames: Library = {
  games: () => readdirSync(GAMES).filter((name) => existsSync(`${GAMES}${name}/game.yaml`)),
  find: (name) => (shippedGames.games().includes(name) ? gamePackage(name) : undefined),
};
