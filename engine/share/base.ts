/**
 * What a rule set extends, as texts that can leave the program with it, and the other way round: such texts as games of a
 * library.
 */

import { diagnose } from '../diagnostics/catalogue.ts';
import { fail, ok, type Result } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/near.ts';
import { origins } from '../language/origins.ts';
import { parseText } from '../language/parse.ts';
import type { GamePackage, Library, RuleText } from '../language/types.ts';
import { sha256 } from './sha256.ts';
import type { BaseTexts } from './types.ts';

/** The game that a text extends, if it says so. A text with errors may still say it. */
export function extendedGame(rules: RuleText): string | undefined {
  const parsed = parseText(rules);
  const written = parsed.ok ? parsed.value.value.extends : undefined;
  return typeof written === 'string' ? written.split('/')[0] : undefined;
}

/**
 * The texts of everything that a rule set extends, through all of the chain; none for a text that stands alone. For a
 * game of the library its own texts are among them. Codes: unknown-game, extends-not-found, extends-cycle.
 */
export function baseTexts(entry: RuleText | { game: string }, library: Library): Result<BaseTexts> {
  const texts: Record<string, string> = {};
  const seen: string[] = [];
  let at: RuleText | undefined = 'game' in entry ? undefined : entry;
  let game = 'game' in entry ? entry.game : extendedGame(entry);
  while (game !== undefined) {
    const found = library.find(game);
    const place = at && whereExtends(at);
    if (!found) {
      const near = nearest(game, library.games());
      return fail([
        place
          ? diagnose('extends-not-found', { name: game, near }, place)
          : diagnose('unknown-game', { name: game, near }, { document: game, path: [], range: START }),
      ]);
    }
    if (seen.includes(game)) return fail([diagnose('extends-cycle', { chain: [...seen, game] }, place!)]);
    seen.push(game);
    Object.assign(texts, packageTexts(found));
    at = found.game;
    game = extendedGame(found.game);
  }
  return ok(texts);
}

const START = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } };

function whereExtends(rules: RuleText) {
  const parsed = parseText(rules);
  const place = parsed.ok ? origins.at(parsed.value.value, 'extends') : undefined;
  return place ?? { document: rules.uri, path: ['extends'], range: START };
}

export function packageTexts({ name, game, variants, data = {} }: GamePackage): BaseTexts {
  const entries = [
    ...Object.keys(data).map((part) => [`${name}/data/${part}.yaml`, data[part].text]),
    ...Object.keys(variants).map((variant) => [`${name}/variants/${variant}.yaml`, variants[variant].text]),
  ];
  return { [`${name}/game.yaml`]: game.text, ...Object.fromEntries(entries.sort()) };
}

/** Equal for equal texts; how lines end does not matter. */
export function hashTexts(texts: BaseTexts): string {
  const lines = Object.keys(texts)
    .sort()
    .map((file) => [file, unified(texts[file])]);
  return sha256(JSON.stringify(lines));
}

const unified = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** Names of the games that the texts belong to. */
export function gamesIn(texts: BaseTexts): string[] {
  return [...new Set(Object.keys(texts).map((file) => file.split('/')[0]))];
}

/** The games that texts make up. Files with other names are left out. */
export function packagesIn(texts: BaseTexts): GamePackage[] {
  return gamesIn(texts).flatMap((name) => {
    const file = `${name}/game.yaml`;
    if (!Object.hasOwn(texts, file)) return [];
    const variants = textsIn(texts, `${name}/variants/`);
    const data = textsIn(texts, `${name}/data/`);
    const game = { uri: file, text: texts[file] };
    return [{ name, game, variants, ...(Object.keys(data).length > 0 ? { data } : {}) }];
  });
}

/** The texts of a folder by their names. */
function textsIn(texts: BaseTexts, folder: string): Record<string, RuleText> {
  const found: Record<string, RuleText> = {};
  for (const uri of Object.keys(texts)) {
    const name = uri.startsWith(folder) && /^([\w-]+)\.ya?ml$/.exec(uri.slice(folder.length))?.[1];
    if (name) found[name] = { uri, text: texts[uri] };
  }
  return found;
}

/** A library in which carried games take the place of installed ones. */
export function withBase(library: Library, base: BaseTexts | undefined): Library {
  if (!base) return library;
  const packages = new Map(packagesIn(base).map((each) => [each.name, each]));
  if (packages.size === 0) return library;
  return {
    games: () => [...new Set([...library.games(), ...packages.keys()])],
    find: (name) => packages.get(name) ?? library.find(name),
  };
}

/** The carried games that are not installed just so: `missing` ones are not there at all. */
export function differingGames(base: BaseTexts, library: Library): { name: string; missing: boolean }[] {
  const differing: { name: string; missing: boolean }[] = [];
  for (const theirs of packagesIn(base)) {
    const ours = library.find(theirs.name);
    if (ours && hashTexts(packageTexts(ours)) === hashTexts(packageTexts(theirs))) continue;
    differing.push({ name: theirs.name, missing: !ours });
  }
  return differing;
}
