/** Takes a zip apart: only texts, only from safe paths, and not more than a rule set can need. */
import { unzipSync } from 'fflate';
import { diagnose } from '../diagnostics/catalogue.ts';
import { type Diagnostic, fail, ok, type Result } from '../diagnostics/diagnostic.ts';
import { nowhere } from '../language/places.ts';
import { type FoundRules, rulesIn } from './rules-in.ts';

/** Files in a zip; bytes of one and of all, unpacked; how many times smaller a large one may be when packed. */
export const LIMITS = { entries: 500, file: 2 * 1024 * 1024, total: 8 * 1024 * 1024, ratio: 100, small: 64 * 1024 };

export interface ZipRules extends FoundRules {
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
