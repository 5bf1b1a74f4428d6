/** Rules among several files, of a zip or a folder: which of them is the own text, and what it extends. */
import { parseText } from '../language/parse.ts';
import { isMapping } from '../language/tree.ts';
import type { RuleText } from '../language/types.ts';
import type { BaseTexts } from './types.ts';

/** Names of files in a zip. */
export const RULES = 'rules.yaml';
export const BASE_FOLDER = 'base/';
export const MANIFEST = 'manifest.json';
export const HOOKS_FILE = 'hooks.json';

export interface FoundRules {
  /** The own text. */
  rules: RuleText;
  /** Where it lies among the files. */
  path: string;
  /** What it extends or, for a game with variants or data, the game itself with those. */
  texts?: BaseTexts;
  hash?: string;
  /** Versions of the hooks that the rules name. */
  hooks: Readonly<Record<string, unknown>>;
}

/** @param texts by their paths */
export function rulesIn(texts: ReadonlyMap<string, string>): FoundRules | undefined {
  // A folder that was packed as a whole stands around everything.
  const folder = (file: string) =>
    [...texts.keys()]
      .filter((path) => path === file || path.endsWith(`/${file}`))
      .sort((a, b) => a.length - b.length)[0]
      ?.slice(0, -file.length);
  const packed = folder(MANIFEST);
  const manifest = packed === undefined ? undefined : parsed(texts.get(packed + MANIFEST));
  if (packed !== undefined && manifest?.kind === 'houserules-rules') {
    const file = typeof manifest.rules === 'string' ? manifest.rules : RULES;
    const text = texts.get(packed + file);
    if (text === undefined) return undefined;
    const base = isMapping(manifest.base) ? manifest.base : {};
    const texts_ = inFolder(texts, packed + (typeof base.folder === 'string' ? base.folder : BASE_FOLDER));
    return {
      rules: { uri: file, text },
      path: packed + file,
      ...(Object.keys(texts_).length > 0 && { texts: texts_ }),
      ...(typeof base.hash === 'string' && { hash: base.hash }),
      hooks: hooksIn(texts.get(packed + HOOKS_FILE)),
    };
  }
  for (const file of [RULES, 'rules.yml', 'rules.json']) {
    const at = folder(file);
    if (at === undefined) continue;
    const base = inFolder(texts, at + BASE_FOLDER);
    return {
      rules: { uri: file, text: texts.get(at + file)! },
      path: at + file,
      ...(Object.keys(base).length > 0 && { texts: base }),
      hooks: {},
    };
  }
  const at = folder('game.yaml');
  return at === undefined ? undefined : gameIn(texts, at);
}

/** A game's folder: with its variants and data, and with games that lie beside it in folders of their own. */
function gameIn(texts: ReadonlyMap<string, string>, folder: string): FoundRules {
  const rules = { uri: 'game.yaml', text: texts.get(`${folder}game.yaml`)! };
  const read = parseText(rules);
  const name = read.ok && typeof read.value.value.name === 'string' ? read.value.value.name : 'game';
  const parts = ['data', 'variants'].flatMap((part) =>
    Object.entries(inFolder(texts, `${folder}${part}/`)).map(([file, text]) => [`${name}/${part}/${file}`, text]),
  );
  const beside = [...texts.keys()].flatMap((path) => {
    const game = path.startsWith(folder) && /^([\w-]+)\/game\.yaml$/.exec(path.slice(folder.length))?.[1];
    return game && game !== name
      ? Object.entries(inFolder(texts, `${folder}${game}/`)).map(([file, text]) => [`${game}/${file}`, text])
      : [];
  });
  const own = parts.length > 0 ? [[`${name}/game.yaml`, rules.text], ...parts] : [];
  const all = [...own, ...beside];
  return {
    rules,
    path: `${folder}game.yaml`,
    ...(all.length > 0 && { texts: Object.fromEntries(all) }),
    hooks: {},
  };
}

function inFolder(texts: ReadonlyMap<string, string>, folder: string): Record<string, string> {
  return Object.fromEntries(
    [...texts].flatMap(([path, text]) => (path.startsWith(folder) ? [[path.slice(folder.length), text]] : [])),
  );
}

function parsed(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isMapping(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function hooksIn(text: string | undefined): Record<string, unknown> {
  const hooks = parsed(text)?.hooks;
  return isMapping(hooks) ? hooks : {};
}
