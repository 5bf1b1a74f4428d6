/** Games on disk: those that are shipped, and what lies beside a file of the user's. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GamePackage, Library, RuleText } from '../index.ts';
import { parseText } from '../language/index.ts';
import { reasonOf, usage } from './io.ts';

/** The source files and the bundle of the published package lie equally deep below the shipped games. */
const GAMES = fileURLToPath(new URL('../../games/', import.meta.url));
const TEMPLATES = fileURLToPath(new URL('../../templates/', import.meta.url));
const TEXT_FILE = /\.(ya?ml|json)$/;

/** How a file is called in front of the user: as short as it can be typed. */
function shownFrom(cwd: string, file: string): string {
  const short = relative(cwd, file);
  return short.startsWith('..') || isAbsolute(short) ? file : short;
}

/** All games of a folder and of its subfolders: a game is any folder with `game.yaml`. */
export function libraryOf(folder: string, cwd: string): Library {
  const folders = new Map<string, string>();
  const look = (at: string, deeper: boolean): void => {
    for (const entry of foldersIn(at)) {
      const inside = join(at, entry);
      if (existsSync(join(inside, 'game.yaml'))) folders.set(entry, inside);
      else if (deeper) look(inside, false);
    }
  };
  look(folder, true);
  const known = new Map<string, GamePackage>();
  return {
    games: () => [...folders.keys()].sort(),
    find(name) {
      const at = folders.get(name);
      if (at && !known.has(name)) known.set(name, readPackage(at, shownFrom(cwd, at), name));
      return known.get(name);
    },
  };
}

export const shippedGames = (cwd: string): Library => libraryOf(GAMES, cwd);

/** What a new game can start from; no games of their own. */
export const shippedTemplates = (cwd: string): Library => libraryOf(TEMPLATES, cwd);

const foldersIn = (at: string): string[] =>
  existsSync(at)
    ? readdirSync(at, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

/** @param shown the folder as the user would type it */
function readPackage(folder: string, shown: string, name: string): GamePackage {
  const readme = join(folder, 'README.md');
  return {
    name,
    game: readText(join(folder, 'game.yaml'), join(shown, 'game.yaml')),
    data: readFolder(join(folder, 'data'), join(shown, 'data')),
    variants: readFolder(join(folder, 'variants'), join(shown, 'variants')),
    ...(existsSync(readme) ? { readme: readText(readme, join(shown, 'README.md')) } : {}),
  };
}

/** The rule texts of a folder, by name. */
function readFolder(folder: string, shown: string): Record<string, RuleText> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => TEXT_FILE.test(file)) : [];
  return Object.fromEntries(
    files.sort().map((file) => [file.replace(TEXT_FILE, ''), readText(join(folder, file), join(shown, file))]),
  );
}

/**
 * What a user's file can extend: a game or rule set beside it, the game that it is a variant of, or a shipped one.
 * @param file as the user typed it
 */
export function libraryBeside(file: string, cwd: string, shipped: Library): Library {
  const folder = dirname(file);
  const known = new Map<string, GamePackage | undefined>();
  const packageAt = (at: string, name: string): GamePackage | undefined => {
    if (!existsSync(resolve(cwd, at, 'game.yaml'))) return undefined;
    const found = readPackage(resolve(cwd, at), at, name);
    return basename(resolve(cwd, at)) === name || nameIn(found.game) === name ? found : undefined;
  };
  const textAt = (name: string): GamePackage | undefined => {
    const path = ['yaml', 'yml', 'json']
      .map((ending) => join(folder, `${name}.${ending}`))
      .find((each) => existsSync(resolve(cwd, each)));
    if (!path) return undefined;
    const game = readText(resolve(cwd, path), path);
    // A rule set may have the name of what it extends: then that name still means the game.
    return resolve(cwd, path) === resolve(cwd, file) || gameOf(game) === name
      ? undefined
      : { name, game, variants: {} };
  };
  const search = (name: string): GamePackage | undefined => {
    if (!/^[\w-]+$/.test(name)) return undefined;
    const around = ['data', 'variants'].includes(basename(resolve(cwd, folder)))
      ? packageAt(join(folder, '..'), name)
      : undefined;
    return (
      around ?? packageAt(folder, name) ?? packageAt(join(folder, name), name) ?? textAt(name) ?? shipped.find(name)
    );
  };
  return {
    games: () => shipped.games(),
    find(name) {
      if (!known.has(name)) known.set(name, search(name));
      return known.get(name);
    },
  };
}

/** The name that a rule text gives itself. */
const nameIn = (rules: RuleText): string | undefined => textUnder(rules, 'name');

/** The game that a rule text extends. */
const gameOf = (rules: RuleText): string | undefined => textUnder(rules, 'extends')?.split('/')[0];

function textUnder(rules: RuleText, key: string): string | undefined {
  const parsed = parseText(rules);
  const value = parsed.ok ? parsed.value.value[key] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** @throws CommandError if the file is not there or is no text */
export function readText(path: string, uri: string): RuleText {
  const data = readBytes(path, uri);
  try {
    return { uri, text: new TextDecoder('utf-8', { fatal: true }).decode(data) };
  } catch {
    throw usage(`${uri} can’t be read: it is not a text in UTF-8`);
  }
}

/** @throws CommandError if the file is not there */
export function readBytes(path: string, uri: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw usage(`${uri} can’t be read: ${reasonOf(error)}`);
  }
}

export const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();
