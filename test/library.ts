/** The games of this project as a library, for tests. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GamePackage, Library, RuleText } from '../engine/language/types.ts';

const GAMES = fileURLToPath(new URL('../games/', import.meta.url));

const read = (path: string): RuleText => ({ uri: `games/${path}`, text: readFileSync(GAMES + path, 'utf8') });

function gamePackage(name: string, folder: string): GamePackage {
  return {
    name,
    game: read(`${folder}/game.yaml`),
    data: texts(`${folder}/data`),
    variants: texts(`${folder}/variants`),
  };
}

function texts(folder: string): Record<string, RuleText> {
  const files = existsSync(GAMES + folder) ? readdirSync(GAMES + folder).filter((file) => file.endsWith('.yaml')) : [];
  return Object.fromEntries(files.map((file) => [file.replace(/\.yaml$/, ''), read(`${folder}/${file}`)]));
}

/** Folders with a game, by the game's name: directly in `games/`, or in a folder of several there. */
const FOLDERS = new Map(
  readdirSync(GAMES).flatMap((name) => {
    if (existsSync(`${GAMES}${name}/game.yaml`)) return [[name, name] as const];
    if (!statSync(GAMES + name).isDirectory()) return [];
    return readdirSync(GAMES + name).flatMap((inner) =>
      existsSync(`${GAMES}${name}/${inner}/game.yaml`) ? [[inner, `${name}/${inner}`] as const] : [],
    );
  }),
);

export const shippedGames: Library = {
  games: () => [...FOLDERS.keys()],
  find: (name) => (FOLDERS.has(name) ? gamePackage(name, FOLDERS.get(name)!) : undefined),
};
