/** The zip of a rule set: the rules, what they extend, the schema, the hooks they name, and a page to read. */
import { strToU8, type Zippable, zipSync } from 'fflate';
import schema from '../../schema/houserules.schema.json';
import { textIn } from '../language/text.ts';
import type { RuleSet } from '../language/types.ts';
import { gamesIn, hashTexts } from './base.ts';
import { hookVersions } from './hooks.ts';
import { readme } from './readme.ts';
import { BASE_FOLDER, HOOKS_FILE, MANIFEST, RULES } from './rules-in.ts';
import type { BaseTexts } from './types.ts';

/** manifest.json: what a zip holds. Its schema is schema/files/manifest.schema.json. */
export interface Manifest {
  kind: 'houserules-rules';
  format: 1;
  name: string;
  title: string;
  /** The file of the rule set's own text. */
  rules: string;
  /** What it extends; absent if it stands alone. */
  base?: { folder: string; games: string[]; hash: string };
}

export interface ZipContents {
  /** The own text. */
  rules: string;
  base: BaseTexts;
  ruleSet: RuleSet;
  /** What differs from the printed rules. */
  sentences: readonly string[];
  locale?: string;
}

/** The same rules give the same bytes. */
export function zipRules({ rules, base, ruleSet, sentences, locale }: ZipContents): Uint8Array {
  const { definition } = ruleSet;
  const title = textIn(definition.title, locale) ?? definition.name;
  const manifest: Manifest = {
    kind: 'houserules-rules',
    format: 1,
    name: definition.name,
    title,
    rules: RULES,
    ...(Object.keys(base).length > 0 && { base: { folder: BASE_FOLDER, games: gamesIn(base), hash: hashTexts(base) } }),
  };
  const files: Record<string, string> = {
    [RULES]: rules,
    [MANIFEST]: json(manifest),
    ...Object.fromEntries(Object.entries(base).map(([file, text]) => [BASE_FOLDER + file, text])),
    [HOOKS_FILE]: json({ hooks: hookVersions(definition) }),
    'houserules.schema.json': json(schema),
    'README.md': readme(ruleSet, sentences, { base, locale }),
  };
  const packed: Zippable = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, strToU8(text)]));
  return zipSync(packed, { level: 9, mtime: new Date(1980, 0, 2) });
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
