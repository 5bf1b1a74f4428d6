/** The printed rules behind a rule set: what is left of it without its own document. */
import { loadRuleSet } from '../language/index.ts';
import { parseText } from '../language/parse.ts';
import type { GamePackage, Library, RuleSet, RuleText } from '../language/types.ts';
import { extendedGame, withBase } from './base.ts';
import type { BaseTexts } from './types.ts';

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
  const origin = originOf(ruleSet);
  if (!origin) return undefined;
  const { game, variants: chosen, texts } = origin;
  const carried = withBase(library ?? { games: () => [], find: () => undefined }, texts);
  if (!carried.find(game)) return undefined;
  const printed = loadRuleSet({ game }, { library: carried, variants: chosen });
  return printed.ok ? { ruleSet: printed.value, from: 'origin' } : undefined;
}

export interface Origin {
  game: string;
  /** Those that were chosen; absent: the ones that are played if nobody says anything. */
  variants?: readonly string[];
  /** What it was made from, if the text carries that along. */
  texts?: BaseTexts;
}

/** What a text that stands alone was once made from, if it remembers that. */
export function originOf({ base, definition: { origin } }: RuleSet): Origin | undefined {
  if (base !== undefined || !origin?.extends) return undefined;
  const [game, variant] = origin.extends.split('/');
  const variants = origin.variants ?? (variant ? [variant] : undefined);
  return { game: game!, ...(variants ? { variants } : {}), ...(origin.texts ? { texts: origin.texts } : {}) };
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
