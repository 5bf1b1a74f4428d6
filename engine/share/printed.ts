/** The printed rules behind a rule set: what is left of it without its own document. */
import { loadRuleSet } from '../language/index.ts';
import { parseText } from '../language/parse.ts';
import type { GamePackage, Library, RuleSet, RuleText } from '../language/types.ts';
import { extendedGame, withBase } from './base.ts';

export interface PrintedRules {
  ruleSet: RuleSet;
  /** `extends`: what the rule set extends, with the same variants; `origin`: what its text was once made from. */
  from: 'extends' | 'origin';
}

/**
 * Nothing for a shipped game as such, for a text that stands alone and remembers no origin, and if the origin is not to be
 * found or no longer loads.
 */
export function printedRules(ruleSet: RuleSet, library?: Library): PrintedRules | undefined {
  const variants = ruleSet.variants.filter(({ active }) => active).map(({ name }) => name);
  if (ruleSet.base !== undefined) {
    const chain = chainOf(ruleSet);
    const parent = chain.at(-2)!;
    const printed = loadRuleSet(parent, { library: libraryOf(ruleSet, chain), variants });
    return printed.ok ? { ruleSet: printed.value, from: 'extends' } : undefined;
  }
  const { origin } = ruleSet.definition;
  if (!origin?.extends) return undefined;
  const [game, variant] = origin.extends.split('/');
  const carried = withBase(library ?? { games: () => [], find: () => undefined }, origin.texts);
  if (!carried.find(game)) return undefined;
  const printed = loadRuleSet(
    { game },
    { library: carried, variants: origin.variants ?? (variant ? [variant] : undefined) },
  );
  return printed.ok ? { ruleSet: printed.value, from: 'origin' } : undefined;
}

/** The documents of the `extends` chain, the game first. Its data and variants lie between the game and the rest. */
function chainOf({ documents, variants, data }: RuleSet): RuleText[] {
  const shipped = new Set([...variants, ...Object.values(data)].map(({ uri }) => uri));
  return documents.filter(({ uri }, index) => index === 0 || !shipped.has(uri));
}

function libraryOf({ documents, variants, data }: RuleSet, chain: readonly RuleText[]): Library {
  const packages = new Map<string, GamePackage>();
  for (const [index, game] of chain.slice(0, -1).entries()) {
    // What it is called is known to the one that extends it.
    const name = extendedGame(chain[index + 1]) ?? nameOf(game);
    packages.set(name, { name, game, variants: {} });
  }
  const root = packages.values().next().value;
  if (root) root.data = { ...data };
  for (const { name, uri } of variants) {
    const text = documents.find((document) => document.uri === uri);
    if (root && text) root.variants[name] = text;
  }
  return { games: () => [...packages.keys()], find: (name) => packages.get(name) };
}

function nameOf(rules: RuleText): string {
  const parsed = parseText(rules);
  return parsed.ok ? String(parsed.value.value.name) : '';
}
