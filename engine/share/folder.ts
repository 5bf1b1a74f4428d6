/**
 * A rule set as the files of a folder: its own text is `game.yaml`, with variants and data beside it if it has some of its
 * own, and what it extends in folders of their own. The command line plays such a folder as it is.
 */
import { ok, type Result } from '../diagnostics/diagnostic.ts';
import { parseText } from '../language/parse.ts';
import type { Library, RuleText } from '../language/types.ts';
import { baseTexts, packageTexts } from './base.ts';

/** Texts by their paths. Codes: those of `baseTexts`. */
export function folderOf(rules: RuleText, library: Library): Result<Record<string, string>> {
  const base = baseTexts(rules, library);
  if (!base.ok) return base;
  return ok({ 'game.yaml': rules.text, ...partsOf(rules, library), ...base.value });
}

/** Variants and data of a text that stands alone. */
function partsOf(rules: RuleText, library: Library): Record<string, string> {
  const parsed = parseText(rules);
  const { extends: base, name, variants = [], data = [] } = parsed.ok ? parsed.value.value : {};
  const declares = [variants, data].some((names) => Array.isArray(names) && names.length > 0);
  const own = base === undefined && declares && typeof name === 'string' ? library.find(name) : undefined;
  if (!own) return {};
  return Object.fromEntries(
    Object.entries(packageTexts(own)).flatMap(([path, text]) => {
      const file = path.slice(own.name.length + 1);
      return file === 'game.yaml' ? [] : [[file, text]];
    }),
  );
}
