/** Takes a zip apart: only texts, only from safe paths, and not more than a rule set can need. */
import { unzipSync } from 'fflate';
import { diagnose } from '../diagnostics/catalogue.ts';
import { type Diagnostic, fail, ok, type Result } from '../diagnostics/diagnostic.ts';
import { parseText } from '../language/parse.ts';
import { nowhere } from '../language/places.ts';
import { isMapping } from '../language/tree.ts';
import type { RuleText } from '../language/types.ts';

import type { BaseTexts } from './types.ts';
import { BASE_FOLDER, HOOKS_FILE, MANIFEST, RULES } from './zip-write.ts';

/** Files in a zip; bytes of one and of all, unpacked; how many times smaller a large one may be when packed. */
export const LIMITS = { entries: 500, file: 2 * 1024 * 1024, total: 8 * 1024 * 1024, ratio: 100, small: 64 * 1024 };

export interface ZipRules {
  rules: RuleText;
  /** What it extends or, for a game, the game itself with its variants. */
  texts?: BaseTexts;
  hash?: string;
  /** Versions of the hooks that the rules name. */
  hooks: Readonly<Record<string, unknown>>;
  diagnostics: readonly Diagnostic[];
}

class Refusal extends Error {}

/** @param name the zip's file name, for messages */
export function readZip(data: Uint8Array, name: string): Result<ZipRules> {
  const code: string[] = [];
  let texts: Map<string, string>;
  try {
    texts = unpack(data, code);
  } catch (error) {
    if (error instanceof Refusal)
      return fail([diagnose('zip-refused', { name, problem: error.message }, nowhere(name))]);
    const problem = error instanceof Error && error.message ? error.message : 'it is damaged';
    return fail([diagnose('zip-damaged', { name, problem }, nowhere(name))]);
  }
  const diagnostics =
    code.length > 0 ? [diagnose('code-not-imported', { files: code.slice(0, 5) }, nowhere(name))] : [];
  const found = rulesIn(texts);
  return found ? ok({ ...found, diagnostics }) : fail([diagnose('zip-no-rules', { name }, nowhere(name))]);
}

const TEXT = /\.(ya?ml|json)$/i;
const CODE = /\.(m?[jt]sx?|c[jt]s|wasm|html?)$/i;

function unpack(data: Uint8Array, code: string[]): Map<string, string> {
  let entries = 0;
  let total = 0;
  const seen = new Set<string>();
  const files = unzipSync(data, {
    filter({ name, size, originalSize }) {
      if (++entries > LIMITS.entries) throw new Refusal(`it has more than ${LIMITS.entries} files`);
      if (!isSafe(name)) throw new Refusal(`one of its files leads out of it (${JSON.stringify(name.slice(0, 60))})`);
      if (name.endsWith('/')) return false;
      if (seen.has(name.toLowerCase())) throw new Refusal(`it has ${JSON.stringify(name.slice(0, 60))} twice`);
      seen.add(name.toLowerCase());
      if (CODE.test(name)) code.push(name);
      total += originalSize;
      if (originalSize > LIMITS.file || total > LIMITS.total) throw new Refusal('it is too large when unpacked');
      if (originalSize > LIMITS.small && originalSize > size * LIMITS.ratio)
        throw new Refusal('it is packed more tightly than texts can be');
      return TEXT.test(name);
    },
  });
  return new Map(Object.entries(files).map(([name, bytes]) => [name, utf8(bytes, name)]));
}

/** A relative path that stays inside, in names that are the same everywhere. */
function isSafe(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (/[\u0000-\u001f\\:]/.test(path) || path.startsWith('/') || path.length > 300) return false;
  return path.split('/').every((part) => part !== '..' && part !== '.' && !FORBIDDEN.has(part));
}
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

function utf8(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`${name} is no text in UTF-8`);
  }
}

type Found = Omit<ZipRules, 'diagnostics'>;

function rulesIn(texts: ReadonlyMap<string, string>): Found | undefined {
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
      ...(Object.keys(base).length > 0 && { texts: base }),
      hooks: {},
    };
  }
  const at = folder('game.yaml');
  return at === undefined ? undefined : gameIn(texts, at);
}

/** A game's folder, packed. */
function gameIn(texts: ReadonlyMap<string, string>, folder: string): Found {
  const rules = { uri: 'game.yaml', text: texts.get(`${folder}game.yaml`)! };
  const read = parseText(rules);
  const name = read.ok && typeof read.value.value.name === 'string' ? read.value.value.name : 'game';
  const parts = ['data', 'variants'].flatMap((part) =>
    Object.entries(inFolder(texts, `${folder}${part}/`)).map(([file, text]) => [`${name}/${part}/${file}`, text]),
  );
  return { rules, texts: { [`${name}/game.yaml`]: rules.text, ...Object.fromEntries(parts) }, hooks: {} };
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
